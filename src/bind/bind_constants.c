/* bind_constants — internalBinding('constants'): numbers of the system, by their names.  Each is
 * made when asked for. */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>
#include <uv.h>

#include "bind/bind.h"

struct constant {
  const char *name;
  int value;
};

/* clang-format off: tables, as dense as they read well */
#define C(name)                                                                                    \
  { #name, name }

/* These follow Node's names, not the system's. */
#define COPYFILE_EXCL          UV_FS_COPYFILE_EXCL
#define COPYFILE_FICLONE       UV_FS_COPYFILE_FICLONE
#define COPYFILE_FICLONE_FORCE UV_FS_COPYFILE_FICLONE_FORCE
#define PRIORITY_LOW           UV_PRIORITY_LOW
#define PRIORITY_BELOW_NORMAL  UV_PRIORITY_BELOW_NORMAL
#define PRIORITY_NORMAL        UV_PRIORITY_NORMAL
#define PRIORITY_ABOVE_NORMAL  UV_PRIORITY_ABOVE_NORMAL
#define PRIORITY_HIGH          UV_PRIORITY_HIGH
#define PRIORITY_HIGHEST       UV_PRIORITY_HIGHEST

static const struct constant signal_names[] = {
    C(SIGHUP),   C(SIGINT),  C(SIGQUIT), C(SIGILL),    C(SIGTRAP), C(SIGABRT),   C(SIGIOT),
    C(SIGBUS),   C(SIGFPE),  C(SIGKILL), C(SIGUSR1),   C(SIGSEGV), C(SIGUSR2),   C(SIGPIPE),
    C(SIGALRM),  C(SIGTERM), C(SIGCHLD), C(SIGSTKFLT), C(SIGCONT), C(SIGSTOP),   C(SIGTSTP),
    C(SIGTTIN),  C(SIGTTOU), C(SIGURG),  C(SIGXCPU),   C(SIGXFSZ), C(SIGVTALRM), C(SIGPROF),
    C(SIGWINCH), C(SIGIO),   C(SIGPOLL), C(SIGPWR),    C(SIGSYS),
};
static const struct constant errno_names[] = {
    C(E2BIG),        C(EACCES),       C(EADDRINUSE),   C(EADDRNOTAVAIL),
    C(EAFNOSUPPORT), C(EAGAIN),       C(EALREADY),     C(EBADF),
    C(EBADMSG),      C(EBUSY),        C(ECANCELED),    C(ECHILD),
    C(ECONNABORTED), C(ECONNREFUSED), C(ECONNRESET),   C(EDEADLK),
    C(EDESTADDRREQ), C(EDOM),         C(EDQUOT),       C(EEXIST),
    C(EFAULT),       C(EFBIG),        C(EHOSTUNREACH), C(EIDRM),
    C(EILSEQ),       C(EINPROGRESS),  C(EINTR),        C(EINVAL),
    C(EIO),          C(EISCONN),      C(EISDIR),       C(ELOOP),
    C(EMFILE),       C(EMLINK),       C(EMSGSIZE),     C(EMULTIHOP),
    C(ENAMETOOLONG), C(ENETDOWN),     C(ENETRESET),    C(ENETUNREACH),
    C(ENFILE),       C(ENOBUFS),      C(ENODATA),      C(ENODEV),
    C(ENOENT),       C(ENOEXEC),      C(ENOLCK),       C(ENOLINK),
    C(ENOMEM),       C(ENOMSG),       C(ENOPROTOOPT),  C(ENOSPC),
    C(ENOSR),        C(ENOSTR),       C(ENOSYS),       C(ENOTCONN),
    C(ENOTDIR),      C(ENOTEMPTY),    C(ENOTSOCK),     C(ENOTSUP),
    C(ENOTTY),       C(ENXIO),        C(EOPNOTSUPP),   C(EOVERFLOW),
    C(EPERM),        C(EPIPE),        C(EPROTO),       C(EPROTONOSUPPORT),
    C(EPROTOTYPE),   C(ERANGE),       C(EROFS),        C(ESPIPE),
    C(ESRCH),        C(ESTALE),       C(ETIME),        C(ETIMEDOUT),
    C(ETXTBSY),      C(EWOULDBLOCK),  C(EXDEV),
};
static const struct constant priority_names[] = {
    C(PRIORITY_LOW),          C(PRIORITY_BELOW_NORMAL), C(PRIORITY_NORMAL),
    C(PRIORITY_ABOVE_NORMAL), C(PRIORITY_HIGH),         C(PRIORITY_HIGHEST),
};
static const struct constant dlopen_names[] = {
    C(RTLD_LAZY), C(RTLD_NOW), C(RTLD_GLOBAL), C(RTLD_LOCAL), C(RTLD_DEEPBIND),
};
static const struct constant fs_names[] = {
    C(UV_FS_SYMLINK_DIR),
    C(UV_FS_SYMLINK_JUNCTION),
    C(O_RDONLY),
    C(O_WRONLY),
    C(O_RDWR),
    C(UV_DIRENT_UNKNOWN),
    C(UV_DIRENT_FILE),
    C(UV_DIRENT_DIR),
    C(UV_DIRENT_LINK),
    C(UV_DIRENT_FIFO),
    C(UV_DIRENT_SOCKET),
    C(UV_DIRENT_CHAR),
    C(UV_DIRENT_BLOCK),
    C(S_IFMT),
    C(S_IFREG),
    C(S_IFDIR),
    C(S_IFCHR),
    C(S_IFBLK),
    C(S_IFIFO),
    C(S_IFLNK),
    C(S_IFSOCK),
    C(O_CREAT),
    C(O_EXCL),
    C(UV_FS_O_FILEMAP),
    C(UV_FS_O_TEMPORARY),
    C(UV_FS_O_SHORT_LIVED),
    C(UV_FS_O_SEQUENTIAL),
    C(UV_FS_O_RANDOM),
    C(O_NOCTTY),
    C(O_TRUNC),
    C(O_APPEND),
    C(O_DIRECTORY),
    C(O_NOATIME),
    C(O_NOFOLLOW),
    C(O_SYNC),
    C(O_DSYNC),
    C(O_DIRECT),
    C(O_NONBLOCK),
    C(S_IRWXU),
    C(S_IRUSR),
    C(S_IWUSR),
    C(S_IXUSR),
    C(S_IRWXG),
    C(S_IRGRP),
    C(S_IWGRP),
    C(S_IXGRP),
    C(S_IRWXO),
    C(S_IROTH),
    C(S_IWOTH),
    C(S_IXOTH),
    C(F_OK),
    C(R_OK),
    C(W_OK),
    C(X_OK),
    C(UV_FS_COPYFILE_EXCL),
    C(COPYFILE_EXCL),
    C(UV_FS_COPYFILE_FICLONE),
    C(COPYFILE_FICLONE),
    C(UV_FS_COPYFILE_FICLONE_FORCE),
    C(COPYFILE_FICLONE_FORCE),
};
/* clang-format on */

static JSValueRef make(struct js_call *c, const struct constant *list, size_t count) {
  JSObjectRef object = js_object(c->env);
  for (size_t i = 0; i < count; i++) js_set_int(c->env, object, list[i].name, list[i].value);
  return object;
}

#define MAKER(name)                                                                                \
  JS_NATIVE(constants_##name) {                                                                    \
    return make(c, name##_names, ARRAY_COUNT(name##_names));                                       \
  }
MAKER(signal)
MAKER(errno)
MAKER(priority)
MAKER(dlopen)
MAKER(fs)

static const struct native natives[] = {
    NATIVE("signals", 0, constants_signal),
    NATIVE("errno", 0, constants_errno),
    NATIVE("priority", 0, constants_priority),
    NATIVE("dlopen", 0, constants_dlopen),
    NATIVE("fs", 0, constants_fs),
};

void bind_constants_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
