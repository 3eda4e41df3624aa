#include "sys/sys_clock.h"

#include <time.h>

static uint64_t now_ns(void) {
  struct timespec ts;
  clock_gettime(CLOCK_MONOTONIC, &ts);
  return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static uint64_t start_ns;

/* Before main: what the dynamic linker took is the only part that is missing. */
__attribute__((constructor)) static void note_start(void) {
  start_ns = now_ns();
}

uint64_t sys_clock_uptime_ns(void) {
  return now_ns() - start_ns;
}

uint64_t sys_clock_since_start_ns(uint64_t monotonic_ns) {
  return monotonic_ns > start_ns ? monotonic_ns - start_ns : 0;
}

static uint64_t noted_ns[SYS_CLOCK_STEP_COUNT];

void sys_clock_note(enum sys_clock_step step) {
  if (!noted_ns[step]) noted_ns[step] = sys_clock_uptime_ns();
}

uint64_t sys_clock_noted_ns(enum sys_clock_step step) {
  return noted_ns[step];
}
