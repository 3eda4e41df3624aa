#include "base/mem.h"
#include "engine/fast_tz.h"

#include <time.h>

#include "engine/env.h"
#include "engine/jsc_extra.h"
#include "engine/native.h"
#include "engine/string.h"
#include "engine/value.h"
#include "unit.h"

static bool last_reset;

JS_NATIVE(set_tz) {
  char *name = js_dup_cstr(c->env, c->argv[0]);
  setenv("TZ", name, 1);
  tzset();
  mem_free(name);
  last_reset = fast_tz_reset();
  return js_undefined(c->env);
}

static const struct native natives[] = {NATIVE("setTz", 1, set_tz)};

static void start(struct env *env) {
  setenv("TZ", "UTC", 1);
  EQ_INT(0, env_init(env));
  JSLock(env->ctx);
  native_define(env, JSContextGetGlobalObject(env->ctx), natives, 1);
}

static double run(struct env *env, const char *text) {
  JSStringRef s = JSStringCreateWithUTF8CString(text);
  JSValueRef exc = NULL, v = JSEvaluateScript(env->ctx, s, NULL, NULL, 1, &exc);
  JSStringRelease(s);
  OK(!exc);
  return JSValueToNumber(env->ctx, v, NULL);
}

#define HOUR "new Date(1719835200000).getHours()" /* 2024-07-01T12:00Z */

TEST(takes_effect_within_one_entry) {
  struct env env;
  start(&env);
  EQ_INT(12, (int)run(&env, HOUR));
  EQ_INT(14, (int)run(&env, HOUR "; setTz('Europe/Berlin'); " HOUR));
  OK(last_reset);
  EQ_INT(8, (int)run(&env, HOUR "; setTz('America/New_York'); " HOUR));
  EQ_INT(300, (int)run(&env, "new Date(2024, 0, 1).getTimezoneOffset()"));
  EQ_INT(1, (int)run(&env, "setTz('Asia/Kolkata');"
                           "Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Calcutta' ||"
                           "Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Kolkata'"));
  EQ_INT(12, (int)run(&env, "setTz('No/Such'); " HOUR));
  EQ_INT(12, (int)run(&env, "setTz(''); " HOUR));
  JSUnlock(env.ctx);
  env_fini(&env);
}

TEST(plain_way_shows_at_the_next_entry) {
  setenv("EDDY_ENGINE_FAST", "0", 1);
  struct env env;
  start(&env);
  EQ_INT(12, (int)run(&env, HOUR "; setTz('Europe/Berlin'); " HOUR));
  OK(!last_reset);
  EQ_INT(14, (int)run(&env, HOUR));
  JSUnlock(env.ctx);
  env_fini(&env);
}
