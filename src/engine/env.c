#include "engine/env.h"

#include <glib.h>
#include <jsc/jsc.h>
#include <pthread.h>
#include <signal.h>

#include "base/check.h"
#include "base/log.h"
#include "base/mem.h"
#include "engine/fast.h"
#include "engine/fast_error.h"
#include "engine/fast_throw.h"
#include "engine/glib_pump.h"
#include "engine/jsc_extra.h"
#include "engine/pin.h"
#include "engine/turn.h"
#include "loop/memory_limit.h"

__thread struct env *env_current;

/* Once a process, before the first context: the table is read-only afterwards. */
static void set_options(void) {
  JSConfigureSignalForGC(SIGRTMIN + 5); /* SIGUSR1 belongs to the program */
  /* The engine's own collection timers reach for WebKit's main run loop, which nobody made; turn.c
   * collects when the loop is idle. */
  JSDisableGCTimer();
  jsc_options_set_boolean("useTailCalls", FALSE); /* else strict-mode frames vanish from stacks */
  jsc_options_set_boolean("useSharedArrayBuffer", TRUE);
  jsc_options_set_boolean("useExplicitResourceManagement", TRUE);
  jsc_options_set_boolean("useIteratorSequencing", TRUE);
  /* A function is compiled after some 130 calls instead of 33: what runs only at start then never
   * is, which saves 1.3 MiB of the compiler's pages in an idle server; a busy one is past that in
   * no time. */
  jsc_options_set_int("thresholdForJITAfterWarmUp", 2000);
  size_t limit = memory_limit();
  if (limit) jsc_options_set_size("forceRAMSize", limit);
  fast_error_patch();
}

static pthread_once_t options_once = PTHREAD_ONCE_INIT;

int env_init(struct env *env) {
  *env = (struct env){0};
  list_init(&env->pins);
  pthread_once(&options_once, set_options);
  int err = loop_init(&env->loop);
  if (err) return err;
  err = glib_pump_init(env);
  if (err) goto out;
  LOG(ENGINE, "making the context");
  env->ctx = JSGlobalContextCreate(NULL);
  LOG(ENGINE, "made the context");
  CHECK(env->ctx);
  env->group = JSContextGetGroup(env->ctx);
  /* The engine's watchdog only runs in an entry that began when it was there: vm's timeout. */
  JSContextGroupSetExecutionTimeLimit(env->group, 1e6, NULL, NULL);
  JSContextGroupClearExecutionTimeLimit(env->group);
  env_current = env;
  JSLock(env->ctx);
  fast_init(env->group, env->ctx);
  env->swap = JSStringCreateWithUTF8CString("xx");
  err = turn_init(env);
  JSUnlock(env->ctx);
  if (!err) err = glib_pump_start(env);
out:
  if (err) env_fini(env);
  return err;
}

struct env_end {
  struct env_end *next;
  void (*on_end)(void *state);
  void *state;
};

void env_on_end(struct env *env, void (*on_end)(void *state), void *state) {
  struct env_end *end = mem_alloc(sizeof *end);
  *end = (struct env_end){env->ends, on_end, state};
  env->ends = end;
}

static void run_ends(struct env *env) {
  struct env_end *end;
  while ((end = env->ends)) {
    env->ends = end->next;
    end->on_end(end->state);
    mem_free(end);
  }
}

static void drop_pins(struct env *env) {
  while (!list_is_empty(&env->pins))
    js_pin_clear(env, container_of(env->pins.next, struct js_pin, link));
}

void env_fini(struct env *env) {
  run_ends(env);
  if (env->ctx) drop_pins(env);
  if (env->ctx) fast_throw_forget(env);
  if (env->swap) JSStringRelease(env->swap);
  glib_pump_fini(env);
  if (env->ctx) JSGlobalContextRelease(env->ctx);
  turn_fini(env);
  slots_fini(&env->slots);
  loop_fini(&env->loop);
  mem_free(env->exec_path);
  env_current = NULL;
}
