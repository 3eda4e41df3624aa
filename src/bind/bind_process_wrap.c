/* bind_process_wrap — internalBinding('process_wrap'): children for lib/node/child_process.js.
 *
 * Lists of texts (arguments, environment) come as one string with a NUL behind each.  A child has an id;
 * its end is told by onExit(id, status, signal), after which the id is stale. */
#include <errno.h>
#include <unistd.h>

#include "base/check.h"
#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/bytes.h"
#include "engine/pin.h"
#include "engine/string.h"
#include "engine/turn.h"
#include "sys/sys_process.h"

static const char child_kind[] = "child";

/* ORDER: the flags in lib/internal/child_process/spawn.js */
enum { FLAG_DETACHED = 1, FLAG_UID = 2, FLAG_GID = 4 };

struct wrap_state {
  struct env *env;
  struct js_pin on_exit;
  struct list children;
};

struct child {
  struct sys_process process;
  struct list link;
  struct env *env; /* NULL: the env has ended */
  int32_t id;      /* 0: it did not start */
};

static int32_t int_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_int(c->env, c->argv[i]) : 0;
}

/* ---- what is to be started ---- */

/* Texts of one string, each with a NUL behind it; the array and the text are mem_free'd. */
struct texts {
  char *text, **list;
};

static void texts_fini(struct texts *t) {
  mem_free(t->text);
  mem_free(t->list);
}

/* false: no string, or no memory; nothing to free then. */
static bool texts_open(struct js_call *c, unsigned i, struct texts *t) {
  size_t len, count = 0;
  *t = (struct texts){0};
  t->text = i < c->argc ? js_dup_utf8(c->env, c->argv[i], &len) : NULL;
  if (!t->text) return false;
  for (size_t k = 0; k < len; k++) count += t->text[k] == '\0';
  t->list = mem_try_alloc((count + 1) * sizeof *t->list);
  if (!t->list) {
    texts_fini(t);
    return false;
  }
  char *p = t->text;
  for (size_t k = 0; k < count; k++) {
    t->list[k] = p;
    p += strlen(p) + 1;
  }
  t->list[count] = NULL;
  return true;
}

/* The first seven arguments of spawn and spawnSync. */
struct spec_args {
  struct sys_process_spec spec;
  struct texts argv, envp;
  char *file, *cwd;
};

static void spec_fini(struct spec_args *a) {
  texts_fini(&a->argv);
  texts_fini(&a->envp);
  mem_free(a->file);
  mem_free(a->cwd);
}

/* (file, args, env, cwd | undefined, fds: Int32Array, flags, uid, gid).  The descriptors are borrowed
 * until JavaScript runs.  false: bad arguments, or no memory. */
static bool spec_open(struct js_call *c, struct spec_args *a) {
  struct slice fds;
  *a = (struct spec_args){0};
  if (c->argc < 8) return false;
  a->file = js_dup_cstr(c->env, c->argv[0]);
  bool has_cwd = js_is_string(c->env, c->argv[3]);
  if (has_cwd) a->cwd = js_dup_cstr(c->env, c->argv[3]);
  if (!a->file || (has_cwd && !a->cwd) || !texts_open(c, 1, &a->argv) ||
      !texts_open(c, 2, &a->envp) || !js_bytes(c->env, c->argv[4], &fds)) {
    spec_fini(a);
    return false;
  }
  int flags = int_arg(c, 5);
  a->spec = (struct sys_process_spec){
      .file = a->file,
      .argv = a->argv.list,
      .envp = a->envp.list,
      .cwd = a->cwd,
      .fds = (const int *)(const void *)fds.ptr,
      .fd_count = (unsigned)(fds.len / sizeof(int)),
      .is_detached = flags & FLAG_DETACHED,
      .has_uid = flags & FLAG_UID,
      .has_gid = flags & FLAG_GID,
      .uid = (uv_uid_t)int_arg(c, 6),
      .gid = (uv_gid_t)int_arg(c, 7),
  };
  return true;
}

/* ---- children beside the loop ---- */

