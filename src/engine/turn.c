#include "engine/turn.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <time.h>

#include "base/check.h"
#include "base/log.h"
#include "base/mem.h"
#include "engine/bytes.h"
#include "engine/error.h"
#include "engine/fast.h"
#include "engine/jsc_extra.h"
#include "engine/native.h"
#include "engine/value.h"

/* While the server is busy the next event is near: wait that long with the lock held before the
 * lock is dropped (a drop and its way through the engine cost about 250 ns). */
#define BUSY_WAIT_MS 1
/* Idle that long after at least that many callbacks: collect. */
#define IDLE_GC_AFTER_MS 2000
#define IDLE_GC_CALLS    2000
#define IDLE_GC_LONG_MS  50

/* The C API's callbacks drop the engine's lock: only from here may the thread sleep, so that the
 * collector's threads can stop and scan it. */
static JSValueRef park(JSContextRef ctx, JSObjectRef fn, JSObjectRef self, size_t argc,
                       const JSValueRef argv[], JSValueRef *exc) {
  struct env *env = env_current;
  env->turn.park.result = epoll_wait(env->loop.epfd, env->turn.park.events, env->turn.park.max,
                                     env->turn.park.timeout_ms);
  env->turn.park.error = errno;
  return JSValueMakeUndefined(ctx);
}

static int wait_parked(struct env *env, void *events, int max, int timeout_ms) {
  struct turn *t = &env->turn;
  t->park.events = events;
  t->park.max = max;
  t->park.timeout_ms = timeout_ms;
  JSObjectCallAsFunction(env->ctx, t->park_fn, NULL, 0, NULL, NULL);
  errno = t->park.error;
  return t->park.result;
}

static uint64_t clock_ms(void) {
  struct timespec ts;
  clock_gettime(CLOCK_MONOTONIC, &ts);
  return (uint64_t)ts.tv_sec * 1000 + (uint64_t)ts.tv_nsec / 1000000;
}

static void collect_when_idle(struct env *env) {
  env->turn.calls = 0;
  if (env->turn.idle_gc_skip) {
    env->turn.idle_gc_skip--;
    return;
  }
  uint64_t start = clock_ms();
  JSLock(env->ctx);
  JSSynchronousGarbageCollectForDebugging(env->ctx);
  JSUnlock(env->ctx);
  uint64_t took = clock_ms() - start;
  if (took > IDLE_GC_LONG_MS) env->turn.idle_gc_skip = took / IDLE_GC_LONG_MS;
  LOG(ENGINE, "idle collection took %llu ms", (unsigned long long)took);
}

static int wait_idle(struct env *env, void *events, int max, int timeout_ms) {
  bool may_collect =
      env->turn.calls > IDLE_GC_CALLS && (timeout_ms < 0 || timeout_ms > IDLE_GC_AFTER_MS);
  int (*wait)(struct env *, void *, int, int) = wait_parked;
  if (!may_collect) return wait(env, events, max, timeout_ms);
  int n = wait(env, events, max, IDLE_GC_AFTER_MS);
  if (n != 0) return n;
  collect_when_idle(env);
  return 0; /* the loop comes again, with its timers looked at anew */
}

static int turn_wait(struct loop *l, void *events, int max, int timeout_ms) {
  struct env *env = l->user;
  struct turn *t = &env->turn;
  int n;
  if (timeout_ms == 0) {
    n = epoll_wait(l->epfd, events, max, 0);
  } else if (t->is_inside && t->was_busy && (timeout_ms < 0 || timeout_ms > BUSY_WAIT_MS)) {
    n = epoll_wait(l->epfd, events, max, BUSY_WAIT_MS);
    if (n == 0) {
      int left = timeout_ms < 0 ? -1 : timeout_ms - BUSY_WAIT_MS;
      n = wait_idle(env, events, max, left);
    }
  } else {
    n = wait_idle(env, events, max, timeout_ms);
  }
  t->was_busy = n > 0;
  return n;
}

bool turn_run_jobs(struct env *env) {
  if (!env->turn.is_inside) return false;
  fast.drain_microtasks((void *)env->group);
  return true;
}

static void call_hook(struct env *env, JSObjectRef hook) {
  JSValueRef exc = NULL;
  JSObjectCallAsFunction(env->ctx, hook, NULL, 0, NULL, &exc);
  if (exc) turn_fatal(env, exc);
}

