#include "net/conn.h"

#include <errno.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/check.h"
#include "base/log.h"
#include "base/mem.h"

#define SCRATCH_LEN  (64 * 1024)
#define READS_A_TURN 8 /* so that one fast sender does not hold up the others */
#define IOV_MAX_OUT  64
/* ... and one fast receiver of much neither: bytes that a connection gives to the kernel at once. */
#define WRITE_A_TURN (128 * 1024)
#define EDGES        (EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET)

static __thread char scratch[SCRATCH_LEN];

static void read_some(struct conn *c);
static void flush_queue(struct conn *c);

/* ---- transports: sockets, and what else a program may wrap in a net.Socket (pipes, terminals) ---- */

static const struct conn_transport file_transport;

static ssize_t file_read(struct conn *c, char *ptr, size_t len) {
  ssize_t n;
  do n = read(c->watch.fd, ptr, len);
  while (n < 0 && errno == EINTR);
  return n < 0 ? -errno : n;
}

static ssize_t file_write(struct conn *c, const struct iovec *iov, int count) {
  ssize_t n;
  do n = writev(c->watch.fd, iov, count);
  while (n < 0 && errno == EINTR);
  return n < 0 ? -errno : n;
}

/* recv and send pass by what the kernel does for files in general. */
static ssize_t socket_read(struct conn *c, char *ptr, size_t len) {
  ssize_t n;
  do n = recv(c->watch.fd, ptr, len, MSG_DONTWAIT);
  while (n < 0 && errno == EINTR);
  if (n >= 0) return n;
  if (errno != ENOTSOCK) return -errno;
  c->transport = &file_transport;
  return file_read(c, ptr, len);
}

static ssize_t socket_write(struct conn *c, const struct iovec *iov, int count) {
  struct msghdr msg = {.msg_iov = (struct iovec *)iov, .msg_iovlen = (size_t)count};
  ssize_t n;
  do {
    n = count == 1 ? send(c->watch.fd, iov->iov_base, iov->iov_len, MSG_NOSIGNAL | MSG_DONTWAIT)
                   : sendmsg(c->watch.fd, &msg, MSG_NOSIGNAL | MSG_DONTWAIT);
  } while (n < 0 && errno == EINTR);
  if (n >= 0) return n;
  if (errno != ENOTSOCK) return -errno;
  c->transport = &file_transport;
  return file_write(c, iov, count);
}

static int socket_shutdown(struct conn *c) {
  return shutdown(c->watch.fd, SHUT_WR) ? -errno : 0;
}

static void socket_close(struct conn *c) {
  if (c->is_shared && c->watch.is_active) loop_fd_stop(c->loop, &c->watch);
  else loop_fd_forget(&c->watch);
  close(c->watch.fd);
}

const struct conn_transport conn_socket_transport = {
    .read = socket_read,
    .write = socket_write,
    .shutdown = socket_shutdown,
    .close = socket_close,
};

static const struct conn_transport file_transport = {
    .read = file_read,
    .write = file_write,
    .shutdown = socket_shutdown,
    .close = socket_close,
};

/* As a libuv handle: a connection keeps the loop alive while something may come of it. */
static void count_ref(struct conn *c) {
  bool counts = c->is_ref && !c->is_closed && (c->is_reading || c->is_connecting || c->queued);
  if (counts == c->is_counted) return;
  c->is_counted = counts;
  if (counts) loop_ref(c->loop);
  else loop_unref(c->loop);
}

static void finish_connect(struct conn *c) {
  int err = 0;
  socklen_t len = sizeof err;
  getsockopt(c->watch.fd, SOL_SOCKET, SO_ERROR, &err, &len);
  c->is_connecting = false;
  if (err) c->error = -err;
  c->user->on_connect(c, -err);
  count_ref(c);
}

static void on_ready(struct loop_fd *w, uint32_t events) {
  struct conn *c = container_of(w, struct conn, watch);
  if (c->is_connecting) {
    if (!(events & (EPOLLOUT | EPOLLERR | EPOLLHUP))) return;
    finish_connect(c);
    if (c->is_closed || c->error) return;
  }
  if (events & (EPOLLIN | EPOLLRDHUP | EPOLLHUP | EPOLLERR)) {
    c->can_read = true;
    if (events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) c->has_hup = true;
  }
  if (events & EPOLLOUT && !list_is_empty(&c->queue)) flush_queue(c);
  if (!c->is_closed && c->is_reading && c->can_read) read_some(c);
}

static void on_soon(struct loop_soon *s) {
  struct conn *c = container_of(s, struct conn, soon);
  if (c->is_closed) return;
  if (c->is_write_cut) flush_queue(c);
  if (!c->is_closed && c->wants_drain && list_is_empty(&c->queue)) {
    c->wants_drain = false;
    c->user->on_drain(c);
  }
  if (!c->is_closed && c->is_reading && c->can_read) read_some(c);
}

