#include "text/url_chars.h"

#include "unit.h"

/* The sets as the standard spells them; the table must hold exactly these. */
static bool in_text(const char *members, unsigned c) {
  return c <= 0x1f || c > 0x7e || (c && strchr(members, (int)c));
}

TEST(encode_sets) {
  static const struct {
    unsigned set;
    const char *members; /* besides controls and what is beyond ASCII */
  } sets[] = {
      {URL_C0, ""},
      {URL_FRAGMENT, " \"<>`"},
      {URL_QUERY, " \"#<>"},
      {URL_SPECIAL_QUERY, " \"#<>'"},
      {URL_PATH, " \"#<>?^`{}"},
      {URL_USERINFO, " \"#<>?^`{}/:;=@[\\]|"},
  };
  for (unsigned c = 0; c < 256; c++)
    for (size_t i = 0; i < ARRAY_COUNT(sets); i++)
      EQ_INT(in_text(sets[i].members, c), url_char_is((unsigned char)c, sets[i].set));
}

TEST(forbidden) {
  for (unsigned c = 0; c < 256; c++) {
    bool host = c == 0 || c == 9 || c == 10 || c == 13 || (c && strchr(" #/:<>?@[\\]^|", (int)c));
    EQ_INT(host, url_char_is((unsigned char)c, URL_FORBIDDEN_HOST));
    EQ_INT(host || c <= 0x1f || c == '%' || c == 0x7f,
           url_char_is((unsigned char)c, URL_FORBIDDEN_DOMAIN));
  }
}

static void form(const char *plain, const char *encoded) {
  struct buf out = {0}, back = {0};
  EQ_INT(0, url_chars_encode_form(&out, unit_guarded(plain, strlen(plain))));
  EQ_SLICE(slice_of_cstr(encoded), slice_of(out.ptr, out.len));
  EQ_INT(0, url_chars_decode_form(&back, slice_of(out.ptr, out.len)));
  EQ_SLICE(slice_of_cstr(plain), slice_of(back.ptr, back.len));
  buf_fini(&out);
  buf_fini(&back);
}

TEST(forms) {
  form("a b+c&d=e", "a+b%2Bc%26d%3De");
  form("*-._~!'()", "*-._%7E%21%27%28%29");
  form("\xc3\xa9%", "%C3%A9%25");
}

TEST(decoding_leaves_what_is_no_escape) {
  struct buf out = {0};
  EQ_INT(0, url_chars_decode(&out, GUARDED("%41%4%zz%%41+%4")));
  EQ_SLICE(SLICE("A%4%zz%A+%4"), slice_of(out.ptr, out.len));
  buf_fini(&out);
}
