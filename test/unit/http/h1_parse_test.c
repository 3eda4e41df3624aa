#include "http/h1_parse.h"

#include "base/mem.h"
#include "unit.h"

/* ---- helpers: every input goes whole, cut at each point, and byte by byte ---- */

static struct h1_header room[8];

static ssize_t parse_in_two(struct h1_head *h, struct slice in, size_t cut) {
  struct slice first = unit_guarded(in.ptr, cut);
  ssize_t n = h1_parse_head(h, first.ptr, cut);
  return n ? n : h1_parse_head(h, in.ptr, in.len);
}

static ssize_t parse_bytewise(struct h1_head *h, struct slice in) {
  ssize_t n = 0;
  for (size_t len = 0; len <= in.len && n == 0; len++) n = h1_parse_head(h, in.ptr, len);
  return n;
}

/* Parses `text` all ways; leaves the result of the last in *h and returns what all agreed on. */
static ssize_t parse_all_ways(struct h1_head *h, struct slice text) {
  struct slice in = unit_guarded(text.ptr, text.len);
  ssize_t whole = h1_parse_head(h, in.ptr, in.len);
  const char *why = h->why;
  for (size_t cut = 0; cut <= in.len && cut < 600; cut++) {
    h1_head_reset(h);
    EQ_INT(whole, parse_in_two(h, in, cut));
    if (whole < 0) EQ_STR(why, h->why);
  }
  h1_head_reset(h);
  EQ_INT(whole, parse_bytewise(h, in));
  return whole;
}

static ssize_t parse(struct h1_head *h, enum h1_kind kind, const char *text) {
  h1_head_init(h, kind, room, ARRAY_COUNT(room));
  return parse_all_ways(h, slice_of_cstr(text));
}

#define EQ_SPAN(want, head, text, span)                                                            \
  EQ_SLICE(slice_of_cstr(want), h1_head_slice(head, text, span))

/* ---- requests that are taken ---- */

TEST(request_of_ab) {
  const char text[] = "GET / HTTP/1.0\r\nConnection: Keep-Alive\r\nHost: 127.0.0.1:8124\r\n"
                      "User-Agent: ApacheBench/2.3\r\nAccept: */*\r\n\r\n";
  struct h1_head h;
  EQ_INT(sizeof text - 1, parse(&h, H1_REQUEST, text));
  EQ_INT(H1_GET, h.method);
  EQ_SPAN("/", &h, text, h.target);
  EQ_INT(1, h.major);
  EQ_INT(0, h.minor);
  EQ_INT(4, h.count);
  EQ_SPAN("Connection", &h, text, h.header[0].name);
  EQ_SPAN("*/*", &h, text, h.header[3].value);
  EQ_INT(H1_BODY_NONE, h.body);
  OK(h.keep_alive && !h.upgrade && h.host_ok && !h.expect_continue && !h.expect_other);
  EQ_INT(1, h.host_count);
}
