#include "runtime/builtins.h"

#include <stdio.h>
#include <string.h>

#include "engine/jsc_extra.h"

const struct builtin *builtins_find(const char *id) {
  for (unsigned i = 0; i < builtins_count; i++)
    if (strcmp(builtins_table[i].id, id) == 0) return &builtins_table[i];
  return NULL;
}

JSObjectRef builtins_compile(struct env *env, const struct builtin *b, JSValueRef *exc) {
  char url[256];
  snprintf(url, sizeof url, "node:%s", b->id);
  JSStringRef name = JSStringCreateWithUTF8CString(url), message = NULL;
  int line = 0;
  JSScriptRef script = JSScriptCreateReferencingImmortalASCIIText(
      env->group, name, 1, b->text, (size_t)(b->end - b->text), &message, &line);
  JSStringRelease(name);
  if (!script) {
    char text[512] = "";
    if (message) JSStringGetUTF8CString(message, text, sizeof text);
    if (message) JSStringRelease(message);
    fprintf(stderr, "eddy: %s:%d: %s\n", url, line, text);
    return NULL;
  }
  JSValueRef fn = JSScriptEvaluate(env->ctx, script, NULL, exc);
  JSScriptRelease(script);
  return (JSObjectRef)fn;
}
