/* Fuzz target for h1_parse: plain and fast scanning agree, and so do a head that comes whole and
 * one that comes in pieces; what is taken keeps its promises.  The first two bytes pick kind,
 * limits and the place of a cut. */
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "http/h1_parse.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

static void init(struct h1_head *h, unsigned pick) {
  h1_head_init(h, (enum h1_kind)(pick % 3), NULL, 0);
  h->request_method = pick & 4 ? H1_HEAD : pick & 8 ? H1_CONNECT : H1_METHOD_NONE;
  if (pick & 16) h->max_bytes = 32;
  if (pick & 32) h->max_headers = 2;
}

/* The bytes [0, len) alone in memory, so that the sanitizer sees the first byte too far. */
static ssize_t parse_copy(struct h1_head *h, const char *buf, size_t len) {
  char *copy = malloc(len ? len : 1);
  CHECK(copy);
  memcpy(copy, buf, len);
  ssize_t n = h1_parse_head(h, copy, len);
  free(copy);
  return n;
}

static void check_span(const struct h1_head *h, struct h1_span s) {
  CHECK(s.off <= h->bytes && s.len <= h->bytes - s.off);
}

/* No byte in a value that could end it for somebody else; names are tokens. */
static void check_taken(const struct h1_head *h, const char *buf, ssize_t n) {
  CHECK((size_t)n == (size_t)h->skip + h->bytes);
  check_span(h, h->target);
  check_span(h, h->reason);
  for (uint32_t i = 0; i < h->count; i++) {
    check_span(h, h->header[i].name);
    check_span(h, h->header[i].value);
    struct slice name = h1_head_slice(h, buf, h->header[i].name);
    struct slice value = h1_head_slice(h, buf, h->header[i].value);
    CHECK(name.len > 0 && name.ptr[name.len] != ' ');
    for (size_t k = 0; k < name.len; k++) CHECK(h1_byte_is(name.ptr[k], H1_BYTE_TOKEN));
    for (size_t k = 0; k < value.len; k++) CHECK(h1_byte_is(value.ptr[k], H1_BYTE_VALUE));
    CHECK(!value.len || (value.ptr[0] != ' ' && value.ptr[value.len - 1] != ' '));
  }
  CHECK(h->max_headers == 0 || h->count <= h->max_headers);
  CHECK((h->body == H1_BODY_LENGTH) == (h->length > 0));
  CHECK(h->body != H1_BODY_EOF || (h->kind == H1_RESPONSE && !h->keep_alive));
  CHECK(h->kind != H1_REQUEST || h->method < H1_METHOD_COUNT);
}

static void check_same(const struct h1_head *a, const struct h1_head *b) {
  size_t from = offsetof(struct h1_head, skip), to = offsetof(struct h1_head, why);
  CHECK(memcmp((const char *)a + from, (const char *)b + from, to - from) == 0);
  for (uint32_t i = 0; i < a->count; i++)
    CHECK(memcmp(&a->header[i], &b->header[i], sizeof a->header[i]) == 0);
}

/* A limit may be met before or after what else is wrong, depending on the pieces. */
static void check_agree(const struct h1_head *a, ssize_t n, const struct h1_head *b, ssize_t m) {
  if (n < 0 && m < 0 && (n == E_HPE_HEADER_OVERFLOW || m == E_HPE_HEADER_OVERFLOW)) return;
  CHECK(n == m);
  if (n > 0) check_same(a, b);
  if (n < 0) CHECK(strcmp(a->why, b->why) == 0 && a->error_at == b->error_at);
}

/* Whole first; then cut at `cut`; then a byte at a time, when that is not too long. */
static void check_pieces(unsigned pick, size_t cut, const char *buf, size_t len) {
  struct h1_head whole, h;
  init(&whole, pick);
  ssize_t n = parse_copy(&whole, buf, len);
  if (n > 0) check_taken(&whole, buf, n);
  init(&h, pick);
  ssize_t m = parse_copy(&h, buf, cut);
  CHECK(m == 0 || m == n || (n < 0 && m < 0));
  if (m == 0) m = parse_copy(&h, buf, len);
  check_agree(&whole, n, &h, m);
  h1_head_reset(&h);
  m = 0;
  for (size_t i = 0; i <= len && m == 0; i += len < 512 ? 1 : 7) m = parse_copy(&h, buf, i);
  if (m == 0) m = parse_copy(&h, buf, len);
  check_agree(&whole, n, &h, m);
  h1_head_fini(&h);
  h1_head_fini(&whole);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len) {
  if (len < 2) return 0;
  const char *buf = (const char *)data + 2;
  len -= 2;
  size_t cut = data[1] % (len + 1);
  struct h1_head plain, fast;
  init(&plain, data[0]);
  init(&fast, data[0]);
  CHECK(h1_parse_use(H1_WAY_PLAIN));
  ssize_t n = parse_copy(&plain, buf, len);
  check_pieces(data[0], cut, buf, len);
  if (h1_parse_use(H1_WAY_SSE42)) {
    ssize_t m = parse_copy(&fast, buf, len);
    CHECK(n == m);
    check_agree(&plain, n, &fast, m);
    check_pieces(data[0], cut, buf, len);
  }
  h1_head_fini(&plain);
  h1_head_fini(&fast);
  return 0;
}
