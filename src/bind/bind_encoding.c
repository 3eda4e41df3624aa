/* bind_encoding — internalBinding('encoding'): the native half of TextEncoder and TextDecoder.
 * encoding.spec.whatwg.org */
#include <errno.h>
#include <pthread.h>

#include "base/err.h"
#include "base/mem.h"
#include "bind/bind_buffer.h"
#include "engine/draft.h"
#include "text/charset.h"
#include "text/latin1.h"
#include "text/utf16.h"
#include "text/utf8.h"

/* ORDER: the constants of lib/internal/encoding.js */
enum { DECODE_LAST = 1, DECODE_FATAL = 2, DECODE_KEEP_BOM = 4 };
enum decode_kind { DECODE_UTF8, DECODE_UTF16LE, DECODE_UTF16BE, DECODE_KIND_COUNT };

/* A stream's memory: a Uint8Array that JavaScript owns. */
enum decode_slot {
  SLOT_BYTES = 0, /* kept from the last piece, at most 3 */
  SLOT_KEPT = 4,
  SLOT_BOM_DONE = 5, /* the beginning is behind us */
  SLOT_KIND = 6,
  SLOT_COUNT = 8
};

/* encodeInto(string, dest: Uint8Array, result: Uint32Array(2)): result = [units read, bytes
 * written] */
JS_NATIVE(encoding_encode_into) {
  struct js_text t;
  char *dst;
  size_t cap, read = 0, written;
  struct slice result;
  if (c->argc < 3 || !js_bytes_mut(c->env, c->argv[1], &dst, &cap) ||
      !js_bytes(c->env, c->argv[2], &result) || result.len != 8)
    return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  if (!js_text_open(c->env, c->argv[0], &t)) return bind_buffer_throw(c, BUFFER_NO_STRING);
  written = t.is_8bit ? utf8_from_latin1_some((uint8_t *)dst, cap, t.ptr, t.len, &read)
                      : utf8_from_utf16_some((uint8_t *)dst, cap, t.ptr, t.len, &read);
  js_text_close(&t);
  uint32_t pair[2] = {(uint32_t)read, (uint32_t)written};
  memcpy((char *)result.ptr, pair, sizeof pair);
  return js_undefined(c->env);
}

/* ---- the Unicode encodings ---- */

static struct slice without_bom(struct slice in, enum decode_kind kind) {
  static const char bom[DECODE_KIND_COUNT][4] = {"\xef\xbb\xbf", "\xff\xfe", "\xfe\xff"};
  size_t len = kind == DECODE_UTF8 ? 3 : 2;
  if (in.len < len || memcmp(in.ptr, bom[kind], len) != 0) return in;
  return slice_of(in.ptr + len, in.len - len);
}

/* A string of UTF-16 units in either order and at any address, lone surrogates replaced; half a
 * unit at the end is one more U+FFFD, unless the surrogate before it has become one for both.
 * NULL: is_fatal, and something would have to be replaced; or c->exc is set. */
static JSValueRef utf16_string(struct js_call *c, struct slice in, bool is_swapped, bool is_fatal) {
  struct js_draft d;
  size_t units = in.len / 2;
  bool is_odd = in.len % 2;
  if (units + is_odd > BUFFER_STRING_MAX) return bind_buffer_throw(c, BUFFER_LONG_STRING);
  uint16_t *text = mem_try_alloc(2 * (units + is_odd) + 2);
  if (!text) return bind_buffer_throw(c, BUFFER_NO_MEMORY);
  JSValueRef result = NULL;
  if (is_swapped) utf16_swap(text, in.ptr, units);
  else memcpy(text, in.ptr, 2 * units);
  if (is_fatal && (is_odd || utf16_valid_prefix(text, units) != units)) goto out;
  if (is_odd && (units == 0 || !utf16_is_high(text[units - 1]))) text[units++] = 0xfffd;
  utf16_repair(text, units);
  bool is_8bit = latin1_fits_utf16(text, units);
  if (!js_draft_open(c->env, &d, units, is_8bit)) {
    bind_buffer_throw(c, BUFFER_NO_MEMORY);
    goto out;
  }
  if (is_8bit) latin1_from_utf16(d.chars, text, units);
  else memcpy(d.chars, text, 2 * units);
  result = js_draft_close(c->env, &d);
out:
  mem_free(text);
  return result;
}

/* The string; undefined when the input is ill-formed and the decoder is fatal. */
static JSValueRef decode_whole(struct js_call *c, struct slice in, enum decode_kind kind,
                               bool is_fatal) {
  if (kind == DECODE_UTF8) {
    if (is_fatal && !utf8_is_valid((const uint8_t *)in.ptr, in.len)) return js_undefined(c->env);
    return bind_buffer_string(c, in, BUFFER_UTF8);
  }
  JSValueRef text = utf16_string(c, in, kind == DECODE_UTF16BE, is_fatal);
  return text ? text : js_undefined(c->env);
}

