#include "text/base64_simd.h"

#ifdef __x86_64__
#include <tmmintrin.h>

#define SSSE3 __attribute__((target("ssse3")))

static bool has_ssse3(void) {
  return __builtin_cpu_supports("ssse3");
}

/* Twelve bytes (of the sixteen loaded) as sixteen numbers of six bits.  Each group of three bytes a
 * b c is spread to b a c b, so that every number lies within one 16-bit lane; the multiplications
 * then shift each to its place. */
SSSE3 static inline __m128i split_bits(__m128i bytes) {
  __m128i v =
      _mm_shuffle_epi8(bytes, _mm_setr_epi8(1, 0, 2, 1, 4, 3, 5, 4, 7, 6, 8, 7, 10, 9, 11, 10));
  __m128i high =
      _mm_mulhi_epu16(_mm_and_si128(v, _mm_set1_epi32(0x0fc0fc00)), _mm_set1_epi32(0x04000040));
  __m128i low =
      _mm_mullo_epi16(_mm_and_si128(v, _mm_set1_epi32(0x003f03f0)), _mm_set1_epi32(0x01000010));
  return _mm_or_si128(high, low);
}

/* What to add to a number to get its digit depends on its range; the range is found as 0
 * (a-z), 1..10 (one a decimal digit), 11, 12 (the last two), 13 (A-Z). */
SSSE3 static inline __m128i digits_of(__m128i numbers, __m128i add) {
  __m128i range = _mm_subs_epu8(numbers, _mm_set1_epi8(51));
  __m128i is_upper = _mm_cmpgt_epi8(_mm_set1_epi8(26), numbers);
  range = _mm_or_si128(range, _mm_and_si128(is_upper, _mm_set1_epi8(13)));
  return _mm_add_epi8(numbers, _mm_shuffle_epi8(add, range));
}

SSSE3 static size_t encode(char *dst, const uint8_t *src, size_t len, enum base64_kind kind) {
  char plus = (char)((kind == BASE64_URL ? '-' : '+') - 62);
  char slash = (char)((kind == BASE64_URL ? '_' : '/') - 63);
  const __m128i add =
      _mm_setr_epi8('a' - 26, '0' - 52, '0' - 52, '0' - 52, '0' - 52, '0' - 52, '0' - 52, '0' - 52,
                    '0' - 52, '0' - 52, '0' - 52, plus, slash, 'A', 0, 0);
  size_t i = 0;
  for (; i + 16 <= len; i += 12, dst += 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(src + i));
    _mm_storeu_si128((__m128i *)dst, digits_of(split_bits(bytes), add));
  }
  return i;
}

/* All ones in the lanes where first <= c < first + count. */
SSSE3 static inline __m128i in_range(__m128i c, char first, char count) {
  __m128i from_first = _mm_sub_epi8(c, _mm_set1_epi8(first));
  __m128i last = _mm_set1_epi8((char)(count - 1));
  return _mm_cmpeq_epi8(_mm_min_epu8(from_first, last), from_first);
}

SSSE3 static inline __m128i is_either(__m128i c, char one, char other) {
  return _mm_or_si128(_mm_cmpeq_epi8(c, _mm_set1_epi8(one)),
                      _mm_cmpeq_epi8(c, _mm_set1_epi8(other)));
}

/* The numbers of sixteen digits.  False when one is no digit. */
SSSE3 static inline bool numbers_of(__m128i c, __m128i *numbers) {
  __m128i upper = in_range(c, 'A', 26), lower = in_range(c, 'a', 26),
          decimal = in_range(c, '0', 10);
  __m128i plus = is_either(c, '+', '-'), slash = is_either(c, '/', '_');
  __m128i letters = _mm_or_si128(upper, lower), rest = _mm_or_si128(plus, slash);
  __m128i known = _mm_or_si128(_mm_or_si128(letters, decimal), rest);
  if (_mm_movemask_epi8(known) != 0xffff) return false;
  __m128i add = _mm_and_si128(upper, _mm_set1_epi8(-'A'));
  add = _mm_or_si128(add, _mm_and_si128(lower, _mm_set1_epi8(26 - 'a')));
  add = _mm_or_si128(add, _mm_and_si128(decimal, _mm_set1_epi8(52 - '0')));
  __m128i v = _mm_andnot_si128(rest, _mm_add_epi8(c, add));
  v = _mm_or_si128(v, _mm_and_si128(plus, _mm_set1_epi8(62)));
  *numbers = _mm_or_si128(v, _mm_and_si128(slash, _mm_set1_epi8(63)));
  return true;
}

SSSE3 static size_t decode(uint8_t *dst, size_t cap, const uint8_t *src, size_t len) {
  size_t i = 0, out = 0;
  for (; i + 16 <= len && out + 16 <= cap; i += 16, out += 12) {
    __m128i v;
    if (!numbers_of(_mm_loadu_si128((const __m128i *)(src + i)), &v)) break;
    /* Four times six bits: two to twelve, then two to 24; then the three bytes in their order. */
    v = _mm_maddubs_epi16(v, _mm_set1_epi32(0x01400140));
    v = _mm_madd_epi16(v, _mm_set1_epi32(0x00011000));
    v = _mm_shuffle_epi8(v, _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1));
    _mm_storeu_si128((__m128i *)(dst + out), v);
  }
  return i;
}

size_t base64_simd_encode(char *dst, const uint8_t *src, size_t len, enum base64_kind kind) {
  return len >= 16 && has_ssse3() ? encode(dst, src, len, kind) : 0;
}

size_t base64_simd_decode(uint8_t *dst, size_t cap, const uint8_t *src, size_t len) {
  return len >= 16 && cap >= 16 && has_ssse3() ? decode(dst, cap, src, len) : 0;
}

#else

size_t base64_simd_encode(char *dst, const uint8_t *src, size_t len, enum base64_kind kind) {
  return 0;
}

size_t base64_simd_decode(uint8_t *dst, size_t cap, const uint8_t *src, size_t len) {
  return 0;
}

#endif
