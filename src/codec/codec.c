#include "codec/codec.h"

#include <errno.h>
#include <stdio.h>

#include "base/mem.h"

#define FIRST_OUT  4096        /* bytes of a first guess, at least */
#define GROWTH_CAP (64u << 20) /* bytes that a growth may add */

void codec_fail(struct codec *c, const char *message, const char *code, int number) {
  c->error.message = message;
  c->error.number = number;
  (void)snprintf(c->error.code, sizeof c->error.code, "%s", code);
}

void codec_write(struct codec *c, struct codec_io *io) {
  c->error.message = NULL;
  c->kind->write(c, io);
  if (!c->error.message) c->kind->check(c, io);
}

void codec_reset(struct codec *c) {
  c->error.message = NULL;
  c->kind->reset(c);
}

void codec_free(struct codec *c) {
  if (!c) return;
  c->kind->fini(c);
  mem_free(c);
}

struct growing {
  char *ptr;
  size_t cap, max;
};

static size_t at_most(size_t a, size_t b) {
  return a < b ? a : b;
}

/* More room, one byte over `max` at most: so that too long a result shows. */
static int grow(struct growing *g, size_t wanted) {
  size_t cap = g->cap ? g->cap + at_most(g->cap, GROWTH_CAP) : wanted;
  if (g->max < SIZE_MAX - 1) cap = at_most(cap, g->max + 1);
  char *ptr = mem_try_realloc(g->ptr, cap);
  if (!ptr) return -ENOMEM;
  g->ptr = ptr;
  g->cap = cap;
  return 0;
}

static int feed(struct codec *c, struct codec_io *io, struct growing *g, size_t *len) {
  for (;;) {
    int err = grow(g, FIRST_OUT + io->in_len / 2);
    if (err) return err;
    io->out = (uint8_t *)g->ptr + *len;
    io->out_len = g->cap - *len;
    codec_write(c, io);
    *len = (size_t)((char *)io->out - g->ptr);
    if (c->error.message) return -EPROTO;
    if (*len > g->max) return -EMSGSIZE;
    if (io->out_len) return 0; /* it had room and wanted none */
  }
}

int codec_whole(struct codec *c, struct slice in, int flush, size_t max, char **out, size_t *len,
                size_t *left) {
  *out = NULL;
  *len = *left = 0;
  if (c->kind->whole && flush == c->kind->finish) {
    int err = c->kind->whole(c, in, max, out, len);
    if (err != -ENOTSUP) return err;
    *out = NULL;
    *len = 0;
  }
  struct growing g = {.max = max};
  struct codec_io io = {.in = (const uint8_t *)in.ptr, .in_len = in.len, .flush = flush};
  int err = feed(c, &io, &g, len);
  if (err) {
    mem_free(g.ptr);
    return err;
  }
  *left = io.in_len;
  *out = g.ptr;
  if (*len < g.cap / 2) { /* give back what is much too much */
    char *smaller = mem_try_realloc(g.ptr, *len ? *len : 1);
    if (smaller) *out = smaller;
  }
  return 0;
}
