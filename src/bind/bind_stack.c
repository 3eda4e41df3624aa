/* bind_stack — internalBinding('stack'): what error stacks need of the engine. */
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/fast_error.h"

/* start(convert) -> boolean: whether convert is called at the first touch of every error's stack */
JS_NATIVE(stack_start) {
  if (c->argc < 1 || !js_is_object(c->env, c->argv[0])) return throw_type(c, "no function");
  return js_bool(c->env, fast_error_start(c->env->ctx, (JSObjectRef)c->argv[0]));
}

/* checkScript(text) -> undefined, or the SyntaxError that parsing it gives; `line` counts from 1 */
JS_NATIVE(stack_check_script) {
  JSStringRef text = c->argc > 0 ? JSValueToStringCopy(c->ctx, c->argv[0], &c->exc) : NULL;
  if (!text) return js_undefined(c->env);
  JSValueRef error = NULL;
  JSCheckScriptSyntax(c->ctx, text, NULL, 1, &error);
  JSStringRelease(text);
  return error ? error : js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("start", 1, stack_start),
    NATIVE("checkScript", 1, stack_check_script),
};

static void on_end(void *p) {
  fast_error_stop();
}

void bind_stack_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
  env_on_end(env, on_end, env);
}
