/* bind_buffer_text — bytes to strings and back, an encoding each.  The natives work on `this` and
 * stand on Buffer.prototype as they are. */
#include "base/mem.h"
#include "bind/bind_buffer.h"
#include "engine/draft.h"
#include "text/ascii.h"
#include "text/base64.h"
#include "text/hex.h"
#include "text/latin1.h"
#include "text/utf8.h"

/* ---- bytes to strings ---- */

/* The bytes of `this` from start to end: as Node does it, end is checked, and start may lie
 * anywhere before or behind it.  False: c->exc is set. */
static bool open_range(struct js_call *c, struct slice *out) {
  ssize_t start, end;
  if (!bind_buffer_index(c, 0, 0, &start)) return false;
  if (!bind_buffer_index(c, 1, SSIZE_MAX, &end)) return false;
  if (!js_bytes(c->env, c->self, out)) {
    bind_buffer_throw(c, BUFFER_NO_BUFFER);
    return false;
  }
  if (end == SSIZE_MAX) end = (ssize_t)out->len;
  if (start >= 0 && end < start) end = start; /* nothing, wherever that is */
  if (start < 0 || end < 0 || (start < end && (size_t)end > out->len)) {
    bind_buffer_throw(c, BUFFER_INDEX);
    return false;
  }
  if (start == end) *out = slice_of("", 0);
  else *out = slice_of(out->ptr + start, (size_t)(end - start));
  return true;
}

/* False, with c->exc set, when a string of that length cannot be. */
static bool open_draft(struct js_call *c, struct js_draft *d, size_t len, bool is_8bit) {
  if (len > BUFFER_STRING_MAX) {
    bind_buffer_throw(c, BUFFER_LONG_STRING);
    return false;
  }
  if (js_draft_open(c->env, d, len, is_8bit)) return true;
  bind_buffer_throw(c, BUFFER_NO_MEMORY);
  return false;
}

static JSValueRef utf8_string(struct js_call *c, struct slice in) {
  if (in.len > BUFFER_STRING_MAX && /* there are never more units than bytes */
      utf8_measure((const uint8_t *)in.ptr, in.len).units > BUFFER_STRING_MAX)
    return bind_buffer_throw(c, BUFFER_LONG_STRING);
  JSValueRef text = js_str_utf8(c->env, in.ptr, in.len);
  return js_is_undefined(c->env, text) ? bind_buffer_throw(c, BUFFER_NO_MEMORY) : text;
}

static JSValueRef ucs2_string(struct js_call *c, struct slice in) {
  struct js_draft d;
  size_t units = in.len / 2;
  bool is_8bit = latin1_fits_utf16(in.ptr, units);
  if (!open_draft(c, &d, units, is_8bit)) return NULL;
  if (is_8bit) latin1_from_utf16(d.chars, in.ptr, units);
  else memcpy(d.chars, in.ptr, units * 2);
  return js_draft_close(c->env, &d);
}

static size_t narrow_len(size_t len, enum buffer_encoding encoding) {
  switch (encoding) {
  case BUFFER_HEX: return len * 2;
  case BUFFER_BASE64: return base64_encoded_len(len, BASE64_STANDARD);
  case BUFFER_BASE64URL: return base64_encoded_len(len, BASE64_URL);
  default: return len;
  }
}

JSValueRef bind_buffer_string(struct js_call *c, struct slice in, enum buffer_encoding encoding) {
  if (encoding == BUFFER_UTF8) return utf8_string(c, in);
  if (encoding == BUFFER_UCS2) return ucs2_string(c, in);
  struct js_draft d;
  const uint8_t *bytes = (const uint8_t *)in.ptr;
  if (!open_draft(c, &d, narrow_len(in.len, encoding), true)) return NULL;
  switch (encoding) {
  case BUFFER_HEX: hex_encode(d.chars, bytes, in.len); break;
  case BUFFER_BASE64: base64_encode(d.chars, bytes, in.len, BASE64_STANDARD); break;
  case BUFFER_BASE64URL: base64_encode(d.chars, bytes, in.len, BASE64_URL); break;
  case BUFFER_ASCII: ascii_mask(d.chars, bytes, in.len); break;
  default: memcpy(d.chars, bytes, in.len);
  }
  return js_draft_close(c->env, &d);
}

/* this.<encoding>Slice([start[, end]]) -> string */
static JSValueRef slice_string(struct js_call *c, enum buffer_encoding encoding) {
  struct slice in;
  return open_range(c, &in) ? bind_buffer_string(c, in, encoding) : NULL;
}

JS_NATIVE(buffer_utf8_slice) {
  return slice_string(c, BUFFER_UTF8);
}
JS_NATIVE(buffer_latin1_slice) {
  return slice_string(c, BUFFER_LATIN1);
}
JS_NATIVE(buffer_ascii_slice) {
  return slice_string(c, BUFFER_ASCII);
}
JS_NATIVE(buffer_ucs2_slice) {
  return slice_string(c, BUFFER_UCS2);
}
JS_NATIVE(buffer_hex_slice) {
  return slice_string(c, BUFFER_HEX);
}
JS_NATIVE(buffer_base64_slice) {
  return slice_string(c, BUFFER_BASE64);
}
JS_NATIVE(buffer_base64url_slice) {
  return slice_string(c, BUFFER_BASE64URL);
}

