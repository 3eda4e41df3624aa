#include "fs/fs_file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/mem.h"

#define FIRST_CHUNK 8192
#define MAX_WRITE   0x7ffff000 /* what Linux writes at once */

/* The descriptor, or -errno. */
static int file_open(struct fs_file *f) {
  f->step = FS_FILE_OPEN;
  if (!f->path) return f->fd;
  int fd;
  do fd = open(f->path, f->flags | O_CLOEXEC, f->mode);
  while (fd < 0 && errno == EINTR);
  return fd < 0 ? -errno : fd;
}

static int file_close(struct fs_file *f, int fd, int err) {
  if (f->path && close(fd) != 0 && !err && errno != EINTR) {
    f->step = FS_FILE_CLOSE;
    err = -errno;
  }
  return err;
}

static ssize_t read_some(int fd, char *ptr, size_t len) {
  ssize_t n;
  do n = read(fd, ptr, len);
  while (n < 0 && errno == EINTR);
  return n < 0 ? -errno : n;
}

struct bytes {
  char *ptr;
  size_t len, cap;
};

static int grow(struct bytes *b, size_t cap) {
  char *ptr = mem_try_realloc(b->ptr, cap);
  if (!ptr) return -ENOMEM;
  b->ptr = ptr;
  b->cap = cap;
  return 0;
}

/* `size` 0: not known, the end is where read says so. */
static int read_all(int fd, size_t size, size_t max, struct bytes *b) {
  int err = grow(b, size ? size : FIRST_CHUNK);
  while (!err) {
    if (b->len == b->cap) {
      if (size) return 0;
      if (b->cap > max) return -EFBIG;
      err = grow(b, b->cap * 2);
      if (err) break;
    }
    ssize_t n = read_some(fd, b->ptr + b->len, b->cap - b->len);
    if (n <= 0) return (int)n;
    b->len += (size_t)n;
  }
  return err;
}

int fs_file_read(struct fs_file *f, size_t max, char **ptr, size_t *len) {
  struct bytes b = {0};
  struct stat st;
  int fd = file_open(f);
  if (fd < 0) return fd;
  f->step = FS_FILE_STAT;
  int err = fstat(fd, &st) == 0 ? 0 : -errno;
  f->size = !err && S_ISREG(st.st_mode) ? (size_t)st.st_size : 0;
  if (!err && f->size > max) err = -EFBIG;
  if (!err) {
    f->step = FS_FILE_READ;
    err = read_all(fd, f->size, max, &b);
  }
  err = file_close(f, fd, err);
  if (!err && b.len < b.cap / 2) err = grow(&b, b.len ? b.len : 1);
  if (err) {
    mem_free(b.ptr);
    return err;
  }
  *ptr = b.ptr;
  *len = b.len;
  return 0;
}

static int write_all(int fd, const char *ptr, size_t len) {
  while (len) {
    ssize_t n = write(fd, ptr, len < MAX_WRITE ? len : MAX_WRITE);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return -errno;
    ptr += n;
    len -= (size_t)n;
  }
  return 0;
}

int fs_file_write(struct fs_file *f, const char *ptr, size_t len) {
  int fd = file_open(f);
  if (fd < 0) return fd;
  f->step = FS_FILE_WRITE;
  int err = write_all(fd, ptr, len);
  if (!err && f->must_sync) {
    f->step = FS_FILE_SYNC;
    err = fsync(fd) == 0 ? 0 : -errno;
  }
  return file_close(f, fd, err);
}
