/* memory_limit — how much memory this process may use, by its control group.
 * Linux: cgroup v2 memory.max and v1 memory.limit_in_bytes, the lowest on the way to the root. */
#pragma once

#include "base/defs.h"

/* Bytes; 0 when there is no limit below the machine's memory. Reads a few files; any thread. */
size_t memory_limit(void);
