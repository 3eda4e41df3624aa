#include "http/h1_write.h"

#include "base/defs.h"
#include "unit.h"

TEST(status) {
  EQ_SLICE(SLICE("HTTP/1.1 200 OK\r\n"), h1_write_status_line(200));
  EQ_SLICE(SLICE("HTTP/1.1 100 Continue\r\n"), h1_write_status_line(100));
  EQ_SLICE(SLICE("Network Authentication Required"), h1_write_reason(511));
  EQ_SLICE(SLICE("I'm a Teapot"), h1_write_reason(418));
  static const unsigned nameless[] = {0, 99, 104, 306, 427, 512, 999, 1u << 31};
  for (size_t i = 0; i < ARRAY_COUNT(nameless); i++) {
    EQ_INT(0, h1_write_status_line(nameless[i]).len);
    EQ_INT(0, h1_write_reason(nameless[i]).len);
  }
}

static void count_status(void *arg, unsigned status, struct slice reason) {
  unsigned *last = arg;
  OK(status > last[0] && reason.len > 0);
  last[0] = status;
  last[1]++;
}

TEST(each_status) {
  unsigned last_and_count[2] = {0, 0};
  h1_write_each_status(count_status, last_and_count);
  EQ_INT(511, last_and_count[0]);
  EQ_INT(63, last_and_count[1]); /* Object.keys(http.STATUS_CODES).length */
}

TEST(chunk_heads) {
  static const uint64_t lens[] = {1,   9,    10,        15,         16,        255,
                                  256, 8000, 0xfffffff, 1ull << 63, UINT64_MAX};
  for (size_t i = 0; i < ARRAY_COUNT(lens); i++) {
    char want[32], got[H1_CHUNK_HEAD_MAX];
    snprintf(want, sizeof want, "%" PRIx64 "\r\n", lens[i]);
    size_t len = h1_write_chunk_head(got, lens[i]);
    EQ_SLICE(slice_of_cstr(want), slice_of(got, len));
  }
}

TEST(dates) {
  static const struct {
    time_t when;
    const char *want;
  } cases[] = {
      {784111777, "Sun, 06 Nov 1994 08:49:37 GMT"}, {0, "Thu, 01 Jan 1970 00:00:00 GMT"},
      {951782400, "Tue, 29 Feb 2000 00:00:00 GMT"}, {253402300799, "Fri, 31 Dec 9999 23:59:59 GMT"},
      {INT64_MAX, "Fri, 31 Dec 9999 23:59:59 GMT"}, {-1, "Wed, 31 Dec 1969 23:59:59 GMT"},
      {INT64_MIN, "Sat, 01 Jan 0000 00:00:00 GMT"},
  };
  for (size_t i = 0; i < ARRAY_COUNT(cases); i++) {
    char got[H1_DATE_LEN];
    h1_write_imf_date(got, cases[i].when);
    EQ_SLICE(slice_of_cstr(cases[i].want), slice_of(got, sizeof got));
  }
}

TEST(date_line) {
  struct h1_date d = {0};
  EQ_SLICE(SLICE("Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n"), h1_write_date_line(&d, 0));
  EQ_SLICE(SLICE("Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n"), h1_write_date_line(&d, 784111777));
  EQ_SLICE(SLICE("Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n"), h1_write_date_line(&d, 784111777));
  EQ_SLICE(SLICE("Sun, 06 Nov 1994 08:49:36 GMT"), h1_write_date(&d, 784111776));
}
