/* http_bits — what JavaScript is told of a head beside its text, in one small int.
 *
 * Memory: none.  Threads: any. */
#pragma once

#include "http/h1_parse.h"

/* Of requests.  ORDER: REQ_ in lib/internal/http/server.js.  Bits 0-5: method. */
enum http_request_bits {
  REQ_HTTP10 = 1 << 6,
  REQ_KEEP_ALIVE = 1 << 7,
  REQ_BODY = 1 << 8,
  REQ_UPGRADE = 1 << 9,
  REQ_CONTINUE = 1 << 10,
  REQ_EXPECT = 1 << 11,
  REQ_BAD_HOST = 1 << 12,
  REQ_OVER_MAX = 1 << 13,
  REQ_NO_CHUNKS = 1 << 14, /* HTTP/1.0 that does not ask for chunks */
  REQ_AT_MAX = 1 << 15,
};

/* Of responses.  ORDER: RES_ in lib/internal/http/incoming.js.  Bits 0-9: status, 10-13: minor
 * version, 14-17: major version. */
enum http_response_bits {
  RES_MINOR_SHIFT = 10,
  RES_MAJOR_SHIFT = 14,
  RES_KEEP_ALIVE = 1 << 18,
  RES_BODY = 1 << 19,
  RES_UPGRADE = 1 << 20,
  RES_IS_RESPONSE = 1 << 21, /* always set: no request has it */
};

/* All bits but those of the connection's count (REQ_OVER_MAX, REQ_AT_MAX).  `bytes` is what
 * h1_parse_head was given. */
int32_t http_bits_request(const struct h1_head *h, const char *bytes);

int32_t http_bits_response(const struct h1_head *h);
