/* bind_http — internalBinding('http'): sessions of src/http/ meet lib/internal/http/.
 *
 * Route 050: http/h1_session -> bind_http -> lib/internal/http/server.js onRequest
 * Route 080: lib/internal/http/response.js -> bind_http send -> http/h1_exchange
 *
 * JavaScript names an exchange by an id; one that is over finds nothing.  A request enters
 * JavaScript once, with the bytes of its head as one string and everything else packed into two
 * small ints; what the program wants to know of it, it cuts out of the string. */
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <unistd.h>

#include "base/mem.h"
#include "bind/bind_conn.h"
#include "bind/http_bits.h"
#include "bind/throw.h"
#include "engine/bytes.h"
#include "engine/pin.h"
#include "engine/string.h"
#include "engine/turn.h"
#include "http/h1_session.h"
#include "http/h1_write.h"
#include "net/listener.h"

static const char exchange_kind[] = "exchange", server_kind[] = "http server";

/* ORDER: HOOKS in lib/internal/http/server.js */
enum http_hook {
  HOOK_REQUEST,
  HOOK_BODY,
  HOOK_BODY_END,
  HOOK_ABORT,
  HOOK_DRAIN,
  HOOK_DONE,
  HOOK_BAD,
  HOOK_CONNECTION,
  HOOK_SERVER_CLOSED,
  HOOK_COUNT
};

struct http_state {
  struct env *env;
  struct js_pin hook[HOOK_COUNT];
  struct list servers;
};

/* ORDER: WANTS_ in lib/internal/http/server.js */
enum { WANTS_CONNECTION = 1, WANTS_BAD = 2 };

struct http_server {
  struct list link;
  struct env *env;
  struct js_pin owner; /* the http.Server; the first argument of the hooks */
  int32_t id;
  unsigned wants;
  struct h1_limits limits;
  bool allows_half_open;
  bool no_delay, keep_alive;
  struct listener listener;
  bool is_listening;
  struct list sessions;
  uint32_t session_count, max_connections; /* 0: no limit */
};

static struct http_state *state(struct env *env) {
  return env->bind[BIND_HTTP];
}

static struct http_server *server_of(const struct h1_session *s) {
  return s->owner;
}

static JSValueRef call_hook(struct env *env, enum http_hook hook, size_t argc,
                            const JSValueRef *argv) {
  JSObjectRef fn = state(env)->hook[hook].obj;
  return fn ? turn_call(env, fn, NULL, argc, argv) : NULL;
}

/* ---- what sessions tell ---- */

static int32_t request_bits(const struct h1_session *s, const struct h1_head *h,
                            const char *bytes) {
  int32_t bits = http_bits_request(h, bytes);
  uint32_t max = s->limits->max_requests;
  if (max && s->requests >= max) bits |= s->requests > max ? REQ_OVER_MAX : REQ_AT_MAX;
  return bits;
}

static bool on_request(struct h1_exchange *x, const struct h1_head *h, const char *bytes) {
  struct h1_session *s = x->session;
  struct http_server *server = server_of(s);
  struct env *env = server->env;
  x->id = slots_add(&env->slots, exchange_kind, x);
  if (x->id < 0) {
    x->id = 0;
    h1_session_close(s, -ENFILE);
    return false;
  }
  JSValueRef argv[] = {server->owner.obj, js_int(env, x->id),
                       js_str_latin1(env, bytes + h->skip, h->bytes),
                       js_int(env, request_bits(s, h, bytes)), js_int(env, (int32_t)h->target.len)};
  call_hook(env, HOOK_REQUEST, ARRAY_COUNT(argv), argv);
  return s->is_detached;
}

static void on_body(struct h1_exchange *x, struct slice data) {
  struct env *env = server_of(x->session)->env;
  JSObjectRef bytes = js_buffer_copy(env, data.ptr, data.len);
  if (!bytes) return h1_session_close(x->session, -ENOMEM);
  JSValueRef argv[] = {js_int(env, x->id), bytes};
  call_hook(env, HOOK_BODY, ARRAY_COUNT(argv), argv);
}

