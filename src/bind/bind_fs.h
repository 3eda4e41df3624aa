/* bind_fs — what the files behind internalBinding('fs') share.
 *
 * A native takes its arguments and, as the last one, a callback.  Without a callback it blocks and
 * returns; with one it returns undefined and calls callback(result) later.  `result` is a number
 * (the system's answer, or a negative errno), a string, an array or bytes; what is more than one
 * number stands in the registers, which hold it until the next call of the binding.
 *
 * Registers (Float64Array and BigInt64Array over the same layout, one behind the other):
 *   a stat: 0 dev, mode, nlink, uid, gid, rdev, blksize, ino, size, 9 blocks, then seconds and
 *   nanoseconds of 10 atime, 12 mtime, 14 ctime, 16 birthtime
 *   (a watched file: the new stat, from 18 on the old one)
 *   a statfs: 0 type, bsize, blocks, bfree, bavail, files, 6 ffree, frsize
 *   a whole file: 0 the step that failed, 1 the file's size */
#pragma once

#include <uv.h>

#include "bind/bind.h"
#include "engine/pin.h"

#define BIND_FS_REGISTERS 36 /* two stats */

struct bind_fs_state {
  double *number;   /* BIND_FS_REGISTERS, and behind them: */
  int64_t *integer; /* as many */
};

static inline struct bind_fs_state *bind_fs_state(struct env *env) {
  return env->bind[BIND_FS];
}

static inline void bind_fs_set(struct env *env, unsigned i, double number, int64_t integer) {
  bind_fs_state(env)->number[i] = number;
  bind_fs_state(env)->integer[i] = integer;
}

/* The path in argument `i`, a string or bytes, to be mem_free'd; NULL: neither, or with a NUL. */
MUST_USE char *bind_fs_path(struct js_call *c, unsigned i);

/* The function in argument `i`, or NULL. */
JSObjectRef bind_fs_callback(struct js_call *c, unsigned i);

static inline double bind_fs_number(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_double(c->env, c->argv[i]) : 0;
}

static inline bool bind_fs_flag(struct js_call *c, unsigned i) {
  return i < c->argc && js_to_bool(c->env, c->argv[i]);
}

/* Text of the system as a string, or its bytes as a Uint8Array. */
JSValueRef bind_fs_text(struct env *env, const char *text, bool as_bytes);

/* Memory behind a view that stays where it is until the request is done (the caller pins `v`). */
MUST_USE bool bind_fs_stable_bytes(struct env *env, JSValueRef v, char **ptr, size_t *len);

/* Fills the registers from `at` on. */
void bind_fs_set_stat(struct env *env, unsigned at, const uv_stat_t *s);

/* Defines the natives of the other files. */
void bind_fs_io_define(struct env *env, JSObjectRef target);
void bind_fs_job_define(struct env *env, JSObjectRef target);
void bind_fs_dir_define(struct env *env, JSObjectRef target);
void bind_fs_watch_define(struct env *env, JSObjectRef target);
