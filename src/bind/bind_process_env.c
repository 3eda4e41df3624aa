/* bind_process_env — internalBinding('process_env'): the environment variables of the process. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "bind/bind.h"
#include "engine/string.h"

extern char **environ;

/* get(name) -> string, or undefined */
JS_NATIVE(env_get) {
  char *name = c->argc > 0 ? js_dup_cstr(c->env, c->argv[0]) : NULL;
  const char *value = name ? getenv(name) : NULL;
  mem_free(name);
  return value ? js_str(c->env, value) : js_undefined(c->env);
}

/* all() -> [name, value, name, ...] in the system's order */
JS_NATIVE(env_all) {
  JSObjectRef list = js_array(c->env, 0, NULL);
  unsigned at = 0;
  for (char **p = environ; p && *p; p++) {
    const char *equals = strchr(*p, '=');
    if (!equals || equals == *p) continue;
    JSValueRef name = js_str_utf8(c->env, *p, (size_t)(equals - *p));
    JSObjectSetPropertyAtIndex(c->ctx, list, at++, name, NULL);
    JSObjectSetPropertyAtIndex(c->ctx, list, at++, js_str(c->env, equals + 1), NULL);
  }
  return list;
}

/* set(name, value) -> boolean: whether such a variable can be */
JS_NATIVE(env_set) {
  if (c->argc < 2) return js_bool(c->env, false);
  char *name = js_dup_utf8(c->env, c->argv[0], NULL),
       *value = js_dup_utf8(c->env, c->argv[1], NULL);
  bool ok = name && value && setenv(name, value, 1) == 0;
  mem_free(name);
  mem_free(value);
  return js_bool(c->env, ok);
}

/* unset(name) */
JS_NATIVE(env_unset) {
  char *name = c->argc > 0 ? js_dup_cstr(c->env, c->argv[0]) : NULL;
  if (name) unsetenv(name);
  mem_free(name);
  return js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("get", 1, env_get),
    NATIVE("all", 0, env_all),
    NATIVE("set", 2, env_set),
    NATIVE("unset", 1, env_unset),
};

void bind_process_env_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
