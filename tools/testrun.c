/* testrun — runs JavaScript test files under a runtime, several at once, each with a time limit.
 *
 *   testrun [-j JOBS] [-t SECONDS] [-v] RUNTIME [ARGUMENT...] -- FILE...
 *
 * A test passes when its process exits with 0.  All else is a failure, shown with what the test
 * wrote and the line that runs it again alone: another exit code, a signal, a limit overrun (time;
 * MAX_OUTPUT bytes written).  What passes stays unseen, but for one line each with -v.  The last
 * line is `N passed, N failed`; the exit code is 0 when something passed and nothing failed, 2 for
 * a wrong command line.
 *
 * Each test is the leader of a process group, which is killed as a whole when the leader ends or
 * overruns, so that nothing a test has started outlives it (unless it left the group itself).  The
 * output goes to a nameless temporary file rather than a pipe: a process that keeps its end open
 * can't hold us up. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MAX_JOBS    64
#define MAX_COMMAND 64
#define MAX_OUTPUT  (64L << 20) /* bytes a test may write */
#define MAX_SHOWN   (64L << 10) /* bytes of them shown, the last ones */

struct job {
  pid_t pid; /* 0: the place is free */
  const char *file;
  FILE *output;
  int64_t started_ms;
  const char *overrun; /* why we killed it, or NULL */
};

static struct {
  char *command[MAX_COMMAND + 2]; /* room for the file and NULL */
  int command_len;
  char **files;
  int files_left;
  int job_count;
  int limit_s;
  int verbose;
  struct job job[MAX_JOBS];
  int running, passed, failed;
} run;

static _Noreturn void die(const char *what) {
  fprintf(stderr, "testrun: %s: %s\n", what, strerror(errno));
  for (int i = 0; i < run.job_count; i++)
    if (run.job[i].pid) kill(-run.job[i].pid, SIGKILL);
  exit(2);
}

static int64_t now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000LL + t.tv_nsec / 1000000;
}

/* In the child: a group of its own, no input, both outputs to the file; then the runtime. */
static _Noreturn void become_test(const struct job *j) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL); /* should testrun itself be killed */
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  int in = open("/dev/null", O_RDONLY), out = fileno(j->output);
  if (in < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(out, 2) < 0) _exit(127);
  run.command[run.command_len] = (char *)j->file;
  execvp(run.command[0], run.command);
  dprintf(2, "testrun: cannot run %s: %s\n", run.command[0], strerror(errno));
  _exit(127);
}

static void job_start(struct job *j, const char *file) {
  *j = (struct job){.file = file, .output = tmpfile(), .started_ms = now_ms()};
  if (!j->output) die("temporary file");
  fcntl(fileno(j->output), F_SETFD, FD_CLOEXEC);
  pid_t pid = fork();
  if (pid < 0) die("fork");
  if (pid == 0) become_test(j);
  setpgid(pid, pid); /* both sides do it: whoever is first, the group exists from here on */
  j->pid = pid;
  run.running++;
}

static void show_output(FILE *output) {
  char part[4096];
  size_t len;
  char last = '\n';
  fseek(output, 0, SEEK_END);
  long size = ftell(output);
  long from = size > MAX_SHOWN ? size - MAX_SHOWN : 0;
  if (from) printf("(%ld bytes left out)\n", from);
  fseek(output, from, SEEK_SET);
  while ((len = fread(part, 1, sizeof part, output)) > 0) {
    fwrite(part, 1, len, stdout);
    last = part[len - 1];
  }
  if (last != '\n') putchar('\n');
}

static void show_failure(const struct job *j, int status) {
  printf("FAILED %s: ", j->file);
  if (j->overrun) printf("%s\n", j->overrun);
  else if (WIFSIGNALED(status)) printf("%s\n", strsignal(WTERMSIG(status)));
  else printf("exit code %d\n", WEXITSTATUS(status));
  show_output(j->output);
  printf("alone:");
  for (int i = 0; i < run.command_len; i++) printf(" %s", run.command[i]);
  printf(" %s\n\n", j->file);
}

