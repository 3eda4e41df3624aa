/* wire/server — the program at the other end: starts it, knows its ports, ends it. */
#pragma once

#include <sys/types.h>

#define SERVER_MAX_PORTS 32

struct server {
  pid_t pid;  /* 0: none runs */
  int output; /* its standard output */
  int port_count;
  struct {
    char name[32];
    int port;
  } ports[SERVER_MAX_PORTS];
};

/* Starts RUNTIME (NULL-ended) with `file`, which prints `NAME PORT` lines and then `ready`. Returns
 * 0 or -1, having said what is wrong. */
int server_start(struct server *s, char **runtime, const char *file);

/* Starts RUNTIME with an example program, which takes the environment variable PORT or has the
 * fixed port `port` (0: it has none), and waits until it listens.  Its port becomes that of
 * "program". */
int server_start_program(struct server *s, char **runtime, const char *file, int port);

/* The port of a name, 0 when there is none. */
int server_port(const struct server *s, const char *name);

/* Has it ended by itself, or does it within `ms`?  Then it is reaped and *status is as of waitpid.
 */
int server_wait(struct server *s, int ms, int *status);

/* Kills it with all it has started. */
void server_kill(struct server *s);

/* Connects to a port on the loopback address; the socket or -errno. */
int server_connect(int port);
