/* sys_clock — when this process began.  Any thread. */
#pragma once

#include "base/defs.h"

/* Nanoseconds since the program was started, on the monotonic clock. */
uint64_t sys_clock_uptime_ns(void);
