/* bind_module — internalBinding('module'): what require() needs of files and of the engine. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/bytes.h"
#include "engine/string.h"
#include "module/cjsnames.h"
#include "module/esparse.h"
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

/* ---- the front end ---- */

/* A copy as UTF-16 with a 0 behind it; NULL: no memory. */
static uint16_t *wide_copy(const struct js_text *t) {
  uint16_t *out = mem_try_alloc(((size_t)t->len + 1) * sizeof *out);
  if (!out) return NULL;
  if (t->is_8bit)
    for (uint32_t i = 0; i < t->len; i++) out[i] = ((const uint8_t *)t->ptr)[i];
  else memcpy(out, t->ptr, (size_t)t->len * sizeof *out);
  out[t->len] = 0;
  return out;
}

static JSValueRef parse_error(struct env *env, const struct esparse *p) {
  JSObjectRef error = js_object(env);
  js_set(env, error, "message", js_str(env, p->error));
  js_set_int(env, error, "start", p->error_at);
  js_set_int(env, error, "end", p->error_end);
  return error;
}

static char *put(char *out, const void *from, size_t len) {
  if (len) memcpy(out, from, len);
  return out + len;
}

/* ORDER: lib/internal/module/esm/build.js reads eight words, then the arrays. */
static JSValueRef parse_result(struct env *env, const struct esparse *p) {
  uint32_t head[] = {p->flags, p->await_at, p->edits,   p->requests,
                     p->attrs, p->imports,  p->exports, p->ranges};
  size_t sizes[] = {p->edits * sizeof *p->edit,     p->requests * sizeof *p->request,
                    p->attrs * sizeof *p->attr,     p->imports * sizeof *p->import,
                    p->exports * sizeof *p->export, p->ranges * sizeof *p->range};
  const void *parts[] = {p->edit, p->request, p->attr, p->import, p->export, p->range};
  size_t len = sizeof head;
  for (size_t i = 0; i < ARRAY_COUNT(sizes); i++) len += sizes[i];
  char *bytes = mem_try_alloc(len);
  if (!bytes) return js_undefined(env);
  char *out = put(bytes, head, sizeof head);
  for (size_t i = 0; i < ARRAY_COUNT(sizes); i++) out = put(out, parts[i], sizes[i]);
  JSObjectRef buffer = js_buffer_take(env, bytes, len);
  return buffer ? buffer : js_undefined(env);
}

/* parse(text, isModule) -> ArrayBuffer of 32-bit words, or { message, start, end } of an error */
JS_NATIVE(module_parse) {
  struct js_text t;
  if (c->argc < 1 || !js_text_open(c->env, c->argv[0], &t))
    return throw_type(c, "a text is needed");
  bool is_module = c->argc > 1 && js_to_bool(c->env, c->argv[1]);
  uint16_t *text = wide_copy(&t);
  uint32_t len = t.len;
  js_text_close(&t);
  if (!text) return throw_range(c, "out of memory");
  struct esparse p;
  int err = esparse_run(&p, text, len, is_module ? ESPARSE_MODULE : ESPARSE_SCRIPT);
  JSValueRef result = err ? parse_error(c->env, &p) : parse_result(c->env, &p);
  esparse_free(&p);
  mem_free(text);
  return result;
}

/* cjsNames(text) -> ArrayBuffer of 32-bit words: start, end, kind (src/module/cjsnames.h) */
JS_NATIVE(module_cjs_names) {
  struct js_text t;
  if (c->argc < 1 || !js_text_open(c->env, c->argv[0], &t))
    return throw_type(c, "a text is needed");
  uint16_t *text = wide_copy(&t);
  uint32_t len = t.len;
  js_text_close(&t);
  if (!text) return throw_range(c, "out of memory");
  struct cjsnames names;
  cjsnames_run(&names, text, len);
  JSObjectRef buffer = js_buffer_copy(c->env, names.item, names.count * sizeof *names.item);
  cjsnames_free(&names);
  mem_free(text);
  return buffer ? buffer : js_undefined(c->env);
}

/* Where `word` stands in the text, from `at` on; -1: nowhere. */
static int64_t find(const struct js_text *t, const char *word, uint32_t at) {
  size_t n = strlen(word);
  if (t->is_8bit) {
    const char *all = t->ptr, *hit = memmem(all + at, t->len - at, word, n);
    return hit ? hit - all : -1;
  }
  const uint16_t *wide = t->ptr;
  for (; at + n <= t->len; at++) {
    size_t i = 0;
    while (i < n && wide[at + i] == (uint8_t)word[i]) i++;
    if (i == n) return at;
  }
  return -1;
}

static uint16_t unit(const struct js_text *t, int64_t at) {
  if (at < 0 || at >= t->len) return 0;
  return t->is_8bit ? ((const uint8_t *)t->ptr)[at] : ((const uint16_t *)t->ptr)[at];
}

/* mayImport(text) -> boolean: may there be an import() in a script?  Looks at letters only. */
JS_NATIVE(module_may_import) {
  struct js_text t;
  if (c->argc < 1 || !js_text_open(c->env, c->argv[0], &t)) return js_bool(c->env, false);
  bool may = false;
  for (int64_t at = find(&t, "import", 0); at >= 0 && !may; at = find(&t, "import", (uint32_t)at)) {
    at += 6;
    int64_t next = at;
    while (unit(&t, next) == ' ' || (unit(&t, next) >= '\t' && unit(&t, next) <= '\r')) next++;
    uint16_t sign = unit(&t, next);
    may = (sign == '(' || sign == '/' || sign == '.' || sign > 127) && unit(&t, at - 7) != '.';
  }
  js_text_close(&t);
  return js_bool(c->env, may);
}

static const struct native natives[] = {
    NATIVE("kind", 1, module_kind),
    NATIVE("isLink", 1, module_is_link),
    NATIVE("readText", 1, module_read_text),
    NATIVE("readInput", 0, module_read_input),
    NATIVE("realpath", 1, module_realpath),
    NATIVE("evaluate", 3, module_evaluate),
    NATIVE("isProxy", 1, module_is_proxy),
    NATIVE("parse", 2, module_parse),
    NATIVE("mayImport", 1, module_may_import),
    NATIVE("cjsNames", 1, module_cjs_names),
};

void bind_module_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
