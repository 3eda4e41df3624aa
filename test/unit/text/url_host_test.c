#include "text/url_host.h"

#include "base/err.h"
#include "unit.h"

static void host(const char *in, bool is_special, const char *want) {
  struct buf out = {0};
  int err = url_host_parse(&out, unit_guarded(in, strlen(in)), is_special);
  EQ_INT(want ? 0 : E_URL_INVALID, err);
  if (want) EQ_SLICE(slice_of_cstr(want), slice_of(out.ptr, out.len));
  buf_fini(&out);
}

TEST(names) {
  host("EXAMPLE.com.", true, "example.com.");
  host("a_b!~.c", true, "a_b!~.c");
  host("ex%61mple", true, "example");
  host("a..b", true, "a..b");
  host("a%", true, NULL);
  host("a%25", true, NULL);
  host("a%00", true, NULL);
  host("a|b", true, NULL);
  host("a\x7f", true, NULL);
}

TEST(names_outside_ascii) { /* this machine has ICU, or the engine would not be here */
  host("espa\xc3\xb1ol.com", true, "xn--espaol-zwa.com");
  host("XN--ESPAOL-ZWA.com", true, "xn--espaol-zwa.com");
  host("%E2%98%83", true, "xn--n3h");
  host("\xef\xbc\xa7o\xe3\x80\x82"
       "com",
       true, "go.com");
  host("\xc2\xad", true, NULL); /* nothing is left */
  host("a\xef\xbc\x85"
       "b",
       true, NULL); /* a wide percent sign */
  host("a\xef\xbc\x8f"
       "b",
       true, NULL); /* a wide slash */
  host("xn--a", true, NULL);
  host("a%C3", true, NULL); /* not UTF-8 */
}

TEST(ipv4) {
  host("127.0.0.1", true, "127.0.0.1");
  host("0x7f.1", true, "127.0.0.1");
  host("017700000001", true, "127.0.0.1");
  host("4294967295", true, "255.255.255.255");
  host("4294967296", true, NULL);
  host("1.2.3.4.", true, "1.2.3.4");
  host("1.2.3", true, "1.2.0.3");
  host("1.65536", true, "1.1.0.0");
  host("1.16777216", true, NULL);
  host("256.1", true, NULL);
  host("1.2.3.4.5", true, NULL);
  host("1..2", true, NULL);
  host("09.1", true, NULL);
  host("0x.0", true, "0.0.0.0");
  host("a.0x", true, NULL);
  host("a.1", true, NULL);
  host("1.a", true, "1.a");
  host("99999999999999999999999", true, NULL);
}

TEST(ipv6) {
  host("[::]", true, "[::]");
  host("[1:2:3:4:5:6:7:8]", true, "[1:2:3:4:5:6:7:8]");
  host("[1:0:0:2:0:0:0:3]", true, "[1:0:0:2::3]");
  host("[1:0:2:0:0:3:0:0]", true, "[1:0:2::3:0:0]");
  host("[::ABCD:1.2.3.4]", true, "[::abcd:102:304]");
  host("[1::]", true, "[1::]");
  host("[1:2:3:4:5:6:7::]", true, "[1:2:3:4:5:6:7:0]");
  static const char *const bad[] = {"[",
                                    "[]",
                                    "[:]",
                                    "[1]",
                                    "[1:2]",
                                    "[::1::2]",
                                    "[:::]",
                                    "[1::2",
                                    "[12345::]",
                                    "[::g]",
                                    "[1:2:3:4:5:6:7:8:9]",
                                    "[::1.2.3]",
                                    "[::1.2.3.256]",
                                    "[::01.2.3.4]",
                                    "[::1.2.3.4.5]",
                                    "[1:2:3:4:5:6:7:1.2.3.4]",
                                    "[::.1.2.3]",
                                    "[1:]"};
  for (size_t i = 0; i < ARRAY_COUNT(bad); i++) host(bad[i], true, NULL);
}

TEST(opaque) {
  host("", false, "");
  host("EXample%zz", false, "EXample%zz");
  host("\xc3\xa9\x01", false, "%C3%A9%01");
  host("a b", false, NULL);
  host("a^b", false, NULL);
  host("[::1]", false, "[::1]");
}
