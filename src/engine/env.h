/* env — one thread's JavaScript world: a context group, its main context, its event loop, and what
 * C keeps for it.  Everything in engine/ and bind/ works on the env of the calling thread.
 *
 * Threads: an env is made, used and ended on one thread; nothing in it is shared. */
#pragma once

#include <JavaScriptCore/JavaScript.h>

#include "base/list.h"
#include "base/slots.h"
#include "loop/loop.h"

#define ENV_BINDS 48

struct env;

/* Int32 registers that JavaScript and C both see (turn.registers in JavaScript).
 * ORDER: lib/internal/turn.js names the same indices. */
enum turn_reg {
  TURN_TICKS,      /* process.nextTick queue is not empty */
  TURN_REJECTIONS, /* there are rejections to report */
  TURN_REG_COUNT = 8
};

struct turn {
  int32_t *reg; /* TURN_REG_COUNT words; JavaScript sees them through a buffer without a copy */
  JSObjectRef run_ticks;      /* () => void */
  JSObjectRef run_rejections; /* () => void */
  JSObjectRef on_fatal;       /* (error) => void; may end the process */
  JSObjectRef park_fn;
  JSObjectRef spin_fn;
  int (*run)(struct env *env); /* what runs inside the spin */
  int run_result;
  unsigned depth;        /* C -> JS calls from the loop that are under way */
  bool is_inside;        /* the loop runs inside one VM entry */
  bool was_busy;         /* the last poll had events */
  uint64_t calls;        /* since the last idle collection */
  uint64_t idle_gc_skip; /* idle periods to leave out, since collections are long here */
  struct {
    void *events;
    int max, timeout_ms, result, error;
  } park;
};

struct env {
  JSContextGroupRef group;
  JSGlobalContextRef ctx;
  struct loop loop;
  struct slots slots; /* what JavaScript names by ids */
  struct list pins;   /* struct js_pin */
  struct turn turn;
  struct glib_pump *glib;
  JSStringRef swap;      /* two characters, see engine/draft.c */
  size_t unreported;     /* bytes of strings that the collector has not been told of */
  void *bind[ENV_BINDS]; /* state of the bindings, index: enum bind_id */
  struct env_end *ends;
  char *exec_path;
};

extern __thread struct env *env_current; /* NULL on threads that have none */

/* Makes the thread's env: engine, loop, GLib pump.  Returns 0 or a negative error; then nothing is
 * left behind.  The first call of the process also sets the engine's options. */
MUST_USE int env_init(struct env *env);

/* `on_end(state)` runs in env_fini before the context goes, the last one registered first: frees
 * what a binding kept.  It must not call JavaScript. */
void env_on_end(struct env *env, void (*on_end)(void *state), void *state);

/* Ends the env: pins, context, loop.  No JavaScript runs afterwards. */
void env_fini(struct env *env);
