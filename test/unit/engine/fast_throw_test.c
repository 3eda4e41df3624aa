#include "base/mem.h"
#include "engine/fast_throw.h"

#include "engine/jsc_extra.h"
#include "engine/string.h"
#include "engine/value.h"
#include "unit.h"

/* The value that a script throws; line 1 is its first. */
static JSValueRef thrown_by(struct env *env, const char *text) {
  JSStringRef s = JSStringCreateWithUTF8CString(text), url = JSStringCreateWithUTF8CString("/t.js");
  JSValueRef exc = NULL;
  JSEvaluateScript(env->ctx, s, NULL, url, 1, &exc);
  JSStringRelease(s);
  JSStringRelease(url);
  OK(exc);
  return exc;
}

static bool site_has(struct env *env, JSValueRef error, const char *part) {
  char *json = js_dup_utf8(env, fast_throw_site(env, error), NULL);
  bool has = json && strstr(json, part);
  mem_free(json);
  return has;
}

TEST(tells_where_a_value_was_thrown) {
  struct env env;
  EQ_INT(0, env_init(&env));
  JSLock(env.ctx);
  JSValueRef five = thrown_by(&env, "function f() {\n  throw 5\n}\nf()");
  OK(site_has(&env, five, "\"functionName\":\"f\",\"url\":\"/t.js\""));
  OK(site_has(&env, five, "\"lineNumber\":2"));
  JSValueRef made_before =
      thrown_by(&env, "var e = new Error('x');\n\n try { throw e } finally { }");
  OK(site_has(&env, made_before, "\"lineNumber\":3"));
  OK(!site_has(&env, five, "{")); /* not the last one any more */
  JSUnlock(env.ctx);
  env_fini(&env);
}

TEST(tells_nothing_when_told_so) {
  setenv("EDDY_ENGINE_FAST", "0", 1);
  struct env env;
  EQ_INT(0, env_init(&env));
  JSLock(env.ctx);
  OK(!site_has(&env, thrown_by(&env, "throw 5"), "{"));
  JSUnlock(env.ctx);
  env_fini(&env);
}
