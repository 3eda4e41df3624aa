/* bind_process_stats — internalBinding('process_stats'): time and memory that the process took.
 * Numbers go through `registers`, a Float64Array that both sides see. */
#include <sys/resource.h>
#include <time.h>
#include <uv.h>

#include "base/check.h"
#include "base/mem.h"
#include "bind/bind.h"
#include "loop/memory_limit.h"
#include "sys/sys_clock.h"
#include "sys/sys_memory.h"

#define REGISTERS 16

static double *registers(struct env *env) {
  return env->bind[BIND_PROCESS_STATS];
}

static JSValueRef done(struct js_call *c, int err) {
  return js_int(c->env, err);
}

/* hrtime(): registers 0 = seconds, 1 = nanoseconds of the monotonic clock */
JS_NATIVE(stats_hrtime) {
  struct timespec ts;
  clock_gettime(CLOCK_MONOTONIC, &ts);
  registers(c->env)[0] = (double)ts.tv_sec;
  registers(c->env)[1] = (double)ts.tv_nsec;
  return js_undefined(c->env);
}

/* uptime() -> seconds since the program was started */
JS_NATIVE(stats_uptime) {
  return js_number(c->env, (double)sys_clock_uptime_ns() / 1e9);
}

/* rss() -> bytes */
JS_NATIVE(stats_rss) {
  return js_number(c->env, (double)sys_memory_resident());
}

/* heap() -> the engine's own figures: heapSize, heapCapacity, extraMemorySize, ... in bytes */
JS_NATIVE(stats_heap) {
  return JSGetMemoryUsageStatistics(c->ctx);
}

/* constrained() -> bytes that the control group allows; 0: no limit */
JS_NATIVE(stats_constrained) {
  return js_number(c->env, (double)memory_limit());
}

/* available() -> bytes */
JS_NATIVE(stats_available) {
  return js_number(c->env, (double)sys_memory_available());
}

static double micros(struct timeval t) {
  return (double)t.tv_sec * 1e6 + (double)t.tv_usec;
}

static int read_usage(double *reg, int who) {
  struct rusage u;
  if (getrusage(who, &u) != 0) return -1;
  const double all[] = {
      micros(u.ru_utime),  micros(u.ru_stime),    (double)u.ru_maxrss,  (double)u.ru_ixrss,
      (double)u.ru_idrss,  (double)u.ru_isrss,    (double)u.ru_minflt,  (double)u.ru_majflt,
      (double)u.ru_nswap,  (double)u.ru_inblock,  (double)u.ru_oublock, (double)u.ru_msgsnd,
      (double)u.ru_msgrcv, (double)u.ru_nsignals, (double)u.ru_nvcsw,   (double)u.ru_nivcsw,
  };
  _Static_assert(ARRAY_COUNT(all) <= REGISTERS, "raise REGISTERS");
  for (size_t i = 0; i < ARRAY_COUNT(all); i++) reg[i] = all[i];
  return 0;
}

/* usage() -> 0; registers = struct rusage, times in microseconds.  ORDER: process/stats.js */
JS_NATIVE(stats_usage) {
  return done(c, read_usage(registers(c->env), RUSAGE_SELF));
}

/* threadUsage(): the same for this thread */
JS_NATIVE(stats_thread_usage) {
  return done(c, read_usage(registers(c->env), RUSAGE_THREAD));
}

static const struct native natives[] = {
    NATIVE("hrtime", 0, stats_hrtime),
    NATIVE("uptime", 0, stats_uptime),
    NATIVE("rss", 0, stats_rss),
    NATIVE("heap", 0, stats_heap),
    NATIVE("constrained", 0, stats_constrained),
    NATIVE("available", 0, stats_available),
    NATIVE("usage", 0, stats_usage),
    NATIVE("threadUsage", 0, stats_thread_usage),
};

static void keep_bytes(void *bytes, void *context) {} /* on_end frees them */

void bind_process_stats_init(struct env *env, JSObjectRef target) {
  double *reg = mem_zalloc(REGISTERS * sizeof *reg);
  env->bind[BIND_PROCESS_STATS] = reg;
  env_on_end(env, mem_free, reg);
  native_define(env, target, natives, ARRAY_COUNT(natives));
  JSObjectRef array =
      JSObjectMakeTypedArrayWithBytesNoCopy(env->ctx, kJSTypedArrayTypeFloat64Array, reg,
                                            REGISTERS * sizeof *reg, keep_bytes, NULL, NULL);
  CHECK(array);
  js_set(env, target, "registers", array);
}
