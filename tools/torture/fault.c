/* fault — makes one system call of a program fail: a library for LD_PRELOAD.
 *
 *   FAULT_AT=N   the Nth call fails (from 1); without it, and beyond the last one, none does
 *   FAULT_LOG=F  the number of calls and the name of the one that failed, or -, go to file F
 *
 * Only calls that the program itself and libuv make are counted, not those of the engine or the C
 * library, and only those that the system may refuse at any time: descriptors, memory of the kernel,
 * errors of devices.  What fails is told as the system would: -1 and errno.  Left out is where libuv
 * ends the program by design: its own wake-up descriptors, its epoll set, what it makes once.
 * Threads: the count is shared; which call is the Nth depends on their order. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <unistd.h>

#define MAX_RANGES 8

static struct {
  uintptr_t from, to;
  int is_uv;
} range[MAX_RANGES];
static int range_count;
static long fail_at;
static atomic_long calls;
static const char *_Atomic failed;

static int note_range(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size, (void)data;
  if (info->dlpi_name[0] && !strstr(info->dlpi_name, "libuv.so")) return 0;
  for (int i = 0; i < info->dlpi_phnum && range_count < MAX_RANGES; i++) {
    const ElfW(Phdr) *p = &info->dlpi_phdr[i];
    if (p->p_type != PT_LOAD || !(p->p_flags & PF_X)) continue;
    range[range_count].is_uv = info->dlpi_name[0] != '\0';
    range[range_count].from = info->dlpi_addr + p->p_vaddr;
    range[range_count++].to = info->dlpi_addr + p->p_vaddr + p->p_memsz;
  }
  return 0;
}

static void tell(void) {
  const char *path = getenv("FAULT_LOG");
  FILE *f = path ? fopen(path, "w") : NULL;
  const char *name = failed;
  if (!f) return;
  fprintf(f, "%ld %s\n", (long)calls, name ? name : "-");
  fclose(f);
}

__attribute__((constructor)) static void start(void) {
  const char *at = getenv("FAULT_AT");
  fail_at = at ? strtol(at, NULL, 10) : 0;
  dl_iterate_phdr(note_range, NULL);
  unsetenv("LD_PRELOAD"); /* children run as they are */
}

/* The program ends by _exit, which runs no atexit function. */
void _exit(int code) {
  static void (*real)(int);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "_exit");
  tell();
  real(code);
  abort();
}

/* libuv's wake-up descriptors are eventfds, which have no type, and pipes. */
static int is_wake_up(const char *name, int fd) {
  static int (*real)(int, struct stat *);
  struct stat s;
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "fstat");
  if (strcmp(name, "read") != 0 && strcmp(name, "write") != 0) return 0;
  return real(fd, &s) == 0 && ((s.st_mode & S_IFMT) == 0 || S_ISFIFO(s.st_mode));
}

static int is_fatal_to_uv(const char *name, int fd) {
  static int pipes;
  if (strcmp(name, "pipe2") == 0) return pipes++ == 0;
  return strcmp(name, "epoll_ctl") == 0 || is_wake_up(name, fd);
}

/* `fd` is the first argument, where that is a descriptor. */
static int fails(const char *name, void *caller, int error, int fd) {
  uintptr_t at = (uintptr_t)caller;
  int i = 0;
  while (i < range_count && !(at >= range[i].from && at < range[i].to)) i++;
  if (i == range_count || (range[i].is_uv && is_fatal_to_uv(name, fd))) return 0;
  if (atomic_fetch_add(&calls, 1) + 1 != fail_at) return 0;
  failed = name;
  tell(); /* it may be the last that is heard of the program */
  errno = error;
  return 1;
}

