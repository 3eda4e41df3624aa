#include "bind/bind_work.h"

#include "base/check.h"
#include "base/mem.h"
#include "bind/bind_fs.h"
#include "engine/turn.h"

/* What is under way on this thread. */
static __thread struct {
  struct env *env;
  struct list works;
} under_way;

void bind_work_drop(struct bind_work *w) {
  for (unsigned i = 0; i < w->keeps; i++) js_pin_clear(w->env, &w->keep[i]);
  js_pin_clear(w->env, &w->callback);
  w->fini(w);
}

static void end(struct bind_work *w) {
  list_remove(&w->link);
  bind_work_drop(w);
}

static void on_env_end(void *p) {
  struct env *env = p;
  for (struct list *l = under_way.works.next; l != &under_way.works; l = l->next) {
    struct bind_work *w = container_of(l, struct bind_work, link);
    w->is_over = true;
    (void)uv_cancel((uv_req_t *)&w->req);
  }
  while (!list_is_empty(&under_way.works)) uv_run(&env->loop.uv, UV_RUN_ONCE);
  under_way.env = NULL;
}

static void on_work(uv_work_t *req) {
  struct bind_work *w = container_of(req, struct bind_work, req);
  w->run(w);
}

static void on_done(uv_work_t *req, int status) {
  struct bind_work *w = container_of(req, struct bind_work, req);
  struct env *env = w->env;
  if (w->is_over || status) {
    end(w);
    return;
  }
  JSLock(env->ctx);
  JSValueRef argv[BIND_WORK_MAX_ARGC];
  unsigned argc = w->answer(w, argv);
  JSObjectRef callback = w->callback.obj; /* the stack keeps all of them alive from here */
  end(w);
  JSUnlock(env->ctx); /* turn_call wants to be the outermost entry where the loop is outside */
  turn_call(env, callback, NULL, argc, argv);
}

void bind_work_keep(struct bind_work *w, JSValueRef object) {
  CHECK(w->keeps < BIND_WORK_KEEPS);
  js_pin_set(w->env, &w->keep[w->keeps++], (JSObjectRef)object);
}

bool bind_work_bytes(struct bind_work *w, JSValueRef v, char **ptr, size_t *len) {
  if (!bind_fs_stable_bytes(w->env, v, ptr, len)) return false;
  bind_work_keep(w, v);
  return true;
}

int bind_work_start(struct bind_work *w, JSObjectRef callback) {
  struct env *env = w->env;
  if (under_way.env != env) {
    under_way.env = env;
    list_init(&under_way.works);
    env_on_end(env, on_env_end, env);
  }
  list_push_back(&under_way.works, &w->link);
  js_pin_set(env, &w->callback, callback);
  int err = uv_queue_work(&env->loop.uv, &w->req, on_work, on_done);
  if (err) end(w);
  return err;
}

JSValueRef bind_work_now(struct bind_work *w) {
  JSValueRef argv[BIND_WORK_MAX_ARGC];
  w->run(w);
  (void)w->answer(w, argv);
  bind_work_drop(w);
  return argv[0];
}
