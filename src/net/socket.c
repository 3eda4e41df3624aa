#include "net/socket.h"

#include <errno.h>
#include <netinet/in.h>
#include <unistd.h>
#include <uv.h>

static int set(int fd, int level, int option) {
  int on = 1;
  return setsockopt(fd, level, option, &on, sizeof on) ? -errno : 0;
}

int socket_bind(const struct sockaddr *addr, socklen_t len, unsigned bits) {
  int fd = socket(addr->sa_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (fd < 0) return -errno;
  bool is_ip = addr->sa_family == AF_INET || addr->sa_family == AF_INET6;
  int err = is_ip ? set(fd, SOL_SOCKET, SO_REUSEADDR) : 0;
  if (!err && bits & SOCKET_REUSE_PORT) err = set(fd, SOL_SOCKET, SO_REUSEPORT);
  if (!err && addr->sa_family == AF_INET6 && bits & SOCKET_IPV6_ONLY)
    err = set(fd, IPPROTO_IPV6, IPV6_V6ONLY);
  if (!err && bind(fd, addr, len)) err = -errno;
  if (err) close(fd);
  return err ? err : fd;
}

int socket_dial(const struct sockaddr *addr, socklen_t len, const struct sockaddr *local,
                socklen_t local_len, bool *is_local) {
  int fd = socket(addr->sa_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), err = 0;
  if (fd < 0) return -errno;
  if (local && bind(fd, local, local_len)) {
    err = -errno;
    if (is_local) *is_local = true;
  }
  if (!err && connect(fd, addr, len) && errno != EINPROGRESS) err = -errno;
  if (err) close(fd);
  return err ? err : fd;
}

int socket_parse_ip(struct sockaddr_storage *addr, socklen_t *len, const char *ip, unsigned port) {
  *len = sizeof(struct sockaddr_in);
  if (uv_ip4_addr(ip, (int)port, (struct sockaddr_in *)addr) == 0) return 0;
  *len = sizeof(struct sockaddr_in6);
  return uv_ip6_addr(ip, (int)port, (struct sockaddr_in6 *)addr) == 0 ? 0 : -EINVAL;
}
