/* bind_dgram — internalBinding('dgram'): UDP sockets, on libuv's handles.  Public face:
 * lib/node/dgram.js.
 *
 * JavaScript names a socket by an id.  A message that the kernel takes at once needs no request;
 * others are copied and queued.  Several messages come with one system call (recvmmsg), into one
 * buffer that all sockets of the thread share; each is copied out before the next callback. */
#include <errno.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>
#include <unistd.h>
#include <uv.h>

#include "base/buf.h"
#include "base/mem.h"
#include "bind/bind.h"
#include "bind/bind_conn.h"
#include "bind/throw.h"
#include "engine/bytes.h"
#include "engine/pin.h"
#include "engine/string.h"
#include "engine/turn.h"
#include "net/socket.h"

#define MAX_DATAGRAM (64 * 1024)
#define BATCH        8 /* messages a system call */

static const char dgram_kind[] = "dgram";

/* ORDER: setHooks in lib/node/dgram.js */
enum dgram_hook {
  HOOK_MESSAGE, /* (owner, ArrayBuffer | undefined, [address, family, port]) */
  HOOK_ERROR,   /* (owner, errno) of receiving */
  HOOK_COUNT
};

/* ORDER: lib/node/dgram.js */
enum dgram_option { OPT_BROADCAST, OPT_TTL, OPT_MULTICAST_TTL, OPT_MULTICAST_LOOPBACK };

struct dgram_state {
  struct env *env;
  struct js_pin hook[HOOK_COUNT];
  char *receive; /* BATCH * MAX_DATAGRAM bytes, made at the first message */
};

struct dgram {
  uv_udp_t uv;
  struct env *env;
  struct js_pin owner; /* the dgram.Socket: as long as the handle is open */
  int32_t id;
  int family;
  bool is_over; /* the env is ending */
};

struct dgram_send {
  uv_udp_send_t req;
  struct dgram *socket;
  struct js_pin callback; /* (errno) => void */
  char bytes[];
};

static int32_t int_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_int(c->env, c->argv[i]) : 0;
}

static struct dgram *socket_arg(struct js_call *c) {
  return slots_get(&c->env->slots, dgram_kind, int_arg(c, 0));
}

static JSValueRef result(struct js_call *c, int err) {
  return js_int(c->env, err);
}

static void call_hook(struct env *env, enum dgram_hook hook, size_t argc, const JSValueRef *argv) {
  struct dgram_state *s = env->bind[BIND_DGRAM];
  if (s->hook[hook].obj) turn_call(env, s->hook[hook].obj, NULL, argc, argv);
}

/* Arguments i (text) and i + 1 (port) as an address.  1: the text is undefined; -errno */
static int address_arg(struct js_call *c, unsigned i, struct sockaddr_storage *addr) {
  if (i >= c->argc || js_is_nullish(c->env, c->argv[i])) return 1;
  char *ip = js_dup_cstr(c->env, c->argv[i]);
  socklen_t len;
  int err = ip ? socket_parse_ip(addr, &len, ip, (unsigned)int_arg(c, i + 1)) : -EINVAL;
  mem_free(ip);
  return err;
}

/* ---- life ----------------------------------------------------------------------------------- */

/* setHooks(onMessage, onError) */
JS_NATIVE(dgram_set_hooks) {
  struct dgram_state *s = c->env->bind[BIND_DGRAM];
  for (unsigned i = 0; i < HOOK_COUNT && i < c->argc; i++)
    if (js_is_object(c->env, c->argv[i])) js_pin_set(c->env, &s->hook[i], (JSObjectRef)c->argv[i]);
  return js_undefined(c->env);
}

/* open(owner, family: 4 | 6) -> id, or a negative errno */
JS_NATIVE(dgram_open) {
  if (c->argc < 2 || !js_is_object(c->env, c->argv[0])) return throw_type(c, "no owner");
  struct env *env = c->env;
  struct dgram *d = mem_zalloc(sizeof *d);
  d->env = env;
  d->family = int_arg(c, 1) == 6 ? AF_INET6 : AF_INET;
  int err = uv_udp_init_ex(&env->loop.uv, &d->uv, AF_UNSPEC | UV_UDP_RECVMMSG);
  if (!err) err = d->id = slots_add(&env->slots, dgram_kind, d);
  if (err < 0) {
    mem_free(d);
    return result(c, err);
  }
  js_pin_set(env, &d->owner, (JSObjectRef)c->argv[0]);
  return result(c, d->id);
}

