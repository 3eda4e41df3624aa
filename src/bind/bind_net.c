/* bind_net — internalBinding('net'): listeners and connections of src/net/ meet lib/node/net.js.
 *
 * Connections have the names of bind_conn; what works on any of them (addresses, options, close) is
 * there.  Here: those that JavaScript reads itself. */
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/un.h>
#include <unistd.h>
#include <uv.h>

#include "base/check.h"
#include "base/mem.h"
#include "bind/bind_conn.h"
#include "bind/throw.h"
#include "engine/bytes.h"
#include "engine/pin.h"
#include "engine/string.h"
#include "engine/turn.h"
#include "net/listener.h"
#include "net/socket.h"

static const char listener_kind[] = "listener";

/* ORDER: HOOKS in lib/internal/net/socket.js */
enum net_hook {
  HOOK_ACCEPT,
  HOOK_READ,
  HOOK_EOF,
  HOOK_DRAIN,
  HOOK_CONNECT,
  HOOK_UNLISTENED,
  HOOK_COUNT
};

struct net_state {
  struct env *env;
  struct js_pin hook[HOOK_COUNT];
};

struct net_listener {
  struct listener listener;
  struct env *env;
  struct js_pin owner; /* the net.Server; the first argument of the hooks */
};

static void call_hook(struct env *env, enum net_hook hook, size_t argc, const JSValueRef *argv) {
  struct net_state *s = env->bind[BIND_NET];
  if (s->hook[hook].obj) turn_call(env, s->hook[hook].obj, NULL, argc, argv);
}

static int32_t int_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_int(c->env, c->argv[i]) : 0;
}

/* ---- connections ---- */

static void call_with_id(struct conn *c, enum net_hook hook, int err) {
  struct env *env = c->owner;
  JSValueRef argv[] = {js_int(env, c->id), js_int(env, err)};
  call_hook(env, hook, ARRAY_COUNT(argv), argv);
}

static void on_bytes(struct conn *c, struct slice in) {
  struct env *env = c->owner;
  JSObjectRef bytes = js_buffer_copy(env, in.ptr, in.len);
  if (!bytes) return conn_close(c, -ENOMEM);
  JSValueRef argv[] = {js_int(env, c->id), bytes};
  call_hook(env, HOOK_READ, ARRAY_COUNT(argv), argv);
}

static void on_eof(struct conn *c) {
  call_with_id(c, HOOK_EOF, 0);
}

static void on_drain(struct conn *c) {
  call_with_id(c, HOOK_DRAIN, 0);
}

static void on_connect(struct conn *c, int err) {
  call_with_id(c, HOOK_CONNECT, err);
}

static void on_closed(struct conn *c, int err) {
  bind_conn_forget(c->owner, c, err);
  mem_free(c);
}

static const struct conn_user conn_user = {
    .on_bytes = on_bytes,
    .on_eof = on_eof,
    .on_drain = on_drain,
    .on_connect = on_connect,
    .on_closed = on_closed,
};

/* A connection over `fd` with a name; the name or a negative error (then fd is closed). */
static int32_t open_conn(struct env *env, int fd, bool is_connecting) {
  struct conn *c = mem_zalloc(sizeof *c);
  int err = is_connecting ? conn_open_connecting(c, &env->loop, fd, &conn_user)
                          : conn_open(c, &env->loop, fd, &conn_user);
  if (err) {
    mem_free(c);
    return err;
  }
  c->owner = env;
  int32_t id = bind_conn_id(env, c);
  if (id < 0) conn_close(c, id);
  return id;
}

static struct conn *conn_arg(struct js_call *c) {
  return bind_conn_get(c->env, int_arg(c, 0));
}

/* What can be no stream socket here, in Node's words; NULL: it can. */
static const char *wrong_kind(int fd) {
  switch (uv_guess_handle(fd)) {
  case UV_TCP:
  case UV_NAMED_PIPE: return NULL;
  case UV_FILE: return "FILE";
  case UV_TTY: return "TTY";
  case UV_UDP: return "UDP";
  default: return "UNKNOWN";
  }
}

/* openFd(fd, isTerminal) -> conn id, a negative errno, or the kind of the descriptor when it is not a
 * socket or a pipe (it stays the caller's then); else it is made non-blocking and owned */
