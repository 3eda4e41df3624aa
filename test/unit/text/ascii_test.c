#include "text/ascii.h"

#include "text/ascii.c" /* the plain twins */
#include "unit.h"

TEST(one_high_byte_anywhere) {
  for (size_t len = 0; len < 150; len++) {
    uint8_t b[150];
    memset(b, 'x', sizeof b);
    struct slice in = unit_guarded(b, len);
    uint8_t *src = (uint8_t *)in.ptr;
    OK(ascii_is(src, len));
    EQ_INT(len, ascii_prefix(src, len));
    for (size_t at = 0; at < len; at++) {
      src[at] = 0x80;
      OK(!ascii_is(src, len));
      EQ_INT(at, ascii_prefix(src, len));
      EQ_INT(is_plain(src, len), ascii_is(src, len));
      EQ_INT(prefix_plain(src, len), ascii_prefix(src, len));
      src[at] = 0x7f;
    }
  }
}

TEST(utf16) {
  for (size_t len = 0; len < 80; len++) {
    uint16_t u[80] = {0};
    for (size_t i = 0; i < len; i++) u[i] = 0x7f;
    struct slice in = unit_guarded(u, len * 2);
    uint16_t *src = (uint16_t *)in.ptr;
    OK(ascii_is_utf16(src, len));
    for (size_t at = 0; at < len; at++) {
      src[at] = at % 2 ? 0x80 : 0x4100;
      OK(!ascii_is_utf16(src, len));
      src[at] = 'a';
    }
  }
}

TEST(mask) {
  for (size_t len = 0; len < 100; len++) {
    uint8_t b[100] = {0}, d[100];
    for (size_t i = 0; i < len; i++) b[i] = (uint8_t)(i * 7);
    struct slice in = unit_guarded(b, len);
    ascii_mask(d, (const uint8_t *)in.ptr, len);
    for (size_t i = 0; i < len; i++) EQ_INT(b[i] & 0x7f, d[i]);
  }
}
