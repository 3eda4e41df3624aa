/* bind_buffer — internalBinding('buffer'), the part that deals in bytes.  lib/internal/buffer*.js
 * checks what programs pass; what comes here out of range all the same is refused or cut, so that
 * no byte outside a buffer is touched. */
#include "bind/bind_buffer.h"

#include "base/mem.h"
#include "engine/pin.h"
#include "text/ascii.h"
#include "text/bytes.h"
#include "text/utf8.h"

struct buffer_state {
  struct js_pin errors; /* (kind: enum buffer_error) => Error */
};

static void state_end(void *state) {
  struct buffer_state *s = state;
  js_pin_clear(env_current, &s->errors);
  mem_free(s);
}

JSValueRef bind_buffer_throw(struct js_call *c, enum buffer_error error) {
  struct buffer_state *s = c->env->bind[BIND_BUFFER];
  JSValueRef kind = js_int(c->env, (int32_t)error), exc = NULL;
  JSValueRef made = kind;
  if (s && s->errors.obj) /* lib/internal/buffer.js sets it before anything can go wrong */
    made = JSObjectCallAsFunction(c->env->ctx, s->errors.obj, NULL, 1, &kind, &exc);
  c->exc = exc ? exc : made;
  return js_undefined(c->env);
}

bool bind_buffer_index_slow(struct js_call *c, unsigned i, size_t missing, ssize_t *out) {
  *out = (ssize_t)missing;
  if (i >= c->argc || js_is_undefined(c->env, c->argv[i])) return true;
  double d = js_to_double(c->env, c->argv[i]);
  if (isnan(d)) {
    d = JSValueToNumber(c->env->ctx, c->argv[i], &c->exc);
    if (c->exc) return false;
  }
  if (isnan(d)) d = 0;
  *out = d <= -1 ? -1 : d > (double)(1ll << 53) ? 1ll << 53 : (ssize_t)d;
  return true;
}

/* setErrors(make: (kind: int) => Error) */
JS_NATIVE(buffer_set_errors) {
  struct buffer_state *s = c->env->bind[BIND_BUFFER];
  if (c->argc > 0 && js_is_object(c->env, c->argv[0]))
    js_pin_set(c->env, &s->errors, (JSObjectRef)c->argv[0]);
  return js_undefined(c->env);
}

/* sizeOf(value) -> its bytes if it is a Uint8Array (so, a Buffer), else -1 */
JS_NATIVE(buffer_size_of) {
  struct slice s;
  if (c->argc < 1 || !js_is_uint8(c->env, c->argv[0])) return js_int(c->env, -1);
  if (!js_bytes(c->env, c->argv[0], &s)) return js_int(c->env, 0); /* detached */
  return bind_buffer_size(c->env, s.len);
}

JS_NATIVE(buffer_is_uint8) {
  return js_bool(c->env, c->argc > 0 && js_is_uint8(c->env, c->argv[0]));
}

/* isAnyArrayBuffer(value): ArrayBuffer or SharedArrayBuffer, of any realm */
JS_NATIVE(buffer_is_any_array_buffer) {
  if (c->argc < 1 || !js_is_object(c->env, c->argv[0])) return js_bool(c->env, false);
  return js_bool(c->env, JSValueGetTypedArrayType(c->env->ctx, c->argv[0], NULL) ==
                             kJSTypedArrayTypeArrayBuffer);
}

/* ---- compare, copy, fill ---- */

static int order_of(struct slice a, struct slice b) {
  size_t n = a.len < b.len ? a.len : b.len;
  int order = n ? memcmp(a.ptr, b.ptr, n) : 0;
  if (order == 0) order = a.len < b.len ? -1 : a.len > b.len;
  return order < 0 ? -1 : order > 0;
}

/* compare(a, b) -> -1, 0, 1 */
JS_NATIVE(buffer_compare) {
  struct slice a, b;
  if (c->argc < 2 || !js_bytes(c->env, c->argv[0], &a) || !js_bytes(c->env, c->argv[1], &b))
    return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  return js_int(c->env, order_of(a, b));
}

