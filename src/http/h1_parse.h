/* h1_parse — one HTTP/1.x head (request, response, or trailer section), from bytes to offsets.
 * RFC 9112 §2 to §6 and §9, RFC 9110 §5 and §7.
 *
 * Route 030: h1_session -> h1_parse_head -> struct h1_head -> h1_user.on_request
 * Memory:  the bytes stay the caller's; the head remembers offsets only, so the buffer may move
 * between calls.  Rooms for headers start in memory that the caller lends and go on the heap when
 * there are more; h1_head_fini frees that. Threads: no state but its arguments; call it from any
 * thread. Errors:  E_HPE_* of base/err.h, with `why` (the words of Node's err.reason) and
 * `error_at`.
 *
 *   message   = *( CR / LF ) start-line *( field CRLF ) CRLF
 *   start-line= method SP target SP "HTTP/1." ("0" / "1") CRLF               H1_REQUEST
 *             / "HTTP/" version SP 3DIGIT [ SP reason ] CRLF                 H1_RESPONSE
 *             / nothing                                                      H1_TRAILERS
 *   field     = token ":" *( SP / HTAB ) *( HTAB / SP..~ / obs-text )
 *
 * What is refused: bare CR, bare LF, line folding, space before the colon, control bytes, anything
 * but HTTP/1.0 and 1.1 in a request, a second Content-Length, Content-Length beside
 * Transfer-Encoding, a Transfer-Encoding of a request that does not end in one single `chunked`.
 * The judge of what else to take is Node 26; where we are stricter, h1_parse.c says why.
 */
#pragma once

#include "base/err.h"
#include "http/h1_token.h"

/* A run of bytes, counted from the first byte of the head (after `skip`). */
struct h1_span {
  uint32_t off, len; /* bytes */
};

struct h1_header {
  struct h1_span name, value; /* the value without white space around it */
};

enum h1_kind { H1_REQUEST, H1_RESPONSE, H1_TRAILERS };

enum h1_body_kind {
  H1_BODY_NONE,
  H1_BODY_LENGTH,  /* `length` bytes follow, at least one */
  H1_BODY_CHUNKED, /* RFC 9112 §7.1 */
  H1_BODY_EOF,     /* a response that ends with its connection */
};

#define H1_HEAD_BYTES 16384 /* as Node's --max-http-header-size */
#define H1_HEADERS    2000  /* as Node's server.maxHeadersCount */

/* Bits of `lenient`: what Node's insecureHTTPParser lets pass.  0 is what the open internet gets. */
enum h1_lenient {
  H1_LENIENT_VALUES = 1, /* any byte but CR, LF and NUL in a field's value */
};

struct h1_head {
  /* Set by h1_head_init; the caller may change them before the first byte is parsed. */
  uint8_t kind;           /* enum h1_kind */
  uint8_t request_method; /* of the request that this response answers: decides on the body */
  uint32_t lenient;
  uint32_t max_bytes;   /* Refused when target (or reason), names and values together reach this, as
                         * Node   counts; white space and empty lines count too, so the bytes of a
                         * head   are   below 6 * max_bytes. */
  uint32_t max_headers; /* Headers past this count are checked, framing and all, but not stored
                         * (Node drops them silently, too); 0: no limit but max_bytes. */

  /* Rooms for headers: read header[0..count), leave the rest alone. */
  struct h1_header *header;
  uint32_t cap; /* rooms */
  bool owned;   /* they are on the heap */

  /* The result; defined once h1_parse_head has returned a positive number. */
  uint32_t skip;  /* bytes of empty lines before the head */
  uint32_t bytes; /* the head itself, its final empty line included */
  uint8_t method; /* enum h1_method; H1_METHOD_NONE in responses */
  uint8_t major, minor;
  uint16_t status;       /* responses: 0..999 */
  struct h1_span target; /* requests: as sent */
  struct h1_span reason; /* responses: may be empty */
  uint32_t count;        /* headers stored */
  uint32_t dropped;      /* headers not stored */

  /* Derived once, here, so that nobody else need look at framing fields. */
  uint8_t body;            /* enum h1_body_kind */
  uint64_t length;         /* H1_BODY_LENGTH: bytes; else 0 */
  bool has_content_length; /* the field was there (HEAD and 304 have it and no body) */
  bool keep_alive;         /* the peer will go on after this message; RFC 9112 §9.3 */
  bool upgrade; /* Connection: upgrade with an Upgrade field (responses: and 101), or CONNECT
                 * (responses: its 2xx); what follows the head may be another protocol.
                 * `body` tells what is announced nevertheless: none for CONNECT. */
  bool expect_continue;  /* HTTP/1.1 Expect holds 100-continue */
  bool expect_other;     /* HTTP/1.1 Expect that does not */
  bool has_trailer;      /* a Trailer field announces trailers */
  bool has_other_coding; /* Transfer-Encoding names more than chunked */
  uint8_t host_count;    /* Host fields, 255 for more */
  bool host_ok;          /* every Host is empty or uri-host [ ":" port ]; RFC 9110 §7.2 */

  /* Set when h1_parse_head has returned an error. */
  const char *why;   /* static text, the words of Node's err.reason */
  uint32_t error_at; /* offset of the offending byte in buf */

  /* Private from here. */
  uint8_t state;
  int stop; /* why it stopped */
  uint32_t seen;
  uint32_t tok, pos; /* start of the present token, next byte to look at; from the head's start */
  uint32_t counted;  /* bytes counted towards max_bytes */
  struct h1_span name;
};

/* Ready for the first head.  `room` with `cap` headers (NULL with 0 is fine) is lent until
 * h1_head_fini. A head that takes more rooms allocates. */
void h1_head_init(struct h1_head *h, enum h1_kind kind, struct h1_header *room, uint32_t cap);

/* Ready for the next head of the same kind; limits and rooms stay. */
void h1_head_reset(struct h1_head *h);

void h1_head_fini(struct h1_head *h);

/* Back to lent rooms after a head that had needed its own. */
void h1_head_lend(struct h1_head *h, struct h1_header *header, uint32_t cap);

/* Moves the headers found so far out of lent memory, so that it can be lent to the next connection
 * while this one waits for the rest of its head.  -ENOMEM: nothing has changed. */
MUST_USE int h1_head_keep(struct h1_head *h);

/* Returns the bytes eaten (> 0: skip + bytes) when the head is whole; 0 when more input is needed:
 * call again with the same bytes and more behind them, at any address; it goes on where it stopped,
 * so a trickling peer costs O(n).  E_HPE_* for malformed input and E_HPE_HEADER_OVERFLOW for the
 * limit (both final: reset before the next use), -ENOMEM. Malformed input is found out as soon as
 * its byte is there, but for the target and the method's last byte: those are judged when they end.
 * Reads nothing at or past buf + len. */
MUST_USE ssize_t h1_parse_head(struct h1_head *h, const char *buf, size_t len);

/* Ways to look for the end of a token; they take and refuse the same.  The fastest that the machine
 * has is chosen before main. */
enum h1_way { H1_WAY_PLAIN, H1_WAY_SSE42 };

/* For tests and benches: uses `way` from now on, for all threads.  False when the machine can't. */
bool h1_parse_use(enum h1_way way);

/* `buf` is what h1_parse_head was given last. */
static inline struct slice h1_head_slice(const struct h1_head *h, const char *buf,
                                         struct h1_span s) {
  return slice_of(buf + h->skip + s.off, s.len);
}

/* The first header of this name (any case) at or after index `from`; h->count when there is none.
 */
uint32_t h1_head_find(const struct h1_head *h, const char *buf, struct slice name, uint32_t from);
