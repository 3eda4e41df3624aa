#include "http/h1_scan.h"

#include "unit.h"

#ifdef H1_SCAN_X86

typedef const char *(*scan)(const char *p, const char *end, const char *start);

H1_SSE42 static const char *name_sse42(const char *p, const char *end, const char *start) {
  return h1_scan_name_sse42(p, end, start);
}

H1_SSE42 static const char *value_sse42(const char *p, const char *end, const char *start) {
  return h1_scan_value_sse42(p, end, start);
}

H1_SSE42 static const char *target_sse42(const char *p, const char *end, const char *start) {
  return h1_scan_target_sse42(p, end, start);
}

static const struct {
  scan plain, fast;
} pairs[] = {
    {h1_scan_name_plain, name_sse42},
    {h1_scan_value_plain, value_sse42},
    {h1_scan_target_plain, target_sse42},
};

/* Both at every start within `in`, which lies between unreadable pages' edges. */
static void check(struct slice in) {
  const char *end = in.ptr + in.len;
  for (size_t k = 0; k < ARRAY_COUNT(pairs); k++)
    for (const char *p = in.ptr; p <= end; p++)
      EQ_INT(pairs[k].plain(p, end, in.ptr) - in.ptr, pairs[k].fast(p, end, in.ptr) - in.ptr);
}

TEST(each_byte_at_each_place) {
  if (!__builtin_cpu_supports("sse4.2")) return;
  for (int byte = 0; byte < 256; byte++) {
    char text[40];
    memset(text, 'x', sizeof text);
    struct slice in = unit_guarded(text, sizeof text);
    for (size_t at = 0; at < in.len; at++) {
      char *place = (char *)in.ptr + at;
      *place = (char)byte;
      check(in);
      *place = 'x';
    }
  }
}

TEST(each_length) {
  if (!__builtin_cpu_supports("sse4.2")) return;
  char text[70];
  memset(text, 'x', sizeof text);
  for (size_t len = 0; len <= sizeof text; len++) {
    check(unit_guarded(text, len));
    if (!len) continue;
    text[len - 1] = '\r';
    check(unit_guarded(text, len));
    text[len - 1] = 'x';
  }
}

#else

TEST(plain_only) { /* nothing to compare with on this machine */
  const char *text = "ab:";
  EQ_INT(2, h1_scan_name_plain(text, text + 3, text) - text);
}

#endif
