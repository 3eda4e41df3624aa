/* log — traces for people, one topic a bit, off by default.  `--trace engine,http` turns topics on.
 * A line says how much CPU time the process has used.  A line that is off costs one predicted
 * branch and its arguments are not evaluated. */
#pragma once

#include "base/defs.h"

#define LOG_TOPICS(X)                                                                              \
  X(ENGINE, "engine") X(LOOP, "loop") X(NET, "net") X(HTTP, "http") X(MODULE, "module")

enum log_topic {
#define X(id, name) LOG_##id,
  LOG_TOPICS(X)
#undef X
};

extern unsigned log_topics; /* set before the first thread starts, then only read */

/* `list` is comma-separated topic names, or "all".  false: a name is unknown. */
MUST_USE bool log_enable(const char *list);
void log_line(enum log_topic topic, const char *fmt, ...) PRINTF_LIKE(2, 3);

#define LOG(topic, ...)                                                                            \
  do {                                                                                             \
    if (UNLIKELY(log_topics & (1u << LOG_##topic))) log_line(LOG_##topic, __VA_ARGS__);            \
  } while (0)
