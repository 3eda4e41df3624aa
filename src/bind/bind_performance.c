/* bind_performance — internalBinding('performance'): clocks and figures for perf_hooks.
 * Times are milliseconds since the program was started, unless a name says otherwise. */
#include <time.h>

#include "bind/bind.h"
#include "sys/sys_clock.h"

static JSValueRef ms(struct env *env, uint64_t ns) {
  return js_number(env, (double)ns / 1e6);
}

/* now() */
JS_NATIVE(performance_now) {
  return ms(c->env, sys_clock_uptime_ns());
}

/* timeOrigin() -> milliseconds since 1970 at the start */
JS_NATIVE(performance_time_origin) {
  struct timespec ts;
  clock_gettime(CLOCK_REALTIME, &ts);
  double now = (double)ts.tv_sec * 1e3 + (double)ts.tv_nsec / 1e6;
  return js_number(c->env, now - (double)sys_clock_uptime_ns() / 1e6);
}

/* steps() -> [of main, of the engine, of the built-in modules]; 0: not yet */
JS_NATIVE(performance_steps) {
  JSValueRef list[SYS_CLOCK_STEP_COUNT];
  for (unsigned i = 0; i < SYS_CLOCK_STEP_COUNT; i++) list[i] = ms(c->env, sys_clock_noted_ns(i));
  return js_array(c->env, SYS_CLOCK_STEP_COUNT, list);
}

/* loopStart() -> when the loop began to turn; -1: not yet */
JS_NATIVE(performance_loop_start) {
  uint64_t at = c->env->loop.started_ns;
  return at ? ms(c->env, sys_clock_since_start_ns(at)) : js_int(c->env, -1);
}

/* idleTime() -> what the loop has waited since this was first asked for */
JS_NATIVE(performance_idle_time) {
  c->env->loop.counts_idle = true;
  return ms(c->env, c->env->loop.idle_ns);
}

/* loopCounts() -> [turns, events] */
JS_NATIVE(performance_loop_counts) {
  JSValueRef list[] = {js_number(c->env, (double)c->env->loop.turns),
                       js_number(c->env, (double)c->env->loop.events)};
  return js_array(c->env, ARRAY_COUNT(list), list);
}

static const struct native natives[] = {
    NATIVE("now", 0, performance_now),
    NATIVE("timeOrigin", 0, performance_time_origin),
    NATIVE("steps", 0, performance_steps),
    NATIVE("loopStart", 0, performance_loop_start),
    NATIVE("idleTime", 0, performance_idle_time),
    NATIVE("loopCounts", 0, performance_loop_counts),
};

void bind_performance_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
