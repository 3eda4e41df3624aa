/* Fuzz target for src/text: every codec, by round trips and by comparing lengths that were
 * announced with what was written.  The first byte picks where the input is cut in two. */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "text/ascii.h"
#include "text/base64.h"
#include "text/bytes.h"
#include "text/hex.h"
#include "text/latin1.h"
#include "text/utf16.h"
#include "text/utf8.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

/* Exactly `len` bytes, so that the sanitizer sees the first byte too far. */
static void *room(size_t len) {
  void *p = malloc(len ? len : 1);
  CHECK(p);
  return p;
}

static void check_utf8_decode(const uint8_t *src, size_t len, size_t cut) {
  struct utf8_shape shape = utf8_measure(src, len);
  uint16_t *units = room(len * 2);
  CHECK(utf8_to_utf16(units, src, len) == shape.units);
  CHECK(shape.is_valid == utf8_is_valid(src, len));
  CHECK(shape.is_ascii == ascii_is(src, len));
  CHECK(utf16_valid_prefix(units, shape.units) == shape.units);

  size_t out_len = utf8_len_of_utf16(units, shape.units);
  uint8_t *out = room(out_len);
  CHECK(utf8_from_utf16(out, units, shape.units) == out_len);
  CHECK(shape.is_valid == (out_len == len && memcmp(out, src, len) == 0));
  CHECK(shape.is_latin1 == (shape.is_valid && latin1_fits_utf16(units, shape.units)));
  if (shape.is_latin1) CHECK(utf8_to_latin1(out, src, len) == shape.units);

  size_t first = cut - utf8_open_tail(src, cut);
  uint16_t *split = room(len * 2);
  size_t n = utf8_to_utf16(split, src, first);
  n += utf8_to_utf16(split + n, src + first, len - first);
  CHECK(n == shape.units && memcmp(split, units, n * 2) == 0);
  free(split);
  free(out);
  free(units);
}

static void check_utf8_encode(const uint8_t *src, size_t len, size_t cap) {
  size_t count = len / 2, read;
  uint16_t *units = room(count * 2);
  memcpy(units, src, count * 2);
  size_t out_len = utf8_len_of_utf16(units, count);
  uint8_t *out = room(out_len), *part = room(cap);
  CHECK(utf8_from_utf16(out, units, count) == out_len);
  CHECK(utf8_is_valid(out, out_len));
  size_t n = utf8_from_utf16_some(part, cap, units, count, &read);
  CHECK(n <= cap && read <= count && utf8_len_of_utf16(units, read) == n);
  CHECK(memcmp(part, out, n) == 0);

  utf16_repair(units, count); /* now decoding gives the units back */
  uint16_t *back = room(out_len * 2);
  CHECK(utf8_to_utf16(back, out, out_len) == count);
  CHECK(memcmp(back, units, count * 2) == 0);
  free(back);
  free(part);
  free(out);
  free(units);
}

static void check_latin1(const uint8_t *src, size_t len, size_t cap) {
  size_t out_len = utf8_len_of_latin1(src, len), read;
  uint8_t *out = room(out_len), *part = room(cap), *back = room(len);
  CHECK(utf8_from_latin1(out, src, len) == out_len);
  CHECK(utf8_measure(out, out_len).is_latin1);
  CHECK(utf8_to_latin1(back, out, out_len) == len && memcmp(back, src, len) == 0);
  size_t n = utf8_from_latin1_some(part, cap, src, len, &read);
  CHECK(n <= cap && utf8_len_of_latin1(src, read) == n && memcmp(part, out, n) == 0);
  free(back);
  free(part);
  free(out);
}

static void check_base64(const uint8_t *src, size_t len, size_t cap) {
  uint8_t *back = room(len);
  for (int kind = 0; kind < 2; kind++) {
    size_t text_len = base64_encoded_len(len, kind);
    char *text = room(text_len);
    CHECK(base64_encode(text, src, len, kind) == text_len);
    CHECK(base64_decode(back, len, (uint8_t *)text, text_len) == len);
    CHECK(memcmp(back, src, len) == 0);
    free(text);
  }
  /* Anything decodes to something, and both widths agree. */
  size_t max = base64_decoded_max(len);
  uint8_t *out = room(max), *again = room(cap);
  uint16_t *wide = room(len * 2);
  for (size_t i = 0; i < len; i++) wide[i] = src[i];
  size_t n = base64_decode(out, max, src, len);
  size_t m = base64_decode_utf16(again, cap, wide, len);
  CHECK(m == (n < cap ? n : cap) && memcmp(out, again, m) == 0);
  CHECK(base64_decode(again, cap, src, len) == m && memcmp(out, again, m) == 0);
  ssize_t strict = base64_decode_strict(out, src, len);
  CHECK(strict < 0 || (size_t)strict == n);
  free(wide);
  free(again);
  free(out);
  free(back);
}

static void check_hex(const uint8_t *src, size_t len, size_t cap) {
  char *text = room(len * 2);
  uint8_t *back = room(len), *part = room(cap);
  hex_encode(text, src, len);
  CHECK(hex_decode(back, len, (uint8_t *)text, len * 2) == len && memcmp(back, src, len) == 0);
  size_t n = hex_decode(part, cap, src, len);
  uint16_t *wide = room(len * 2);
  for (size_t i = 0; i < len; i++) wide[i] = src[i];
  CHECK(hex_decode_utf16(back, len < cap ? len : cap, wide, len) == n);
  CHECK(memcmp(back, part, n) == 0);
  free(wide);
  free(part);
  free(back);
  free(text);
}

static void check_find(const uint8_t *src, size_t len, size_t cut) {
  size_t what_len = len - cut;
  if (what_len == 0 || what_len > 64) return;
  size_t at = bytes_find(src, len, src + cut, what_len, 0, 1);
  CHECK(at <= cut && memcmp(src + at, src + cut, what_len) == 0);
  CHECK(bytes_find_last(src, len, src + cut, what_len, len, 1) == cut);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len) {
  if (len == 0) return 0;
  size_t pick = data[0];
  const uint8_t *src = data + 1;
  len--;
  size_t cut = len ? pick % (len + 1) : 0;
  check_utf8_decode(src, len, cut);
  check_utf8_encode(src, len, pick);
  check_latin1(src, len, pick);
  check_base64(src, len, pick);
  check_hex(src, len, pick);
  check_find(src, len, cut);
  return 0;
}
