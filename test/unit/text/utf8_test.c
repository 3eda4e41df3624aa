#include "text/utf8.h"

#include "text/utf8.c" /* the plain twins */
#include "unit.h"

static uint32_t seed = 12345;
static uint32_t rnd(void) {
  seed = seed * 1664525u + 1013904223u;
  return seed >> 8;
}

/* The decoder of the Encoding standard, written down state by state, as the oracle. */
static size_t decode_by_the_book(uint16_t *d, const uint8_t *src, size_t len) {
  uint32_t cp = 0;
  int needed = 0, seen = 0;
  uint8_t lower = 0x80, upper = 0xbf;
  size_t n = 0;
  for (size_t i = 0; i <= len; i++) {
    if (i == len) {
      if (needed) d[n++] = 0xfffd;
      break;
    }
    uint8_t b = src[i];
    if (needed == 0) {
      if (b < 0x80) {
        d[n++] = b;
      } else if (b >= 0xc2 && b <= 0xdf) {
        needed = 1, cp = b & 0x1f;
      } else if (b >= 0xe0 && b <= 0xef) {
        if (b == 0xe0) lower = 0xa0;
        if (b == 0xed) upper = 0x9f;
        needed = 2, cp = b & 0xf;
      } else if (b >= 0xf0 && b <= 0xf4) {
        if (b == 0xf0) lower = 0x90;
        if (b == 0xf4) upper = 0x8f;
        needed = 3, cp = b & 7;
      } else {
        d[n++] = 0xfffd;
      }
      continue;
    }
    if (b < lower || b > upper) {
      cp = 0, needed = seen = 0, lower = 0x80, upper = 0xbf;
      d[n++] = 0xfffd;
      i--;
      continue;
    }
    lower = 0x80, upper = 0xbf;
    cp = cp << 6 | (b & 0x3f);
    if (++seen != needed) continue;
    if (cp > 0xffff) {
      d[n++] = (uint16_t)(0xd7c0 + (cp >> 10));
      d[n++] = (uint16_t)(0xdc00 | (cp & 0x3ff));
    } else {
      d[n++] = (uint16_t)cp;
    }
    cp = 0, needed = seen = 0;
  }
  return n;
}

static void check_decode(const uint8_t *bytes, size_t len) {
  uint16_t want[600], got[600];
  struct slice in = unit_guarded(bytes, len);
  const uint8_t *src = (const uint8_t *)in.ptr;
  size_t n = decode_by_the_book(want, src, len);
  struct utf8_shape shape = utf8_measure(src, len);
  EQ_INT(n, shape.units);
  uint16_t seen, all = 0;
  EQ_INT(n, utf8_decode(got, src, len, &seen));
  OK(memcmp(want, got, n * 2) == 0);
  for (size_t i = 0; i < n; i++) all |= got[i];
  EQ_INT(all < 0x80, seen < 0x80);
  EQ_INT(all < 0x100, seen < 0x100);
  EQ_INT(shape.is_valid, utf8_is_valid(src, len));

  /* Valid means that encoding gives the input back. */
  uint8_t back[1800];
  size_t m = utf8_from_utf16(back, got, n);
  EQ_INT(m, utf8_len_of_utf16(got, n));
  EQ_INT(shape.is_valid, m == len && memcmp(back, src, len) == 0);

  bool is_latin1 = shape.is_valid;
  for (size_t i = 0; i < n; i++) is_latin1 = is_latin1 && got[i] < 0x100;
  EQ_INT(is_latin1, shape.is_latin1);
  if (!is_latin1) return;
  uint8_t narrow[600], again[1200];
  EQ_INT(n, utf8_to_latin1(narrow, src, len));
  for (size_t i = 0; i < n; i++) EQ_INT(got[i], narrow[i]);
  EQ_INT(len, utf8_len_of_latin1(narrow, n));
  EQ_INT(len, utf8_from_latin1(again, narrow, n));
  OK(memcmp(again, src, len) == 0);
}

