/* bind_process — internalBinding('process'): this process as the operating system sees it. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/string.h"

/* cwd() -> string; throws ENOENT when the folder is gone */
JS_NATIVE(process_cwd) {
  char path[PATH_MAX];
  if (!getcwd(path, sizeof path)) return throw_sys(c, -errno, "uv_cwd", NULL);
  return js_str(c->env, path);
}

/* getEnv(name) -> string, or undefined */
JS_NATIVE(process_get_env) {
  char *name = c->argc > 0 ? js_dup_cstr(c->env, c->argv[0]) : NULL;
  const char *value = name ? getenv(name) : NULL;
  mem_free(name);
  return value ? js_str(c->env, value) : js_undefined(c->env);
}

/* reallyExit(code): ends the process now; nothing more of JavaScript runs */
JS_NATIVE(process_really_exit) {
  fflush(NULL);
  _exit(c->argc > 0 ? js_to_int(c->env, c->argv[0]) : 0);
}

static const struct native natives[] = {
    NATIVE("cwd", 0, process_cwd),
    NATIVE("getEnv", 1, process_get_env),
    NATIVE("reallyExit", 1, process_really_exit),
};

void bind_process_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
