/* mem — memory.  A small size of our own making aborts when memory is out; a size that a peer or a
 * program chose goes through the mem_try_ functions, whose NULL the caller turns into an error.
 *
 * Threads: any.  Torture: `mem_fail_at(n)` makes the n-th mem_try_ call from now on fail, once;
 * the counter is one for the process. */
#pragma once

#include "base/defs.h"

MUST_USE void *mem_alloc(size_t len);
MUST_USE void *mem_zalloc(size_t len);
MUST_USE void *mem_realloc(void *ptr, size_t len);
MUST_USE char *mem_dup(const char *ptr, size_t len); /* adds a NUL */

MUST_USE void *mem_try_alloc(size_t len);
MUST_USE void *mem_try_realloc(void *ptr, size_t len);

void mem_free(void *ptr); /* NULL is fine */

void mem_fail_at(long n); /* 0: never */
