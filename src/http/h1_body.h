/* h1_body — where the body of an HTTP/1.x message lies in the bytes after its head.  RFC 9112 §6.3,
 * §7.1.
 *
 * Route 040: h1_session -> h1_body_feed -> runs of payload -> h1_user.on_body
 * Memory:  payload is never copied.  Trailers, when there are any, are: they live until
 * h1_body_fini. Threads: no state but its arguments; call it from any thread. Errors:  E_HPE_* of
 * base/err.h with `why`, the words of Node's err.reason.
 *
 *   chunked = *( 1*HEXDIG [ ext ] CRLF 1*OCTET CRLF ) 1*"0" [ ext ] CRLF *( field CRLF ) CRLF
 *   ext     = 1*( ";" [ token ] [ "=" [ token ] [ quoted-string ] ] )     an empty last ";" is
 * refused
 *
 * As Node, and a little stricter than RFC 9112 §7.1.1: no white space around size or extension.
 */
#pragma once

#include "base/buf.h"
#include "http/h1_parse.h"

#define H1_EXT_BYTES 16384 /* as Node's limit */

struct h1_trailers {
  struct buf bytes;    /* the trailer section, for h1_head_slice */
  struct h1_head head; /* kind H1_TRAILERS: count, header[] */
};

struct h1_body {
  /* Set by h1_body_init; the caller may change them before the first byte. */
  uint32_t max_ext_bytes;     /* extensions of one chunk, and zeros before its size */
  uint32_t max_trailer_bytes; /* as h1_head.max_bytes */

  bool done;                    /* the last byte has been eaten */
  const char *why;              /* set with an error: static text */
  size_t error_at;              /* set with an error of h1_body_feed: offset in `in` */
  uint64_t received;            /* payload bytes so far */
  struct h1_trailers *trailers; /* NULL: none came.  Whole once `done` is set */

  /* Private from here. */
  uint8_t state;
  uint8_t digits; /* of the chunk size, 255 for more */
  uint64_t left;  /* payload bytes to the end of the chunk or body */
  uint32_t ext_bytes;
};

/* `length` counts for H1_BODY_LENGTH only.  A body of H1_BODY_NONE is done at once. */
void h1_body_init(struct h1_body *b, enum h1_body_kind kind, uint64_t length);

void h1_body_fini(struct h1_body *b);

/* Eats from [in, in + len) up to and including one run of payload, which *out names (inside `in`;
 * empty when there was none).  Returns the bytes eaten, which are fewer than `len` when payload
 * ended before or b->done was set: call again for the rest unless done.  E_HPE_* (final), -ENOMEM
 * (trailers). Once done it eats nothing: what follows is the next message's. */
MUST_USE ssize_t h1_body_feed(struct h1_body *b, const char *in, size_t len, struct slice *out);

/* The connection has ended: 0 when the body may end there (b->done is set then), else
 * E_HPE_INVALID_EOF_STATE. */
MUST_USE int h1_body_eof(struct h1_body *b);
