/* bind_turn — internalBinding('turn'): the registers, the jobs, timers and immediates of the
 * loop. */
#include <errno.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/check.h"
#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/bytes.h"
#include "engine/pin.h"
#include "engine/turn.h"

struct turn_state {
  struct env *env;
  struct loop_timer timer; /* the one timer under all JavaScript timers */
  struct js_pin on_timers, on_immediates;
};

static struct turn_state *state(struct env *env) {
  return env->bind[BIND_TURN];
}

static JSObjectRef function_arg(struct js_call *c, unsigned i) {
  if (i >= c->argc || !js_is_object(c->env, c->argv[i])) return NULL;
  JSObjectRef fn = (JSObjectRef)c->argv[i];
  return JSObjectIsFunction(c->ctx, fn) ? fn : NULL;
}

/* The hook may ask to be called again after promise jobs (they run on the way out, in the plain
 * way). */
static void call_until_done(struct env *env, JSObjectRef fn) {
  JSValueRef again;
  do again = turn_call(env, fn, NULL, 0, NULL);
  while (again && js_to_bool(env, again));
}

static void on_due(struct loop_timer *t) {
  struct turn_state *s = container_of(t, struct turn_state, timer);
  if (s->on_timers.obj) call_until_done(s->env, s->on_timers.obj);
}

static bool on_check(struct loop *l) {
  struct env *env = l->user;
  struct turn_state *s = state(env);
  if (s->on_immediates.obj) call_until_done(env, s->on_immediates.obj);
  return l->has_immediates;
}

/* setHooks(runTicks, runRejections, onFatal) */
JS_NATIVE(turn_native_set_hooks) {
  JSObjectRef fn[3];
  for (unsigned i = 0; i < ARRAY_COUNT(fn); i++)
    if (!(fn[i] = function_arg(c, i))) return throw_type(c, "three functions are needed");
  turn_set_hooks(c->env, fn[0], fn[1], fn[2]);
  return js_undefined(c->env);
}

/* setTimerHooks(onTimers, onImmediates) */
JS_NATIVE(turn_native_set_timer_hooks) {
  struct turn_state *s = state(c->env);
  JSObjectRef on_timers = function_arg(c, 0), on_immediates = function_arg(c, 1);
  if (!on_timers || !on_immediates) return throw_type(c, "two functions are needed");
  js_pin_set(c->env, &s->on_timers, on_timers);
  js_pin_set(c->env, &s->on_immediates, on_immediates);
  return js_undefined(c->env);
}

/* runJobs() -> boolean: promise jobs until there are none; false: they run by themselves later */
JS_NATIVE(turn_native_run_jobs) {
  return js_bool(c->env, turn_run_jobs(c->env));
}

/* setTimer(inMs: int): the timers hook is called then; -1 stops it */
JS_NATIVE(turn_native_set_timer) {
  struct turn_state *s = state(c->env);
  int32_t ms = c->argc > 0 ? js_to_int(c->env, c->argv[0]) : -1;
  if (ms < 0) loop_timer_stop(&c->env->loop, &s->timer);
  else {
    loop_update_now(&c->env->loop);
    loop_timer_start(&c->env->loop, &s->timer, loop_now_ms(&c->env->loop) + (uint32_t)ms);
  }
  return js_undefined(c->env);
}

/* setTimerRef(isRef: boolean) */
JS_NATIVE(turn_native_set_timer_ref) {
  bool is_ref = c->argc > 0 && js_to_bool(c->env, c->argv[0]);
  loop_timer_set_unref(&c->env->loop, &state(c->env)->timer, !is_ref);
  return js_undefined(c->env);
}

/* setImmediates(any: boolean, anyRef: boolean): whether the check phase has work */
JS_NATIVE(turn_native_set_immediates) {
  c->env->loop.has_immediates = c->argc > 0 && js_to_bool(c->env, c->argv[0]);
  c->env->loop.has_ref_immediates = c->argc > 1 && js_to_bool(c->env, c->argv[1]);
  return js_undefined(c->env);
}

/* hold(): the loop stays alive until release() was called as often */
JS_NATIVE(turn_native_hold) {
  loop_ref(&c->env->loop);
  return js_undefined(c->env);
}
JS_NATIVE(turn_native_release) {
  loop_unref(&c->env->loop);
  return js_undefined(c->env);
}

/* now() -> milliseconds on the loop's clock, which is set: a timer is due so long after its start */
JS_NATIVE(turn_native_now) {
  loop_update_now(&c->env->loop);
  return js_number(c->env, (double)loop_now_ms(&c->env->loop));
}

/* hrtime() -> nanoseconds as a number (exact below 2^53: 104 days of uptime) */
JS_NATIVE(turn_native_hrtime) {
  struct timespec ts;
  clock_gettime(CLOCK_MONOTONIC, &ts);
  return js_number(c->env, (double)ts.tv_sec * 1e9 + (double)ts.tv_nsec);
}

static const struct native natives[] = {
    NATIVE("setHooks", 3, turn_native_set_hooks),
    NATIVE("setTimerHooks", 2, turn_native_set_timer_hooks),
    NATIVE("runJobs", 0, turn_native_run_jobs),
    NATIVE("setTimer", 1, turn_native_set_timer),
    NATIVE("setTimerRef", 1, turn_native_set_timer_ref),
    NATIVE("setImmediates", 2, turn_native_set_immediates),
    NATIVE("hold", 0, turn_native_hold),
    NATIVE("release", 0, turn_native_release),
    NATIVE("now", 0, turn_native_now),
    NATIVE("hrtime", 0, turn_native_hrtime),
};

static void on_end(void *p) {
  struct turn_state *s = p;
  loop_timer_stop(&s->env->loop, &s->timer);
  js_pin_clear(s->env, &s->on_timers);
  js_pin_clear(s->env, &s->on_immediates);
  mem_free(s);
}

static void keep_bytes(void *bytes, void *context) {} /* the registers belong to the env */

void bind_turn_init(struct env *env, JSObjectRef target) {
  struct turn_state *s = mem_zalloc(sizeof *s);
  s->env = env;
  s->timer.on_due = on_due;
  env->bind[BIND_TURN] = s;
  env->loop.on_check = on_check;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
  JSObjectRef registers = JSObjectMakeTypedArrayWithBytesNoCopy(
      env->ctx, kJSTypedArrayTypeInt32Array, env->turn.reg, TURN_REG_COUNT * sizeof(int32_t),
      keep_bytes, NULL, NULL);
  CHECK(registers);
  js_set(env, target, "registers", registers);
}
