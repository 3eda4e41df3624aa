/* bind_fs_req — one request to libuv's file functions, blocking or not. */
#pragma once

#include "bind/bind_fs.h"

struct bind_fs_req {
  uv_fs_t uv;
  struct env *env;
  struct js_pin callback, keep; /* keep: buffers that the request reads or writes */
  JSValueRef (*convert)(struct env *env, uv_fs_t *uv,
                        bool flag); /* of a good result; NULL: number */
  bool flag;                        /* for convert */
  uv_buf_t *bufs;                   /* mem_free'd when done; may be NULL */
};

/* `start` calls uv_fs_xxx(loop, req, ..., cb) with what `data` holds.  Without a callback the
 * answer is returned; with one the request is copied to memory of its own and undefined is
 * returned. */
JSValueRef bind_fs_req_run(struct js_call *c, const struct bind_fs_req *proto, JSObjectRef callback,
                           JSObjectRef keep,
                           int (*start)(uv_loop_t *l, uv_fs_t *r, const void *data, uv_fs_cb cb),
                           const void *data);
