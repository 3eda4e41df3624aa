/* check — what must hold.  CHECK stays in release builds, DCHECK is for debug builds (-DDEBUG).
 * An impossible branch is a CHECK; bad input is an error and never a CHECK. */
#pragma once

#include "base/defs.h"

_Noreturn COLD void check_failed(const char *file, int line, const char *what);

#define CHECK(cond)                                                                                \
  do {                                                                                             \
    if (UNLIKELY(!(cond))) check_failed(__FILE__, __LINE__, #cond);                                \
  } while (0)

#ifdef DEBUG
#define DCHECK(cond) CHECK(cond)
#else
#define DCHECK(cond) ((void)sizeof(cond))
#endif
