/* string — text between JavaScript and C.
 *
 * In:  js_text_open borrows the characters of a string value, js_text_close gives them back.  The
 *      value must stay alive in between (an argument of the running native does).
 * Out: js_str_* copy the bytes into a new string value.
 * The engine's lock is held.  Latin-1 strings have 8-bit characters, all others 16-bit ones. */
#pragma once

#include "base/buf.h"
#include "engine/env.h"

struct js_text {
  const void *ptr; /* Latin-1 bytes or UTF-16 units in native order */
  uint32_t len;    /* characters */
  bool is_8bit;
  JSStringRef hold; /* plain path only */
};

/* false: `v` is no string (nothing to close). Never calls JavaScript, never throws. */
MUST_USE bool js_text_open(struct env *env, JSValueRef v, struct js_text *t);
void js_text_close(struct js_text *t);

/* Bytes of the text in UTF-8; lone surrogates count as U+FFFD (3 bytes). */
size_t js_text_utf8_len(const struct js_text *t);
/* Writes exactly js_text_utf8_len bytes. */
void js_text_to_utf8(const struct js_text *t, char *out);
/* Appends the text in UTF-8, or its low bytes (Node's "latin1"). */
MUST_USE int js_text_append_utf8(const struct js_text *t, struct buf *out);
MUST_USE int js_text_append_latin1(const struct js_text *t, struct buf *out);

/* The UTF-8 of a string value with a NUL behind it, to be mem_free'd; NULL when `v` is no string or
 * memory is out.  *len (may be NULL) is its length in bytes. */
MUST_USE char *js_dup_utf8(struct env *env, JSValueRef v, size_t *len);
/* As js_dup_utf8 but NULL also for text with a NUL inside: for paths and names. */
MUST_USE char *js_dup_cstr(struct env *env, JSValueRef v);

/* The value, or undefined when it is too long or memory is out. */
JSValueRef js_str_latin1(struct env *env, const char *ptr, size_t len);
JSValueRef js_str_utf8(struct env *env, const char *ptr, size_t len); /* bad bytes: U+FFFD */
JSValueRef js_str_utf16(struct env *env, const uint16_t *ptr, size_t len);
JSValueRef js_str(struct env *env, const char *cstr); /* UTF-8 */
