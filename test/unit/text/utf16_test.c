#include "text/utf16.h"

#include "unit.h"

static size_t valid_slow(const uint16_t *u, size_t len) {
  size_t i = 0;
  while (i < len) {
    if (!utf16_is_surrogate(u[i])) {
      i++;
    } else if (utf16_is_high(u[i]) && i + 1 < len && utf16_is_low(u[i + 1])) {
      i += 2;
    } else {
      break;
    }
  }
  return i;
}

TEST(surrogates) {
  static const uint16_t kind[] = {'a', 0xd7ff, 0xe000, 0xd800, 0xdfff, 0xdbff, 0xdc00, 'b'};
  uint32_t seed = 7;
  for (int round = 0; round < 50000; round++) {
    uint16_t u[40] = {0};
    size_t len = round % 40;
    for (size_t i = 0; i < len; i++) {
      seed = seed * 1664525u + 1013904223u;
      u[i] = seed >> 28 < 14 ? (uint16_t)(seed >> 12 & 0x7fff) : kind[seed >> 16 & 7];
      if (round % 2) u[i] = kind[seed >> 20 & 7];
      if (i && utf16_is_high(u[i - 1]) && seed >> 30) u[i] = 0xdc12;
    }
    EQ_INT(valid_slow(u, len), utf16_valid_prefix(u, len));
    uint16_t fixed[40];
    memcpy(fixed, u, sizeof u);
    utf16_repair(fixed, len);
    EQ_INT(len, utf16_valid_prefix(fixed, len));
    for (size_t i = 0; i < len; i++) OK(fixed[i] == u[i] || fixed[i] == 0xfffd);
  }
}

TEST(swap) {
  for (size_t len = 0; len < 40; len++) {
    char b[82] = {0}, out[82];
    for (size_t i = 0; i < 2 * len; i++) b[i] = (char)i;
    struct slice in = unit_guarded(b, 2 * len);
    utf16_swap(out + 1, in.ptr, len);
    for (size_t i = 0; i < 2 * len; i++) EQ_INT((char)(i ^ 1), out[1 + i]);
    utf16_swap(out + 1, out + 1, len);
    OK(memcmp(out + 1, b, 2 * len) == 0);
  }
}
