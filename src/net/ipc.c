#include "net/ipc.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/check.h"
#include "base/mem.h"

#define READ_BYTES   (64 * 1024)
#define READS_A_TURN 16

/* What waits to be sent. */
struct ipc_chunk {
  struct list link;
  size_t len, sent;
  int fd; /* goes with the first byte; -1: none, or gone */
  char bytes[];
};

static void count_ref(struct ipc *c) {
  bool counts = !c->is_closed && (c->is_ref || !list_is_empty(&c->queue));
  if (counts == c->is_counted) return;
  c->is_counted = counts;
  if (counts) loop_ref(c->loop);
  else loop_unref(c->loop);
}

static void watch(struct ipc *c) {
  uint32_t events = (c->is_reading ? EPOLLIN : 0) | (list_is_empty(&c->queue) ? 0 : EPOLLOUT);
  int err = c->watch.is_active ? loop_fd_change(c->loop, &c->watch, events) : 0;
  CHECK(err == 0 || err == -ENOMEM); /* then the next change tries again */
  count_ref(c);
}

static void end(struct ipc *c, int err) {
  if (c->is_closing) return;
  c->is_reading = false;
  watch(c);
  c->user->on_end(c, err);
}

/* ---- receiving ---- */

/* Descriptors of a message that has more of them than there is room for are closed. */
static bool keep_fds(struct ipc *c, struct msghdr *msg) {
  bool is_full = false;
  for (struct cmsghdr *h = CMSG_FIRSTHDR(msg); h; h = CMSG_NXTHDR(msg, h)) {
    if (h->cmsg_level != SOL_SOCKET || h->cmsg_type != SCM_RIGHTS) continue;
    size_t count = (h->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t i = 0; i < count; i++) {
      int fd;
      memcpy(&fd, CMSG_DATA(h) + i * sizeof fd, sizeof fd);
      is_full = c->fd_count == IPC_FDS_MAX;
      if (is_full) close(fd);
      else c->fd[c->fd_count++] = fd;
    }
  }
  return !is_full && !(msg->msg_flags & MSG_CTRUNC);
}

