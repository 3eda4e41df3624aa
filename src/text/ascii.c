#include "text/ascii.h"

#include "text/vec.h"

#define HIGH_BITS 0x8080808080808080u

/* The plain twins: the oracle of the tests, and the tails of the fast loops. */
static bool is_plain(const uint8_t *src, size_t len) {
  uint8_t all = 0;
  for (size_t i = 0; i < len; i++) all |= src[i];
  return all < 0x80;
}

static size_t prefix_plain(const uint8_t *src, size_t len) {
  size_t i = 0;
  while (i < len && src[i] < 0x80) i++;
  return i;
}

bool ascii_is(const void *bytes, size_t len) {
  const uint8_t *src = bytes;
  size_t i = 0;
  for (; i + 64 <= len; i += 64) {
    vec_u8x16 all = vec_load_u8(src + i) | vec_load_u8(src + i + 16) | vec_load_u8(src + i + 32) |
                    vec_load_u8(src + i + 48);
    if (vec_fold_u8(all) & HIGH_BITS) return false;
  }
  for (; i + 8 <= len; i += 8) {
    uint64_t w;
    memcpy(&w, src + i, 8);
    if (w & HIGH_BITS) return false;
  }
  return is_plain(src + i, len - i);
}

bool ascii_is_utf16(const uint16_t *src, size_t len) {
  size_t i = 0;
  for (; i + 32 <= len; i += 32) {
    vec_u16x8 all = vec_load_u16(src + i) | vec_load_u16(src + i + 8) | vec_load_u16(src + i + 16) |
                    vec_load_u16(src + i + 24);
    if (vec_fold_u16(all) & 0xff80ff80ff80ff80u) return false;
  }
  uint16_t rest = 0;
  for (; i < len; i++) rest |= src[i];
  return rest < 0x80;
}

size_t ascii_prefix(const uint8_t *src, size_t len) {
  size_t i = 0;
  for (; i + 16 <= len; i += 16)
    if (vec_fold_u8(vec_load_u8(src + i)) & HIGH_BITS) break;
  return i + prefix_plain(src + i, len - i);
}

void ascii_mask(uint8_t *dst, const uint8_t *src, size_t len) {
  size_t i = 0;
  for (; i + 16 <= len; i += 16) vec_store_u8(dst + i, vec_load_u8(src + i) & 0x7f);
  for (; i < len; i++) dst[i] = src[i] & 0x7f;
}
