/* listener — a listening socket: accepts, and survives running out of descriptors.
 *
 * Route 010: loop_fd -> listener -> listener_user.on_accept
 *
 * Out of descriptors or memory (EMFILE, ENFILE, ENOBUFS, ENOMEM): accepting pauses for a moment, so
 * that nothing spins and existing connections live on; the pending ones wait in the kernel's queue.
 * Threads: the loop's.  Errors: negative ints. */
#pragma once

#include <sys/socket.h>

#include "loop/loop.h"

struct listener;

struct listener_user {
  /* A connection that was just accepted: non-blocking, close-on-exec; the callee owns it. `peer`
   * dies on return. */
  void (*on_accept)(struct listener *l, int fd, const struct sockaddr *peer, socklen_t peer_len);
  /* Last call: free your struct here. */
  void (*on_closed)(struct listener *l);
};

struct listener {
  struct loop *loop;
  const struct listener_user *user;
  struct loop_fd watch;
  struct loop_timer retry;
  struct loop_doom doom;
  int32_t id; /* the user's */
  bool is_paused, is_closed, is_ref;
};

/* Takes over a bound (and, for backlog < 0, listening) non-blocking socket; closed on error,
 * too. */
MUST_USE int listener_open(struct listener *l, struct loop *loop, int fd, int backlog,
                           const struct listener_user *user);
/* No new connections until resumed; they wait in the kernel. */
void listener_pause(struct listener *l, bool is_paused);
void listener_set_ref(struct listener *l, bool is_ref);
/* Idempotent; on_closed follows at the end of the turn. */
void listener_close(struct listener *l);
