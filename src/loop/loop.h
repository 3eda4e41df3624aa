/* loop — one thread's event loop: an epoll set of our own in front, libuv behind it.
 *
 * Sockets of net/ and http/ are watched here directly (loop_fd), edge- or level-triggered, with one
 * epoll_wait a turn for all of them.  libuv (files, processes, signals, terminals, DNS) keeps its
 * own epoll set; its descriptor is one member of ours, so a turn in which only sockets are busy
 * never enters libuv.  A turn has Node's phases: timers, poll, check (immediates), closing.
 *
 * Threads: a loop belongs to one thread.  Errors: negative ints.
 * Life:    everything that is watched outlives its stop until the end of the turn: free its memory
 *          through loop_reap, never from inside a callback that the loop is making. */
#pragma once

#include <uv.h>

#include "base/defs.h"
#include "base/list.h"

struct loop;

/* A watched descriptor.  Embed it; zeroed = idle. */
struct loop_fd {
  int fd;
  uint32_t events; /* EPOLLIN, EPOLLOUT, EPOLLET ... as last asked for */
  bool is_active;
  void (*on_ready)(struct loop_fd *w, uint32_t events);
};

/* A timer.  Embed it; zeroed = idle.  Fires once; start it again for more. */
struct loop_timer {
  uint64_t due_ms; /* on the clock of loop_now_ms */
  uint32_t index;  /* place in the heap + 1; 0: idle */
  uint32_t seq;    /* equal dues fire in the order of their start */
  bool is_unref;   /* does not keep the loop alive; set before the start */
  void (*on_due)(struct loop_timer *t);
};

/* Memory that goes at the end of the turn.  Embed it. */
struct loop_doom {
  struct list link;
  void (*on_reap)(struct loop_doom *d); /* frees the memory around it */
};

/* Work to be done once before the loop polls again (flush what was gathered in this turn). */
struct loop_soon {
  struct list link;
  bool is_queued;
  void (*on_soon)(struct loop_soon *s);
};

struct loop_heap {
  struct loop_timer **node;
  uint32_t count, cap;
};

struct loop {
  uv_loop_t uv;
  int epfd;
  bool is_stopped;
  unsigned refs; /* what keeps the loop alive beside libuv's handles */
  uint32_t timer_seq;
  unsigned timer_refs; /* active timers that are not unref'd */
  uint64_t now_ms;
  struct loop_heap timers;
  struct list soon, doomed;
  struct loop_fd uv_watch;

  /* Figures for performance.eventLoopUtilization() and its kin. */
  bool counts_idle;       /* set by who wants idle_ns: it costs two looks at the clock a wait */
  uint64_t idle_ns;       /* spent waiting since then */
  uint64_t started_ns;    /* CLOCK_MONOTONIC at the first turn; 0: not yet */
  uint64_t turns, events; /* so far */

  /* Waits on epfd, as epoll_wait; engine/turn puts its own here, which lets the collector work
   * while the thread sleeps. */
  int (*wait)(struct loop *l, void *events, int max, int timeout_ms);
  /* The check phase; returns whether more immediates are waiting.  NULL: none. */
  bool (*on_check)(struct loop *l);
  void *user; /* of wait and on_check */
  bool has_immediates, has_ref_immediates;
};

MUST_USE int loop_init(struct loop *l);
void loop_fini(struct loop *l); /* reaps what is doomed, closes the descriptors */

/* One turn.  Blocks in the poll when nothing is due and something keeps the loop alive.
 * Returns whether something still keeps it alive. */
bool loop_turn(struct loop *l);
bool loop_is_alive(const struct loop *l);

/* Milliseconds of a clock that never runs back, as of the start of the turn's phase. */
static inline uint64_t loop_now_ms(const struct loop *l) {
  return l->now_ms;
}
void loop_update_now(struct loop *l);

static inline void loop_ref(struct loop *l) {
  l->refs++;
}
static inline void loop_unref(struct loop *l) {
  l->refs--;
}

MUST_USE int loop_fd_start(struct loop *l, struct loop_fd *w, int fd, uint32_t events);
MUST_USE int loop_fd_change(struct loop *l, struct loop_fd *w, uint32_t events);
void loop_fd_stop(struct loop *l, struct loop_fd *w);
/* As loop_fd_stop where the caller closes the descriptor at once and no other process or thread
 * has a copy of it: the kernel takes it out of the set by itself, which saves a call. */
static inline void loop_fd_forget(struct loop_fd *w) {
  w->is_active = false;
}

/* Starting an active timer moves it. */
void loop_timer_start(struct loop *l, struct loop_timer *t, uint64_t due_ms);
void loop_timer_stop(struct loop *l, struct loop_timer *t);
static inline bool loop_timer_is_active(const struct loop_timer *t) {
  return t->index != 0;
}
void loop_timer_set_unref(struct loop *l, struct loop_timer *t, bool is_unref);

void loop_soon(struct loop *l, struct loop_soon *s); /* queued already: nothing happens */
void loop_soon_cancel(struct loop_soon *s);
void loop_reap(struct loop *l, struct loop_doom *d);
