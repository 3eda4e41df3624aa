/* bind_stdio — internalBinding('stdio'): text to the standard streams, now. */
#include <errno.h>
#include <poll.h>
#include <unistd.h>

#include "bind/bind.h"
#include "engine/bytes.h"
#include "engine/string.h"

/* A pipe or terminal may be non-blocking since another process shares it: wait, lose nothing. */
static int write_all(int fd, const char *ptr, size_t len) {
  while (len) {
    ssize_t n = write(fd, ptr, len);
    if (n >= 0) {
      ptr += n;
      len -= (size_t)n;
    } else if (errno == EAGAIN) {
      struct pollfd p = {.fd = fd, .events = POLLOUT};
      poll(&p, 1, -1);
    } else if (errno != EINTR) {
      return -errno;
    }
  }
  return 0;
}

/* write(fd: int, data: string | typed array) -> 0 or a negative errno.  Blocks until all is out. */
JS_NATIVE(stdio_write) {
  if (c->argc < 2) return js_int(c->env, -EINVAL);
  int fd = js_to_int(c->env, c->argv[0]);
  struct js_text t;
  struct slice bytes;
  if (!js_text_open(c->env, c->argv[1], &t)) {
    if (!js_bytes(c->env, c->argv[1], &bytes)) return js_int(c->env, -EINVAL);
    return js_int(c->env, write_all(fd, bytes.ptr, bytes.len));
  }
  struct buf out = {0};
  int err = js_text_append_utf8(&t, &out);
  js_text_close(&t);
  if (!err) err = write_all(fd, out.ptr, out.len);
  buf_fini(&out);
  return js_int(c->env, err);
}

/* isatty(fd) -> boolean */
JS_NATIVE(stdio_isatty) {
  return js_bool(c->env, c->argc > 0 && isatty(js_to_int(c->env, c->argv[0])));
}

static const struct native natives[] = {
    NATIVE("write", 2, stdio_write),
    NATIVE("isatty", 1, stdio_isatty),
};

void bind_stdio_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