JS_NATIVE(net_open_fd) {
  int fd = int_arg(c, 0);
  bool is_terminal = int_arg(c, 1) && uv_guess_handle(fd) == UV_TTY; /* of tty.ReadStream */
  const char *kind = is_terminal ? NULL : wrong_kind(fd);
  if (kind) return js_str(c->env, kind);
  int flags = fcntl(fd, F_GETFL);
  if (flags < 0 || fcntl(fd, F_SETFL, flags | O_NONBLOCK) < 0) return js_int(c->env, -errno);
  return js_int(c->env, open_conn(c->env, fd, false));
}

/* adopt(id): a connection that http gave away is read by JavaScript from here */
JS_NATIVE(net_adopt) {
  struct conn *conn = conn_arg(c);
  if (!conn) return js_undefined(c->env);
  conn->user = &conn_user;
  conn->owner = c->env;
  return js_undefined(c->env);
}

static JSValueRef dialled(struct js_call *c, int fd) {
  return js_int(c->env, fd < 0 ? fd : open_conn(c->env, fd, true));
}

/* An address of two arguments, text and port; -EINVAL when the text is no IP address. */
static int ip_args(struct js_call *c, unsigned i, struct sockaddr_storage *addr, socklen_t *len) {
  char *ip = i < c->argc ? js_dup_cstr(c->env, c->argv[i]) : NULL;
  int err = ip ? socket_parse_ip(addr, len, ip, (unsigned)int_arg(c, i + 1)) : -EINVAL;
  mem_free(ip);
  return err;
}

/* ORDER: DIAL_BIND in lib/internal/net/connect.js.  It was the local address that was refused. */
#define DIAL_BIND (1 << 20)

/* dialTcp(ip, port, localIp?, localPort?) -> conn id (hook CONNECT follows), a negative errno, or that
 * less DIAL_BIND */
JS_NATIVE(net_dial_tcp) {
  struct sockaddr_storage addr, local;
  socklen_t len, local_len = 0;
  int err = ip_args(c, 0, &addr, &len);
  if (!err && c->argc > 2 && js_is_string(c->env, c->argv[2]))
    err = ip_args(c, 2, &local, &local_len);
  if (err) return js_int(c->env, err);
  bool is_local = false;
  int fd = socket_dial((struct sockaddr *)&addr, len, local_len ? (struct sockaddr *)&local : NULL,
                       local_len, &is_local);
  return is_local ? js_int(c->env, fd - DIAL_BIND) : dialled(c, fd);
}

/* A path of the first argument; abstract names begin with NUL and so may hold one. */
static int path_arg(struct js_call *c, struct sockaddr_un *addr, socklen_t *len) {
  size_t n;
  char *path = c->argc ? js_dup_utf8(c->env, c->argv[0], &n) : NULL;
  if (!path) return -EINVAL;
  int err = n && n < sizeof addr->sun_path ? 0 : -EINVAL; /* as libuv says of a long name */
  *addr = (struct sockaddr_un){.sun_family = AF_UNIX};
  if (!err) memcpy(addr->sun_path, path, n);
  bool is_abstract = !err && path[0] == '\0';
  *len = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + n + (is_abstract ? 0 : 1));
  mem_free(path);
  return err;
}

/* dialUnix(path) -> conn id (hook CONNECT follows) or a negative errno */
JS_NATIVE(net_dial_unix) {
  struct sockaddr_un addr;
  socklen_t len;
  int err = path_arg(c, &addr, &len);
  if (err) return js_int(c->env, err);
  return dialled(c, socket_dial((struct sockaddr *)&addr, len, NULL, 0, NULL));
}

/* startReading(id) -> 0 or -EBADF; bytes come by the hook READ */
JS_NATIVE(net_start_reading) {
  struct conn *conn = conn_arg(c);
  if (conn) conn_start_reading(conn);
  return js_int(c->env, conn ? 0 : -EBADF);
}

/* stopReading(id) */
JS_NATIVE(net_stop_reading) {
  struct conn *conn = conn_arg(c);
  if (conn) conn_stop_reading(conn);
  return js_undefined(c->env);
}

