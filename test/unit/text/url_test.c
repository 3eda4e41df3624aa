#include "text/url.h"

#include <errno.h>

#include "base/err.h"
#include "base/mem.h"
#include "unit.h"

static struct slice text_of(const struct buf *b) {
  return slice_of(b->ptr, b->len);
}

/* The marks must stand in order and at the signs that they are said to stand at. */
static void marks_fit(const struct buf *href, const struct url_marks *m) {
  const char *p = href->ptr;
  OK(p[m->scheme_end - 1] == ':');
  OK(m->scheme_end <= m->user_end && m->user_end <= m->host_start);
  OK(m->host_start <= m->host_end && m->host_end <= m->path_start);
  OK(m->path_start <= m->query_start && m->query_start <= m->hash_start);
  OK(m->hash_start <= href->len);
  if (m->query_start < m->hash_start) OK(p[m->query_start] == '?');
  if (m->hash_start < href->len) OK(p[m->hash_start] == '#');
  if (m->port >= 0) OK(p[m->host_end] == ':');
}

/* `want` NULL: no URL. */
static void parses(const char *in, const char *base, const char *want) {
  struct buf out = {0}, base_out = {0}, again = {0};
  struct url_view view;
  struct url_marks m, n;
  struct slice text = unit_guarded(in, strlen(in));
  if (base) {
    EQ_INT(0, url_parse(&base_out, &view.marks, slice_of_cstr(base), NULL));
    view.href = text_of(&base_out);
  }
  int err = url_parse(&out, &m, text, base ? &view : NULL);
  EQ_INT(want ? 0 : E_URL_INVALID, err);
  if (want) {
    EQ_SLICE(slice_of_cstr(want), text_of(&out));
    marks_fit(&out, &m);
    EQ_INT(0, url_parse(&again, &n, text_of(&out), NULL));
    EQ_SLICE(text_of(&out), text_of(&again));
    OK(memcmp(&m, &n, sizeof m) == 0);
  }
  buf_fini(&out);
  buf_fini(&base_out);
  buf_fini(&again);
}

TEST(absolute) {
  parses("http://example.com", NULL, "http://example.com/");
  parses("  HTTP://EXAMPLE.com:80/a\tb\n/ ", NULL, "http://example.com/ab/");
  parses("https:\\\\h\\p?q\\#f\\", NULL, "https://h/p?q\\#f\\");
  parses("http:/h/p", NULL, "http://h/p");
  parses("https://u:p@h:8443/", NULL, "https://u:p@h:8443/");
  parses("https://:@h/", NULL, "https://h/");
  parses("https://a@b:c@h/", NULL, "https://a%40b:c@h/");
  parses("http://h/a/./b/../c/%2E%2e/d", NULL, "http://h/a/d");
  parses("http://h/../..", NULL, "http://h/");
  parses("http://h/a b<>`{}|^~?a'b\"#c`", NULL, "http://h/a%20b%3C%3E%60%7B%7D|%5E~?a%27b%22#c%60");
  parses("http://h/\xc3\xa9?\xc3\xa9#\xc3\xa9", NULL, "http://h/%C3%A9?%C3%A9#%C3%A9");
  parses("ws://h:80", NULL, "ws://h/");
  parses("foo://h:80", NULL, "foo://h:80");
}

TEST(refused) {
  static const char *const bad[] = {"",
                                    "h",
                                    "/p",
                                    "http:",
                                    "http://",
                                    "http://?q",
                                    "http://@",
                                    "http://u@",
                                    "http://:80",
                                    "http://h:x",
                                    "http://h:65536",
                                    "http://h:8 0",
                                    "http://a b",
                                    "http://a<b",
                                    "http://%41%zz",
                                    "http://[::1",
                                    "http://1.2.3.256",
                                    "1http://h",
                                    "foo://a b",
                                    "foo://u@",
                                    "http://\xff",
                                    "http://h%ff"};
  for (size_t i = 0; i < ARRAY_COUNT(bad); i++) parses(bad[i], NULL, NULL);
}

TEST(relative) {
  const char *base = "http://u:p@h:81/a/b/c?q#f";
  parses("", base, "http://u:p@h:81/a/b/c?q");
  parses("x", base, "http://u:p@h:81/a/b/x");
  parses("../x/.", base, "http://u:p@h:81/a/x/");
  parses("/x", base, "http://u:p@h:81/x");
  parses("\\x", base, "http://u:p@h:81/x");
  parses("//i/x", base, "http://i/x");
  parses("\\/i", base, "http://i/");
  parses("?r", base, "http://u:p@h:81/a/b/c?r");
  parses("#g", base, "http://u:p@h:81/a/b/c?q#g");
  parses("?", base, "http://u:p@h:81/a/b/c?");
  parses("http:x", base, "http://u:p@h:81/a/b/x");
  parses("https:x", base, "https://x/");
  parses("../../../../x", base, "http://u:p@h:81/x");
}

TEST(other_schemes) {
  parses("mailto:a b?c d#e f", NULL, "mailto:a b?c%20d#e%20f");
  parses("data:x ?y", NULL, "data:x%20?y");
  parses("foo:", NULL, "foo:");
  parses("foo:/a/..//b", NULL, "foo:/.//b");
  parses("#x", "mailto:a", "mailto:a#x");
  parses("x", "mailto:a", NULL);
  parses("..//x", "foo:/a/b", "foo:/.//x");
  parses("x", "foo:/.//a/b", "foo:/.//a/x");
  parses("foo:///p", NULL, "foo:///p");
  parses("/p", "foo://h", "foo://h/p");
}

