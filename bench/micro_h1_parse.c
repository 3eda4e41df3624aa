/* What h1_parse_head costs: ns for some heads, by each way of scanning.
 * Build and run: make build/bench/micro_h1_parse && build/bench/micro_h1_parse */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "http/h1_parse.h"

static const struct {
  const char *name, *text;
} heads[] = {
    {"ab", "GET / HTTP/1.0\r\nHost: 127.0.0.1:8124\r\nUser-Agent: ApacheBench/2.3\r\n"
           "Accept: */*\r\n\r\n"},
    {"ab -k", "GET / HTTP/1.0\r\nConnection: Keep-Alive\r\nHost: 127.0.0.1:8124\r\n"
              "User-Agent: ApacheBench/2.3\r\nAccept: */*\r\n\r\n"},
    {"wrk", "GET / HTTP/1.1\r\nHost: 127.0.0.1:8124\r\n\r\n"},
    {"curl", "GET /index.html HTTP/1.1\r\nHost: localhost:8124\r\nUser-Agent: curl/8.5.0\r\n"
             "Accept: */*\r\n\r\n"},
    {"browser",
     "GET /path/to/page?query=value&more=1 HTTP/1.1\r\nHost: www.example.org\r\n"
     "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0\r\n"
     "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8\r\n"
     "Accept-Language: en-US,en;q=0.5\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n"
     "Connection: keep-alive\r\nCookie: session=0123456789abcdef0123456789abcdef\r\n"
     "Upgrade-Insecure-Requests: 1\r\nSec-Fetch-Dest: document\r\n"
     "Sec-Fetch-Mode: navigate\r\nPriority: u=0, i\r\n\r\n"},
    {"post",
     "POST /api/items HTTP/1.1\r\nHost: api.example.org\r\nContent-Type: application/json\r\n"
     "Content-Length: 123\r\nAuthorization: Bearer abcdefghijklmnopqrstuvwxyz\r\n\r\n"},
};

enum { ROUNDS = 101, CALLS = 5000 };

static double now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

struct result {
  double best, middle; /* ns a head */
};

static struct result measure(const char *text, size_t len) {
  static double round_ns[ROUNDS];
  static struct h1_header room[64];
  struct h1_head h;
  h1_head_init(&h, H1_REQUEST, room, ARRAY_COUNT(room));
  for (int r = 0; r < ROUNDS; r++) {
    double start = now_ns();
    for (int i = 0; i < CALLS; i++) {
      h1_head_reset(&h);
      if (h1_parse_head(&h, text, len) != (ssize_t)len) abort();
    }
    round_ns[r] = (now_ns() - start) / CALLS;
  }
  qsort(round_ns, ROUNDS, sizeof *round_ns, by_value);
  return (struct result){round_ns[0], round_ns[ROUNDS / 2]};
}

static const char *const way_name[] = {[H1_WAY_PLAIN] = "plain", [H1_WAY_SSE42] = "sse4.2"};

int main(void) {
  printf("%-8s %6s  ns a head: best (median) of %d rounds\n", "head", "bytes", ROUNDS);
  for (size_t i = 0; i < ARRAY_COUNT(heads); i++) {
    size_t len = strlen(heads[i].text);
    char *exact = malloc(len); /* nothing behind the last byte */
    if (!exact) return 1;
    memcpy(exact, heads[i].text, len);
    printf("%-8s %6zu", heads[i].name, len);
    for (int way = H1_WAY_PLAIN; way <= H1_WAY_SSE42; way++) {
      if (!h1_parse_use((enum h1_way)way)) continue;
      struct result r = measure(exact, len);
      printf("  %s %5.1f (%.1f)", way_name[way], r.best, r.middle);
    }
    putchar('\n');
    free(exact);
  }
  return 0;
}