static int write_text(struct conn *conn, const struct js_text *t, bool is_latin1) {
  struct buf out = {0};
  int err = is_latin1 ? js_text_append_latin1(t, &out) : js_text_append_utf8(t, &out);
  struct iovec iov = {out.ptr, out.len};
  if (!err) err = conn_write(conn, &iov, 1);
  buf_fini(&out);
  return err;
}

/* The answer of write and writev. */
static JSValueRef wrote(struct js_call *c, struct conn *conn, int err) {
  if (err || conn->is_closed) return js_int(c->env, err ? err : conn->error ? conn->error : -EPIPE);
  if (!conn->queued) return js_int(c->env, 0);
  conn_want_drain(conn);
  return js_int(c->env, 1);
}

/* write(id, data: string | bytes, isLatin1) -> 0 all is with the kernel, 1 some is queued (hook
 * DRAIN follows), or a negative errno.  The bytes are copied when they are queued. */
JS_NATIVE(net_write) {
  struct conn *conn = conn_arg(c);
  struct js_text t;
  struct slice bytes;
  int err = -EINVAL;
  if (!conn || conn->is_closed) return js_int(c->env, -EBADF);
  conn_bypass(conn, false);
  if (c->argc > 1 && js_text_open(c->env, c->argv[1], &t)) {
    err = write_text(conn, &t, c->argc > 2 && js_to_bool(c->env, c->argv[2]));
    js_text_close(&t);
  } else if (c->argc > 1 && js_bytes(c->env, c->argv[1], &bytes)) {
    struct iovec iov = {(void *)bytes.ptr, bytes.len};
    err = conn_write(conn, &iov, 1);
  }
  return wrote(c, conn, err);
}

/* Appends what the array of writev has, one after the other. */
static int gather(struct js_call *c, JSObjectRef list, unsigned count, struct buf *out) {
  int err = 0;
  for (unsigned i = 0; i + 1 < count && !err; i += 2) {
    JSValueRef piece = JSObjectGetPropertyAtIndex(c->ctx, list, i, NULL);
    JSValueRef latin1 = JSObjectGetPropertyAtIndex(c->ctx, list, i + 1, NULL);
    struct js_text t;
    struct slice bytes;
    if (js_text_open(c->env, piece, &t)) {
      err = js_to_bool(c->env, latin1) ? js_text_append_latin1(&t, out)
                                       : js_text_append_utf8(&t, out);
      js_text_close(&t);
    } else if (js_bytes(c->env, piece, &bytes)) {
      err = buf_append_slice(out, bytes);
    } else {
      err = -EINVAL;
    }
  }
  return err;
}

/* writev(id, [data, isLatin1, data, isLatin1, ...]) -> as write */
JS_NATIVE(net_writev) {
  struct conn *conn = conn_arg(c);
  if (!conn || conn->is_closed) return js_int(c->env, -EBADF);
  if (c->argc < 2 || !js_is_object(c->env, c->argv[1])) return js_int(c->env, -EINVAL);
  JSObjectRef list = (JSObjectRef)c->argv[1];
  conn_bypass(conn, false);
  struct buf out = {0};
  int err = gather(c, list, (unsigned)js_to_int(c->env, js_get(c->env, list, "length")), &out);
  struct iovec iov = {out.ptr, out.len};
  if (!err) err = conn_write(conn, &iov, 1);
  buf_fini(&out);
  return wrote(c, conn, err);
}

/* shutdown(id): FIN after what is queued -> 0 done, 1 later (hook DRAIN), or a negative errno */
JS_NATIVE(net_shutdown) {
  struct conn *conn = conn_arg(c);
  if (!conn) return js_int(c->env, -EBADF);
  conn_bypass(conn, false);
  conn_shutdown(conn);
  if (conn->is_closed) return js_int(c->env, conn->error);
  if (!conn->queued) return js_int(c->env, 0);
  conn_want_drain(conn);
  return js_int(c->env, 1);
}

/* ---- listeners ---- */

static void on_accept(struct listener *l, int fd, const struct sockaddr *peer, socklen_t len) {
  struct net_listener *nl = container_of(l, struct net_listener, listener);
  int32_t id = open_conn(nl->env, fd, false);
  if (id < 0) return;
  JSValueRef argv[] = {nl->owner.obj, js_int(nl->env, id)};
  call_hook(nl->env, HOOK_ACCEPT, ARRAY_COUNT(argv), argv);
}

