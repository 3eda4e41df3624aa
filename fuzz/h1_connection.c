/* Fuzz target: whole connections.  A session over a socket pair gets the input in pieces and answers each
 * request when it is whole; what it hands up must be what h1_parse and h1_body see in the input when
 * it comes at once, and that must be llhttp's opinion (fuzz/h1_llhttp.c, which is part of this target).  So
 * there are never two opinions about where a message ends, however it is cut.
 * The first byte is the seed of the cuts; the rest is input. */
#define LLVMFuzzerTestOneInput h1_llhttp_judge
#include "h1_llhttp.c"
#undef LLVMFuzzerTestOneInput

#include <sys/socket.h>
#include <unistd.h>

#include "base/mem.h"
#include "http/h1_session.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

static struct loop loop;
static struct story told; /* by the session */
static struct buf payload;
static bool is_over; /* the session said ERROR or CLOSE */

static bool is_full(void) {
  return told.count >= RECORDS - 8;
}

static void end_message(struct h1_exchange *x) {
  if (payload.len) add(tell(&told, BODY), payload.ptr, payload.len);
  payload.len = 0;
  if (x->body.trailers)
    add_fields(tell(&told, TRAILERS), &x->body.trailers->head, x->body.trailers->bytes.ptr);
  tell(&told, END);
  if (!x->keep_alive) {
    tell(&told, CLOSE);
    is_over = true;
  }
  CHECK(buf_append_slice(h1_exchange_out(x), SLICE("HTTP/1.1 200 OK\r\n\r\n")) == 0);
  h1_exchange_wrote(x, H1_ANSWER_END | (x->keep_alive ? 0 : H1_ANSWER_LAST));
}

static bool on_request(struct h1_exchange *x, const struct h1_head *h, const char *bytes) {
  CHECK(!is_over);
  if (is_full()) {
    h1_session_close(x->session, 0);
    return false;
  }
  struct buf *b = tell(&told, HEAD);
  add_line(b, "method", h1_token_method_name(h->method));
  add_line(b, "target", h1_head_slice(h, bytes, h->target));
  add_line(b, "reason", h1_head_slice(h, bytes, h->reason));
  add_facts(b, h->major, h->minor, h->status);
  told.record[told.count - 1].upgrade = h->upgrade;
  told.record[told.count - 1].keep = h->keep_alive;
  add_fields(b, h, bytes);
  if (h->upgrade) {
    tell(&told, END);
    tell(&told, CLOSE);
    is_over = true;
    h1_session_close(x->session, 0);
  } else if (x->body_done) {
    end_message(x);
  }
  return false;
}

static void on_run(struct h1_exchange *x, struct slice data) {
  CHECK(!is_over);
  add(&payload, data.ptr, data.len);
}

static void on_abort(struct h1_exchange *x, int err) {}
static void on_none(struct h1_exchange *x) {}

static bool on_bad(struct h1_session *s, int err, const char *why, struct slice input) {
  CHECK(!is_over);
  if (payload.len) add(tell(&told, BODY), payload.ptr, payload.len);
  payload.len = 0;
  add_text(tell(&told, ERROR), why);
  is_over = true;
  return false;
}

static bool is_closed;
static void on_closed(struct h1_session *s, int err) {
  is_closed = true;
}

static const struct h1_user user = {
    .on_request = on_request,
    .on_body = on_run,
    .on_body_end = end_message,
    .on_abort = on_abort,
    .on_drain = on_none,
    .on_done = on_none,
    .on_free = on_none,
    .on_bad = on_bad,
    .on_closed = on_closed,
};
static const struct h1_limits limits = {.head_bytes = 1 << 20};

static void turn(int peer) {
  static char answers[64 * 1024];
  loop.has_immediates = true; /* the poll does not block */
  loop_turn(&loop);
  while (read(peer, answers, sizeof answers) > 0) continue;
}

static void tell_session(struct slice in, uint32_t seed) {
  int fd[2];
  CHECK(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, fd) == 0);
  struct h1_session *s = h1_session_open(&loop, fd[0], &user, &limits, NULL);
  is_over = is_closed = false;
  h1_session_start(s);
  for (size_t at = 0; at < in.len && !is_closed;) {
    seed = seed * 1664525 + 1013904223;
    size_t n = (seed >> 24) % 5 ? 1 + (seed >> 16) % 40 : in.len;
    if (n > in.len - at) n = in.len - at;
    if (send(fd[1], in.ptr + at, n, MSG_NOSIGNAL) < 0) break;
    at += n;
    turn(fd[1]);
  }
  if (!is_over) {
    if (payload.len) add(tell(&told, BODY), payload.ptr, payload.len);
    tell(&told, WAIT);
  }
  payload.len = 0;
  if (!is_closed) h1_session_close(s, 0);
  turn(fd[1]);
  CHECK(is_closed);
  close(fd[1]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len) {
  if (len == 0) return 0;
  if (!loop.wait) CHECK(loop_init(&loop) == 0);
  struct slice in = slice_of((const char *)data + 1, len - 1);
  struct story ours = {0};
  told = (struct story){0};
  tell_session(in, data[0]);
  tell_ours(&ours, H1_REQUEST, in.ptr, in.len);
  size_t i = 0;
  while (i < ours.count && i < told.count && is_same(&ours.record[i], &told.record[i])) i++;
  bool same = i == ours.count && i == told.count;
  if (!same && ours.count < RECORDS - 8 && !is_full()) {
    show("at once", &ours);
    show("session", &told);
    CHECK(!"the session has another opinion");
  }
  story_fini(&ours);
  story_fini(&told);
  uint8_t *copy = mem_alloc(len);
  memcpy(copy, data, len);
  copy[0] = 0; /* requests */
  h1_llhttp_judge(copy, len);
  mem_free(copy);
  return 0;
}
