/* bind_dns — internalBinding('dns'): names and addresses by the system's resolver, on libuv's
 * threads.  Public face: lib/node/dns.js.
 *
 * Each request pins its callback until it is called, once.  What is under way when the env ends is
 * cancelled, or waited for where the resolver has begun. */
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <uv.h>

#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/pin.h"
#include "engine/string.h"
#include "engine/turn.h"
#include "net/socket.h"

struct dns_state {
  struct env *env;
  struct list requests;
};

struct dns_request {
  struct list link;
  struct env *env;
  struct js_pin callback;
  bool is_over; /* the env is ending: nobody wants to know */
  union {
    uv_req_t any;
    uv_getaddrinfo_t info;
    uv_getnameinfo_t name;
  } req;
};

static struct dns_request *request_new(struct env *env, JSValueRef callback) {
  struct dns_state *s = env->bind[BIND_DNS];
  struct dns_request *r = mem_zalloc(sizeof *r);
  r->env = env;
  js_pin_set(env, &r->callback, (JSObjectRef)callback);
  list_push_back(&s->requests, &r->link);
  return r;
}

static void request_free(struct dns_request *r) {
  list_remove(&r->link);
  js_pin_clear(r->env, &r->callback);
  mem_free(r);
}

static void answer(struct dns_request *r, size_t argc, const JSValueRef *argv) {
  turn_call(r->env, r->callback.obj, NULL, argc, argv);
  request_free(r);
}

static bool address_text(const struct sockaddr *addr, char *text, size_t size) {
  if (addr->sa_family == AF_INET) return !uv_ip4_name((const void *)addr, text, size);
  return addr->sa_family == AF_INET6 && !uv_ip6_name((const void *)addr, text, size);
}

/* [address, family, address, family, ...] in the resolver's order */
static JSObjectRef address_list(struct env *env, const struct addrinfo *list) {
  JSObjectRef array = js_array(env, 0, NULL);
  unsigned at = 0;
  for (const struct addrinfo *a = list; a; a = a->ai_next) {
    char text[INET6_ADDRSTRLEN + 20];
    if (!address_text(a->ai_addr, text, sizeof text)) continue;
    JSObjectSetPropertyAtIndex(env->ctx, array, at++, js_str(env, text), NULL);
    JSObjectSetPropertyAtIndex(env->ctx, array, at++, js_int(env, a->ai_family == AF_INET ? 4 : 6),
                               NULL);
  }
  return array;
}

static void on_addresses(uv_getaddrinfo_t *req, int status, struct addrinfo *list) {
  struct dns_request *r = container_of(req, struct dns_request, req.info);
  struct env *env = r->env;
  if (r->is_over) {
    request_free(r);
  } else {
    JSValueRef argv[] = {js_int(env, status),
                         status ? js_undefined(env) : (JSValueRef)address_list(env, list)};
    answer(r, ARRAY_COUNT(argv), argv);
  }
  uv_freeaddrinfo(list);
}

/* getaddrinfo(callback: (errno, [address, family, ...]) => void, name, family: 0 | 4 | 6, hints)
 *   -> 0, or a negative errno (then no callback follows) */
JS_NATIVE(dns_getaddrinfo) {
  if (c->argc < 4 || !js_is_object(c->env, c->argv[0]))
    return throw_type(c, "a callback is needed");
  char *name = js_dup_cstr(c->env, c->argv[1]);
  if (!name) return js_int(c->env, UV_EAI_NONAME);
  int family = js_to_int(c->env, c->argv[2]);
  struct addrinfo hints = {
      .ai_family = family == 4   ? AF_INET
                   : family == 6 ? AF_INET6
                                 : AF_UNSPEC,
      .ai_socktype = SOCK_STREAM,
      .ai_flags = js_to_int(c->env, c->argv[3]),
  };
  struct dns_request *r = request_new(c->env, c->argv[0]);
  int err = uv_getaddrinfo(&c->env->loop.uv, &r->req.info, on_addresses, name, NULL, &hints);
  if (err) request_free(r);
  mem_free(name);
  return js_int(c->env, err);
}

static void on_name(uv_getnameinfo_t *req, int status, const char *host, const char *service) {
  struct dns_request *r = container_of(req, struct dns_request, req.name);
  struct env *env = r->env;
  if (r->is_over) return request_free(r);
  JSValueRef argv[] = {js_int(env, status), status ? js_undefined(env) : js_str(env, host),
                       status ? js_undefined(env) : js_str(env, service)};
  answer(r, ARRAY_COUNT(argv), argv);
}

/* getnameinfo(callback: (errno, host, service) => void, ip, port) -> as above */
JS_NATIVE(dns_getnameinfo) {
  if (c->argc < 3 || !js_is_object(c->env, c->argv[0]))
    return throw_type(c, "a callback is needed");
  struct sockaddr_storage addr;
  socklen_t len;
  char *ip = js_dup_cstr(c->env, c->argv[1]);
  int err =
      ip ? socket_parse_ip(&addr, &len, ip, (unsigned)js_to_int(c->env, c->argv[2])) : -EINVAL;
  mem_free(ip);
  if (err) return js_int(c->env, err);
  struct dns_request *r = request_new(c->env, c->argv[0]);
  err = uv_getnameinfo(&c->env->loop.uv, &r->req.name, on_name, (struct sockaddr *)&addr,
                       NI_NAMEREQD);
  if (err) request_free(r);
  return js_int(c->env, err);
}

static const struct native natives[] = {
    NATIVE("getaddrinfo", 4, dns_getaddrinfo),
    NATIVE("getnameinfo", 3, dns_getnameinfo),
};

static void on_end(void *p) {
  struct dns_state *s = p;
  for (struct list *l = s->requests.next; l != &s->requests; l = l->next) {
    struct dns_request *r = container_of(l, struct dns_request, link);
    r->is_over = true;
    (void)uv_cancel(&r->req.any);
  }
  while (!list_is_empty(&s->requests)) uv_run(&s->env->loop.uv, UV_RUN_ONCE);
  s->env->bind[BIND_DNS] = NULL;
  mem_free(s);
}

void bind_dns_init(struct env *env, JSObjectRef target) {
  struct dns_state *s = mem_zalloc(sizeof *s);
  s->env = env;
  list_init(&s->requests);
  env->bind[BIND_DNS] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
  js_set_int(env, target, "AI_ADDRCONFIG", AI_ADDRCONFIG);
  js_set_int(env, target, "AI_ALL", AI_ALL);
  js_set_int(env, target, "AI_V4MAPPED", AI_V4MAPPED);
}