/* The trailers come as their bytes, as the head did. */
static void on_body_end(struct h1_exchange *x) {
  struct env *env = server_of(x->session)->env;
  struct h1_trailers *t = x->body.trailers;
  JSValueRef argv[] = {js_int(env, x->id),
                       t ? js_str_latin1(env, t->bytes.ptr, t->bytes.len) : js_undefined(env)};
  call_hook(env, HOOK_BODY_END, ARRAY_COUNT(argv), argv);
}

static void call_with_id(struct h1_exchange *x, enum http_hook hook, int err) {
  struct env *env = server_of(x->session)->env;
  JSValueRef argv[] = {js_int(env, x->id), js_int(env, err)};
  call_hook(env, hook, ARRAY_COUNT(argv), argv);
}

static void on_abort(struct h1_exchange *x, int err) {
  call_with_id(x, HOOK_ABORT, err);
}

static void on_drain(struct h1_exchange *x) {
  call_with_id(x, HOOK_DRAIN, 0);
}

static void on_quiet(struct h1_session *s) {
  bind_conn_drained(server_of(s)->env, s->conn);
}

static void on_done(struct h1_exchange *x) {
  call_with_id(x, HOOK_DONE, !x->body_done);
}

static void on_free(struct h1_exchange *x) {
  if (x->id) slots_remove(&server_of(x->session)->env->slots, x->id);
  x->id = 0;
}

static bool on_bad(struct h1_session *s, int err, const char *why, struct slice input) {
  struct http_server *server = server_of(s);
  struct env *env = server->env;
  if (!(server->wants & WANTS_BAD)) return false;
  const char *code = err == E_HTTP_REQUEST_TIMEOUT ? "ERR_HTTP_REQUEST_TIMEOUT" : err_own_name(err);
  JSObjectRef bytes = input.ptr ? js_buffer_copy(env, input.ptr, input.len) : NULL;
  JSValueRef argv[] = {server->owner.obj,
                       js_int(env, bind_conn_id(env, s->conn)),
                       js_str(env, code ? code : "HPE_INTERNAL"),
                       js_str(env, why ? why : err_text(err)),
                       bytes ? (JSValueRef)bytes : js_undefined(env),
                       js_int(env, (int32_t)s->bad_at)};
  JSValueRef taken = call_hook(env, HOOK_BAD, ARRAY_COUNT(argv), argv);
  return !taken || js_to_bool(env, taken); /* one that throws has taken it */
}

static void server_free_if_done(struct http_server *server);

static void on_closed(struct h1_session *s, int err) {
  struct http_server *server = server_of(s);
  list_remove(&s->link);
  server->session_count--;
  bind_conn_forget(server->env, s->conn, err);
  server_free_if_done(server);
}

static const struct h1_user h1_user = {
    .on_request = on_request,
    .on_body = on_body,
    .on_body_end = on_body_end,
    .on_abort = on_abort,
    .on_drain = on_drain,
    .on_quiet = on_quiet,
    .on_done = on_done,
    .on_free = on_free,
    .on_bad = on_bad,
    .on_closed = on_closed,
};

/* ---- servers ---- */

/* A server's memory goes when it neither listens nor has connections and JavaScript was told. */
static void server_free_if_done(struct http_server *server) {
  if (server->is_listening || server->session_count || !server->owner.obj) return;
  struct env *env = server->env;
  JSValueRef argv[] = {server->owner.obj, js_int(env, server->id)};
  slots_remove(&env->slots, server->id);
  list_remove(&server->link);
  call_hook(env, HOOK_SERVER_CLOSED, ARRAY_COUNT(argv), argv);
  js_pin_clear(env, &server->owner);
  mem_free(server);
}

/* Linux hands these on to the sockets that are accepted: one call instead of one a connection. */
static void set_socket_options(const struct http_server *server) {
  int fd = server->listener.watch.fd, no_delay = server->no_delay, keep_alive = server->keep_alive;
  if (server->listener.is_closed) return; /* the number may be somebody else's by now */
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &no_delay, sizeof no_delay);
  setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &keep_alive, sizeof keep_alive);
}

