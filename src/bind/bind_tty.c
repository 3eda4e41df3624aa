/* bind_tty — internalBinding('tty'): terminals, and what the standard streams are. */
#include "bind/bind.h"
#include "sys/sys_tty.h"

static int fd_arg(struct js_call *c) {
  return c->argc > 0 ? js_to_int(c->env, c->argv[0]) : -1;
}

/* kind(fd) -> 0 unknown, 1 terminal, 2 file or device, 3 pipe, 4 socket */
JS_NATIVE(tty_kind) {
  return js_int(c->env, (int)sys_tty_kind(fd_arg(c)));
}

/* setRaw(fd, isRaw) -> 0 or a negative errno */
JS_NATIVE(tty_set_raw) {
  return js_int(c->env, sys_tty_set_raw(fd_arg(c), c->argc > 1 && js_to_bool(c->env, c->argv[1])));
}

/* size(fd) -> [columns, rows], or a negative errno */
JS_NATIVE(tty_size) {
  int columns, rows, err = sys_tty_size(fd_arg(c), &columns, &rows);
  if (err) return js_int(c->env, err);
  JSValueRef pair[] = {js_int(c->env, columns), js_int(c->env, rows)};
  return js_array(c->env, 2, pair);
}

/* reopen(fd) -> a descriptor of one's own, or a negative errno */
JS_NATIVE(tty_reopen) {
  return js_int(c->env, sys_tty_reopen(fd_arg(c)));
}

static const struct native natives[] = {
    NATIVE("kind", 1, tty_kind),
    NATIVE("setRaw", 2, tty_set_raw),
    NATIVE("size", 1, tty_size),
    NATIVE("reopen", 1, tty_reopen),
};

void bind_tty_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
