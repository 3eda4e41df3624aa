/* sys_process — programs that are started: one that runs beside the loop, and one that is waited for.
 *
 * Descriptors for the child are made by the caller (sys_process_pair), who closes its copies of the
 * child's ends once the child runs.  Threads: the loop's.  Errors: 0 or a negative errno. */
#pragma once

#include <uv.h>

#include "base/buf.h"
#include "loop/loop.h"

/* What is to be started.  Borrowed during the call. */
struct sys_process_spec {
  const char *file; /* looked for in the PATH of `envp` */
  char **argv;      /* [0] is the name that it sees; NULL at the end */
  char **envp;      /* NULL: as ours */
  const char *cwd;  /* NULL: as ours */
  const int *fds;   /* fds[i] becomes descriptor i; -1: /dev/null for 0 to 2, else closed */
  unsigned fd_count;
  bool is_detached; /* leads a session of its own */
  bool has_uid, has_gid;
  uv_uid_t uid;
  uv_gid_t gid;
};

/* A socket pair for a child's stdin, stdout or channel: fds[0] is ours.  Both close on exec. */
MUST_USE int sys_process_pair(int fds[2]);

/* A child beside the loop.  Embed it, zeroed.  It keeps the loop alive until its end. */
struct sys_process {
  uv_process_t uv;
  /* `status` is the exit code, `signal` what ended it or 0.  Then sys_process_close is called. */
  void (*on_exit)(struct sys_process *p, int64_t status, int signal);
  void (*on_closed)(struct sys_process *p); /* last call ever: free your struct here */
};

/* On errors (-ENOENT and the like included) only on_closed will be called, later. */
MUST_USE int sys_process_spawn(struct sys_process *p, struct loop *l,
                               const struct sys_process_spec *spec);
MUST_USE int sys_process_kill(struct sys_process *p, int signal);
void sys_process_set_ref(struct sys_process *p, bool is_ref);
void sys_process_close(struct sys_process *p);

/* A child that is waited for, with nothing else happening on this thread. */
enum { SYS_PROCESS_PIPE = -2 }; /* in spec.fds: `input` goes in, what comes out is collected */
struct sys_process_run {
  struct sys_process_spec spec;
  uint64_t timeout_ms;        /* 0: none; then it is killed, and error is -ETIMEDOUT */
  int kill_signal;            /* for that, and for too much output */
  size_t max_output;          /* bytes of each pipe; more: killed, and error is -ENOBUFS (what was
                                 read until then is kept whole) */
  const struct slice *inputs; /* one a descriptor, written to pipes */
  /* The answer. */
  struct buf *outputs; /* one a descriptor, the caller's, empty */
  int pid, signal;     /* pid 0: it did not start */
  int64_t status;      /* the exit code */
  int error;           /* 0 or a negative errno */
};
void sys_process_run(struct sys_process_run *run);
