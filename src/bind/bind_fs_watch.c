/* bind_fs_watch — told of changes of files: by the kernel (uv_fs_event) or by asking again and
 * again (uv_fs_poll). */
#include "base/mem.h"
#include "bind/bind_fs.h"
#include "engine/string.h"
#include "engine/turn.h"

struct watch {
  union {
    uv_handle_t handle;
    uv_fs_event_t event;
    uv_fs_poll_t poll;
  } uv;
  struct env *env;
  struct js_pin callback;
  int32_t id;
  bool as_bytes;
};

static const char kind; /* of watch in the env's slots */

static struct watch *watch_arg(struct js_call *c) {
  return c->argc > 0 ? slots_get(&c->env->slots, &kind, js_to_int(c->env, c->argv[0])) : NULL;
}

static void free_watch(uv_handle_t *h) {
  mem_free(container_of(h, struct watch, uv.handle));
}

static void close_watch(struct watch *w) {
  if (w->id > 0) slots_remove(&w->env->slots, w->id);
  js_pin_clear(w->env, &w->callback);
  uv_close(&w->uv.handle, free_watch);
}

static void tell(struct watch *w, size_t argc, const JSValueRef *argv) {
  if (w->callback.obj) turn_call(w->env, w->callback.obj, NULL, argc, argv);
}

static void on_event(uv_fs_event_t *h, const char *name, int events, int status) {
  struct watch *w = container_of(h, struct watch, uv.event);
  JSLock(w->env->ctx);
  JSValueRef argv[] = {
      js_int(w->env, status),
      js_int(w->env, events),
      name ? bind_fs_text(w->env, name, w->as_bytes) : js_null(w->env),
  };
  JSUnlock(w->env->ctx);
  tell(w, ARRAY_COUNT(argv), argv);
}

static void on_poll(uv_fs_poll_t *h, int status, const uv_stat_t *prev, const uv_stat_t *curr) {
  struct watch *w = container_of(h, struct watch, uv.poll);
  bind_fs_set_stat(w->env, 0, curr);
  bind_fs_set_stat(w->env, 18, prev);
  JSValueRef argv[] = {js_int(w->env, status)};
  tell(w, ARRAY_COUNT(argv), argv);
}

/* Registers a watch that was begun with `err`, or undoes it. */
static JSValueRef settle(struct js_call *c, struct watch *w, JSObjectRef callback, int err) {
  if (!err) {
    w->id = slots_add(&c->env->slots, &kind, w);
    if (w->id < 0) err = w->id;
  }
  if (err) {
    close_watch(w);
    return js_int(c->env, err);
  }
  js_pin_set(c->env, &w->callback, callback);
  return js_int(c->env, w->id);
}

static struct watch *new_watch(struct js_call *c, unsigned callback_at, JSObjectRef *callback) {
  *callback = bind_fs_callback(c, callback_at);
  if (!*callback) return NULL;
  struct watch *w = mem_zalloc(sizeof *w);
  w->env = c->env;
  return w;
}

/* watch(path, asBytes, callback(status, events, name or null)) -> an id > 0, or a negative errno.
 * events: 1 rename, 2 change */
JS_NATIVE(fs_watch) {
  JSObjectRef callback;
  char *path = bind_fs_path(c, 0);
  struct watch *w = path ? new_watch(c, 2, &callback) : NULL;
  if (!w) {
    mem_free(path);
    return js_int(c->env, UV_EINVAL);
  }
  w->as_bytes = bind_fs_flag(c, 1);
  uv_fs_event_init(&c->env->loop.uv, &w->uv.event);
  int err = uv_fs_event_start(&w->uv.event, on_event, path, 0);
  mem_free(path);
  return settle(c, w, callback, err);
}

/* watchByAsking(path, intervalMs, callback(status)) -> an id > 0, or a negative errno; the stats
 * are in the registers while the callback runs */
JS_NATIVE(fs_watch_by_asking) {
  JSObjectRef callback;
  char *path = bind_fs_path(c, 0);
  struct watch *w = path ? new_watch(c, 2, &callback) : NULL;
  if (!w) {
    mem_free(path);
    return js_int(c->env, UV_EINVAL);
  }
  uv_fs_poll_init(&c->env->loop.uv, &w->uv.poll);
  int err = uv_fs_poll_start(&w->uv.poll, on_poll, path, (unsigned)bind_fs_number(c, 1));
  mem_free(path);
  return settle(c, w, callback, err);
}

/* watchRef(id, isRef) */
JS_NATIVE(fs_watch_ref) {
  struct watch *w = watch_arg(c);
  if (w && bind_fs_flag(c, 1)) uv_ref(&w->uv.handle);
  else if (w) uv_unref(&w->uv.handle);
  return js_undefined(c->env);
}

/* watchClose(id) */
JS_NATIVE(fs_watch_close) {
  struct watch *w = watch_arg(c);
  if (w) close_watch(w);
  return js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("watch", 3, fs_watch),
    NATIVE("watchByAsking", 3, fs_watch_by_asking),
    NATIVE("watchRef", 2, fs_watch_ref),
    NATIVE("watchClose", 1, fs_watch_close),
};

void bind_fs_watch_define(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
