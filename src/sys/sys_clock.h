/* sys_clock — when this process began.  Any thread. */
#pragma once

#include "base/defs.h"

/* Nanoseconds since the program was started, on the monotonic clock. */
uint64_t sys_clock_uptime_ns(void);

/* The same for a moment on the monotonic clock; 0 for moments before the start. */
uint64_t sys_clock_since_start_ns(uint64_t monotonic_ns);

/* Steps of the start, for performance.nodeTiming.  Noted once each, by the main thread. */
enum sys_clock_step { SYS_CLOCK_MAIN, SYS_CLOCK_ENGINE, SYS_CLOCK_BOOT, SYS_CLOCK_STEP_COUNT };
void sys_clock_note(enum sys_clock_step step);
uint64_t sys_clock_noted_ns(enum sys_clock_step step); /* since the start; 0: not yet */