static void on_accept(struct listener *l, int fd, const struct sockaddr *peer, socklen_t len) {
  struct http_server *server = container_of(l, struct http_server, listener);
  struct env *env = server->env;
  struct h1_session *s;
  if (server->max_connections && server->session_count >= server->max_connections) {
    close(fd);
    return;
  }
  s = h1_session_open(&env->loop, fd, &h1_user, &server->limits, server);
  s->allows_half_open = server->allows_half_open;
  list_push_back(&server->sessions, &s->link);
  server->session_count++;
  if (server->wants & WANTS_CONNECTION) {
    JSValueRef argv[] = {server->owner.obj, js_int(env, bind_conn_id(env, s->conn))};
    call_hook(env, HOOK_CONNECTION, ARRAY_COUNT(argv), argv);
  }
  if (!s->conn->is_closed) h1_session_start(s);
}

static void on_listener_closed(struct listener *l) {
  struct http_server *server = container_of(l, struct http_server, listener);
  server->is_listening = false;
  server_free_if_done(server);
}

static const struct listener_user listener_user = {
    .on_accept = on_accept,
    .on_closed = on_listener_closed,
};

static int32_t int_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_int(c->env, c->argv[i]) : 0;
}

static struct http_server *server_arg(struct js_call *c) {
  return slots_get(&c->env->slots, server_kind, int_arg(c, 0));
}

/* serverListen(owner: http.Server, fd, backlog) -> id, or a negative errno (the descriptor is
 * closed) */
JS_NATIVE(http_server_listen) {
  struct env *env = c->env;
  if (c->argc < 3 || !js_is_object(env, c->argv[0])) return throw_type(c, "a server is needed");
  struct http_server *server = mem_zalloc(sizeof *server);
  server->env = env;
  list_init(&server->sessions);
  /* The name first: a listener that was opened could not be freed before it is reaped. */
  int32_t id = slots_add(&env->slots, server_kind, server);
  int err = id;
  if (id < 0) close(int_arg(c, 1));
  else
    err =
        listener_open(&server->listener, &env->loop, int_arg(c, 1), int_arg(c, 2), &listener_user);
  if (err < 0) {
    if (id > 0) slots_remove(&env->slots, id);
    mem_free(server);
    return js_int(env, err);
  }
  server->id = id;
  server->is_listening = true;
  list_push_back(&state(env)->servers, &server->link);
  js_pin_set(env, &server->owner, (JSObjectRef)c->argv[0]);
  return js_int(env, server->id);
}

static uint32_t ms_arg(struct js_call *c, unsigned i) {
  int32_t n = int_arg(c, i);
  return n > 0 ? (uint32_t)n : 0;
}

/* serverConfigure(id, wants, headBytes, headCount, headMs, requestMs, idleMs, maxRequests,
 *                 maxConnections, flags: 1 allowHalfOpen, 2 noDelay, 4 keepAlive, 8 lenient) */
JS_NATIVE(http_server_configure) {
  struct http_server *server = server_arg(c);
  if (!server) return js_undefined(c->env);
  server->wants = ms_arg(c, 1);
  server->limits = (struct h1_limits){
      .head_bytes = ms_arg(c, 2),
      .head_count = ms_arg(c, 3),
      .head_ms = ms_arg(c, 4),
      .request_ms = ms_arg(c, 5),
      .idle_ms = ms_arg(c, 6),
      .max_requests = ms_arg(c, 7),
      .ends_idle = server->limits.ends_idle,
  };
  server->max_connections = ms_arg(c, 8);
  unsigned flags = ms_arg(c, 9);
  server->allows_half_open = flags & 1;
  server->no_delay = flags & 2;
  server->keep_alive = flags & 4;
  server->limits.lenient = flags & 8 ? H1_LENIENT_VALUES : 0;
  set_socket_options(server);
  return js_undefined(c->env);
}

/* serverClose(id): accepts no more, and a connection ends when it has nothing to do; the hook
 * SERVER_CLOSED comes when the last one is gone */
