/* slice — a borrowed run of bytes.  Owns nothing; never NUL-terminated by promise. */
#pragma once

#include <string.h>

#include "base/defs.h"

struct slice {
  const char *ptr;
  size_t len; /* bytes */
};

#define SLICE(literal) ((struct slice){(literal), sizeof(literal) - 1})

static inline struct slice slice_of(const char *ptr, size_t len) {
  return (struct slice){ptr, len};
}

static inline struct slice slice_of_cstr(const char *s) {
  return (struct slice){s, strlen(s)};
}

static inline bool slice_is_equal(struct slice a, struct slice b) {
  return a.len == b.len && (a.len == 0 || memcmp(a.ptr, b.ptr, a.len) == 0);
}

static inline char ascii_lower(char c) {
  return (c >= 'A' && c <= 'Z') ? (char)(c | 0x20) : c;
}

/* ASCII letters compare without case; all other bytes as they are. */
static inline bool slice_is_equal_nocase(struct slice a, struct slice b) {
  if (a.len != b.len) return false;
  for (size_t i = 0; i < a.len; i++)
    if (ascii_lower(a.ptr[i]) != ascii_lower(b.ptr[i])) return false;
  return true;
}