/* Bytes read, 0 at the end, or a negative errno. */
static ssize_t receive(struct ipc *c) {
  union {
    struct cmsghdr align;
    char room[CMSG_SPACE(IPC_FDS_MAX * sizeof(int))];
  } control;
  int err = buf_reserve(&c->in, READ_BYTES);
  if (err) return err;
  struct iovec iov = {c->in.ptr + c->in.len, READ_BYTES};
  struct msghdr msg = {.msg_iov = &iov,
                       .msg_iovlen = 1,
                       .msg_control = control.room,
                       .msg_controllen = sizeof control.room};
  ssize_t n;
  do n = recvmsg(c->watch.fd, &msg, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  while (n < 0 && errno == EINTR);
  if (n < 0) return -errno;
  c->in.len += (size_t)n;
  return keep_fds(c, &msg) ? n : -EMFILE;
}

/* Finds the first whole message in [from, in.len): its place, and what it takes with its frame.
 * Returns 1, 0 when there is none, or -EMSGSIZE. */
static int next_line(struct ipc *c, size_t from, struct slice *message, size_t *taken) {
  size_t start = from > c->in_seen ? from : c->in_seen;
  const char *lf = memchr(c->in.ptr + start, '\n', c->in.len - start);
  c->in_seen = lf ? 0 : c->in.len;
  if (!lf) return c->in.len - from > IPC_MESSAGE_MAX ? -EMSGSIZE : 0;
  *message = slice_of(c->in.ptr + from, (size_t)(lf - c->in.ptr) - from);
  *taken = message->len + 1;
  return 1;
}

static int next_frame(struct ipc *c, size_t from, struct slice *message, size_t *taken) {
  size_t have = c->in.len - from;
  const uint8_t *p = (const uint8_t *)c->in.ptr + from;
  if (have < 4) return 0;
  size_t len = (size_t)p[0] << 24 | (size_t)p[1] << 16 | (size_t)p[2] << 8 | p[3];
  if (len > IPC_MESSAGE_MAX) return -EMSGSIZE;
  if (have - 4 < len) return 0;
  *message = slice_of((const char *)p + 4, len);
  *taken = len + 4;
  return 1;
}

/* Gives out the whole messages of `in`. */
static int deliver(struct ipc *c) {
  size_t at = 0;
  int found = 0;
  while (!c->is_closing) {
    struct slice message;
    size_t taken = 0;
    found = c->form == IPC_LINES ? next_line(c, at, &message, &taken)
                                 : next_frame(c, at, &message, &taken);
    if (found <= 0) break;
    at += taken;
    c->user->on_message(c, message);
  }
  buf_consume(&c->in, at);
  c->in_seen = c->in_seen > at ? c->in_seen - at : 0;
  return found < 0 ? found : 0;
}

static void read_some(struct ipc *c) {
  for (int i = 0; i < READS_A_TURN && c->is_reading; i++) {
    ssize_t n = receive(c);
    if (n == -EAGAIN) break;
    int err = n > 0 ? deliver(c) : 0;
    if (n == 0 || n == -ECONNRESET) return end(c, 0);
    if (n < 0 || err) return end(c, n < 0 ? (int)n : err);
  }
}

/* ---- sending ---- */

/* Bytes that the kernel took, or a negative errno. */
static ssize_t send_some(int to, const struct iovec *iov, size_t count, int fd) {
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof fd)];
  } control = {
      .head = {.cmsg_len = CMSG_LEN(sizeof fd), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS}};
  struct msghdr msg = {.msg_iov = (struct iovec *)iov, .msg_iovlen = count};
  if (fd >= 0) {
    memcpy(CMSG_DATA(&control.head), &fd, sizeof fd);
    msg.msg_control = control.room;
    msg.msg_controllen = sizeof control.room;
  }
  ssize_t n;
  do n = sendmsg(to, &msg, MSG_NOSIGNAL | MSG_DONTWAIT);
  while (n < 0 && errno == EINTR);
  return n < 0 ? -errno : n;
}

static void drop_chunk(struct ipc *c, struct ipc_chunk *k) {
  list_remove(&k->link);
  c->queued -= k->len - k->sent;
  if (k->fd >= 0) close(k->fd);
  mem_free(k);
}

static void drop_queue(struct ipc *c) {
  while (!list_is_empty(&c->queue))
    drop_chunk(c, container_of(c->queue.next, struct ipc_chunk, link));
}

static void close_now(struct ipc *c) {
  if (c->is_closed) return;
  c->is_closed = true;
  drop_queue(c);
  loop_fd_stop(c->loop, &c->watch);
  close(c->watch.fd);
  while (c->fd_count) close(c->fd[--c->fd_count]);
  count_ref(c);
  loop_reap(c->loop, &c->doom);
}

static void flush(struct ipc *c) {
  while (!list_is_empty(&c->queue)) {
    struct ipc_chunk *k = container_of(c->queue.next, struct ipc_chunk, link);
    struct iovec iov = {k->bytes + k->sent, k->len - k->sent};
    ssize_t n = send_some(c->watch.fd, &iov, 1, k->fd);
    if (n == -EAGAIN) return;
    if (n < 0) { /* nobody reads any more; what was queued is lost, and the end is read, too */
      drop_queue(c);
      break;
    }
    if (k->fd >= 0) close(k->fd);
    k->fd = -1;
    k->sent += (size_t)n;
    c->queued -= (size_t)n;
    if (k->sent == k->len) drop_chunk(c, k);
  }
  watch(c);
  if (c->is_closing) close_now(c);
  else c->user->on_drain(c);
}

