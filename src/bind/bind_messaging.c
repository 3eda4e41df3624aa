/* bind_messaging — internalBinding('messaging'): when messages between ports of one thread are given
 * out: before the loop polls again, as if they had come from outside. */
#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/pin.h"
#include "engine/turn.h"

struct messaging_state {
  struct env *env;
  struct js_pin deliver;
  struct loop_soon soon;
};

static void on_soon(struct loop_soon *s) {
  struct messaging_state *m = container_of(s, struct messaging_state, soon);
  if (m->deliver.obj) turn_call(m->env, m->deliver.obj, NULL, 0, NULL);
}

/* setHook(deliver: () => void) */
JS_NATIVE(messaging_set_hook) {
  struct messaging_state *m = c->env->bind[BIND_MESSAGING];
  if (!c->argc || !js_is_object(c->env, c->argv[0])) return throw_type(c, "a function is needed");
  js_pin_set(c->env, &m->deliver, (JSObjectRef)c->argv[0]);
  return js_undefined(c->env);
}

/* schedule(): the hook is called once, soon */
JS_NATIVE(messaging_schedule) {
  struct messaging_state *m = c->env->bind[BIND_MESSAGING];
  loop_soon(&c->env->loop, &m->soon);
  return js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("setHook", 1, messaging_set_hook),
    NATIVE("schedule", 0, messaging_schedule),
};

static void on_end(void *p) {
  struct messaging_state *m = p;
  loop_soon_cancel(&m->soon);
  js_pin_clear(m->env, &m->deliver);
  m->env->bind[BIND_MESSAGING] = NULL;
  mem_free(m);
}

void bind_messaging_init(struct env *env, JSObjectRef target) {
  struct messaging_state *m = mem_zalloc(sizeof *m);
  m->env = env;
  m->soon.on_soon = on_soon;
  env->bind[BIND_MESSAGING] = m;
  env_on_end(env, on_end, m);
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
