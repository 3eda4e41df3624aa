#include "text/latin1.h"

#include "text/vec.h"

void latin1_from_utf16(uint8_t *dst, const void *units, size_t len) {
  const uint8_t *src = units;
  size_t i = 0;
  for (; i + 8 <= len; i += 8) vec_narrow8(dst + i, (vec_u16x8)vec_load_u8(src + 2 * i));
  for (; i < len; i++) {
    uint16_t u;
    memcpy(&u, src + 2 * i, 2);
    dst[i] = (uint8_t)u;
  }
}

void latin1_to_utf16(void *dst, const uint8_t *src, size_t len) {
  uint8_t *d = dst;
  size_t i = 0;
  for (; i + 8 <= len; i += 8) vec_widen8(d + 2 * i, src + i);
  for (; i < len; i++) memcpy(d + 2 * i, &(uint16_t){src[i]}, 2);
}

bool latin1_fits_utf16(const void *units, size_t len) {
  const uint8_t *src = units;
  size_t i = 0;
  for (; i + 32 <= len; i += 32) {
    vec_u8x16 all = vec_load_u8(src + 2 * i) | vec_load_u8(src + 2 * i + 16) |
                    vec_load_u8(src + 2 * i + 32) | vec_load_u8(src + 2 * i + 48);
    if (vec_fold_u16((vec_u16x8)all) & 0xff00ff00ff00ff00u) return false;
  }
  uint16_t rest = 0, u;
  for (; i < len; i++) {
    memcpy(&u, src + 2 * i, 2);
    rest |= u;
  }
  return rest < 0x100;
}

bool latin1_has_c1(const uint8_t *src, size_t len) {
  size_t i = 0;
  for (; i + 16 <= len; i += 16) {
    vec_u8x16 v = vec_load_u8(src + i);
    if (vec_fold_u8((vec_u8x16)((v & 0xe0) == 0x80))) return true;
  }
  for (; i < len; i++)
    if ((src[i] & 0xe0) == 0x80) return true;
  return false;
}

/* encoding.spec.whatwg.org/index-windows-1252.txt, 80..9F */
static const uint16_t windows1252[32] = {
    0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178};

void latin1_to_utf16_windows1252(uint16_t *dst, const uint8_t *src, size_t len) {
  for (size_t i = 0; i < len; i++)
    dst[i] = (src[i] & 0xe0) == 0x80 ? windows1252[src[i] & 0x1f] : src[i];
}
