/* bind_module — internalBinding('module'): what require() needs of files and of the engine. */
#include <errno.h>
#include <unistd.h>

#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/string.h"
#include "module/module_file.h"

static char *path_arg(struct js_call *c, unsigned i) {
  return c->argc > i ? js_dup_cstr(c->env, c->argv[i]) : NULL;
}

/* kind(path) -> 0 a file, 1 a directory, or a negative errno */
JS_NATIVE(module_kind) {
  char *path = path_arg(c, 0);
  int kind = path ? module_file_kind(path) : -ENOENT;
  mem_free(path);
  return js_int(c->env, kind);
}

/* isLink(path) -> boolean */
JS_NATIVE(module_is_link) {
  char *path = path_arg(c, 0);
  bool is_link = path && module_file_is_link(path);
  mem_free(path);
  return js_bool(c->env, is_link);
}

static JSValueRef take_text(struct js_call *c, struct buf *text, int err) {
  JSValueRef result = err ? js_int(c->env, err) : js_str_utf8(c->env, text->ptr, text->len);
  buf_fini(text);
  return result;
}

/* readText(path) -> string, decoded from UTF-8, or a negative errno */
JS_NATIVE(module_read_text) {
  char *path = path_arg(c, 0);
  struct buf text = {0};
  int err = path ? module_file_read(path, &text) : -ENOENT;
  mem_free(path);
  return take_text(c, &text, err);
}

/* readInput() -> all of standard input as readText */
JS_NATIVE(module_read_input) {
  struct buf text = {0};
  int err = module_file_read_fd(0, &text);
  return take_text(c, &text, err);
}

/* realpath(path) -> string, or a negative errno */
JS_NATIVE(module_realpath) {
  char *path = path_arg(c, 0);
  int err = -ENOENT;
  char *real = path ? module_file_real(path, &err) : NULL;
  mem_free(path);
  JSValueRef result = real ? js_str(c->env, real) : js_int(c->env, err);
  mem_free(real);
  return result;
}

/* isProxy(value) -> boolean */
JS_NATIVE(module_is_proxy) {
  bool is_object = c->argc > 0 && js_is_object(c->env, c->argv[0]);
  return js_bool(c->env, is_object && JSObjectGetProxyTarget((JSObjectRef)c->argv[0]));
}

/* evaluate(text, url, line) -> completion value of a script; throws what it throws */
JS_NATIVE(module_evaluate) {
  if (c->argc < 2) return throw_type(c, "a text and its name are needed");
  JSStringRef text = JSValueToStringCopy(c->ctx, c->argv[0], &c->exc);
  if (!text) return js_undefined(c->env);
  JSStringRef url = JSValueToStringCopy(c->ctx, c->argv[1], &c->exc);
  JSValueRef result = NULL;
  int line = c->argc > 2 ? js_to_int(c->env, c->argv[2]) : 1;
  if (url) {
    result = JSEvaluateScript(c->ctx, text, NULL, url, line, &c->exc);
    JSStringRelease(url);
  }
  JSStringRelease(text);
  return result ? result : js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("kind", 1, module_kind),          NATIVE("isLink", 1, module_is_link),
    NATIVE("readText", 1, module_read_text), NATIVE("readInput", 0, module_read_input),
    NATIVE("realpath", 1, module_realpath),  NATIVE("evaluate", 3, module_evaluate),
    NATIVE("isProxy", 1, module_is_proxy),
};

void bind_module_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