/* The part [start, end) of `s`, cut to what is there. */
static struct slice part_of(struct slice s, ssize_t start, ssize_t end) {
  size_t from = start < 0 ? 0 : (size_t)start, to = end < 0 ? 0 : (size_t)end;
  if (to > s.len) to = s.len;
  return from < to ? slice_of(s.ptr + from, to - from) : slice_of("", 0);
}

/* compareRange(a, aStart, aEnd, b, bStart, bEnd) -> -1, 0, 1 */
JS_NATIVE(buffer_compare_range) {
  ssize_t at[6];
  struct slice a, b;
  for (unsigned i = 1; i < 6; i++)
    if (i != 3 && !bind_buffer_index(c, i, 0, &at[i])) return NULL;
  if (c->argc < 6 || !js_bytes(c->env, c->argv[0], &a) || !js_bytes(c->env, c->argv[3], &b))
    return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  return js_int(c->env, order_of(part_of(a, at[1], at[2]), part_of(b, at[4], at[5])));
}

/* copy(source, target, targetStart, sourceStart, count) -> bytes copied; -1 when one of the two is
 * neither a typed array nor an ArrayBuffer */
JS_NATIVE(buffer_copy) {
  ssize_t to, from, count;
  struct slice src, dst;
  if (!bind_buffer_index(c, 2, 0, &to) || !bind_buffer_index(c, 3, 0, &from) ||
      !bind_buffer_index(c, 4, 0, &count))
    return NULL;
  if (c->argc < 5 || !js_bytes(c->env, c->argv[0], &src) || !js_bytes(c->env, c->argv[1], &dst))
    return js_int(c->env, -1);
  if (count < 0) return js_int(c->env, 0);
  struct slice in = part_of(src, from, from + count), out = part_of(dst, to, to + count);
  size_t n = in.len < out.len ? in.len : out.len;
  memmove((char *)out.ptr, in.ptr, n);
  return bind_buffer_size(c->env, n);
}

/* Fills with a string's bytes; false when it has none in that encoding. */
static bool fill_text(struct js_call *c, uint8_t *dst, size_t len, const struct js_text *t) {
  enum buffer_encoding encoding = bind_buffer_encoding(c, 4);
  size_t room = bind_buffer_room(t, encoding);
  /* One round or less: straight to its place, unless a character does not fit whole. */
  if (room > len && bind_buffer_write(dst, len, t, encoding) == len) return true;
  uint8_t small[256], *bytes = room <= sizeof small ? small : mem_try_alloc(room);
  if (!bytes) {
    bind_buffer_throw(c, BUFFER_NO_MEMORY);
    return true;
  }
  size_t n = bind_buffer_write(bytes, room, t, encoding);
  if (n > 0) bytes_fill(dst, len, bytes, n);
  if (bytes != small) mem_free(bytes);
  return n > 0;
}

/* fill(buf, value: int | string | bytes, start, end, encoding) -> false when value has no bytes */
JS_NATIVE(buffer_fill) {
  ssize_t start, end;
  char *ptr;
  size_t size;
  struct js_text t;
  struct slice what;
  if (!bind_buffer_index(c, 2, 0, &start) || !bind_buffer_index(c, 3, 0, &end)) return NULL;
  if (c->argc < 4 || !js_bytes_mut(c->env, c->argv[0], &ptr, &size))
    return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  if (start < 0 || end < start || (size_t)end > size) return bind_buffer_throw(c, BUFFER_BOUNDS);
  uint8_t *dst = (uint8_t *)ptr + start;
  size_t len = (size_t)(end - start);
  if (len == 0) return js_bool(c->env, true);
  bool is_done = true;
  if (js_text_open(c->env, c->argv[1], &t)) {
    is_done = fill_text(c, dst, len, &t);
    js_text_close(&t);
  } else if (js_bytes(c->env, c->argv[1], &what)) {
    is_done = what.len > 0;
    if (is_done) bytes_fill(dst, len, (const uint8_t *)what.ptr, what.len);
  } else {
    memset(dst, js_to_int(c->env, c->argv[1]) & 0xff, len);
  }
  return js_bool(c->env, is_done);
}