JS_NATIVE(http_server_close) {
  struct http_server *server = server_arg(c);
  if (!server) return js_undefined(c->env);
  server->limits.ends_idle = true;
  listener_close(&server->listener);
  return js_undefined(c->env);
}

/* serverCloseConnections(id, idleOnly: boolean) */
JS_NATIVE(http_server_close_connections) {
  struct http_server *server = server_arg(c);
  bool idle_only = c->argc > 1 && js_to_bool(c->env, c->argv[1]);
  if (!server) return js_undefined(c->env);
  for (struct list *l = server->sessions.next; l != &server->sessions; l = l->next) {
    struct h1_session *s = container_of(l, struct h1_session, link);
    if (!idle_only) h1_session_close(s, 0);
    else h1_session_close_idle(s);
  }
  return js_undefined(c->env);
}

/* serverConnections(id) -> count */
JS_NATIVE(http_server_connections) {
  struct http_server *server = server_arg(c);
  return js_int(c->env, server ? (int32_t)server->session_count : 0);
}

/* serverSetRef(id, isRef) */
JS_NATIVE(http_server_set_ref) {
  struct http_server *server = server_arg(c);
  if (server) listener_set_ref(&server->listener, c->argc > 1 && js_to_bool(c->env, c->argv[1]));
  return js_undefined(c->env);
}

/* ---- exchanges ---- */

static struct h1_exchange *exchange_arg(struct js_call *c) {
  return slots_get(&c->env->slots, exchange_kind, int_arg(c, 0));
}

/* ORDER: SEND_ in lib/internal/http/response.js; the low three are enum h1_answer_bits */
enum { SEND_CHUNKED = 8, SEND_LATIN1 = 16 };

/* A body this long is sent from where it lies, kept alive until the kernel has it. */
#define SEND_IN_PLACE (32 * 1024)

struct kept_body {
  struct env *env;
  struct js_pin pin;
};

static void release_body(void *p) {
  struct kept_body *kept = p;
  js_pin_clear(kept->env, &kept->pin);
  mem_free(kept);
}

/* Asking the C API for the bytes also keeps their buffer from being transferred away under us. */
static void send_in_place(struct env *env, struct h1_exchange *x, JSObjectRef body,
                          struct slice bytes) {
  struct kept_body *kept = mem_zalloc(sizeof *kept);
  kept->env = env;
  js_pin_set(env, &kept->pin, body);
  JSTypedArrayType type = JSValueGetTypedArrayType(env->ctx, body, NULL);
  char *base =
      type == kJSTypedArrayTypeNone ? NULL : JSObjectGetTypedArrayBytesPtr(env->ctx, body, NULL);
  if (base) bytes.ptr = base + JSObjectGetTypedArrayByteOffset(env->ctx, body, NULL);
  h1_exchange_write_owned(x, bytes, release_body, kept);
}

/* Where the next run of the body goes: a chunk that is open, or the bare output. */
static int body_out(struct h1_exchange *x, bool is_chunked, struct buf **out) {
  if (is_chunked) return h1_exchange_chunk(x, out);
  *out = h1_exchange_out(x);
  return 0;
}

/* A long run is a chunk of its own. */
static int send_long(struct env *env, struct h1_exchange *x, JSValueRef value, struct slice bytes,
                     bool is_chunked) {
  struct buf *out = h1_exchange_end_chunk(x);
  int err = is_chunked ? buf_reserve(out, H1_CHUNK_HEAD_MAX) : 0;
  if (err) return err;
  if (is_chunked) out->len += h1_write_chunk_head(out->ptr + out->len, bytes.len);
  send_in_place(env, x, (JSObjectRef)value, bytes);
  return is_chunked ? buf_append_slice(h1_exchange_out(x), SLICE("\r\n")) : 0;
}

static int send_bytes(struct env *env, struct h1_exchange *x, JSValueRef value, struct slice bytes,
                      bool is_chunked) {
  struct buf *out;
  if (bytes.len == 0) return 0;
  if (bytes.len >= SEND_IN_PLACE) return send_long(env, x, value, bytes, is_chunked);
  int err = body_out(x, is_chunked, &out);
  return err ? err : buf_append_slice(out, bytes);
}

