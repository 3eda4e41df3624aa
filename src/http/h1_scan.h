/* h1_scan — how far a run of bytes of one class goes, in two ways that agree: a byte at a time, and
 * 16 bytes at a time on x86-64.  (With AVX2's 32 a browser's head took 4 % fewer instructions and
 * other heads 1 % more: not worth a third way.)
 *
 * Each h1_scan_CLASS_WAY(p, end, start) returns the first byte of [p, end) that is not of the
 * class, `end` when all are.  They read within [start, end) only; start <= p: what was there before
 * p lets the last few bytes be looked at in one load, too.  The plain one is the oracle of the
 * other.
 *
 * Memory: none.  Threads: any. */
#pragma once

#include "http/h1_token.h"

#if defined(__x86_64__)
#include <immintrin.h>
#define H1_SCAN_X86 1
#endif

static inline const char *h1_scan_plain(const char *p, const char *end, unsigned classes) {
  while (p < end && h1_byte_is(*p, classes)) p++;
  return p;
}

static inline const char *h1_scan_name_plain(const char *p, const char *end, const char *start) {
  (void)start;
  return h1_scan_plain(p, end, H1_BYTE_TOKEN);
}

static inline const char *h1_scan_value_plain(const char *p, const char *end, const char *start) {
  (void)start;
  return h1_scan_plain(p, end, H1_BYTE_VALUE);
}

static inline const char *h1_scan_target_plain(const char *p, const char *end, const char *start) {
  (void)start;
  return h1_scan_plain(p, end, H1_BYTE_TARGET);
}

#ifdef H1_SCAN_X86

#define H1_SSE42 __attribute__((target("sse4.2")))

/* tchar by nibbles (RFC 9110 §5.6.2): column = low nibble, bit = high nibble.  A byte is a tchar
 * when low[b & 15] has the bit that high[b >> 4] names; high nibbles 8 to 15 name none. */
#define H1_TCHAR_LOW                                                                               \
  (char)0xe8, (char)0xfc, (char)0xf8, (char)0xfc, (char)0xfc, (char)0xfc, (char)0xfc, (char)0xfc,  \
      (char)0xf8, (char)0xf8, (char)0xf4, (char)0x54, (char)0xd0, (char)0x54, (char)0xf4,          \
      (char)0x70
#define H1_TCHAR_HIGH 0, 0, 4, 8, 16, 32, 64, (char)128, 0, 0, 0, 0, 0, 0, 0, 0

/* One bit for each of 16 bytes at p that is not of the class. */
H1_SSE42 static inline unsigned h1_scan_stop16_name(const char *p) {
  const __m128i low = _mm_setr_epi8(H1_TCHAR_LOW), high = _mm_setr_epi8(H1_TCHAR_HIGH);
  const __m128i x = _mm_loadu_si128((const __m128i *)(const void *)p);
  __m128i row = _mm_shuffle_epi8(low, x); /* 0 for bytes from 0x80 on */
  __m128i bit = _mm_shuffle_epi8(high, _mm_and_si128(_mm_srli_epi16(x, 4), _mm_set1_epi8(15)));
  __m128i stop = _mm_cmpeq_epi8(_mm_and_si128(row, bit), _mm_setzero_si128());
  return (unsigned)_mm_movemask_epi8(stop);
}

H1_SSE42 static inline unsigned h1_scan_stop16_value(const char *p) {
  const __m128i x = _mm_loadu_si128((const __m128i *)(const void *)p);
  __m128i control = _mm_cmpeq_epi8(_mm_min_epu8(x, _mm_set1_epi8(0x1f)), x);
  __m128i tab = _mm_cmpeq_epi8(x, _mm_set1_epi8('\t'));
  __m128i del = _mm_cmpeq_epi8(x, _mm_set1_epi8(0x7f));
  return (unsigned)_mm_movemask_epi8(_mm_or_si128(_mm_andnot_si128(tab, control), del));
}

H1_SSE42 static inline unsigned h1_scan_stop16_target(const char *p) {
  const __m128i x = _mm_loadu_si128((const __m128i *)(const void *)p);
  __m128i inside = _mm_cmpgt_epi8(x, _mm_set1_epi8(' ')); /* signed: from 0x80 on is less */
  __m128i del = _mm_cmpeq_epi8(x, _mm_set1_epi8(0x7f));
  return (unsigned)_mm_movemask_epi8(_mm_andnot_si128(del, inside)) ^ 0xffff;
}

/* Runs `stop16` over [p, end); the last load is moved back over bytes that were seen before. */
#define H1_SCAN_BY_16(stop16, plain)                                                               \
  while (end - p >= 16) {                                                                          \
    unsigned stop = stop16(p);                                                                     \
    if (stop) return p + __builtin_ctz(stop);                                                      \
    p += 16;                                                                                       \
  }                                                                                                \
  if (end - start < 16) return plain(p, end, start);                                               \
  unsigned last = stop16(end - 16) >> (16 - (end - p));                                            \
  return last ? p + __builtin_ctz(last) : end;

H1_SSE42 static inline const char *h1_scan_name_sse42(const char *p, const char *end,
                                                      const char *start){
    H1_SCAN_BY_16(h1_scan_stop16_name, h1_scan_name_plain)}

H1_SSE42 static inline const
    char *h1_scan_value_sse42(const char *p, const char *end, const char *start){
        H1_SCAN_BY_16(h1_scan_stop16_value, h1_scan_value_plain)}

H1_SSE42 static inline const
    char *h1_scan_target_sse42(const char *p, const char *end, const char *start) {
  H1_SCAN_BY_16(h1_scan_stop16_target, h1_scan_target_plain)
}

#endif
