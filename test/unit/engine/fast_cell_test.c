#include "engine/fast_cell.h"

#include <stdlib.h>
#include <string.h>

#include "engine/env.h"
#include "engine/jsc_extra.h"
#include "engine/native.h"
#include "engine/value.h"
#include "unit.h"

JS_NATIVE(type_of) {
  return js_int(c->env, (int32_t)fast_cell_type(c->argv[0]));
}

JS_NATIVE(word_of) {
  return fast_cell_word(c->argv[0], (unsigned)js_to_int(c->env, c->argv[1]));
}

JS_NATIVE(copy) {
  fast_cell_copy_iterator(c->argv[0], c->argv[1]);
  return js_undefined(c->env);
}

JS_NATIVE(structure_of) {
  return js_number(c->env, fast_cell_structure(c->argv[0]));
}

static const struct native natives[] = {NATIVE("typeOf", 1, type_of),
                                        NATIVE("structureOf", 1, structure_of),
                                        NATIVE("wordOf", 2, word_of), NATIVE("copy", 2, copy)};

static unsigned start(struct env *env) {
  EQ_INT(0, env_init(env));
  JSLock(env->ctx);
  native_define(env, JSContextGetGlobalObject(env->ctx), natives, ARRAY_COUNT(natives));
  return fast_cell_init(env);
}

static void stop(struct env *env) {
  JSUnlock(env->ctx);
  env_fini(env);
}

static bool run(struct env *env, const char *text) {
  JSStringRef s = JSStringCreateWithUTF8CString(text);
  JSValueRef exc = NULL, v = JSEvaluateScript(env->ctx, s, NULL, NULL, 1, &exc);
  JSStringRelease(s);
  return !exc && JSValueToBoolean(env->ctx, v);
}

TEST(kinds_have_numbers) {
  struct env env;
  unsigned usable = start(&env);
  OK(usable & FAST_CELL_TYPE);
  OK(run(&env, "typeOf({}) === typeOf(new (class {})()) && typeOf([]) !== typeOf({}) &&"
               "typeOf(new Map()) === typeOf(Object.setPrototypeOf(new Map(), null))"));
  OK(run(&env, "typeOf(new Proxy([], {})) === typeOf(new Proxy(function () {}, {}))"));
  stop(&env);
}

TEST(proxies_show_their_handler) {
  struct env env;
  OK(start(&env) & FAST_CELL_PROXY);
  OK(run(&env, "var h = {}; wordOf(new Proxy({}, h), 3) === h"));
  OK(run(&env, "var r = Proxy.revocable({}, {}); r.revoke(); wordOf(r.proxy, 3) === null"));
  stop(&env);
}

TEST(structures_tell_named_keys) {
  struct env env;
  OK(start(&env) & FAST_CELL_STRUCTURE);
  OK(run(&env, "var a = ['x'], b = ['y'], same = structureOf(a) === structureOf(b); a.k = 1;"
               "same && structureOf(a) !== structureOf(b)"));
  OK(run(&env,
         "structureOf(new Uint8Array(1)) === structureOf(new Uint8Array(new ArrayBuffer(9)))"));
  OK(run(&env, "structureOf([1]) !== structureOf(new (class extends Array {})())"));
  stop(&env);
}

TEST(iterators_are_copied) {
  struct env env;
  OK(start(&env) & FAST_CELL_ITERATOR);
  OK(run(&env, "var m = new Map(), s = new Set();"
               "for (var i = 0; i < 100; i++) { m.set(i, i); s.add(i); }"
               "var a = m.values(), b = s.values(); a.next(); b.next();"
               "for (i = 1; i < 50; i++) { m.delete(i); s.delete(i); } m.set('x', 'y');"
               "var c = new Map().keys(), d = new Set().values(); copy(c, a); copy(d, b);"
               "String([...c]) === String([...a]) && String([...d]) === String([...b])"));
  stop(&env);
}

TEST(copies_outlive_collections) {
  struct env env;
  start(&env);
  OK(run(&env, "var copies = [];"
               "for (var i = 0; i < 2000; i++) {"
               "  var from = new Map([[i, [i]]]).entries(), to = new Map().keys();"
               "  copy(to, from); copies.push(to);"
               "}; true"));
  JSSynchronousGarbageCollectForDebugging(env.ctx);
  OK(run(&env, "copies.every((it, i) => { var e = it.next().value;"
               "  return e[0] === i && e[1][0] === i; })"));
  stop(&env);
}

TEST(can_be_turned_off) {
  struct env env;
  setenv("EDDY_ENGINE_FAST", "0", 1);
  EQ_INT(0, (int)start(&env));
  stop(&env);
}
