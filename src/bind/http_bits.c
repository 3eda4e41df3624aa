#include "bind/http_bits.h"

/* Whether an HTTP/1.0 client says that it can read chunks: "TE: chunked", which Node honours. */
static bool reads_chunks(const struct h1_head *h, const char *bytes) {
  uint32_t at = h1_head_find(h, bytes, SLICE("te"), 0);
  if (at == h->count) return false;
  struct slice value = h1_head_slice(h, bytes, h->header[at].value);
  for (size_t i = 0; i + 7 <= value.len; i++)
    if (slice_is_equal_nocase(slice_of(value.ptr + i, 7), SLICE("chunked"))) return true;
  return false;
}

int32_t http_bits_request(const struct h1_head *h, const char *bytes) {
  int32_t bits = h->method;
  if (h->minor == 0) bits |= reads_chunks(h, bytes) ? REQ_HTTP10 : REQ_HTTP10 | REQ_NO_CHUNKS;
  if (h->keep_alive) bits |= REQ_KEEP_ALIVE;
  if (h->body != H1_BODY_NONE) bits |= REQ_BODY;
  if (h->upgrade) bits |= REQ_UPGRADE;
  if (h->expect_continue) bits |= REQ_CONTINUE;
  if (h->expect_other) bits |= REQ_EXPECT;
  if (!h->host_ok || (h->minor == 1 && h->host_count == 0)) bits |= REQ_BAD_HOST;
  return bits;
}

int32_t http_bits_response(const struct h1_head *h) {
  int32_t bits =
      RES_IS_RESPONSE | h->status | h->minor << RES_MINOR_SHIFT | h->major << RES_MAJOR_SHIFT;
  if (h->keep_alive) bits |= RES_KEEP_ALIVE;
  if (h->body != H1_BODY_NONE) bits |= RES_BODY;
  if (h->upgrade) bits |= RES_UPGRADE;
  return bits;
}
