#include "engine/string.h"

#include <errno.h>

#include "base/check.h"
#include "base/mem.h"
#include "engine/draft.h"
#include "engine/fast.h"
#include "engine/jsc_extra.h"
#include "engine/value.h"
#include "text/ascii.h"
#include "text/latin1.h"
#include "text/utf8.h"

/* The layouts below were tested by fast_init before fast.strings was set. */
static void open_impl(const char *impl, struct js_text *t) {
  uint32_t flags;
  memcpy(&t->len, impl + 4, sizeof t->len);
  memcpy(&t->ptr, impl + 8, sizeof t->ptr);
  memcpy(&flags, impl + 16, sizeof flags);
  t->is_8bit = flags & 4;
  t->hold = NULL;
}

static bool open_plain(struct env *env, JSValueRef v, struct js_text *t) {
  if (!JSValueIsString(env->ctx, v)) return false;
  t->hold = JSValueToStringCopy(env->ctx, v, NULL);
  if (!t->hold) return false;
  t->ptr = JSStringGetCharactersPtr(t->hold);
  t->len = (uint32_t)JSStringGetLength(t->hold);
  t->is_8bit = false;
  return true;
}

bool js_text_open(struct env *env, JSValueRef v, struct js_text *t) {
  if (!fast.strings) return open_plain(env, v, t);
  if (!js_is_string(env, v)) return false;
  uintptr_t impl;
  memcpy(&impl, (const char *)v + 8, sizeof impl);
  if (impl & 1) { /* a rope: the copy makes it one run of characters, in place */
    JSStringRef whole = JSValueToStringCopy(env->ctx, v, NULL);
    if (!whole) return false;
    memcpy(&impl, (const char *)v + 8, sizeof impl);
    JSStringRelease(whole);
    if (impl & 1) return open_plain(env, v, t);
  }
  open_impl((const char *)impl, t);
  return true;
}

void js_text_close(struct js_text *t) {
  if (t->hold) JSStringRelease(t->hold);
  t->hold = NULL;
}

size_t js_text_utf8_len(const struct js_text *t) {
  return t->is_8bit ? utf8_len_of_latin1(t->ptr, t->len) : utf8_len_of_utf16(t->ptr, t->len);
}

void js_text_to_utf8(const struct js_text *t, char *out) {
  if (t->is_8bit) utf8_from_latin1((uint8_t *)out, t->ptr, t->len);
  else utf8_from_utf16((uint8_t *)out, t->ptr, t->len);
}

int js_text_append_utf8(const struct js_text *t, struct buf *out) {
  size_t len = js_text_utf8_len(t);
  int err = buf_reserve(out, len);
  if (err) return err;
  if (t->is_8bit && len == t->len) { /* pure ASCII */
    if (len) memcpy(out->ptr + out->len, t->ptr, len);
  } else {
    js_text_to_utf8(t, out->ptr + out->len);
  }
  out->len += len;
  return 0;
}

int js_text_append_latin1(const struct js_text *t, struct buf *out) {
  int err = buf_reserve(out, t->len);
  if (err) return err;
  char *to = out->ptr + out->len;
  const uint16_t *units = t->ptr;
  if (t->is_8bit && t->len) memcpy(to, t->ptr, t->len);
  for (uint32_t i = 0; !t->is_8bit && i < t->len; i++) to[i] = (char)units[i];
  out->len += t->len;
  return 0;
}

char *js_dup_utf8(struct env *env, JSValueRef v, size_t *len) {
  struct js_text t;
  if (!js_text_open(env, v, &t)) return NULL;
  size_t n = js_text_utf8_len(&t);
  char *out = mem_try_alloc(n + 1);
  if (out) {
    js_text_to_utf8(&t, out);
    out[n] = '\0';
  }
  js_text_close(&t);
  if (len) *len = n;
  return out;
}

char *js_dup_cstr(struct env *env, JSValueRef v) {
  size_t len;
  char *out = js_dup_utf8(env, v, &len);
  if (out && memchr(out, '\0', len)) {
    mem_free(out);
    return NULL;
  }
  return out;
}

JSValueRef js_str_latin1(struct env *env, const char *ptr, size_t len) {
  struct js_draft d;
  if (!js_draft_open(env, &d, len, true)) return js_undefined(env);
  if (len) memcpy(d.chars, ptr, len);
  return js_draft_close(env, &d);
}

JSValueRef js_str_utf16(struct env *env, const uint16_t *ptr, size_t len) {
  struct js_draft d;
  if (!js_draft_open(env, &d, len, false)) return js_undefined(env);
  if (len) memcpy(d.chars, ptr, len * 2);
  return js_draft_close(env, &d);
}

/* Through a scratch area, so that the bytes are gone through only once. */
static JSValueRef str_of_units(struct env *env, const uint16_t *units, size_t len, bool is_latin1) {
  struct js_draft d;
  if (!js_draft_open(env, &d, len, is_latin1)) return js_undefined(env);
  if (is_latin1) latin1_from_utf16(d.chars, units, len);
  else memcpy(d.chars, units, len * 2);
  return js_draft_close(env, &d);
}

JSValueRef js_str_utf8(struct env *env, const char *ptr, size_t len) {
  if (ascii_is(ptr, len)) return js_str_latin1(env, ptr, len);
  uint16_t small[1024], *units = len <= ARRAY_COUNT(small) ? small : mem_try_alloc(len * 2);
  if (!units) return js_undefined(env);
  uint16_t seen;
  size_t count = utf8_decode(units, (const uint8_t *)ptr, len, &seen);
  JSValueRef v = str_of_units(env, units, count, seen < 0x100);
  if (units != small) mem_free(units);
  return v;
}

JSValueRef js_str(struct env *env, const char *cstr) {
  return js_str_utf8(env, cstr, strlen(cstr));
}