/* ---- search ---- */

struct search {
  struct slice hay; /* what lies before `end` */
  size_t from;
  bool is_forward, is_hopeless; /* hopeless: nothing can be found from there */
  unsigned step;                /* 2 for UTF-16 */
};

/* Arguments (buf, value, offset, end, encoding, forward).  False: c->exc is set. */
static bool open_search(struct js_call *c, struct search *s) {
  if (c->argc < 6 || !js_bytes(c->env, c->argv[0], &s->hay)) {
    bind_buffer_throw(c, BUFFER_NO_BUFFER);
    return false;
  }
  double offset = js_to_double(c->env, c->argv[2]), size = (double)s->hay.len;
  double end = js_to_double(c->env, c->argv[3]);
  s->is_forward = bind_buffer_flag(c, 5);
  if (offset < 0) offset += size; /* from the end of the buffer, whatever `end` is */
  s->is_hopeless = offset < 0 && !s->is_forward;
  s->from = offset > 0 ? (offset < size ? (size_t)offset : s->hay.len) : 0;
  if (end < size) s->hay.len = end > 0 ? (size_t)end : 0;
  s->step = bind_buffer_encoding(c, 4) == BUFFER_UCS2 ? 2 : 1;
  return true;
}

static JSValueRef answer(struct js_call *c, size_t at) {
  return at == BYTES_NONE ? js_int(c->env, -1) : bind_buffer_size(c->env, at);
}

static JSValueRef find(struct js_call *c, const struct search *s, struct slice what) {
  if (s->is_hopeless) return js_int(c->env, -1);
  if (what.len == 0) return answer(c, s->from < s->hay.len ? s->from : s->hay.len);
  const uint8_t *hay = (const uint8_t *)s->hay.ptr;
  size_t hay_len = s->hay.len & ~(size_t)(s->step - 1);
  /* Forward from the next whole character, backward from the one that holds the place. */
  size_t from = s->from + (s->is_forward ? s->step - 1 : 0);
  from &= ~(size_t)(s->step - 1);
  if (s->step == 2) { /* half a character is found nowhere */
    what.len &= ~(size_t)1;
    if (what.len == 0) return js_int(c->env, -1);
  }
  return answer(
      c, s->is_forward
             ? bytes_find(hay, hay_len, (const uint8_t *)what.ptr, what.len, from, s->step)
             : bytes_find_last(hay, hay_len, (const uint8_t *)what.ptr, what.len, from, s->step));
}

/* indexOfBytes(buf, bytes, offset, end, encoding, forward) -> place or -1 */
JS_NATIVE(buffer_index_of_bytes) {
  struct search s;
  struct slice what;
  if (!open_search(c, &s)) return NULL;
  if (!js_bytes(c->env, c->argv[1], &what)) return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  return find(c, &s, what);
}

/* indexOfString(buf, string, offset, end, encoding, forward) -> place or -1 */
JS_NATIVE(buffer_index_of_string) {
  struct search s;
  struct js_text t;
  if (!open_search(c, &s)) return NULL;
  if (!js_text_open(c->env, c->argv[1], &t)) return bind_buffer_throw(c, BUFFER_NO_STRING);
  enum buffer_encoding encoding = bind_buffer_encoding(c, 4);
  size_t room = bind_buffer_room(&t, encoding);
  uint8_t small[256], *bytes = small;
  JSValueRef result = js_int(c->env, -1);
  /* What is longer than the buffer is not in it; but base64 and hex text may hold much that is no
   * digit. */
  bool is_exact = encoding <= BUFFER_ASCII;
  if (!is_exact || room <= s.hay.len) {
    if (room > sizeof small) bytes = mem_try_alloc(room);
    if (bytes) {
      size_t n = bind_buffer_write(bytes, room, &t, encoding);
      result = find(c, &s, slice_of((char *)bytes, n));
    } else {
      bind_buffer_throw(c, BUFFER_NO_MEMORY);
    }
    if (bytes != small) mem_free(bytes);
  }
  js_text_close(&t);
  return result;
}