static void on_unlistened(struct listener *l) {
  struct net_listener *nl = container_of(l, struct net_listener, listener);
  struct env *env = nl->env;
  JSValueRef argv[] = {nl->owner.obj};
  slots_remove(&env->slots, l->id);
  call_hook(env, HOOK_UNLISTENED, ARRAY_COUNT(argv), argv);
  js_pin_clear(env, &nl->owner);
  mem_free(nl);
}

static const struct listener_user listener_user = {
    .on_accept = on_accept,
    .on_closed = on_unlistened,
};

/* listen(owner, fd, backlog) -> listener id or a negative errno (the descriptor is closed) */
JS_NATIVE(net_listen) {
  if (c->argc < 3 || !js_is_object(c->env, c->argv[0])) return throw_type(c, "a server is needed");
  struct net_listener *nl = mem_zalloc(sizeof *nl);
  nl->env = c->env;
  int err =
      listener_open(&nl->listener, &c->env->loop, int_arg(c, 1), int_arg(c, 2), &listener_user);
  if (err) {
    mem_free(nl);
    return js_int(c->env, err);
  }
  int32_t id = slots_add(&c->env->slots, listener_kind, nl);
  CHECK(id > 0); /* a million listeners would need a million descriptors */
  nl->listener.id = id;
  js_pin_set(c->env, &nl->owner, (JSObjectRef)c->argv[0]);
  return js_int(c->env, id);
}

static struct net_listener *listener_arg(struct js_call *c) {
  return slots_get(&c->env->slots, listener_kind, int_arg(c, 0));
}

/* unlisten(id): accepts no more; the hook UNLISTENED follows */
JS_NATIVE(net_unlisten) {
  struct net_listener *nl = listener_arg(c);
  if (nl) listener_close(&nl->listener);
  return js_undefined(c->env);
}

/* setListenerRef(id, isRef) */
JS_NATIVE(net_set_listener_ref) {
  struct net_listener *nl = listener_arg(c);
  if (nl) listener_set_ref(&nl->listener, c->argc > 1 && js_to_bool(c->env, c->argv[1]));
  return js_undefined(c->env);
}

/* bindTcp(ip: string, port, bits: enum socket_bind_bits) -> descriptor or a negative errno */
JS_NATIVE(net_bind_tcp) {
  struct sockaddr_storage addr;
  socklen_t len;
  int err = ip_args(c, 0, &addr, &len);
  if (!err) err = socket_bind((struct sockaddr *)&addr, len, (unsigned)int_arg(c, 2));
  return js_int(c->env, err);
}

/* bindUnix(path) -> descriptor or a negative errno */
JS_NATIVE(net_bind_unix) {
  struct sockaddr_un addr;
  socklen_t len;
  int err = path_arg(c, &addr, &len);
  if (!err) err = socket_bind((struct sockaddr *)&addr, len, 0);
  return js_int(c->env, err == -ENOENT ? -EACCES : err); /* as libuv: the folder can't be used */
}

/* The eight groups of an address; an IPv4 one is mapped: RFC 4291 section 2.5.5.2. */
static void address_groups(const struct sockaddr_storage *addr, uint16_t groups[8]) {
  const uint8_t *bytes = addr->ss_family == AF_INET
                             ? (const void *)&((const struct sockaddr_in *)addr)->sin_addr
                             : (const void *)&((const struct sockaddr_in6 *)addr)->sin6_addr;
  unsigned count = addr->ss_family == AF_INET ? 2 : 8;
  for (unsigned i = 0; i < 8; i++) groups[i] = i == 5 && count == 2 ? 0xffff : 0;
  for (unsigned i = 0; i < count; i++)
    groups[8 - count + i] = (uint16_t)(bytes[2 * i] << 8 | bytes[2 * i + 1]);
}

