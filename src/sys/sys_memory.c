#include "sys/sys_memory.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "loop/memory_limit.h"

size_t sys_memory_resident(void) {
  unsigned long total, resident;
  FILE *f = fopen("/proc/self/statm", "re");
  if (!f) return 0;
  int n = fscanf(f, "%lu %lu", &total, &resident);
  fclose(f);
  return n == 2 ? resident * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

size_t sys_memory_free(void) {
  char line[128];
  unsigned long kib = 0;
  FILE *f = fopen("/proc/meminfo", "re");
  if (!f) return 0;
  while (fgets(line, sizeof line, f))
    if (sscanf(line, "MemAvailable: %lu kB", &kib) == 1) break;
  fclose(f);
  return kib * (size_t)1024;
}

size_t sys_memory_available(void) {
  size_t machine = sys_memory_free(), limit = memory_limit();
  if (!limit) return machine;
  size_t used = sys_memory_resident();
  size_t left = limit > used ? limit - used : 0;
  return left < machine ? left : machine;
}
