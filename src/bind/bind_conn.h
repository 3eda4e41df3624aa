/* bind_conn — names for connections: JavaScript's net.Socket and http's req.socket speak of the
 * same struct conn by an id.  An id is given on first asking; the connection's owner (bind_net or
 * http) forgets it when the connection is closed, and the JavaScript side is told.
 * Threads: the env's. */
#pragma once

#include <sys/socket.h>

#include "bind/bind.h"
#include "net/conn.h"

/* The id, given now if there was none; negative when there are too many. */
int32_t bind_conn_id(struct env *env, struct conn *c);

/* The open connection of that name, or NULL. */
struct conn *bind_conn_get(struct env *env, int32_t id);

/* From on_closed: the name ends; when there was one, onClosed(id, err) of the hook is called. */
void bind_conn_forget(struct env *env, struct conn *c, int err);

/* Nothing is queued on a connection that somebody else reads: when it has a name, onDrain(id) of the
 * hook is called. */
void bind_conn_drained(struct env *env, struct conn *c);

/* [address, family, port] of an IP address; undefined for other families. */
JSValueRef bind_conn_address(struct env *env, const struct sockaddr_storage *addr);
