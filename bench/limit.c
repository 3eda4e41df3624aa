/* limit — the kernel's limit: an HTTP server that does nothing but the system calls.
 *
 *   limit PORT      (listens on 127.0.0.1, one thread, runs until it is killed)
 *
 * accept4, epoll, read, write; it looks for nothing in what it has read and its answer is a
 * constant, byte for byte as long as Node's to examples/01-hello-published.js.  No server of the
 * same calls can take less CPU per request, so the figures of the others are given as multiples of
 * its own.  It holds for load generators only: each read is taken for one whole request.
 *
 * The one thing it must know is whether to close after the answer.  It decides that once a
 * connection, by the first bytes: HTTP/1.0 with no wish to keep alive (`ab` without -k). */
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#define MAX_FD     65536
#define MAX_EVENTS 1024

#define HEAD                                                                                       \
  "HTTP/1.1 200 OK\r\n"                                                                            \
  "Date: Thu Jan 01 2026 00:00:00 GMT+0000 (Coordinated Universal Time)\r\n"                       \
  "Server: node.js HTTP server\r\n"                                                                \
  "Content-Type: text/html\r\n"                                                                    \
  "Content-Length: 49\r\n"
#define BODY "<html><body>======Hello World======</body></html>"

static const char kept[] = HEAD "Connection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n" BODY;
static const char last[] = HEAD "Connection: close\r\n\r\n" BODY;

enum wish { UNKNOWN, KEEP, CLOSE };
static unsigned char wish[MAX_FD]; /* by file descriptor */

static _Noreturn void die(const char *what) {
  perror(what);
  exit(1);
}

static int listen_on(int port) {
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), on = 1;
  struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
  a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on)) die("socket");
  if (bind(fd, (struct sockaddr *)&a, sizeof a)) die("bind");
  if (listen(fd, 511)) die("listen");
  return fd;
}

static void watch(int poll, int fd) {
  struct epoll_event e = {.events = EPOLLIN, .data.fd = fd};
  if (epoll_ctl(poll, EPOLL_CTL_ADD, fd, &e)) die("epoll_ctl");
}

static void accept_all(int poll, int listener) {
  for (;;) {
    int fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (fd < 0 && (errno == EAGAIN || errno == ECONNABORTED)) return;
    if (fd < 0) die("accept4");
    if (fd >= MAX_FD) {
      close(fd);
      continue;
    }
    wish[fd] = UNKNOWN;
    watch(poll, fd);
  }
}

static enum wish wish_of(const char *request, size_t len) {
  const char *line_end = memchr(request, '\n', len);
  size_t first = line_end ? (size_t)(line_end - request) : len;
  if (memmem(request, first, "HTTP/1.1", 8)) return KEEP;
  return memmem(request, len, "eep-", 4) ? KEEP : CLOSE; /* ab writes Keep-Alive, others keep- */
}

static void answer(int fd) {
  char in[16384];
  ssize_t got = read(fd, in, sizeof in);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (got <= 0) {
    close(fd);
    return;
  }
  if (wish[fd] == UNKNOWN) wish[fd] = (unsigned char)wish_of(in, (size_t)got);
  const char *out = wish[fd] == KEEP ? kept : last;
  size_t len = wish[fd] == KEEP ? sizeof kept - 1 : sizeof last - 1;
  if (write(fd, out, len) != (ssize_t)len || wish[fd] == CLOSE) close(fd);
}

int main(int argc, char **argv) {
  int port = argc == 2 ? (int)strtol(argv[1], NULL, 10) : 0;
  if (port < 1 || port > 65535) {
    fprintf(stderr, "usage: limit PORT\n");
    return 2;
  }
  signal(SIGPIPE, SIG_IGN);
  int listener = listen_on(port);
  int poll = epoll_create1(EPOLL_CLOEXEC);
  if (poll < 0) die("epoll_create1");
  watch(poll, listener);
  for (;;) {
    static struct epoll_event events[MAX_EVENTS];
    int count = epoll_wait(poll, events, MAX_EVENTS, -1);
    if (count < 0 && errno != EINTR) die("epoll_wait");
    for (int i = 0; i < count; i++) {
      if (events[i].data.fd == listener) accept_all(poll, listener);
      else answer(events[i].data.fd);
    }
  }
}