static void on_closed(uv_handle_t *handle) {
  struct dgram *d = container_of(handle, struct dgram, uv);
  js_pin_clear(d->env, &d->owner);
  mem_free(d);
}

/* close(id): messages that wait are given up, their callbacks called */
JS_NATIVE(dgram_close) {
  struct dgram *d = socket_arg(c);
  if (!d) return result(c, UV_EBADF);
  slots_remove(&c->env->slots, d->id);
  uv_close((uv_handle_t *)&d->uv, on_closed);
  return result(c, 0);
}

static int use_port_together(struct dgram *d) {
  int one = 1;
  int fd = socket(d->family, SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (fd < 0) return -errno;
  int err = setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &one, sizeof one) ? -errno : 0;
  if (!err) err = uv_udp_open(&d->uv, fd);
  if (err) close(fd);
  return err;
}

/* bind(id, ip, port, isIpv6Only, reusesAddress, reusesPort) -> 0 or a negative errno */
JS_NATIVE(dgram_bind) {
  struct dgram *d = socket_arg(c);
  struct sockaddr_storage addr;
  int err = d ? address_arg(c, 1, &addr) : UV_EBADF;
  if (err) return result(c, err > 0 ? UV_EINVAL : err);
  unsigned flags = (int_arg(c, 3) ? UV_UDP_IPV6ONLY : 0) | (int_arg(c, 4) ? UV_UDP_REUSEADDR : 0);
  if (int_arg(c, 5)) err = use_port_together(d);
  if (!err) err = uv_udp_bind(&d->uv, (struct sockaddr *)&addr, flags);
  return result(c, err);
}

/* adopt(id, fd) -> 0 or a negative errno: a descriptor that is bound already */
JS_NATIVE(dgram_adopt) {
  struct dgram *d = socket_arg(c);
  return result(c, d ? uv_udp_open(&d->uv, int_arg(c, 1)) : UV_EBADF);
}

/* connect(id, ip, port), disconnect(id) -> 0 or a negative errno */
JS_NATIVE(dgram_connect) {
  struct dgram *d = socket_arg(c);
  struct sockaddr_storage addr;
  int err = d ? address_arg(c, 1, &addr) : UV_EBADF;
  if (err) return result(c, err > 0 ? UV_EINVAL : err);
  return result(c, uv_udp_connect(&d->uv, (struct sockaddr *)&addr));
}

JS_NATIVE(dgram_disconnect) {
  struct dgram *d = socket_arg(c);
  return result(c, d ? uv_udp_connect(&d->uv, NULL) : UV_EBADF);
}

/* ---- receiving ------------------------------------------------------------------------------ */

static void on_alloc(uv_handle_t *handle, size_t suggested, uv_buf_t *buf) {
  struct dgram *d = container_of(handle, struct dgram, uv);
  struct dgram_state *s = d->env->bind[BIND_DGRAM];
  if (!s->receive) s->receive = mem_alloc((size_t)BATCH * MAX_DATAGRAM);
  *buf = uv_buf_init(s->receive, BATCH * MAX_DATAGRAM);
}

static void on_message(uv_udp_t *uv, ssize_t len, const uv_buf_t *buf, const struct sockaddr *addr,
                       unsigned flags) {
  struct dgram *d = container_of(uv, struct dgram, uv);
  struct env *env = d->env;
  if (d->is_over || !d->owner.obj || (len == 0 && !addr)) return;
  if (len < 0) {
    JSValueRef argv[] = {d->owner.obj, js_int(env, (int)len)};
    call_hook(env, HOOK_ERROR, ARRAY_COUNT(argv), argv);
    return;
  }
  struct sockaddr_storage from = {0};
  memcpy(&from, addr,
         addr->sa_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in));
  JSValueRef bytes = len ? js_buffer_copy(env, buf->base, (size_t)len) : js_undefined(env);
  if (!bytes) return;
  JSValueRef argv[] = {d->owner.obj, bytes, bind_conn_address(env, &from)};
  call_hook(env, HOOK_MESSAGE, ARRAY_COUNT(argv), argv);
}

/* receive(id) -> 0 or a negative errno */
JS_NATIVE(dgram_receive) {
  struct dgram *d = socket_arg(c);
  return result(c, d ? uv_udp_recv_start(&d->uv, on_alloc, on_message) : UV_EBADF);
}

/* ---- sending -------------------------------------------------------------------------------- */

