/* wirerun — tests a server by what goes over the wire: sends the bytes that .wire files give and
 * compares the reply byte by byte (wire.h has the format).
 *
 *   wirerun [-s BYTES] [-r] [-v] RUNTIME [ARGUMENT...] -- FILE.wire...
 *
 *   -s BYTES  send in pieces of that size, so that the server meets every split
 *   -r        record: print the file with the replies that really came in place of its patterns
 *   -v        a line for each file that passes
 *
 * RUNTIME runs test/wire/server.js, one process for all files, or the program a file names.  A file
 * passes when all its steps do and the server is still there afterwards; at last server.js is asked
 * to end, and must do so with 0, which counts as one more.  A failure is shown with both sides and
 * the line that reruns it alone.  The last line is `N passed, N failed`; exit code 0 when none
 * failed.
 *
 * wirerun knows no HTTP.  It waits for bytes, never for time, but for the steps `pause` and
 * `silent`. */
#include "server.h"
#include "wire.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define REPLY_LIMIT_MS  10000
#define RECORD_QUIET_MS 700 /* longer than any pause that server.js makes within a reply */
#define END_LIMIT_MS    10000
#define MAX_PIECES      2000 /* of one send under -s */

struct connection {
  int fd;   /* -1: not opened */
  char *in; /* what came and no pattern has taken yet */
  size_t len, room;
  int eof;
};

static struct {
  char **runtime;
  size_t piece; /* bytes; 0: all at once */
  int record, verbose;
  int whole; /* this file is not to be split */
  struct server server;
  struct connection conn[WIRE_MAX_CONNECTIONS];
  struct connection *current;
  int port;
  const char *path;
} run;

static int64_t now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000LL + t.tv_nsec / 1000000;
}

static void nap_us(long us) {
  struct timespec t = {us / 1000000, us % 1000000 * 1000};
  nanosleep(&t, NULL);
}

/* The head of a failure's report; line 0: of the whole file. */
static int failure(int line, const char *what) {
  printf("FAILED %s", run.path);
  if (line) printf(":%d", line);
  printf(": %s\n", what);
  return -1;
}

static int open_connection(struct connection *c, int line) {
  if (c->fd >= 0) return 0;
  c->fd = server_connect(run.port);
  return c->fd < 0 ? failure(line, strerror(-c->fd)) : 0;
}

/* Takes in what comes next, waiting for it up to `ms`.  1: something came, or the end; 0: nothing.
 */
static int receive(struct connection *c, int ms) {
  struct pollfd p = {.fd = c->fd, .events = POLLIN};
  if (c->eof || poll(&p, 1, ms) <= 0) return 0;
  if (c->room - c->len < 65536) {
    c->room = c->room * 2 + 65536;
    c->in = wire_grow(c->in, c->room);
  }
  ssize_t got = recv(c->fd, c->in + c->len, c->room - c->len, 0);
  if (got > 0) c->len += (size_t)got;
  else c->eof = 1; /* a reset, too, is an end: what came before it has been read */
  return 1;
}

static void drop(struct connection *c, size_t len) {
  memmove(c->in, c->in + len, c->len - len);
  c->len -= len;
}