static int enqueue(struct ipc *c, const struct iovec *iov, size_t skip, int fd) {
  size_t len = iov[0].iov_len + iov[1].iov_len + iov[2].iov_len, at = 0;
  struct ipc_chunk *k = mem_try_alloc(sizeof *k + len);
  if (!k) return -ENOMEM;
  *k = (struct ipc_chunk){.len = len, .sent = skip, .fd = -1};
  if (fd >= 0 && (k->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0)) < 0) {
    mem_free(k);
    return -errno;
  }
  for (int i = 0; i < 3; i++) {
    if (iov[i].iov_len) memcpy(k->bytes + at, iov[i].iov_base, iov[i].iov_len);
    at += iov[i].iov_len;
  }
  list_push_back(&c->queue, &k->link);
  c->queued += len - skip;
  watch(c);
  return 0;
}

int ipc_send(struct ipc *c, struct slice message, int fd) {
  uint8_t frame[4] = {(uint8_t)(message.len >> 24), (uint8_t)(message.len >> 16),
                      (uint8_t)(message.len >> 8), (uint8_t)message.len};
  if (c->is_closing) return -EPIPE;
  if (message.len > IPC_MESSAGE_MAX) return -EMSGSIZE;
  bool is_line = c->form == IPC_LINES;
  struct iovec iov[3] = {{frame, is_line ? 0 : sizeof frame},
                         {(void *)message.ptr, message.len},
                         {(void *)"\n", is_line ? 1 : 0}};
  size_t len = iov[0].iov_len + iov[1].iov_len + iov[2].iov_len;
  if (!list_is_empty(&c->queue)) return enqueue(c, iov, 0, fd);
  ssize_t n = send_some(c->watch.fd, iov, 3, fd);
  if (n == (ssize_t)len) return 0;
  if (n == -EAGAIN) return enqueue(c, iov, 0, fd);
  return n < 0 ? (int)n : enqueue(c, iov, (size_t)n, -1);
}

/* ---- the rest ---- */

static void on_ready(struct loop_fd *w, uint32_t events) {
  struct ipc *c = container_of(w, struct ipc, watch);
  if (events & (EPOLLOUT | EPOLLERR | EPOLLHUP) && !list_is_empty(&c->queue)) flush(c);
  if (c->is_closed) return;
  if (c->is_reading && events & (EPOLLIN | EPOLLERR | EPOLLHUP)) read_some(c);
  /* A hang-up that nobody reads would wake the loop for ever. */
  else if (events & (EPOLLERR | EPOLLHUP)) loop_fd_stop(c->loop, &c->watch);
}

static void on_reap(struct loop_doom *d) {
  struct ipc *c = container_of(d, struct ipc, doom);
  buf_fini(&c->in);
  c->user->on_closed(c);
}

int ipc_open(struct ipc *c, struct loop *l, int fd, enum ipc_form form,
             const struct ipc_user *user) {
  *c = (struct ipc){.user = user, .loop = l, .form = form};
  list_init(&c->queue);
  buf_init(&c->in, IPC_MESSAGE_MAX + 2u * READ_BYTES);
  c->watch.on_ready = on_ready;
  c->doom.on_reap = on_reap;
  int err = fcntl(fd, F_SETFD, FD_CLOEXEC) ? -errno : loop_fd_start(l, &c->watch, fd, 0);
  if (err) close(fd);
  else ipc_set_ref(c, true);
  return err;
}

void ipc_start(struct ipc *c) {
  if (c->is_closing) return;
  c->is_reading = true;
  watch(c);
}

void ipc_set_ref(struct ipc *c, bool is_ref) {
  c->is_ref = is_ref;
  count_ref(c);
}

int ipc_take_fd(struct ipc *c) {
  if (!c->fd_count) return -1;
  int fd = c->fd[0];
  memmove(c->fd, c->fd + 1, --c->fd_count * sizeof fd);
  return fd;
}

void ipc_close(struct ipc *c) {
  if (c->is_closing) return;
  c->is_closing = true;
  c->is_reading = c->is_ref = false;
  if (list_is_empty(&c->queue)) close_now(c);
  else watch(c);
}
