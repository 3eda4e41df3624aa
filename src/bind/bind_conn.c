/* bind_conn — see the header; internalBinding('conn') has what works on any connection. */
#include "bind/bind_conn.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <uv.h>

#include "base/mem.h"
#include "engine/pin.h"
#include "engine/string.h"
#include "engine/turn.h"

static const char conn_kind[] = "conn";

struct conn_names {
  struct env *env;
  struct js_pin on_closed, on_drain;
};

int32_t bind_conn_id(struct env *env, struct conn *c) {
  if (!c->id) {
    int32_t id = slots_add(&env->slots, conn_kind, c);
    if (id < 0) return id;
    c->id = id;
  }
  return c->id;
}

struct conn *bind_conn_get(struct env *env, int32_t id) {
  return slots_get(&env->slots, conn_kind, id);
}

void bind_conn_forget(struct env *env, struct conn *c, int err) {
  if (!c->id) return;
  int32_t id = c->id;
  slots_remove(&env->slots, id);
  c->id = 0;
  struct conn_names *names = env->bind[BIND_CONN];
  if (!names || !names->on_closed.obj) return;
  JSValueRef argv[] = {js_int(env, id), js_int(env, err)};
  turn_call(env, names->on_closed.obj, NULL, ARRAY_COUNT(argv), argv);
}

void bind_conn_drained(struct env *env, struct conn *c) {
  struct conn_names *names = env->bind[BIND_CONN];
  if (!c->id || !names || !names->on_drain.obj) return;
  JSValueRef argv[] = {js_int(env, c->id)};
  turn_call(env, names->on_drain.obj, NULL, ARRAY_COUNT(argv), argv);
}

static struct conn *arg_conn(struct js_call *c) {
  return c->argc ? bind_conn_get(c->env, js_to_int(c->env, c->argv[0])) : NULL;
}

/* setHook(onClosed: (id, errno) => void, onDrain: (id) => void); onDrain is told of connections that
 * http reads */
JS_NATIVE(conn_set_hook) {
  struct conn_names *names = c->env->bind[BIND_CONN];
  if (c->argc && js_is_object(c->env, c->argv[0]))
    js_pin_set(c->env, &names->on_closed, (JSObjectRef)c->argv[0]);
  if (c->argc > 1 && js_is_object(c->env, c->argv[1]))
    js_pin_set(c->env, &names->on_drain, (JSObjectRef)c->argv[1]);
  return js_undefined(c->env);
}

JSValueRef bind_conn_address(struct env *env, const struct sockaddr_storage *addr) {
  char text[64] = "";
  int port = 0;
  const char *family = "IPv4";
  if (addr->ss_family == AF_INET) {
    const struct sockaddr_in *in = (const void *)addr;
    uv_ip4_name(in, text, sizeof text);
    port = ntohs(in->sin_port);
  } else if (addr->ss_family == AF_INET6) {
    const struct sockaddr_in6 *in6 = (const void *)addr;
    uv_ip6_name(in6, text, sizeof text);
    port = ntohs(in6->sin6_port);
    family = "IPv6";
  } else {
    return js_undefined(env);
  }
  JSValueRef parts[] = {js_str(env, text), js_str(env, family), js_int(env, port)};
  return js_array(env, ARRAY_COUNT(parts), parts);
}

/* localAddress(id), remoteAddress(id) -> [address, family, port]; undefined: no such thing (any
 * more) */
JS_NATIVE(conn_local_address) {
  struct conn *conn = arg_conn(c);
  struct sockaddr_storage addr = {0};
  socklen_t len = sizeof addr;
  if (!conn || getsockname(conn_fd(conn), (struct sockaddr *)&addr, &len))
    return js_undefined(c->env);
  return bind_conn_address(c->env, &addr);
}

JS_NATIVE(conn_remote_address) {
  struct conn *conn = arg_conn(c);
  struct sockaddr_storage addr = {0};
  socklen_t len = sizeof addr;
  if (!conn || getpeername(conn_fd(conn), (struct sockaddr *)&addr, &len))
    return js_undefined(c->env);
  return bind_conn_address(c->env, &addr);
}

