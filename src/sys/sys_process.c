#include "sys/sys_process.h"

#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/check.h"
#include "base/mem.h"

#define FDS_MAX 1024

int sys_process_pair(int fds[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) ? -errno : 0;
}

/* libuv's form of `spec`; `stdio` has room for all of its descriptors. */
static uv_process_options_t options_of(const struct sys_process_spec *spec, uv_exit_cb on_exit,
                                       uv_stdio_container_t *stdio) {
  uv_process_options_t o = {
      .file = spec->file,
      .args = spec->argv,
      .env = spec->envp,
      .cwd = spec->cwd,
      .stdio = stdio,
      .stdio_count = (int)spec->fd_count,
      .exit_cb = on_exit,
      .uid = spec->uid,
      .gid = spec->gid,
  };
  if (spec->is_detached) o.flags |= UV_PROCESS_DETACHED;
  if (spec->has_uid) o.flags |= UV_PROCESS_SETUID;
  if (spec->has_gid) o.flags |= UV_PROCESS_SETGID;
  for (unsigned i = 0; i < spec->fd_count; i++) {
    stdio[i].flags = spec->fds[i] < 0 ? UV_IGNORE : UV_INHERIT_FD;
    stdio[i].data.fd = spec->fds[i];
  }
  return o;
}

/* ---- beside the loop ---- */

static void on_exit_uv(uv_process_t *uv, int64_t status, int signal) {
  struct sys_process *p = container_of(uv, struct sys_process, uv);
  p->on_exit(p, status, signal);
}

static void on_close_uv(uv_handle_t *h) {
  struct sys_process *p = container_of((uv_process_t *)h, struct sys_process, uv);
  p->on_closed(p);
}

int sys_process_spawn(struct sys_process *p, struct loop *l, const struct sys_process_spec *spec) {
  uv_stdio_container_t *stdio = mem_alloc(spec->fd_count * sizeof *stdio);
  uv_process_options_t o = options_of(spec, on_exit_uv, stdio);
  int err = uv_spawn(&l->uv, &p->uv, &o);
  if (err) sys_process_close(p);
  mem_free(stdio);
  return err;
}

int sys_process_kill(struct sys_process *p, int signal) {
  return uv_process_kill(&p->uv, signal);
}

void sys_process_set_ref(struct sys_process *p, bool is_ref) {
  if (is_ref) uv_ref((uv_handle_t *)&p->uv);
  else uv_unref((uv_handle_t *)&p->uv);
}

void sys_process_close(struct sys_process *p) {
  if (!uv_is_closing((uv_handle_t *)&p->uv)) uv_close((uv_handle_t *)&p->uv, on_close_uv);
}

/* ---- waited for ---- */

struct runner;

struct run_pipe {
  uv_pipe_t uv;
  uv_write_t write;
  uv_shutdown_t shutdown;
  struct runner *runner;
  struct buf *output;
  bool is_open;
};

struct runner {
  struct sys_process_run *run;
  uv_loop_t loop;
  uv_process_t process;
  uv_timer_t timer;
  struct run_pipe *pipe; /* one a descriptor */
  bool is_killed;
};

static void close_timer(struct runner *r) {
  if (!uv_is_closing((uv_handle_t *)&r->timer)) uv_close((uv_handle_t *)&r->timer, NULL);
}

static void close_pipe(struct run_pipe *p) {
  if (!p->is_open) return;
  p->is_open = false;
  uv_close((uv_handle_t *)&p->uv, NULL);
}

/* Ends the child, and does not wait for what it leaves behind at the pipes. */
static void stop(struct runner *r, int error) {
  if (r->is_killed) return;
  r->is_killed = true;
  r->run->error = error;
  if (!uv_is_closing((uv_handle_t *)&r->process)) {
    /* A signal that can't be sent must not leave us waiting. */
    if (uv_process_kill(&r->process, r->run->kill_signal)) uv_process_kill(&r->process, SIGKILL);
  }
  for (unsigned i = 0; i < r->run->spec.fd_count; i++) close_pipe(&r->pipe[i]);
  close_timer(r);
}

static void on_run_exit(uv_process_t *uv, int64_t status, int signal) {
  struct runner *r = container_of(uv, struct runner, process);
  r->run->status = status;
  r->run->signal = signal;
  uv_close((uv_handle_t *)uv, NULL);
  close_timer(r);
}

static void on_timeout(uv_timer_t *t) {
  stop(container_of(t, struct runner, timer), UV_ETIMEDOUT);
}

