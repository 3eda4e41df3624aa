#include "text/hex.h"

#include "text/vec.h"

/* '0'..'9', then 'a'..'f' 39 places further on. */
static inline vec_u8x16 digits_of(vec_u8x16 nibble) {
  return nibble + '0' + ((vec_u8x16)(nibble > 9) & 39);
}

static void encode_plain(char *dst, const uint8_t *src, size_t len) {
  static const char digit[] = "0123456789abcdef";
  for (size_t i = 0; i < len; i++) {
    dst[2 * i] = digit[src[i] >> 4];
    dst[2 * i + 1] = digit[src[i] & 15];
  }
}

void hex_encode(char *dst, const uint8_t *src, size_t len) {
  size_t i = 0;
  for (; i + 16 <= len; i += 16) {
    vec_u8x16 v = vec_load_u8(src + i), high = digits_of(v >> 4), low = digits_of(v & 15);
    uint8_t *d = (uint8_t *)dst + 2 * i;
    vec_store_u8(d, __builtin_shufflevector(high, low, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                                            22, 7, 23));
    vec_store_u8(d + 16, __builtin_shufflevector(high, low, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                                                 13, 29, 14, 30, 15, 31));
  }
  encode_plain(dst + 2 * i, src + i, len - i);
}

/* The value of a digit, or something above 15. */
static inline uint8_t value_of(uint8_t c) {
  uint8_t decimal = (uint8_t)(c - '0'), letter = (uint8_t)((c | 0x20) - 'a');
  return decimal < 10 ? decimal : letter < 6 ? (uint8_t)(letter + 10) : 0xff;
}

static size_t decode_plain(uint8_t *dst, const uint8_t *src, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint8_t high = value_of(src[2 * i]), low = value_of(src[2 * i + 1]);
    if ((high | low) > 15) return i;
    dst[i] = (uint8_t)(high << 4 | low);
  }
  return count;
}

/* Sixteen digits to eight bytes; false, with nothing written, when one is no digit. */
static inline bool decode8(uint8_t *dst, vec_u8x16 c) {
  vec_u8x16 decimal = c - '0', letter = (c | 0x20) - 'a';
  vec_u8x16 is_decimal = (vec_u8x16)(decimal < 10), is_letter = (vec_u8x16)(letter < 6);
  if (vec_fold_u8(~(is_decimal | is_letter))) return false;
  vec_u16x8 v = (vec_u16x8)((decimal & is_decimal) | ((letter + 10) & is_letter));
  /* As little-endian units the first digit is the low byte. */
  vec_narrow8(dst, v << 4 | v >> 8);
  return true;
}

size_t hex_decode(uint8_t *dst, size_t cap, const uint8_t *src, size_t len) {
  size_t count = len / 2 < cap ? len / 2 : cap, i = 0;
  while (i + 8 <= count && decode8(dst + i, vec_load_u8(src + 2 * i))) i += 8;
  return i + decode_plain(dst + i, src + 2 * i, count - i);
}

size_t hex_decode_utf16(uint8_t *dst, size_t cap, const uint16_t *src, size_t len) {
  size_t count = len / 2 < cap ? len / 2 : cap;
  for (size_t i = 0; i < count; i++) {
    uint8_t high = value_of((uint8_t)src[2 * i]), low = value_of((uint8_t)src[2 * i + 1]);
    if ((high | low) > 15) return i;
    dst[i] = (uint8_t)(high << 4 | low);
  }
  return count;
}
