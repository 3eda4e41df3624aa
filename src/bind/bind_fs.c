/* bind_fs — internalBinding('fs'): the file functions of libuv that take paths, descriptors and
 * numbers.  Reading and writing: bind_fs_io.c; whole files and trees: bind_fs_job.c. */
#include "bind/bind_fs.h"

#include "base/check.h"
#include "base/mem.h"
#include "bind/bind_fs_req.h"
#include "engine/bytes.h"
#include "engine/string.h"

char *bind_fs_path(struct js_call *c, unsigned i) {
  if (i >= c->argc) return NULL;
  if (js_is_string(c->env, c->argv[i])) return js_dup_cstr(c->env, c->argv[i]);
  struct slice bytes;
  if (!js_bytes(c->env, c->argv[i], &bytes)) return NULL;
  if (bytes.len && memchr(bytes.ptr, '\0', bytes.len)) return NULL;
  return mem_dup(bytes.ptr, bytes.len);
}

JSObjectRef bind_fs_callback(struct js_call *c, unsigned i) {
  if (i >= c->argc || !js_is_object(c->env, c->argv[i])) return NULL;
  JSObjectRef fn = (JSObjectRef)c->argv[i];
  return JSObjectIsFunction(c->ctx, fn) ? fn : NULL;
}

JSValueRef bind_fs_text(struct env *env, const char *text, bool as_bytes) {
  size_t len = strlen(text);
  if (!as_bytes) return js_str_utf8(env, text, len);
  char *copy = mem_dup(text, len);
  JSObjectRef bytes = js_uint8_take(env, copy, len);
  return bytes ? bytes : js_undefined(env);
}

bool bind_fs_stable_bytes(struct env *env, JSValueRef v, char **ptr, size_t *len) {
  JSTypedArrayType type = JSValueGetTypedArrayType(env->ctx, v, NULL);
  *ptr = NULL;
  *len = 0;
  if (type == kJSTypedArrayTypeNone) return false;
  JSObjectRef object = (JSObjectRef)v;
  if (type == kJSTypedArrayTypeArrayBuffer) {
    *ptr = JSObjectGetArrayBufferBytesPtr(env->ctx, object, NULL);
    *len = JSObjectGetArrayBufferByteLength(env->ctx, object, NULL);
    return true;
  }
  /* This call makes a real buffer of a small array that the engine keeps by itself, and bars the
   * buffer from being detached. */
  char *base = JSObjectGetTypedArrayBytesPtr(env->ctx, object, NULL);
  if (base) {
    *ptr = base + JSObjectGetTypedArrayByteOffset(env->ctx, object, NULL);
    *len = JSObjectGetTypedArrayByteLength(env->ctx, object, NULL);
  }
  return true;
}

/* ---- answers that are more than a number ---- */

static void set_time(struct env *env, unsigned i, uv_timespec_t t) {
  bind_fs_set(env, i, (double)t.tv_sec, t.tv_sec);
  bind_fs_set(env, i + 1, (double)t.tv_nsec, t.tv_nsec);
}

void bind_fs_set_stat(struct env *env, unsigned at, const uv_stat_t *s) {
  const uint64_t word[] = {s->st_dev,  s->st_mode,    s->st_nlink, s->st_uid,  s->st_gid,
                           s->st_rdev, s->st_blksize, s->st_ino,   s->st_size, s->st_blocks};
  for (unsigned i = 0; i < ARRAY_COUNT(word); i++)
    bind_fs_set(env, at + i, (double)word[i], (int64_t)word[i]);
  set_time(env, at + 10, s->st_atim);
  set_time(env, at + 12, s->st_mtim);
  set_time(env, at + 14, s->st_ctim);
  set_time(env, at + 16, s->st_birthtim);
}

static JSValueRef convert_stat(struct env *env, uv_fs_t *uv, bool flag) {
  bind_fs_set_stat(env, 0, &uv->statbuf);
  return js_int(env, 0);
}

