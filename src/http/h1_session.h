/* h1_session — the server's side of one HTTP/1.x connection.  RFC 9112.
 *
 * Route 025: conn_user.on_bytes -> h1_session -> h1_parse, h1_body -> h1_user
 * Route 090: h1_exchange_out -> h1_output_flush -> conn_write
 *
 * A session owns its connection and the exchanges on it.  Requests are handed up as they come, also
 * before earlier ones are answered (at most H1_EXCHANGES_MAX; then reading waits), answers leave in
 * the order of their requests.  What is written during one turn leaves in one system call.  While
 * much of the answers waits for a slow reader, no further request is read.
 *
 *   HEAD --head whole--> BODY (or HEAD again) --body whole--> HEAD
 *   any  --bad input, close wanted--> LAST: input is dropped, answers still go out, then closed
 *   HEAD --upgrade taken--> gone (the connection belongs to somebody else)
 *
 * Limits that are on by default: bytes of a head, time of a head, of a request, of an idle
 * connection.
 * Threads: the loop's.  Memory: a session without input owns no buffers.
 */
#pragma once

#include "base/buf.h"
#include "http/h1_body.h"
#include "http/h1_parse.h"
#include "net/conn.h"

#define H1_EXCHANGES_MAX 128         /* unanswered requests of one connection */
#define H1_BODY_HOLD     (64 * 1024) /* bytes of input kept while the user has paused the body */

struct h1_session;
struct h1_exchange;

/* Times are milliseconds, 0: no limit. */
struct h1_limits {
  uint32_t head_bytes;
  uint32_t head_count;
  uint32_t head_ms; /* from the connection's start or the request's first byte to the head's end */
  uint32_t request_ms;   /* the same to the end of the body */
  uint32_t idle_ms;      /* between an answer and the next request */
  uint32_t max_requests; /* a connection */
  uint32_t lenient;      /* h1_head.lenient */
  bool ends_idle;        /* no next request is waited for */
};

/* What a session tells.  During any of these the callee may answer, pause, close. */
struct h1_user {
  /* A head is whole: `h` and `bytes` die on return.  h->body tells what follows.  When h->upgrade
   * the callee may call h1_session_detach, and must return true then. */
  bool (*on_request)(struct h1_exchange *x, const struct h1_head *h, const char *bytes);
  void (*on_body)(struct h1_exchange *x, struct slice data);
  /* Also of a body that was discarded.  x->body.trailers is valid during the call. */
  void (*on_body_end)(struct h1_exchange *x);
  /* The request's rest will not come: the peer left, was too slow or talked nonsense. */
  void (*on_abort)(struct h1_exchange *x, int err);
  /* After h1_exchange_want_drain: less than the mark is queued. */
  void (*on_drain)(struct h1_exchange *x);
  /* Nothing is queued, after somebody who is not the session asked for a drain or there was much. NULL:
   * never mind. */
  void (*on_quiet)(struct h1_session *s);
  /* The answer's last byte went to the kernel (only with H1_ANSWER_NOTIFY).  x->body_done tells
   * whether the request's body is still on its way: then the exchange lives until it is here. */
  void (*on_done)(struct h1_exchange *x);
  /* Last word of an exchange: forget its address. */
  void (*on_free)(struct h1_exchange *x);
  /* Input that is no HTTP, a head over the limit, a peer over its time.  `input` is what was being
   * parsed; its ptr is NULL when there was none.  Return true when the callee takes care of the
   * connection (answers and closes it, at once or later, within h1_limits.head_ms); otherwise the
   * fitting 4xx is sent and the connection closed. */
  bool (*on_bad)(struct h1_session *s, int err, const char *why, struct slice input);
  void (*on_closed)(struct h1_session *s, int err); /* last call; the session goes afterwards */
};

enum h1_state { H1_STATE_HEAD, H1_STATE_BODY, H1_STATE_LAST };

enum h1_timer_kind {
  H1_TIMER_NONE,
  H1_TIMER_HEAD,
  H1_TIMER_REQUEST,
  H1_TIMER_IDLE,
  H1_TIMER_LINGER
};