/* ---- strings to bytes ---- */

size_t bind_buffer_room(const struct js_text *t, enum buffer_encoding encoding) {
  switch (encoding) {
  case BUFFER_UTF8: return js_text_utf8_len(t);
  case BUFFER_UCS2: return (size_t)t->len * 2;
  case BUFFER_HEX: return t->len / 2;
  case BUFFER_BASE64:
  case BUFFER_BASE64URL: return base64_decoded_max(t->len);
  default: return t->len;
  }
}

static size_t write_utf8(uint8_t *dst, size_t cap, const struct js_text *t) {
  size_t read;
  if (!t->is_8bit) return utf8_from_utf16_some(dst, cap, t->ptr, t->len, &read);
  if (t->len <= cap && ascii_is(t->ptr, t->len)) {
    memcpy(dst, t->ptr, t->len);
    return t->len;
  }
  return utf8_from_latin1_some(dst, cap, t->ptr, t->len, &read);
}

static size_t write_latin1(uint8_t *dst, size_t cap, const struct js_text *t) {
  size_t n = t->len < cap ? t->len : cap;
  if (t->is_8bit) memcpy(dst, t->ptr, n);
  else latin1_from_utf16(dst, t->ptr, n);
  return n;
}

static size_t write_ucs2(uint8_t *dst, size_t cap, const struct js_text *t) {
  size_t units = t->len < cap / 2 ? t->len : cap / 2;
  if (t->is_8bit) latin1_to_utf16(dst, t->ptr, units);
  else memcpy(dst, t->ptr, units * 2);
  return units * 2;
}

size_t bind_buffer_write(uint8_t *dst, size_t cap, const struct js_text *t,
                         enum buffer_encoding encoding) {
  if (cap == 0 || t->len == 0) return 0;
  switch (encoding) {
  case BUFFER_UTF8: return write_utf8(dst, cap, t);
  case BUFFER_UCS2: return write_ucs2(dst, cap, t);
  case BUFFER_HEX:
    return t->is_8bit ? hex_decode(dst, cap, t->ptr, t->len)
                      : hex_decode_utf16(dst, cap, t->ptr, t->len);
  case BUFFER_BASE64:
  case BUFFER_BASE64URL:
    return t->is_8bit ? base64_decode(dst, cap, t->ptr, t->len)
                      : base64_decode_utf16(dst, cap, t->ptr, t->len);
  default: return write_latin1(dst, cap, t);
  }
}

/* this.<encoding>Write(string[, offset[, length]]) -> bytes written.  A length beyond the end is an
 * error in those encodings in which it is one for Node, else cut. */
static JSValueRef write_string(struct js_call *c, enum buffer_encoding encoding) {
  ssize_t offset, length;
  struct js_text t;
  char *ptr;
  size_t size;
  if (!bind_buffer_index(c, 1, 0, &offset)) return NULL;
  if (!bind_buffer_index(c, 2, SSIZE_MAX, &length)) return NULL;
  if (!js_bytes_mut(c->env, c->self, &ptr, &size)) return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  if (c->argc < 1 || !js_text_open(c->env, c->argv[0], &t))
    return bind_buffer_throw(c, BUFFER_NO_STRING);
  bool is_strict = encoding == BUFFER_UTF8 || encoding == BUFFER_LATIN1 || encoding == BUFFER_ASCII;
  size_t rest = 0, used = 0;
  if (offset < 0 || (size_t)offset > size) {
    bind_buffer_throw(c, BUFFER_OFFSET);
    goto out;
  }
  rest = size - (size_t)offset;
  if (length == SSIZE_MAX) length = (ssize_t)rest;
  if (length < 0 || (is_strict && (size_t)length > rest)) {
    bind_buffer_throw(c, BUFFER_LENGTH);
    goto out;
  }
  if ((size_t)length < rest) rest = (size_t)length;
  used = bind_buffer_write((uint8_t *)ptr + offset, rest, &t, encoding);
out:
  js_text_close(&t);
  return bind_buffer_size(c->env, used);
}

JS_NATIVE(buffer_utf8_write) {
  return write_string(c, BUFFER_UTF8);
}
JS_NATIVE(buffer_latin1_write) {
  return write_string(c, BUFFER_LATIN1);
}
JS_NATIVE(buffer_ascii_write) {
  return write_string(c, BUFFER_ASCII);
}
JS_NATIVE(buffer_ucs2_write) {
  return write_string(c, BUFFER_UCS2);
}
JS_NATIVE(buffer_hex_write) {
  return write_string(c, BUFFER_HEX);
}
JS_NATIVE(buffer_base64_write) {
  return write_string(c, BUFFER_BASE64);
}
JS_NATIVE(buffer_base64url_write) {
  return write_string(c, BUFFER_BASE64URL);
}