/* decodeUtf8(bytes, flags) -> string; undefined: ill-formed; null: not bytes.  All at once. */
JS_NATIVE(encoding_decode_utf8) {
  struct slice in;
  if (c->argc < 2 || !js_bytes(c->env, c->argv[0], &in)) return js_null(c->env);
  int flags = js_to_int(c->env, c->argv[1]);
  if (!(flags & DECODE_KEEP_BOM)) in = without_bom(in, DECODE_UTF8);
  return decode_whole(c, in, DECODE_UTF8, flags & DECODE_FATAL);
}

/* Bytes at the end that belong to a character which later input may finish. */
static size_t open_tail(struct slice in, enum decode_kind kind) {
  const uint8_t *p = (const uint8_t *)in.ptr;
  if (kind == DECODE_UTF8) return utf8_open_tail(p, in.len);
  size_t odd = in.len % 2, whole = in.len - odd;
  if (whole < 2) return odd;
  uint8_t high = kind == DECODE_UTF16LE ? p[whole - 1] : p[whole - 2];
  return odd + ((high & 0xfc) == 0xd8 ? 2 : 0);
}

/* Decodes what was kept and `in`, which lie together in `all`. */
static JSValueRef decode_piece(struct js_call *c, uint8_t *state, struct slice all, int flags) {
  enum decode_kind kind = state[SLOT_KIND];
  uint8_t bom_was_done = state[SLOT_BOM_DONE];
  size_t tail = flags & DECODE_LAST ? 0 : open_tail(all, kind);
  struct slice now = slice_of(all.ptr, all.len - tail);
  memset(state + SLOT_BYTES, 0, 4);
  if (tail) memcpy(state + SLOT_BYTES, all.ptr + now.len, tail);
  state[SLOT_KEPT] = (uint8_t)tail;
  if (now.len && !state[SLOT_BOM_DONE]) {
    if (!(flags & DECODE_KEEP_BOM)) now = without_bom(now, kind);
    state[SLOT_BOM_DONE] = 1;
  }
  if (flags & DECODE_LAST) state[SLOT_BOM_DONE] = 0;
  JSValueRef text = decode_whole(c, now, kind, flags & DECODE_FATAL);
  if (c->exc || js_is_undefined(c->env, text)) { /* as if this piece had not been */
    state[SLOT_KEPT] = 0;
    state[SLOT_BOM_DONE] = flags & DECODE_LAST ? 0 : bom_was_done;
  }
  return text;
}

/* decodeStream(state, bytes, flags) -> string; undefined: ill-formed; null: not bytes */
JS_NATIVE(encoding_decode_stream) {
  char *ptr;
  size_t len;
  struct slice in;
  if (c->argc < 3 || !js_bytes_mut(c->env, c->argv[0], &ptr, &len) || len != SLOT_COUNT)
    return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  if (!js_bytes(c->env, c->argv[1], &in)) return js_null(c->env);
  uint8_t *state = (uint8_t *)ptr;
  if (state[SLOT_KEPT] > 3 || state[SLOT_KIND] >= DECODE_KIND_COUNT)
    return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  int flags = js_to_int(c->env, c->argv[2]);
  size_t kept = state[SLOT_KEPT];
  if (kept == 0) return decode_piece(c, state, in, flags);
  char small[512], *all = small;
  if (kept + in.len > sizeof small) all = mem_try_alloc(kept + in.len);
  if (!all) return bind_buffer_throw(c, BUFFER_NO_MEMORY);
  memcpy(all, state + SLOT_BYTES, kept);
  memcpy(all + kept, in.ptr, in.len);
  JSValueRef text = decode_piece(c, state, slice_of(all, kept + in.len), flags);
  if (all != small) mem_free(all);
  return text;
}

/* ---- one byte a character ---- */

/* decodeTable(bytes, table: Uint16Array(128), flags) -> string; undefined, null as above.  The
 * table has the characters of 80..FF, U+FFFD for none. */
