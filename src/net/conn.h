/* conn — a connected stream socket (TCP, Unix, pipe end): bytes in by callback, bytes out by queue.
 *
 * Route 020: loop_fd -> conn -> conn_user.on_bytes
 *
 * Reading: level of interest is kept here; the descriptor is watched edge-triggered once for both
 *   directions, so pausing and resuming cost no system call.  Bytes are read into one scratch buffer
 *   that all connections of the thread share: an idle connection owns no buffer.
 * Writing: conn_write tries the kernel at once; what it doesn't take is queued (copied, or kept in
 *   place when the caller can promise the memory, see struct conn_chunk).  Above `high_water` queued
 *   bytes the writer should wait for on_drain.  Long runs leave in pieces, between which other
 *   connections have their turn.
 * Life:    conn_open .. conn_close; the user's on_closed is the last call, after which the struct may be
 *   freed (it is called at the end of the turn, never from inside another callback of the connection).
 * Threads: the loop's.  Errors: negative ints; the kernel's -errno.
 *
 *   OPENING --connected--> OPEN --conn_shutdown (queue empty)--> write side shut
 *   any --conn_close / error--> CLOSED --end of turn--> on_closed
 */
#pragma once

#include <sys/uio.h>

#include "base/list.h"
#include "base/slice.h"
#include "loop/loop.h"

#define CONN_HIGH_WATER (64 * 1024) /* bytes queued before a writer should wait */

struct conn;

/* What happens on a connection.  After any of these returns the connection may be closed. */
struct conn_user {
  /* `in` dies on return.  May close, pause, write. */
  void (*on_bytes)(struct conn *c, struct slice in);
  /* The peer sent FIN; nothing more will be read. */
  void (*on_eof)(struct conn *c);
  /* The write queue fell to zero after having been above the mark, or after conn_want_drain. */
  void (*on_drain)(struct conn *c);
  /* A dialled connection is open (err 0) or failed; NULL for accepted ones. */
  void (*on_connect)(struct conn *c, int err);
  /* Somebody else is about to write to the connection, to shut or (`closes`) to close it: what you
   * hold back goes before that.  NULL: nothing is. */
  void (*on_bypass)(struct conn *c, bool closes);
  /* Last call ever: 0 for an orderly end, else why. Free your struct here. */
  void (*on_closed)(struct conn *c, int err);
};

/* How bytes reach the peer: the kernel's socket, a filter (TLS) over it, or something of the
 * program's.  All calls are non-blocking and give -EAGAIN when they would wait. */
struct conn_transport {
  ssize_t (*read)(struct conn *c, char *ptr, size_t len);               /* 0: end of file */
  ssize_t (*write)(struct conn *c, const struct iovec *iov, int count); /* bytes taken */
  int (*shutdown)(struct conn *c);                                      /* the sending side */
  void (*close)(struct conn *c);
};
extern const struct conn_transport conn_socket_transport;

/* A run of queued bytes. */
struct conn_chunk {
  struct list link;
  const char *ptr;
  size_t len, sent;             /* bytes */
  void (*release)(void *owner); /* NULL: the bytes follow the struct */
  void *owner;
};

struct conn {
  struct loop *loop;
  const struct conn_user *user;
  const struct conn_transport *transport;
  struct loop_fd watch;
  struct loop_doom doom;
  struct loop_soon soon;
  void *owner;                        /* the user's */
  struct list queue;                  /* struct conn_chunk */
  size_t queued;                      /* bytes in queue */
  uint64_t bytes_read, bytes_written; /* written: accepted by conn_write */
  int32_t id;                         /* in the env's slots, kept by the user; 0: none */
  int error;                          /* given to on_closed */
  bool is_connecting, is_reading, is_closed, has_eof;
  bool can_read; /* the last edge is not used up */
  bool has_hup;  /* the edge said that the peer is gone: read on to the end */
  bool wants_shutdown, is_shut;
  bool wants_drain;
  bool is_write_cut; /* the queue's rest goes on from `soon`, not by an edge */
  bool is_ref;       /* keeps the loop alive while it reads, connects or has something to send */
  bool is_counted;   /* it does so now */
  bool is_shared;    /* the descriptor has copies elsewhere: take it out of epoll by hand */
};

/* Takes over an open, non-blocking descriptor (closed on error, too).  Reading is off. */
MUST_USE int conn_open(struct conn *c, struct loop *loop, int fd, const struct conn_user *user);

/* As conn_open for one that was just accepted and whose peer speaks first: the descriptor is not watched
 * yet.  Call conn_first_read next. */
void conn_open_accepted(struct conn *c, struct loop *loop, int fd, const struct conn_user *user);

/* Reads what is there already; watches the descriptor if the connection is still open after that.  A
 * short exchange (request, answer, close) so costs no epoll_ctl.  The connection may be closed on return. */
void conn_first_read(struct conn *c);

/* As conn_open for a socket whose connect() is under way: on_connect tells. */
MUST_USE int conn_open_connecting(struct conn *c, struct loop *loop, int fd,
                                  const struct conn_user *user);

void conn_start_reading(struct conn *c); /* bytes come at once, from the loop, when some wait */
void conn_stop_reading(struct conn *c);

/* Sends or queues a copy.  0, -ENOMEM, or -EPIPE after shutdown or close.  A refusal by the kernel is not
 * returned here: the connection closes with it. */
MUST_USE int conn_write(struct conn *c, const struct iovec *iov, int count);

/* As conn_write for one run that stays valid until `release(owner)`, which is called in every
 * case, also on error. */
MUST_USE int conn_write_owned(struct conn *c, struct slice data, void (*release)(void *),
                              void *owner);

/* Calls on_drain once the queue is empty; from the loop when it is so already. */
void conn_want_drain(struct conn *c);

/* FIN after all that is queued. */
void conn_shutdown(struct conn *c);

/* Ends it now: the queue is dropped, on_closed(err) follows at the end of the turn. Idempotent. */
void conn_close(struct conn *c, int err);

/* As conn_close with a reset for the peer (SO_LINGER 0). */
void conn_reset(struct conn *c);

/* To be called by whoever is not the connection's user, before it writes, shuts or closes. */
static inline void conn_bypass(struct conn *c, bool closes) {
  if (c->user->on_bypass && !c->is_closed) c->user->on_bypass(c, closes);
}

/* Whether the kernel has input (or the end) that was not read yet. One system call. */
bool conn_has_input(const struct conn *c);

void conn_set_ref(struct conn *c, bool is_ref);

static inline int conn_fd(const struct conn *c) {
  return c->watch.fd;
}
