/* bind_string_decoder — internalBinding('string_decoder'): decoding a stream piece by piece.  A
 * decoder's memory is a Uint8Array of DECODER_BYTES that JavaScript owns, so there is nothing to
 * free. */
#include "base/mem.h"
#include "bind/bind_buffer.h"
#include "engine/draft.h"
#include "text/ascii.h"
#include "text/base64.h"
#include "text/hex.h"
#include "text/latin1.h"
#include "text/utf16.h"

/* ORDER: the constants of lib/node/string_decoder.js */
enum decoder_slot {
  DECODER_CHARS = 0, /* the bytes kept, at most 3 (4 for a moment) */
  DECODER_MISSING = 4,
  DECODER_KEPT = 5,
  DECODER_ENCODING = 6,
  DECODER_BYTES = 7
};

/* The bytes a character that begins with `b` should have, judged by the lead byte alone; 0 for what
 * is no lead byte.  Wrong ones are kept, too, and turn into U+FFFD when more is known: so does
 * Node, and programs see how text is spread over the writes. */
static unsigned utf8_total(uint8_t b) {
  if ((b & 0xe0) == 0xc0) return 2;
  if ((b & 0xf0) == 0xe0) return 3;
  return (b & 0xf8) == 0xf0 ? 4 : 0;
}

static bool is_more(uint8_t b) {
  return (b & 0xc0) == 0x80;
}

/* How many bytes at the end to keep for later, and how many *missing they need. */
static size_t utf8_keep(const uint8_t *p, size_t len, unsigned *missing) {
  for (size_t back = 1; back <= 3 && back <= len; back++) {
    uint8_t b = p[len - back];
    if (is_more(b)) continue;
    unsigned total = utf8_total(b);
    if (total <= back) return 0;
    *missing = total - (unsigned)back;
    return back;
  }
  return 0;
}

static size_t ucs2_keep(const uint8_t *p, size_t len, unsigned *missing) {
  if (len % 2 == 1) {
    *missing = 1;
    return 1;
  }
  if (len < 2 || !utf16_is_high((uint16_t)(p[len - 2] | p[len - 1] << 8))) return 0;
  *missing = 2;
  return 2;
}

static size_t base64_keep(size_t len, unsigned *missing) {
  *missing = 3 - (unsigned)(len % 3);
  return len % 3;
}

static size_t keep(enum buffer_encoding encoding, const uint8_t *p, size_t len, unsigned *missing) {
  switch (encoding) {
  case BUFFER_UTF8: return utf8_keep(p, len, missing);
  case BUFFER_UCS2: return ucs2_keep(p, len, missing);
  case BUFFER_BASE64:
  case BUFFER_BASE64URL: return base64_keep(len, missing);
  default: return 0;
  }
}

/* May what is kept still grow by the `len` bytes at p without becoming a whole character?  Then it
 * does, and nothing can be said yet. */
static bool keep_growing(uint8_t *state, enum buffer_encoding encoding, const uint8_t *p,
                         size_t len) {
  if (state[DECODER_KEPT] == 0 || len >= state[DECODER_MISSING]) return false;
  for (size_t i = 0; encoding == BUFFER_UTF8 && i < len; i++)
    if (!is_more(p[i])) return false;
  memcpy(state + DECODER_CHARS + state[DECODER_KEPT], p, len);
  state[DECODER_KEPT] = (uint8_t)(state[DECODER_KEPT] + len);
  state[DECODER_MISSING] = (uint8_t)(state[DECODER_MISSING] - len);
  return true;
}

/* Decodes `in` and keeps its tail. */
static JSValueRef decode(struct js_call *c, uint8_t *state, enum buffer_encoding encoding,
                         struct slice in) {
  unsigned missing = 0;
  const uint8_t *p = (const uint8_t *)in.ptr;
  size_t kept = keep(encoding, p, in.len, &missing);
  memset(state, 0, DECODER_ENCODING);
  if (kept) memcpy(state + DECODER_CHARS, p + in.len - kept, kept);
  state[DECODER_KEPT] = (uint8_t)kept;
  state[DECODER_MISSING] = kept ? (uint8_t)missing : 0;
  return bind_buffer_string(c, slice_of(in.ptr, in.len - kept), encoding);
}

/* The memory of argument 0, or NULL. */
static uint8_t *state_of(struct js_call *c) {
  char *ptr;
  size_t len;
  if (c->argc < 1 || !js_bytes_mut(c->env, c->argv[0], &ptr, &len) || len != DECODER_BYTES)
    return NULL;
  uint8_t *state = (uint8_t *)ptr;
  /* JavaScript can reach these bytes. */
  if (state[DECODER_KEPT] > 3 || state[DECODER_MISSING] > 3) return NULL;
  return state[DECODER_ENCODING] < BUFFER_ENCODING_COUNT ? state : NULL;
}

/* write(state, bytes) -> string; undefined when `bytes` is no typed array */
JS_NATIVE(decoder_write) {
  struct slice in;
  uint8_t *state = state_of(c);
  if (!state) return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  if (c->argc < 2 || !js_bytes(c->env, c->argv[1], &in)) return js_undefined(c->env);
  enum buffer_encoding encoding = state[DECODER_ENCODING];
  size_t kept = state[DECODER_KEPT];
  if (kept == 0) return decode(c, state, encoding, in);
  if (keep_growing(state, encoding, (const uint8_t *)in.ptr, in.len)) return js_str(c->env, "");
  /* The rare case: put the kept bytes before the new ones. */
  char small[512], *joined = small;
  if (in.len + kept > sizeof small) joined = mem_try_alloc(in.len + kept);
  if (!joined) return bind_buffer_throw(c, BUFFER_NO_MEMORY);
  memcpy(joined, state + DECODER_CHARS, kept);
  memcpy(joined + kept, in.ptr, in.len);
  JSValueRef text = decode(c, state, encoding, slice_of(joined, in.len + kept));
  if (joined != small) mem_free(joined);
  return text;
}

/* flush(state) -> what is kept as far as it makes characters; the state is empty then */
JS_NATIVE(decoder_flush) {
  uint8_t *state = state_of(c);
  if (!state) return bind_buffer_throw(c, BUFFER_NO_BUFFER);
  enum buffer_encoding encoding = state[DECODER_ENCODING];
  char kept[4];
  size_t len = state[DECODER_KEPT];
  memcpy(kept, state + DECODER_CHARS, sizeof kept);
  memset(state, 0, DECODER_ENCODING);
  if (encoding == BUFFER_UCS2) len &= ~(size_t)1; /* half a unit is nothing */
  return bind_buffer_string(c, slice_of(kept, len), encoding);
}

static const struct native natives[] = {
    NATIVE("write", 2, decoder_write),
    NATIVE("flush", 1, decoder_flush),
};

void bind_string_decoder_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