struct h1_session {
  struct conn *conn;
  const struct h1_user *user;
  const struct h1_limits *limits;
  void *owner;      /* the user's */
  struct list link; /* the user's list of its sessions */
  uint8_t state;    /* enum h1_state */
  bool in_input;    /* on_bytes is on the stack: it flushes */
  bool is_telling;  /* a walk over the exchanges calls up: none of them may go meanwhile */
  bool is_users;    /* on_bad was true: the user ends the connection */
  bool is_paused;   /* the user does not want body bytes now */
  bool is_last;     /* no further request is read */
  bool must_linger; /* the peer may still be sending when we close */
  bool is_lingering;
  bool allows_half_open; /* answer also a peer that has sent FIN */
  bool is_detached;
  uint32_t requests;
  uint32_t exchange_count;     /* of `exchanges` */
  struct list exchanges;       /* oldest first: it may write */
  struct list answered;        /* complete, wait for the kernel to take their last byte */
  struct h1_exchange *reading; /* whose body is under way */
  struct h1_head head;
  struct slice rest;       /* during on_request: the input behind the head */
  struct buf pending;      /* input that waits */
  size_t held_len;         /* bytes of output that wait for older answers */
  struct buf out;          /* output of this turn */
  struct slice last_words; /* the error answer that follows the answers under way */
  struct loop_soon flush;
  struct loop_doom doom; /* after detach */
  struct loop_timer timer;
  uint32_t bad_at;      /* during on_bad: where in the input the mistake is, bytes */
  uint8_t timer_kind;   /* enum h1_timer_kind */
  uint64_t deadline_ms; /* 0: none */
  uint64_t grace_ms;    /* the deadline that was moved once, see on_due */
  uint64_t request_start_ms;
};

struct h1_exchange {
  struct list link;
  struct h1_session *session;
  int32_t id;  /* the user's */
  void *owner; /* the user's */
  uint8_t method, minor;
  bool keep_alive; /* the request's wish */
  bool body_done;
  bool discards;    /* the user does not want the body's bytes */
  bool has_output;  /* something of the answer was written */
  bool is_answered; /* the answer is complete on our side */
  bool is_last;     /* the connection ends after this answer */
  bool wants_drain, wants_done;
  struct h1_body body;
  size_t chunk_at;  /* where the open chunk begins in the output, + 1; 0: none is open */
  struct buf held;  /* output while an older answer is not complete */
  size_t held_seen; /* of it, counted in the session's held_len */
};

/* Takes over an accepted, non-blocking descriptor.  Nothing is read before h1_session_start. */
struct h1_session *h1_session_open(struct loop *loop, int fd, const struct h1_user *user,
                                   const struct h1_limits *limits, void *owner);

/* Reads what has come already, and goes on from the loop. */
void h1_session_start(struct h1_session *s);

/* Ends it now; on_closed follows. */
void h1_session_close(struct h1_session *s, int err);

/* Ends it when what was answered so far is out, and no further request is read. */
void h1_session_finish(struct h1_session *s);

/* True when no request is under way: an idle keep-alive connection. */
bool h1_session_is_idle(const struct h1_session *s);

/* Ends it when it is idle and no request waits in the socket. */
void h1_session_close_idle(struct h1_session *s);

/* Gives the connection away (upgrade, CONNECT): the session ends without on_closed and its memory
 * goes at the end of the turn.  *rest, owned by the caller (buf_fini), is the input behind the
 * head.  Call only from on_request. */
struct conn *h1_session_detach(struct h1_exchange *x, struct buf *rest);

/* The body of `x` waits, or comes again. */
void h1_exchange_pause(struct h1_exchange *x, bool is_paused);
/* What is left of the body is read and thrown away. */
void h1_exchange_discard(struct h1_exchange *x);

/* ---- answering: begin gives the buffer to append to, end says what that was ---- */

enum h1_answer_bits {
  H1_ANSWER_END = 1,    /* the answer is complete */
  H1_ANSWER_LAST = 2,   /* with H1_ANSWER_END: the connection ends after it */
  H1_ANSWER_NOTIFY = 4, /* with H1_ANSWER_END: on_done */
};

/* Never NULL.  Good until anything else of the session is called. */
struct buf *h1_exchange_out(struct h1_exchange *x);
/* The same for the payload of a chunked body: what is written in one turn shares a chunk, as in
 * Node.  -ENOMEM: no room for the chunk's head; *out is then no use. */
MUST_USE int h1_exchange_chunk(struct h1_exchange *x, struct buf **out);
/* Ends the open chunk, if there is one, and gives the buffer for what follows it. */
struct buf *h1_exchange_end_chunk(struct h1_exchange *x);
/* Returns whether more than CONN_HIGH_WATER bytes wait: then wait for on_drain.  With H1_ANSWER_END
 * the exchange may be gone on return. */
bool h1_exchange_wrote(struct h1_exchange *x, unsigned bits);
/* A long run that stays where it is until release(owner), instead of appending it. */
void h1_exchange_write_owned(struct h1_exchange *x, struct slice data, void (*release)(void *),
                             void *owner);
void h1_exchange_want_drain(struct h1_exchange *x);
/* Bytes of this answer that have not gone to the kernel. */
size_t h1_exchange_queued(const struct h1_exchange *x);
