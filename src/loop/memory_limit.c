#include "loop/memory_limit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysinfo.h>

static bool read_line(const char *path, char *line, size_t size) {
  FILE *f = fopen(path, "re");
  if (!f) return false;
  bool ok = fgets(line, (int)size, f) != NULL;
  fclose(f);
  if (ok) line[strcspn(line, "\n")] = '\0';
  return ok;
}

/* The lowest limit of `group` and its parents below `root`; "max" means none. */
static unsigned long long lowest(const char *root, char *group, const char *file) {
  unsigned long long least = ~0ull;
  for (;;) {
    char path[4096 + 64], line[64];
    snprintf(path, sizeof path, "%s%s/%s", root, group, file);
    if (read_line(path, line, sizeof line) && line[0] >= '0' && line[0] <= '9') {
      unsigned long long limit = strtoull(line, NULL, 10);
      if (limit && limit < least) least = limit;
    }
    char *slash = strrchr(group, '/');
    if (!slash) return least;
    *slash = '\0';
  }
}

/* Lines of /proc/self/cgroup: "0::/path" for v2, "7:memory:/path" for v1. */
size_t memory_limit(void) {
  FILE *f = fopen("/proc/self/cgroup", "re");
  if (!f) return 0;
  unsigned long long least = ~0ull;
  char line[4096];
  while (fgets(line, sizeof line, f)) {
    line[strcspn(line, "\n")] = '\0';
    char *names = strchr(line, ':');
    char *group = names ? strchr(names + 1, ':') : NULL;
    if (!group) continue;
    *group++ = '\0';
    unsigned long long limit = ~0ull;
    if (names[1] == '\0') limit = lowest("/sys/fs/cgroup", group, "memory.max");
    else if (strstr(names, "memory"))
      limit = lowest("/sys/fs/cgroup/memory", group, "memory.limit_in_bytes");
    if (limit < least) least = limit;
  }
  fclose(f);
  struct sysinfo info;
  if (sysinfo(&info) == 0 && least >= (unsigned long long)info.totalram * info.mem_unit) return 0;
  return least == ~0ull ? 0 : (size_t)least;
}