/* A send to a server that has closed is no failure: what it says tells. */
static void send_step(struct connection *c, const struct wire_item *item) {
  int split = run.piece && !run.whole;
  size_t piece = split ? run.piece : item->len;
  if (item->len / MAX_PIECES > piece) piece = item->len / MAX_PIECES;
  for (size_t sent = 0; sent < item->len;) {
    size_t len = item->len - sent < piece ? item->len - sent : piece;
    struct pollfd p = {.fd = c->fd, .events = c->eof ? POLLOUT : POLLOUT | POLLIN};
    if (poll(&p, 1, REPLY_LIMIT_MS) <= 0) return;
    /* A server that waits for us to read before it reads on must not stop us both. */
    if (p.revents & POLLIN) receive(c, 0);
    if (!(p.revents & (POLLOUT | POLLERR))) continue;
    ssize_t n = send(c->fd, item->bytes + sent, len, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (n < 0 && errno != EAGAIN) return;
    if (n > 0) sent += (size_t)n;
    if (split && sent < item->len) nap_us(100);
  }
}

static int expect_failure(const struct connection *c, const struct wire_step *step, size_t furthest,
                          const char *what) {
  failure(step->line, what);
  printf("  what came%s:\n", c->len || c->eof ? "" : " is nothing");
  wire_print("    ", c->in, c->len, c->eof);
  if (furthest < c->len) {
    printf("  of which this matches (%zu of %zu bytes):\n", furthest, c->len);
    wire_print("    ", c->in, furthest, 0);
  }
  return -1;
}

static int expect_step(struct connection *c, const struct wire_step *step) {
  int64_t until = now_ms() + REPLY_LIMIT_MS;
  size_t eaten = 0, furthest = 0;
  for (;;) {
    enum wire_verdict v = wire_match(step, c->in, c->len, c->eof, &eaten, &furthest);
    if (v == WIRE_YES) break;
    if (v == WIRE_NO) return expect_failure(c, step, furthest, "another reply came");
    int64_t left = until - now_ms();
    if (left <= 0 || !receive(c, (int)left))
      return expect_failure(c, step, furthest, "the reply is not complete");
  }
  drop(c, eaten);
  return 0;
}

static int silent_step(struct connection *c, const struct wire_step *step) {
  receive(c, step->number);
  return c->len || c->eof ? expect_failure(c, step, 0, "something came, but silence was due") : 0;
}

static void abandon(struct connection *c) {
  if (c->fd >= 0) close(c->fd);
  free(c->in);
  *c = (struct connection){.fd = -1};
}

static int do_step(const struct wire_step *step) {
  struct connection *c = run.current;
  if (step->kind == WIRE_CONNECTION) {
    run.current = c = &run.conn[step->number - 1];
    return open_connection(c, step->line);
  }
  if (step->kind == WIRE_SERVER || step->kind == WIRE_PROGRAM) return 0;
  if (open_connection(c, step->line)) return -1;
  switch (step->kind) {
  case WIRE_SEND:
    if (step->item_count) send_step(c, &step->items[0]);
    return 0;
  case WIRE_EXPECT: return expect_step(c, step);
  case WIRE_SILENT: return silent_step(c, step);
  case WIRE_PAUSE: nap_us(step->number * 1000L); return 0;
  case WIRE_HALF_CLOSE: shutdown(c->fd, SHUT_WR); return 0;
  case WIRE_WHOLE: run.whole = 1; return 0;
  default: abandon(c); return 0;
  }
}

/* The end of a file: the server must have no more to say. */
static int finish_connection(struct connection *c) {
  if (c->fd < 0) return 0;
  shutdown(c->fd, SHUT_WR);
  int64_t until = now_ms() + REPLY_LIMIT_MS, left;
  while (!c->eof && !c->len && (left = until - now_ms()) > 0) receive(c, (int)left);
  if (c->len) {
    failure(0, "after the last step there came");
    wire_print("    ", c->in, c->len, c->eof);
    return -1;
  }
  return c->eof ? 0 : failure(0, "the server does not close when the client has");
}

/* Starts what the file speaks to.  server.js runs on from file to file. */
static int choose_server(const struct wire_step *first) {
  if (first->kind == WIRE_PROGRAM) {
    server_kill(&run.server);
    if (server_start_program(&run.server, run.runtime, first->name, first->number))
      return failure(0, "no server");
    run.port = server_port(&run.server, "program");
    return 0;
  }
  if (run.server.pid && server_port(&run.server, "program")) server_kill(&run.server);
  if (!run.server.pid && server_start(&run.server, run.runtime, "test/wire/server.js"))
    return failure(0, "no server");
  run.port = server_port(&run.server, first->kind == WIRE_SERVER ? first->name : "plain");
  return run.port ? 0 : failure(first->line, "server.js has no server of this name");
}

static void record_step(const struct wire_step *step) {
  struct connection *c = run.current;
  if (step->kind != WIRE_EXPECT) {
    do_step(step);
    return;
  }
  open_connection(c, step->line);
  while (receive(c, RECORD_QUIET_MS)) {
  }
  wire_print("", c->in, c->len, c->eof);
  drop(c, c->len);
}

/* Prints lines `from` to `to` of the file. */
static void copy_lines(FILE *in, int *line, int to) {
  int ch;
  while (*line <= to && (ch = getc(in)) != EOF) {
    putchar(ch);
    if (ch == '\n') ++*line;
  }
}

static void skip_lines(FILE *in, int *line, int to) {
  int ch;
  while (*line <= to && (ch = getc(in)) != EOF)
    if (ch == '\n') ++*line;
}

static void record(const struct wire_script *script) {
  FILE *in = fopen(run.path, "r");
  int line = 1;
  if (!in) return;
  for (size_t i = 0; i < script->step_count; i++) {
    const struct wire_step *step = &script->steps[i];
    copy_lines(in, &line, step->line - 1);
    record_step(step);
    if (step->kind == WIRE_EXPECT) skip_lines(in, &line, step->last_line);
    fflush(stdout);
  }
  copy_lines(in, &line, INT32_MAX);
  fclose(in);
}

static int death(int status) {
  char what[64];
  if (WIFSIGNALED(status))
    snprintf(what, sizeof what, "the server died: %s", strsignal(WTERMSIG(status)));
  else snprintf(what, sizeof what, "the server died with exit code %d", WEXITSTATUS(status));
  return failure(0, what);
}

static int steps_pass(const struct wire_script *script) {
  for (size_t i = 0; i < script->step_count; i++)
    if (do_step(&script->steps[i])) return -1;
  for (int i = 0; i < WIRE_MAX_CONNECTIONS; i++)
    if (finish_connection(&run.conn[i])) return -1;
  return 0;
}

static int file_passes(const char *path) {
  struct wire_script script;
  int err, status;
  run.path = path;
  wire_script_read(&script, path);
  for (int i = 0; i < WIRE_MAX_CONNECTIONS; i++) run.conn[i] = (struct connection){.fd = -1};
  run.current = &run.conn[0];
  run.whole = 0;
  err = choose_server(&script.steps[0]);
  if (!err && run.record) record(&script);
  else if (!err) err = steps_pass(&script);
  for (int i = 0; i < WIRE_MAX_CONNECTIONS; i++) abandon(&run.conn[i]);
  /* After a failure it is given a moment: the connection goes first when a process dies. */
  if (run.server.pid && server_wait(&run.server, err ? 100 : 0, &status)) err = death(status);
  if (err) server_kill(&run.server); /* the next file shall not suffer for it */
  wire_script_free(&script);
  return err;
}

/* server.js ends when it is asked to, and with 0, as a process with nothing left to do. */
static int server_ends_well(void) {
  static const char quit[] = "GET /quit HTTP/1.1\r\nHost: x\r\n\r\n";
  int status = 0, fd = server_connect(server_port(&run.server, "plain"));
  run.path = "test/wire/server.js";
  if (fd < 0 || send(fd, quit, sizeof quit - 1, MSG_NOSIGNAL) < 0)
    return failure(0, "takes no connection at the end");
  int ended = server_wait(&run.server, END_LIMIT_MS, &status);
  close(fd);
  if (!ended) return failure(0, "does not end when asked to");
  return WIFEXITED(status) && !WEXITSTATUS(status) ? 0 : failure(0, "ends with an error");
}

static void show_rerun(char **argv, int until, const char *path) {
  printf("alone:");
  for (int i = 0; i < until; i++) printf(" %s", argv[i]);
  printf(" -- %s\n\n", path);
}

static _Noreturn void usage(void) {
  fprintf(stderr, "usage: wirerun [-s BYTES] [-r] [-v] RUNTIME [ARGUMENT...] -- FILE.wire...\n");
  exit(2);
}

static size_t number(const char *text) {
  char *end;
  errno = 0;
  long n = strtol(text, &end, 10);
  if (errno || *end || n < 1) usage();
  return (size_t)n;
}

static void on_signal(int sig) {
  if (run.server.pid) kill(-run.server.pid, SIGKILL);
  _exit(128 + sig);
}

int main(int argc, char **argv) {
  int opt, passed = 0, failed = 0;
  while ((opt = getopt(argc, argv, "+s:rv")) != -1) {
    if (opt == 's') run.piece = number(optarg);
    else if (opt == 'r') run.record = 1;
    else if (opt == 'v') run.verbose = 1;
    else usage();
  }
  int split = optind;
  while (split < argc && strcmp(argv[split], "--") != 0) split++;
  if (split == optind || split >= argc - 1) usage();
  argv[split] = NULL;
  run.runtime = argv + optind;
  signal(SIGINT, on_signal);
  signal(SIGTERM, on_signal);
  signal(SIGHUP, on_signal);

  for (int i = split + 1; i < argc; i++) {
    int err = file_passes(argv[i]);
    if (err) {
      failed++;
      show_rerun(argv, split, argv[i]);
    } else {
      passed++;
      if (run.verbose) printf("ok %s\n", argv[i]);
    }
    fflush(stdout);
  }
  if (run.server.pid && server_port(&run.server, "plain") && !run.record) {
    if (server_ends_well()) failed++;
    else passed++;
  }
  server_kill(&run.server);
  if (!run.record) printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}