TEST(decode_all_of_two_bytes) {
  for (unsigned a = 0; a < 0x10000; a++) {
    uint8_t b[2] = {(uint8_t)(a >> 8), (uint8_t)a};
    uint16_t want[4], got[4];
    size_t n = decode_by_the_book(want, b, 2);
    EQ_INT(n, utf8_to_utf16(got, b, 2));
    OK(memcmp(want, got, n * 2) == 0);
  }
}

/* Every lead byte with every mix of edge bytes after it. */
TEST(decode_edges) {
  static const uint8_t edge[] = {0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0,
                                 0xbf, 0xc0, 0xc2, 0xe0, 0xed, 0xf0, 0xf4, 0xff};
  for (unsigned lead = 0x80; lead < 0x100; lead++)
    for (unsigned m = 0; m < 16 * 16 * 16; m++) {
      uint8_t b[4] = {(uint8_t)lead, edge[m >> 8], edge[m >> 4 & 15], edge[m & 15]};
      uint16_t want[8], got[8];
      size_t n = decode_by_the_book(want, b, 4);
      EQ_INT(n, utf8_to_utf16(got, b, 4));
      OK(memcmp(want, got, n * 2) == 0);
      struct utf8_shape shape = utf8_measure(b, 4);
      EQ_INT(n, shape.units);
      EQ_INT(shape.is_valid, utf8_is_valid(b, 4));
    }
}

TEST(decode_mixed_lengths) {
  static const char *const piece[] = {
      "plain ascii text", "\xc3\xa9",         "\xc2\x80", "\xe2\x82\xac",
      "\xef\xbf\xbd",     "\xf0\x9f\x98\x80", "\x80",     "\xf0\x9f",
      "\xed\xa0\x80",     "\xe2\x82",         "z",        "\xff"};
  for (int round = 0; round < 3000; round++) {
    uint8_t b[600];
    size_t len = 0, kinds = round % 3 == 0 ? 3 : round % 3 == 1 ? 6 : ARRAY_COUNT(piece);
    for (uint32_t k = rnd() % 24; k > 0; k--) {
      const char *p = piece[rnd() % kinds];
      memcpy(b + len, p, strlen(p));
      len += strlen(p);
    }
    check_decode(b, len);
  }
}

TEST(every_character_round_trips) {
  for (uint32_t c = 0; c < 0x110000; c++) {
    uint16_t u[2] = {(uint16_t)c, 0}, back[2];
    size_t n = 1;
    uint8_t b[4];
    if (c > 0xffff) {
      u[0] = (uint16_t)(0xd800 | ((c - 0x10000) >> 10));
      u[1] = (uint16_t)(0xdc00 | (c & 0x3ff));
      n = 2;
    }
    size_t len = utf8_from_utf16(b, u, n);
    EQ_INT(len, utf8_len_of_utf16(u, n));
    OK(utf8_is_valid(b, len));
    EQ_INT(n, utf8_to_utf16(back, b, len));
    if (c >= 0xd800 && c < 0xe000) {
      EQ_INT(0xfffd, back[0]);
    } else {
      OK(memcmp(u, back, n * 2) == 0);
    }
  }
}

static size_t random_units(uint16_t *u, size_t len) {
  static const uint16_t kind[] = {0x41,   0x7f,   0x80,   0x7ff,  0x800,
                                  0xffff, 0xd800, 0xdbff, 0xdc00, 0xdfff};
  unsigned bias = rnd() % 4;
  for (size_t i = 0; i < len; i++)
    u[i] = bias == 0 || rnd() % 4 > bias ? (uint16_t)(0x20 + rnd() % 90) : kind[rnd() % 10];
  return len;
}

TEST(encode_lengths_agree) {
  for (size_t len = 0; len < 200; len++)
    for (int round = 0; round < 20; round++) {
      uint16_t u[200];
      uint8_t b[600];
      random_units(u, len);
      struct slice in = unit_guarded(u, len * 2);
      const uint16_t *src = (const uint16_t *)in.ptr;
      size_t n = utf8_len_of_utf16(src, len);
      EQ_INT(len + extra_plain(src, len), n);
      EQ_INT(n, utf8_from_utf16(b, src, len));
      OK(utf8_is_valid(b, n));
    }
}