static void on_exit_child(struct sys_process *p, int64_t status, int signal) {
  struct child *child = container_of(p, struct child, process);
  struct env *env = child->env;
  sys_process_close(p);
  if (!env) return;
  struct wrap_state *s = env->bind[BIND_PROCESS_WRAP];
  JSValueRef argv[] = {js_int(env, child->id), js_number(env, (double)status), js_int(env, signal)};
  slots_remove(&env->slots, child->id);
  child->id = 0;
  if (s->on_exit.obj) turn_call(env, s->on_exit.obj, NULL, ARRAY_COUNT(argv), argv);
}

static void on_closed_child(struct sys_process *p) {
  struct child *child = container_of(p, struct child, process);
  list_remove(&child->link);
  mem_free(child);
}

/* spawn(file, args, env, cwd, fds, flags, uid, gid) -> id, or a negative errno */
JS_NATIVE(wrap_spawn) {
  struct wrap_state *s = c->env->bind[BIND_PROCESS_WRAP];
  struct spec_args a;
  if (!spec_open(c, &a)) return throw_type(c, "bad arguments");
  struct child *child = mem_zalloc(sizeof *child);
  child->env = c->env;
  child->process.on_exit = on_exit_child;
  child->process.on_closed = on_closed_child;
  list_push_back(&s->children, &child->link);
  int32_t result = sys_process_spawn(&child->process, &c->env->loop, &a.spec);
  if (result == 0) {
    result = child->id = slots_add(&c->env->slots, child_kind, child);
    CHECK(result > 0); /* a million children would need a million process ids */
  }
  spec_fini(&a);
  return js_int(c->env, result);
}

static struct child *child_arg(struct js_call *c) {
  return slots_get(&c->env->slots, child_kind, int_arg(c, 0));
}

/* pid(id) -> its process id, 0 for a stale id */
JS_NATIVE(wrap_pid) {
  struct child *child = child_arg(c);
  return js_int(c->env, child ? child->process.uv.pid : 0);
}

/* kill(id, signal) -> 0 or a negative errno */
JS_NATIVE(wrap_kill) {
  struct child *child = child_arg(c);
  return js_int(c->env, child ? sys_process_kill(&child->process, int_arg(c, 1)) : -ESRCH);
}

/* setRef(id, isRef): does it keep the program alive? */
JS_NATIVE(wrap_set_ref) {
  struct child *child = child_arg(c);
  if (child) sys_process_set_ref(&child->process, c->argc > 1 && js_to_bool(c->env, c->argv[1]));
  return js_undefined(c->env);
}

/* pair() -> [ours, the child's] or a negative errno */
JS_NATIVE(wrap_pair) {
  int fds[2];
  int err = sys_process_pair(fds);
  if (err) return js_int(c->env, err);
  JSValueRef list[] = {js_int(c->env, fds[0]), js_int(c->env, fds[1])};
  return js_array(c->env, 2, list);
}

/* closeFd(fd) */
JS_NATIVE(wrap_close_fd) {
  close(int_arg(c, 0));
  return js_undefined(c->env);
}

/* setHook(onExit) */
JS_NATIVE(wrap_set_hook) {
  struct wrap_state *s = c->env->bind[BIND_PROCESS_WRAP];
  if (!c->argc || !js_is_object(c->env, c->argv[0])) return throw_type(c, "a function is needed");
  js_pin_set(c->env, &s->on_exit, (JSObjectRef)c->argv[0]);
  return js_undefined(c->env);
}

/* ---- a child that is waited for ---- */

/* Copies of what goes into the pipes: while the child runs no JavaScript does, but the collector may
 * move small arrays.  false: no memory. */
static bool inputs_open(struct js_call *c, JSObjectRef list, struct buf *inputs, unsigned count) {
  for (unsigned i = 0; i < count; i++) {
    struct js_text t;
    struct slice bytes;
    JSValueRef v = JSObjectGetPropertyAtIndex(c->ctx, list, i, NULL);
    int err = 0;
    if (v && js_text_open(c->env, v, &t)) {
      err = js_text_append_utf8(&t, &inputs[i]);
      js_text_close(&t);
    } else if (v && js_is_object(c->env, v) && js_bytes(c->env, v, &bytes)) {
      err = buf_append_slice(&inputs[i], bytes);
    }
    if (err) return false;
  }
  return true;
}

