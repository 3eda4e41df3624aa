#include "http/h1_write.h"

/* Node's http.STATUS_CODES; RFC 9110 §15 where it says the same. */
#define STATUS_MAP(X)                                                                              \
  X(100, "Continue")                                                                               \
  X(101, "Switching Protocols")                                                                    \
  X(102, "Processing")                                                                             \
  X(103, "Early Hints")                                                                            \
  X(200, "OK")                                                                                     \
  X(201, "Created")                                                                                \
  X(202, "Accepted")                                                                               \
  X(203, "Non-Authoritative Information")                                                          \
  X(204, "No Content")                                                                             \
  X(205, "Reset Content")                                                                          \
  X(206, "Partial Content")                                                                        \
  X(207, "Multi-Status")                                                                           \
  X(208, "Already Reported")                                                                       \
  X(226, "IM Used")                                                                                \
  X(300, "Multiple Choices")                                                                       \
  X(301, "Moved Permanently")                                                                      \
  X(302, "Found")                                                                                  \
  X(303, "See Other")                                                                              \
  X(304, "Not Modified")                                                                           \
  X(305, "Use Proxy")                                                                              \
  X(307, "Temporary Redirect")                                                                     \
  X(308, "Permanent Redirect")                                                                     \
  X(400, "Bad Request")                                                                            \
  X(401, "Unauthorized")                                                                           \
  X(402, "Payment Required")                                                                       \
  X(403, "Forbidden")                                                                              \
  X(404, "Not Found")                                                                              \
  X(405, "Method Not Allowed")                                                                     \
  X(406, "Not Acceptable")                                                                         \
  X(407, "Proxy Authentication Required")                                                          \
  X(408, "Request Timeout")                                                                        \
  X(409, "Conflict")                                                                               \
  X(410, "Gone")                                                                                   \
  X(411, "Length Required")                                                                        \
  X(412, "Precondition Failed")                                                                    \
  X(413, "Payload Too Large")                                                                      \
  X(414, "URI Too Long")                                                                           \
  X(415, "Unsupported Media Type")                                                                 \
  X(416, "Range Not Satisfiable")                                                                  \
  X(417, "Expectation Failed")                                                                     \
  X(418, "I'm a Teapot")                                                                           \
  X(421, "Misdirected Request")                                                                    \
  X(422, "Unprocessable Entity")                                                                   \
  X(423, "Locked")                                                                                 \
  X(424, "Failed Dependency")                                                                      \
  X(425, "Too Early")                                                                              \
  X(426, "Upgrade Required")                                                                       \
  X(428, "Precondition Required")                                                                  \
  X(429, "Too Many Requests")                                                                      \
  X(431, "Request Header Fields Too Large")                                                        \
  X(451, "Unavailable For Legal Reasons")                                                          \
  X(500, "Internal Server Error")                                                                  \
  X(501, "Not Implemented")                                                                        \
  X(502, "Bad Gateway")                                                                            \
  X(503, "Service Unavailable")                                                                    \
  X(504, "Gateway Timeout")                                                                        \
  X(505, "HTTP Version Not Supported")                                                             \
  X(506, "Variant Also Negotiates")                                                                \
  X(507, "Insufficient Storage")                                                                   \
  X(508, "Loop Detected")                                                                          \
  X(509, "Bandwidth Limit Exceeded")                                                               \
  X(510, "Not Extended")                                                                           \
  X(511, "Network Authentication Required")

#define LINE_START_LEN 13 /* "HTTP/1.1 200 " */
#define FIRST          100u
#define LAST           511u

static const struct slice line[LAST - FIRST + 1] = {
#define X(code, reason) [code - FIRST] = SLICE("HTTP/1.1 " #code " " reason "\r\n"),
    STATUS_MAP(X)
#undef X
};

struct slice h1_write_status_line(unsigned status) {
  if (status < FIRST || status > LAST || !line[status - FIRST].ptr) return SLICE("");
  return line[status - FIRST];
}

struct slice h1_write_reason(unsigned status) {
  struct slice l = h1_write_status_line(status);
  if (!l.len) return l;
  return slice_of(l.ptr + LINE_START_LEN, l.len - LINE_START_LEN - 2);
}

void h1_write_each_status(void (*on)(void *arg, unsigned status, struct slice reason), void *arg) {
  for (unsigned status = FIRST; status <= LAST; status++) {
    struct slice reason = h1_write_reason(status);
    if (reason.len) on(arg, status, reason);
  }
}

size_t h1_write_chunk_head(char out[H1_CHUNK_HEAD_MAX], uint64_t len) {
  size_t digits = len ? (size_t)(67 - __builtin_clzll(len)) / 4 : 1;
  for (size_t i = digits; i-- > 0; len >>= 4) out[i] = "0123456789abcdef"[len & 15];
  out[digits] = '\r';
  out[digits + 1] = '\n';
  return digits + 2;
}

/* ---- Date ---- */

#define SECONDS_MIN (-62167219200LL) /* 0000-01-01 00:00:00 */
#define SECONDS_MAX 253402300799LL   /* 9999-12-31 23:59:59 */

static void put2(char *at, int n) {
  at[0] = (char)('0' + n / 10);
  at[1] = (char)('0' + n % 10);
}

void h1_write_imf_date(char out[H1_DATE_LEN], time_t when) {
  if (when < SECONDS_MIN) when = SECONDS_MIN;
  if (when > SECONDS_MAX) when = SECONDS_MAX;
  struct tm tm;
  gmtime_r(&when, &tm);
  int year = tm.tm_year + 1900;
  memcpy(out, "Sun, 00 Jan 0000 00:00:00 GMT", H1_DATE_LEN);
  memcpy(out, &"SunMonTueWedThuFriSat"[tm.tm_wday * 3], 3);
  put2(out + 5, tm.tm_mday);
  memcpy(out + 8, &"JanFebMarAprMayJunJulAugSepOctNovDec"[tm.tm_mon * 3], 3);
  put2(out + 12, year / 100);
  put2(out + 14, year % 100);
  put2(out + 17, tm.tm_hour);
  put2(out + 20, tm.tm_min);
  put2(out + 23, tm.tm_sec);
}

struct slice h1_write_date_line(struct h1_date *d, time_t now) {
  if (d->line[0] == 0 || d->second != now) {
    memcpy(d->line, "Date: ", 6);
    h1_write_imf_date(d->line + 6, now);
    memcpy(d->line + 6 + H1_DATE_LEN, "\r\n", 2);
    d->second = now;
  }
  return slice_of(d->line, sizeof d->line);
}

struct slice h1_write_date(struct h1_date *d, time_t now) {
  struct slice l = h1_write_date_line(d, now);
  return slice_of(l.ptr + 6, H1_DATE_LEN);
}
