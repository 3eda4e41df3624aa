/* socket — descriptors before they are connections: bound, listening, dialling.
 * All are non-blocking and close-on-exec.  Errors: -errno.  Threads: any. */
#pragma once

#include <sys/socket.h>

#include "base/defs.h"

enum socket_bind_bits {
  SOCKET_IPV6_ONLY = 1,
  SOCKET_REUSE_PORT = 2,
};

/* A bound stream socket of the address's family (SO_REUSEADDR set for IP), not yet listening.
 * Returns the descriptor. */
MUST_USE int socket_bind(const struct sockaddr *addr, socklen_t len, unsigned bits);

/* A stream socket whose connect() is under way (or done); `local` may be NULL. Returns the
 * descriptor.  *is_local (may be NULL) is set when it was the local address that was refused. */
MUST_USE int socket_dial(const struct sockaddr *addr, socklen_t len, const struct sockaddr *local,
                         socklen_t local_len, bool *is_local);

/* Fills `addr` from text: numeric IPv4 or IPv6 (with %zone).  -EINVAL: it is neither. */
MUST_USE int socket_parse_ip(struct sockaddr_storage *addr, socklen_t *len, const char *ip,
                             unsigned port);