static void on_alloc(uv_handle_t *h, size_t hint, uv_buf_t *room) {
  struct run_pipe *p = container_of((uv_pipe_t *)h, struct run_pipe, uv);
  int err = buf_reserve(p->output, 64 * 1024);
  *room = uv_buf_init(err ? NULL : p->output->ptr + p->output->len, err ? 0 : 64 * 1024);
}

static void on_read(uv_stream_t *s, ssize_t n, const uv_buf_t *room) {
  struct run_pipe *p = container_of((uv_pipe_t *)s, struct run_pipe, uv);
  struct sys_process_run *run = p->runner->run;
  if (n < 0) {
    close_pipe(p);
    if (n == UV_ENOBUFS) stop(p->runner, UV_ENOMEM);
    return;
  }
  p->output->len += (size_t)n;
  if (p->output->len > run->max_output) stop(p->runner, UV_ENOBUFS);
}

/* A child that reads only half of its input is no error. */
static void on_written(uv_write_t *w, int status) {}

static void on_shut(uv_shutdown_t *s, int status) {}

static int open_pipe(struct runner *r, unsigned i, int fd) {
  struct run_pipe *p = &r->pipe[i];
  int err = uv_pipe_init(&r->loop, &p->uv, 0);
  CHECK(err == 0); /* it can't fail on Unix */
  p->is_open = true;
  p->runner = r;
  p->output = &r->run->outputs[i];
  err = uv_pipe_open(&p->uv, fd);
  if (err) {
    close(fd);
    return err;
  }
  struct slice in = r->run->inputs[i];
  uv_buf_t text = uv_buf_init((char *)in.ptr, (unsigned)in.len);
  if (in.len) err = uv_write(&p->write, (uv_stream_t *)&p->uv, &text, 1, on_written);
  if (!err && (i == 0 || in.len)) err = uv_shutdown(&p->shutdown, (uv_stream_t *)&p->uv, on_shut);
  return err ? err : uv_read_start((uv_stream_t *)&p->uv, on_alloc, on_read);
}

/* Pairs of sockets for the pipes: `fds` gets the child's ends. */
static int open_pipes(struct runner *r, int *fds) {
  for (unsigned i = 0; i < r->run->spec.fd_count; i++) {
    int pair[2];
    fds[i] = r->run->spec.fds[i];
    if (fds[i] != SYS_PROCESS_PIPE) continue;
    fds[i] = -1;
    int err = sys_process_pair(pair);
    if (err) return err;
    fds[i] = pair[1];
    err = open_pipe(r, i, pair[0]);
    if (err) return err;
  }
  return 0;
}

static int start(struct runner *r, const int *fds) {
  struct sys_process_spec spec = r->run->spec;
  uv_stdio_container_t *stdio = mem_alloc(spec.fd_count * sizeof *stdio);
  spec.fds = fds;
  uv_process_options_t o = options_of(&spec, on_run_exit, stdio);
  int err = uv_spawn(&r->loop, &r->process, &o);
  if (err) uv_close((uv_handle_t *)&r->process, NULL);
  else r->run->pid = r->process.pid;
  mem_free(stdio);
  return err;
}

static void run_in_loop(struct runner *r) {
  struct sys_process_run *run = r->run;
  unsigned count = run->spec.fd_count;
  int *fds = mem_alloc(count * sizeof *fds);
  for (unsigned i = 0; i < count; i++) fds[i] = -1;
  uv_timer_init(&r->loop, &r->timer);
  int err = open_pipes(r, fds);
  if (!err) err = start(r, fds);
  for (unsigned i = 0; i < count; i++)
    if (run->spec.fds[i] == SYS_PROCESS_PIPE && fds[i] >= 0) close(fds[i]);
  if (err) {
    run->error = err;
    for (unsigned i = 0; i < count; i++) close_pipe(&r->pipe[i]);
  } else if (run->timeout_ms) {
    uv_timer_start(&r->timer, on_timeout, run->timeout_ms, 0);
  }
  uv_run(&r->loop, UV_RUN_DEFAULT);
  close_timer(r);
  uv_run(&r->loop, UV_RUN_DEFAULT);
  mem_free(fds);
}

void sys_process_run(struct sys_process_run *run) {
  struct runner r = {.run = run};
  run->pid = run->signal = run->error = 0;
  run->status = 0;
  if (run->spec.fd_count > FDS_MAX) {
    run->error = UV_EMFILE;
    return;
  }
  run->error = uv_loop_init(&r.loop);
  if (run->error) return;
  r.pipe = mem_zalloc(run->spec.fd_count * sizeof *r.pipe);
  run_in_loop(&r);
  CHECK(uv_loop_close(&r.loop) == 0);
  mem_free(r.pipe);
}
