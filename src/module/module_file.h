/* module_file — the questions that require() asks of the file system, one or two system calls each.
 * They block, as require() does.
 *
 * Paths end with NUL.  Errors: -errno.  Threads: any; no state. */
#pragma once

#include "base/buf.h"

enum { MODULE_IS_FILE = 0, MODULE_IS_DIRECTORY = 1 };

/* MODULE_IS_DIRECTORY, MODULE_IS_FILE for all else that is there, or -errno.  Follows links. */
int module_file_kind(const char *path);

/* Whether the last component of `path` is a symbolic link; false when it is not there. */
bool module_file_is_link(const char *path);

/* Appends the whole file to `out`.  -EISDIR for a directory; on an error `out` may have grown. */
MUST_USE int module_file_read(const char *path, struct buf *out);

/* The same for an open descriptor that gives its bytes in order (standard input). */
MUST_USE int module_file_read_fd(int fd, struct buf *out);

/* The path without links, dots and doubled slashes, to be mem_free'd; NULL with *err set. */
MUST_USE char *module_file_real(const char *path, int *err);