static JSValueRef convert_statfs(struct env *env, uv_fs_t *uv, bool flag) {
  const uv_statfs_t *s = uv->ptr;
  const uint64_t word[] = {s->f_type,   s->f_bsize, s->f_blocks, s->f_bfree,
                           s->f_bavail, s->f_files, s->f_ffree,  s->f_bsize};
  for (unsigned i = 0; i < ARRAY_COUNT(word); i++)
    bind_fs_set(env, i, (double)word[i], (int64_t)word[i]);
  return js_int(env, 0);
}

static JSValueRef convert_ptr(struct env *env, uv_fs_t *uv, bool as_bytes) {
  return bind_fs_text(env, uv->ptr, as_bytes);
}

static JSValueRef convert_path(struct env *env, uv_fs_t *uv, bool as_bytes) {
  return bind_fs_text(env, uv->path, as_bytes);
}

/* [name, type, name, type ...] in the order of names */
static JSValueRef convert_entries(struct env *env, uv_fs_t *uv, bool as_bytes) {
  JSObjectRef list = js_array(env, 0, NULL);
  uv_dirent_t entry;
  for (unsigned i = 0; uv_fs_scandir_next(uv, &entry) != UV_EOF;) {
    JSObjectSetPropertyAtIndex(env->ctx, list, i++, bind_fs_text(env, entry.name, as_bytes), NULL);
    JSObjectSetPropertyAtIndex(env->ctx, list, i++, js_int(env, (int)entry.type), NULL);
  }
  return list;
}

/* ---- functions of paths and numbers ---- */

struct args {
  char *path[2];
  double number[4];
};

typedef int (*starter)(uv_loop_t *l, uv_fs_t *r, const void *data, uv_fs_cb cb);

/* A native with `paths` paths, then `numbers` numbers, then perhaps a flag for `convert`, then
 * perhaps a callback. */
static JSValueRef run(struct js_call *c, unsigned paths, unsigned numbers, starter start,
                      JSValueRef (*convert)(struct env *, uv_fs_t *, bool), bool has_flag) {
  struct args a = {{NULL, NULL}, {0}};
  unsigned at = 0;
  bool ok = true;
  for (unsigned i = 0; i < paths; i++) ok &= (a.path[i] = bind_fs_path(c, at++)) != NULL;
  for (unsigned i = 0; i < numbers; i++) a.number[i] = bind_fs_number(c, at++);
  struct bind_fs_req proto = {.convert = convert, .flag = has_flag && bind_fs_flag(c, at)};
  JSObjectRef callback = bind_fs_callback(c, at + has_flag);
  JSValueRef result =
      ok ? bind_fs_req_run(c, &proto, callback, NULL, start, &a) : js_int(c->env, UV_EINVAL);
  mem_free(a.path[0]);
  mem_free(a.path[1]);
  return result;
}

/* X(name, paths, numbers, the call): `a` are the arguments.  libuv copies paths for what runs
 * later. */
#define P0   a->path[0]
#define P1   a->path[1]
#define N(i) a->number[i]
#define I(i) (int)a->number[i]
#define FS_CALLS(X)                                                                                \
  X(access, 1, 1, uv_fs_access(l, r, P0, I(0), cb))                                                \
  X(chmod, 1, 1, uv_fs_chmod(l, r, P0, I(0), cb))                                                  \
  X(chown, 1, 2, uv_fs_chown(l, r, P0, (uv_uid_t)(int64_t)N(0), (uv_gid_t)(int64_t)N(1), cb))      \
  X(close, 0, 1, uv_fs_close(l, r, I(0), cb))                                                      \
  X(copyFile, 2, 1, uv_fs_copyfile(l, r, P0, P1, I(0), cb))                                        \
  X(fchmod, 0, 2, uv_fs_fchmod(l, r, I(0), I(1), cb))                                              \
  X(fchown, 0, 3, uv_fs_fchown(l, r, I(0), (uv_uid_t)(int64_t)N(1), (uv_gid_t)(int64_t)N(2), cb))  \
  X(fdatasync, 0, 1, uv_fs_fdatasync(l, r, I(0), cb))                                              \
  X(fsync, 0, 1, uv_fs_fsync(l, r, I(0), cb))                                                      \
  X(ftruncate, 0, 2, uv_fs_ftruncate(l, r, I(0), (int64_t)N(1), cb))                               \
  X(futime, 0, 3, uv_fs_futime(l, r, I(0), N(1), N(2), cb))                                        \
  X(lchown, 1, 2, uv_fs_lchown(l, r, P0, (uv_uid_t)(int64_t)N(0), (uv_gid_t)(int64_t)N(1), cb))    \
  X(link, 2, 0, uv_fs_link(l, r, P0, P1, cb))                                                      \
  X(lutime, 1, 2, uv_fs_lutime(l, r, P0, N(0), N(1), cb))                                          \
  X(mkdir, 1, 1, uv_fs_mkdir(l, r, P0, I(0), cb))                                                  \
  X(open, 1, 2, uv_fs_open(l, r, P0, I(0), I(1), cb))                                              \
  X(rename, 2, 0, uv_fs_rename(l, r, P0, P1, cb))                                                  \
  X(rmdir, 1, 0, uv_fs_rmdir(l, r, P0, cb))                                                        \
  X(symlink, 2, 1, uv_fs_symlink(l, r, P0, P1, I(0), cb))                                          \
  X(unlink, 1, 0, uv_fs_unlink(l, r, P0, cb))                                                      \
  X(utime, 1, 2, uv_fs_utime(l, r, P0, N(0), N(1), cb))

