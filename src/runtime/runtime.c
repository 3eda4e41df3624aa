#include "runtime/runtime.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/check.h"
#include "base/log.h"
#include "base/mem.h"
#include "bind/bind.h"
#include "engine/error.h"
#include "engine/string.h"
#include "engine/turn.h"
#include "engine/value.h"
#include "runtime/builtins.h"
#include "sys/sys_clock.h"
#include "sys/sys_tty.h"

/* internalBinding(name) */
JS_NATIVE(runtime_internal_binding) {
  char *name = c->argc > 0 ? js_dup_cstr(c->env, c->argv[0]) : NULL;
  JSValueRef binding = name ? bind_get(c->env, name) : js_undefined(c->env);
  mem_free(name);
  return binding;
}

/* compile(id) -> the wrapper function of a built-in; undefined for an unknown id */
JS_NATIVE(runtime_compile) {
  char *id = c->argc > 0 ? js_dup_cstr(c->env, c->argv[0]) : NULL;
  const struct builtin *b = id ? builtins_find(id) : NULL;
  mem_free(id);
  if (!b) return js_undefined(c->env);
  JSObjectRef fn = builtins_compile(c->env, b, &c->exc);
  LOG(MODULE, "compiled %s, %d bytes", b->id, (int)(b->end - b->text));
  return fn ? fn : js_undefined(c->env);
}

/* ids() -> names of all built-ins */
JS_NATIVE(runtime_ids) {
  JSValueRef *ids = mem_alloc(builtins_count * sizeof *ids);
  JSObjectRef array = js_array(c->env, 0, NULL);
  for (unsigned i = 0; i < builtins_count; i++)
    JSObjectSetPropertyAtIndex(c->ctx, array, i, js_str(c->env, builtins_table[i].id), NULL);
  mem_free(ids);
  return array;
}

static const struct native natives[] = {
    NATIVE("internalBinding", 1, runtime_internal_binding),
    NATIVE("compile", 1, runtime_compile),
    NATIVE("ids", 0, runtime_ids),
};

static JSObjectRef strings(struct env *env, int count, char **list) {
  JSObjectRef array = js_array(env, 0, NULL);
  for (int i = 0; i < count; i++)
    JSObjectSetPropertyAtIndex(env->ctx, array, (unsigned)i, js_str(env, list[i]), NULL);
  return array;
}

/* envFlags() -> names of the options that NODE_OPTIONS may hold */
static const struct options *given_options;
JS_NATIVE(runtime_env_flags) {
  JSObjectRef array = js_array(c->env, 0, NULL);
  const char *name;
  for (unsigned i = 0; given_options->env_flag && (name = given_options->env_flag(i)); i++)
    JSObjectSetPropertyAtIndex(c->ctx, array, i, js_str(c->env, name), NULL);
  return array;
}

/* Text of the command line; bytes that are no UTF-8 become U+FFFD. */
static void append(struct env *env, JSObjectRef object, const char *key, const char *text) {
  JSObjectRef list = (JSObjectRef)js_get(env, object, key);
  if (!js_is_object(env, list)) js_set(env, object, key, list = js_array(env, 0, NULL));
  unsigned count = (unsigned)js_to_int(env, js_get(env, list, "length"));
  JSObjectSetPropertyAtIndex(env->ctx, list, count, js_str(env, text), NULL);
}

static JSObjectRef options_object(struct env *env, const struct options *o) {
  static const struct native env_flags = NATIVE("envFlags", 0, runtime_env_flags);
  JSObjectRef object = js_object(env);
  for (unsigned i = 0; i < o->count; i++) {
    const struct option_value *v = &o->value[i];
    if (v->is_list) append(env, object, v->key, v->text);
    else js_set(env, object, v->key, v->text ? js_str(env, v->text) : js_bool(env, v->is_on));
  }
  js_set(env, object, "argv", strings(env, o->argc, o->argv));
  js_set(env, object, "execArgv", strings(env, o->exec_argc, o->exec_argv));
  js_set(env, object, "hasScript", js_bool(env, o->has_script));
  js_set(env, object, "argv0", js_str(env, o->argv0));
  js_set(env, object, "execPath", js_str(env, env->exec_path));
  js_set(env, object, "envFlags", native_function(env, &env_flags));
  js_set(env, object, "version", js_str(env, EDDY_VERSION));
  js_set(env, object, "nodeVersion", js_str(env, RUNTIME_NODE_VERSION));
  given_options = o;
  return object;
}

/* What lib/boot/boot.js hands back. */
struct boot {
  JSObjectRef run_main;    /* () => void */
  JSObjectRef before_exit; /* () => void: emits 'beforeExit' */
  JSObjectRef exit;        /* () => code: emits 'exit' */
};
static __thread struct boot boot;

static JSObjectRef function_of(struct env *env, JSObjectRef exports, const char *name) {
  JSValueRef fn = js_get(env, exports, name);
  CHECK(js_is_object(env, fn));
  JSValueProtect(env->ctx, fn); /* allowed: until the context goes */
  return (JSObjectRef)fn;
}

static bool load_boot(struct env *env, const struct options *o) {
  JSValueRef exc = NULL;
  JSObjectRef wrapper = builtins_compile(env, builtins_find("internal/boot/boot"), &exc);
  JSObjectRef exports = js_object(env), given = js_object(env);
  native_define(env, given, natives, ARRAY_COUNT(natives));
  js_set(env, given, "options", options_object(env, o));
  JSValueRef argv[] = {exports, given, js_undefined(env), js_undefined(env)};
  if (wrapper) JSObjectCallAsFunction(env->ctx, wrapper, NULL, ARRAY_COUNT(argv), argv, &exc);
  if (exc) error_print(env, exc);
  if (exc || !wrapper) return false;
  boot.run_main = function_of(env, exports, "runMain");
  boot.before_exit = function_of(env, exports, "beforeExit");
  boot.exit = function_of(env, exports, "exit");
  return true;
}

static int run(struct env *env) {
  turn_call(env, boot.run_main, NULL, 0, NULL);
  do {
    while (loop_is_alive(&env->loop) && loop_turn(&env->loop)) continue;
    turn_call(env, boot.before_exit, NULL, 0, NULL);
  } while (loop_is_alive(&env->loop));
  JSValueRef code = turn_call(env, boot.exit, NULL, 0, NULL);
  /* An 'exit' listener threw and somebody took the error: the second time only the code comes. */
  if (!code) code = turn_call(env, boot.exit, NULL, 0, NULL);
  return code ? js_to_int(env, code) : 1;
}

static char *find_exec_path(void) {
  char path[4096];
  ssize_t n = readlink("/proc/self/exe", path, sizeof path);
  return mem_dup(path, n < 0 ? 0 : (size_t)n);
}

int runtime_run(const struct options *o) {
  static struct env env;
  sys_clock_note(SYS_CLOCK_MAIN);
  sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN},
            NULL); /* an error of the write instead */
  int err = env_init(&env);
  if (err) {
    fprintf(stderr, "eddy: the engine did not start: %s\n", uv_strerror(err));
    return 1;
  }
  sys_clock_note(SYS_CLOCK_ENGINE);
  env.exec_path = find_exec_path();
  JSLock(env.ctx);
  bool ok = load_boot(&env, o);
  JSUnlock(env.ctx);
  sys_clock_note(SYS_CLOCK_BOOT);
  int code = ok ? turn_spin(&env, run) : 1;
  fflush(NULL);
  sys_tty_reset();
#ifdef DEBUG
  env_fini(&env); /* so that what leaks is seen; otherwise the kernel is quicker */
  return code;
#else
  _exit(code);
#endif
}
