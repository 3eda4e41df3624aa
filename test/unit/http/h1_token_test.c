#include "http/h1_token.h"

#include "unit.h"

TEST(method_names_and_back) {
  for (unsigned m = 0; m < H1_METHOD_COUNT; m++) {
    struct slice name = h1_token_method_name(m);
    OK(name.len > 0 && name.len <= H1_METHOD_LEN_MAX);
    EQ_INT(m, h1_token_find_method(name));
    OK(h1_token_is_method_start(slice_of(name.ptr, name.len - 1)));
    if (m) OK(strcmp(h1_token_method_name(m - 1).ptr, name.ptr) < 0); /* http.METHODS is sorted */
  }
  EQ_INT(35, H1_METHOD_COUNT);
  EQ_INT(0, h1_token_method_name(H1_METHOD_NONE).len);
}

TEST(no_methods) {
  EQ_INT(H1_METHOD_NONE, h1_token_find_method(SLICE("get")));
  EQ_INT(H1_METHOD_NONE, h1_token_find_method(SLICE("")));
  EQ_INT(H1_METHOD_NONE, h1_token_find_method(SLICE("GE")));
  EQ_INT(H1_METHOD_NONE, h1_token_find_method(SLICE("GETS")));
  OK(h1_token_is_method_start(SLICE("")) && h1_token_is_method_start(SLICE("GE")));
  OK(!h1_token_is_method_start(SLICE("GETS")) && !h1_token_is_method_start(SLICE("PRI")));
}

TEST(method_within) {
  EQ_INT(H1_GET, h1_token_method_within(SLICE("GETX")));
  EQ_INT(H1_MKCOL, h1_token_method_within(SLICE("MKCOL/")));
  EQ_INT(H1_METHOD_NONE, h1_token_method_within(SLICE("GE")));
}

TEST(classes) { /* RFC 9110 §5.6.2, §5.5; RFC 3986 §2.2, §3.2 */
  for (int c = 0; c < 256; c++) {
    bool alnum = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    EQ_INT(alnum || (c && strchr("!#$%&'*+-.^_`|~", c)), h1_byte_is((char)c, H1_BYTE_TOKEN));
    EQ_INT(c == '\t' || (c >= ' ' && c != 0x7f), h1_byte_is((char)c, H1_BYTE_VALUE));
    EQ_INT(c > ' ' && c < 0x7f, h1_byte_is((char)c, H1_BYTE_TARGET));
    EQ_INT(alnum || (c && strchr("!$%&'()*+,-./:;=?@[]_~", c)),
           h1_byte_is((char)c, H1_BYTE_AUTHORITY));
  }
}
