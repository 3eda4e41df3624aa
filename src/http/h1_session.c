/* Input, time and life of a session; its output is h1_exchange.c's. */
#include "http/h1_session_internal.h"

#include <errno.h>

#include "base/check.h"
#include "base/log.h"
#include "base/mem.h"

#define GRACE_MS     100 /* for input that came in time and waits in the socket */
#define HEADERS_LENT 64  /* rooms that all sessions of a thread share while they parse */

static __thread struct h1_header lent[HEADERS_LENT];

/* ---- time ---- */

static void set_deadline(struct h1_session *s, enum h1_timer_kind kind, uint64_t deadline_ms) {
  s->timer_kind = (uint8_t)kind;
  s->deadline_ms = kind == H1_TIMER_NONE ? 0 : deadline_ms;
  if (!s->deadline_ms) return;
  /* A timer that is due earlier looks at the deadline again when it fires: no move needed. */
  if (loop_timer_is_active(&s->timer) && s->timer.due_ms <= s->deadline_ms) return;
  loop_timer_start(s->conn->loop, &s->timer, s->deadline_ms);
}

/* The head's limit or the whole request's, whichever is due first. */
static void limit_request(struct h1_session *s, bool in_head) {
  uint64_t head = s->limits->head_ms, whole = s->limits->request_ms;
  if (in_head && head && (!whole || head <= whole))
    set_deadline(s, H1_TIMER_HEAD, s->request_start_ms + head);
  else if (whole) set_deadline(s, H1_TIMER_REQUEST, s->request_start_ms + whole);
  else set_deadline(s, H1_TIMER_NONE, 0);
}

void h1_session_rest(struct h1_session *s) {
  if (s->state != H1_STATE_HEAD || s->exchange_count || s->is_last ||
      s->timer_kind == H1_TIMER_HEAD)
    return;
  if (s->pending.len) return;
  if (s->limits->ends_idle && !conn_has_input(s->conn)) return h1_session_close(s, 0);
  uint64_t idle = s->limits->idle_ms;
  set_deadline(s, idle ? H1_TIMER_IDLE : H1_TIMER_NONE, loop_now_ms(s->conn->loop) + idle);
}

static void on_due(struct loop_timer *t) {
  struct h1_session *s = container_of(t, struct h1_session, timer);
  if (!s->deadline_ms || s->conn->is_closed) return;
  if (s->deadline_ms > loop_now_ms(s->conn->loop))
    return loop_timer_start(s->conn->loop, t, s->deadline_ms);
  /* After a stall of ours the peer's bytes may be there, only not read yet: a look into the socket
   * keeps its request from being reset. */
  if (s->timer_kind != H1_TIMER_LINGER && s->deadline_ms != s->grace_ms &&
      conn_has_input(s->conn)) {
    s->deadline_ms = s->grace_ms = loop_now_ms(s->conn->loop) + GRACE_MS;
    return loop_timer_start(s->conn->loop, t, s->deadline_ms);
  }
  LOG(HTTP, "connection over its time (%d)", s->timer_kind);
  if (s->timer_kind == H1_TIMER_IDLE || s->timer_kind == H1_TIMER_LINGER)
    return h1_session_close(s, 0);
  h1_session_bad(s, E_HTTP_REQUEST_TIMEOUT, "Request timeout", slice_of(NULL, 0));
  h1_output_flush(s);
}

/* ---- exchanges ---- */

static struct h1_exchange *exchange_new(struct h1_session *s) {
  struct h1_exchange *x = mem_zalloc(sizeof *x);
  x->session = s;
  x->method = s->head.method;
  x->minor = s->head.minor;
  x->keep_alive = s->head.keep_alive;
  h1_body_init(&x->body, s->head.body, s->head.length);
  x->body_done = x->body.done;
  list_push_back(&s->exchanges, &x->link);
  s->exchange_count++;
  return x;
}

void h1_session_free_exchange(struct h1_exchange *x) {
  struct h1_session *s = x->session;
  if (s->reading == x) s->reading = NULL;
  s->held_len -= x->held_seen;
  s->user->on_free(x);
  list_remove(&x->link);
  h1_body_fini(&x->body);
  buf_fini(&x->held);
  mem_free(x);
}

/* Whoever is not answered yet never will be. */
static void abort_exchanges(struct h1_session *s, int err) {
  while (!list_is_empty(&s->exchanges)) {
    struct h1_exchange *x = container_of(s->exchanges.prev, struct h1_exchange, link);
    if (!x->is_answered || !x->body_done || x->wants_done) s->user->on_abort(x, err);
    s->exchange_count--;
    h1_session_free_exchange(x);
  }
  while (!list_is_empty(&s->answered)) {
    struct h1_exchange *x = container_of(s->answered.next, struct h1_exchange, link);
    s->user->on_abort(x, err);
    h1_session_free_exchange(x);
  }
}

