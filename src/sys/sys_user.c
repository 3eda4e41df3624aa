#include "sys/sys_user.h"

#include <errno.h>
#include <grp.h>
#include <pwd.h>

#include "base/mem.h"
#include "base/slice.h"

#define FIRST_ENTRY 1024
#define MAX_ENTRY   (1 << 20) /* a group may have many members */

int sys_user_id(const char *name, uid_t *uid) {
  struct passwd pwd, *found = NULL;
  for (size_t size = FIRST_ENTRY; size <= MAX_ENTRY; size *= 2) {
    char *space = mem_alloc(size);
    int err = getpwnam_r(name, &pwd, space, size, &found);
    mem_free(space);
    if (err == ERANGE) continue;
    if (!err && found) *uid = pwd.pw_uid;
    return err ? -err : found ? 0 : -ENOENT;
  }
  return -ERANGE;
}

int sys_user_group_id(const char *name, gid_t *gid) {
  struct group grp, *found = NULL;
  for (size_t size = FIRST_ENTRY; size <= MAX_ENTRY; size *= 2) {
    char *space = mem_alloc(size);
    int err = getgrnam_r(name, &grp, space, size, &found);
    mem_free(space);
    if (err == ERANGE) continue;
    if (!err && found) *gid = grp.gr_gid;
    return err ? -err : found ? 0 : -ENOENT;
  }
  return -ERANGE;
}

char *sys_user_name(uid_t uid) {
  struct passwd pwd, *found = NULL;
  for (size_t size = FIRST_ENTRY; size <= MAX_ENTRY; size *= 2) {
    char *space = mem_alloc(size);
    int err = getpwuid_r(uid, &pwd, space, size, &found);
    char *name = !err && found ? mem_dup(pwd.pw_name, strlen(pwd.pw_name)) : NULL;
    mem_free(space);
    if (err != ERANGE) return name;
  }
  return NULL;
}
