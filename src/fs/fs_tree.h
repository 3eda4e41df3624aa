/* fs_tree — folders with all that is above or below them.  All calls block.
 * Errors: -errno.  Threads: any; no state. */
#pragma once

#include "base/defs.h"

/* Makes `path` and what is missing above it; an existing folder is fine.  *first (to be
 * mem_free'd): the first folder that was made, NULL when all was there.  -ENOTDIR or -EEXIST:
 * something else is in the way. */
MUST_USE int fs_tree_make(const char *path, mode_t mode, char **first);

struct fs_tree_remove {
  bool is_recursive;   /* else a folder is -EISDIR */
  bool is_forced;      /* nothing there is no error */
  unsigned retries;    /* after EBUSY, EMFILE, ENFILE, ENOTEMPTY, EPERM */
  unsigned delay_ms;   /* more of it before each retry */
  const char *syscall; /* out: what was refused */
  char *failed;        /* out: where, to be mem_free'd; NULL when nothing was refused */
};

/* Removes a file, a link, or a folder with what is in it; links are not followed. */
MUST_USE int fs_tree_remove(const char *path, struct fs_tree_remove *how);
