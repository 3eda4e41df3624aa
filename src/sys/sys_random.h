/* sys_random — bytes that nobody can guess: the kernel's.  Any thread. */
#pragma once

#include "base/defs.h"

/* Fills all of it.  0 or -errno; waits only early in the machine's life, until it has gathered
 * enough. */
MUST_USE int sys_random_fill(void *ptr, size_t len);
