#include "sys/sys_random.h"

#include <errno.h>
#include <sys/random.h>

int sys_random_fill(void *ptr, size_t len) {
  char *to = ptr;
  while (len > 0) {
    ssize_t n = getrandom(to, len, 0);
    if (n < 0 && errno != EINTR) return -errno;
    if (n < 0) continue;
    to += n;
    len -= (size_t)n;
  }
  return 0;
}