/* indexOfNumber(buf, byte, offset, end, encoding, forward) -> place or -1 */
JS_NATIVE(buffer_index_of_number) {
  struct search s;
  if (!open_search(c, &s)) return NULL;
  char byte = (char)js_to_int(c->env, c->argv[1]);
  s.step = 1;
  return find(c, &s, slice_of(&byte, 1));
}

/* ---- the rest ---- */

#define SWAP(name, swap)                                                                           \
  JS_NATIVE(name) {                                                                                \
    char *ptr;                                                                                     \
    size_t len;                                                                                    \
    if (c->argc < 1 || !js_bytes_mut(c->env, c->argv[0], &ptr, &len))                              \
      return bind_buffer_throw(c, BUFFER_NO_BUFFER);                                               \
    swap((uint8_t *)ptr, len);                                                                     \
    return c->argv[0];                                                                             \
  }
SWAP(buffer_swap16, bytes_swap16)
SWAP(buffer_swap32, bytes_swap32)
SWAP(buffer_swap64, bytes_swap64)

/* isUtf8(bytes), isAscii(bytes) -> boolean; undefined for a detached buffer */
JS_NATIVE(buffer_is_utf8) {
  struct slice s;
  if (c->argc < 1 || !js_bytes(c->env, c->argv[0], &s)) return js_undefined(c->env);
  return js_bool(c->env, utf8_is_valid((const uint8_t *)s.ptr, s.len));
}

JS_NATIVE(buffer_is_ascii) {
  struct slice s;
  if (c->argc < 1 || !js_bytes(c->env, c->argv[0], &s)) return js_undefined(c->env);
  return js_bool(c->env, ascii_is(s.ptr, s.len));
}

/* misalignment(bytes, alignment: power of two) -> bytes to go to the next aligned address */
JS_NATIVE(buffer_misalignment) {
  struct slice s;
  if (c->argc < 2 || !js_bytes(c->env, c->argv[0], &s))
    return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  uintptr_t mask = (uintptr_t)js_to_int(c->env, c->argv[1]) - 1;
  return js_int(c->env, (int32_t)(-(uintptr_t)s.ptr & mask));
}

static const struct native natives[] = {
    NATIVE("setErrors", 1, buffer_set_errors),
    NATIVE("sizeOf", 1, buffer_size_of),
    NATIVE("isUint8Array", 1, buffer_is_uint8),
    NATIVE("isAnyArrayBuffer", 1, buffer_is_any_array_buffer),
    NATIVE("compare", 2, buffer_compare),
    NATIVE("compareRange", 6, buffer_compare_range),
    NATIVE("copy", 5, buffer_copy),
    NATIVE("fill", 5, buffer_fill),
    NATIVE("indexOfBytes", 6, buffer_index_of_bytes),
    NATIVE("indexOfString", 6, buffer_index_of_string),
    NATIVE("indexOfNumber", 6, buffer_index_of_number),
    NATIVE("swap16", 1, buffer_swap16),
    NATIVE("swap32", 1, buffer_swap32),
    NATIVE("swap64", 1, buffer_swap64),
    NATIVE("isUtf8", 1, buffer_is_utf8),
    NATIVE("isAscii", 1, buffer_is_ascii),
    NATIVE("misalignment", 2, buffer_misalignment),
};

void bind_buffer_init(struct env *env, JSObjectRef target) {
  struct buffer_state *s = mem_zalloc(sizeof *s);
  env->bind[BIND_BUFFER] = s;
  env_on_end(env, state_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
  bind_buffer_text_define(env, target);
}
