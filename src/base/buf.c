#include "base/buf.h"

#include <errno.h>

#include "base/check.h"
#include "base/mem.h"

void buf_fini(struct buf *b) {
  mem_free(b->ptr);
  b->ptr = NULL;
  b->len = b->cap = 0;
}

int buf_reserve(struct buf *b, size_t len) {
  if (len <= b->cap - b->len) return 0;
  if (len > SIZE_MAX / 4 - b->len) return -ENOMEM;
  size_t need = b->len + len;
  if (b->max && need > b->max) return -EMSGSIZE;
  size_t cap = b->cap ? b->cap : 64;
  while (cap < need) cap += cap / 2 + 8;
  if (b->max && cap > b->max) cap = b->max;
  char *ptr = mem_try_realloc(b->ptr, cap);
  if (!ptr) return -ENOMEM;
  b->ptr = ptr;
  b->cap = cap;
  return 0;
}

int buf_append(struct buf *b, const char *ptr, size_t len) {
  if (len == 0) return 0;
  int err = buf_reserve(b, len);
  if (err) return err;
  memcpy(b->ptr + b->len, ptr, len);
  b->len += len;
  return 0;
}

void buf_consume(struct buf *b, size_t len) {
  DCHECK(len <= b->len);
  b->len -= len;
  if (b->len) memmove(b->ptr, b->ptr + len, b->len);
}
