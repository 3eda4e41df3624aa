/* sys_memory — how much memory there is, in bytes.  Linux: /proc and control groups.  Any
 * thread. */
#pragma once

#include "base/defs.h"

size_t sys_memory_resident(void); /* of this process; 0 when /proc is not there */

/* What the machine can give to programs without others being swapped out. */
size_t sys_memory_free(void);

/* What the process could still take before the machine or its control group is short. */
size_t sys_memory_available(void);
