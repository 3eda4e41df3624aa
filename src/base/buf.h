/* buf — a growing run of bytes with a ceiling that is set when it is made.
 *
 * Memory: owns `ptr`; buf_fini frees it.  Zeroed = empty with no ceiling.  Threads: none of its
 * own.
 * Errors: -ENOMEM (memory), -EMSGSIZE (over the ceiling); the buffer is unchanged then. */
#pragma once

#include "base/slice.h"

struct buf {
  char *ptr;
  size_t len, cap; /* bytes */
  size_t max;      /* ceiling in bytes; 0: none */
};

static inline void buf_init(struct buf *b, size_t max) {
  *b = (struct buf){.max = max};
}

void buf_fini(struct buf *b);

/* Makes room for `len` bytes beyond the present end; the caller writes them and adds to b->len. */
MUST_USE int buf_reserve(struct buf *b, size_t len);
MUST_USE int buf_append(struct buf *b, const char *ptr, size_t len);

static inline MUST_USE int buf_append_slice(struct buf *b, struct slice s) {
  return buf_append(b, s.ptr, s.len);
}

/* Drops `len` bytes from the front and closes the gap. */
void buf_consume(struct buf *b, size_t len);
