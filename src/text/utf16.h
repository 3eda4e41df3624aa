/* utf16 — 16-bit units: surrogates in order, the other byte order, what a stream must keep back.
 *
 * Memory: allocates nothing.  Threads: any.  `len` counts units unless said otherwise. */
#pragma once

#include "base/defs.h"

static inline bool utf16_is_high(uint16_t unit) {
  return (unit & 0xfc00) == 0xd800;
}
static inline bool utf16_is_low(uint16_t unit) {
  return (unit & 0xfc00) == 0xdc00;
}
static inline bool utf16_is_surrogate(uint16_t unit) {
  return (unit & 0xf800) == 0xd800;
}

/* The units at the start in which no surrogate stands alone: `len` when the text is well-formed. */
size_t utf16_valid_prefix(const uint16_t *src, size_t len);

/* Replaces each lone surrogate by U+FFFD, in place. */
void utf16_repair(uint16_t *text, size_t len);

/* Swaps the two bytes of every unit; dst may be src, both at any address. */
void utf16_swap(void *dst, const void *src, size_t len);
