/* h1_scan — how far a run of bytes of one class goes.
 *
 * Each returns the first byte of [p, end) that is not of the class, `end` when all are; none reads
 * at or past `end`.  Memory: none.  Threads: any. */
#pragma once

#include "http/h1_token.h"

static inline const char *h1_scan_plain(const char *p, const char *end, unsigned classes) {
  while (p < end && h1_byte_is(*p, classes)) p++;
  return p;
}

/* Field name: tchar. */
static inline const char *h1_scan_name(const char *p, const char *end) {
  return h1_scan_plain(p, end, H1_BYTE_TOKEN);
}

/* Field value or reason phrase: HTAB, SP, VCHAR, obs-text. */
static inline const char *h1_scan_value(const char *p, const char *end) {
  return h1_scan_plain(p, end, H1_BYTE_VALUE);
}

/* Target: 0x21..0x7e. */
static inline const char *h1_scan_target(const char *p, const char *end) {
  return h1_scan_plain(p, end, H1_BYTE_TARGET);
}
