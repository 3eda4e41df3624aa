/* Output of a session: answers in the order of their requests, one write a turn, the end. */
#include <errno.h>

#include "base/check.h"
#include "base/mem.h"
#include "http/h1_session_internal.h"
#include "http/h1_write.h"

#define LINGER_MS   2000 /* how long a closing connection swallows what the peer still sends */
#define WRITE_AT    (64 * 1024) /* that much gathered output does not wait for the turn's end */
#define SPARE_BYTES (64 * 1024) /* an output buffer up to this size stays with the thread */

static __thread struct buf spare; /* one output buffer goes round among the sessions */

static void on_flush(struct loop_soon *soon) {
  struct h1_session *s = container_of(soon, struct h1_session, flush);
  h1_session_resume(s);
  h1_output_flush(s);
}

void h1_output_init(struct h1_session *s) {
  s->flush.on_soon = on_flush;
}

static void give_back(struct h1_session *s) {
  s->out.len = 0;
  if (spare.ptr || s->out.cap > SPARE_BYTES) buf_fini(&s->out);
  else spare = s->out;
  s->out = (struct buf){0};
}

void h1_output_fini(struct h1_session *s) {
  loop_soon_cancel(&s->flush);
  if (s->out.ptr) give_back(s);
}

struct buf *h1_output(struct h1_session *s) {
  if (!s->out.ptr && spare.ptr) {
    s->out = spare;
    spare = (struct buf){0};
  }
  return &s->out;
}

static struct h1_exchange *oldest(const struct h1_session *s) {
  if (list_is_empty(&s->exchanges)) return NULL;
  return container_of(s->exchanges.next, struct h1_exchange, link);
}

/* Room was left for the longest head: now that the length is known, the payload moves up to its
 * own.  The two bytes of CRLF fit into what that frees. */
static void close_chunk(struct h1_exchange *x, struct buf *out) {
  if (!x->chunk_at) return;
  char *start = out->ptr + x->chunk_at - 1, *payload = start + H1_CHUNK_HEAD_MAX;
  size_t len = (size_t)(out->ptr + out->len - payload);
  x->chunk_at = 0;
  if (len == 0) {
    out->len -= H1_CHUNK_HEAD_MAX;
    return;
  }
  char head[H1_CHUNK_HEAD_MAX];
  size_t head_len = h1_write_chunk_head(head, len);
  memcpy(start, head, head_len);
  memmove(start + head_len, payload, len);
  memcpy(start + head_len + len, "\r\n", 2);
  out->len -= H1_CHUNK_HEAD_MAX - head_len - 2;
}

int h1_exchange_chunk(struct h1_exchange *x, struct buf **out) {
  *out = h1_exchange_out(x);
  if (x->chunk_at) return 0;
  int err = buf_reserve(*out, H1_CHUNK_HEAD_MAX + 2);
  if (err) return err;
  x->chunk_at = (*out)->len + 1;
  (*out)->len += H1_CHUNK_HEAD_MAX;
  return 0;
}

void h1_output_write(struct h1_session *s) {
  struct h1_exchange *writer = oldest(s);
  if (writer && s->out.len) close_chunk(writer, &s->out);
  if (s->out.len && !s->conn->is_closed) {
    struct iovec iov = {s->out.ptr, s->out.len};
    int err = conn_write(s->conn, &iov, 1);
    if (err) conn_close(s->conn, err);
  }
  if (s->out.ptr) give_back(s);
}

void h1_output_bypass(struct conn *c, bool closes) {
  struct h1_session *s = c->owner;
  struct h1_exchange *writer = oldest(s);
  bool is_cut = writer && writer->has_output && !writer->is_answered;
  if (!s->is_detached && !(closes && is_cut)) h1_output_write(s);
}

static void notify_answered(struct h1_session *s) {
  while (!list_is_empty(&s->answered) && !s->conn->is_closed) {
    struct h1_exchange *x = container_of(s->answered.next, struct h1_exchange, link);
    list_remove(&x->link); /* the connection may be found idle by now */
    list_init(&x->link);
    s->user->on_done(x);
    h1_session_free_exchange(x);
  }
}