static void on_reap(struct loop_doom *d) {
  struct conn *c = container_of(d, struct conn, doom);
  c->user->on_closed(c, c->error);
}

static void conn_init(struct conn *c, struct loop *loop, const struct conn_user *user) {
  *c = (struct conn){
      .loop = loop, .user = user, .transport = &conn_socket_transport, .is_ref = true};
  list_init(&c->queue);
  c->watch.on_ready = on_ready;
  c->soon.on_soon = on_soon;
  c->doom.on_reap = on_reap;
}

static int open_with(struct conn *c, struct loop *loop, int fd, const struct conn_user *user) {
  conn_init(c, loop, user);
  int err = loop_fd_start(loop, &c->watch, fd, EDGES);
  if (err) close(fd);
  return err;
}

int conn_open(struct conn *c, struct loop *loop, int fd, const struct conn_user *user) {
  return open_with(c, loop, fd, user);
}

void conn_open_accepted(struct conn *c, struct loop *loop, int fd, const struct conn_user *user) {
  conn_init(c, loop, user);
  c->watch.fd = fd;
  c->can_read = true;
}

void conn_first_read(struct conn *c) {
  c->is_reading = true;
  read_some(c);
  if (c->is_closed) return;
  count_ref(c);
  int err = loop_fd_start(c->loop, &c->watch, c->watch.fd, EDGES);
  if (err) conn_close(c, err);
}

int conn_open_connecting(struct conn *c, struct loop *loop, int fd, const struct conn_user *user) {
  DCHECK(user->on_connect);
  int err = open_with(c, loop, fd, user);
  if (err) return err;
  c->is_connecting = true;
  count_ref(c);
  return 0;
}

static void end_of_file(struct conn *c) {
  c->has_eof = true;
  c->can_read = c->is_reading = false;
  count_ref(c);
  c->user->on_eof(c);
}

static void read_some(struct conn *c) {
  for (int i = 0; i < READS_A_TURN; i++) {
    ssize_t n = c->transport->read(c, scratch, sizeof scratch);
    if (n == -EAGAIN) {
      c->can_read = false;
      return;
    }
    if (n < 0) return conn_close(c, (int)n);
    if (n == 0) return end_of_file(c);
    c->bytes_read += (size_t)n;
    /* A short read used the edge up, unless the peer has gone: then the end is still to be read. */
    if ((size_t)n < sizeof scratch && !c->has_hup) c->can_read = false;
    c->user->on_bytes(c, slice_of(scratch, (size_t)n));
    if (c->is_closed || !c->is_reading || !c->can_read) return;
  }
  loop_soon(c->loop, &c->soon); /* more waits: after the others */
}

void conn_start_reading(struct conn *c) {
  if (c->is_reading || c->is_closed || c->has_eof) return;
  c->is_reading = true;
  count_ref(c);
  if (c->can_read) loop_soon(c->loop, &c->soon);
}

void conn_stop_reading(struct conn *c) {
  c->is_reading = false;
  count_ref(c);
}

static void drop_chunk(struct conn *c, struct conn_chunk *chunk) {
  c->queued -= chunk->len - chunk->sent;
  list_remove(&chunk->link);
  if (chunk->release) chunk->release(chunk->owner);
  mem_free(chunk);
}

static int queue_copy(struct conn *c, const struct iovec *iov, int count, size_t skip) {
  size_t len = 0;
  for (int i = 0; i < count; i++) len += iov[i].iov_len;
  len -= skip;
  struct conn_chunk *chunk = mem_try_alloc(sizeof *chunk + len);
  if (!chunk) return -ENOMEM;
  char *to = (char *)(chunk + 1);
  *chunk = (struct conn_chunk){.ptr = to, .len = len};
  for (int i = 0; i < count; i++) {
    size_t jump = skip < iov[i].iov_len ? skip : iov[i].iov_len;
    skip -= jump;
    memcpy(to, (char *)iov[i].iov_base + jump, iov[i].iov_len - jump);
    to += iov[i].iov_len - jump;
  }
  list_push_back(&c->queue, &chunk->link);
  c->queued += len;
  count_ref(c);
  return 0;
}

/* Whether the kernel may be asked at once: nothing is before us in the queue. */
static ssize_t write_now(struct conn *c, const struct iovec *iov, int count) {
  if (!list_is_empty(&c->queue) || c->is_connecting) return 0;
  ssize_t n = c->transport->write(c, iov, count);
  if (n == -EAGAIN) return 0;
  if (n < 0) conn_close(c, (int)n);
  return n;
}

/* The kernel would take more, but others shall have their turn first: no edge will tell. */
static void write_later(struct conn *c) {
  c->is_write_cut = true;
  loop_soon(c->loop, &c->soon);
}

