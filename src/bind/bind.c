#include "bind/bind.h"

#include <string.h>

static const struct binding {
  const char *name;
  void (*init)(struct env *env, JSObjectRef target);
} bindings[] = {
#define X(id, name, init) {name, init},
#include "bind/bindings.def"
#undef X
};

JSValueRef bind_get(struct env *env, const char *name) {
  for (size_t i = 0; i < ARRAY_COUNT(bindings); i++) {
    if (strcmp(bindings[i].name, name) != 0) continue;
    JSObjectRef target = js_object(env);
    bindings[i].init(env, target);
    return target; /* lib/boot/boot.js keeps it for the next time */
  }
  return js_undefined(env);
}
