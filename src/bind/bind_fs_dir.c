/* bind_fs_dir — directories that are open and read a few entries at a time. */
#include "base/mem.h"
#include "bind/bind_fs.h"
#include "bind/bind_fs_req.h"

#define MAX_ENTRIES 4096

struct dir {
  uv_dir_t *uv;
  uv_dirent_t *entry; /* room for what one read gives */
  size_t cap;
  int32_t id;
};

static const char kind; /* of dir in the env's slots */

static struct dir *dir_arg(struct js_call *c) {
  return c->argc > 0 ? slots_get(&c->env->slots, &kind, js_to_int(c->env, c->argv[0])) : NULL;
}

static int start_open(uv_loop_t *l, uv_fs_t *r, const void *data, uv_fs_cb cb) {
  return uv_fs_opendir(l, r, data, cb);
}

static JSValueRef convert_open(struct env *env, uv_fs_t *uv, bool flag) {
  struct dir *d = mem_zalloc(sizeof *d);
  d->uv = uv->ptr;
  d->id = slots_add(&env->slots, &kind, d);
  if (d->id > 0) return js_int(env, d->id);
  uv_fs_t close;
  uv_fs_closedir(&env->loop.uv, &close, d->uv, NULL);
  uv_fs_req_cleanup(&close);
  mem_free(d);
  return js_int(env, UV_ENFILE);
}

/* openDir(path, callback?) -> an id > 0 */
JS_NATIVE(fs_open_dir) {
  char *path = bind_fs_path(c, 0);
  if (!path) return js_int(c->env, UV_EINVAL);
  struct bind_fs_req proto = {.convert = convert_open};
  JSValueRef result = bind_fs_req_run(c, &proto, bind_fs_callback(c, 1), NULL, start_open, path);
  mem_free(path);
  return result;
}

static int start_read(uv_loop_t *l, uv_fs_t *r, const void *data, uv_fs_cb cb) {
  const struct dir *d = data;
  return uv_fs_readdir(l, r, d->uv, cb);
}

static JSValueRef convert_read(struct env *env, uv_fs_t *uv, bool as_bytes) {
  const uv_dir_t *dir = uv->ptr;
  JSObjectRef list = js_array(env, 0, NULL);
  for (unsigned i = 0, at = 0; i < (unsigned)uv->result; i++) {
    JSValueRef name = bind_fs_text(env, dir->dirents[i].name, as_bytes);
    JSObjectSetPropertyAtIndex(env->ctx, list, at++, name, NULL);
    JSObjectSetPropertyAtIndex(env->ctx, list, at++, js_int(env, (int)dir->dirents[i].type), NULL);
  }
  return list;
}

/* readDir(id, count, asBytes, callback?) -> [name, type, ...], empty at the end.  One at a time. */
JS_NATIVE(fs_read_dir) {
  struct dir *d = dir_arg(c);
  double count = bind_fs_number(c, 1);
  if (!d) return js_int(c->env, UV_EBADF);
  if (!(count >= 1)) count = 1;
  if (count > MAX_ENTRIES) count = MAX_ENTRIES;
  if (d->cap < (size_t)count) {
    mem_free(d->entry);
    d->cap = (size_t)count;
    d->entry = mem_zalloc(d->cap * sizeof *d->entry);
  }
  d->uv->dirents = d->entry;
  d->uv->nentries = (size_t)count;
  struct bind_fs_req proto = {.convert = convert_read, .flag = bind_fs_flag(c, 2)};
  return bind_fs_req_run(c, &proto, bind_fs_callback(c, 3), NULL, start_read, d);
}

static int start_close(uv_loop_t *l, uv_fs_t *r, const void *data, uv_fs_cb cb) {
  const struct dir *d = data;
  return uv_fs_closedir(l, r, d->uv, cb);
}

/* closeDir(id, callback?); no read may be under way */
JS_NATIVE(fs_close_dir) {
  struct dir *d = dir_arg(c);
  if (!d) return js_int(c->env, UV_EBADF);
  struct bind_fs_req proto = {0};
  slots_remove(&c->env->slots, d->id);
  JSValueRef result = bind_fs_req_run(c, &proto, bind_fs_callback(c, 1), NULL, start_close, d);
  mem_free(d->entry);
  mem_free(d);
  return result;
}

static const struct native natives[] = {
    NATIVE("openDir", 1, fs_open_dir),
    NATIVE("readDir", 3, fs_read_dir),
    NATIVE("closeDir", 1, fs_close_dir),
};

void bind_fs_dir_define(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