static int send_text(struct h1_exchange *x, const struct js_text *t, unsigned bits) {
  struct buf *out;
  if (t->len == 0) return 0;
  int err = body_out(x, bits & SEND_CHUNKED, &out);
  if (err) return err;
  return bits & SEND_LATIN1 ? js_text_append_latin1(t, out) : js_text_append_utf8(t, out);
}

static int send_value(struct env *env, struct h1_exchange *x, JSValueRef value, unsigned bits) {
  struct js_text t;
  struct slice bytes;
  if (js_text_open(env, value, &t)) {
    int err = send_text(x, &t, bits);
    js_text_close(&t);
    return err;
  }
  if (js_bytes(env, value, &bytes)) return send_bytes(env, x, value, bytes, bits & SEND_CHUNKED);
  return -EINVAL;
}

static int send_parts(struct js_call *c, struct h1_exchange *x, unsigned bits) {
  struct env *env = c->env;
  int err = 0;
  if (!js_is_nullish(env, c->argv[1])) err = send_value(env, x, c->argv[1], SEND_LATIN1);
  if (!err && !js_is_nullish(env, c->argv[2])) err = send_value(env, x, c->argv[2], bits);
  if (err || !(bits & SEND_CHUNKED) || !(bits & H1_ANSWER_END)) return err;
  err = buf_append_slice(h1_exchange_end_chunk(x), SLICE("0\r\n"));
  if (!err && c->argc > 4 && !js_is_nullish(env, c->argv[4]))
    err = send_value(env, x, c->argv[4], SEND_LATIN1);
  return err ? err : buf_append_slice(h1_exchange_out(x), SLICE("\r\n"));
}

/* send(id, head: string | undefined, body: string | bytes | undefined, bits, trailers?: string)
 *   -> 0 done, 1 much is queued: wait for the hook DRAIN, negative: the exchange is over (-EBADF),
 *      the arguments are no use, or memory is out (then the connection is closed) */
JS_NATIVE(http_send) {
  struct h1_exchange *x = c->argc >= 4 ? exchange_arg(c) : NULL;
  if (!x || x->is_answered) return js_int(c->env, -EBADF);
  unsigned bits = (unsigned)int_arg(c, 3);
  int err = send_parts(c, x, bits);
  if (err) {
    h1_session_close(x->session, err);
    return js_int(c->env, err);
  }
  return js_int(c->env, h1_exchange_wrote(x, bits & 7));
}

/* pauseBody(id, isPaused) */
JS_NATIVE(http_pause_body) {
  struct h1_exchange *x = exchange_arg(c);
  if (x) h1_exchange_pause(x, c->argc > 1 && js_to_bool(c->env, c->argv[1]));
  return js_undefined(c->env);
}

/* discardBody(id): the rest of the request's body is read and thrown away */
JS_NATIVE(http_discard_body) {
  struct h1_exchange *x = exchange_arg(c);
  if (x) h1_exchange_discard(x);
  return js_undefined(c->env);
}

/* wantDrain(id) */
JS_NATIVE(http_want_drain) {
  struct h1_exchange *x = exchange_arg(c);
  if (x) h1_exchange_want_drain(x);
  return js_undefined(c->env);
}

/* queued(id) -> bytes of the answer that the kernel has not taken; -1: the exchange is over */
JS_NATIVE(http_queued) {
  struct h1_exchange *x = exchange_arg(c);
  return x ? js_number(c->env, (double)h1_exchange_queued(x)) : js_int(c->env, -1);
}

/* connOf(id) -> the connection's id; 0: the exchange is over */
JS_NATIVE(http_conn_of) {
  struct h1_exchange *x = exchange_arg(c);
  return js_int(c->env, x ? bind_conn_id(c->env, x->session->conn) : 0);
}

/* destroy(id, errno): the connection ends now */
JS_NATIVE(http_destroy) {
  struct h1_exchange *x = exchange_arg(c);
  if (!x) return js_undefined(c->env);
  conn_bypass(x->session->conn, true);
  h1_session_close(x->session, int_arg(c, 1));
  return js_undefined(c->env);
}