/* The oldest is answered while its request's body is still being read. */
static bool is_answered_early(const struct h1_session *s) {
  struct h1_exchange *x = oldest(s);
  return x && x->is_answered && x->wants_done;
}

static void notify_early(struct h1_session *s) {
  struct h1_exchange *x = oldest(s);
  x->wants_done = false;
  s->user->on_done(x);
}

/* A peer that is still sending would get a reset, and lose the answer, if its bytes met a closed
 * socket (RFC 9112 §9.6): then only our side is shut, and what comes is swallowed for a while. */
static void end_connection(struct h1_session *s) {
  if (s->is_lingering) return;
  bool is_quiet =
      !s->must_linger && !s->pending.len && !s->conn->can_read && s->state != H1_STATE_BODY;
  if (s->conn->has_eof || is_quiet) return h1_session_close(s, 0);
  s->is_lingering = true;
  s->state = H1_STATE_LAST;
  conn_shutdown(s->conn);
  if (s->conn->is_closed) return;
  s->timer_kind = H1_TIMER_LINGER;
  s->deadline_ms = loop_now_ms(s->conn->loop) + LINGER_MS;
  loop_timer_start(s->conn->loop, &s->timer, s->deadline_ms);
  conn_start_reading(s->conn);
}

/* The user ends its side and the peer its own. */
static bool may_end_for_user(const struct conn *c) {
  return c->has_eof || c->wants_shutdown;
}

void h1_output_flush(struct h1_session *s) {
  loop_soon_cancel(&s->flush);
  h1_output_write(s);
  if (s->conn->is_closed || s->is_detached) return;
  bool ends = s->is_last && !s->exchange_count && (!s->is_users || may_end_for_user(s->conn));
  bool is_early = is_answered_early(s);
  if (s->conn->queued) {
    if (ends || is_early || !list_is_empty(&s->answered)) conn_want_drain(s->conn);
    return;
  }
  if (!list_is_empty(&s->answered)) notify_answered(s);
  if (is_early && !s->conn->is_closed) notify_early(s);
  if (s->conn->is_closed) return;
  if (ends) end_connection(s);
  else h1_session_rest(s);
}

void h1_output_flush_soon(struct h1_session *s) {
  if (!s->in_input && !s->conn->is_closed) loop_soon(s->conn->loop, &s->flush);
}

static void release_held(struct h1_session *s, struct h1_exchange *x) {
  if (!x->held.len) return;
  s->held_len -= x->held_seen;
  x->held_seen = 0;
  close_chunk(x, &x->held);
  if (buf_append(h1_output(s), x->held.ptr, x->held.len)) conn_close(s->conn, -ENOMEM);
  buf_fini(&x->held);
  if (x->wants_drain) conn_want_drain(s->conn);
}

static void say_last_words(struct h1_session *s) {
  if (!s->last_words.len || s->exchange_count) return;
  if (buf_append_slice(h1_output(s), s->last_words)) conn_close(s->conn, -ENOMEM);
  s->last_words = slice_of(NULL, 0);
}

/* Requests behind an answer that ends the connection get none. */
static void drop_others(struct h1_session *s, struct h1_exchange *last) {
  s->is_last = s->is_telling = true;
  s->last_words = slice_of(NULL, 0);
  while (last->link.next != &s->exchanges) {
    struct h1_exchange *x = container_of(last->link.next, struct h1_exchange, link);
    s->must_linger = true;
    s->user->on_abort(x, -ECONNRESET);
    s->exchange_count--;
    h1_session_free_exchange(x);
  }
  s->is_telling = false;
}

