/* bind_fs_job — what takes several system calls, in one trip to the work pool: whole files, folders
 * with their parents, trees. */
#include "base/mem.h"
#include "bind/bind_fs.h"
#include "engine/bytes.h"
#include "engine/string.h"
#include "engine/turn.h"
#include "fs/fs_file.h"
#include "fs/fs_tree.h"

#define MAX_TEXT ((1u << 29) - 24) /* the longest string; what is longer comes as bytes */

enum job_text { JOB_BYTES, JOB_UTF8, JOB_LATIN1 };

struct job {
  uv_work_t work;
  struct env *env;
  struct js_pin callback, keep;
  void (*run)(struct job *j);          /* any thread; no JavaScript */
  JSValueRef (*answer)(struct job *j); /* the env's thread; err is 0 */
  int err;
  char *path;
  struct fs_file file;
  enum job_text text;
  char *ptr; /* of the file's bytes */
  size_t len;
  bool owns_ptr;
  mode_t mode;
  char *first;
  struct fs_tree_remove remove;
  int tree_err;
};

static void job_fini(struct job *j) {
  js_pin_clear(j->env, &j->keep);
  js_pin_clear(j->env, &j->callback);
  mem_free(j->path);
  if (j->owns_ptr) mem_free(j->ptr);
  mem_free(j->first);
  mem_free(j->remove.failed);
}

static JSValueRef job_answer(struct job *j) {
  bind_fs_set(j->env, 0, j->file.step, j->file.step);
  bind_fs_set(j->env, 1, (double)j->file.size, (int64_t)j->file.size);
  if (j->err) return js_int(j->env, j->err);
  return j->answer ? j->answer(j) : js_int(j->env, 0);
}

static void on_work(uv_work_t *w) {
  struct job *j = container_of(w, struct job, work);
  j->run(j);
}

static void on_done(uv_work_t *w, int status) {
  struct job *j = container_of(w, struct job, work);
  struct env *env = j->env;
  if (status) j->err = status;
  JSLock(env->ctx);
  JSValueRef argv[] = {job_answer(j)};
  JSObjectRef callback = j->callback.obj;
  job_fini(j);
  mem_free(j);
  JSUnlock(env->ctx);
  turn_call(env, callback, NULL, 1, argv);
}

/* Runs `proto` now, or in the pool when there is a callback.  Owns what proto owns. */
static JSValueRef job_start(struct js_call *c, struct job *proto, JSObjectRef callback,
                            JSObjectRef keep) {
  proto->env = c->env;
  if (!callback) {
    proto->run(proto);
    JSValueRef result = job_answer(proto);
    job_fini(proto);
    return result;
  }
  struct job *j = mem_alloc(sizeof *j);
  *j = *proto;
  if (j->file.path) j->file.path = j->path;
  js_pin_set(c->env, &j->callback, callback);
  if (keep) js_pin_set(c->env, &j->keep, keep);
  int err = uv_queue_work(&c->env->loop.uv, &j->work, on_work, on_done);
  if (!err) return js_undefined(c->env);
  job_fini(j);
  mem_free(j);
  return js_int(c->env, err);
}

/* The first argument: a descriptor or a path.  false: neither. */
static bool take_file(struct js_call *c, struct job *j) {
  if (c->argc > 0 && JSValueIsNumber(c->ctx, c->argv[0])) {
    j->file.fd = js_to_int(c->env, c->argv[0]);
    return true;
  }
  j->path = bind_fs_path(c, 0);
  j->file.path = j->path;
  return j->path != NULL;
}

static void run_read(struct job *j) {
  j->err = fs_file_read(&j->file, UINT32_MAX >> 1, &j->ptr, &j->len);
  j->owns_ptr = !j->err;
}

static JSValueRef answer_read(struct job *j) {
  if (j->text == JOB_UTF8 && j->len <= MAX_TEXT) return js_str_utf8(j->env, j->ptr, j->len);
  if (j->text == JOB_LATIN1 && j->len <= MAX_TEXT) return js_str_latin1(j->env, j->ptr, j->len);
  j->owns_ptr = false;
  JSObjectRef bytes = js_buffer_take(j->env, j->ptr, j->len);
  return bytes ? bytes : js_int(j->env, UV_ENOMEM);
}

