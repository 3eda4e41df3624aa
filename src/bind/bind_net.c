/* bind_net — internalBinding('net'): sockets before they are connections. */
#include <errno.h>
#include <unistd.h>

#include "base/mem.h"
#include "bind/bind_conn.h"
#include "engine/string.h"
#include "net/socket.h"

static int32_t int_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_int(c->env, c->argv[i]) : 0;
}

/* bindTcp(ip: string, port, bits: enum socket_bind_bits) -> descriptor or a negative errno */
JS_NATIVE(net_bind_tcp) {
  struct sockaddr_storage addr;
  socklen_t len;
  char *ip = c->argc ? js_dup_cstr(c->env, c->argv[0]) : NULL;
  int err = ip ? socket_parse_ip(&addr, &len, ip, (unsigned)int_arg(c, 1)) : -EINVAL;
  mem_free(ip);
  if (!err) err = socket_bind_tcp((struct sockaddr *)&addr, len, (unsigned)int_arg(c, 2));
  return js_int(c->env, err);
}

/* sockName(fd) -> [address, family, port] */
JS_NATIVE(net_sock_name) {
  struct sockaddr_storage addr;
  socklen_t len = sizeof addr;
  if (getsockname(int_arg(c, 0), (struct sockaddr *)&addr, &len)) return js_undefined(c->env);
  return bind_conn_address(c->env, &addr);
}

/* closeFd(fd) */
JS_NATIVE(net_close_fd) {
  close(int_arg(c, 0));
  return js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("bindTcp", 3, net_bind_tcp),
    NATIVE("sockName", 1, net_sock_name),
    NATIVE("closeFd", 1, net_close_fd),
};

void bind_net_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