JS_NATIVE(encoding_decode_table) {
  struct slice in, table;
  struct js_draft d;
  if (c->argc < 3 || !js_bytes(c->env, c->argv[1], &table) || table.len != 256)
    return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  if (!js_bytes(c->env, c->argv[0], &in)) return js_null(c->env);
  if (in.len > BUFFER_STRING_MAX) return bind_buffer_throw(c, BUFFER_LONG_STRING);
  uint16_t of[256], seen = 0;
  for (unsigned i = 0; i < 128; i++) of[i] = (uint16_t)i;
  memcpy(of + 128, table.ptr, 256);
  const uint8_t *bytes = (const uint8_t *)in.ptr;
  bool is_bad = false;
  for (size_t i = 0; i < in.len; i++) {
    seen |= of[bytes[i]];
    is_bad |= of[bytes[i]] == 0xfffd;
  }
  if (is_bad && js_to_int(c->env, c->argv[2]) & DECODE_FATAL) return js_undefined(c->env);
  bool is_8bit = seen < 0x100;
  if (!js_draft_open(c->env, &d, in.len, is_8bit)) return bind_buffer_throw(c, BUFFER_NO_MEMORY);
  uint8_t *narrow = d.chars;
  uint16_t *wide = d.chars;
  for (size_t i = 0; is_8bit && i < in.len; i++) narrow[i] = (uint8_t)of[bytes[i]];
  for (size_t i = 0; !is_8bit && i < in.len; i++) wide[i] = of[bytes[i]];
  return js_draft_close(c->env, &d);
}

/* decodeWindows1252(bytes) -> string; null: not bytes */
JS_NATIVE(encoding_decode_windows1252) {
  struct slice in;
  struct js_draft d;
  if (c->argc < 1 || !js_bytes(c->env, c->argv[0], &in)) return js_null(c->env);
  const uint8_t *bytes = (const uint8_t *)in.ptr;
  if (!latin1_has_c1(bytes, in.len)) return bind_buffer_string(c, in, BUFFER_LATIN1);
  if (in.len > BUFFER_STRING_MAX) return bind_buffer_throw(c, BUFFER_LONG_STRING);
  if (!js_draft_open(c->env, &d, in.len, false)) return bind_buffer_throw(c, BUFFER_NO_MEMORY);
  latin1_to_utf16_windows1252(d.chars, bytes, in.len);
  return js_draft_close(c->env, &d);
}

/* ---- ICU ---- */

static void
converter_finalize(JSObjectRef object) { /* any thread; touches nothing of JavaScript's */
  charset_close(JSObjectGetPrivate(object));
}

static JSClassRef converter_class(void) {
  static JSClassRef made; /* never given back: one for the process */
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  if (!made) {
    JSClassDefinition def = kJSClassDefinitionEmpty;
    def.className = "Converter";
    def.finalize = converter_finalize;
    made = JSClassCreate(&def);
  }
  pthread_mutex_unlock(&lock);
  return made;
}

/* openConverter(name, flags) -> object for decodeConverter; undefined when ICU has none */
JS_NATIVE(encoding_open_converter) {
  struct charset *cs;
  char *name = c->argc > 1 ? js_dup_cstr(c->env, c->argv[0]) : NULL;
  if (!name) return bind_buffer_throw(c, BUFFER_NO_STRING);
  int err = charset_open(&cs, name, js_to_int(c->env, c->argv[1]) & DECODE_FATAL);
  mem_free(name);
  return err ? js_undefined(c->env) : JSObjectMake(c->env->ctx, converter_class(), cs);
}

/* decodeConverter(converter, bytes, flags) -> string; undefined: ill-formed; null: not bytes */
JS_NATIVE(encoding_decode_converter) {
  struct slice in;
  if (c->argc < 3 || !JSValueIsObjectOfClass(c->env->ctx, c->argv[0], converter_class()))
    return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  if (!js_bytes(c->env, c->argv[1], &in)) return js_null(c->env);
  int flags = js_to_int(c->env, c->argv[2]);
  struct charset *cs = JSObjectGetPrivate((JSObjectRef)c->argv[0]);
  struct buf units = {.max = 2ull * BUFFER_STRING_MAX + 64};
  int err = charset_decode(cs, in, flags & DECODE_LAST, &units);
  JSValueRef text = js_undefined(c->env);
  if (!err) text = bind_buffer_string(c, slice_of(units.ptr, units.len), BUFFER_UCS2);
  else if (err == -EMSGSIZE) bind_buffer_throw(c, BUFFER_LONG_STRING);
  else if (err == -ENOMEM) bind_buffer_throw(c, BUFFER_NO_MEMORY);
  buf_fini(&units);
  return text;
}

static const struct native natives[] = {
    NATIVE("encodeInto", 3, encoding_encode_into),
    NATIVE("decodeUtf8", 2, encoding_decode_utf8),
    NATIVE("decodeStream", 3, encoding_decode_stream),
    NATIVE("decodeTable", 3, encoding_decode_table),
    NATIVE("decodeWindows1252", 1, encoding_decode_windows1252),
    NATIVE("openConverter", 2, encoding_open_converter),
    NATIVE("decodeConverter", 3, encoding_decode_converter),
};

void bind_encoding_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
