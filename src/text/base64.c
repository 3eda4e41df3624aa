#include "text/base64.h"

#include <string.h>

#include "text/base64_simd.h"

static const char alphabet[2][65] = {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
};

size_t base64_encoded_len(size_t len, enum base64_kind kind) {
  if (kind == BASE64_STANDARD) return (len + 2) / 3 * 4;
  return len / 3 * 4 + (len % 3 == 0 ? 0 : len % 3 + 1);
}

size_t base64_encode(char *dst, const uint8_t *src, size_t len, enum base64_kind kind) {
  const char *digit = alphabet[kind];
  size_t i = base64_simd_encode(dst, src, len, kind);
  char *d = dst + i / 3 * 4;
  for (; i + 3 <= len; i += 3, d += 4) {
    uint32_t v = (uint32_t)src[i] << 16 | (uint32_t)src[i + 1] << 8 | src[i + 2];
    d[0] = digit[v >> 18];
    d[1] = digit[v >> 12 & 63];
    d[2] = digit[v >> 6 & 63];
    d[3] = digit[v & 63];
  }
  if (i == len) return (size_t)(d - dst);
  uint32_t v = (uint32_t)src[i] << 16 | (i + 1 < len ? (uint32_t)src[i + 1] << 8 : 0);
  *d++ = digit[v >> 18];
  *d++ = digit[v >> 12 & 63];
  if (i + 1 < len) *d++ = digit[v >> 6 & 63];
  for (size_t k = i; kind == BASE64_STANDARD && k < i + 3; k++)
    if (k >= len) *d++ = '=';
  return (size_t)(d - dst);
}

/* ---- decoding ---- */

enum { OTHER = 0x40, SPACE = 0x41, PAD = 0x42 }; /* above every 6-bit value */

#define O                           OTHER
#define S                           SPACE
#define ROW(a, b, c, d, e, f, g, h) a, b, c, d, e, f, g, h
#define NONE                        ROW(O, O, O, O, O, O, O, O)
static const uint8_t value_of[256] = {ROW(O, O, O, O, O, O, O, O),
                                      ROW(O, S, S, O, S, S, O, O),
                                      NONE,
                                      NONE,
                                      ROW(S, O, O, O, O, O, O, O),
                                      ROW(O, O, O, 62, O, 62, O, 63),
                                      ROW(52, 53, 54, 55, 56, 57, 58, 59),
                                      ROW(60, 61, O, O, O, PAD, O, O),
                                      ROW(O, 0, 1, 2, 3, 4, 5, 6),
                                      ROW(7, 8, 9, 10, 11, 12, 13, 14),
                                      ROW(15, 16, 17, 18, 19, 20, 21, 22),
                                      ROW(23, 24, 25, O, O, O, O, 63),
                                      ROW(O, 26, 27, 28, 29, 30, 31, 32),
                                      ROW(33, 34, 35, 36, 37, 38, 39, 40),
                                      ROW(41, 42, 43, 44, 45, 46, 47, 48),
                                      ROW(49, 50, 51, O, O, O, O, O),
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE,
                                      NONE};
#undef O
#undef S
#undef ROW
#undef NONE

/* Whole clean quads from src; returns how many were taken. */
static size_t decode_quads(uint8_t *dst, const uint8_t *src, size_t quads) {
  for (size_t q = 0; q < quads; q++, src += 4, dst += 3) {
    uint32_t a = value_of[src[0]], b = value_of[src[1]], c = value_of[src[2]], d = value_of[src[3]];
    if ((a | b | c | d) & 0x40) return q;
    uint32_t v = a << 18 | b << 12 | c << 6 | d;
    dst[0] = (uint8_t)(v >> 16);
    dst[1] = (uint8_t)(v >> 8);
    dst[2] = (uint8_t)v;
  }
  return quads;
}

/* The careful loop: one character at a time, bits collected in `acc`. */
struct collector {
  uint8_t *dst;
  size_t cap, out;
  uint32_t acc;
  unsigned bits;
};

/* False when there is no room for the byte that became whole. */
static inline bool collect(struct collector *c, uint8_t value) {
  c->acc = c->acc << 6 | value;
  c->bits += 6;
  if (c->bits < 8) return true;
  if (c->out == c->cap) return false;
  c->bits -= 8;
  c->dst[c->out++] = (uint8_t)(c->acc >> c->bits);
  return true;
}

size_t base64_decode(uint8_t *dst, size_t cap, const uint8_t *src, size_t len) {
  struct collector c = {dst, cap, 0, 0, 0};
  for (size_t i = 0; i < len; i++) {
    /* At a quad's start, take what is clean in a run; line ends between runs cost one step. */
    if (c.bits == 0 && len - i >= 4 && cap - c.out >= 3) {
      size_t fast = base64_simd_decode(dst + c.out, cap - c.out, src + i, len - i);
      c.out += fast / 4 * 3;
      i += fast;
      size_t room = (cap - c.out) / 3, quads = (len - i) / 4 < room ? (len - i) / 4 : room;
      size_t taken = decode_quads(dst + c.out, src + i, quads);
      c.out += taken * 3;
      i += taken * 4;
      if (i == len) break;
    }
    uint8_t value = value_of[src[i]];
    if (value == PAD) break;
    if (value < OTHER && !collect(&c, value)) break;
  }
  return c.out;
}

size_t base64_decode_utf16(uint8_t *dst, size_t cap, const uint16_t *src, size_t len) {
  struct collector c = {dst, cap, 0, 0, 0};
  for (size_t i = 0; i < len; i++) {
    uint8_t value = value_of[(uint8_t)src[i]];
    if (value == PAD) break;
    if (value < OTHER && !collect(&c, value)) break;
  }
  return c.out;
}

ssize_t base64_decode_strict(uint8_t *dst, const uint8_t *src, size_t len) {
  struct collector c = {dst, SIZE_MAX, 0, 0, 0};
  size_t digits = 0, pads = 0;
  for (size_t i = 0; i < len; i++) {
    uint8_t value = value_of[src[i]];
    if (value == SPACE) continue;
    if (value == PAD) {
      pads++;
      continue;
    }
    /* '-' and '_' are of the other alphabet. */
    if (value == OTHER || pads || src[i] == '-' || src[i] == '_') return -1;
    digits++;
    collect(&c, value);
  }
  if (pads > 2) return -1;
  if (digits % 4 == 1) return -2;
  if (pads && (digits + pads) % 4 != 0) return -1;
  return (ssize_t)c.out;
}
