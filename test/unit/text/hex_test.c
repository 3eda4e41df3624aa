#include "text/hex.h"

#include "text/hex.c"
#include "unit.h"

TEST(round_trip_all_lengths) {
  for (size_t len = 0; len < 120; len++) {
    uint8_t b[120] = {0}, back[121];
    char text[240], plain[240];
    for (size_t i = 0; i < len; i++) b[i] = (uint8_t)(i * 37 + len);
    struct slice in = unit_guarded(b, len);
    hex_encode(text, (const uint8_t *)in.ptr, len);
    encode_plain(plain, b, len);
    OK(memcmp(text, plain, 2 * len) == 0);
    struct slice digits = unit_guarded(text, 2 * len);
    memset(back, 0xee, sizeof back);
    EQ_INT(len, hex_decode(back, 120, (const uint8_t *)digits.ptr, 2 * len));
    OK(memcmp(back, b, len) == 0);
    EQ_INT(0xee, back[len]);
  }
}

/* Each of the 256 byte values at each place: the vector loop and the plain one stop alike. */
TEST(stops_at_what_is_no_digit) {
  for (unsigned c = 0; c < 256; c++)
    for (size_t at = 0; at < 40; at++) {
      uint8_t text[40], got[20], want[20];
      uint16_t wide[40];
      memset(text, 'C', sizeof text);
      text[at] = (uint8_t)c;
      for (size_t i = 0; i < 40; i++) wide[i] = (uint16_t)(text[i] | (i % 3 ? 0x100 : 0));
      size_t n = decode_plain(want, text, 20);
      EQ_INT(n, hex_decode(got, 20, text, 40));
      OK(memcmp(want, got, n) == 0);
      EQ_INT(n, hex_decode_utf16(got, 20, wide, 40));
      OK(memcmp(want, got, n) == 0);
    }
}

TEST(cap_and_odd_digit) {
  uint8_t d[16];
  EQ_INT(1, hex_decode(d, 9, (const uint8_t *)"abc", 3));
  EQ_INT(2, hex_decode(d, 2, (const uint8_t *)"00112233", 8));
  EQ_INT(0, hex_decode(d, 0, (const uint8_t *)"0011", 4));
  EQ_INT(9, hex_decode(d, 9, (const uint8_t *)"00112233445566778899aabb", 24));
}
