/* bind_ipc — internalBinding('ipc'): channels to children and to the parent (net/ipc.h), for
 * lib/internal/child_process/channel.js. */
#include <errno.h>

#include "base/check.h"
#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/bytes.h"
#include "engine/pin.h"
#include "engine/string.h"
#include "engine/turn.h"
#include "net/ipc.h"

static const char ipc_kind[] = "ipc";

/* ORDER: setHooks in lib/internal/child_process/channel.js */
enum ipc_hook { HOOK_MESSAGE, HOOK_DRAIN, HOOK_END, HOOK_COUNT };

struct ipc_state {
  struct env *env;
  struct js_pin hook[HOOK_COUNT];
};

static int32_t int_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_int(c->env, c->argv[i]) : 0;
}

static void call_hook(struct ipc *c, enum ipc_hook hook, JSValueRef value) {
  struct env *env = c->owner;
  struct ipc_state *s = env->bind[BIND_IPC];
  JSValueRef argv[] = {js_int(env, c->id), value};
  if (s->hook[hook].obj) turn_call(env, s->hook[hook].obj, NULL, ARRAY_COUNT(argv), argv);
}

static void on_message(struct ipc *c, struct slice message) {
  struct env *env = c->owner;
  if (c->form == IPC_LINES) {
    call_hook(c, HOOK_MESSAGE, js_str_utf8(env, message.ptr, message.len));
    return;
  }
  JSObjectRef bytes = js_buffer_copy(env, message.ptr, message.len);
  call_hook(c, HOOK_MESSAGE, bytes ? (JSValueRef)bytes : js_undefined(env));
}

static void on_drain(struct ipc *c) {
  call_hook(c, HOOK_DRAIN, js_undefined(c->owner));
}

static void on_end_of(struct ipc *c, int err) {
  call_hook(c, HOOK_END, js_int(c->owner, err));
}

static void on_closed(struct ipc *c) {
  struct env *env = c->owner;
  slots_remove(&env->slots, c->id);
  mem_free(c);
}

static const struct ipc_user ipc_user = {
    .on_message = on_message,
    .on_drain = on_drain,
    .on_end = on_end_of,
    .on_closed = on_closed,
};

/* open(fd, isFrames) -> id or a negative errno; the descriptor is owned, on errors too */
JS_NATIVE(ipc_native_open) {
  struct ipc *ipc = mem_zalloc(sizeof *ipc);
  bool is_frames = c->argc > 1 && js_to_bool(c->env, c->argv[1]);
  int err =
      ipc_open(ipc, &c->env->loop, int_arg(c, 0), is_frames ? IPC_FRAMES : IPC_LINES, &ipc_user);
  if (err) {
    mem_free(ipc);
    return js_int(c->env, err);
  }
  ipc->owner = c->env;
  ipc->id = slots_add(&c->env->slots, ipc_kind, ipc);
  CHECK(ipc->id > 0); /* a million channels would need a million descriptors */
  return js_int(c->env, ipc->id);
}

static struct ipc *ipc_arg(struct js_call *c) {
  return slots_get(&c->env->slots, ipc_kind, int_arg(c, 0));
}

/* start(id): messages come by the hook */
JS_NATIVE(ipc_native_start) {
  struct ipc *ipc = ipc_arg(c);
  if (ipc) ipc_start(ipc);
  return js_undefined(c->env);
}

/* setRef(id, isRef) */
JS_NATIVE(ipc_native_set_ref) {
  struct ipc *ipc = ipc_arg(c);
  if (ipc) ipc_set_ref(ipc, c->argc > 1 && js_to_bool(c->env, c->argv[1]));
  return js_undefined(c->env);
}

/* send(id, message: string | bytes, fd or -1) -> bytes that are queued, or a negative errno */
JS_NATIVE(ipc_native_send) {
  struct ipc *ipc = ipc_arg(c);
  struct slice bytes;
  if (!ipc || c->argc < 3) return js_int(c->env, -EPIPE);
  char *text = NULL;
  size_t len = 0;
  if (js_is_string(c->env, c->argv[1])) {
    text = js_dup_utf8(c->env, c->argv[1], &len);
    if (!text) return js_int(c->env, -ENOMEM);
    bytes = slice_of(text, len);
  } else if (!js_bytes(c->env, c->argv[1], &bytes)) {
    return throw_type(c, "a string or bytes are needed");
  }
  int err = ipc_send(ipc, bytes, int_arg(c, 2));
  mem_free(text);
  return err ? js_int(c->env, err) : js_number(c->env, (double)ipc->queued);
}

/* takeFd(id) -> the oldest descriptor that has come, or -1 */
JS_NATIVE(ipc_native_take_fd) {
  struct ipc *ipc = ipc_arg(c);
  return js_int(c->env, ipc ? ipc_take_fd(ipc) : -1);
}

/* close(id): when what is queued has been sent */
JS_NATIVE(ipc_native_close) {
  struct ipc *ipc = ipc_arg(c);
  if (ipc) ipc_close(ipc);
  return js_undefined(c->env);
}

/* setHooks(onMessage(id, message), onDrain(id), onEnd(id, errno)) */
JS_NATIVE(ipc_native_set_hooks) {
  struct ipc_state *s = c->env->bind[BIND_IPC];
  for (unsigned i = 0; i < HOOK_COUNT; i++) {
    if (i >= c->argc || !js_is_object(c->env, c->argv[i]))
      return throw_type(c, "three functions are needed");
    js_pin_set(c->env, &s->hook[i], (JSObjectRef)c->argv[i]);
  }
  return js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("open", 2, ipc_native_open),          NATIVE("start", 1, ipc_native_start),
    NATIVE("setRef", 2, ipc_native_set_ref),     NATIVE("send", 3, ipc_native_send),
    NATIVE("takeFd", 1, ipc_native_take_fd),     NATIVE("close", 1, ipc_native_close),
    NATIVE("setHooks", 3, ipc_native_set_hooks),
};

static void on_end(void *p) {
  struct ipc_state *s = p;
  for (unsigned i = 0; i < HOOK_COUNT; i++) js_pin_clear(s->env, &s->hook[i]);
  s->env->bind[BIND_IPC] = NULL;
  mem_free(s);
}

void bind_ipc_init(struct env *env, JSObjectRef target) {
  struct ipc_state *s = mem_zalloc(sizeof *s);
  s->env = env;
  env->bind[BIND_IPC] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