static void on_sent(uv_udp_send_t *req, int status) {
  struct dgram_send *send = container_of(req, struct dgram_send, req);
  struct env *env = send->socket->env;
  if (!send->socket->is_over) {
    JSValueRef argv[] = {js_int(env, status)};
    turn_call(env, send->callback.obj, NULL, ARRAY_COUNT(argv), argv);
  }
  js_pin_clear(env, &send->callback);
  mem_free(send);
}

static int queue_message(struct dgram *d, const struct buf *bytes, const struct sockaddr *addr,
                         JSValueRef callback) {
  struct dgram_send *send = mem_zalloc(sizeof *send + bytes->len);
  send->socket = d;
  if (bytes->len) memcpy(send->bytes, bytes->ptr, bytes->len);
  uv_buf_t part = uv_buf_init(send->bytes, (unsigned)bytes->len);
  js_pin_set(d->env, &send->callback, (JSObjectRef)callback);
  int err = uv_udp_send(&send->req, &d->uv, &part, 1, addr, on_sent);
  if (err) {
    js_pin_clear(d->env, &send->callback);
    mem_free(send);
  }
  return err;
}

static int gather(struct js_call *c, JSObjectRef list, unsigned count, struct buf *out) {
  for (unsigned i = 0; i < count; i++) {
    struct slice part;
    JSValueRef v = JSObjectGetPropertyAtIndex(c->ctx, list, i, NULL);
    if (!v || !js_bytes(c->env, v, &part)) return UV_EINVAL;
    int err = buf_append(out, part.ptr, part.len);
    if (err) return err;
  }
  return 0;
}

/* send(id, callback, list of bytes, count, ip | undefined, port)
 *   -> bytes sent, or a negative errno; -EAGAIN (UV_EAGAIN): queued, the callback follows */
JS_NATIVE(dgram_send) {
  struct dgram *d = socket_arg(c);
  if (!d) return result(c, UV_EBADF);
  if (c->argc < 6 || !js_is_object(c->env, c->argv[1]) || !js_is_object(c->env, c->argv[2]))
    return throw_type(c, "a callback and a list are needed");
  struct sockaddr_storage addr;
  int err = address_arg(c, 4, &addr);
  if (err < 0) return result(c, err);
  const struct sockaddr *to = err ? NULL : (struct sockaddr *)&addr;
  struct buf bytes = {0};
  err = gather(c, (JSObjectRef)c->argv[2], (unsigned)int_arg(c, 3), &bytes);
  if (!err) {
    uv_buf_t part = uv_buf_init(bytes.ptr, (unsigned)bytes.len);
    err = uv_udp_try_send(&d->uv, &part, 1, to);
    if (err == UV_EAGAIN) {
      int queued = queue_message(d, &bytes, to, c->argv[1]);
      if (queued) err = queued;
    }
  }
  buf_fini(&bytes);
  return result(c, err);
}

/* ---- facts and options ---------------------------------------------------------------------- */

typedef int (*name_fn)(const uv_udp_t *, struct sockaddr *, int *);

static JSValueRef name_of(struct js_call *c, name_fn get) {
  struct dgram *d = socket_arg(c);
  struct sockaddr_storage addr;
  int len = sizeof addr;
  int err = d ? get(&d->uv, (struct sockaddr *)&addr, &len) : UV_EBADF;
  return err ? result(c, err) : bind_conn_address(c->env, &addr);
}

/* address(id), peer(id) -> [address, family, port], or a negative errno */
JS_NATIVE(dgram_address) {
  return name_of(c, uv_udp_getsockname);
}

JS_NATIVE(dgram_peer) {
  return name_of(c, uv_udp_getpeername);
}

/* set(id, option, value) -> 0 or a negative errno */
JS_NATIVE(dgram_set) {
  struct dgram *d = socket_arg(c);
  if (!d) return result(c, UV_EBADF);
  int value = int_arg(c, 2);
  switch ((enum dgram_option)int_arg(c, 1)) {
  case OPT_BROADCAST: return result(c, uv_udp_set_broadcast(&d->uv, value));
  case OPT_TTL: return result(c, uv_udp_set_ttl(&d->uv, value));
  case OPT_MULTICAST_TTL: return result(c, uv_udp_set_multicast_ttl(&d->uv, value));
  case OPT_MULTICAST_LOOPBACK: return result(c, uv_udp_set_multicast_loop(&d->uv, value));
  }
  return result(c, UV_EINVAL);
}