/* ---- input ---- */

static struct slice error_answer(int err) {
  switch (err) {
  case E_HPE_HEADER_OVERFLOW:
    return SLICE("HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n");
  case E_HPE_CHUNK_EXTENSIONS_OVERFLOW:
    return SLICE("HTTP/1.1 413 Payload Too Large\r\nConnection: close\r\n\r\n");
  case E_HTTP_REQUEST_TIMEOUT:
    return SLICE("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
  default: return SLICE("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
  }
}

/* The error answer stands for the request that was cut: behind the answers before it, and never
 * inside a half-written one. */
static void answer_bad(struct h1_session *s, struct h1_exchange *cut, int err) {
  bool is_answered = cut && cut->is_answered;
  if (cut && cut->has_output && !is_answered) {
    h1_session_close(s, err);
    return;
  }
  if (cut && !is_answered) {
    s->exchange_count--;
    h1_session_free_exchange(cut);
  }
  if (!is_answered) s->last_words = error_answer(err);
}

void h1_session_bad(struct h1_session *s, int err, const char *why, struct slice input) {
  if (s->state == H1_STATE_LAST) return;
  LOG(HTTP, "bad input: %s (%s)", err_text(err), why ? why : "");
  struct h1_exchange *cut = s->reading;
  s->reading = NULL;
  s->state = H1_STATE_LAST;
  s->is_last = s->must_linger = true;
  set_deadline(s, H1_TIMER_NONE, 0);
  s->is_telling = true;
  if (cut) {
    cut->body_done = true;
    s->user->on_abort(cut, err);
  }
  if (!s->conn->is_closed) s->is_users = s->user->on_bad(s, err, why, input);
  s->is_telling = false;
  if (s->conn->is_closed) return;
  if (!s->is_users) answer_bad(s, cut, err);
  else if (!s->conn->wants_shutdown && s->limits->head_ms)
    set_deadline(s, H1_TIMER_LINGER, loop_now_ms(s->conn->loop) + s->limits->head_ms);
  if (s->conn->is_closed) return;
  h1_output_collect(s);
  h1_output_flush_soon(s);
}

static void body_is_done(struct h1_session *s, struct h1_exchange *x) {
  x->body_done = true;
  s->reading = NULL;
  s->state = s->is_last ? H1_STATE_LAST : H1_STATE_HEAD;
  set_deadline(s, H1_TIMER_NONE, 0);
  s->user->on_body_end(x);
  if (!s->conn->is_closed) h1_output_collect(s);
}

static size_t eat_body(struct h1_session *s, const char *ptr, size_t len) {
  struct h1_exchange *x = s->reading;
  struct slice data = {NULL, 0};
  ssize_t n = h1_body_feed(&x->body, ptr, len, &data);
  if (n < 0) {
    s->bad_at = 0;
    h1_session_bad(s, (int)n, x->body.why, slice_of(ptr, len));
    return len;
  }
  if (data.len && !x->discards) s->user->on_body(x, data);
  if (s->conn->is_closed || s->reading != x) return (size_t)n;
  if (x->body.done) body_is_done(s, x);
  return (size_t)n;
}

static void begin_exchange(struct h1_session *s, const char *bytes) {
  struct h1_exchange *x = exchange_new(s);
  s->requests++;
  if (!s->head.keep_alive && !s->head.upgrade) s->is_last = true;
  if (s->limits->max_requests && s->requests > s->limits->max_requests) s->is_last = true;
  if (x->body_done) {
    set_deadline(s, H1_TIMER_NONE, 0);
    if (s->is_last) s->state = H1_STATE_LAST;
  } else {
    s->state = H1_STATE_BODY;
    s->reading = x;
    limit_request(s, false);
  }
  if (s->user->on_request(x, &s->head, bytes)) return; /* somebody else's connection now */
  if (!s->conn->is_closed) h1_output_collect(s);
}

/* Returns the bytes eaten, 0 when more are needed. */
static size_t eat_head(struct h1_session *s, const char *ptr, size_t len) {
  if (s->timer_kind == H1_TIMER_IDLE || s->timer_kind == H1_TIMER_NONE) {
    s->request_start_ms = loop_now_ms(s->conn->loop);
    s->timer_kind = H1_TIMER_HEAD; /* armed below, if the head is not whole at once */
    s->deadline_ms = 0;
  }
  ssize_t n = h1_parse_head(&s->head, ptr, len);
  if (n == 0) {
    if (!s->deadline_ms) limit_request(s, true);
    if (h1_head_keep(&s->head)) h1_session_close(s, -ENOMEM);
    return 0;
  }
  if (n < 0) {
    s->bad_at = s->head.error_at;
    h1_session_bad(s, (int)n, s->head.why, slice_of(ptr, len));
    return len;
  }
  s->rest = slice_of(ptr + n, len - (size_t)n);
  begin_exchange(s, ptr);
  h1_head_reset(&s->head);
  if (s->head.owned) h1_head_lend(&s->head, lent, HEADERS_LENT); /* an idle session owns none */
  return (size_t)n;
}

/* A peer that asks and does not read the answers must not fill our memory with them. */
static bool is_backed_up(const struct h1_session *s) {
  return s->conn->queued + s->held_len > CONN_HIGH_WATER;
}

static bool may_eat(const struct h1_session *s) {
  if (s->is_detached || s->conn->is_closed) return false;
  if (s->state == H1_STATE_BODY) return !s->is_paused;
  return s->state == H1_STATE_HEAD && s->exchange_count < H1_EXCHANGES_MAX && !is_backed_up(s);
}

/* Input that will never be looked at is eaten, too. */
static size_t eat(struct h1_session *s, const char *ptr, size_t len) {
  size_t done = 0;
  while (done < len && may_eat(s)) {
    size_t n = s->state == H1_STATE_BODY ? eat_body(s, ptr + done, len - done)
                                         : eat_head(s, ptr + done, len - done);
    if (n == 0) break;
    done += n;
  }
  return s->is_detached || s->conn->is_closed || s->state == H1_STATE_LAST ? len : done;
}

static void choose_reading(struct h1_session *s) {
  if (s->conn->is_closed) return;
  if (s->state == H1_STATE_LAST || may_eat(s)) return conn_start_reading(s->conn);
  conn_stop_reading(s->conn);
  if (s->conn->queued) conn_want_drain(s->conn);
}

static void eat_pending(struct h1_session *s, struct slice in) {
  if (buf_append_slice(&s->pending, in)) return h1_session_close(s, -ENOMEM);
  size_t n = eat(s, s->pending.ptr, s->pending.len);
  if (n == s->pending.len) buf_fini(&s->pending);
  else buf_consume(&s->pending, n);
}

static void take_input(struct h1_session *s, struct slice in) {
  s->in_input = true;
  if (s->pending.len) {
    eat_pending(s, in);
  } else {
    size_t n = eat(s, in.ptr, in.len);
    if (n < in.len && buf_append(&s->pending, in.ptr + n, in.len - n)) h1_session_close(s, -ENOMEM);
  }
  s->in_input = false;
  if (s->is_detached || s->conn->is_closed) return;
  h1_output_collect(s);
  choose_reading(s);
  h1_output_flush(s);
}

void h1_session_resume(struct h1_session *s) {
  if (s->in_input || s->is_detached || s->conn->is_closed) return;
  if (s->pending.len && may_eat(s)) take_input(s, slice_of(NULL, 0));
  else choose_reading(s);
}

static void on_bytes(struct conn *c, struct slice in) {
  struct h1_session *s = c->owner;
  if (s->state != H1_STATE_LAST) take_input(s, in);
}

/* Empty lines before a head are nothing yet. */
static bool has_part_of_head(const struct h1_session *s) {
  for (size_t i = 0; i < s->pending.len; i++)
    if (s->pending.ptr[i] != '\r' && s->pending.ptr[i] != '\n') return true;
  return false;
}

static void on_eof(struct conn *c) {
  struct h1_session *s = c->owner;
  if (s->is_lingering) return h1_session_close(s, 0);
  s->is_last = true;
  if (s->state == H1_STATE_BODY && s->reading) {
    int err = h1_body_eof(&s->reading->body);
    h1_session_bad(s, err ? err : E_HPE_INVALID_EOF_STATE, "Invalid EOF state", slice_of(NULL, 0));
  } else if (s->state == H1_STATE_HEAD && has_part_of_head(s)) {
    h1_session_bad(s, E_HPE_INVALID_EOF_STATE, "Invalid EOF state", slice_of(NULL, 0));
  }
  if (c->is_closed) return;
  s->state = H1_STATE_LAST;
  if (!s->allows_half_open) h1_session_finish(s);
  else h1_output_flush(s);
}

static void on_drain(struct conn *c) {
  struct h1_session *s = c->owner;
  h1_output_flush(s);
  h1_session_resume(s);
  if (c->is_closed || s->is_detached) return;
  if (s->user->on_quiet && !c->queued) s->user->on_quiet(s);
  if (c->is_closed || s->is_detached || list_is_empty(&s->exchanges)) return;
  struct h1_exchange *x = container_of(s->exchanges.next, struct h1_exchange, link);
  if (!x->wants_drain) return;
  x->wants_drain = false;
  s->user->on_drain(x);
}

static void session_free(struct h1_session *s) {
  h1_output_fini(s);
  h1_head_fini(&s->head);
  buf_fini(&s->pending);
  mem_free(s);
}

static void on_closed(struct conn *c, int err) {
  struct h1_session *s = c->owner;
  loop_timer_stop(c->loop, &s->timer);
  abort_exchanges(s, err);
  s->user->on_closed(s, err);
  session_free(s);
  mem_free(c);
}

static const struct conn_user conn_user = {
    .on_bytes = on_bytes,
    .on_eof = on_eof,
    .on_drain = on_drain,
    .on_bypass = h1_output_bypass,
    .on_closed = on_closed,
};

/* ---- life ---- */

struct h1_session *h1_session_open(struct loop *loop, int fd, const struct h1_user *user,
                                   const struct h1_limits *limits, void *owner) {
  struct h1_session *s = mem_zalloc(sizeof *s);
  s->conn = mem_zalloc(sizeof *s->conn);
  s->user = user;
  s->limits = limits;
  s->owner = owner;
  list_init(&s->link);
  list_init(&s->exchanges);
  list_init(&s->answered);
  h1_head_init(&s->head, H1_REQUEST, lent, HEADERS_LENT);
  s->head.max_bytes = limits->head_bytes;
  s->head.max_headers = limits->head_count;
  s->head.lenient = limits->lenient;
  s->timer.on_due = on_due;
  s->timer.is_unref = true;
  h1_output_init(s);
  conn_open_accepted(s->conn, loop, fd, &conn_user);
  s->conn->owner = s;
  s->request_start_ms = loop_now_ms(loop);
  s->timer_kind = H1_TIMER_HEAD;
  return s;
}

void h1_session_start(struct h1_session *s) {
  conn_first_read(s->conn);
  /* Most connections have sent a head by now; only those that have not need its time limit. */
  if (!s->conn->is_closed && !s->requests && s->state == H1_STATE_HEAD && !s->deadline_ms)
    limit_request(s, true);
}

void h1_session_close(struct h1_session *s, int err) {
  set_deadline(s, H1_TIMER_NONE, 0);
  conn_close(s->conn, err);
}

/* The first request without an answer, and all behind it: their answers could only follow it. */
static void abort_unanswered(struct h1_session *s) {
  bool is_cut = false;
  s->is_telling = true;
  for (struct list *l = s->exchanges.next, *next; l != &s->exchanges; l = next) {
    next = l->next;
    struct h1_exchange *x = container_of(l, struct h1_exchange, link);
    is_cut = is_cut || !x->is_answered;
    if (!is_cut) continue;
    s->user->on_abort(x, -ECONNRESET);
    s->exchange_count--;
    h1_session_free_exchange(x);
    if (s->conn->is_closed) break;
  }
  s->is_telling = false;
}

void h1_session_finish(struct h1_session *s) {
  s->is_last = true;
  abort_unanswered(s);
  if (s->conn->is_closed) return;
  h1_output_collect(s);
  h1_output_flush(s);
}

bool h1_session_is_idle(const struct h1_session *s) {
  return !s->exchange_count && s->state == H1_STATE_HEAD && !s->pending.len && !s->out.len &&
         !s->conn->queued && list_is_empty(&s->answered);
}

void h1_session_close_idle(struct h1_session *s) {
  if (h1_session_is_idle(s) && !conn_has_input(s->conn)) h1_session_finish(s);
}

static void on_reap_detached(struct loop_doom *d) {
  session_free(container_of(d, struct h1_session, doom));
}

struct conn *h1_session_detach(struct h1_exchange *x, struct buf *rest) {
  struct h1_session *s = x->session;
  struct conn *c = s->conn;
  buf_init(rest, 0);
  if (buf_append_slice(rest, s->rest)) conn_close(c, -ENOMEM);
  h1_output_write(s);
  s->is_detached = true;
  loop_timer_stop(c->loop, &s->timer);
  abort_exchanges(s, 0);
  s->doom.on_reap = on_reap_detached;
  loop_reap(c->loop, &s->doom);
  conn_stop_reading(c);
  return c;
}
