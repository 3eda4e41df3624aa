#include "text/latin1.h"

#include "unit.h"

TEST(both_ways_at_any_address) {
  for (size_t len = 0; len < 70; len++) {
    uint8_t b[70] = {0}, back[70];
    for (size_t i = 0; i < len; i++) b[i] = (uint8_t)(i * 5 + 0x70);
    struct slice in = unit_guarded(b, len);
    char room[150] = {0};
    for (size_t shift = 0; shift < 2; shift++) {
      struct slice out = unit_guarded(room, 2 * len + shift); /* starts at an odd address */
      char *dst = (char *)out.ptr;
      latin1_to_utf16(dst, (const uint8_t *)in.ptr, len);
      for (size_t i = 0; i < len; i++) {
        uint16_t u;
        memcpy(&u, dst + 2 * i, 2);
        EQ_INT(b[i], u);
      }
      OK(latin1_fits_utf16(dst, len));
      for (size_t i = 0; i < len; i++) {
        uint16_t u, high = 0x1ff;
        memcpy(&u, dst + 2 * i, 2);
        memcpy(dst + 2 * i, &high, 2);
        OK(!latin1_fits_utf16(dst, len));
        memcpy(dst + 2 * i, &u, 2);
      }
    }
    uint16_t wide[70] = {0};
    for (size_t i = 0; i < len; i++) wide[i] = (uint16_t)(b[i] | i << 8);
    struct slice units = unit_guarded(wide, 2 * len);
    latin1_from_utf16(back, (const uint16_t *)units.ptr, len);
    OK(memcmp(b, back, len) == 0);
  }
}

TEST(windows1252) {
  for (size_t len = 1; len < 40; len++)
    for (size_t at = 0; at < len; at++)
      for (unsigned c = 0x70; c < 0xb0; c++) {
        uint8_t b[40] = {0};
        b[at] = (uint8_t)c;
        EQ_INT(c >= 0x80 && c < 0xa0, latin1_has_c1(b, len));
      }
  uint16_t u[4];
  latin1_to_utf16_windows1252(u, (const uint8_t *)"\x80\x81\x9f\xe9", 4);
  EQ_INT(0x20ac, u[0]);
  EQ_INT(0x81, u[1]);
  EQ_INT(0x178, u[2]);
  EQ_INT(0xe9, u[3]);
}
