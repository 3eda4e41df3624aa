#include "http/h1_body.h"

#include <errno.h>

#include "base/buf.h"
#include "base/mem.h"
#include "unit.h"

/* What a body came to: its payload put together, bytes eaten, error. */
struct outcome {
  struct buf payload;
  size_t eaten;
  int err;
  bool done;
  char why[64];
};

/* Feeds [in, in + len) in pieces, each at a guard page, until an error, the end, or no more input.
 */
static void feed_pieces(struct h1_body *b, struct outcome *o, struct slice in, size_t piece) {
  while (!o->err && !b->done && o->eaten < in.len) {
    size_t len = in.len - o->eaten < piece ? in.len - o->eaten : piece;
    struct slice run, part = slice_of(in.ptr + o->eaten, len);
    ssize_t n = h1_body_feed(b, part.ptr, part.len, &run);
    if (n < 0) o->err = (int)n;
    else {
      OK((size_t)n <= len);
      OK(run.len == 0 || (run.ptr >= part.ptr && run.ptr + run.len <= part.ptr + (size_t)n));
      EQ_INT(0, buf_append_slice(&o->payload, run));
      o->eaten += (size_t)n;
    }
  }
  o->done = b->done;
  if (o->err) snprintf(o->why, sizeof o->why, "%s", b->why ? b->why : "");
}

static struct outcome body_in_pieces(enum h1_body_kind kind, uint64_t length, struct slice in,
                                     size_t piece) {
  struct h1_body b;
  struct outcome o = {0};
  h1_body_init(&b, kind, length);
  feed_pieces(&b, &o, in, piece);
  EQ_INT(o.payload.len, b.received);
  h1_body_fini(&b);
  return o;
}

/* Whole, and in pieces of each size: all must agree. */
static struct outcome body(enum h1_body_kind kind, uint64_t length, struct slice text) {
  struct slice in = unit_guarded(text.ptr, text.len);
  struct outcome whole = body_in_pieces(kind, length, in, in.len);
  for (size_t piece = 1; piece < in.len; piece++) {
    struct outcome o = body_in_pieces(kind, length, in, piece);
    EQ_INT(whole.err, o.err);
    EQ_INT(whole.done, o.done);
    EQ_STR(whole.why, o.why);
    if (!o.err) EQ_INT(whole.eaten, o.eaten);
    EQ_SLICE(slice_of(whole.payload.ptr, whole.payload.len),
             slice_of(o.payload.ptr, o.payload.len));
    buf_fini(&o.payload);
  }
  return whole;
}

TEST(counted) {
  struct outcome o = body(H1_BODY_LENGTH, 5, SLICE("helloGET / HTTP/1.1\r\n"));
  OK(o.done && o.eaten == 5);
  EQ_SLICE(SLICE("hello"), slice_of(o.payload.ptr, o.payload.len));
  buf_fini(&o.payload);
  o = body(H1_BODY_LENGTH, UINT64_MAX, SLICE("hello"));
  OK(!o.done && o.eaten == 5);
  buf_fini(&o.payload);
}

TEST(none_and_to_eof) {
  struct h1_body b;
  h1_body_init(&b, H1_BODY_NONE, 0);
  OK(b.done);
  struct slice run;
  EQ_INT(0, h1_body_feed(&b, "GET", 3, &run));
  h1_body_init(&b, H1_BODY_LENGTH, 0);
  OK(b.done);
  h1_body_init(&b, H1_BODY_EOF, 0);
  EQ_INT(3, h1_body_feed(&b, "abc", 3, &run));
  EQ_SLICE(SLICE("abc"), run);
  OK(!b.done);
  EQ_INT(0, h1_body_eof(&b));
  OK(b.done);
}

TEST(eof_too_early) {
  struct h1_body b;
  struct slice run;
  h1_body_init(&b, H1_BODY_LENGTH, 5);
  EQ_INT(3, h1_body_feed(&b, "abc", 3, &run));
  EQ_INT(E_HPE_INVALID_EOF_STATE, h1_body_eof(&b));
  EQ_STR("Invalid EOF state", b.why);
  h1_body_init(&b, H1_BODY_CHUNKED, 0);
  EQ_INT(3, h1_body_feed(&b, "0\r\n", 3, &run));
  EQ_INT(E_HPE_INVALID_EOF_STATE, h1_body_eof(&b));
  EQ_INT(2, h1_body_feed(&b, "\r\nX", 3, &run));
  EQ_INT(0, h1_body_eof(&b));
}

#define END "\r\n0\r\n\r\n"

