/* sys_user — names of users and groups to numbers, from the system's databases.  Any thread. */
#pragma once

#include "base/defs.h"

/* 0, -ENOENT for an unknown name, or another negative errno. */
MUST_USE int sys_user_id(const char *name, uid_t *uid);
MUST_USE int sys_user_group_id(const char *name, gid_t *gid);

/* The login name of a user, to be mem_free'd; NULL when there is none. */
MUST_USE char *sys_user_name(uid_t uid);