/* Inside one entry: run_ticks runs ticks and jobs alternately until both are empty. */
static void settle_inside(struct env *env) {
  struct turn *t = &env->turn;
  for (;;) {
    if (t->reg[TURN_TICKS]) call_hook(env, t->run_ticks);
    else fast.drain_microtasks((void *)env->group);
    if (t->reg[TURN_TICKS]) continue;
    if (!t->reg[TURN_REJECTIONS]) return;
    call_hook(env, t->run_rejections);
  }
}

/* Plain: entered with the lock held once; each release runs the jobs. */
static void settle_plain(struct env *env) {
  struct turn *t = &env->turn;
  for (;;) {
    if (t->reg[TURN_TICKS]) call_hook(env, t->run_ticks);
    JSUnlock(env->ctx);
    JSLock(env->ctx);
    if (t->reg[TURN_TICKS]) continue;
    if (!t->reg[TURN_REJECTIONS]) return;
    call_hook(env, t->run_rejections);
  }
}

JSValueRef turn_call(struct env *env, JSObjectRef fn, JSObjectRef self, size_t argc,
                     const JSValueRef *argv) {
  struct turn *t = &env->turn;
  JSValueRef exc = NULL;
  if (!t->is_inside) JSLock(env->ctx);
  t->depth++;
  t->calls++;
  JSValueRef result = JSObjectCallAsFunction(env->ctx, fn, self, argc, argv, &exc);
  if (UNLIKELY(exc != NULL)) turn_fatal(env, exc);
  if (t->depth == 1) {
    if (t->is_inside) settle_inside(env);
    else settle_plain(env);
  }
  t->depth--;
  if (!t->is_inside) JSUnlock(env->ctx);
  return exc ? NULL : result;
}

void turn_fatal(struct env *env, JSValueRef error) {
  JSValueRef exc = NULL;
  if (env->turn.on_fatal)
    JSObjectCallAsFunction(env->ctx, env->turn.on_fatal, NULL, 1, &error, &exc);
  if (env->turn.on_fatal && !exc) return;
  error_print(env, exc ? exc : error);
  exit(7);
}

JS_NATIVE(turn_spin_native) {
  struct turn *t = &c->env->turn;
  t->is_inside = true;
  t->run_result = t->run(c->env);
  t->is_inside = false;
  return js_undefined(c->env);
}

static bool can_nest(void) {
  const char *plain = getenv("EDDY_PLAIN_TURN");
  return !(plain && strcmp(plain, "1") == 0) && fast.drain_microtasks && fast.function_create;
}

int turn_spin(struct env *env, int (*run)(struct env *env)) {
  struct turn *t = &env->turn;
  if (!can_nest()) return run(env);
  JSValueRef exc = NULL;
  t->run = run;
  JSObjectCallAsFunction(env->ctx, t->spin_fn, NULL, 0, NULL, &exc);
  CHECK(!exc);
  return t->run_result;
}

void turn_set_hooks(struct env *env, JSObjectRef run_ticks, JSObjectRef run_rejections,
                    JSObjectRef on_fatal) {
  struct turn *t = &env->turn;
  JSValueProtect(env->ctx, t->run_ticks = run_ticks);
  JSValueProtect(env->ctx, t->run_rejections = run_rejections);
  JSValueProtect(env->ctx, t->on_fatal = on_fatal);
}

int turn_init(struct env *env) {
  static const struct native spin = NATIVE("spin", 0, turn_spin_native);
  struct turn *t = &env->turn;
  t->reg = mem_zalloc(TURN_REG_COUNT * sizeof *t->reg);
  t->spin_fn = native_function(env, &spin);
  JSValueProtect(env->ctx, t->spin_fn); /* at once: the collector doesn't look into env */
  JSStringRef name = JSStringCreateWithUTF8CString("park");
  t->park_fn = JSObjectMakeFunctionWithCallback(env->ctx, name, park);
  JSStringRelease(name);
  JSValueProtect(env->ctx, t->park_fn);
  env->loop.user = env;
  env->loop.wait = turn_wait;
  return 0;
}

void turn_fini(struct env *env) {
  mem_free(env->turn.reg);
  env->turn.reg = NULL;
}
