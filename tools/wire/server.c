/* wire/server — see server.h. */
#include "server.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define START_LIMIT_MS 20000
#define MAX_RUNTIME    64

static int fail(const char *file, const char *what) {
  fprintf(stderr, "wirerun: %s: %s\n", file, what);
  return -1;
}

static void nap(long ms) {
  struct timespec t = {ms / 1000, ms % 1000 * 1000000};
  nanosleep(&t, NULL);
}

static _Noreturn void become_server(char **runtime, const char *file, int out) {
  char *argv[MAX_RUNTIME + 2];
  int n = 0;
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  signal(SIGPIPE, SIG_DFL);
  int in = open("/dev/null", O_RDONLY);
  if (in < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0) _exit(127);
  while (n < MAX_RUNTIME && runtime[n]) {
    argv[n] = runtime[n];
    n++;
  }
  argv[n] = (char *)file;
  argv[n + 1] = NULL;
  execvp(argv[0], argv);
  dprintf(2, "wirerun: cannot run %s: %s\n", argv[0], strerror(errno));
  _exit(127);
}

static int spawn(struct server *s, char **runtime, const char *file) {
  int ends[2];
  *s = (struct server){0};
  if (pipe2(ends, O_CLOEXEC)) return fail(file, strerror(errno));
  pid_t pid = fork();
  if (pid < 0) return fail(file, strerror(errno));
  if (pid == 0) become_server(runtime, file, ends[1]);
  setpgid(pid, pid);
  close(ends[1]);
  s->pid = pid;
  s->output = ends[0];
  return 0;
}

/* One line of server.js's output; 1 when it was the last one. */
static int take_line(struct server *s, const char *line) {
  if (strcmp(line, "ready") == 0) return 1;
  if (s->port_count == SERVER_MAX_PORTS) return -1;
  if (sscanf(line, "%31s %d", s->ports[s->port_count].name, &s->ports[s->port_count].port) != 2)
    return -1;
  s->port_count++;
  return 0;
}

int server_start(struct server *s, char **runtime, const char *file) {
  if (spawn(s, runtime, file)) return -1;
  char text[4096];
  size_t len = 0;
  for (;;) {
    struct pollfd p = {.fd = s->output, .events = POLLIN};
    int ready = poll(&p, 1, START_LIMIT_MS);
    ssize_t got = ready > 0 ? read(s->output, text + len, sizeof text - 1 - len) : -1;
    if (got <= 0) {
      server_kill(s);
      return fail(file, got ? "does not say that it is ready" : "ends before it is ready");
    }
    len += (size_t)got;
    text[len] = '\0';
    char *line = text, *end;
    for (; (end = strchr(line, '\n')); line = end + 1) {
      *end = '\0';
      int last = take_line(s, line);
      if (last > 0) return 0;
      if (last == 0) continue;
      server_kill(s);
      return fail(file, "prints something else than its ports");
    }
    len = strlen(line);
    memmove(text, line, len + 1);
  }
}

int server_connect(int port) {
  struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
  a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;
  if (fd < 0) return -errno;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (connect(fd, (struct sockaddr *)&a, sizeof a)) {
    int err = -errno;
    close(fd);
    return err;
  }
  return fd;
}

static int free_port(void) {
  struct sockaddr_in a = {.sin_family = AF_INET};
  socklen_t len = sizeof a;
  a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return -1;
  int err =
      bind(fd, (struct sockaddr *)&a, sizeof a) || getsockname(fd, (struct sockaddr *)&a, &len);
  close(fd);
  return err ? -1 : ntohs(a.sin_port);
}

int server_start_program(struct server *s, char **runtime, const char *file, int port) {
  char text[16];
  if (!port) port = free_port();
  if (port < 0) return fail(file, "no free port");
  int fd;
  /* A fixed port may still be somebody else's, such as another test's. */
  for (int waited = 0; (fd = server_connect(port)) >= 0; waited += 50) {
    close(fd);
    if (waited >= START_LIMIT_MS) return fail(file, "its port is taken by another server");
    nap(50);
  }
  snprintf(text, sizeof text, "%d", port);
  setenv("PORT", text, 1);
  if (spawn(s, runtime, file)) return -1;
  s->port_count = 1;
  snprintf(s->ports[0].name, sizeof s->ports[0].name, "program");
  s->ports[0].port = port;
  for (int waited = 0, status; waited < START_LIMIT_MS; waited += 5) {
    fd = server_connect(port);
    if (fd >= 0) {
      close(fd);
      return 0;
    }
    if (server_wait(s, 0, &status)) return fail(file, "ends before it listens");
    nap(5);
  }
  server_kill(s);
  return fail(file, "does not listen");
}

int server_port(const struct server *s, const char *name) {
  for (int i = 0; i < s->port_count; i++)
    if (strcmp(s->ports[i].name, name) == 0) return s->ports[i].port;
  return 0;
}

static void forget(struct server *s) {
  close(s->output);
  s->pid = 0;
}

static int has_ended(struct server *s, int *status) {
  if (waitpid(s->pid, status, WNOHANG) != s->pid) return 0;
  forget(s);
  return 1;
}

int server_wait(struct server *s, int ms, int *status) {
  for (int waited = 0; waited <= ms; waited += 5) {
    if (has_ended(s, status)) return 1;
    if (waited < ms) nap(5);
  }
  return 0;
}

void server_kill(struct server *s) {
  if (!s->pid) return;
  kill(-s->pid, SIGKILL);
  while (waitpid(s->pid, NULL, 0) < 0 && errno == EINTR) {
  }
  forget(s);
}
