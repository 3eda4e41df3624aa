#include "base/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

unsigned log_topics;

static const char *const topic_name[] = {
#define X(id, name) [LOG_##id] = name,
    LOG_TOPICS(X)
#undef X
};

static bool enable_one(const char *name, size_t len) {
  if (len == 3 && memcmp(name, "all", 3) == 0) {
    log_topics = ~0u;
    return true;
  }
  for (size_t i = 0; i < ARRAY_COUNT(topic_name); i++) {
    if (strlen(topic_name[i]) != len || memcmp(topic_name[i], name, len) != 0) continue;
    log_topics |= 1u << i;
    return true;
  }
  return false;
}

bool log_enable(const char *list) {
  while (*list) {
    size_t len = strcspn(list, ",");
    if (!enable_one(list, len)) return false;
    list += len + (list[len] == ',');
  }
  return true;
}

void log_line(enum log_topic topic, const char *fmt, ...) {
  char line[1024];
  va_list ap;
  va_start(ap, fmt);
  vsnprintf(line, sizeof line, fmt, ap);
  va_end(ap);
  double ms = (double)clock() * 1000 / CLOCKS_PER_SEC; /* of the process, so that a busy machine
                                                         * changes it little */
  fprintf(stderr, "[%s %.2f ms] %s\n", topic_name[topic], ms, line);
}
