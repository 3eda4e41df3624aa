#include "loop/loop.h"

#include <errno.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

#include "base/check.h"
#include "base/log.h"
#include "base/mem.h"

#define EVENTS_A_TURN 256

static int wait_plain(struct loop *l, void *events, int max, int timeout_ms) {
  return epoll_wait(l->epfd, events, max, timeout_ms);
}

void loop_update_now(struct loop *l) {
  struct timespec ts;
  clock_gettime(CLOCK_MONOTONIC, &ts);
  l->now_ms = (uint64_t)ts.tv_sec * 1000 + (uint64_t)ts.tv_nsec / 1000000;
}

/* uv_run does nothing while all of libuv's handles are unref'd (a watched signal, say): count one
 * more for its while, else nothing is registered with its epoll set nor read from it. */
static void run_uv(struct loop *l) {
  l->uv.active_handles++;
  uv_run(&l->uv, UV_RUN_NOWAIT);
  l->uv.active_handles--;
}

static void on_uv_ready(struct loop_fd *w, uint32_t events) {
  run_uv(container_of(w, struct loop, uv_watch));
}

int loop_init(struct loop *l) {
  *l = (struct loop){.epfd = -1, .wait = wait_plain};
  list_init(&l->soon);
  list_init(&l->doomed);
  l->uv_watch.on_ready = on_uv_ready;
  int err = uv_loop_init(&l->uv);
  if (err) return err;
  l->epfd = epoll_create1(EPOLL_CLOEXEC);
  err = l->epfd < 0 ? -errno : 0;
  if (!err) err = loop_fd_start(l, &l->uv_watch, uv_backend_fd(&l->uv), EPOLLIN);
  loop_update_now(l);
  if (err) loop_fini(l);
  return err;
}

static void reap_doomed(struct loop *l) {
  struct list *node;
  while ((node = list_pop_front(&l->doomed))) {
    struct loop_doom *d = container_of(node, struct loop_doom, link);
    d->on_reap(d);
  }
}

void loop_fini(struct loop *l) {
  reap_doomed(l);
  if (l->epfd >= 0) close(l->epfd);
  l->epfd = -1;
  int err = uv_loop_close(&l->uv);
  if (err) LOG(LOOP, "libuv still has handles at the end: %s", uv_strerror(err));
  mem_free(l->timers.node);
  l->timers = (struct loop_heap){0};
}

bool loop_is_alive(const struct loop *l) {
  return l->refs || l->timer_refs || l->has_ref_immediates || !list_is_empty(&l->soon) ||
         !list_is_empty(&l->doomed) || uv_loop_alive(&l->uv);
}

/* libuv adds new watchers to its epoll set only inside uv_run; until then our set can't see them.
 * The queue's first word is its `next` pointer in every libuv 1.x. */
static bool uv_has_new_watchers(const uv_loop_t *uv) {
  const void *const *queue = (const void *const *)&uv->watcher_queue;
  return queue[0] != (const void *)queue;
}

static void run_uv_if_due(struct loop *l) {
  if (!uv_loop_alive(&l->uv) && !uv_has_new_watchers(&l->uv)) return;
  uv_update_time(&l->uv);
  if (uv_has_new_watchers(&l->uv) || uv_backend_timeout(&l->uv) == 0) run_uv(l);
}

static int poll_timeout_ms(struct loop *l) {
  if (l->is_stopped || l->has_immediates) return 0;
  if (!list_is_empty(&l->soon) || !list_is_empty(&l->doomed)) return 0;
  if (!loop_is_alive(l)) return 0;
  int timeout = uv_loop_alive(&l->uv) ? uv_backend_timeout(&l->uv) : -1;
  if (l->timers.count == 0) return timeout;
  uint64_t due = l->timers.node[0]->due_ms;
  if (due <= l->now_ms) return 0;
  uint64_t left = due - l->now_ms;
  if (left > INT32_MAX) left = INT32_MAX;
  return timeout < 0 || (int)left < timeout ? (int)left : timeout;
}

static uint64_t clock_ns(void) {
  struct timespec ts;
  clock_gettime(CLOCK_MONOTONIC, &ts);
  return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static int wait_counted(struct loop *l, void *events, int timeout) {
  uint64_t start = clock_ns();
  int n = l->wait(l, events, EVENTS_A_TURN, timeout);
  int err = errno;
  l->idle_ns += clock_ns() - start;
  errno = err;
  return n;
}

static void poll_once(struct loop *l) {
  struct epoll_event events[EVENTS_A_TURN];
  int timeout = poll_timeout_ms(l);
  int n = timeout && l->counts_idle ? wait_counted(l, events, timeout)
                                    : l->wait(l, events, EVENTS_A_TURN, timeout);
  loop_update_now(l);
  if (n < 0) {
    CHECK(errno == EINTR);
    return;
  }
  l->events += (unsigned)n;
  for (int i = 0; i < n; i++) {
    struct loop_fd *w = events[i].data.ptr;
    if (w->is_active) w->on_ready(w, events[i].events);
  }
}

static void run_soon(struct loop *l) {
  struct list now;
  list_init(&now);
  list_splice(&now, &l->soon);
  struct list *node;
  while ((node = list_pop_front(&now))) {
    struct loop_soon *s = container_of(node, struct loop_soon, link);
    s->is_queued = false;
    s->on_soon(s);
  }
}

static void run_timers(struct loop *l) {
  /* Timers started by a timer's callback wait for the next turn, even when due at once. */
  uint32_t last_seq = l->timer_seq;
  while (l->timers.count) {
    struct loop_timer *t = l->timers.node[0];
    if (t->due_ms > l->now_ms || (int32_t)(t->seq - last_seq) > 0) return;
    loop_timer_stop(l, t);
    t->on_due(t);
  }
}

bool loop_turn(struct loop *l) {
  if (!l->turns++) l->started_ns = clock_ns();
  loop_update_now(l);
  run_timers(l);
  run_soon(l);
  run_uv_if_due(l);
  poll_once(l);
  run_soon(l);
  if (l->on_check && l->has_immediates) l->has_immediates = l->on_check(l);
  reap_doomed(l);
  return !l->is_stopped && loop_is_alive(l);
}

int loop_fd_start(struct loop *l, struct loop_fd *w, int fd, uint32_t events) {
  DCHECK(!w->is_active && w->on_ready);
  struct epoll_event e = {.events = events, .data.ptr = w};
  if (epoll_ctl(l->epfd, EPOLL_CTL_ADD, fd, &e)) return -errno;
  w->fd = fd;
  w->events = events;
  w->is_active = true;
  return 0;
}

int loop_fd_change(struct loop *l, struct loop_fd *w, uint32_t events) {
  DCHECK(w->is_active);
  if (w->events == events) return 0;
  struct epoll_event e = {.events = events, .data.ptr = w};
  if (epoll_ctl(l->epfd, EPOLL_CTL_MOD, w->fd, &e)) return -errno;
  w->events = events;
  return 0;
}

void loop_fd_stop(struct loop *l, struct loop_fd *w) {
  if (!w->is_active) return;
  w->is_active = false;
  epoll_ctl(l->epfd, EPOLL_CTL_DEL, w->fd, NULL);
}

void loop_soon(struct loop *l, struct loop_soon *s) {
  if (s->is_queued) return;
  s->is_queued = true;
  list_push_back(&l->soon, &s->link);
}

void loop_soon_cancel(struct loop_soon *s) {
  if (!s->is_queued) return;
  s->is_queued = false;
  list_remove(&s->link);
}

void loop_reap(struct loop *l, struct loop_doom *d) {
  list_push_back(&l->doomed, &d->link);
}
