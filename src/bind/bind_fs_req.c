#include "bind/bind_fs_req.h"

#include "base/mem.h"
#include "engine/turn.h"

static JSValueRef answer(struct bind_fs_req *r) {
  struct env *env = r->env;
  if (r->uv.result >= 0 && r->convert) return r->convert(env, &r->uv, r->flag);
  if (r->uv.result > INT32_MAX) return js_number(env, (double)r->uv.result);
  return js_int(env, (int32_t)r->uv.result);
}

static void free_req(struct bind_fs_req *r) {
  uv_fs_req_cleanup(&r->uv);
  js_pin_clear(r->env, &r->keep);
  js_pin_clear(r->env, &r->callback);
  mem_free(r->bufs);
  mem_free(r);
}

static void on_done(uv_fs_t *uv) {
  struct bind_fs_req *r = container_of(uv, struct bind_fs_req, uv);
  struct env *env = r->env;
  JSLock(env->ctx);
  JSValueRef argv[] = {answer(r)};
  JSObjectRef callback = r->callback.obj; /* the stack keeps both alive from here */
  free_req(r);                            /* before the callback, which may run for long */
  JSUnlock(env->ctx); /* turn_call wants to be the outermost entry where the loop is outside */
  turn_call(env, callback, NULL, 1, argv);
}

JSValueRef bind_fs_req_run(struct js_call *c, const struct bind_fs_req *proto, JSObjectRef callback,
                           JSObjectRef keep,
                           int (*start)(uv_loop_t *l, uv_fs_t *r, const void *data, uv_fs_cb cb),
                           const void *data) {
  struct env *env = c->env;
  if (!callback) {
    struct bind_fs_req r = *proto;
    r.env = env;
    int err = start(&env->loop.uv, &r.uv, data, NULL);
    if (err < 0) r.uv.result = err;
    JSValueRef result = answer(&r);
    uv_fs_req_cleanup(&r.uv);
    mem_free(r.bufs);
    return result;
  }
  struct bind_fs_req *r = mem_alloc(sizeof *r);
  *r = *proto;
  r->env = env;
  int err = start(&env->loop.uv, &r->uv, data, on_done);
  if (err < 0) { /* refused at once: the callback still comes later, from JavaScript's side */
    mem_free(r->bufs);
    mem_free(r);
    return js_int(env, err);
  }
  js_pin_set(env, &r->callback, callback);
  if (keep) js_pin_set(env, &r->keep, keep);
  return js_undefined(env);
}
