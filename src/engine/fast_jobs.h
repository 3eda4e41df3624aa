/* fast_jobs — a promise job runs in the async context that it was queued in.
 *
 * lib/internal/async_context keeps the present context in a property, `context.frame`, and puts a
 * reaction in front of those of a program that sets it.  That needs a promise to attach to; `await
 * 5` and jobs for thenables have none.  All jobs of the engine go through one exported function of
 * its own.  This file defines the function of that name, so the library's calls arrive here first;
 * once a program uses AsyncLocalStorage it queues, before each job, one that sets the frame of now.
 *
 *   queue:  ... [set_frame(frame)] [job]     any job
 *           ... [restore] [reaction]         where async_context has put its own: left alone
 *
 * Costs 2 ns a job until a program uses it, then some 40 ns a job.
 *
 * What is known of the engine's layout is learned from samples when it is turned on, and checked: a
 * queued task is eight words (2: the global object, 3: the function, 4 to 7: its arguments), the
 * first property of an object literal is its word 2, closures of one text share one word.  A
 * library that binds its own calls (-Bsymbolic), or is different in any of this, leaves it off, as
 * does EDDY_ENGINE_FAST=0: contexts then follow promises only.
 *
 * Threads: everything is of the thread's own env. */
#pragma once

#include "engine/env.h"

/* What fast_jobs_follow learns from.  All are of lib/internal/async_context. */
struct fast_jobs_samples {
  JSObjectRef context;   /* its first property holds restore[0] during the call */
  JSObjectRef set_frame; /* (frame) => void */
  JSObjectRef
      restore[2];    /* two closures of one function's text, of the kind put before reactions */
  JSObjectRef other; /* any other function */
  JSObjectRef
      probe; /* () => void: queues restore[0] as reaction to a promise fulfilled with `other` */
};

/* Begins to set frames, for the rest of the env's life.  false: the engine is not as expected, or
 * it is not allowed; nothing has changed.  Call with the lock held. */
bool fast_jobs_follow(struct env *env, const struct fast_jobs_samples *samples);
