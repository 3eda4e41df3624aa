/* bind_user — internalBinding('user'): who the process is.  Each setter takes a number or a name
 * and returns 0, a negative errno, or 1 where there is no such name. */
#include <errno.h>
#include <grp.h>
#include <unistd.h>

#include "base/mem.h"
#include "bind/bind.h"
#include "engine/string.h"
#include "sys/sys_user.h"

#define UNKNOWN_NAME 1
#define MAX_GROUPS   65536

static JSValueRef id_value(struct js_call *c, unsigned id) {
  return js_number(c->env, id);
}

JS_NATIVE(user_getuid) {
  return id_value(c, getuid());
}
JS_NATIVE(user_geteuid) {
  return id_value(c, geteuid());
}
JS_NATIVE(user_getgid) {
  return id_value(c, getgid());
}
JS_NATIVE(user_getegid) {
  return id_value(c, getegid());
}

static int find_id(struct env *env, JSValueRef v, bool is_group, uint32_t *id) {
  if (!js_is_string(env, v)) {
    *id = (uint32_t)js_to_int64(env, v);
    return 0;
  }
  char *name = js_dup_cstr(env, v);
  int err = !name ? -ENOENT : is_group ? sys_user_group_id(name, id) : sys_user_id(name, id);
  mem_free(name);
  return err == -ENOENT ? UNKNOWN_NAME : err;
}

static JSValueRef set_id(struct js_call *c, bool is_group, int (*set)(uint32_t)) {
  uint32_t id;
  int err = c->argc > 0 ? find_id(c->env, c->argv[0], is_group, &id) : -EINVAL;
  if (!err && set(id) != 0) err = -errno;
  return js_int(c->env, err);
}

JS_NATIVE(user_setuid) {
  return set_id(c, false, setuid);
}
JS_NATIVE(user_seteuid) {
  return set_id(c, false, seteuid);
}
JS_NATIVE(user_setgid) {
  return set_id(c, true, setgid);
}
JS_NATIVE(user_setegid) {
  return set_id(c, true, setegid);
}

/* getgroups() -> [id, ...] with the effective group, or a negative errno */
JS_NATIVE(user_getgroups) {
  int count = getgroups(0, NULL);
  if (count < 0) return js_int(c->env, -errno);
  gid_t *ids = mem_alloc(((size_t)count + 1) * sizeof *ids);
  count = getgroups(count, ids);
  bool has_own = false;
  JSObjectRef list = js_array(c->env, 0, NULL);
  for (int i = 0; i < count; i++) {
    has_own |= ids[i] == getegid();
    JSObjectSetPropertyAtIndex(c->ctx, list, (unsigned)i, id_value(c, ids[i]), NULL);
  }
  if (!has_own && count >= 0)
    JSObjectSetPropertyAtIndex(c->ctx, list, (unsigned)count, id_value(c, getegid()), NULL);
  mem_free(ids);
  return list;
}

/* setgroups([id or name, ...]) -> as the setters, but n + 1 where the n-th name is unknown */
JS_NATIVE(user_setgroups) {
  if (c->argc < 1 || !js_is_object(c->env, c->argv[0])) return js_int(c->env, -EINVAL);
  JSObjectRef array = (JSObjectRef)c->argv[0];
  unsigned count = (unsigned)js_to_int(c->env, js_get(c->env, array, "length"));
  if (count > MAX_GROUPS) return js_int(c->env, -EINVAL);
  gid_t *ids = mem_alloc((count + 1) * sizeof *ids);
  int err = 0;
  for (unsigned i = 0; i < count && !err; i++) {
    JSValueRef v = JSObjectGetPropertyAtIndex(c->ctx, array, i, NULL);
    err = find_id(c->env, v, true, &ids[i]);
    if (err == UNKNOWN_NAME) err = (int)i + 1;
  }
  if (!err && setgroups(count, ids) != 0) err = -errno;
  mem_free(ids);
  return js_int(c->env, err);
}

/* initgroups(user, group) -> as the setters, 1: unknown user, 2: unknown group */
JS_NATIVE(user_initgroups) {
  if (c->argc < 2) return js_int(c->env, -EINVAL);
  char *name = js_is_string(c->env, c->argv[0])
                   ? js_dup_cstr(c->env, c->argv[0])
                   : sys_user_name((uid_t)js_to_int64(c->env, c->argv[0]));
  if (!name) return js_int(c->env, 1);
  gid_t gid;
  int err = find_id(c->env, c->argv[1], true, &gid);
  if (err == UNKNOWN_NAME) err = 2;
  if (!err && initgroups(name, gid) != 0) err = -errno;
  mem_free(name);
  return js_int(c->env, err);
}

static const struct native natives[] = {
    NATIVE("getuid", 0, user_getuid),         NATIVE("geteuid", 0, user_geteuid),
    NATIVE("getgid", 0, user_getgid),         NATIVE("getegid", 0, user_getegid),
    NATIVE("setuid", 1, user_setuid),         NATIVE("seteuid", 1, user_seteuid),
    NATIVE("setgid", 1, user_setgid),         NATIVE("setegid", 1, user_setegid),
    NATIVE("getgroups", 0, user_getgroups),   NATIVE("setgroups", 1, user_setgroups),
    NATIVE("initgroups", 2, user_initgroups),
};

void bind_user_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
