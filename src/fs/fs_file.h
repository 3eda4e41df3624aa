/* fs_file — whole files in one go, so that a caller in the work pool needs one trip.
 *
 * A file is named by its path, or by an open descriptor (`path` NULL), which stays open and is read
 * and written at its own position.  All calls block.
 * Errors: -errno; *step says which call was refused.  Threads: any; no state. */
#pragma once

#include "base/defs.h"

/* ORDER: STEPS of lib/internal/fs/whole.js */
enum fs_file_step {
  FS_FILE_OPEN,
  FS_FILE_STAT,
  FS_FILE_READ,
  FS_FILE_WRITE,
  FS_FILE_SYNC,
  FS_FILE_CLOSE
};

struct fs_file {
  const char *path;       /* or NULL */
  int fd;                 /* where path is NULL */
  int flags;              /* of open(2); O_CLOEXEC is added */
  int mode;               /* of a file that is made */
  bool must_sync;         /* fsync after the last byte */
  enum fs_file_step step; /* out */
  size_t size;            /* out: of a file that was too large */
};

/* Reads all to *ptr (from mem_, the caller's; never NULL on success) and *len.  A regular file of a
 * known size is read up to that size.  -EFBIG: more than `max` bytes. */
MUST_USE int fs_file_read(struct fs_file *f, size_t max, char **ptr, size_t *len);

/* Writes all. */
MUST_USE int fs_file_write(struct fs_file *f, const char *ptr, size_t len);
