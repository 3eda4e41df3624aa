#include "text/bytes.h"

#include "text/bytes.c"
#include "unit.h"

static uint32_t seed = 99;
static uint32_t rnd(void) {
  seed = seed * 1664525u + 1013904223u;
  return seed >> 8;
}

static size_t find_slow(const uint8_t *hay, size_t hay_len, const uint8_t *what, size_t len,
                        size_t from, unsigned step) {
  for (size_t at = from; at + len <= hay_len; at++)
    if (at % step == 0 && memcmp(hay + at, what, len) == 0) return at;
  return BYTES_NONE;
}

static size_t find_last_slow(const uint8_t *hay, size_t hay_len, const uint8_t *what, size_t len,
                             size_t from, unsigned step) {
  size_t best = BYTES_NONE;
  for (size_t at = 0; at + len <= hay_len && at <= from; at++)
    if (at % step == 0 && memcmp(hay + at, what, len) == 0) best = at;
  return best;
}

TEST(find_both_ways) {
  for (int round = 0; round < 10000; round++) {
    uint8_t hay[80] = {0}, what[8] = {0};
    size_t hay_len = rnd() % 80, len = 1 + rnd() % 7, letters = 1 + rnd() % 3;
    unsigned step = 1 + rnd() % 2;
    for (size_t i = 0; i < hay_len; i++) hay[i] = (uint8_t)('a' + rnd() % letters);
    for (size_t i = 0; i < len; i++) what[i] = (uint8_t)('a' + rnd() % letters);
    if (step == 2) hay_len &= ~(size_t)1, len = (len + 1) & ~(size_t)1;
    size_t from = (rnd() % 90) & ~(size_t)(step - 1);
    struct slice in = unit_guarded(hay, hay_len);
    const uint8_t *h = (const uint8_t *)in.ptr;
    EQ_INT(find_slow(h, hay_len, what, len, from, step),
           bytes_find(h, hay_len, what, len, from, step));
    EQ_INT(find_last_slow(h, hay_len, what, len, from, step),
           bytes_find_last(h, hay_len, what, len, from, step));
    if (hay_len >= len && from <= hay_len - len) {
      EQ_INT(find_slow(h, hay_len, what, len, from, step),
             find_hashed(h, hay_len, what, len, from, step));
      EQ_INT(find_last_slow(h, hay_len, what, len, from, step),
             find_last_hashed(h, what, len, from, step));
    }
  }
}

TEST(find_nothing) {
  const uint8_t *hay = (const uint8_t *)"abc";
  EQ_INT(0, bytes_find(hay, 3, hay, 0, 0, 1));
  EQ_INT(3, bytes_find(hay, 3, hay, 0, 3, 1));
  EQ_INT(BYTES_NONE, bytes_find(hay, 3, hay, 0, 4, 1));
  EQ_INT(3, bytes_find_last(hay, 3, hay, 0, 9, 1));
  EQ_INT(BYTES_NONE, bytes_find(hay, 3, (const uint8_t *)"abcd", 4, 0, 1));
  EQ_INT(BYTES_NONE, bytes_find_last(hay, 3, (const uint8_t *)"abcd", 4, 9, 1));
}

/* Texts that make a naive search take hay_len * len steps; the time limit of the harness judges. */
TEST(find_in_hostile_text) {
  size_t n = 4 << 20, m = 1 << 20;
  uint8_t *hay = malloc(n), *what = malloc(m);
  memset(hay, 'a', n);
  memset(what, 'a', m);
  what[m - 1] = 'b';
  EQ_INT(BYTES_NONE, bytes_find(hay, n, what, m, 0, 1));
  EQ_INT(BYTES_NONE, bytes_find_last(hay, n, what, m, n, 1));
  what[m - 1] = 'a';
  what[0] = 'b';
  EQ_INT(BYTES_NONE, bytes_find_last(hay, n, what, m, n, 1));
  hay[1] = 'b'; /* the only hit is at an odd place */
  EQ_INT(BYTES_NONE, bytes_find(hay, n, what, m, 0, 2));
  EQ_INT(BYTES_NONE, bytes_find_last(hay, n, what, m, n, 2));
  EQ_INT(1, bytes_find(hay, n, what, m, 0, 1));
  free(hay);
  free(what);
}

TEST(fill) {
  for (size_t len = 1; len < 9; len++)
    for (size_t n = 0; n < 60; n++) {
      uint8_t got[61];
      memset(got, 'x', sizeof got);
      bytes_fill(got, n, (const uint8_t *)"12345678", len);
      for (size_t i = 0; i < n; i++) EQ_INT('1' + (int)(i % len), got[i]);
      EQ_INT('x', got[n]);
    }
  uint8_t self[12] = "abcdefghijk";
  bytes_fill(self, 10, self + 3, 4);
  EQ_STR("defgdefgdek", (char *)self);
}

TEST(swap) {
  for (size_t n = 0; n < 60; n++) {
    uint8_t b[60] = {0}, c[60];
    for (size_t i = 0; i < n; i++) b[i] = (uint8_t)i;
    for (size_t w = 2; w <= 8; w *= 2) {
      memcpy(c, b, n);
      (w == 2 ? bytes_swap16 : w == 4 ? bytes_swap32 : bytes_swap64)(c, n);
      for (size_t i = 0; i < n; i++)
        EQ_INT(i / w * w + w <= n ? i / w * w + (w - 1 - i % w) : i, c[i]);
    }
  }
}
