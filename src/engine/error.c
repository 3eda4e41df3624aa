#include "engine/error.h"

#include <stdio.h>

#include "base/mem.h"
#include "engine/string.h"
#include "engine/value.h"

static char *text_of(struct env *env, JSValueRef v) {
  JSStringRef s = JSValueToStringCopy(env->ctx, v, NULL);
  if (!s) return NULL;
  size_t max = JSStringGetMaximumUTF8CStringSize(s);
  char *out = mem_alloc(max);
  JSStringGetUTF8CString(s, out, max);
  JSStringRelease(s);
  return out;
}

void error_print(struct env *env, JSValueRef error) {
  char *text = text_of(env, error);
  fprintf(stderr, "Uncaught %s\n", text ? text : "(an error without text)");
  mem_free(text);
  if (!js_is_object(env, error)) return;
  char *stack = js_dup_utf8(env, js_get(env, (JSObjectRef)error, "stack"), NULL);
  if (stack) fprintf(stderr, "%s\n", stack);
  mem_free(stack);
}