void h1_output_collect(struct h1_session *s) {
  struct h1_exchange *x;
  while ((x = oldest(s)) && x->is_answered && !s->conn->is_closed) {
    /* Its body is still being read; of a last one, what came with the head is. */
    if (!x->body_done && (s->in_input || !(x->is_last || s->is_last))) return;
    if (x->is_last) drop_others(s, x);
    if (!x->body_done) s->must_linger = true;
    x->body_done = true; /* what is left of it will not come */
    bool stays = x->wants_done;
    s->exchange_count--;
    if (stays) {
      if (s->reading == x) s->reading = NULL;
      list_remove(&x->link);
      list_push_back(&s->answered, &x->link);
    } else {
      h1_session_free_exchange(x);
    }
    if (s->is_last && !s->exchange_count && !s->conn->is_closed) s->state = H1_STATE_LAST;
    if ((x = oldest(s))) release_held(s, x);
  }
  if (!s->conn->is_closed) say_last_words(s);
}

/* ---- the user's side ---- */

struct buf *h1_exchange_out(struct h1_exchange *x) {
  x->has_output = true;
  return oldest(x->session) == x ? h1_output(x->session) : &x->held;
}

struct buf *h1_exchange_end_chunk(struct h1_exchange *x) {
  struct buf *out = h1_exchange_out(x);
  close_chunk(x, out);
  return out;
}

size_t h1_exchange_queued(const struct h1_exchange *x) {
  struct h1_session *s = x->session;
  const struct buf *out = oldest(s) == x ? &s->out : &x->held;
  size_t len = out->len;
  if (x->chunk_at && out->len >= x->chunk_at + H1_CHUNK_HEAD_MAX - 1) { /* as it will be */
    char head[H1_CHUNK_HEAD_MAX];
    size_t start = x->chunk_at - 1 + H1_CHUNK_HEAD_MAX;
    len += h1_write_chunk_head(head, out->len - start) + 2 - H1_CHUNK_HEAD_MAX;
  }
  return oldest(s) == x ? len + s->conn->queued : len;
}

static void count_held(struct h1_session *s, struct h1_exchange *x) {
  s->held_len += x->held.len - x->held_seen;
  x->held_seen = x->held.len;
}

bool h1_exchange_wrote(struct h1_exchange *x, unsigned bits) {
  struct h1_session *s = x->session;
  bool is_full = h1_exchange_queued(x) > CONN_HIGH_WATER;
  if (bits & H1_ANSWER_END) {
    x->is_answered = true;
    x->is_last = x->is_last || (bits & H1_ANSWER_LAST);
    x->wants_done = bits & H1_ANSWER_NOTIFY;
    if (!x->body_done && !x->wants_done) h1_exchange_discard(x);
  }
  count_held(s, x);
  if (x->is_answered && !s->in_input && !s->is_telling) h1_output_collect(s); /* x may be gone */
  if (s->out.len > WRITE_AT) h1_output_write(s);
  h1_output_flush_soon(s);
  return is_full;
}

void h1_exchange_write_owned(struct h1_exchange *x, struct slice data, void (*release)(void *),
                             void *owner) {
  struct h1_session *s = x->session;
  x->has_output = true;
  if (oldest(s) == x) {
    h1_output_write(s);
    if (conn_write_owned(s->conn, data, release, owner)) conn_close(s->conn, -EPIPE);
    return;
  }
  if (buf_append_slice(&x->held, data)) h1_session_close(s, -ENOMEM);
  release(owner);
}

void h1_exchange_want_drain(struct h1_exchange *x) {
  x->wants_drain = true;
  if (oldest(x->session) == x) conn_want_drain(x->session->conn);
}

void h1_exchange_pause(struct h1_exchange *x, bool is_paused) {
  struct h1_session *s = x->session;
  if (s->reading != x || s->is_paused == is_paused) return;
  s->is_paused = is_paused;
  if (is_paused) conn_stop_reading(s->conn);
  else loop_soon(s->conn->loop, &s->flush);
}

void h1_exchange_discard(struct h1_exchange *x) {
  x->discards = true;
  h1_exchange_pause(x, false);
}