/* parseIp(text, isIPv6) -> [usual text, eight groups of 16 bits]; undefined: it is no such address */
JS_NATIVE(net_parse_ip) {
  struct sockaddr_storage addr = {0};
  socklen_t len;
  bool is_v6 = c->argc > 1 && js_to_bool(c->env, c->argv[1]);
  char *ip = c->argc ? js_dup_cstr(c->env, c->argv[0]) : NULL, text[INET6_ADDRSTRLEN + 20];
  bool ok = ip && !socket_parse_ip(&addr, &len, ip, 0) && is_v6 == (addr.ss_family == AF_INET6);
  mem_free(ip);
  if (!ok) return js_undefined(c->env);
  if (is_v6) uv_ip6_name((const void *)&addr, text, sizeof text);
  else uv_ip4_name((const void *)&addr, text, sizeof text);
  uint16_t groups[8];
  address_groups(&addr, groups);
  JSValueRef parts[9] = {js_str(c->env, text)};
  for (unsigned i = 0; i < 8; i++) parts[i + 1] = js_int(c->env, groups[i]);
  return js_array(c->env, ARRAY_COUNT(parts), parts);
}

/* sockName(fd) -> [address, family, port]; undefined: it has none of that kind */
JS_NATIVE(net_sock_name) {
  struct sockaddr_storage addr;
  socklen_t len = sizeof addr;
  if (getsockname(int_arg(c, 0), (struct sockaddr *)&addr, &len)) return js_undefined(c->env);
  return bind_conn_address(c->env, &addr);
}

/* listeningFd(fd) -> 0 when it is a socket that can listen, else a negative errno; sets
 * O_NONBLOCK */
JS_NATIVE(net_listening_fd) {
  int fd = int_arg(c, 0), value;
  socklen_t len = sizeof value;
  if (getsockopt(fd, SOL_SOCKET, SO_ACCEPTCONN, &value, &len))
    return js_int(c->env, errno == ENOTSOCK ? -EINVAL : -errno);
  int flags = fcntl(fd, F_GETFL);
  if (flags < 0 || fcntl(fd, F_SETFL, flags | O_NONBLOCK) < 0) return js_int(c->env, -errno);
  return js_int(c->env, 0);
}

/* closeFd(fd) */
JS_NATIVE(net_close_fd) {
  close(int_arg(c, 0));
  return js_undefined(c->env);
}

/* setHooks([onAccept, ...]) in the order of enum net_hook */
JS_NATIVE(net_set_hooks) {
  struct net_state *s = c->env->bind[BIND_NET];
  if (!c->argc || !js_is_object(c->env, c->argv[0])) return throw_type(c, "an array is needed");
  for (unsigned i = 0; i < HOOK_COUNT; i++) {
    JSValueRef fn = JSObjectGetPropertyAtIndex(c->ctx, (JSObjectRef)c->argv[0], i, NULL);
    if (!fn || !js_is_object(c->env, fn)) return throw_type(c, "a function is missing");
    js_pin_set(c->env, &s->hook[i], (JSObjectRef)fn);
  }
  return js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("setHooks", 1, net_set_hooks),
    NATIVE("openFd", 2, net_open_fd),
    NATIVE("adopt", 1, net_adopt),
    NATIVE("dialTcp", 4, net_dial_tcp),
    NATIVE("dialUnix", 1, net_dial_unix),
    NATIVE("startReading", 1, net_start_reading),
    NATIVE("stopReading", 1, net_stop_reading),
    NATIVE("write", 3, net_write),
    NATIVE("writev", 2, net_writev),
    NATIVE("shutdown", 1, net_shutdown),
    NATIVE("listen", 3, net_listen),
    NATIVE("unlisten", 1, net_unlisten),
    NATIVE("setListenerRef", 2, net_set_listener_ref),
    NATIVE("bindTcp", 3, net_bind_tcp),
    NATIVE("bindUnix", 1, net_bind_unix),
    NATIVE("parseIp", 2, net_parse_ip),
    NATIVE("sockName", 1, net_sock_name),
    NATIVE("listeningFd", 1, net_listening_fd),
    NATIVE("closeFd", 1, net_close_fd),
};

static void on_end(void *p) {
  struct net_state *s = p;
  for (unsigned i = 0; i < HOOK_COUNT; i++) js_pin_clear(s->env, &s->hook[i]);
  s->env->bind[BIND_NET] = NULL;
  mem_free(s);
}

void bind_net_init(struct env *env, JSObjectRef target) {
  struct net_state *s = mem_zalloc(sizeof *s);
  s->env = env;
  env->bind[BIND_NET] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