/* headers(head: string) -> [name, value, name, value, ...] of a head or trailer section that came
 * as a request's string; the first line is passed over: a request's when `kind` is 0, a response's
 * when it is 2; there is none when it is 1 */
JS_NATIVE(http_headers) {
  struct env *env = c->env;
  struct js_text t;
  if (c->argc < 2 || !js_text_open(env, c->argv[0], &t)) return throw_type(c, "a head is needed");
  struct buf copy = {0};
  struct h1_header room[64];
  struct h1_head h;
  int kind = int_arg(c, 1);
  h1_head_init(&h,
               kind == 1   ? H1_TRAILERS
               : kind == 2 ? H1_RESPONSE
                           : H1_REQUEST,
               room, ARRAY_COUNT(room));
  h.max_bytes = UINT32_MAX;
  h.max_headers = 0;
  h.lenient = H1_LENIENT_VALUES; /* it has been taken already, by whatever rules */
  const char *bytes = t.ptr;
  int err = t.is_8bit ? 0 : js_text_append_latin1(&t, &copy);
  if (copy.ptr) bytes = copy.ptr;
  JSObjectRef array = js_array(env, 0, NULL);
  if (!err && h1_parse_head(&h, bytes, t.len) > 0) {
    for (uint32_t i = 0; i < h.count; i++) {
      struct slice name = h1_head_slice(&h, bytes, h.header[i].name);
      struct slice value = h1_head_slice(&h, bytes, h.header[i].value);
      JSObjectSetPropertyAtIndex(c->ctx, array, i * 2, js_str_latin1(env, name.ptr, name.len),
                                 NULL);
      JSObjectSetPropertyAtIndex(c->ctx, array, i * 2 + 1, js_str_latin1(env, value.ptr, value.len),
                                 NULL);
    }
  }
  h1_head_fini(&h);
  buf_fini(&copy);
  js_text_close(&t);
  return array;
}

static bool all_bytes_are(struct js_call *c, unsigned classes, bool may_be_empty) {
  struct js_text t;
  if (!c->argc || !js_text_open(c->env, c->argv[0], &t)) return false;
  bool ok = t.len || may_be_empty;
  const uint8_t *narrow = t.ptr;
  const uint16_t *wide = t.ptr;
  for (uint32_t i = 0; ok && i < t.len; i++) {
    unsigned unit = t.is_8bit ? narrow[i] : wide[i];
    ok = unit < 256 && h1_byte_is((char)unit, classes);
  }
  js_text_close(&t);
  return ok;
}

/* isToken(text) -> boolean: RFC 9110 §5.6.2 */
JS_NATIVE(http_is_token) {
  return js_bool(c->env, all_bytes_are(c, H1_BYTE_TOKEN, false));
}

/* isFieldValue(text) -> boolean: nothing that may not stand in a field value, RFC 9110 §5.5 */
JS_NATIVE(http_is_field_value) {
  return js_bool(c->env, all_bytes_are(c, H1_BYTE_VALUE, true));
}

/* narrow(text) -> the same text, of 8-bit characters where it can be: one wide string (such as the
 * engine makes of a Date) would widen the whole head that it becomes part of */
JS_NATIVE(http_narrow) {
  struct js_text t;
  struct buf bytes = {0};
  if (c->argc < 1 || !js_text_open(c->env, c->argv[0], &t)) return js_undefined(c->env);
  JSValueRef result = c->argv[0];
  const uint16_t *wide = t.ptr;
  uint32_t i = 0;
  while (!t.is_8bit && i < t.len && wide[i] <= 0xff) i++;
  if (!t.is_8bit && i == t.len && js_text_append_latin1(&t, &bytes) == 0)
    result = js_str_latin1(c->env, bytes.ptr, bytes.len);
  js_text_close(&t);
  buf_fini(&bytes);
  return result;
}

/* detach(id) -> [conn id, Uint8Array of the input behind the head]: the connection leaves HTTP and
 * nobody owns it until bind_net adopts it (in the same call from here: JavaScript does so at
 * once) */
