/* bind_uv — internalBinding('uv'): names and texts of system errors. */
#include <uv.h>

#include "bind/bind.h"
#include "engine/string.h"

/* errname(errno: negative int) -> "ENOENT" */
JS_NATIVE(uv_errname) {
  char name[64];
  uv_err_name_r(c->argc > 0 ? js_to_int(c->env, c->argv[0]) : 0, name, sizeof name);
  return js_str(c->env, name);
}

/* errmessage(errno) -> "no such file or directory" */
JS_NATIVE(uv_errmessage) {
  char text[256];
  uv_strerror_r(c->argc > 0 ? js_to_int(c->env, c->argv[0]) : 0, text, sizeof text);
  return js_str(c->env, text);
}

/* errorList() -> [errno, name, message, errno, ...] in libuv's order */
JS_NATIVE(uv_error_list) {
  JSValueRef items[] = {
#define X(name, text) js_int(c->env, UV_##name), js_str(c->env, #name), js_str(c->env, text),
      UV_ERRNO_MAP(X)
#undef X
  };
  return js_array(c->env, ARRAY_COUNT(items), items);
}

static const struct native natives[] = {
    NATIVE("errname", 1, uv_errname),
    NATIVE("errmessage", 1, uv_errmessage),
    NATIVE("errorList", 0, uv_error_list),
};

void bind_uv_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
#define X(name, text) js_set_int(env, target, "UV_" #name, UV_##name);
  UV_ERRNO_MAP(X)
#undef X
}