static char *text_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_dup_cstr(c->env, c->argv[i]) : NULL;
}

/* multicastInterface(id, ip) -> 0 or a negative errno */
JS_NATIVE(dgram_multicast_interface) {
  struct dgram *d = socket_arg(c);
  char *ip = text_arg(c, 1);
  int err = !d ? UV_EBADF : ip ? uv_udp_set_multicast_interface(&d->uv, ip) : UV_EINVAL;
  mem_free(ip);
  return result(c, err);
}

/* membership(id, isJoin, group, interface | undefined, source | undefined) -> 0 or -errno */
JS_NATIVE(dgram_membership) {
  struct dgram *d = socket_arg(c);
  if (!d) return result(c, UV_EBADF);
  uv_membership kind = int_arg(c, 1) ? UV_JOIN_GROUP : UV_LEAVE_GROUP;
  char *group = text_arg(c, 2), *interface = text_arg(c, 3), *source = text_arg(c, 4);
  int err = UV_EINVAL;
  if (group && source) err = uv_udp_set_source_membership(&d->uv, group, interface, source, kind);
  else if (group) err = uv_udp_set_membership(&d->uv, group, interface, kind);
  mem_free(group);
  mem_free(interface);
  mem_free(source);
  return result(c, err);
}

/* bufferSize(id, isReceive, size; 0: ask) -> size, or a negative errno */
JS_NATIVE(dgram_buffer_size) {
  struct dgram *d = socket_arg(c);
  if (!d) return result(c, UV_EBADF);
  int size = int_arg(c, 2);
  uv_handle_t *handle = (uv_handle_t *)&d->uv;
  int err = int_arg(c, 1) ? uv_recv_buffer_size(handle, &size) : uv_send_buffer_size(handle, &size);
  return result(c, err ? err : size);
}

/* queue(id, ofCount) -> bytes, or messages, that wait to be sent */
JS_NATIVE(dgram_queue) {
  struct dgram *d = socket_arg(c);
  if (!d) return result(c, 0);
  size_t n =
      int_arg(c, 1) ? uv_udp_get_send_queue_count(&d->uv) : uv_udp_get_send_queue_size(&d->uv);
  return js_number(c->env, (double)n);
}

/* keep(id, on): whether the socket keeps the program alive */
JS_NATIVE(dgram_keep) {
  struct dgram *d = socket_arg(c);
  if (d && int_arg(c, 1)) uv_ref((uv_handle_t *)&d->uv);
  else if (d) uv_unref((uv_handle_t *)&d->uv);
  return js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("setHooks", 2, dgram_set_hooks),
    NATIVE("open", 2, dgram_open),
    NATIVE("close", 1, dgram_close),
    NATIVE("bind", 6, dgram_bind),
    NATIVE("adopt", 2, dgram_adopt),
    NATIVE("connect", 3, dgram_connect),
    NATIVE("disconnect", 1, dgram_disconnect),
    NATIVE("receive", 1, dgram_receive),
    NATIVE("send", 6, dgram_send),
    NATIVE("address", 1, dgram_address),
    NATIVE("peer", 1, dgram_peer),
    NATIVE("set", 3, dgram_set),
    NATIVE("multicastInterface", 2, dgram_multicast_interface),
    NATIVE("membership", 5, dgram_membership),
    NATIVE("bufferSize", 3, dgram_buffer_size),
    NATIVE("queue", 2, dgram_queue),
    NATIVE("keep", 2, dgram_keep),
};

static void close_left(uv_handle_t *handle, void *data) {
  if (handle->type != UV_UDP || uv_is_closing(handle)) return;
  struct dgram *d = container_of(handle, struct dgram, uv);
  d->is_over = true;
  slots_remove(&d->env->slots, d->id);
  uv_close(handle, on_closed);
}

static void on_end(void *p) {
  struct dgram_state *s = p;
  uv_walk(&s->env->loop.uv, close_left, NULL);
  uv_run(&s->env->loop.uv, UV_RUN_NOWAIT);
  for (unsigned i = 0; i < HOOK_COUNT; i++) js_pin_clear(s->env, &s->hook[i]);
  s->env->bind[BIND_DGRAM] = NULL;
  mem_free(s->receive);
  mem_free(s);
}

void bind_dgram_init(struct env *env, JSObjectRef target) {
  struct dgram_state *s = mem_zalloc(sizeof *s);
  s->env = env;
  env->bind[BIND_DGRAM] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