/* setNoDelay(id, on) -> errno */
JS_NATIVE(conn_set_no_delay) {
  struct conn *conn = arg_conn(c);
  int on = c->argc > 1 && js_to_bool(c->env, c->argv[1]);
  if (!conn) return js_int(c->env, -EBADF);
  int err = setsockopt(conn_fd(conn), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return js_int(c->env, err ? -errno : 0);
}

/* setKeepAlive(id, on, initialDelaySeconds) -> errno */
JS_NATIVE(conn_set_keep_alive) {
  struct conn *conn = arg_conn(c);
  int on = c->argc > 1 && js_to_bool(c->env, c->argv[1]);
  int delay = c->argc > 2 ? js_to_int(c->env, c->argv[2]) : 0;
  if (!conn) return js_int(c->env, -EBADF);
  int err = setsockopt(conn_fd(conn), SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
  if (!err && on && delay > 0)
    err = setsockopt(conn_fd(conn), IPPROTO_TCP, TCP_KEEPIDLE, &delay, sizeof delay);
  return js_int(c->env, err ? -errno : 0);
}

static int tos_option(const struct conn *conn, int *level) {
  struct sockaddr_storage addr = {0};
  socklen_t len = sizeof addr;
  getsockname(conn_fd(conn), (struct sockaddr *)&addr, &len);
  bool is_v6 = addr.ss_family == AF_INET6;
  *level = is_v6 ? IPPROTO_IPV6 : IPPROTO_IP;
  return is_v6 ? IPV6_TCLASS : IP_TOS;
}

/* setTypeOfService(id, tos) -> 0 or a negative errno */
JS_NATIVE(conn_set_tos) {
  struct conn *conn = arg_conn(c);
  int level, tos = c->argc > 1 ? js_to_int(c->env, c->argv[1]) : 0;
  if (!conn) return js_int(c->env, -EBADF);
  int option = tos_option(conn, &level);
  return js_int(c->env, setsockopt(conn_fd(conn), level, option, &tos, sizeof tos) ? -errno : 0);
}

/* getTypeOfService(id) -> tos or a negative errno */
JS_NATIVE(conn_get_tos) {
  struct conn *conn = arg_conn(c);
  int level, tos = 0;
  socklen_t len = sizeof tos;
  if (!conn) return js_int(c->env, -EBADF);
  int option = tos_option(conn, &level);
  return js_int(c->env, getsockopt(conn_fd(conn), level, option, &tos, &len) ? -errno : tos);
}

/* close(id, errno): ends the connection now; destroy of a socket */
JS_NATIVE(conn_native_close) {
  struct conn *conn = arg_conn(c);
  if (!conn) return js_undefined(c->env);
  conn_bypass(conn, true);
  conn_close(conn, c->argc > 1 ? js_to_int(c->env, c->argv[1]) : 0);
  return js_undefined(c->env);
}

/* reset(id): as close, with RST for the peer */
JS_NATIVE(conn_native_reset) {
  struct conn *conn = arg_conn(c);
  if (conn) conn_reset(conn);
  return js_undefined(c->env);
}

/* setRef(id, isRef) */
JS_NATIVE(conn_native_set_ref) {
  struct conn *conn = arg_conn(c);
  if (conn) conn_set_ref(conn, c->argc > 1 && js_to_bool(c->env, c->argv[1]));
  return js_undefined(c->env);
}

/* hasRef(id) -> boolean */
JS_NATIVE(conn_has_ref) {
  struct conn *conn = arg_conn(c);
  return js_bool(c->env, conn && conn->is_ref);
}

/* counts(id) -> [bytesRead, bytesWritten, queued]; undefined when it is closed */
JS_NATIVE(conn_counts) {
  struct conn *conn = arg_conn(c);
  if (!conn) return js_undefined(c->env);
  JSValueRef counts[] = {js_number(c->env, (double)conn->bytes_read),
                         js_number(c->env, (double)conn->bytes_written),
                         js_number(c->env, (double)conn->queued)};
  return js_array(c->env, ARRAY_COUNT(counts), counts);
}

/* fd(id) -> the descriptor, -1 when it is closed */
JS_NATIVE(conn_native_fd) {
  struct conn *conn = arg_conn(c);
  return js_int(c->env, conn ? conn_fd(conn) : -1);
}

/* share(id) -> its descriptor, or -1: another process gets a copy of it */
JS_NATIVE(conn_native_share) {
  struct conn *conn = bind_conn_get(c->env, c->argc ? js_to_int(c->env, c->argv[0]) : 0);
  if (!conn) return js_int(c->env, -1);
  conn->is_shared = true;
  return js_int(c->env, conn->watch.fd);
}

static const struct native natives[] = {
    NATIVE("setHook", 2, conn_set_hook),
    NATIVE("localAddress", 1, conn_local_address),
    NATIVE("remoteAddress", 1, conn_remote_address),
    NATIVE("setNoDelay", 2, conn_set_no_delay),
    NATIVE("setKeepAlive", 3, conn_set_keep_alive),
    NATIVE("close", 2, conn_native_close),
    NATIVE("reset", 1, conn_native_reset),
    NATIVE("setRef", 2, conn_native_set_ref),
    NATIVE("setTypeOfService", 2, conn_set_tos),
    NATIVE("getTypeOfService", 1, conn_get_tos),
    NATIVE("hasRef", 1, conn_has_ref),
    NATIVE("counts", 1, conn_counts),
    NATIVE("fd", 1, conn_native_fd),
    NATIVE("share", 1, conn_native_share),
};

static void on_end(void *p) {
  struct conn_names *names = p;
  js_pin_clear(names->env, &names->on_closed);
  js_pin_clear(names->env, &names->on_drain);
  names->env->bind[BIND_CONN] = NULL;
  mem_free(names);
}

void bind_conn_init(struct env *env, JSObjectRef target) {
  struct conn_names *names = mem_zalloc(sizeof *names);
  names->env = env;
  env->bind[BIND_CONN] = names;
  env_on_end(env, on_end, names);
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
