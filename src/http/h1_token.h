/* h1_token — the words of HTTP/1.x: classes of bytes, methods, well-known field names.
 * RFC 9110 §5.6.2 (token), §9 (methods); RFC 9112 §3, §5.
 *
 * Memory: static tables only.  Threads: any. */
#pragma once

#include "base/slice.h"

/* Classes of a byte, bits of h1_byte_class[]. */
enum {
  H1_BYTE_TOKEN = 1,     /* tchar: field names, methods, chunk extension names */
  H1_BYTE_VALUE = 2,     /* HTAB, SP, VCHAR, obs-text: field values, reason phrases */
  H1_BYTE_TARGET = 4,    /* 0x21..0x7e: what a request target may hold after its first '/' */
  H1_BYTE_AUTHORITY = 8, /* userinfo, host and port of an absolute-form target */
  H1_BYTE_REG_NAME = 16, /* unreserved, sub-delims: a host name, but for %xx; RFC 3986 §3.2.2 */
};
extern const unsigned char h1_byte_class[256];

static inline bool h1_byte_is(char c, unsigned classes) {
  return (h1_byte_class[(unsigned char)c] & classes) != 0;
}

/* Every method that the parser takes, in the order of Node's http.METHODS (alphabetical).
 * X(enum suffix, name on the wire). */
#define H1_METHOD_MAP(X)                                                                           \
  X(ACL, "ACL")                                                                                    \
  X(BIND, "BIND")                                                                                  \
  X(CHECKOUT, "CHECKOUT")                                                                          \
  X(CONNECT, "CONNECT")                                                                            \
  X(COPY, "COPY")                                                                                  \
  X(DELETE, "DELETE")                                                                              \
  X(GET, "GET")                                                                                    \
  X(HEAD, "HEAD")                                                                                  \
  X(LINK, "LINK")                                                                                  \
  X(LOCK, "LOCK")                                                                                  \
  X(M_SEARCH, "M-SEARCH")                                                                          \
  X(MERGE, "MERGE")                                                                                \
  X(MKACTIVITY, "MKACTIVITY")                                                                      \
  X(MKCALENDAR, "MKCALENDAR")                                                                      \
  X(MKCOL, "MKCOL")                                                                                \
  X(MOVE, "MOVE")                                                                                  \
  X(NOTIFY, "NOTIFY")                                                                              \
  X(OPTIONS, "OPTIONS")                                                                            \
  X(PATCH, "PATCH")                                                                                \
  X(POST, "POST")                                                                                  \
  X(PROPFIND, "PROPFIND")                                                                          \
  X(PROPPATCH, "PROPPATCH")                                                                        \
  X(PURGE, "PURGE")                                                                                \
  X(PUT, "PUT")                                                                                    \
  X(QUERY, "QUERY")                                                                                \
  X(REBIND, "REBIND")                                                                              \
  X(REPORT, "REPORT")                                                                              \
  X(SEARCH, "SEARCH")                                                                              \
  X(SOURCE, "SOURCE")                                                                              \
  X(SUBSCRIBE, "SUBSCRIBE")                                                                        \
  X(TRACE, "TRACE")                                                                                \
  X(UNBIND, "UNBIND")                                                                              \
  X(UNLINK, "UNLINK")                                                                              \
  X(UNLOCK, "UNLOCK")                                                                              \
  X(UNSUBSCRIBE, "UNSUBSCRIBE")

enum h1_method {
#define X(id, name) H1_##id,
  H1_METHOD_MAP(X)
#undef X
      H1_METHOD_COUNT,
  H1_METHOD_NONE = H1_METHOD_COUNT /* a response, or not known yet */
};
#define H1_METHOD_LEN_MAX 11 /* UNSUBSCRIBE */

/* "GET" for H1_GET; the empty slice for numbers that are no method. */
struct slice h1_token_method_name(unsigned method);

/* The method of exactly this name (methods are case-sensitive), H1_METHOD_NONE when there is none.
 */
enum h1_method h1_token_find_method(struct slice name);

/* May a known method begin with these bytes?  True for the empty slice. */
bool h1_token_is_method_start(struct slice bytes);

/* How many of these bytes might begin a method, those of RTSP included: where Node finds the mistake. */
size_t h1_token_method_prefix(struct slice bytes);

/* The known method that these bytes begin with, the longest one: "GETX" -> H1_GET. */
enum h1_method h1_token_method_within(struct slice bytes);
