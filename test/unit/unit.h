/* unit — the C test harness.  A test program holds TEST()s and nothing else; each test runs in a
 * process of its own with a time limit, asserts print both sides, input can end at a guard page.
 *
 *   build/test/unit/<path>/<name>_test          all tests of the file
 *   build/test/unit/<path>/<name>_test NAME     one, in this process (for gdb, valgrind)
 */
#pragma once

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/slice.h"

struct unit_test {
  const char *name;
  void (*run)(void);
  struct unit_test *next;
};

void unit_add(struct unit_test *t);
_Noreturn void unit_fail(const char *file, int line, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* A copy of `len` bytes whose last byte is followed by an unreadable page. */
struct slice unit_guarded(const void *bytes, size_t len);
#define GUARDED(literal) unit_guarded(literal, sizeof(literal) - 1)

#define TEST(name)                                                                                 \
  static void test_##name(void);                                                                   \
  static struct unit_test unit_##name = {#name, test_##name, NULL};                                \
  __attribute__((constructor)) static void register_##name(void) {                                 \
    unit_add(&unit_##name);                                                                        \
  }                                                                                                \
  static void test_##name(void)

#define EQ_INT(want, got)                                                                          \
  do {                                                                                             \
    intmax_t w_ = (intmax_t)(want), g_ = (intmax_t)(got);                                          \
    if (w_ != g_)                                                                                  \
      unit_fail(__FILE__, __LINE__, "%s: want %" PRIdMAX ", got %" PRIdMAX, #got, w_, g_);         \
  } while (0)

#define EQ_STR(want, got) EQ_SLICE(slice_of_cstr(want), slice_of_cstr(got))

#define EQ_SLICE(want, got)                                                                        \
  do {                                                                                             \
    struct slice w_ = (want), g_ = (got);                                                          \
    if (!slice_is_equal(w_, g_))                                                                   \
      unit_fail(__FILE__, __LINE__, "%s: want \"%.*s\", got \"%.*s\"", #got, (int)w_.len,          \
                w_.len ? w_.ptr : "", (int)g_.len, g_.len ? g_.ptr : "");                          \
  } while (0)

#define OK(cond)                                                                                   \
  do {                                                                                             \
    if (!(cond)) unit_fail(__FILE__, __LINE__, "not true: %s", #cond);                             \
  } while (0)
