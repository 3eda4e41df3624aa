#include "bind/throw.h"

#include <stdio.h>
#include <uv.h>

#include "base/err.h"
#include "engine/string.h"
#include "engine/value.h"

static JSValueRef make_error(struct env *env, const char *type, const char *message) {
  JSValueRef text = js_str(env, message), exc = NULL;
  JSObjectRef global = JSContextGetGlobalObject(env->ctx);
  JSObjectRef make = (JSObjectRef)js_get(env, global, type);
  JSValueRef error = JSObjectCallAsConstructor(env->ctx, make, 1, &text, &exc);
  return exc ? exc : error;
}

static JSValueRef throw_new(struct js_call *c, const char *type, const char *message) {
  c->exc = make_error(c->env, type, message);
  return js_undefined(c->env);
}

JSValueRef throw_type(struct js_call *c, const char *message) {
  return throw_new(c, "TypeError", message);
}

JSValueRef throw_range(struct js_call *c, const char *message) {
  return throw_new(c, "RangeError", message);
}

JSValueRef throw_error(struct js_call *c, const char *message) {
  return throw_new(c, "Error", message);
}

static const char *code_of(int err) {
  const char *own = err_own_name(err);
  return own ? own : uv_err_name(err);
}

JSValueRef throw_sys_value(struct env *env, int err, const char *syscall, const char *path) {
  char message[5000];
  const char *text = err_own_name(err) ? err_text(err) : uv_strerror(err);
  if (path) snprintf(message, sizeof message, "%s: %s, %s '%s'", code_of(err), text, syscall, path);
  else snprintf(message, sizeof message, "%s: %s, %s", code_of(err), text, syscall);
  JSObjectRef error = (JSObjectRef)make_error(env, "Error", message);
  js_set_int(env, error, "errno", err);
  js_set(env, error, "code", js_str(env, code_of(err)));
  js_set(env, error, "syscall", js_str(env, syscall));
  if (path) js_set(env, error, "path", js_str(env, path));
  return error;
}

JSValueRef throw_sys(struct js_call *c, int err, const char *syscall, const char *path) {
  c->exc = throw_sys_value(c->env, err, syscall, path);
  return js_undefined(c->env);
}
