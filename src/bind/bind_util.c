/* bind_util — internalBinding('util'): what util.inspect and util.types cannot see from JavaScript.
 * Which functions there are depends on the engine (engine/fast_cell.h); lib/internal/util/native
 * says what they do and has no fallback, its users have. */
#include "bind/bind.h"
#include "engine/fast_cell.h"

static bool object_arg(struct js_call *c, unsigned i) {
  return c->argc > i && js_is_object(c->env, c->argv[i]);
}

/* cellType(object) -> the engine's number for its kind; undefined for what is no object */
JS_NATIVE(util_cell_type) {
  if (!object_arg(c, 0)) return js_undefined(c->env);
  return js_int(c->env, (int32_t)fast_cell_type(c->argv[0]));
}

/* structureOf(object) -> a number that objects with the same named keys and prototype share */
JS_NATIVE(util_structure_of) {
  if (!object_arg(c, 0)) return js_undefined(c->env);
  return js_number(c->env, fast_cell_structure(c->argv[0]));
}

/* getPromiseDetails(promise) -> [state, value].  The caller has looked at its kind. */
JS_NATIVE(util_promise_details) {
  if (!object_arg(c, 0)) return js_undefined(c->env);
  unsigned state = (unsigned)(js_bits(fast_cell_word(c->argv[0], 2)) & 3);
  JSValueRef value = state ? fast_cell_word(c->argv[0], 3) : js_undefined(c->env);
  JSValueRef pair[] = {js_int(c->env, (int32_t)state), value};
  return js_array(c->env, state ? 2 : 1, pair);
}

/* getProxyDetails(value, both) -> undefined for what is no proxy, its target (null: revoked), or
 * [target, handler].  Where handlers are not known (sees_handlers), a revoked one still has its
 * target. */
JS_NATIVE(util_proxy_details) {
  if (!object_arg(c, 0)) return js_undefined(c->env);
  JSObjectRef proxy = (JSObjectRef)(uintptr_t)c->argv[0];
  JSValueRef target = JSObjectGetProxyTarget(proxy), handler = js_undefined(c->env);
  /* The global object is a proxy of the engine's own. */
  if (!target || JSValueIsStrictEqual(c->ctx, proxy, JSContextGetGlobalObject(c->ctx)))
    return js_undefined(c->env);
  if (fast_cell_init(c->env) & FAST_CELL_PROXY) {
    handler = fast_cell_word(proxy, 3);
    if (js_bits(handler) == FAST_NULL) target = handler;
  }
  JSValueRef pair[] = {target, handler};
  return c->argc > 1 && js_to_bool(c->env, c->argv[1]) ? js_array(c->env, 2, pair) : target;
}

/* copyIterator(fresh, iterator): both of Maps or both of Sets; the first goes on where the second
 * stands, which does not move. */
JS_NATIVE(util_copy_iterator) {
  if (!object_arg(c, 0) || !object_arg(c, 1)) return js_undefined(c->env);
  if (fast_cell_type(c->argv[0]) == fast_cell_type(c->argv[1]))
    fast_cell_copy_iterator(c->argv[0], c->argv[1]);
  return js_undefined(c->env);
}

static const struct native cell_type = NATIVE("cellType", 1, util_cell_type);
static const struct native structure = NATIVE("structureOf", 1, util_structure_of);
static const struct native promise = NATIVE("getPromiseDetails", 1, util_promise_details);
static const struct native proxy = NATIVE("getProxyDetails", 2, util_proxy_details);
static const struct native iterator = NATIVE("copyIterator", 2, util_copy_iterator);

void bind_util_init(struct env *env, JSObjectRef target) {
  unsigned usable = fast_cell_init(env);
  native_define(env, target, &proxy, 1);
  js_set(env, target, "seesHandlers", js_bool(env, (usable & FAST_CELL_PROXY) != 0));
  if (usable & FAST_CELL_TYPE) native_define(env, target, &cell_type, 1);
  if (usable & FAST_CELL_STRUCTURE) native_define(env, target, &structure, 1);
  if (usable & FAST_CELL_PROMISE) native_define(env, target, &promise, 1);
  if (usable & FAST_CELL_ITERATOR) native_define(env, target, &iterator, 1);
}
