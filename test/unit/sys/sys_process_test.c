#include "sys/sys_process.h"

#include <errno.h>
#include <signal.h>
#include <unistd.h>

#include "unit.h"

/* Runs sh -c `script` with `input`; the three pipes' output is in out[]. */
static struct buf out[3];
static struct sys_process_run run_script(const char *script, const char *input, uint64_t timeout_ms,
                                         size_t max_output) {
  static char *argv[] = {"sh", "-c", NULL, NULL};
  static char *envp[] = {"PATH=/usr/bin:/bin", "X=from env", NULL};
  static const int fds[3] = {SYS_PROCESS_PIPE, SYS_PROCESS_PIPE, SYS_PROCESS_PIPE};
  struct slice inputs[3] = {slice_of_cstr(input), {"", 0}, {"", 0}};
  argv[2] = (char *)script;
  struct sys_process_run run = {
      .spec = {.file = "sh", .argv = argv, .envp = envp, .cwd = "/", .fds = fds, .fd_count = 3},
      .timeout_ms = timeout_ms,
      .kill_signal = SIGTERM,
      .max_output = max_output,
      .inputs = inputs,
      .outputs = out,
  };
  sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
  sys_process_run(&run);
  return run;
}

TEST(output_status_environment_folder) {
  struct sys_process_run r = run_script("cat; echo $X >&2; pwd; exit 3", "in", 0, SIZE_MAX);
  EQ_INT(0, r.error);
  EQ_INT(3, r.status);
  EQ_INT(0, r.signal);
  OK(r.pid > 0);
  EQ_SLICE(SLICE("in/\n"), slice_of(out[1].ptr, out[1].len));
  EQ_SLICE(SLICE("from env\n"), slice_of(out[2].ptr, out[2].len));
}

TEST(a_signal_ends_it) {
  EQ_INT(SIGKILL, run_script("kill -9 $$", "", 0, SIZE_MAX).signal);
}

TEST(timeout) {
  struct sys_process_run r = run_script("sleep 100", "", 20, SIZE_MAX);
  EQ_INT(-ETIMEDOUT, r.error);
  EQ_INT(SIGTERM, r.signal);
}

TEST(too_much_output) {
  struct sys_process_run r = run_script("echo 12345; exec sleep 100", "", 0, 3);
  EQ_INT(-ENOBUFS, r.error);
  EQ_INT(SIGTERM, r.signal);
  EQ_SLICE(SLICE("12345\n"), slice_of(out[1].ptr, out[1].len));
}

TEST(input_that_nobody_reads) {
  static char much[1 << 20];
  memset(much, 'x', sizeof much - 1);
  EQ_INT(0, run_script("exit 0", much, 0, SIZE_MAX).error);
}

TEST(a_file_that_is_not_there) {
  char *argv[] = {"no-such-program", NULL};
  struct sys_process_run run = {.spec = {.file = argv[0], .argv = argv}};
  sys_process_run(&run);
  EQ_INT(-ENOENT, run.error);
  EQ_INT(0, run.pid);
}

static int exits, closes;
static int64_t exit_status;
static void on_exit_of(struct sys_process *p, int64_t status, int signal) {
  exits++;
  exit_status = status;
  sys_process_close(p);
}
static void on_closed(struct sys_process *p) {
  closes++;
}

TEST(beside_the_loop) {
  char *argv[] = {"sh", "-c", "exit 7", NULL};
  struct sys_process p = {.on_exit = on_exit_of, .on_closed = on_closed};
  struct sys_process_spec spec = {.file = "sh", .argv = argv};
  struct loop loop;
  EQ_INT(0, loop_init(&loop));
  EQ_INT(0, sys_process_spawn(&p, &loop, &spec));
  while (loop_turn(&loop)) continue;
  EQ_INT(1, exits);
  EQ_INT(1, closes);
  EQ_INT(7, exit_status);
  argv[0] = "no-such-program";
  spec.file = argv[0];
  struct sys_process q = {.on_exit = on_exit_of, .on_closed = on_closed};
  EQ_INT(-ENOENT, sys_process_spawn(&q, &loop, &spec));
  while (closes < 2) loop_turn(&loop);
  EQ_INT(1, exits);
  loop_fini(&loop);
}