/* byteLengthUtf8(string) -> bytes */
JS_NATIVE(buffer_byte_length_utf8) {
  struct js_text t;
  if (c->argc < 1 || !js_text_open(c->env, c->argv[0], &t))
    return bind_buffer_throw(c, BUFFER_NO_STRING);
  size_t len = js_text_utf8_len(&t);
  js_text_close(&t);
  return bind_buffer_size(c->env, len);
}

/* stringLengthUtf8(bytes) -> UTF-16 units that utf8Slice would give */
JS_NATIVE(buffer_string_length_utf8) {
  struct slice in;
  if (c->argc < 1 || !js_bytes(c->env, c->argv[0], &in))
    return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  return bind_buffer_size(c->env, utf8_measure((const uint8_t *)in.ptr, in.len).units);
}

/* isLatin1(string) -> no character above U+00FF? */
JS_NATIVE(buffer_is_latin1) {
  struct js_text t;
  if (c->argc < 1 || !js_text_open(c->env, c->argv[0], &t)) return js_bool(c->env, false);
  bool is = t.is_8bit || latin1_fits_utf16(t.ptr, t.len);
  js_text_close(&t);
  return js_bool(c->env, is);
}

/* ---- atob, btoa ---- */

/* The text as Latin-1 bytes; *held is to be mem_free'd.  NULL: a character is above U+00FF, or
 * there is no memory (then c->exc is set). */
static const uint8_t *as_latin1(struct js_call *c, const struct js_text *t, uint8_t **held) {
  *held = NULL;
  if (t->is_8bit) return t->ptr;
  if (!latin1_fits_utf16(t->ptr, t->len)) return NULL;
  *held = mem_try_alloc((size_t)t->len + 1);
  if (!*held) {
    bind_buffer_throw(c, BUFFER_NO_MEMORY);
    return NULL;
  }
  latin1_from_utf16(*held, t->ptr, t->len);
  return *held;
}

/* btoa(string) -> string, or undefined when a character is above U+00FF */
JS_NATIVE(buffer_btoa) {
  struct js_text t;
  struct js_draft d;
  uint8_t *held;
  JSValueRef result = js_undefined(c->env);
  if (c->argc < 1 || !js_text_open(c->env, c->argv[0], &t)) return result;
  const uint8_t *bytes = as_latin1(c, &t, &held);
  if (bytes && open_draft(c, &d, base64_encoded_len(t.len, BASE64_STANDARD), true)) {
    base64_encode(d.chars, bytes, t.len, BASE64_STANDARD);
    result = js_draft_close(c->env, &d);
  }
  mem_free(held);
  js_text_close(&t);
  return result;
}

/* atob(string) -> string, -1 for a character that may not be there, -2 for a wrong count */
JS_NATIVE(buffer_atob) {
  struct js_text t;
  uint8_t *held;
  if (c->argc < 1 || !js_text_open(c->env, c->argv[0], &t)) return js_int(c->env, -1);
  const uint8_t *text = as_latin1(c, &t, &held);
  JSValueRef result = js_int(c->env, -1);
  uint8_t *bytes = text ? mem_try_alloc(base64_decoded_max(t.len) + 1) : NULL;
  if (text && !bytes) bind_buffer_throw(c, BUFFER_NO_MEMORY);
  if (bytes) {
    ssize_t n = base64_decode_strict(bytes, text, t.len);
    result = n < 0 ? js_int(c->env, (int32_t)n) : js_str_latin1(c->env, (char *)bytes, (size_t)n);
  }
  mem_free(bytes);
  mem_free(held);
  js_text_close(&t);
  return result;
}

static const struct native natives[] = {
    NATIVE("utf8Slice", 2, buffer_utf8_slice),
    NATIVE("latin1Slice", 2, buffer_latin1_slice),
    NATIVE("asciiSlice", 2, buffer_ascii_slice),
    NATIVE("ucs2Slice", 2, buffer_ucs2_slice),
    NATIVE("hexSlice", 2, buffer_hex_slice),
    NATIVE("base64Slice", 2, buffer_base64_slice),
    NATIVE("base64urlSlice", 2, buffer_base64url_slice),
    NATIVE("utf8Write", 3, buffer_utf8_write),
    NATIVE("latin1Write", 3, buffer_latin1_write),
    NATIVE("asciiWrite", 3, buffer_ascii_write),
    NATIVE("ucs2Write", 3, buffer_ucs2_write),
    NATIVE("hexWrite", 3, buffer_hex_write),
    NATIVE("base64Write", 3, buffer_base64_write),
    NATIVE("base64urlWrite", 3, buffer_base64url_write),
    NATIVE("byteLengthUtf8", 1, buffer_byte_length_utf8),
    NATIVE("stringLengthUtf8", 1, buffer_string_length_utf8),
    NATIVE("isLatin1", 1, buffer_is_latin1),
    NATIVE("btoa", 1, buffer_btoa),
    NATIVE("atob", 1, buffer_atob),
};

void bind_buffer_text_define(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
