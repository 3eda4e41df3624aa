/* vec — sixteen bytes at a time, in the vector types that gcc and clang share (SSE2, NEON, or plain
 * registers where a machine has neither).  Loads and stores take any address and touch exactly the
 * bytes they name. */
#pragma once

#include <string.h>

#include "base/defs.h"

typedef uint8_t vec_u8x16 __attribute__((vector_size(16)));
typedef uint8_t vec_u8x8 __attribute__((vector_size(8)));
typedef uint16_t vec_u16x8 __attribute__((vector_size(16)));
typedef uint64_t vec_u64x2 __attribute__((vector_size(16)));

static inline vec_u8x16 vec_load_u8(const uint8_t *p) {
  vec_u8x16 v;
  memcpy(&v, p, sizeof v);
  return v;
}

static inline vec_u16x8 vec_load_u16(const uint16_t *p) {
  vec_u16x8 v;
  memcpy(&v, p, sizeof v);
  return v;
}

static inline void vec_store_u8(uint8_t *p, vec_u8x16 v) {
  memcpy(p, &v, sizeof v);
}

static inline void vec_store_u16(void *p, vec_u16x8 v) {
  memcpy(p, &v, sizeof v);
}

/* All bits of the vector folded into one word: any bit set in `v` is set in one of its halves. */
static inline uint64_t vec_fold_u8(vec_u8x16 v) {
  vec_u64x2 w = (vec_u64x2)v;
  return w[0] | w[1];
}

static inline uint64_t vec_fold_u16(vec_u16x8 v) {
  vec_u64x2 w = (vec_u64x2)v;
  return w[0] | w[1];
}

/* Of eight bytes loaded as one word: the place in memory of the first whose high bit is set. */
static inline unsigned vec_first_high_byte(uint64_t high_bits) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return (unsigned)__builtin_ctzll(high_bits) / 8;
#else
  return (unsigned)__builtin_clzll(high_bits) / 8;
#endif
}

/* Eight bytes at `src` as eight 16-bit units at `dst`, which may lie at any address. */
static inline void vec_widen8(void *dst, const uint8_t *src) {
  vec_u8x8 v;
  memcpy(&v, src, sizeof v);
  vec_store_u16(dst, __builtin_convertvector(v, vec_u16x8));
}

/* The low bytes of eight units at `src` as eight bytes at `dst`. */
static inline void vec_narrow8(uint8_t *dst, vec_u16x8 v) {
  vec_u8x8 w = __builtin_convertvector(v, vec_u8x8);
  memcpy(dst, &w, sizeof w);
}

/* The sums of all lanes. */
static inline size_t vec_sum_u8(vec_u8x16 v) {
  vec_u64x2 w = (vec_u64x2)v, pairs = (w & 0x00ff00ff00ff00ffu) + (w >> 8 & 0x00ff00ff00ff00ffu);
  pairs *= 0x0001000100010001u; /* the top 16 bits now hold the sum of the four */
  return (size_t)((pairs[0] >> 48) + (pairs[1] >> 48));
}

static inline size_t vec_sum_u16(vec_u16x8 v) {
  vec_u64x2 w = (vec_u64x2)v, pairs = (w & 0x0000ffff0000ffffu) + (w >> 16 & 0x0000ffff0000ffffu);
  uint64_t sum = pairs[0] + pairs[1];
  return (size_t)((sum & 0xffffffffu) + (sum >> 32));
}
