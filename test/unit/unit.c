#include "unit.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define TIME_LIMIT_S 60

static struct unit_test *tests, **tests_end = &tests;

void unit_add(struct unit_test *t) {
  *tests_end = t;
  tests_end = &t->next;
}

void unit_fail(const char *file, int line, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  fprintf(stderr, "%s:%d: ", file, line);
  vfprintf(stderr, fmt, ap);
  fputc('\n', stderr);
  va_end(ap);
  fflush(stderr);
  exit(1);
}

struct slice unit_guarded(const void *bytes, size_t len) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t room = (len + page - 1) / page * page;
  /* cppcheck-suppress invalidFunctionArg ; a mapping of no file has the descriptor -1 */
  char *base = mmap(NULL, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (base == MAP_FAILED || mprotect(base + room, page, PROT_NONE)) abort();
  char *start = base + room - len;
  if (len) memcpy(start, bytes, len);
  return slice_of(start, len);
}

static int run_apart(const struct unit_test *t, const char *program) {
  fflush(stdout);
  fflush(stderr);
  pid_t pid = fork();
  if (pid == 0) {
    alarm(TIME_LIMIT_S);
    t->run();
    exit(0); /* so that leaks are looked for */
  }
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return 0;
  if (WIFSIGNALED(status)) fprintf(stderr, "%s: %s\n", t->name, strsignal(WTERMSIG(status)));
  fprintf(stderr, "FAILED %s; alone: %s %s\n", t->name, program, t->name);
  return 1;
}

int main(int argc, char **argv) {
  int passed = 0, failed = 0;
  for (struct unit_test *t = tests; t; t = t->next) {
    if (argc > 1 && strcmp(argv[1], t->name) != 0) continue;
    if (argc > 1) {
      t->run();
      passed++;
      continue;
    }
    if (run_apart(t, argv[0])) failed++;
    else passed++;
  }
  printf("%d passed, %d failed\n", passed, failed);
  return failed || !passed;
}