TEST(chunked_that_is_taken) {
  static const struct {
    const char *text, *payload;
  } cases[] = {
      {"0\r\n\r\n", ""},
      {"000\r\n\r\n", ""},
      {"5\r\nhello" END, "hello"},
      {"5\r\nhello\r\n6\r\n world" END, "hello world"},
      {"a\r\n0123456789\r\nB\r\n0123456789a" END, "01234567890123456789a"},
      {"0000000000000000000000000000000005\r\nhello" END, "hello"},
      {"2\r\n\r\n" END, "\r\n"},
      {"1;a=b\r\nx" END, "x"},
      {"1;a\r\nx" END, "x"},
      {"1;a=\r\nx" END, "x"},
      {"1;=b\r\nx" END, "x"},
      {"1;;a\r\nx" END, "x"},
      {"1;a=b;c=d;e\r\nx" END, "x"},
      {"1;a=\"b\"\r\nx" END, "x"},
      {"1;a=\"\t b;\x80\\\"\\\\\";c\r\nx" END, "x"},
      {"1;a=b\"c\"\r\nx" END, "x"},
      {"1\r\nx\r\n0;last=1\r\n\r\n", "x"},
      {"1\r\nx\r\n0\r\nX-Sum: 1\r\nConnection: close\r\n\r\n", "x"},
  };
  for (size_t i = 0; i < ARRAY_COUNT(cases); i++) {
    char text[128];
    int len = snprintf(text, sizeof text, "%sGET / HTTP/1.1\r\n\r\n", cases[i].text);
    struct outcome o = body(H1_BODY_CHUNKED, 0, slice_of(text, (size_t)len));
    if (!o.done) unit_fail(__FILE__, __LINE__, "%s: %d %s", cases[i].text, o.err, o.why);
    EQ_INT(strlen(cases[i].text), o.eaten);
    EQ_SLICE(slice_of_cstr(cases[i].payload), slice_of(o.payload.ptr, o.payload.len));
    buf_fini(&o.payload);
  }
}

