/* turn — how the loop enters JavaScript, and what runs after each entry.
 *
 * JavaScriptCore re-reads the time zone and takes locks at every outermost entry, so the whole
 * program runs inside one: turn_spin enters the VM once and runs the loop from there; every
 * callback is a nested call.  After each callback that came from the loop: the process.nextTick
 * queue until it is empty, then promise jobs until there are none, again while either is non-empty;
 * then rejections.
 *
 * The plain way (EDDY_PLAIN_TURN=1, EDDY_ENGINE_FAST=0, or no way to run jobs on demand): every
 * callback is an outermost entry and the engine runs the jobs as its lock is released.  Same order,
 * same tests. */
#pragma once

#include "engine/env.h"

/* Set-up: the functions of lib/internal/turn.js.  All are pinned. */
void turn_set_hooks(struct env *env, JSObjectRef run_ticks, JSObjectRef run_rejections,
                    JSObjectRef on_fatal);

/* Runs `run(env)` with the loop's callbacks nested in one VM entry (or not, see above) and returns
 * its result.  `run` calls loop_turn. */
int turn_spin(struct env *env, int (*run)(struct env *env));

/* Calls `fn` for the loop; when no other such call is under way, settles ticks, jobs and rejections
 * afterwards.  An exception goes to on_fatal and NULL comes back.  Takes the lock itself. */
JSValueRef turn_call(struct env *env, JSObjectRef fn, JSObjectRef self, size_t argc,
                     const JSValueRef *argv);

/* Promise jobs until there are none.  false: not possible here (plain way); they run later. */
bool turn_run_jobs(struct env *env);

/* Reports what a native caught. */
void turn_fatal(struct env *env, JSValueRef error);

int turn_init(struct env *env);
void turn_fini(struct env *env);
