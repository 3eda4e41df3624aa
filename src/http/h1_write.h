/* h1_write — the fixed pieces of HTTP/1.1 output: status lines, the Date field, chunk heads.
 * RFC 9112 §4, §7.1; RFC 9110 §5.6.7, §15.
 *
 * Route 085: bind_http -> chunk heads, h1_exchange output
 * Memory:  static texts and the caller's.  Threads: any; a struct h1_date belongs to one. */
#pragma once

#include <time.h>

#include "base/slice.h"

/* "OK" for 200; the empty slice for codes that have no name in Node's http.STATUS_CODES. */
struct slice h1_write_reason(unsigned status);

/* "HTTP/1.1 200 OK\r\n" for each status that has a name, static; the empty slice for others. */
struct slice h1_write_status_line(unsigned status);

/* Calls `on` with each status and reason in ascending order: http.STATUS_CODES. */
void h1_write_each_status(void (*on)(void *arg, unsigned status, struct slice reason), void *arg);

#define H1_CHUNK_HEAD_MAX 18 /* bytes: 16 digits, CR, LF */
#define H1_CHUNK_END      "\r\n"
#define H1_LAST_CHUNK     "0\r\n\r\n"

/* Writes "1f40\r\n" for 8000; returns its length.  0 would end the body: the caller does not ask.
 */
size_t h1_write_chunk_head(char out[H1_CHUNK_HEAD_MAX], uint64_t len);

#define H1_DATE_LEN 29 /* "Sun, 06 Nov 1994 08:49:37 GMT" */

/* IMF-fixdate, without NUL.  Years 0 to 9999; times outside are moved to the nearest end. */
void h1_write_imf_date(char out[H1_DATE_LEN], time_t when);

/* The field line of the second `now`.  Zeroed = empty. */
struct h1_date {
  time_t second;
  char line[6 + H1_DATE_LEN + 2]; /* "Date: " IMF-fixdate CRLF; no NUL */
};

/* The whole line "Date: ...\r\n", made anew when `now` is another second than last time.  The slice
 * is good until the next call. */
struct slice h1_write_date_line(struct h1_date *d, time_t now);

/* Just the date of the same line. */
struct slice h1_write_date(struct h1_date *d, time_t now);