TEST(chunked_that_is_refused) {
  static const struct {
    int err;
    const char *why, *text;
  } cases[] = {
      {E_HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size", "g\r\n"},
      {E_HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size", "\r\n"},
      {E_HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size", ";a\r\n"},
      {E_HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size", "0x5\r\n"},
      {E_HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size", "-5\r\n"},
      {E_HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size", " 5\r\n"},
      {E_HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size", "5 \r\n"},
      {E_HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size", "5\t;a\r\n"},
      {E_HPE_INVALID_CHUNK_SIZE, "Chunk size overflow", "10000000000000000\r\n"},
      {E_HPE_INVALID_CHUNK_SIZE, "Chunk size overflow", "fffffffffffffffff\r\n"},
      {E_HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size", "1\r\nx\r\n\r\n"},
      {E_HPE_CR_EXPECTED, "Missing expected CR after chunk size", "5\nhello"},
      {E_HPE_STRICT, "Expected LF after chunk size", "5\rhello"},
      {E_HPE_STRICT, "Expected LF after chunk size", "5\r\r;ABCD\r\nhello"},
      {E_HPE_CR_EXPECTED, "Missing expected CR after chunk data", "1\r\nx\n0\r\n\r\n"},
      {E_HPE_STRICT, "Expected LF after chunk data", "1\r\nxy\r\n0\r\n\r\n"},
      {E_HPE_STRICT, "Expected LF after chunk data", "1\r\nx\r0\r\n\r\n"},
      {E_HPE_STRICT, "Invalid character in chunk extensions", "1;\r\nx"},
      {E_HPE_STRICT, "Invalid character in chunk extensions", "1;a;\r\nx"},
      {E_HPE_STRICT, "Invalid character in chunk extensions", "1; a=b\r\nx"},
      {E_HPE_STRICT, "Invalid character in chunk extensions name", "1;a b\r\nx"},
      {E_HPE_STRICT, "Invalid character in chunk extensions name", "1;\x80\r\nx"},
      {E_HPE_STRICT, "Invalid character in chunk extensions value", "1;a=b=c\r\nx"},
      {E_HPE_STRICT, "Invalid character in chunk extensions value", "1;a= b\r\nx"},
      {E_HPE_STRICT, "Invalid character in chunk extensions quoted value", "1;a=\"b\r\nx"},
      {E_HPE_STRICT, "Invalid character in chunk extensions quoted value", "1;a=\"\x7f\"\r\nx"},
      {E_HPE_STRICT, "Invalid character in chunk extensions quote value", "1;a=\"b\"c\r\nx"},
      {E_HPE_STRICT, "Invalid quoted-pair in chunk extensions quoted value", "1;a=\"\\\r\"\r\nx"},
      {E_HPE_CR_EXPECTED, "Missing expected CR after chunk extension name", "1;a\nb\r\nx"},
      {E_HPE_CR_EXPECTED, "Missing expected CR after chunk extension value", "1;a=b\nb\r\nx"},
      {E_HPE_STRICT, "Expected LF after headers", "0\r\n\rX"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header field char", "0\r\n\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Invalid header token", "0\r\nnot a field\r\n\r\n"},
      {E_HPE_INVALID_HEADER_TOKEN, "Unexpected whitespace after header value",
       "0\r\nA: b\r\n c\r\n"},
      {E_HPE_CR_EXPECTED, "Missing expected CR after header value", "0\r\nA: b\n\r\n"},
      {E_HPE_INVALID_CONTENT_LENGTH, "Content-Length can't be present with Transfer-Encoding",
       "0\r\nContent-Length: 3\r\n\r\n"},
      {E_HPE_INVALID_TRANSFER_ENCODING, "Invalid `Transfer-Encoding` header value",
       "0\r\nTransfer-Encoding: chunked\r\n\r\n"},
  };
  for (size_t i = 0; i < ARRAY_COUNT(cases); i++) {
    struct outcome o = body(H1_BODY_CHUNKED, 0, slice_of_cstr(cases[i].text));
    if (o.err != cases[i].err)
      unit_fail(__FILE__, __LINE__, "%s: want %d, got %d", cases[i].text, cases[i].err, o.err);
    EQ_STR(cases[i].why, o.why);
    OK(!o.done);
    buf_fini(&o.payload);
  }
}

TEST(biggest_chunk) {
  struct outcome o = body(H1_BODY_CHUNKED, 0, SLICE("ffffffffffffffff\r\nhello"));
  OK(!o.err && !o.done && o.payload.len == 5);
  buf_fini(&o.payload);
}

/* Feeds `piece` until the body refuses; returns the bytes that went in before. */
static size_t feed_endlessly(struct h1_body *b, struct slice piece, int want) {
  size_t total = 0;
  ssize_t n = 0;
  while (n >= 0 && total < 1 << 20) {
    struct slice run;
    for (size_t at = 0; n >= 0 && at < piece.len; at += n < 0 ? 0 : (size_t)n)
      n = h1_body_feed(b, piece.ptr + at, piece.len - at, &run);
    total += piece.len;
  }
  EQ_INT(want, n);
  return total;
}

TEST(extensions_of_a_chunk_are_limited) {
  struct h1_body b;
  struct slice run;
  h1_body_init(&b, H1_BODY_CHUNKED, 0);
  EQ_INT(2, h1_body_feed(&b, "5;", 2, &run));
  OK(feed_endlessly(&b, SLICE("e"), E_HPE_CHUNK_EXTENSIONS_OVERFLOW) <= H1_EXT_BYTES + 1);
  h1_body_init(&b, H1_BODY_CHUNKED, 0);
  OK(feed_endlessly(&b, SLICE("0"), E_HPE_CHUNK_EXTENSIONS_OVERFLOW) <= H1_EXT_BYTES + 17);
  h1_body_init(&b, H1_BODY_CHUNKED, 0);
  struct slice greedy = SLICE("1;eeeeeeeeeeeeeeeeeeeeeeeeeeeee\r\nx\r\n");
  OK(feed_endlessly(&b, greedy, 2) >= 1 << 20); /* each chunk has its own */
}

TEST(extensions_in_proportion_are_no_trouble) {
  struct h1_body b;
  struct slice run, chunk = SLICE("10;sig=0123456\r\n0123456789abcdef\r\n");
  h1_body_init(&b, H1_BODY_CHUNKED, 0);
  for (int i = 0; i < 100000; i++)
    for (size_t at = 0; at < chunk.len;) {
      ssize_t n = h1_body_feed(&b, chunk.ptr + at, chunk.len - at, &run);
      OK(n > 0);
      at += (size_t)n;
    }
  EQ_INT(1600000, b.received);
}

TEST(trailers_are_kept) {
  struct h1_body b;
  struct slice run;
  const char *text = "0\r\nX-Sum: 1\r\nX-Other:  two \r\n\r\n";
  char *moving = mem_dup(text, strlen(text)); /* trailers must not point into the input */
  h1_body_init(&b, H1_BODY_CHUNKED, 0);
  size_t at = 0;
  for (size_t len = strlen(text); at < len; at++) EQ_INT(1, h1_body_feed(&b, moving + at, 1, &run));
  memset(moving, 'x', at);
  mem_free(moving);
  OK(b.done && b.trailers);
  const struct h1_head *h = &b.trailers->head;
  EQ_INT(2, h->count);
  EQ_SLICE(SLICE("X-Sum"), h1_head_slice(h, b.trailers->bytes.ptr, h->header[0].name));
  EQ_SLICE(SLICE("two"), h1_head_slice(h, b.trailers->bytes.ptr, h->header[1].value));
  h1_body_fini(&b);
  OK(!b.trailers);
}

TEST(trailers_are_limited) {
  struct h1_body b;
  struct slice run;
  h1_body_init(&b, H1_BODY_CHUNKED, 0);
  EQ_INT(3, h1_body_feed(&b, "0\r\n", 3, &run));
  OK(feed_endlessly(&b, SLICE("a:b\r\n"), E_HPE_HEADER_OVERFLOW) < 3 * H1_HEAD_BYTES);
  EQ_STR("Header overflow", b.why);
  h1_body_fini(&b);
}

TEST(trailers_out_of_memory) {
  struct h1_body b;
  struct slice run;
  h1_body_init(&b, H1_BODY_CHUNKED, 0);
  EQ_INT(3, h1_body_feed(&b, "0\r\n", 3, &run));
  mem_fail_at(1);
  EQ_INT(-ENOMEM, h1_body_feed(&b, "A: b\r\n", 6, &run));
  h1_body_fini(&b);
}
