/* bind_work — a piece of work for the thread pool, with a callback when it is done.
 *
 * Embed it in what the work needs; fill `run`, `answer`, `fini`; bind_work_keep what JavaScript must
 * not lose or move meanwhile; bind_work_start.  When the env ends first, the work is cancelled, or
 * waited for where it has begun, and only `fini` is called. */
#pragma once

#include <uv.h>

#include "bind/bind.h"
#include "engine/pin.h"

#define BIND_WORK_KEEPS    6
#define BIND_WORK_MAX_ARGC 3

struct bind_work {
  void (*run)(struct bind_work *w); /* any thread; no JavaScript */
  /* The env's thread: arguments of the callback.  Returns how many. */
  unsigned (*answer)(struct bind_work *w, JSValueRef argv[BIND_WORK_MAX_ARGC]);
  void (*fini)(struct bind_work *w); /* the env's thread: frees all, `w` too */
  /* filled here */
  struct env *env;
  uv_work_t req;
  struct list link;
  struct js_pin callback, keep[BIND_WORK_KEEPS];
  unsigned keeps;
  bool is_over;
};

/* Pins an object until the work is done.  After `env` is set. */
void bind_work_keep(struct bind_work *w, JSValueRef object);

/* The bytes behind a view or ArrayBuffer, which stay where they are until the work is done.
 * false: neither. */
MUST_USE bool bind_work_bytes(struct bind_work *w, JSValueRef v, char **ptr, size_t *len);

/* For what is not to be started after all: drops the pins, calls `fini`. */
void bind_work_drop(struct bind_work *w);

/* 0, or a negative errno: then `fini` has been called, and no callback follows. */
MUST_USE int bind_work_start(struct bind_work *w, JSObjectRef callback);

/* Runs it now, on this thread, and calls `fini`.  Returns the first argument. */
JSValueRef bind_work_now(struct bind_work *w);
