#include "engine/fast_error.h"

#include <pthread.h>

#include "engine/env.h"
#include "engine/jsc_extra.h"
#include "engine/value.h"
#include "unit.h"

/* Marks what it is given and takes the engine's properties away, as lib/internal/stack.js does. */
static const char convert_text[] =
    "(e => { const text = e.stack; delete e.line; delete e.column;"
    " delete e.sourceURL; globalThis.count = (globalThis.count | 0) + 1;"
    " Object.defineProperty(e, 'stack', { get: () => 'V8:' + text,"
    " set() {}, enumerable: false, configurable: true }) })";

static JSValueRef run(JSContextRef ctx, const char *text) {
  JSStringRef s = JSStringCreateWithUTF8CString(text);
  JSValueRef exc = NULL, v = JSEvaluateScript(ctx, s, NULL, NULL, 1, &exc);
  JSStringRelease(s);
  OK(!exc);
  return v;
}

static bool is_true(JSContextRef ctx, const char *text) {
  return JSValueToBoolean(ctx, run(ctx, text));
}

static bool start(struct env *env) {
  EQ_INT(0, env_init(env));
  JSLock(env->ctx);
  return fast_error_start(env->ctx, (JSObjectRef)run(env->ctx, convert_text));
}

static void stop(struct env *env) {
  JSUnlock(env->ctx);
  fast_error_stop();
  env_fini(env);
}

TEST(converts_at_first_touch) {
  struct env env;
  OK(start(&env));
  OK(is_true(env.ctx, "new Error('a').message; globalThis.count === undefined"));
  OK(is_true(env.ctx, "/^V8:/.test(new Error('a').stack) && count === 1"));
  OK(is_true(env.ctx, "try { null.x } catch (e) { /^V8:/.test(e.stack) && count === 2 }"));
  OK(is_true(env.ctx, "{ const e = new Error('a'); e.stack + e.stack + e.line; count === 3 }"));
  OK(is_true(env.ctx, "!Object.getOwnPropertyNames(new Error('a')).includes('line')"));
  OK(is_true(env.ctx, "/^V8:/.test(Object.freeze(new Error('a')).stack)"));
  OK(is_true(env.ctx, "try { new Function('(') } catch (e) { /^V8:/.test(e.stack) }"));
  stop(&env);
}

TEST(off_when_told_so) {
  setenv("EDDY_ENGINE_FAST", "0", 1);
  struct env env;
  OK(!start(&env));
  OK(is_true(env.ctx, "/^global code@/.test(new Error('a').stack)"));
  stop(&env);
}

/* The object's cell has its bit cleared when convert throws: asked again at the next touch. */
TEST(asks_again_after_a_failure) {
  struct env env;
  EQ_INT(0, env_init(&env));
  JSLock(env.ctx);
  OK(fast_error_start(env.ctx, (JSObjectRef)run(env.ctx, "(e => { if (!globalThis.ready) throw 1;"
                                                         " delete e.line; e.stack = 'done' })")));
  OK(is_true(env.ctx, "globalThis.kept = new Error('a'); /@/.test(kept.stack)"));
  OK(is_true(env.ctx, "globalThis.ready = true; kept.stack === 'done'"));
  stop(&env);
}

static void *worker(void *arg) {
  struct env env;
  OK(start(&env));
  OK(is_true(env.ctx, "let ok = true; for (let i = 0; i < 300; i++) {"
                      " const e = new Error('w' + i); if (i % 3 === 0) e.line = 1;"
                      " ok = ok && /^V8:/.test(e.stack) } ok"));
  stop(&env);
  return NULL;
}

TEST(each_thread_has_its_own) {
  struct env env;
  OK(start(&env));
  pthread_t threads[3];
  for (int i = 0; i < 3; i++) OK(pthread_create(&threads[i], NULL, worker, NULL) == 0);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
  OK(is_true(env.ctx, "/^V8:/.test(new Error('a').stack)"));
  stop(&env);
}

TEST(survives_collections) {
  struct env env;
  OK(start(&env));
  run(env.ctx, "globalThis.make = () => { globalThis.all = []; for (let i = 0; i < 500; i++)"
               " all.push(i % 2 ? new Error('a' + i) : (() => { try { null.x } catch (e) { return "
               "e } })()) };"
               "globalThis.look = () => all.every((e, i) => i % 3 === 0 || /^V8:/.test(e.stack))");
  for (int i = 0; i < 40; i++) {
    run(env.ctx, "make()");
    JSSynchronousGarbageCollectForDebugging(env.ctx);
    OK(is_true(env.ctx, "look()"));
    JSSynchronousGarbageCollectForDebugging(env.ctx);
    OK(is_true(env.ctx, "look()"));
  }
  stop(&env);
}
