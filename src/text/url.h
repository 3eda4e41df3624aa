/* url — the URL parser, serializer and setters of url.spec.whatwg.org, over UTF-8.
 *
 * A URL is its serialized form and the places where its parts meet:
 *
 *   https://user:pass@example.com:8080/a/b?query#hash
 *         |     |    |           |    |   |     |
 *         |     |    |           |    |   |     hash_start: '#', or the end
 *         |     |    |           |    |   query_start: '?', or hash_start
 *         |     |    |           |    path_start
 *         |     |    |           host_end: ':' of the port, "/." or path_start
 *         |     |    host_start: behind '@' or "//"
 *         |     user_end: ':' of the password, '@', or host_start
 *         scheme_end: behind ':'
 *
 * Without a host (no "//"): user_end = host_start = host_end = scheme_end.  A path that begins with "//"
 * then has "/." before it, between host_end and path_start.  A path that does not begin with '/' where
 * there is no host is opaque (mailto:, data:).
 *
 * Memory: results are appended to the caller's buf.  Threads: no state.
 * Errors: E_URL_INVALID, -ENOMEM, -EMSGSIZE (more than 2^31 bytes, or the buf's ceiling). */
#pragma once

#include "base/buf.h"

/* ORDER: the marks in lib/internal/url.js.  All are bytes from the start of the href. */
struct url_marks {
  uint32_t scheme_end, user_end, host_start, host_end, path_start, query_start, hash_start;
  int32_t port; /* -1: none, or the scheme's default one */
};

struct url_view {
  struct slice href;
  struct url_marks marks;
};

enum url_scheme { URL_OTHER, URL_HTTP, URL_HTTPS, URL_WS, URL_WSS, URL_FTP, URL_FILE };

/* `name` without the colon, in lower case. */
enum url_scheme url_scheme_of(struct slice name);
/* -1: the scheme has none */
int url_default_port(enum url_scheme scheme);

/* Parses `in` against `base` (NULL: it must be absolute).  *out, empty before, receives the href.  `in`
 * may be any bytes; in UTF-8 the result is ASCII but for nothing (all else is percent-encoded).
 * *out and *marks are undefined on errors. */
MUST_USE int url_parse(struct buf *out, struct url_marks *marks, struct slice in,
                       const struct url_view *base);

/* ORDER: the setters in lib/internal/url.js */
enum url_field {
  URL_FIELD_PROTOCOL,
  URL_FIELD_USERNAME,
  URL_FIELD_PASSWORD,
  URL_FIELD_HOST,
  URL_FIELD_HOSTNAME,
  URL_FIELD_PORT,
  URL_FIELD_PATHNAME,
  URL_FIELD_SEARCH,
  URL_FIELD_HASH,
  URL_FIELD_COUNT
};

/* The setters of URL's attributes.  Returns 1 with the new URL in *out (empty before) and *marks, 0 when
 * the value changes nothing (then both are undefined), or an error that is no E_URL_INVALID. */
MUST_USE int url_set(struct buf *out, struct url_marks *marks, const struct url_view *from,
                     enum url_field field, struct slice value);
