/* Fuzz target for h1_body: pieces agree with the whole, and what h1_write frames comes back.  The
 * first two bytes pick kind, limits and the size of the pieces. */
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/check.h"
#include "http/h1_body.h"
#include "http/h1_write.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

struct outcome {
  struct buf payload;
  size_t eaten;
  int err;
  bool done;
  const char *why;
  uint32_t trailers;
};

static void feed_copy(struct h1_body *b, struct outcome *o, const char *in, size_t len) {
  char *copy = malloc(len);
  CHECK(copy);
  memcpy(copy, in, len);
  struct slice run;
  ssize_t n = h1_body_feed(b, copy, len, &run);
  if (n < 0) o->err = (int)n;
  else {
    CHECK((size_t)n <= len && (n > 0 || b->done));
    CHECK(run.len == 0 || (run.ptr >= copy && run.ptr + run.len <= copy + n));
    CHECK(buf_append_slice(&o->payload, run) == 0);
    o->eaten += (size_t)n;
  }
  free(copy);
}

static struct outcome feed(unsigned pick, const char *in, size_t len, size_t piece) {
  static const enum h1_body_kind kinds[] = {H1_BODY_CHUNKED, H1_BODY_CHUNKED, H1_BODY_LENGTH,
                                            H1_BODY_EOF};
  struct h1_body b;
  struct outcome o = {0};
  h1_body_init(&b, kinds[pick % 4], pick);
  if (pick & 4) b.max_ext_bytes = 8;
  if (pick & 8) b.max_trailer_bytes = 24;
  while (!o.err && !b.done && o.eaten < len)
    feed_copy(&b, &o, in + o.eaten, len - o.eaten < piece ? len - o.eaten : piece);
  o.done = b.done;
  o.why = b.why;
  o.trailers = b.done && b.trailers ? b.trailers->head.count : 0;
  CHECK(b.received == o.payload.len);
  CHECK(!o.err || b.why);
  h1_body_fini(&b);
  return o;
}

static void check_same(const struct outcome *a, const struct outcome *b) {
  CHECK(a->payload.len == b->payload.len && a->done == b->done && a->trailers == b->trailers);
  CHECK(!a->payload.len || memcmp(a->payload.ptr, b->payload.ptr, a->payload.len) == 0);
  CHECK(!a->err == !b->err);
  if (!a->err) CHECK(a->eaten == b->eaten);
  /* A limit may be met before or after what else is wrong in the trailers. */
  if (a->err == E_HPE_HEADER_OVERFLOW || b->err == E_HPE_HEADER_OVERFLOW) return;
  CHECK(a->err == b->err && (!a->err || strcmp(a->why, b->why) == 0));
}

/* `in` as payload, in chunks of `size`, comes back the same. */
static void check_round_trip(const char *in, size_t len, size_t size) {
  struct buf framed = {0};
  for (size_t at = 0; at < len; at += size) {
    char head[H1_CHUNK_HEAD_MAX];
    size_t n = len - at < size ? len - at : size;
    CHECK(buf_append(&framed, head, h1_write_chunk_head(head, n)) == 0);
    CHECK(buf_append(&framed, in + at, n) == 0);
    CHECK(buf_append(&framed, H1_CHUNK_END, 2) == 0);
  }
  CHECK(buf_append_slice(&framed, SLICE(H1_LAST_CHUNK)) == 0);
  struct outcome o = feed(0, framed.ptr, framed.len, size + 3);
  CHECK(o.done && !o.err && o.eaten == framed.len && o.payload.len == len);
  CHECK(!len || memcmp(o.payload.ptr, in, len) == 0);
  buf_fini(&o.payload);
  buf_fini(&framed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len) {
  if (len < 2) return 0;
  const char *in = (const char *)data + 2;
  len -= 2;
  size_t piece = data[1] + 1u;
  struct outcome whole = feed(data[0], in, len, len ? len : 1);
  struct outcome pieces = feed(data[0], in, len, piece), bytes = feed(data[0], in, len, 1);
  check_same(&whole, &pieces);
  check_same(&whole, &bytes);
  check_round_trip(in, len, piece);
  buf_fini(&whole.payload);
  buf_fini(&pieces.payload);
  buf_fini(&bytes.payload);
  return 0;
}
