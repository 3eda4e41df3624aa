#include "fs/fs_tree.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/mem.h"

#define MAX_DEPTH 512 /* each level keeps a descriptor open */

static bool is_folder(const char *path) {
  struct stat st;
  return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

static char *dup_text(const char *text) {
  return mem_dup(text, strlen(text));
}

/* Cuts the last component; false: there is none above. */
static bool to_parent(char *path) {
  size_t len = strlen(path);
  while (len > 1 && path[len - 1] == '/') len--;
  while (len > 0 && path[len - 1] != '/') len--;
  while (len > 1 && path[len - 1] == '/') len--;
  if (len == 0) return false;
  bool was_root = strcmp(path, "/") == 0;
  path[len] = '\0';
  return !was_root;
}

/* The end of the component of `path` that follows the prefix of length `len`. */
static size_t next_end(const char *path, size_t len) {
  while (path[len] == '/') len++;
  while (path[len] && path[len] != '/') len++;
  return len;
}

int fs_tree_make(const char *path, mode_t mode, char **first) {
  char *at = dup_text(path);
  int err = 0;
  *first = NULL;
  /* up to the deepest folder that is there or can be made */
  for (;;) {
    err = mkdir(at, mode) == 0 ? 0 : -errno;
    if (err != -ENOENT || !to_parent(at)) break;
  }
  if (err == -EEXIST || err == -EISDIR) {
    if (is_folder(at)) err = 0;
    else if (strlen(at) < strlen(path)) err = -ENOTDIR;
  } else if (!err) {
    *first = dup_text(at);
  }
  /* and down again */
  size_t len = strlen(at), end = strlen(path);
  mem_free(at);
  at = dup_text(path);
  while (!err && next_end(path, len) > len && len < end) {
    len = next_end(path, len);
    memcpy(at, path, len);
    at[len] = '\0';
    if (mkdir(at, mode) == 0) {
      if (!*first) *first = dup_text(at);
    } else if (errno != EEXIST || !is_folder(at)) {
      err = -errno;
    }
  }
  mem_free(at);
  if (err) {
    mem_free(*first);
    *first = NULL;
  }
  return err;
}

static bool may_pass(int err) {
  return err == -EBUSY || err == -EMFILE || err == -ENFILE || err == -ENOTEMPTY || err == -EPERM;
}

static void wait_ms(unsigned ms) {
  struct timespec t = {.tv_sec = ms / 1000, .tv_nsec = (long)(ms % 1000) * 1000000};
  while (nanosleep(&t, &t) != 0 && errno == EINTR) continue;
}

struct place {
  int parent;       /* descriptor of the folder */
  const char *name; /* in it */
  char *path;       /* for the error */
  unsigned depth;
};

static int fail(struct fs_tree_remove *how, const struct place *at, const char *syscall, int err) {
  if (!how->failed) {
    how->failed = dup_text(at->path);
    how->syscall = syscall;
  }
  return err;
}

static int forgive(struct fs_tree_remove *how) {
  mem_free(how->failed);
  how->failed = NULL;
  return 0;
}

static int remove_entry(struct fs_tree_remove *how, const struct place *at);

static int empty_folder(struct fs_tree_remove *how, const struct place *at) {
  if (at->depth > MAX_DEPTH) return fail(how, at, "opendir", -ELOOP);
  int fd = openat(at->parent, at->name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  DIR *dir = fd < 0 ? NULL : fdopendir(fd);
  if (!dir) {
    int err = -errno;
    if (fd >= 0) close(fd);
    return fail(how, at, "opendir", err);
  }
  int err = 0;
  struct dirent *entry;
  while (!err && (entry = readdir(dir))) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    size_t len = strlen(at->path) + strlen(entry->d_name) + 2;
    char *path = mem_alloc(len);
    snprintf(path, len, "%s/%s", at->path, entry->d_name);
    struct place below = {fd, entry->d_name, path, at->depth + 1};
    err = remove_entry(how, &below);
    if (err == -ENOENT) err = forgive(how); /* somebody else was quicker */
    mem_free(path);
  }
  closedir(dir);
  return err;
}

static int remove_once(struct fs_tree_remove *how, const struct place *at) {
  struct stat st;
  if (fstatat(at->parent, at->name, &st, AT_SYMLINK_NOFOLLOW) != 0)
    return fail(how, at, "lstat", -errno);
  if (!S_ISDIR(st.st_mode))
    return unlinkat(at->parent, at->name, 0) == 0 ? 0 : fail(how, at, "unlink", -errno);
  if (!how->is_recursive) return fail(how, at, "rm", -EISDIR);
  if (unlinkat(at->parent, at->name, AT_REMOVEDIR) == 0) return 0;
  if (errno != ENOTEMPTY && errno != EEXIST) return fail(how, at, "rmdir", -errno);
  int err = empty_folder(how, at);
  if (!err && unlinkat(at->parent, at->name, AT_REMOVEDIR) != 0)
    err = fail(how, at, "rmdir", -errno);
  return err;
}

static int remove_entry(struct fs_tree_remove *how, const struct place *at) {
  for (unsigned try = 0;; try++) {
    int err = remove_once(how, at);
    if (!may_pass(err) || try >= how->retries || at->depth > 0) return err;
    forgive(how);
    wait_ms(how->delay_ms * (try + 1));
  }
}

int fs_tree_remove(const char *path, struct fs_tree_remove *how) {
  char *copy = dup_text(path);
  size_t len = strlen(copy);
  while (len > 1 && copy[len - 1] == '/')
    copy[--len] = '\0'; /* a link with a slash is its target */
  struct place at = {AT_FDCWD, copy, copy, 0};
  how->failed = NULL;
  int err = remove_entry(how, &at);
  if (err == -ENOENT && how->is_forced) err = 0;
  if (!err) forgive(how);
  mem_free(copy);
  return err;
}
