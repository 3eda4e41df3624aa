/* bind_buffer — what the two halves of internalBinding('buffer') share: bytes (bind_buffer.c) and
 * text (bind_buffer_text.c). */
#pragma once

#include "bind/bind.h"
#include "engine/bytes.h"
#include "engine/string.h"

/* ORDER: the constants of lib/internal/buffer.js */
enum buffer_encoding {
  BUFFER_UTF8,
  BUFFER_UCS2,
  BUFFER_LATIN1,
  BUFFER_ASCII,
  BUFFER_BASE64,
  BUFFER_BASE64URL,
  BUFFER_HEX,
  BUFFER_ENCODING_COUNT
};

/* ORDER: nativeErrors of lib/internal/buffer.js, which makes the errors */
enum buffer_error {
  BUFFER_NO_BUFFER,   /* an argument must be a buffer */
  BUFFER_NO_STRING,   /* an argument must be a string */
  BUFFER_INDEX,       /* index out of range */
  BUFFER_OFFSET,      /* "offset" is outside of buffer bounds */
  BUFFER_LENGTH,      /* "length" is outside of buffer bounds */
  BUFFER_LONG_STRING, /* the result would be longer than a string may be */
  BUFFER_NO_MEMORY,
  BUFFER_BOUNDS, /* access outside of buffer bounds */
};

/* Node's (V8's) limit for strings: kStringMaxLength in lib/internal/buffer.js. */
#define BUFFER_STRING_MAX ((1u << 29) - 24)

/* Sets c->exc and returns undefined. */
JSValueRef bind_buffer_throw(struct js_call *c, enum buffer_error error);

/* Argument `i` as an index: `missing` when it is absent or undefined, 0 for what is no number,
 * negative ones -1.  An object is asked for its value, which may run JavaScript: so call this
 * before js_bytes. False: c->exc is set. */
MUST_USE bool bind_buffer_index_slow(struct js_call *c, unsigned i, size_t missing, ssize_t *out);
static inline MUST_USE bool bind_buffer_index(struct js_call *c, unsigned i, size_t missing,
                                              ssize_t *out) {
  if (LIKELY(i < c->argc && fast.values && js_bits(c->argv[i]) >= FAST_NUMBER_TAG)) {
    int32_t n = (int32_t)js_bits(c->argv[i]);
    *out = n < 0 ? -1 : n;
    return true;
  }
  return bind_buffer_index_slow(c, i, missing, out);
}

static inline JSValueRef bind_buffer_size(struct env *env, size_t n) {
  return n <= INT32_MAX ? js_int(env, (int32_t)n) : js_number(env, (double)n);
}

/* Argument `i` as a boolean; false when absent. */
static inline bool bind_buffer_flag(struct js_call *c, unsigned i) {
  return i < c->argc && js_to_bool(c->env, c->argv[i]);
}

/* Argument `i` as an encoding; UTF-8 for all that is none. */
static inline enum buffer_encoding bind_buffer_encoding(struct js_call *c, unsigned i) {
  unsigned id = i < c->argc ? (unsigned)js_to_int(c->env, c->argv[i]) : 0;
  return id < BUFFER_ENCODING_COUNT ? (enum buffer_encoding)id : BUFFER_UTF8;
}

/* Bytes that `t` takes at most in the encoding (exact for all but base64 and hex). */
size_t bind_buffer_room(const struct js_text *t, enum buffer_encoding encoding);

/* Writes whole characters of `t` to at most `cap` bytes; returns the bytes written. */
size_t bind_buffer_write(uint8_t *dst, size_t cap, const struct js_text *t,
                         enum buffer_encoding encoding);

/* The bytes as a string of the encoding.  NULL with c->exc set when it would be too long. */
JSValueRef bind_buffer_string(struct js_call *c, struct slice in, enum buffer_encoding encoding);

/* Defines the natives of bind_buffer_text.c. */
void bind_buffer_text_define(struct env *env, JSObjectRef target);
