/* bind_errors — internalBinding('errors'): what stacks, rejections and reports of errors need of
 * the engine. */
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/fast_error.h"
#include "engine/fast_throw.h"

/* startStacks(convert) -> boolean: whether convert is called at the first touch of every error's
 * stack */
JS_NATIVE(errors_start_stacks) {
  if (c->argc < 1 || !js_is_object(c->env, c->argv[0])) return throw_type(c, "no function");
  return js_bool(c->env, fast_error_start(c->env->ctx, (JSObjectRef)c->argv[0]));
}

/* checkScript(text) -> undefined, or the SyntaxError that parsing it gives; `line` counts from 1 */
JS_NATIVE(errors_check_script) {
  JSStringRef text = c->argc > 0 ? JSValueToStringCopy(c->ctx, c->argv[0], &c->exc) : NULL;
  if (!text) return js_undefined(c->env);
  JSValueRef error = NULL;
  JSCheckScriptSyntax(c->ctx, text, NULL, 1, &error);
  JSStringRelease(text);
  return error ? error : js_undefined(c->env);
}

/* onRejection(fn): fn(promise, reason) is called when the jobs have run, for each promise that is
 * rejected and that nobody has taken care of by then */
JS_NATIVE(errors_on_rejection) {
  if (c->argc < 1 || !js_is_object(c->env, c->argv[0])) return throw_type(c, "no function");
  JSGlobalContextSetUnhandledRejectionCallback(c->env->ctx, (JSObjectRef)c->argv[0], &c->exc);
  return js_undefined(c->env);
}

/* throwSite(error) -> JSON of the frames where it was thrown (engine/fast_throw.h), or undefined */
JS_NATIVE(errors_throw_site) {
  return fast_throw_site(c->env, c->argc > 0 ? c->argv[0] : js_undefined(c->env));
}

static const struct native natives[] = {
    NATIVE("startStacks", 1, errors_start_stacks),
    NATIVE("onRejection", 1, errors_on_rejection),
    NATIVE("throwSite", 1, errors_throw_site),
    NATIVE("checkScript", 1, errors_check_script),
};

static void on_end(void *p) {
  fast_error_stop();
}

void bind_errors_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
  env_on_end(env, on_end, env);
}
