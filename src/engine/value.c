#include "engine/value.h"

#include "base/check.h"

int32_t js_to_int_slow(struct env *env, JSValueRef v) {
  double d = js_to_double(env, v);
  if (!(d >= INT32_MIN)) return d < 0 ? INT32_MIN : 0;
  return d >= INT32_MAX ? INT32_MAX : (int32_t)d;
}

int64_t js_to_int64(struct env *env, JSValueRef v) {
  double d = js_to_double(env, v);
  if (!(d >= -9223372036854775808.0)) return d < 0 ? INT64_MIN : 0;
  return d >= 9223372036854775807.0 ? INT64_MAX : (int64_t)d;
}

JSValueRef js_get(struct env *env, JSObjectRef object, const char *name) {
  JSStringRef s = JSStringCreateWithUTF8CString(name);
  JSValueRef exc = NULL, v = JSObjectGetProperty(env->ctx, object, s, &exc);
  JSStringRelease(s);
  return exc || !v ? js_undefined(env) : v;
}

void js_set(struct env *env, JSObjectRef object, const char *name, JSValueRef value) {
  JSStringRef s = JSStringCreateWithUTF8CString(name);
  JSObjectSetProperty(env->ctx, object, s, value, kJSPropertyAttributeNone, NULL);
  JSStringRelease(s);
}

void js_set_int(struct env *env, JSObjectRef object, const char *name, double number) {
  js_set(env, object, name, JSValueMakeNumber(env->ctx, number));
}

JSObjectRef js_object(struct env *env) {
  return JSObjectMake(env->ctx, NULL, NULL);
}

JSObjectRef js_array(struct env *env, size_t count, const JSValueRef *values) {
  JSObjectRef array = JSObjectMakeArray(env->ctx, count, values, NULL);
  /* Nothing but memory can fail here, which aborts in the engine; but a time limit that is met just
   * now (bind_vm.c) shows as an exception, once.  It is met again soon. */
  if (!array) array = JSObjectMakeArray(env->ctx, count, values, NULL);
  CHECK(array);
  return array;
}