/* The leader has ended.  Its pid stays taken until we reap it, so the group can be killed safely:
 * the number can't have become somebody else's. */
static void job_finish(struct job *j) {
  int status = 0;
  kill(-j->pid, SIGKILL);
  while (waitpid(j->pid, &status, 0) < 0)
    if (errno != EINTR) die("waitpid");
  int ok = !j->overrun && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  if (ok) run.passed++;
  else run.failed++;
  if (!ok) show_failure(j, status);
  else if (run.verbose) printf("ok %s (%lld ms)\n", j->file, (long long)(now_ms() - j->started_ms));
  fflush(stdout);
  fclose(j->output);
  j->pid = 0;
  run.running--;
}

static void job_look(struct job *j) {
  siginfo_t info = {0};
  if (waitid(P_PID, (id_t)j->pid, &info, WEXITED | WNOHANG | WNOWAIT) < 0) die("waitid");
  if (info.si_pid) {
    job_finish(j);
    return;
  }
  struct stat st;
  static char over_time[64]; /* one limit for all, so one text */
  if (now_ms() - j->started_ms >= run.limit_s * 1000LL) {
    snprintf(over_time, sizeof over_time, "still running after %d s", run.limit_s);
    j->overrun = over_time;
  } else if (fstat(fileno(j->output), &st) == 0 && st.st_size > MAX_OUTPUT) {
    j->overrun = "wrote too much";
  }
  if (j->overrun) kill(-j->pid, SIGKILL); /* its end is seen at the next look */
}

/* Until a test ends, but at most 100 ms, when limits are looked at again. */
static void wait_for_news(const sigset_t *signals) {
  struct timespec most = {.tv_nsec = 100 * 1000000};
  int sig = sigtimedwait(signals, NULL, &most);
  if (sig < 0 || sig == SIGCHLD) return;
  for (int i = 0; i < run.job_count; i++)
    if (run.job[i].pid) kill(-run.job[i].pid, SIGKILL);
  fprintf(stderr, "testrun: %s\n", strsignal(sig));
  exit(128 + sig);
}

static void run_all(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGHUP);
  sigprocmask(SIG_BLOCK, &signals, NULL);
  while (run.files_left || run.running) {
    for (int i = 0; i < run.job_count; i++) {
      if (run.job[i].pid || !run.files_left) continue;
      run.files_left--;
      job_start(&run.job[i], *run.files++);
    }
    wait_for_news(&signals);
    for (int i = 0; i < run.job_count; i++)
      if (run.job[i].pid) job_look(&run.job[i]);
  }
}

static _Noreturn void usage(void) {
  fprintf(stderr,
          "usage: testrun [-j JOBS (1-%d)] [-t SECONDS] [-v] RUNTIME [ARGUMENT...] -- "
          "FILE...\n",
          MAX_JOBS);
  exit(2);
}

static int number(const char *text, int max) {
  char *end;
  errno = 0;
  long n = strtol(text, &end, 10);
  if (errno || *end || n < 1 || n > max) usage();
  return (int)n;
}

int main(int argc, char **argv) {
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  run.job_count = cores < 1 ? 1 : cores > MAX_JOBS ? MAX_JOBS : (int)cores;
  run.limit_s = 30;
  int opt;
  while ((opt = getopt(argc, argv, "+j:t:v")) != -1) {
    if (opt == 'j') run.job_count = number(optarg, MAX_JOBS);
    else if (opt == 't') run.limit_s = number(optarg, INT_MAX / 1000);
    else if (opt == 'v') run.verbose = 1;
    else usage();
  }
  int i = optind;
  for (; i < argc && strcmp(argv[i], "--") != 0; i++) {
    if (run.command_len == MAX_COMMAND) usage();
    run.command[run.command_len++] = argv[i];
  }
  if (!run.command_len || i >= argc - 1) usage();
  run.files = argv + i + 1;
  run.files_left = argc - i - 1;
  run_all();
  printf("%d passed, %d failed\n", run.passed, run.failed);
  return run.failed || !run.passed;
}