TEST(long_lengths) { /* past the reach of one lane */
  size_t len = 400000;
  uint16_t *u = malloc(len * 2);
  uint8_t *b = malloc(len);
  for (size_t i = 0; i < len; i++) {
    u[i] = 0xffff;
    b[i] = 0xff;
  }
  EQ_INT(len * 3, utf8_len_of_utf16(u, len));
  EQ_INT(len * 2, utf8_len_of_latin1(b, len));
  for (size_t i = 0; i < len; i++) u[i] = i % 2 ? 0xdc00 : 0xd800;
  EQ_INT(len * 2, utf8_len_of_utf16(u, len));
  free(u);
  free(b);
}

/* For each room: what fits is the longest run of whole characters. */
static void check_some(const uint16_t *src, size_t len) {
  uint8_t whole[300], part[300];
  size_t all = utf8_from_utf16(whole, src, len);
  for (size_t cap = 0; cap <= all + 2; cap++) {
    size_t read, n = utf8_from_utf16_some(part, cap, src, len, &read);
    OK(n <= cap && read <= len);
    EQ_INT(utf8_len_of_utf16(src, read), n);
    OK(memcmp(whole, part, n) == 0);
    if (read == len) continue;
    OK(read == 0 || !(is_high(src[read - 1]) && is_low(src[read])));
    size_t take = is_high(src[read]) && read + 1 < len && is_low(src[read + 1]) ? 2 : 1;
    OK(n + utf8_len_of_utf16(src + read, take) > cap);
  }
}

TEST(encode_into_little_room) {
  for (size_t len = 0; len < 60; len++)
    for (int round = 0; round < 10; round++) {
      uint16_t u[60];
      random_units(u, len);
      check_some(u, len);
      uint8_t narrow[60], b[120];
      for (size_t i = 0; i < len; i++) narrow[i] = (uint8_t)u[i];
      for (size_t cap = 0; cap <= 120; cap++) {
        size_t read, n = utf8_from_latin1_some(b, cap, narrow, len, &read);
        EQ_INT(utf8_len_of_latin1(narrow, read), n);
        OK(n <= cap);
        OK(read == len || n + 1 + (narrow[read] >= 0x80) > cap);
      }
    }
}

TEST(open_tail) {
  EQ_INT(0, utf8_open_tail((const uint8_t *)"", 0));
  EQ_INT(0, utf8_open_tail((const uint8_t *)"a", 1));
  EQ_INT(1, utf8_open_tail((const uint8_t *)"a\xc3", 2));
  EQ_INT(0, utf8_open_tail((const uint8_t *)"a\xc3\xa9", 3));
  EQ_INT(2, utf8_open_tail((const uint8_t *)"\xe2\x82", 2));
  EQ_INT(0, utf8_open_tail((const uint8_t *)"\xe0\x82", 2)); /* too low: nothing can finish it */
  EQ_INT(3, utf8_open_tail((const uint8_t *)"\xf0\x9f\x98", 3));
  EQ_INT(0, utf8_open_tail((const uint8_t *)"\xf0\x9f\x98\x80", 4));
  EQ_INT(0, utf8_open_tail((const uint8_t *)"\x80\x80\x80\x80", 4));
  EQ_INT(0, utf8_open_tail((const uint8_t *)"\xff", 1));
}

/* Decoding in two parts with the tail kept back equals decoding at once, wherever the cut. */
TEST(split_points) {
  static const char text[] =
      "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80z\xf0\x9f\xed\xa0\x80\xe2\x82!\xf4\x90\x80";
  size_t len = sizeof text - 1;
  uint16_t want[64], got[64];
  size_t n = utf8_to_utf16(want, (const uint8_t *)text, len);
  for (size_t cut = 0; cut <= len; cut++) {
    const uint8_t *src = (const uint8_t *)text;
    size_t first = cut - utf8_open_tail(src, cut);
    size_t m = utf8_to_utf16(got, src, first);
    m += utf8_to_utf16(got + m, src + first, len - first);
    EQ_INT(n, m);
    OK(memcmp(want, got, n * 2) == 0);
  }
}