int conn_write(struct conn *c, const struct iovec *iov, int count) {
  size_t len = 0;
  for (int i = 0; i < count; i++) len += iov[i].iov_len;
  if (c->is_closed || c->wants_shutdown) return -EPIPE;
  c->bytes_written += len;
  ssize_t n = write_now(c, iov, count);
  if (n < 0 || (size_t)n == len) return 0;
  return queue_copy(c, iov, count, (size_t)n);
}

int conn_write_owned(struct conn *c, struct slice data, void (*release)(void *), void *owner) {
  size_t now = data.len < WRITE_A_TURN ? data.len : WRITE_A_TURN;
  struct iovec iov = {(void *)data.ptr, now};
  if (c->is_closed || c->wants_shutdown) {
    release(owner);
    return -EPIPE;
  }
  c->bytes_written += data.len;
  ssize_t n = write_now(c, &iov, 1);
  if (n < 0 || (size_t)n == data.len) {
    release(owner);
    return 0;
  }
  struct conn_chunk *chunk = mem_alloc(sizeof *chunk);
  *chunk = (struct conn_chunk){
      .ptr = data.ptr, .len = data.len, .sent = (size_t)n, .release = release, .owner = owner};
  list_push_back(&c->queue, &chunk->link);
  c->queued += data.len - (size_t)n;
  if (n && (size_t)n == now) write_later(c);
  count_ref(c);
  return 0;
}

static void shut_now(struct conn *c) {
  c->is_shut = true;
  int err = c->transport->shutdown(c);
  if (err && err != -ENOTCONN) conn_close(c, err);
}

/* The front of the queue, at most `room` bytes of it. */
static int gather(struct conn *c, struct iovec *iov, size_t room) {
  int count = 0;
  for (struct list *l = c->queue.next; l != &c->queue && count < IOV_MAX_OUT && room; l = l->next) {
    struct conn_chunk *chunk = container_of(l, struct conn_chunk, link);
    size_t len = chunk->len - chunk->sent;
    if (len > room) len = room;
    iov[count++] = (struct iovec){(char *)chunk->ptr + chunk->sent, len};
    room -= len;
  }
  return count;
}

static void took(struct conn *c, size_t n) {
  while (n) {
    struct conn_chunk *chunk = container_of(c->queue.next, struct conn_chunk, link);
    size_t left = chunk->len - chunk->sent;
    size_t now = n < left ? n : left;
    chunk->sent += now;
    c->queued -= now;
    n -= now;
    if (now == left) drop_chunk(c, chunk);
  }
}

static void flush_queue(struct conn *c) {
  size_t room = WRITE_A_TURN;
  c->is_write_cut = false;
  while (!list_is_empty(&c->queue)) {
    struct iovec iov[IOV_MAX_OUT];
    if (!room) return write_later(c);
    ssize_t n = c->transport->write(c, iov, gather(c, iov, room));
    if (n == -EAGAIN) return;
    if (n < 0) return conn_close(c, (int)n);
    took(c, (size_t)n);
    room -= (size_t)n;
  }
  count_ref(c);
  if (c->wants_shutdown && !c->is_shut) shut_now(c);
  if (!c->is_closed && c->wants_drain) {
    c->wants_drain = false;
    c->user->on_drain(c);
  }
}

void conn_want_drain(struct conn *c) {
  c->wants_drain = true;
  if (list_is_empty(&c->queue)) loop_soon(c->loop, &c->soon);
}

void conn_shutdown(struct conn *c) {
  if (c->is_closed || c->wants_shutdown) return;
  c->wants_shutdown = true;
  if (list_is_empty(&c->queue) && !c->is_connecting) shut_now(c);
}

void conn_close(struct conn *c, int err) {
  if (c->is_closed) return;
  c->is_closed = true;
  c->is_reading = false;
  c->error = err;
  loop_soon_cancel(&c->soon);
  while (!list_is_empty(&c->queue))
    drop_chunk(c, container_of(c->queue.next, struct conn_chunk, link));
  c->transport->close(c);
  count_ref(c);
  loop_reap(c->loop, &c->doom);
}

void conn_reset(struct conn *c) {
  struct linger now = {.l_onoff = 1, .l_linger = 0};
  if (!c->is_closed) setsockopt(c->watch.fd, SOL_SOCKET, SO_LINGER, &now, sizeof now);
  conn_close(c, 0);
}

bool conn_has_input(const struct conn *c) {
  struct pollfd p = {.fd = c->watch.fd, .events = POLLIN};
  return !c->is_closed && poll(&p, 1, 0) == 1;
}

void conn_set_ref(struct conn *c, bool is_ref) {
  c->is_ref = is_ref;
  count_ref(c);
}
