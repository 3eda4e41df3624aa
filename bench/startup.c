/* startup — how long a program runs, from before it is started until it has ended.
 *
 *   startup COMMAND [ARGUMENT...]
 *
 * Writes one line, `WALL CPU RSS`: nanoseconds on the clock, nanoseconds of CPU (user and system,
 * as fine as the kernel accounts), the largest resident set in KiB.  Its own start isn't in there.
 * The command's output is dropped; a command that fails is an error. */
#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static int64_t now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static int64_t ns_of(struct timeval t) {
  return t.tv_sec * 1000000000LL + t.tv_usec * 1000LL;
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: startup COMMAND [ARGUMENT...]\n");
    return 2;
  }
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDWR, 0);
  posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_RDWR, 0);
  posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_RDWR, 0);

  pid_t pid;
  int64_t start = now_ns();
  int err = posix_spawnp(&pid, argv[1], &files, NULL, argv + 1, environ);
  if (err) {
    fprintf(stderr, "startup: %s: %s\n", argv[1], strerror(err));
    return 1;
  }
  int status;
  struct rusage used;
  if (wait4(pid, &status, 0, &used) != pid) {
    perror("startup: wait4");
    return 1;
  }
  int64_t wall = now_ns() - start;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "startup: %s failed (status 0x%x)\n", argv[1], (unsigned)status);
    return 1;
  }
  printf("%lld %lld %ld\n", (long long)wall,
         (long long)(ns_of(used.ru_utime) + ns_of(used.ru_stime)), used.ru_maxrss);
  return 0;
}
