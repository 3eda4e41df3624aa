/* url_chars — the character sets of the URL standard, percent-encoding and -decoding.
 * url.spec.whatwg.org, "Percent-encoded bytes", "URL-encoded bytes".
 *
 * Works on the bytes of UTF-8; every byte above 7E is in every encode set.  Threads: any. */
#pragma once

#include "base/buf.h"

/* A byte's class is a set of these.  An encode set's bit is in the class of each of its members, those
 * that it has from smaller sets included, so one bit is enough to ask for. */
enum url_char {
  URL_C0 = 1 << 0, /* to be percent-encoded in an opaque host or path */
  URL_FRAGMENT = 1 << 1,
  URL_QUERY = 1 << 2,
  URL_SPECIAL_QUERY = 1 << 3, /* the query of http, ws, ftp, file */
  URL_PATH = 1 << 4,
  URL_USERINFO = 1 << 5,
  URL_FORBIDDEN_HOST = 1 << 6,
  URL_FORBIDDEN_DOMAIN = 1 << 7,
  URL_PATH_CARE = 1 << 8,  /* URL_PATH and what may mean more than itself there: \\ . % */
  URL_HOST_PLAIN = 1 << 9, /* a-z 0-9 - . */
};
extern const uint16_t url_chars_class[256];

static inline bool url_char_is(unsigned char c, unsigned set) {
  return url_chars_class[c] & set;
}

static inline bool url_char_is_alpha(char c) {
  return (unsigned)((c | 0x20) - 'a') < 26;
}

static inline bool url_char_is_digit(char c) {
  return (unsigned)(c - '0') < 10;
}

/* 0..15, or -1 */
int url_chars_hex(char c);

/* The first byte of [p, end) that is in `set`, or `end`. */
static inline const char *url_chars_find(const char *p, const char *end, unsigned set) {
  while (p < end && !url_char_is((unsigned char)*p, set)) p++;
  return p;
}

/* Appends `in` with the bytes of `set` as %XX.  Returns 0 or -ENOMEM, -EMSGSIZE. */
MUST_USE int url_chars_encode(struct buf *out, struct slice in, unsigned set);

/* Appends `in` with each %XX as its byte; what is no %XX stays. */
MUST_USE int url_chars_decode(struct buf *out, struct slice in);

/* application/x-www-form-urlencoded, one name or value.  Encoding: letters, digits and *-._ stay, a
 * space is '+'.  Decoding: '+' is a space, then as url_chars_decode (the result may be ill-formed). */
MUST_USE int url_chars_encode_form(struct buf *out, struct slice in);
MUST_USE int url_chars_decode_form(struct buf *out, struct slice in);
