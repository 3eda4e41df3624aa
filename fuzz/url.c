/* The URL parser on any bytes.  What must hold: marks in order; a URL that was parsed, parsed again,
 * is the same; so is one that a setter has changed.  The input up to the first NUL is the URL, then come
 * the base and a value for the setters. */
#include <string.h>

#include "base/check.h"
#include "text/url.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

static struct slice next_part(struct slice *rest) {
  const char *nul = rest->len ? memchr(rest->ptr, 0, rest->len) : NULL;
  struct slice part = nul ? slice_of(rest->ptr, (size_t)(nul - rest->ptr)) : *rest;
  size_t eaten = part.len + (nul != NULL);
  *rest = slice_of(rest->ptr + eaten, rest->len - eaten);
  return part;
}

static void check_marks(struct slice href, const struct url_marks *m) {
  CHECK(m->scheme_end > 0 && m->scheme_end <= m->user_end && m->user_end <= m->host_start);
  CHECK(m->host_start <= m->host_end && m->host_end <= m->path_start);
  CHECK(m->path_start <= m->query_start && m->query_start <= m->hash_start);
  CHECK(m->hash_start <= href.len && m->port <= 65535);
}

static void check_stable(struct slice href, const struct url_marks *m) {
  struct buf again = {0};
  struct url_marks n;
  check_marks(href, m);
  for (size_t i = 0; i < href.len; i++) CHECK((uint8_t)href.ptr[i] < 0x80);
  CHECK(url_parse(&again, &n, href, NULL) == 0);
  CHECK(slice_is_equal(href, slice_of(again.ptr, again.len)));
  CHECK(memcmp(m, &n, sizeof n) == 0);
  buf_fini(&again);
}

static void check_setters(const struct url_view *from, struct slice value) {
  for (int field = 0; field < URL_FIELD_COUNT; field++) {
    struct buf out = {0};
    struct url_marks m;
    int changed = url_set(&out, &m, from, (enum url_field)field, value);
    CHECK(changed >= 0);
    struct slice href = slice_of(out.ptr, out.len);
    /* A path that has become that of a file may have a drive letter "c|", which parsing turns. */
    bool is_new_file = field == URL_FIELD_PROTOCOL && changed && href.ptr[0] == 'f';
    if (is_new_file) check_marks(href, &m);
    else if (changed) check_stable(href, &m);
    buf_fini(&out);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len) {
  struct slice rest = slice_of((const char *)data, len);
  struct slice in = next_part(&rest), base_in = next_part(&rest), value = next_part(&rest);
  struct buf out = {0}, base_out = {0};
  struct url_view url, base;
  bool has_base = base_in.len && url_parse(&base_out, &base.marks, base_in, NULL) == 0;
  base.href = slice_of(base_out.ptr, base_out.len);
  if (url_parse(&out, &url.marks, in, has_base ? &base : NULL) == 0) {
    url.href = slice_of(out.ptr, out.len);
    check_stable(url.href, &url.marks);
    check_setters(&url, value);
  }
  buf_fini(&out);
  buf_fini(&base_out);
  return 0;
}
