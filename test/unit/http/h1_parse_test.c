#include "http/h1_parse.h"

#include <errno.h>

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

/* Parses `text` in all ways; leaves the result of the last in *h and returns what all agreed on. */
static ssize_t parse_all_ways(struct h1_head *h, struct slice text) {
  struct slice in = unit_guarded(text.ptr, text.len);
  OK(h1_parse_use(H1_WAY_PLAIN));
  ssize_t whole = h1_parse_head(h, in.ptr, in.len);
  const char *why = h->why;
  h1_parse_use(H1_WAY_SSE42); /* where there is one */
  for (size_t cut = 0; cut <= in.len && cut < 400; cut++) {
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

TEST(each_method) {
  for (unsigned m = 0; m < H1_METHOD_COUNT; m++) {
    char text[64];
    struct slice name = h1_token_method_name(m);
    int len = snprintf(text, sizeof text, "%.*s /x HTTP/1.1\r\n\r\n", (int)name.len, name.ptr);
    struct h1_head h;
    if (m == H1_CONNECT) memcpy(text + 8, "x:", 2);
    EQ_INT(len, parse(&h, H1_REQUEST, text));
    EQ_INT(m, h.method);
    EQ_INT(m == H1_CONNECT, h.upgrade);
  }
}

TEST(targets_that_node_takes) {
  static const char *const targets[] = {
      "/",
      "*",
      "*a",
      "/a?b?c#d#e",
      "/\"<>{}|\\^`[]",
      "http://a",
      "http://",
      "http://a/",
      "http://u:p@a:80/b?c#d",
      "http://a?b",
      "h://[::1]/",
      "http://u@p@a",
      "http://a_b/",
      "WS://a/|",
      "/!~",
  };
  for (size_t i = 0; i < ARRAY_COUNT(targets); i++) {
    char text[128];
    snprintf(text, sizeof text, "GET %s HTTP/1.1\r\n\r\n", targets[i]);
    struct h1_head h;
    OK(parse(&h, H1_REQUEST, text) > 0);
    EQ_SPAN(targets[i], &h, text, h.target);
  }
}

TEST(connect_targets) {
  static const char *const targets[] = {"a:80", "a", "/", "*", "[::1]:80", "a:80/b", "http://a/"};
  for (size_t i = 0; i < ARRAY_COUNT(targets); i++) {
    char text[128];
    snprintf(text, sizeof text, "CONNECT %s HTTP/1.1\r\nContent-Length: 3\r\n\r\n", targets[i]);
    struct h1_head h;
    OK(parse(&h, H1_REQUEST, text) > 0);
    EQ_SPAN(targets[i], &h, text, h.target);
    OK(h.upgrade);
    EQ_INT(H1_BODY_NONE, h.body);
    EQ_INT(0, h.length);
  }
}

TEST(values_and_white_space) {
  const char text[] = "\r\n\n\rGET / HTTP/1.1\r\nA:\r\nB: \t \r\nC:c\r\nD: \t d\te \t\r\n"
                      "E: \x80\xff\r\n!#$%&'*+-.^_`|~09: x\r\n\r\n";
  struct h1_head h;
  EQ_INT(sizeof text - 1, parse(&h, H1_REQUEST, text));
  EQ_INT(4, h.skip);
  EQ_INT(sizeof text - 1 - 4, h.bytes);
  EQ_INT(6, h.count);
  EQ_SPAN("", &h, text, h.header[0].value);
  EQ_SPAN("", &h, text, h.header[1].value);
  EQ_SPAN("c", &h, text, h.header[2].value);
  EQ_SPAN("d\te", &h, text, h.header[3].value);
  EQ_SPAN("\x80\xff", &h, text, h.header[4].value);
  EQ_SPAN("!#$%&'*+-.^_`|~09", &h, text, h.header[5].name);
  EQ_INT(2, h1_head_find(&h, text, SLICE("c"), 0));
  EQ_INT(6, h1_head_find(&h, text, SLICE("c"), 3));
}

TEST(what_follows_is_left) {
  const char text[] = "GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\n\r\n";
  struct h1_head h;
  EQ_INT(19, parse(&h, H1_REQUEST, text));
  h1_head_reset(&h);
  EQ_INT(19, h1_parse_head(&h, text + 19, sizeof text - 1 - 19));
  EQ_SPAN("/b", &h, text + 19, h.target);
}

/* ---- framing ---- */

struct framing {
  const char *fields; /* after "POST / HTTP/1." */
  int err;            /* or 0 */
  int body;
  uint64_t length;
};

static void check_framing(enum h1_kind kind, const char *start, const struct framing *f) {
  char text[512];
  snprintf(text, sizeof text, "%s%s\r\n", start, f->fields);
  struct h1_head h;
  ssize_t n = parse(&h, kind, text);
  if (n != (f->err ? f->err : (ssize_t)strlen(text)))
    unit_fail(__FILE__, __LINE__, "%s: got %zd (%s)", f->fields, n, n < 0 ? h.why : "");
  if (n < 0) return;
  if (h.body != f->body || h.length != f->length)
    unit_fail(__FILE__, __LINE__, "%s: body %d, length %" PRIu64, f->fields, h.body, h.length);
}

#define CL "Content-Length:"
#define TE "Transfer-Encoding:"

TEST(framing_of_requests) {
  static const struct framing cases[] = {
      {"", 0, H1_BODY_NONE, 0},
      {CL " 0\r\n", 0, H1_BODY_NONE, 0},
      {CL "3\r\n", 0, H1_BODY_LENGTH, 3},
      {CL "\t 03 \t\r\n", 0, H1_BODY_LENGTH, 3},
      {"cOnTeNt-LeNgTh: 3\r\n", 0, H1_BODY_LENGTH, 3},
      {"Content_Length: 3\r\n", 0, H1_BODY_NONE, 0},
      {CL "18446744073709551615\r\n", 0, H1_BODY_LENGTH, UINT64_MAX},
      {CL "0000000000000000000000000000009\r\n", 0, H1_BODY_LENGTH, 9},
      {CL "18446744073709551616\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {CL "100000000000000000000000000000\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {CL "\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {CL "+3\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {CL "-3\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {CL "0x3\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {CL "3x\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {CL "3.0\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {CL "3 3\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {CL "3, 3\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {CL "3\r\n" CL "3\r\n", E_HPE_UNEXPECTED_CONTENT_LENGTH, 0, 0},
      {CL "0\r\n" CL "0\r\n", E_HPE_UNEXPECTED_CONTENT_LENGTH, 0, 0},
      {CL "3\r\n" CL "4\r\n", E_HPE_UNEXPECTED_CONTENT_LENGTH, 0, 0},
      {CL "3\r\n 3\r\n", E_HPE_INVALID_HEADER_TOKEN, 0, 0},
      {TE " chunked\r\n", 0, H1_BODY_CHUNKED, 0},
      {TE " \t chUnkeD \t\r\n", 0, H1_BODY_CHUNKED, 0},
      {TE " gzip, chunked\r\n", 0, H1_BODY_CHUNKED, 0},
      {TE " gzip,,\t,chunked\r\n", 0, H1_BODY_CHUNKED, 0},
      {TE ",chunked\r\n", 0, H1_BODY_CHUNKED, 0},
      {TE " gzip\r\n" TE " chunked\r\n", 0, H1_BODY_CHUNKED, 0},
      {"Transfer_Encoding: chunked\r\n", 0, H1_BODY_NONE, 0},
      {TE "\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE ",\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked,\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked ,\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked, chunked\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked\r\n" TE "chunked\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked\r\n" TE "\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked\r\n" TE "gzip\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked, gzip\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "gzip\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "identity\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "xchunked\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunkedx\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "gzip chunked\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked;q=1\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "\"chunked\"\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "\xa0"
          "chunked\r\n",
       E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "\x0b"
          "chunked\r\n",
       E_HPE_INVALID_HEADER_TOKEN, 0, 0},
      {TE "chunked\r\n \r\n", E_HPE_INVALID_HEADER_TOKEN, 0, 0},
      {"Transfer-Encoding : chunked\r\n", E_HPE_INVALID_HEADER_TOKEN, 0, 0},
      {CL "3\r\n" TE "chunked\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {CL "0\r\n" TE "chunked\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {CL "3\r\n" TE "\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked\r\n" CL "3\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {TE "gzip\r\n" CL "3\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
  };
  for (size_t i = 0; i < ARRAY_COUNT(cases); i++)
    check_framing(H1_REQUEST, "POST / HTTP/1.1\r\n", &cases[i]);
}

TEST(framing_of_responses) {
  static const struct framing cases[] = {
      {"", 0, H1_BODY_EOF, 0},
      {CL " 0\r\n", 0, H1_BODY_NONE, 0},
      {CL " 3\r\n", 0, H1_BODY_LENGTH, 3},
      {TE "chunked\r\n", 0, H1_BODY_CHUNKED, 0},
      {TE "gzip, chunked\r\n", 0, H1_BODY_CHUNKED, 0},
      {TE "gzip\r\n", 0, H1_BODY_EOF, 0},
      {TE "identity\r\n", 0, H1_BODY_EOF, 0},
      {TE "chunked, gzip\r\n", 0, H1_BODY_EOF, 0},
      {TE "chunked\r\n" TE "identity\r\n", 0, H1_BODY_EOF, 0},
      {TE "chunked, chunked\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked, gzip, chunked\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked,\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked\r\n" TE ",\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE ",gzip,,chunked\r\n", 0, H1_BODY_CHUNKED, 0},
      {TE "\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {CL "3\r\n" CL "3\r\n", E_HPE_UNEXPECTED_CONTENT_LENGTH, 0, 0},
      {CL "3\r\n" TE "chunked\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {TE "chunked\r\n" CL "3\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
  };
  for (size_t i = 0; i < ARRAY_COUNT(cases); i++)
    check_framing(H1_RESPONSE, "HTTP/1.1 200 OK\r\n", &cases[i]);
}

TEST(framing_fields_in_trailers) {
  static const struct framing cases[] = {
      {"", 0, H1_BODY_NONE, 0},
      {"X-Sum: 1\r\nConnection: close\r\n", 0, H1_BODY_NONE, 0},
      {CL "3\r\n", E_HPE_INVALID_CONTENT_LENGTH, 0, 0},
      {TE "chunked\r\n", E_HPE_INVALID_TRANSFER_ENCODING, 0, 0},
      {" x: y\r\n", E_HPE_INVALID_HEADER_TOKEN, 0, 0},
      {"not a field\r\n", E_HPE_INVALID_HEADER_TOKEN, 0, 0},
  };
  for (size_t i = 0; i < ARRAY_COUNT(cases); i++) check_framing(H1_TRAILERS, "", &cases[i]);
}

static struct h1_head response(unsigned request_method, const char *text) {
  struct h1_head h;
  h1_head_init(&h, H1_RESPONSE, room, ARRAY_COUNT(room));
  h.request_method = (uint8_t)request_method;
  EQ_INT(strlen(text), h1_parse_head(&h, text, strlen(text)));
  return h;
}

TEST(responses_without_body) {
  struct h1_head h = response(H1_HEAD, "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n");
  EQ_INT(H1_BODY_NONE, h.body);
  OK(h.keep_alive && h.has_content_length);
  h = response(H1_GET, "HTTP/1.1 304 NM\r\nTransfer-Encoding: chunked\r\n\r\n");
  OK(h.body == H1_BODY_NONE && h.keep_alive);
  h = response(H1_GET, "HTTP/1.1 204 NC\r\nContent-Length: 3\r\n\r\n");
  OK(h.body == H1_BODY_NONE && h.length == 0 && h.keep_alive);
  h = response(H1_GET, "HTTP/1.1 103 EH\r\nLink: x\r\n\r\n");
  OK(h.body == H1_BODY_NONE && h.keep_alive && !h.upgrade);
  h = response(H1_CONNECT, "HTTP/1.1 200 OK\r\n\r\n");
  OK(h.body == H1_BODY_NONE && h.upgrade);
  h = response(H1_CONNECT, "HTTP/1.1 403 No\r\nContent-Length: 3\r\n\r\n");
  OK(h.body == H1_BODY_LENGTH && !h.upgrade);
  h = response(H1_GET, "HTTP/1.1 101 SP\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n");
  OK(h.body == H1_BODY_NONE && h.upgrade && h.keep_alive);
  h = response(H1_GET, "HTTP/1.1 200 OK\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n");
  OK(h.body == H1_BODY_EOF && !h.upgrade && !h.keep_alive);
}

TEST(status_lines) {
  struct h1_head h;
  const char *text =
      "HTTP/1.0 404 Not  Found \r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n";
  EQ_INT(strlen(text), parse(&h, H1_RESPONSE, text));
  EQ_INT(404, h.status);
  EQ_SPAN("Not  Found ", &h, text, h.reason);
  OK(h.keep_alive && h.major == 1 && h.minor == 0);
  text = "HTTP/1.1 200\r\n\r\n";
  EQ_INT(strlen(text), parse(&h, H1_RESPONSE, text));
  EQ_INT(0, h.reason.len);
  text = "HTTP/1.1 200 \r\n\r\n";
  EQ_INT(strlen(text), parse(&h, H1_RESPONSE, text));
  EQ_INT(0, h.reason.len);
  text = "\r\nHTTP/2.0 099 \xe9\r\n\r\n";
  EQ_INT(strlen(text), parse(&h, H1_RESPONSE, text));
  OK(h.major == 2 && h.status == 99 && h.reason.len == 1 && !h.keep_alive);
}

/* ---- connection facts ---- */

struct persistence {
  const char *fields;
  bool in_1_0, in_1_1, upgrade;
};

TEST(persistence_and_upgrade) {
  static const struct persistence cases[] = {
      {"", false, true, false},
      {"Connection: keep-alive\r\n", true, true, false},
      {"Connection:Keep-Alive , foo\r\n", true, true, false},
      {"Connection: foo,keep-alive\r\n", true, true, false},
      {"Connection: keep-alivex\r\n", false, true, false},
      {"Connection: x keep-alive\r\n", false, true, false},
      {"Connection: close\r\n", false, false, false},
      {"Connection: CLOSE\r\n", false, false, false},
      {"Connection: ,\tclose\t,\r\n", false, false, false},
      {"Connection: closex\r\n", false, true, false},
      {"Connection: close x\r\n", false, true, false},
      {"Connection: \"close\"\r\n", false, true, false},
      {"Connection: close, keep-alive\r\n", false, false, false},
      {"Connection: keep-alive\r\nConnection: close\r\n", false, false, false},
      {"Proxy-Connection: close\r\n", false, false, false},
      {"Proxy-Connection: keep-alive\r\n", true, true, false},
      {"Connection: keep-alive\r\nTransfer-Encoding: chunked\r\n", false, true, false},
      {"Connection: upgrade\r\n", false, true, false},
      {"Upgrade: websocket\r\n", false, true, false},
      {"Connection: upgrade\r\nUpgrade:\r\n", false, true, false},
      {"Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n", true, true, true},
      {"Upgrade: h2c\r\nConnection: upgrade, close\r\n", false, false, true},
  };
  for (size_t i = 0; i < ARRAY_COUNT(cases) * 2; i++) {
    const struct persistence *p = &cases[i / 2];
    char text[256];
    snprintf(text, sizeof text, "GET / HTTP/1.%d\r\n%s\r\n", (int)(i % 2), p->fields);
    struct h1_head h;
    OK(parse(&h, H1_REQUEST, text) > 0);
    if (h.keep_alive != (i % 2 ? p->in_1_1 : p->in_1_0) || h.upgrade != p->upgrade)
      unit_fail(__FILE__, __LINE__, "%s: keep_alive %d, upgrade %d", text, h.keep_alive, h.upgrade);
  }
}

TEST(expect) {
  static const struct {
    const char *value;
    bool go_on, other;
  } cases[] = {
      {"100-continue", true, false},      {"100-CONTINUE", true, false},
      {"a, 100-continue;x", true, false}, {"100-continues", false, true},
      {"x100-continue", false, true},     {"", false, true},
      {"_100-continue", false, true},     {"100-continu", false, true},
  };
  for (size_t i = 0; i < ARRAY_COUNT(cases) * 2; i++) {
    char text[128];
    bool is_1_1 = i % 2;
    snprintf(text, sizeof text, "PUT / HTTP/1.%d\r\nExpect: %s\r\n\r\n", is_1_1,
             cases[i / 2].value);
    struct h1_head h;
    OK(parse(&h, H1_REQUEST, text) > 0);
    EQ_INT(is_1_1 && cases[i / 2].go_on, h.expect_continue);
    EQ_INT(is_1_1 && cases[i / 2].other, h.expect_other);
  }
}

TEST(host_and_trailer) {
  static const struct {
    const char *value;
    bool ok;
  } cases[] = {
      {"", true},        {"a", true},        {"a.b:80", true}, {"127.0.0.1:8124", true},
      {"[::1]", true},   {"[::1]:80", true}, {"a:", true},     {"a%2fb", true},
      {"a_b-c~", true},  {"a b", false},     {"a/b", false},   {"u@a", false},
      {"a:http", false}, {"a:80:80", true},  {"[::1", false},  {"[]", false},
      {"[::1]x", false}, {"a%2", false},     {"a%zz", false},  {":80", false},
      {"a,b", true},     {"a\\b", false},    {"\xe9", false},  {"[a/b]", false},
  };
  for (size_t i = 0; i < ARRAY_COUNT(cases); i++) {
    char text[128];
    snprintf(text, sizeof text, "GET / HTTP/1.1\r\nHost: %s\r\n\r\n", cases[i].value);
    struct h1_head h;
    OK(parse(&h, H1_REQUEST, text) > 0);
    if (h.host_ok != cases[i].ok) unit_fail(__FILE__, __LINE__, "%s", cases[i].value);
    OK(h.host_count == 1 && !h.has_trailer);
  }
  struct h1_head h;
  OK(parse(&h, H1_REQUEST, "GET / HTTP/1.1\r\nHost: a\r\nTrailer: x\r\nhost: a/\r\n\r\n") > 0);
  OK(h.host_count == 2 && !h.host_ok && h.has_trailer);
}

/* ---- refusals ---- */

struct refusal {
  int err;
  const char *why, *text;
};

static void check_refusals(enum h1_kind kind, const struct refusal *r, size_t count) {
  for (size_t i = 0; i < count; i++, r++) {
    struct h1_head h;
    ssize_t n = parse(&h, kind, r->text);
    if (n != r->err) unit_fail(__FILE__, __LINE__, "%s: want %d, got %zd", r->text, r->err, n);
    EQ_STR(r->why, h.why);
  }
}

TEST(refused_requests) {
  static const struct refusal cases[] = {
      {E_HPE_INVALID_METHOD, "Invalid method encountered", "get / HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_METHOD, "Invalid method encountered", "FOO"},
      {E_HPE_INVALID_METHOD, "Invalid method encountered", "GE / HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_METHOD, "Invalid method encountered", " GET / HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_METHOD, "Invalid method encountered", "GE(T / HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_METHOD, "Invalid method encountered", "\x16\x03\x01\x02"},
      {E_HPE_INVALID_METHOD, "Invalid method encountered", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"},
      {E_HPE_INVALID_METHOD, "Invalid method encountered", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"},
      {E_HPE_INVALID_METHOD, "Expected space after method", "GETT / HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_METHOD, "Expected space after method", "UNSUBSCRIBEX / HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_METHOD, "Expected space after method", "GET\t/ HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_METHOD, "Expected space after method", "POST\r\n\r\n"},
      {E_HPE_UNEXPECTED_SPACE, "Unexpected space before url", "GET  / HTTP/1.1\r\n\r\n"},
      {E_HPE_UNEXPECTED_SPACE, "Unexpected space after url", "GET /  HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Unexpected start char in url", "GET \r\n\r\n"},
      {E_HPE_INVALID_URL, "Unexpected start char in url", "GET ?a HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Unexpected start char in url", "GET \x80 HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Invalid characters in url", "GET /\tHTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Invalid characters in url", "GET foo HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Invalid char in url path", "GET /\x80 HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Invalid char in url path", "GET /\x7f HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Invalid char in url path", "GET /a\x01 HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Unexpected char in url schema", "GET a:b HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Unexpected char in url schema", "GET h2://a HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Unexpected char in url server", "GET h://a|b/ HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Unexpected char in url server", "GET h://u@@b/ HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_URL, "Unexpected char in url server", "CONNECT a|b HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Invalid HTTP version", "GET /\r\n"},
      {E_HPE_INVALID_VERSION, "Invalid HTTP version", "GET /\n"},
      {E_HPE_INVALID_VERSION, "Invalid HTTP version", "GET / HTTP/0.9\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Invalid HTTP version", "GET / HTTP/1.2\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Invalid HTTP version", "GET / HTTP/2.0\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Invalid major version", "GET / HTTP/a.1\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Invalid minor version", "GET / HTTP/1.a\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Expected dot", "GET / HTTP/1\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Expected dot", "GET / HTTP/11.1\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Expected CRLF after version", "GET / HTTP/1.11\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Expected CRLF after version", "GET / HTTP/1.1 \r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Expected CRLF after version", "GET / HTTP/1.1\n\n"},
      {E_HPE_STRICT, "Expected CRLF after version", "GET / HTTP/1.1\r\r\n\r\n"},
      {E_HPE_INVALID_CONSTANT, "Expected HTTP/, RTSP/ or ICE/", "GET / http/1.1\r\n\r\n"},
      {E_HPE_INVALID_CONSTANT, "Expected HTTP/, RTSP/ or ICE/", "GET / HTTPS/1.1\r\n\r\n"},
      {E_HPE_INVALID_CONSTANT, "Expected HTTP/, RTSP/ or ICE/", "OPTIONS * RTSP/1.0\r\n\r\n"},
      {E_HPE_INVALID_CONSTANT, "Expected HTTP/, RTSP/ or ICE/", "GET / \r\n\r\n"},
  };
  check_refusals(H1_REQUEST, cases, ARRAY_COUNT(cases));
}

#define REQ "GET / HTTP/1.1\r\n"

TEST(refused_fields) {
  static const struct refusal cases[] = {
      {E_HPE_UNEXPECTED_SPACE, "Unexpected space after start line", REQ " A: b\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header token", REQ "\tA: b\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header token", REQ "A : b\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header token", REQ "A\t: b\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header token", REQ ": b\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header token", REQ "A\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header token", REQ "A\x80: b\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header token", REQ "A(: b\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header token", REQ "A@: b\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header token", REQ "just some text\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header field char", REQ "A: b\r\n\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header value char", REQ "A: b\x01\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header value char", REQ "A: b\x7f\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header value char", REQ "A: b\x0b\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Unexpected whitespace after header value",
       REQ "A: b\r\n c\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Unexpected whitespace after header value",
       REQ "A: b\r\n\tc\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Unexpected whitespace after header value",
       REQ "A:\r\n b\r\n\r\n"},
      {E_HPE_CR_EXPECTED, "Missing expected CR after header value", REQ "A: b\nC: d\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header value char", REQ "A:\n\n"},
      {E_HPE_STRICT, "Expected LF after CR", REQ "A: \rb\r\n\r\n"},
      {E_HPE_LF_EXPECTED, "Missing expected LF after header value", REQ "A: b\rC: d\r\n\r\n"},
      {E_HPE_LF_EXPECTED, "Missing expected LF after header value", REQ "A: b\r\r\n\r\n"},
      {E_HPE_STRICT, "Expected LF after headers", REQ "A: b\r\n\rX"},
      {E_HPE_STRICT, "Expected LF after headers", REQ "\r\r\n"},
  };
  check_refusals(H1_REQUEST, cases, ARRAY_COUNT(cases));
  const char nul[] = REQ "A: b\0c\r\n\r\n";
  struct h1_head h;
  h1_head_init(&h, H1_REQUEST, room, ARRAY_COUNT(room));
  EQ_INT(E_HPE_INVALID_HEADER_TOKEN, parse_all_ways(&h, slice_of(nul, sizeof nul - 1)));
  EQ_INT(sizeof REQ - 1 + 4, h.error_at);
}

TEST(lenient_values) {
  struct h1_head h;
  struct slice good = SLICE(REQ "A: b\x08\x7f\x01 c\r\n\r\n");
  const struct slice bad[] = {SLICE(REQ "A: b\0c\r\n\r\n"), SLICE(REQ "A: b\nC: d\r\n\r\n"),
                              SLICE(REQ "A: b\rC: d\r\n\r\n"), SLICE(REQ "A\x08: b\r\n\r\n")};
  h1_head_init(&h, H1_REQUEST, NULL, 0);
  EQ_INT(E_HPE_INVALID_HEADER_TOKEN, h1_parse_head(&h, good.ptr, good.len));
  h1_head_reset(&h);
  h.lenient = H1_LENIENT_VALUES;
  EQ_INT(good.len, h1_parse_head(&h, good.ptr, good.len));
  EQ_INT(6, h.header[0].value.len);
  for (size_t i = 0; i < ARRAY_COUNT(bad); i++) {
    h1_head_reset(&h);
    EQ_INT(true, h1_parse_head(&h, bad[i].ptr, bad[i].len) < 0);
  }
  h1_head_fini(&h);
}

TEST(refused_responses) {
  static const struct refusal cases[] = {
      {E_HPE_INVALID_CONSTANT, "Expected HTTP/, RTSP/ or ICE/", "http/1.1 200 OK\r\n\r\n"},
      {E_HPE_INVALID_CONSTANT, "Expected HTTP/, RTSP/ or ICE/", "ICY 200 OK\r\n\r\n"},
      {E_HPE_INVALID_CONSTANT, "Expected HTTP/, RTSP/ or ICE/", "GET / HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Invalid HTTP version", "HTTP/1.3 200 OK\r\n\r\n"},
      {E_HPE_INVALID_VERSION, "Expected space after version", "HTTP/1.1\r\n\r\n"},
      {E_HPE_INVALID_STATUS, "Invalid status code", "HTTP/1.1  200 OK\r\n\r\n"},
      {E_HPE_INVALID_STATUS, "Invalid status code", "HTTP/1.1 20 OK\r\n\r\n"},
      {E_HPE_INVALID_STATUS, "Invalid response status", "HTTP/1.1 2000 OK\r\n\r\n"},
      {E_HPE_INVALID_STATUS, "Invalid response status", "HTTP/1.1 200OK\r\n\r\n"},
      {E_HPE_INVALID_STATUS, "Invalid response status", "HTTP/1.1 200\nA: b\r\n\r\n"},
      {E_HPE_INVALID_STATUS, "Invalid response status", "HTTP/1.1 200 O\x01K\r\n\r\n"},
      {E_HPE_CR_EXPECTED, "Missing expected CR after response line", "HTTP/1.1 200 OK\n\r\n"},
      {E_HPE_STRICT, "Expected LF after CR", "HTTP/1.1 200 OK\rA: b\r\n\r\n"},
      {E_HPE_STRICT, "Expected LF after CR", "HTTP/1.1 200\rA: b\r\n\r\n"},
  };
  check_refusals(H1_RESPONSE, cases, ARRAY_COUNT(cases));
}

TEST(each_byte_in_each_place) {
  static const struct {
    const char *before, *after;
    unsigned classes;
    const char *also; /* taken although not of the classes, being the end of the token */
  } places[] = {
      {"GET /a", "b HTTP/1.1\r\n\r\n", H1_BYTE_TARGET, ""},
      {"GET h://a", "b HTTP/1.1\r\n\r\n", H1_BYTE_AUTHORITY, ""},
      {"GET / HTTP/1.1\r\na", "b: c\r\n\r\n", H1_BYTE_TOKEN, ":"},
      {"GET / HTTP/1.1\r\na: b", "c\r\n\r\n", H1_BYTE_VALUE, ""},
  };
  for (size_t i = 0; i < ARRAY_COUNT(places); i++)
    for (int byte = 0; byte < 256; byte++) {
      char text[64];
      int len = snprintf(text, sizeof text, "%s%c%s", places[i].before, byte ? byte : 'x',
                         places[i].after);
      if (!byte) text[strlen(places[i].before)] = 0;
      struct h1_head h;
      h1_head_init(&h, H1_REQUEST, room, ARRAY_COUNT(room));
      bool want =
          h1_byte_is((char)byte, places[i].classes) || (byte && strchr(places[i].also, byte));
      EQ_INT(want, parse_all_ways(&h, slice_of(text, (size_t)len)) > 0);
    }
}

/* ---- limits and memory ---- */

static ssize_t parse_filled(struct h1_head *h, size_t target, size_t value) {
  static char text[40000];
  size_t len = 0;
  len += (size_t)snprintf(text, sizeof text, "GET /%0*d HTTP/1.1\r\n", (int)target - 1, 0);
  len += (size_t)snprintf(text + len, sizeof text - len, "X: %0*d\r\n\r\n", (int)value, 0);
  h1_head_init(h, H1_REQUEST, room, ARRAY_COUNT(room));
  return parse_all_ways(h, slice_of(text, len));
}

TEST(head_limit_counts_as_node) {
  struct h1_head h;
  OK(parse_filled(&h, 10, H1_HEAD_BYTES - 12) > 0); /* 10 + 1 + value = 16383 */
  EQ_INT(E_HPE_HEADER_OVERFLOW, parse_filled(&h, 10, H1_HEAD_BYTES - 11));
  EQ_STR("Header overflow", h.why);
  OK(parse_filled(&h, H1_HEAD_BYTES - 3, 1) > 0);
  EQ_INT(E_HPE_HEADER_OVERFLOW, parse_filled(&h, H1_HEAD_BYTES - 2, 1));
}

TEST(head_limit_does_not_depend_on_pieces) {
  const char *text = REQ "Abc: d\r\nEfg: \r\n\r\n";
  for (uint32_t max = 1; max < 20; max++) {
    struct h1_head h;
    h1_head_init(&h, H1_REQUEST, room, ARRAY_COUNT(room));
    h.max_bytes = max;
    ssize_t n = parse_all_ways(&h, slice_of_cstr(text));
    EQ_INT(max > 8 ? (ssize_t)strlen(text) : E_HPE_HEADER_OVERFLOW, n); /* "/" Abc d Efg: 8 */
  }
}

TEST(endless_heads_are_cut_off) {
  static const struct {
    const char *start, *more;
  } cases[] = {
      {"", "\r\n"},     {"GET /", "a"},  {REQ, "a"},           {REQ "a:", " "},
      {REQ "a: ", "b"}, {REQ, "a:\r\n"}, {REQ, "a:   \t\r\n"},
  };
  for (size_t i = 0; i < ARRAY_COUNT(cases); i++) {
    char *text = mem_alloc(6 * H1_HEAD_BYTES + 64);
    size_t len = strlen(cases[i].start), more = strlen(cases[i].more);
    memcpy(text, cases[i].start, len);
    struct h1_head h;
    h1_head_init(&h, H1_REQUEST, NULL, 0);
    ssize_t n = 0;
    while (n == 0 && len < 6 * H1_HEAD_BYTES) {
      memcpy(text + len, cases[i].more, more);
      len += more;
      n = h1_parse_head(&h, text, len);
    }
    EQ_INT(E_HPE_HEADER_OVERFLOW, n);
    OK(h.count <= H1_HEADERS);
    h1_head_fini(&h);
    mem_free(text);
  }
}

static size_t many_fields(char *text, size_t size, unsigned count, const char *last) {
  size_t len = (size_t)snprintf(text, size, REQ);
  for (unsigned i = 0; i < count; i++)
    len += (size_t)snprintf(text + len, size - len, "h: %u\r\n", i);
  return len + (size_t)snprintf(text + len, size - len, "%s\r\n", last);
}

TEST(headers_beyond_the_rooms) {
  static char text[20000];
  size_t len = many_fields(text, sizeof text, 1000, "Content-Length: 5\r\n");
  struct h1_head h;
  h1_head_init(&h, H1_REQUEST, room, ARRAY_COUNT(room));
  EQ_INT(len, h1_parse_head(&h, text, len));
  EQ_INT(1001, h.count);
  EQ_SPAN("999", &h, text, h.header[999].value);
  EQ_SPAN("0", &h, text, h.header[0].value);
  EQ_INT(5, h.length);
  h1_head_reset(&h);
  h.max_headers = 10;
  EQ_INT(len, h1_parse_head(&h, text, len));
  EQ_INT(10, h.count);
  EQ_INT(991, h.dropped);
  EQ_INT(H1_BODY_LENGTH, h.body); /* framing is seen in fields that are not stored */
  EQ_INT(5, h.length);
  h1_head_fini(&h);
}

TEST(no_limit_on_headers) {
  static char text[60000];
  size_t len = many_fields(text, sizeof text, 3000, "");
  struct h1_head h;
  h1_head_init(&h, H1_REQUEST, NULL, 0);
  EQ_INT(len, h1_parse_head(&h, text, len));
  EQ_INT(2000, h.count);
  EQ_INT(1000, h.dropped);
  h1_head_reset(&h);
  h.max_headers = 0;
  EQ_INT(len, h1_parse_head(&h, text, len));
  EQ_INT(3000, h.count);
  h1_head_fini(&h);
}

TEST(kept_headers_outlive_the_lent_room) {
  struct h1_header lent[4];
  const char *text = REQ "A: b\r\nC: d\r\n\r\n";
  struct h1_head h;
  h1_head_init(&h, H1_REQUEST, lent, ARRAY_COUNT(lent));
  EQ_INT(0, h1_parse_head(&h, text, strlen(REQ) + 8));
  EQ_INT(0, h1_head_keep(&h));
  memset(lent, 0xff, sizeof lent);
  EQ_INT(strlen(text), h1_parse_head(&h, text, strlen(text)));
  EQ_SPAN("b", &h, text, h.header[0].value);
  EQ_SPAN("d", &h, text, h.header[1].value);
  h1_head_fini(&h);
}

TEST(out_of_memory) {
  const char *text = REQ "A: b\r\n\r\n";
  struct h1_head h;
  h1_head_init(&h, H1_REQUEST, NULL, 0);
  mem_fail_at(1);
  EQ_INT(-ENOMEM, h1_parse_head(&h, text, strlen(text)));
  mem_fail_at(1);
  EQ_INT(-ENOMEM, h1_head_keep(&h));
  h1_head_fini(&h);
}

TEST(trickling_costs_no_more_than_reading_once) {
  /* 1 MiB byte by byte: a parser that starts over would need 5e11 steps and the time limit. */
  size_t len = 1 << 20;
  char *text = mem_alloc(len + 16);
  memcpy(text, REQ "A: ", sizeof REQ + 2);
  memset(text + sizeof REQ + 2, 'x', len - sizeof REQ - 2);
  struct h1_head h;
  h1_head_init(&h, H1_REQUEST, room, ARRAY_COUNT(room));
  h.max_bytes = 2 << 20;
  for (size_t i = 0; i <= len; i++) EQ_INT(0, h1_parse_head(&h, text, i));
  memcpy(text + len, "\r\n\r\n", 4);
  EQ_INT(len + 4, h1_parse_head(&h, text, len + 4));
  mem_free(text);
}
