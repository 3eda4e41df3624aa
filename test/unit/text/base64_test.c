#include "text/base64.h"

#include "text/base64.c"
#include "unit.h"

static void decodes_to(const char *want, const char *text) {
  size_t len = strlen(text);
  struct slice in = unit_guarded(text, len);
  uint8_t got[64], again[64];
  uint16_t wide[64];
  size_t n = base64_decode(got, sizeof got, (const uint8_t *)in.ptr, len);
  EQ_SLICE(slice_of_cstr(want), slice_of((char *)got, n));
  for (size_t i = 0; i < len; i++) wide[i] = (uint8_t)text[i];
  EQ_INT(n, base64_decode_utf16(again, sizeof again, wide, len));
  OK(memcmp(got, again, n) == 0);
  OK(n <= base64_decoded_max(len));
  for (size_t cap = 0; cap < n; cap++) { /* little room gives a beginning of it */
    memset(again, 0xee, sizeof again);
    EQ_INT(cap, base64_decode(again, cap, (const uint8_t *)in.ptr, len));
    OK(memcmp(got, again, cap) == 0);
    EQ_INT(0xee, again[cap]);
    EQ_INT(cap, base64_decode_utf16(again, cap, wide, len));
  }
}

TEST(vectors) { /* RFC 4648 §10 */
  static const char *const row[][3] = {{"", "", ""},
                                       {"f", "Zg==", "Zg"},
                                       {"fo", "Zm8=", "Zm8"},
                                       {"foo", "Zm9v", "Zm9v"},
                                       {"foob", "Zm9vYg==", "Zm9vYg"},
                                       {"fooba", "Zm9vYmE=", "Zm9vYmE"},
                                       {"foobar", "Zm9vYmFy", "Zm9vYmFy"}};
  for (size_t i = 0; i < ARRAY_COUNT(row); i++)
    for (int kind = 0; kind < 2; kind++) {
      char text[16];
      size_t len = strlen(row[i][0]);
      size_t n = base64_encode(text, (const uint8_t *)row[i][0], len, kind);
      EQ_SLICE(slice_of_cstr(row[i][1 + kind]), slice_of(text, n));
      EQ_INT(n, base64_encoded_len(len, kind));
      decodes_to(row[i][0], row[i][1 + kind]);
    }
}

TEST(lenient) {
  decodes_to("abc", "YW J\nj");
  decodes_to("abc", "*Y*W*J*j*");
  decodes_to("abc", "YWJj=YWJj");
  decodes_to("a", "YQ==YQ==");
  decodes_to("", "=YWJj");
  decodes_to("", "Y");
  decodes_to("abc", "YWJjZ");
  decodes_to("a", "YR"); /* bits that fill no byte */
  decodes_to("abcabcdef", "YWJj.YWJjZGVm");
  decodes_to("abcdef", "YWJjZGVm=*YWJj");
  decodes_to("\xfb\xff\xbf\xfb\xff\xbf", "+/+/-_-_");
  decodes_to("abcabcabcabcabcabc", "YWJjYWJj\r\nYWJjYWJj\r\nYWJjYWJj\r\n");
}

TEST(round_trip_all_lengths) {
  for (size_t len = 0; len < 200; len++)
    for (int kind = 0; kind < 2; kind++) {
      uint8_t b[200] = {0}, back[200];
      char text[280];
      for (size_t i = 0; i < len; i++) b[i] = (uint8_t)(i * 151 + len);
      struct slice in = unit_guarded(b, len);
      size_t n = base64_encode(text, (const uint8_t *)in.ptr, len, kind);
      EQ_INT(base64_encoded_len(len, kind), n);
      struct slice t = unit_guarded(text, n);
      EQ_INT(len, base64_decode(back, len, (const uint8_t *)t.ptr, n));
      OK(memcmp(b, back, len) == 0);
      if (kind == BASE64_URL) continue;
      EQ_INT(len, base64_decode_strict(back, (const uint8_t *)t.ptr, n));
      OK(memcmp(b, back, len) == 0);
    }
}

/* Long inputs go by the fast lane: with a stranger at each place, and into little room. */
TEST(long_with_a_stranger) {
  uint8_t b[120], got[121], want[120];
  char text[200];
  for (size_t i = 0; i < sizeof b; i++) b[i] = (uint8_t)(i * 73);
  for (int kind = 0; kind < 2; kind++)
    for (size_t at = 0; at <= 160; at++) {
      size_t n = base64_encode(text, b, sizeof b, kind);
      EQ_INT(160, n);
      memmove(text + at + 1, text + at, n - at);
      text[at] = '\n';
      struct slice t = unit_guarded(text, n + 1);
      for (size_t cap = 110; cap <= 120; cap++) {
        memset(got, 0xee, sizeof got);
        EQ_INT(cap, base64_decode(got, cap, (const uint8_t *)t.ptr, n + 1));
        OK(memcmp(got, b, cap) == 0);
        EQ_INT(0xee, got[cap]);
      }
      EQ_INT(120, base64_decode(want, 120, (const uint8_t *)t.ptr, n + 1));
    }
}

TEST(every_byte_alone) {
  for (unsigned c = 0; c < 256; c++) {
    uint8_t text[8] = {'Y', 'W', 'J', 'j', 'Y', (uint8_t)c, 'J', 'j'}, got[6];
    const char *at = c ? strchr(alphabet[0], (int)c) : NULL;
    const char *url = c ? strchr(alphabet[1], (int)c) : NULL;
    EQ_INT(c == '=' ? 3 : at || url ? 6 : 5, base64_decode(got, 6, text, 8));
    bool is_space = c && strchr(" \t\n\f\r", (int)c);
    EQ_INT(at ? 6 : is_space ? 5 : -1, base64_decode_strict(got, text, 8));
  }
}

TEST(strict) {
  static const struct {
    const char *text;
    int want;
  } row[] = {{"", 0},       {"a", -2},     {"ab", 1},      {"abc", 2},       {"abcd", 3},
             {"ab=", -1},   {"ab==", 1},   {"abc=", 2},    {"abcd=", -1},    {"abcd==", -1},
             {"=", -1},     {"==", -1},    {"a=", -2},     {"a==", -2},      {"a===", -1},
             {"ab===", -1}, {"ab=c", -1},  {"ab= =", 1},   {" a b\n", 1},    {"ab-_", -1},
             {"ab*d", -1},  {"abcde", -2}, {"abcde=", -2}, {"abcde===", -1}, {"====", -1}};
  for (size_t i = 0; i < ARRAY_COUNT(row); i++) {
    uint8_t got[8];
    EQ_INT(row[i].want,
           base64_decode_strict(got, (const uint8_t *)row[i].text, strlen(row[i].text)));
  }
}