TEST(files) {
  parses("file:", NULL, "file:///");
  parses("file:c|/x", NULL, "file:///c:/x");
  parses("file://c:/x", NULL, "file:///c:/x");
  parses("file://localhost/x", NULL, "file:///x");
  parses("file://h/x", NULL, "file://h/x");
  parses("file:///c:/../..", NULL, "file:///c:/");
  parses("/y", "file:///c:/x", "file:///c:/y");
  parses("d:/y", "file:///c:/x", "d:/y");
  parses("d|/y", "file:///c:/x", "file:///d:/y");
  parses("..", "file:///c:/x/y", "file:///c:/");
  parses("//i/y", "file:///x", "file://i/y");
  parses("file:?q", "file:///a/b", "file:///a/b?q");
  parses("?q", "file:///a/b#f", "file:///a/b?q");
  parses("file:x", "http://h/", "file:///x");
}

/* Sets `field` of `href` to `value`; NULL: it stays. */
static void sets(const char *href, enum url_field field, const char *value, const char *want) {
  struct buf from_out = {0}, out = {0};
  struct url_view from;
  struct url_marks m;
  EQ_INT(0, url_parse(&from_out, &from.marks, slice_of_cstr(href), NULL));
  from.href = text_of(&from_out);
  int changed = url_set(&out, &m, &from, field, unit_guarded(value, strlen(value)));
  EQ_INT(want ? 1 : 0, changed);
  if (want) {
    EQ_SLICE(slice_of_cstr(want), text_of(&out));
    marks_fit(&out, &m);
  }
  buf_fini(&from_out);
  buf_fini(&out);
}

TEST(setters_of_the_authority) {
  sets("http://h:443/", URL_FIELD_PROTOCOL, "https:x", "https://h/");
  sets("http://h/", URL_FIELD_PROTOCOL, "foo", NULL);
  sets("http://u@h/", URL_FIELD_PROTOCOL, "file", NULL);
  sets("http://h/", URL_FIELD_PROTOCOL, "1", NULL);
  sets("http://h/", URL_FIELD_USERNAME, "a@\t", "http://a%40%09@h/");
  sets("http://u:p@h/", URL_FIELD_USERNAME, "", "http://:p@h/");
  sets("http://u:p@h/", URL_FIELD_PASSWORD, "", "http://u@h/");
  sets("file:///x", URL_FIELD_USERNAME, "u", NULL);
  sets("http://h/p", URL_FIELD_HOST, "I:81/x", "http://i:81/p");
  sets("http://h:81/p", URL_FIELD_HOST, "i:x", "http://i:81/p");
  sets("http://h/", URL_FIELD_HOST, "", NULL);
  sets("http://h/", URL_FIELD_HOST, "a b", NULL);
  sets("http://h/", URL_FIELD_HOSTNAME, "i:81", NULL);
  sets("foo:/p", URL_FIELD_HOST, "", "foo:///p");
  sets("foo:/.//p", URL_FIELD_HOST, "h", "foo://h//p");
  sets("file://h/", URL_FIELD_HOST, "localhost", "file:///");
  sets("http://h/", URL_FIELD_PORT, "81x", "http://h:81/");
  sets("http://h:81/", URL_FIELD_PORT, "80", "http://h/");
  sets("http://h:81/", URL_FIELD_PORT, "", "http://h/");
  sets("http://h:81/", URL_FIELD_PORT, "99999", NULL);
}

TEST(setters_of_the_rest) {
  sets("http://h/a?q#f", URL_FIELD_PATHNAME, "x/../y?#", "http://h/y%3F%23?q#f");
  sets("http://h/a", URL_FIELD_PATHNAME, "", "http://h/");
  sets("foo:/a", URL_FIELD_PATHNAME, "", "foo:/");
  sets("foo:/a", URL_FIELD_PATHNAME, "//x", "foo:/.//x");
  sets("mailto:a", URL_FIELD_PATHNAME, "b", NULL);
  sets("http://h/?q#f", URL_FIELD_SEARCH, "?a#b'", "http://h/?a%23b%27#f");
  sets("http://h/?q#f", URL_FIELD_SEARCH, "", "http://h/#f");
  sets("http://h/?q#f", URL_FIELD_HASH, "##", "http://h/?q##");
  sets("http://h/?q#f", URL_FIELD_HASH, "", "http://h/?q");
}

/* Each allocation that can fail does, once. */
TEST(out_of_memory) {
  const char *in = "http://us\xc3\xa9r@ex%41mple.com:81/a\tb?c d#e f";
  for (long n = 1; n < 50; n++) {
    struct buf out = {0};
    struct url_marks m;
    mem_fail_at(n);
    int err = url_parse(&out, &m, slice_of_cstr(in), NULL);
    mem_fail_at(0);
    buf_fini(&out);
    if (err == 0) {
      OK(n > 2);
      return;
    }
    EQ_INT(-ENOMEM, err);
  }
  OK(false);
}
