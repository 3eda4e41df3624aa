/* bind_serdes — internalBinding('serdes'): strings of the clone format, for lib/internal/clone.
 *
 *   '"' length, Latin-1 bytes             length: of the bytes, in groups of 7 bits, lowest first
 *   'c' length, UTF-16 in little endian   at an even place: a NUL goes before the 'c' where needed */
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/bytes.h"
#include "engine/draft.h"
#include "engine/string.h"
#include "text/latin1.h"

enum { TAG_PADDING = 0, TAG_ONE_BYTE = '"', TAG_TWO_BYTE = 'c' };

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the format is little-endian");

static size_t varint_len(size_t n) {
  size_t len = 1;
  while (n >>= 7) len++;
  return len;
}

static uint8_t *put_varint(uint8_t *to, size_t n) {
  for (; n >= 0x80; n >>= 7) *to++ = (uint8_t)(n | 0x80);
  *to++ = (uint8_t)n;
  return to;
}

static JSValueRef size_value(struct env *env, double n) {
  return n == (int32_t)n ? js_int(env, (int32_t)n) : js_number(env, n);
}

/* Where the string ends, when written at `at`; writes it when it fits. */
static size_t write_string(uint8_t *bytes, size_t cap, size_t at, const struct js_text *t) {
  bool is_wide = !t->is_8bit && !latin1_fits_utf16(t->ptr, t->len);
  size_t len = is_wide ? (size_t)t->len * 2 : t->len, head = 1 + varint_len(len);
  bool is_padded = is_wide && (at + head) % 2;
  size_t end = at + is_padded + head + len;
  if (end > cap) return end;
  uint8_t *to = bytes + at;
  if (is_padded) *to++ = TAG_PADDING;
  *to++ = is_wide ? TAG_TWO_BYTE : TAG_ONE_BYTE;
  to = put_varint(to, len);
  if (len == 0) return end;
  if (is_wide || t->is_8bit) memcpy(to, t->ptr, len);
  else latin1_from_utf16(to, t->ptr, t->len);
  return end;
}

/* writeString(bytes, at, text) -> where it ends; or, negative, where it would end: there was no
 * room */
JS_NATIVE(serdes_write_string) {
  char *bytes;
  size_t cap;
  struct js_text t;
  double at = c->argc > 2 ? js_to_double(c->env, c->argv[1]) : -1;
  if (!(at >= 0) || !js_bytes_mut(c->env, c->argv[0], &bytes, &cap) || at > (double)cap ||
      !js_text_open(c->env, c->argv[2], &t))
    return throw_type(c, "bytes, a place in them and a string are needed");
  size_t end = write_string((uint8_t *)bytes, cap, (size_t)at, &t);
  js_text_close(&t);
  return size_value(c->env, end > cap ? -(double)end : (double)end);
}

/* readString(bytes, at, len, isWide) -> string; undefined: not that many bytes, or half a unit */
JS_NATIVE(serdes_read_string) {
  struct slice in;
  struct js_draft d;
  if (c->argc < 4 || !js_bytes(c->env, c->argv[0], &in)) return throw_type(c, "bytes are needed");
  double at = js_to_double(c->env, c->argv[1]), len = js_to_double(c->env, c->argv[2]);
  bool is_wide = js_to_bool(c->env, c->argv[3]);
  if (!(at >= 0) || !(len >= 0) || at + len > (double)in.len) return js_undefined(c->env);
  size_t count = (size_t)len;
  if (is_wide && count % 2) return js_undefined(c->env);
  if (!js_draft_open(c->env, &d, is_wide ? count / 2 : count, !is_wide))
    return throw_error(c, "out of memory");
  if (count) memcpy(d.chars, in.ptr + (size_t)at, count);
  return js_draft_close(c->env, &d);
}

static const struct native natives[] = {
    NATIVE("writeString", 3, serdes_write_string),
    NATIVE("readString", 4, serdes_read_string),
};

void bind_serdes_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
