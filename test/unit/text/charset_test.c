#include "text/charset.h"

#include <errno.h>
#include <uchar.h>

#include "base/err.h"
#include "unit.h"

/* Decodes `bytes` cut in two at every place; all must give `want` (UTF-16, up to a 0). */
static void decodes_to(const char *name, const char *bytes, const char16_t *want) {
  struct charset *cs;
  size_t len = strlen(bytes), count = 0;
  while (want[count]) count++;
  EQ_INT(0, charset_open(&cs, name, false));
  for (size_t cut = 0; cut <= len; cut++) {
    struct buf out = {0};
    struct slice first = unit_guarded(bytes, cut), rest = unit_guarded(bytes + cut, len - cut);
    EQ_INT(0, charset_decode(cs, first, false, &out));
    EQ_INT(0, charset_decode(cs, rest, true, &out));
    EQ_INT(count * 2, out.len);
    OK(memcmp(want, out.ptr, out.len) == 0);
    buf_fini(&out);
  }
  charset_close(cs);
}

TEST(some_of_each_kind) {
  decodes_to("big5", "a\xa4\xa4", u"a中");
  decodes_to("shift_jis", "\x82\xa0\xb1", u"あｱ");
  decodes_to("euc-kr", "\xb0\xa1z", u"가z");
  decodes_to("iso-2022-jp", "\x1b$B0!\x1b(Bx", u"亜x");
  decodes_to("windows-1251", "\xe0\xe1", u"аб");
}

TEST(ill_formed_is_replaced) {
  decodes_to("shift_jis", "\x81", u"\xfffd");
  decodes_to("euc-jp", "\x84z", u"\x84z");
  decodes_to("euc-jp", "\xa1 z", u"\xfffd z"); /* ICU's own action writes U+001A */
}

TEST(gb_as_the_standard_says) {
  decodes_to("gbk", "\x80z", u"€z");
  decodes_to("gb18030", "\xa6\xd9\xa3\xa0", u"\xfe10\x3000"); /* the edition of 2022 */
  decodes_to("gbk", "\x81\x30\x81\x30", u"\x80");             /* four bytes, too */
}

TEST(strict_stops_and_starts_anew) {
  struct charset *cs;
  struct buf out = {0};
  EQ_INT(0, charset_open(&cs, "big5", true));
  EQ_INT(E_TEXT_BAD_INPUT, charset_decode(cs, SLICE("a\xa4\x01"), false, &out));
  out.len = 0;
  EQ_INT(0, charset_decode(cs, SLICE("\xa4"), false, &out));
  EQ_INT(E_TEXT_BAD_INPUT, charset_decode(cs, SLICE(""), true, &out));
  EQ_INT(0, charset_decode(cs, SLICE("ok"), true, &out));
  EQ_INT(4, out.len);
  charset_close(cs);
  buf_fini(&out);
}

TEST(ceiling) {
  struct charset *cs;
  struct buf out = {.max = 40};
  char many[100];
  memset(many, 'a', sizeof many);
  EQ_INT(0, charset_open(&cs, "big5", false));
  EQ_INT(-EMSGSIZE, charset_decode(cs, slice_of(many, sizeof many), true, &out));
  charset_close(cs);
  charset_close(NULL);
  buf_fini(&out);
}

TEST(unknown) {
  struct charset *cs;
  EQ_INT(-ENOENT, charset_open(&cs, "no-such-charset", false));
}
