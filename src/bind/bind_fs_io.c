/* bind_fs_io — reading from and writing to open descriptors. */
#include "base/mem.h"
#include "bind/bind_fs.h"
#include "bind/bind_fs_req.h"
#include "engine/string.h"

#define MAX_BUFS 65536

struct io {
  int fd;
  uv_buf_t *bufs;
  unsigned count;
  int64_t position; /* -1: where the descriptor stands */
};

static int start_read(uv_loop_t *l, uv_fs_t *r, const void *data, uv_fs_cb cb) {
  const struct io *io = data;
  return uv_fs_read(l, r, io->fd, io->bufs, io->count, io->position, cb);
}

static int start_write(uv_loop_t *l, uv_fs_t *r, const void *data, uv_fs_cb cb) {
  const struct io *io = data;
  return uv_fs_write(l, r, io->fd, io->bufs, io->count, io->position, cb);
}

/* -1 for null, undefined and what is below 0; a number or a bigint else. */
static int64_t position_arg(struct js_call *c, unsigned i) {
  if (i >= c->argc || js_is_nullish(c->env, c->argv[i])) return -1;
  double d = js_to_double(c->env, c->argv[i]);
  if (!isnan(d)) return d < 0 ? -1 : (int64_t)d;
  return JSValueToInt64(c->ctx, c->argv[i], NULL); /* a bigint */
}

/* (fd, view, offset, length, position, callback?); lib/ has checked that the range is in the
 * view */
static JSValueRef run_one(struct js_call *c,
                          int (*start)(uv_loop_t *, uv_fs_t *, const void *, uv_fs_cb)) {
  char *ptr;
  size_t len;
  if (c->argc < 5 || !bind_fs_stable_bytes(c->env, c->argv[1], &ptr, &len))
    return js_int(c->env, UV_EINVAL);
  size_t offset = (size_t)bind_fs_number(c, 2), want = (size_t)bind_fs_number(c, 3);
  if (offset > len || want > len - offset) return js_int(c->env, UV_EINVAL);
  if (want > INT32_MAX) want = INT32_MAX; /* as Node's: one call moves no more */
  uv_buf_t buf = uv_buf_init(ptr ? ptr + offset : NULL, (unsigned)want);
  struct io io = {(int)bind_fs_number(c, 0), &buf, 1, position_arg(c, 4)};
  struct bind_fs_req proto = {0};
  return bind_fs_req_run(c, &proto, bind_fs_callback(c, 5), (JSObjectRef)c->argv[1], start, &io);
}

/* read(...) -> bytes, 0 at the end */
JS_NATIVE(fs_read) {
  return run_one(c, start_read);
}

/* write(...) -> bytes */
JS_NATIVE(fs_write) {
  return run_one(c, start_write);
}

static bool take_bufs(struct js_call *c, JSObjectRef list, unsigned count, uv_buf_t *bufs) {
  for (unsigned i = 0; i < count; i++) {
    JSValueRef v = JSObjectGetPropertyAtIndex(c->ctx, list, i, NULL);
    char *ptr;
    size_t len;
    if (!bind_fs_stable_bytes(c->env, v, &ptr, &len) || len > UINT32_MAX) return false;
    bufs[i] = uv_buf_init(ptr, (unsigned)len);
  }
  return true;
}

/* (fd, [view, ...], position, callback?); the array is the binding's own until the call is done */
static JSValueRef run_many(struct js_call *c,
                           int (*start)(uv_loop_t *, uv_fs_t *, const void *, uv_fs_cb)) {
  if (c->argc < 3 || !js_is_object(c->env, c->argv[1])) return js_int(c->env, UV_EINVAL);
  JSObjectRef list = (JSObjectRef)c->argv[1];
  unsigned count = (unsigned)js_to_int(c->env, js_get(c->env, list, "length"));
  if (count > MAX_BUFS) return js_int(c->env, UV_EINVAL);
  uv_buf_t *bufs = mem_zalloc((count + 1) * sizeof *bufs);
  if (!take_bufs(c, list, count, bufs)) {
    mem_free(bufs);
    return js_int(c->env, UV_EINVAL);
  }
  struct io io = {(int)bind_fs_number(c, 0), bufs, count, position_arg(c, 2)};
  struct bind_fs_req proto = {.bufs = bufs};
  return bind_fs_req_run(c, &proto, bind_fs_callback(c, 3), list, start, &io);
}

/* readv(...) -> bytes */
JS_NATIVE(fs_readv) {
  return run_many(c, start_read);
}

/* writev(...) -> bytes */
JS_NATIVE(fs_writev) {
  return run_many(c, start_write);
}

static const struct native natives[] = {
    NATIVE("read", 5, fs_read),
    NATIVE("write", 5, fs_write),
    NATIVE("readv", 3, fs_readv),
    NATIVE("writev", 3, fs_writev),
};

void bind_fs_io_define(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