/* X(name, paths, numbers, convert, has a flag, the call) */
#define FS_QUESTIONS(X)                                                                            \
  X(stat, 1, 0, convert_stat, false, uv_fs_stat(l, r, P0, cb))                                     \
  X(lstat, 1, 0, convert_stat, false, uv_fs_lstat(l, r, P0, cb))                                   \
  X(fstat, 0, 1, convert_stat, false, uv_fs_fstat(l, r, I(0), cb))                                 \
  X(statfs, 1, 0, convert_statfs, false, uv_fs_statfs(l, r, P0, cb))                               \
  X(readlink, 1, 0, convert_ptr, true, uv_fs_readlink(l, r, P0, cb))                               \
  X(realpath, 1, 0, convert_ptr, true, uv_fs_realpath(l, r, P0, cb))                               \
  X(mkdtemp, 1, 0, convert_path, true, uv_fs_mkdtemp(l, r, P0, cb))                                \
  X(readdir, 1, 0, convert_entries, true, uv_fs_scandir(l, r, P0, 0, cb))

#define DEFINE(name, paths, numbers, convert, has_flag, call)                                      \
  static int start_##name(uv_loop_t *l, uv_fs_t *r, const void *data, uv_fs_cb cb) {               \
    const struct args *a = data;                                                                   \
    return call;                                                                                   \
  }                                                                                                \
  JS_NATIVE(fs_##name) {                                                                           \
    return run(c, paths, numbers, start_##name, convert, has_flag);                                \
  }
#define DEFINE_CALL(name, paths, numbers, call) DEFINE(name, paths, numbers, NULL, false, call)
FS_CALLS(DEFINE_CALL)
FS_QUESTIONS(DEFINE)

static const struct native natives[] = {
#define X(name, paths, numbers, ...) NATIVE(#name, paths + numbers, fs_##name),
    FS_CALLS(X) FS_QUESTIONS(X)
#undef X
};

static void on_end(void *p) {
  struct bind_fs_state *s = p;
  mem_free(s->number);
  mem_free(s);
}

static void keep_bytes(void *bytes, void *context) {} /* on_end frees them */

void bind_fs_init(struct env *env, JSObjectRef target) {
  struct bind_fs_state *s = mem_zalloc(sizeof *s);
  size_t bytes = 2 * BIND_FS_REGISTERS * sizeof *s->number;
  s->number = mem_zalloc(bytes);
  s->integer = (int64_t *)(s->number + BIND_FS_REGISTERS);
  env->bind[BIND_FS] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
  bind_fs_io_define(env, target);
  bind_fs_job_define(env, target);
  bind_fs_dir_define(env, target);
  bind_fs_watch_define(env, target);
  JSObjectRef registers =
      JSObjectMakeArrayBufferWithBytesNoCopy(env->ctx, s->number, bytes, keep_bytes, NULL, NULL);
  CHECK(registers);
  js_set(env, target, "registers", registers);
}