static JSValueRef output_value(struct js_call *c, int fd, struct buf *b) {
  if (fd != SYS_PROCESS_PIPE) return js_null(c->env);
  JSObjectRef bytes = js_buffer_copy(c->env, b->ptr, b->len);
  return bytes ? (JSValueRef)bytes : js_null(c->env);
}

static JSValueRef answer(struct js_call *c, struct sys_process_run *run) {
  JSValueRef head[] = {js_int(c->env, run->pid), js_number(c->env, (double)run->status),
                       js_int(c->env, run->signal), js_int(c->env, run->error)};
  JSObjectRef list = js_array(c->env, ARRAY_COUNT(head), head);
  for (unsigned i = 0; i < run->spec.fd_count; i++)
    JSObjectSetPropertyAtIndex(c->ctx, list, (unsigned)ARRAY_COUNT(head) + i,
                               output_value(c, run->spec.fds[i], &run->outputs[i]), NULL);
  return list;
}

static void bufs_free(struct buf *b, unsigned count) {
  for (unsigned i = 0; i < count; i++) buf_fini(&b[i]);
  mem_free(b);
}

/* spawnSync(file, args, env, cwd, fds, flags, uid, gid, inputs: Array, timeoutMs, maxBuffer, killSignal)
 *   -> [pid, status, signal, error, ArrayBuffer | null a descriptor, ...].  A descriptor -2 is a pipe. */
JS_NATIVE(wrap_spawn_sync) {
  struct spec_args a;
  if (c->argc < 12 || !js_is_object(c->env, c->argv[8]) || !spec_open(c, &a))
    return throw_type(c, "bad arguments");
  unsigned count = a.spec.fd_count;
  struct buf *inputs = mem_zalloc(count * sizeof *inputs);
  struct buf *outputs = mem_zalloc(count * sizeof *outputs);
  struct slice *in = mem_zalloc(count * sizeof *in);
  int *fds = mem_alloc(count * sizeof *fds);
  memcpy(fds, a.spec.fds, count * sizeof *fds);
  a.spec.fds = fds;
  double max_output = js_to_double(c->env, c->argv[10]);
  struct sys_process_run run = {
      .spec = a.spec,
      .timeout_ms = (uint64_t)js_to_int64(c->env, c->argv[9]),
      .max_output = max_output < 0x1p53 ? (size_t)max_output : SIZE_MAX,
      .kill_signal = int_arg(c, 11),
      .inputs = in,
      .outputs = outputs,
  };
  JSValueRef result;
  if (inputs_open(c, (JSObjectRef)c->argv[8], inputs, count)) {
    for (unsigned i = 0; i < count; i++) in[i] = slice_of(inputs[i].ptr, inputs[i].len);
    sys_process_run(&run);
    result = answer(c, &run);
  } else {
    result = throw_error(c, "out of memory");
  }
  bufs_free(inputs, count);
  bufs_free(outputs, count);
  mem_free(in);
  mem_free(fds);
  spec_fini(&a);
  return result;
}

static const struct native natives[] = {
    NATIVE("spawn", 8, wrap_spawn),      NATIVE("spawnSync", 12, wrap_spawn_sync),
    NATIVE("pid", 1, wrap_pid),          NATIVE("kill", 2, wrap_kill),
    NATIVE("setRef", 2, wrap_set_ref),   NATIVE("pair", 0, wrap_pair),
    NATIVE("closeFd", 1, wrap_close_fd), NATIVE("setHook", 1, wrap_set_hook),
};

static void on_end(void *p) {
  struct wrap_state *s = p;
  for (struct list *l = s->children.next; l != &s->children; l = l->next) {
    struct child *child = container_of(l, struct child, link);
    child->env = NULL;
    sys_process_close(&child->process);
  }
  while (!list_is_empty(&s->children)) uv_run(&s->env->loop.uv, UV_RUN_NOWAIT);
  js_pin_clear(s->env, &s->on_exit);
  s->env->bind[BIND_PROCESS_WRAP] = NULL;
  mem_free(s);
}

void bind_process_wrap_init(struct env *env, JSObjectRef target) {
  struct wrap_state *s = mem_zalloc(sizeof *s);
  s->env = env;
  list_init(&s->children);
  env->bind[BIND_PROCESS_WRAP] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
