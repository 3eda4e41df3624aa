#include "module/module_file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/mem.h"

/* Files of /proc and pipes say size 0 and have bytes all the same: read until the end is seen. */
#define SPARE 4096

int module_file_kind(const char *path) {
  struct stat st;
  if (stat(path, &st) != 0) return -errno;
  return S_ISDIR(st.st_mode) ? MODULE_IS_DIRECTORY : MODULE_IS_FILE;
}

bool module_file_is_link(const char *path) {
  struct stat st;
  return lstat(path, &st) == 0 && S_ISLNK(st.st_mode);
}

static int read_all(int fd, size_t expected, struct buf *out) {
  int err = buf_reserve(out, expected + 1); /* one more, so that the end needs no second growth */
  while (!err) {
    ssize_t n = read(fd, out->ptr + out->len, out->cap - out->len);
    if (n == 0) return 0;
    if (n > 0) out->len += (size_t)n;
    else if (errno != EINTR) return -errno;
    if (out->len == out->cap) err = buf_reserve(out, SPARE);
  }
  return err;
}

int module_file_read(const char *path, struct buf *out) {
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -errno;
  struct stat st;
  int err = fstat(fd, &st) == 0 ? 0 : -errno;
  if (!err && S_ISDIR(st.st_mode)) err = -EISDIR;
  if (!err) err = read_all(fd, (size_t)st.st_size, out);
  close(fd);
  return err;
}

int module_file_read_fd(int fd, struct buf *out) {
  return read_all(fd, SPARE, out);
}

char *module_file_real(const char *path, int *err) {
  char real[PATH_MAX];
  if (!realpath(path, real)) {
    *err = -errno;
    return NULL;
  }
  *err = 0;
  return mem_dup(real, strlen(real));
}
