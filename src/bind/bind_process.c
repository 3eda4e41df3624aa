/* bind_process — internalBinding('process'): this process and what it asks of the system. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <uv.h>

#include "base/buf.h"
#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/string.h"
#include "sys/sys_tty.h"

static char *text_arg(struct js_call *c, unsigned i) {
  return c->argc > i ? js_dup_cstr(c->env, c->argv[i]) : NULL;
}

static int int_arg(struct js_call *c, unsigned i) {
  return c->argc > i ? js_to_int(c->env, c->argv[i]) : 0;
}

/* cwd() -> string; throws ENOENT when the folder is gone */
JS_NATIVE(process_cwd) {
  char path[PATH_MAX];
  if (!getcwd(path, sizeof path)) return throw_sys(c, -errno, "uv_cwd", NULL);
  return js_str(c->env, path);
}

/* chdir(path) -> 0 or a negative errno */
JS_NATIVE(process_chdir) {
  char *path = text_arg(c, 0);
  int err = !path ? -ENOENT : chdir(path) == 0 ? 0 : -errno;
  mem_free(path);
  return js_int(c->env, err);
}

/* umask() or umask(mask) -> the one before */
JS_NATIVE(process_umask) {
  mode_t was = umask(c->argc > 0 ? (mode_t)int_arg(c, 0) : 0);
  if (c->argc == 0) umask(was); /* the system has no call that only asks */
  return js_int(c->env, (int)was);
}

/* kill(pid, signal) -> 0 or a negative errno */
JS_NATIVE(process_kill) {
  return js_int(c->env, uv_kill(int_arg(c, 0), int_arg(c, 1)));
}

/* abort(): ends the process with SIGABRT */
JS_NATIVE(process_abort) {
  fflush(NULL);
  signal(SIGABRT, SIG_DFL); /* allowed: the default is all that abort() needs */
  abort();
}

/* reallyExit(code): ends the process now; nothing more of JavaScript runs */
JS_NATIVE(process_really_exit) {
  fflush(NULL);
  sys_tty_reset();
  _exit(int_arg(c, 0));
}

/* pid() and ppid(), asked each time: the parent may go */
JS_NATIVE(process_pid) {
  return js_int(c->env, (int)getpid());
}
JS_NATIVE(process_ppid) {
  return js_int(c->env, (int)getppid());
}

/* title() -> string */
JS_NATIVE(process_title) {
  char title[4096];
  return uv_get_process_title(title, sizeof title) == 0 ? js_str(c->env, title)
                                                        : js_str(c->env, "eddy");
}

/* setTitle(text): as much of it as the place of argv holds */
JS_NATIVE(process_set_title) {
  char *title = text_arg(c, 0);
  if (title) uv_set_process_title(title);
  mem_free(title);
  return js_undefined(c->env);
}

/* gc(): a full collection, now */
JS_NATIVE(process_gc) {
  JSSynchronousGarbageCollectForDebugging(c->ctx);
  return js_undefined(c->env);
}

/* The strings of an array and a NULL, to be freed by free_list. */
static char **string_list(struct env *env, JSValueRef v) {
  JSObjectRef array = js_is_object(env, v) ? (JSObjectRef)v : NULL;
  unsigned count = array ? (unsigned)js_to_int(env, js_get(env, array, "length")) : 0, used = 0;
  char **list = mem_zalloc((count + 1) * sizeof *list);
  for (unsigned i = 0; i < count; i++) {
    char *text = js_dup_cstr(env, JSObjectGetPropertyAtIndex(env->ctx, array, i, NULL));
    if (text) list[used++] = text;
  }
  return list;
}

static void free_list(char **list) {
  for (char **p = list; *p; p++) mem_free(*p);
  mem_free(list);
}

/* execve(path, args, env: ['K=V']) -> a negative errno, if it returns at all */
JS_NATIVE(process_execve) {
  if (c->argc < 3) return js_int(c->env, -EINVAL);
  char *path = text_arg(c, 0);
  char **args = string_list(c->env, c->argv[1]), **env = string_list(c->env, c->argv[2]);
  for (int fd = 0; fd <= 2; fd++) fcntl(fd, F_SETFD, 0); /* the new program keeps these open */
  fflush(NULL);
  int err = -EINVAL;
  if (path) {
    execve(path, args, env);
    err = -errno;
  }
  mem_free(path);
  free_list(args);
  free_list(env);
  return js_int(c->env, err);
}

/* activeRequests() -> how many requests libuv works at */
JS_NATIVE(process_active_requests) {
  return js_int(c->env, (int32_t)c->env->loop.uv.active_reqs.count);
}

static const struct native natives[] = {
    NATIVE("activeRequests", 0, process_active_requests),
    NATIVE("cwd", 0, process_cwd),
    NATIVE("chdir", 1, process_chdir),
    NATIVE("umask", 1, process_umask),
    NATIVE("kill", 2, process_kill),
    NATIVE("abort", 0, process_abort),
    NATIVE("reallyExit", 1, process_really_exit),
    NATIVE("pid", 0, process_pid),
    NATIVE("ppid", 0, process_ppid),
    NATIVE("title", 0, process_title),
    NATIVE("setTitle", 1, process_set_title),
    NATIVE("gc", 0, process_gc),
    NATIVE("execve", 3, process_execve),
};

void bind_process_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