JS_NATIVE(http_detach) {
  struct h1_exchange *x = exchange_arg(c);
  if (!x) return js_undefined(c->env);
  struct h1_session *s = x->session;
  struct http_server *server = server_of(s);
  struct buf rest;
  list_remove(&s->link);
  struct conn *conn = h1_session_detach(x, &rest);
  server->session_count--;
  JSObjectRef bytes = js_buffer_copy(c->env, rest.ptr, rest.len);
  buf_fini(&rest);
  JSValueRef pair[] = {js_int(c->env, bind_conn_id(c->env, conn)),
                       bytes ? (JSValueRef)bytes : js_undefined(c->env)};
  return js_array(c->env, ARRAY_COUNT(pair), pair);
}

/* methods() -> the names, indexed by the method bits of a request */
JS_NATIVE(http_methods) {
  JSObjectRef array = js_array(c->env, 0, NULL);
  for (unsigned i = 0; i < H1_METHOD_COUNT; i++) {
    struct slice name = h1_token_method_name(i);
    JSObjectSetPropertyAtIndex(c->ctx, array, i, js_str_latin1(c->env, name.ptr, name.len), NULL);
  }
  return array;
}

struct status_sink {
  struct env *env;
  JSObjectRef object;
};

static void add_status(void *arg, unsigned status, struct slice reason) {
  struct status_sink *sink = arg;
  JSObjectSetPropertyAtIndex(sink->env->ctx, sink->object, status,
                             js_str_latin1(sink->env, reason.ptr, reason.len), NULL);
}

/* statusCodes() -> {100: 'Continue', ...} */
JS_NATIVE(http_status_codes) {
  struct status_sink sink = {c->env, js_object(c->env)};
  h1_write_each_status(add_status, &sink);
  return sink.object;
}

/* setHooks([onRequest, ...]) in the order of enum http_hook */
JS_NATIVE(http_set_hooks) {
  if (!c->argc || !js_is_object(c->env, c->argv[0])) return throw_type(c, "an array is needed");
  for (unsigned i = 0; i < HOOK_COUNT; i++) {
    JSValueRef fn = JSObjectGetPropertyAtIndex(c->ctx, (JSObjectRef)c->argv[0], i, NULL);
    if (!fn || !js_is_object(c->env, fn)) return throw_type(c, "a function is missing");
    js_pin_set(c->env, &state(c->env)->hook[i], (JSObjectRef)fn);
  }
  return js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("setHooks", 1, http_set_hooks),
    NATIVE("serverListen", 3, http_server_listen),
    NATIVE("serverConfigure", 10, http_server_configure),
    NATIVE("serverClose", 1, http_server_close),
    NATIVE("serverCloseConnections", 2, http_server_close_connections),
    NATIVE("serverConnections", 1, http_server_connections),
    NATIVE("serverSetRef", 2, http_server_set_ref),
    NATIVE("send", 5, http_send),
    NATIVE("pauseBody", 2, http_pause_body),
    NATIVE("discardBody", 1, http_discard_body),
    NATIVE("wantDrain", 1, http_want_drain),
    NATIVE("queued", 1, http_queued),
    NATIVE("connOf", 1, http_conn_of),
    NATIVE("destroy", 2, http_destroy),
    NATIVE("headers", 2, http_headers),
    NATIVE("isToken", 1, http_is_token),
    NATIVE("isFieldValue", 1, http_is_field_value),
    NATIVE("narrow", 1, http_narrow),
    NATIVE("detach", 1, http_detach),
    NATIVE("methods", 0, http_methods),
    NATIVE("statusCodes", 0, http_status_codes),
};

static void on_end(void *p) {
  struct http_state *s = p;
  for (unsigned i = 0; i < HOOK_COUNT; i++) js_pin_clear(s->env, &s->hook[i]);
  mem_free(s);
}

void bind_http_init(struct env *env, JSObjectRef target) {
  struct http_state *s = mem_zalloc(sizeof *s);
  s->env = env;
  list_init(&s->servers);
  env->bind[BIND_HTTP] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
