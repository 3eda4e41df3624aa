/* bind_signal — internalBinding('signal'): signals as calls from the loop.  A signal that is
 * watched no longer does what it does by default; watching keeps no program alive. */
#include <signal.h>
#include <uv.h>

#include "base/mem.h"
#include "bind/bind.h"
#include "engine/pin.h"
#include "engine/turn.h"

struct watch {
  uv_signal_t uv;
  struct env *env;
  struct js_pin callback;
};

struct signal_state {
  struct watch *watch[NSIG]; /* by number; NULL: not watched */
};

static void free_watch(uv_handle_t *h) {
  mem_free(container_of((uv_signal_t *)h, struct watch, uv));
}

static void close_watch(struct watch *w) {
  js_pin_clear(w->env, &w->callback);
  uv_close((uv_handle_t *)&w->uv, free_watch);
}

static void on_signal(uv_signal_t *h, int number) {
  struct watch *w = container_of(h, struct watch, uv);
  JSValueRef argv[] = {js_int(w->env, number)};
  if (w->callback.obj) turn_call(w->env, w->callback.obj, NULL, 1, argv);
}

/* start(number, callback(number)) -> 0 or a negative errno (EINVAL: it cannot be watched) */
JS_NATIVE(signal_start) {
  struct signal_state *s = c->env->bind[BIND_SIGNAL];
  int number = c->argc > 0 ? js_to_int(c->env, c->argv[0]) : 0;
  if (number <= 0 || number >= NSIG || c->argc < 2 || !js_is_object(c->env, c->argv[1]))
    return js_int(c->env, UV_EINVAL);
  if (s->watch[number]) return js_int(c->env, UV_EEXIST);
  struct watch *w = mem_zalloc(sizeof *w);
  w->env = c->env;
  int err = uv_signal_init(&c->env->loop.uv, &w->uv);
  if (err) {
    mem_free(w);
    return js_int(c->env, err);
  }
  uv_unref((uv_handle_t *)&w->uv);
  err = uv_signal_start(&w->uv, on_signal, number);
  if (err) {
    uv_close((uv_handle_t *)&w->uv, free_watch);
    return js_int(c->env, err);
  }
  js_pin_set(c->env, &w->callback, (JSObjectRef)c->argv[1]);
  s->watch[number] = w;
  return js_int(c->env, 0);
}

/* stop(number) */
JS_NATIVE(signal_stop) {
  struct signal_state *s = c->env->bind[BIND_SIGNAL];
  int number = c->argc > 0 ? js_to_int(c->env, c->argv[0]) : 0;
  if (number > 0 && number < NSIG && s->watch[number]) {
    close_watch(s->watch[number]);
    s->watch[number] = NULL;
  }
  return js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("start", 2, signal_start),
    NATIVE("stop", 1, signal_stop),
};

static void on_end(void *p) {
  struct signal_state *s = p;
  for (int i = 0; i < NSIG; i++)
    if (s->watch[i]) close_watch(s->watch[i]);
  mem_free(s);
}

void bind_signal_init(struct env *env, JSObjectRef target) {
  struct signal_state *s = mem_zalloc(sizeof *s);
  env->bind[BIND_SIGNAL] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
