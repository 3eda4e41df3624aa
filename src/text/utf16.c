#include "text/utf16.h"

#include "text/vec.h"

size_t utf16_valid_prefix(const uint16_t *src, size_t len) {
  size_t i = 0;
  while (i < len) {
    if (i + 8 <= len) {
      vec_u16x8 v = vec_load_u16(src + i);
      if (!vec_fold_u16((vec_u16x8)((v & 0xf800) == 0xd800))) {
        i += 8;
        continue;
      }
    }
    if (!utf16_is_surrogate(src[i])) {
      i++;
    } else if (utf16_is_high(src[i]) && i + 1 < len && utf16_is_low(src[i + 1])) {
      i += 2;
    } else {
      break;
    }
  }
  return i;
}

void utf16_repair(uint16_t *text, size_t len) {
  for (size_t i = 0; (i += utf16_valid_prefix(text + i, len - i)) < len; i++) text[i] = 0xfffd;
}

void utf16_swap(void *dst, const void *src, size_t len) {
  uint8_t *d = dst;
  const uint8_t *s = src;
  size_t i = 0;
  for (; i + 8 <= len; i += 8) {
    vec_u16x8 v = (vec_u16x8)vec_load_u8(s + 2 * i);
    vec_store_u8(d + 2 * i, (vec_u8x16)(v << 8 | v >> 8));
  }
  for (; i < len; i++) {
    uint8_t low = s[2 * i];
    d[2 * i] = s[2 * i + 1];
    d[2 * i + 1] = low;
  }
}