#define CALLER        __builtin_return_address(0)
#define FIRST(a, ...) _Generic((a), int : (a), default : -1)
#define WRAP(type, name, params, args, error)                                                      \
  type name params {                                                                               \
    static type(*real) params;                                                                     \
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name);                                          \
    if (fails(#name, CALLER, error, FIRST args)) return (type)-1;                                  \
    return real args;                                                                              \
  }

WRAP(int, socket, (int a, int b, int c), (a, b, c), EMFILE)
WRAP(int, socketpair, (int a, int b, int c, int d[2]), (a, b, c, d), EMFILE)
WRAP(int, bind, (int fd, const struct sockaddr *a, socklen_t n), (fd, a, n), EACCES)
WRAP(int, listen, (int fd, int n), (fd, n), EADDRINUSE)
WRAP(int, accept4, (int fd, struct sockaddr *a, socklen_t *n, int f), (fd, a, n, f), EMFILE)
WRAP(int, connect, (int fd, const struct sockaddr *a, socklen_t n), (fd, a, n), ENOBUFS)
WRAP(int, getsockname, (int fd, struct sockaddr *a, socklen_t *n), (fd, a, n), ENOBUFS)
WRAP(int, getpeername, (int fd, struct sockaddr *a, socklen_t *n), (fd, a, n), ENOTCONN)
WRAP(int, setsockopt, (int fd, int l, int o, const void *v, socklen_t n), (fd, l, o, v, n), ENOMEM)
WRAP(int, shutdown, (int fd, int how), (fd, how), ENOTCONN)
WRAP(ssize_t, send, (int fd, const void *p, size_t n, int f), (fd, p, n, f), ECONNRESET)
WRAP(ssize_t, sendmsg, (int fd, const struct msghdr *m, int f), (fd, m, f), ECONNRESET)
WRAP(ssize_t, recv, (int fd, void *p, size_t n, int f), (fd, p, n, f), ECONNRESET)
WRAP(ssize_t, recvmsg, (int fd, struct msghdr *m, int f), (fd, m, f), ECONNRESET)
WRAP(ssize_t, read, (int fd, void *p, size_t n), (fd, p, n), EIO)
WRAP(ssize_t, pread, (int fd, void *p, size_t n, off_t at), (fd, p, n, at), EIO)
WRAP(ssize_t, pread64, (int fd, void *p, size_t n, off_t at), (fd, p, n, at), EIO)
WRAP(ssize_t, write, (int fd, const void *p, size_t n), (fd, p, n), EIO)
WRAP(ssize_t, writev, (int fd, const struct iovec *v, int n), (fd, v, n), EIO)
WRAP(ssize_t, pwrite64, (int fd, const void *p, size_t n, off_t at), (fd, p, n, at), ENOSPC)
WRAP(int, epoll_ctl, (int fd, int op, int of, struct epoll_event *e), (fd, op, of, e), ENOMEM)
WRAP(int, epoll_create1, (int f), (f), EMFILE)
WRAP(int, eventfd, (unsigned n, int f), (n, f), EMFILE)
WRAP(int, timerfd_create, (int c, int f), (c, f), EMFILE)
WRAP(int, inotify_init1, (int f), (f), EMFILE)
WRAP(int, pipe2, (int p[2], int f), (p, f), EMFILE)
WRAP(int, fstat, (int fd, struct stat *s), (fd, s), EIO)
WRAP(int, stat, (const char *path, struct stat *s), (path, s), EIO)
WRAP(int, lstat, (const char *path, struct stat *s), (path, s), EIO)
WRAP(ssize_t, readlink, (const char *path, char *p, size_t n), (path, p, n), EIO)
WRAP(int, mkdir, (const char *path, mode_t mode), (path, mode), ENOSPC)
WRAP(int, unlink, (const char *path), (path), EIO)
WRAP(int, rename, (const char *from, const char *to), (from, to), ENOSPC)
WRAP(int, ftruncate64, (int fd, off_t n), (fd, n), ENOSPC)
WRAP(int, fsync, (int fd), (fd), EIO)

/* These return NULL when they fail. */
char *realpath(const char *path, char *out) {
  static char *(*real)(const char *, char *);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "realpath");
  return fails("realpath", CALLER, EIO, -1) ? NULL : real(path, out);
}

char *getcwd(char *p, size_t n) {
  static char *(*real)(char *, size_t);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "getcwd");
  return fails("getcwd", CALLER, ENOENT, -1) ? NULL : real(p, n);
}

/* The mode is only there with O_CREAT. */
#define WRAP_OPEN(name)                                                                            \
  int name(const char *path, int flags, ...) {                                                     \
    static int (*real)(const char *, int, ...);                                                    \
    va_list list;                                                                                  \
    va_start(list, flags);                                                                         \
    mode_t mode = flags & O_CREAT || flags & O_TMPFILE ? va_arg(list, mode_t) : 0;                 \
    va_end(list);                                                                                  \
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name);                                          \
    return fails(#name, CALLER, EMFILE, -1) ? -1 : real(path, flags, mode);                        \
  }
WRAP_OPEN(open)
WRAP_OPEN(open64)