/* readFile(path or fd, flags, text: 0 bytes, 1 UTF-8, 2 Latin-1, callback?) -> ArrayBuffer or
 * string; a string that would be too long comes as bytes */
JS_NATIVE(fs_read_file) {
  struct job j = {.run = run_read, .answer = answer_read};
  if (!take_file(c, &j)) return js_int(c->env, UV_EINVAL);
  j.file.flags = (int)bind_fs_number(c, 1);
  j.file.mode = 0666; /* a flag may make the file */
  j.text = (enum job_text)bind_fs_number(c, 2);
  return job_start(c, &j, bind_fs_callback(c, 3), NULL);
}

static void run_write(struct job *j) {
  j->err = fs_file_write(&j->file, j->ptr, j->len);
}

/* writeFile(path or fd, string (as UTF-8) or view, flags, mode, sync, callback?) -> 0 */
JS_NATIVE(fs_write_file) {
  struct job j = {.run = run_write};
  JSObjectRef keep = NULL;
  if (c->argc < 2 || !take_file(c, &j)) return js_int(c->env, UV_EINVAL);
  if (js_is_string(c->env, c->argv[1])) {
    j.ptr = js_dup_utf8(c->env, c->argv[1], &j.len);
    j.owns_ptr = true;
  } else {
    keep = (JSObjectRef)c->argv[1];
    if (!bind_fs_stable_bytes(c->env, c->argv[1], &j.ptr, &j.len)) {
      mem_free(j.path);
      return js_int(c->env, UV_EINVAL);
    }
  }
  j.file.flags = (int)bind_fs_number(c, 2);
  j.file.mode = (int)bind_fs_number(c, 3);
  j.file.must_sync = bind_fs_flag(c, 4);
  return job_start(c, &j, bind_fs_callback(c, 5), keep);
}

static void run_make(struct job *j) {
  j->err = fs_tree_make(j->path, j->mode, &j->first);
}

static JSValueRef answer_make(struct job *j) {
  return j->first ? js_str(j->env, j->first) : js_undefined(j->env);
}

/* makeTree(path, mode, callback?) -> the first folder that was made, or undefined */
JS_NATIVE(fs_make_tree) {
  struct job j = {.run = run_make, .answer = answer_make, .path = bind_fs_path(c, 0)};
  if (!j.path) return js_int(c->env, UV_EINVAL);
  j.mode = (mode_t)bind_fs_number(c, 1);
  return job_start(c, &j, bind_fs_callback(c, 2), NULL);
}

static void run_remove(struct job *j) {
  j->tree_err = fs_tree_remove(j->path, &j->remove);
}

/* 0, or [errno, syscall, path]: the error of a tree says where it was */
static JSValueRef answer_remove(struct job *j) {
  if (!j->tree_err) return js_int(j->env, 0);
  JSValueRef parts[] = {js_int(j->env, j->tree_err), js_str(j->env, j->remove.syscall),
                        js_str(j->env, j->remove.failed)};
  return js_array(j->env, ARRAY_COUNT(parts), parts);
}

/* removeTree(path, isRecursive, isForced, retries, delayMs, callback?) -> 0 or what is above */
JS_NATIVE(fs_remove_tree) {
  struct job j = {.run = run_remove, .answer = answer_remove, .path = bind_fs_path(c, 0)};
  if (!j.path) return js_int(c->env, UV_EINVAL);
  j.remove.is_recursive = bind_fs_flag(c, 1);
  j.remove.is_forced = bind_fs_flag(c, 2);
  j.remove.retries = (unsigned)bind_fs_number(c, 3);
  j.remove.delay_ms = (unsigned)bind_fs_number(c, 4);
  return job_start(c, &j, bind_fs_callback(c, 5), NULL);
}

static const struct native natives[] = {
    NATIVE("readFile", 3, fs_read_file),
    NATIVE("writeFile", 5, fs_write_file),
    NATIVE("makeTree", 2, fs_make_tree),
    NATIVE("removeTree", 5, fs_remove_tree),
};

void bind_fs_job_define(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
