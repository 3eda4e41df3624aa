#include "engine/native.h"

#include "base/check.h"

/* `new` on a native: the message that JavaScript engines give. */
static uint64_t construct_host(void *global, uint64_t *frame) {
  JSStringRef text = JSStringCreateWithUTF8CString("function is not a constructor");
  JSValueRef message = JSValueMakeString((JSContextRef)global, text), exc = NULL;
  JSStringRelease(text);
  JSStringRef name = JSStringCreateWithUTF8CString("TypeError");
  JSObjectRef type = (JSObjectRef)JSObjectGetProperty(
      (JSContextRef)global, JSContextGetGlobalObject((JSContextRef)global), name, &exc);
  JSStringRelease(name);
  JSValueRef error = JSObjectCallAsConstructor((JSContextRef)global, type, 1, &message, &exc);
  fast.throw_exception((void *)env_current->group, global, exc ? exc : error);
  return 0;
}

JSObjectRef native_function(struct env *env, const struct native *native) {
  JSStringRef name = JSStringCreateWithUTF8CString(native->name);
  JSObjectRef fn;
  if (fast.function_create) {
    void *impl = ((void **)name)[1];
    fn = fast.function_create((void *)env->group, (void *)env->ctx, native->length, &impl,
                              (void *)native->host, 0, 0, (void *)construct_host, NULL);
  } else {
    fn = JSObjectMakeFunctionWithCallback(env->ctx, name, native->api);
  }
  JSStringRelease(name);
  CHECK(fn); /* cppcheck-suppress invalidLifetime ; the engine has read `impl` by now */
  return fn;
}

void native_define(struct env *env, JSObjectRef target, const struct native *natives,
                   size_t count) {
  for (size_t i = 0; i < count; i++) {
    JSObjectRef fn = native_function(env, &natives[i]);
    JSStringRef name = JSStringCreateWithUTF8CString(natives[i].name);
    JSObjectSetProperty(env->ctx, target, name, fn, kJSPropertyAttributeNone, NULL);
    JSStringRelease(name);
  }
}
