#include "base/mem.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"

static atomic_long fail_countdown;

static bool must_fail(void) {
  if (LIKELY(atomic_load_explicit(&fail_countdown, memory_order_relaxed) == 0)) return false;
  return atomic_fetch_sub(&fail_countdown, 1) == 1;
}

void *mem_alloc(size_t len) {
  void *ptr = malloc(len ? len : 1);
  CHECK(ptr != NULL);
  return ptr;
}

void *mem_zalloc(size_t len) {
  void *ptr = calloc(1, len ? len : 1);
  CHECK(ptr != NULL);
  return ptr;
}

void *mem_realloc(void *old, size_t len) {
  void *ptr = realloc(old, len ? len : 1);
  CHECK(ptr != NULL);
  return ptr;
}

char *mem_dup(const char *ptr, size_t len) {
  char *copy = mem_alloc(len + 1);
  if (len) memcpy(copy, ptr, len);
  copy[len] = '\0';
  return copy;
}

void *mem_try_alloc(size_t len) {
  if (UNLIKELY(must_fail())) return NULL;
  return malloc(len ? len : 1);
}

void *mem_try_realloc(void *old, size_t len) {
  if (UNLIKELY(must_fail())) return NULL;
  return realloc(old, len ? len : 1);
}

void mem_free(void *ptr) {
  free(ptr);
}

void mem_fail_at(long n) {
  atomic_store(&fail_countdown, n);
}
