/* Connections over a socket pair: long runs leave in pieces, and all of them. */
#include "net/conn.h"

#include <sys/socket.h>
#include <unistd.h>

#include "base/mem.h"
#include "unit.h"

#define LONG (1024 * 1024)

static struct loop l;
static struct conn c;
static int peer;
static unsigned releases, drains, closed;
static char *bytes;

static void on_bytes(struct conn *conn, struct slice in) {}
static void on_eof(struct conn *conn) {}
static void on_drain(struct conn *conn) {
  drains++;
}
static void on_closed(struct conn *conn, int err) {
  closed++;
}
static const struct conn_user user = {
    .on_bytes = on_bytes, .on_eof = on_eof, .on_drain = on_drain, .on_closed = on_closed};

static void on_release(void *owner) {
  releases++;
}

static void start(void) {
  int fd[2], room = 4 * LONG;
  EQ_INT(0, socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, fd));
  setsockopt(fd[0], SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
  EQ_INT(0, loop_init(&l));
  EQ_INT(0, conn_open(&c, &l, fd[0], &user));
  peer = fd[1];
  bytes = mem_zalloc(LONG);
  for (size_t i = 0; i < LONG; i++) bytes[i] = (char)(i * 7 + (i >> 10));
}

static void stop(void) {
  conn_close(&c, 0);
  loop_turn(&l);
  EQ_INT(1, closed);
  close(peer);
  loop_fini(&l);
  mem_free(bytes);
}

/* Reads all that can be read and compares; returns how many bytes there were. */
static size_t read_peer(size_t at) {
  static char got[64 * 1024];
  ssize_t n;
  size_t before = at;
  while ((n = read(peer, got, sizeof got)) > 0) {
    OK(memcmp(got, bytes + at % LONG, (size_t)n) == 0);
    at += (size_t)n;
  }
  return at - before;
}

static void turn(void) {
  l.has_immediates = true; /* so that the poll does not block */
  loop_turn(&l);
  l.has_immediates = false;
}

TEST(a_long_run_leaves_in_pieces) {
  start();
  EQ_INT(0, conn_write_owned(&c, slice_of(bytes, LONG), on_release, NULL));
  OK(c.queued >= LONG - 128 * 1024); /* though the kernel has room for more */
  conn_want_drain(&c);
  size_t at = 0;
  unsigned turns = 0;
  for (; at < LONG; turns++) {
    size_t n = read_peer(at);
    OK(n <= 512 * 1024);
    at += n;
    turn();
  }
  OK(turns >= 3);
  EQ_INT(0, c.queued);
  EQ_INT(1, releases);
  EQ_INT(1, drains);
  stop();
}

TEST(what_is_queued_behind_a_piece_follows_it) {
  start();
  EQ_INT(0, conn_write_owned(&c, slice_of(bytes, LONG), on_release, NULL));
  for (unsigned i = 0; i < 4; i++) {
    struct iovec iov = {bytes + i * LONG / 4, LONG / 4};
    EQ_INT(0, conn_write(&c, &iov, 1));
  }
  conn_shutdown(&c);
  size_t at = 0;
  while (at < 2 * LONG) {
    at += read_peer(at);
    turn();
  }
  OK(c.is_shut);
  stop();
}

TEST(closing_drops_the_rest_and_releases_it) {
  start();
  EQ_INT(0, conn_write_owned(&c, slice_of(bytes, LONG), on_release, NULL));
  EQ_INT(0, conn_write_owned(&c, slice_of(bytes, LONG), on_release, NULL));
  stop();
  EQ_INT(2, releases);
}
