#include "net/listener.h"

#include <errno.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "base/log.h"

#define ACCEPTS_A_TURN 64
#define RETRY_MS       50

/* What concerns one connection that is already gone again, by accept(2). */
static bool is_of_the_peer(int err) {
  return err == ECONNABORTED || err == EPROTO || err == EINTR || err == ENETDOWN ||
         err == EHOSTDOWN || err == EHOSTUNREACH || err == ENETUNREACH || err == EPERM;
}

static void wait_a_moment(struct listener *l, int err) {
  LOG(NET, "accept pauses for %d ms: errno %d", RETRY_MS, err);
  if (loop_fd_change(l->loop, &l->watch, 0)) return;
  loop_timer_start(l->loop, &l->retry, loop_now_ms(l->loop) + RETRY_MS);
}

static void on_ready(struct loop_fd *w, uint32_t events) {
  struct listener *l = container_of(w, struct listener, watch);
  for (int i = 0; i < ACCEPTS_A_TURN && !l->is_closed && !l->is_paused; i++) {
    struct sockaddr_storage peer;
    socklen_t len = sizeof peer;
    int fd = accept4(w->fd, (struct sockaddr *)&peer, &len, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (fd >= 0) l->user->on_accept(l, fd, (struct sockaddr *)&peer, len);
    else if (errno == EAGAIN) return;
    else if (!is_of_the_peer(errno)) return wait_a_moment(l, errno);
  }
}

static void on_retry(struct loop_timer *t) {
  struct listener *l = container_of(t, struct listener, retry);
  if (!l->is_paused && loop_fd_change(l->loop, &l->watch, EPOLLIN)) wait_a_moment(l, errno);
}

static void on_reap(struct loop_doom *d) {
  struct listener *l = container_of(d, struct listener, doom);
  l->user->on_closed(l);
}

int listener_open(struct listener *l, struct loop *loop, int fd, int backlog,
                  const struct listener_user *user) {
  *l = (struct listener){.loop = loop, .user = user, .is_ref = true};
  l->watch.on_ready = on_ready;
  l->retry.on_due = on_retry;
  l->retry.is_unref = true;
  l->doom.on_reap = on_reap;
  int err = backlog >= 0 && listen(fd, backlog) ? -errno : 0;
  if (!err) err = loop_fd_start(loop, &l->watch, fd, EPOLLIN);
  if (err) close(fd);
  else loop_ref(loop);
  return err;
}

void listener_pause(struct listener *l, bool is_paused) {
  if (l->is_closed || l->is_paused == is_paused) return;
  l->is_paused = is_paused;
  loop_timer_stop(l->loop, &l->retry);
  if (loop_fd_change(l->loop, &l->watch, is_paused ? 0 : EPOLLIN)) l->is_paused = !is_paused;
}

void listener_set_ref(struct listener *l, bool is_ref) {
  if (l->is_closed || l->is_ref == is_ref) return;
  l->is_ref = is_ref;
  if (is_ref) loop_ref(l->loop);
  else loop_unref(l->loop);
}

void listener_close(struct listener *l) {
  if (l->is_closed) return;
  l->is_closed = true;
  loop_timer_stop(l->loop, &l->retry);
  loop_fd_stop(l->loop, &l->watch);
  close(l->watch.fd);
  if (l->is_ref) loop_unref(l->loop);
  loop_reap(l->loop, &l->doom);
}
