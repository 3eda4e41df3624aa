#include "text/bytes.h"

#include <string.h>

#include "text/utf16.h"

/* A rolling hash, for texts made so that comparing at every candidate would take hay_len * len. */
#define HASH_BASE 0x9e3779b97f4a7c15u /* odd, so that no power of it is 0 modulo 2^64 */

/* Places from, from+1 ... hay_len - len. */
static size_t find_hashed(const uint8_t *hay, size_t hay_len, const uint8_t *what, size_t len,
                          size_t from, unsigned step) {
  uint64_t want = 0, have = 0, top = 1;
  for (size_t i = 0; i < len; i++) {
    want = want * HASH_BASE + what[i];
    have = have * HASH_BASE + hay[from + i];
    if (i > 0) top *= HASH_BASE;
  }
  for (size_t at = from;; at++) {
    if (have == want && (at & (step - 1)) == 0 && memcmp(hay + at, what, len) == 0) return at;
    if (at == hay_len - len) return BYTES_NONE;
    have = (have - hay[at] * top) * HASH_BASE + hay[at + len];
  }
}

size_t bytes_find(const uint8_t *hay, size_t hay_len, const uint8_t *what, size_t len, size_t from,
                  unsigned step) {
  if (hay_len < len || from > hay_len - len) return BYTES_NONE;
  if (len == 0) return from;
  /* memmem prepares itself anew after each hit at a place that does not count. */
  for (size_t work = 0; work <= 4 * hay_len; work += len) {
    const uint8_t *hit = len == 1 ? memchr(hay + from, what[0], hay_len - from)
                                  : memmem(hay + from, hay_len - from, what, len);
    if (!hit) return BYTES_NONE;
    size_t at = (size_t)(hit - hay);
    if ((at & (step - 1)) == 0) return at;
    from = at + 1;
    if (from > hay_len - len) return BYTES_NONE;
  }
  return find_hashed(hay, hay_len, what, len, from, step);
}

/* Places last, last-1 ... 0. */
static size_t find_last_hashed(const uint8_t *hay, const uint8_t *what, size_t len, size_t last,
                               unsigned step) {
  uint64_t want = 0, have = 0, top = 1;
  for (size_t i = len; i-- > 0;) {
    want = want * HASH_BASE + what[i];
    have = have * HASH_BASE + hay[last + i];
    if (i > 0) top *= HASH_BASE;
  }
  for (size_t at = last;; at--) {
    if (have == want && (at & (step - 1)) == 0 && memcmp(hay + at, what, len) == 0) return at;
    if (at == 0) return BYTES_NONE;
    have = (have - hay[at + len - 1] * top) * HASH_BASE + hay[at - 1];
  }
}

size_t bytes_find_last(const uint8_t *hay, size_t hay_len, const uint8_t *what, size_t len,
                       size_t from, unsigned step) {
  if (hay_len < len) return BYTES_NONE;
  size_t last = from < hay_len - len ? from : hay_len - len;
  if (len == 0) return last;
  /* memrchr is fast where the first byte is rare; when comparing has cost more than a pass over
   * the text, the hash takes over. */
  size_t work = 0, limit = 4 * (last + len);
  for (;;) {
    const uint8_t *hit = memrchr(hay, what[0], last + 1);
    if (!hit) return BYTES_NONE;
    size_t at = (size_t)(hit - hay);
    if ((at & (step - 1)) == 0 && memcmp(hit, what, len) == 0) return at;
    if (at == 0) return BYTES_NONE;
    last = at - 1;
    work += len;
    if (work > limit) return find_last_hashed(hay, what, len, last, step);
  }
}

void bytes_fill(uint8_t *dst, size_t dst_len, const uint8_t *what, size_t len) {
  if (len == 1) {
    memset(dst, what[0], dst_len);
    return;
  }
  if (dst_len <= len) {
    memmove(dst, what, dst_len);
    return;
  }
  memmove(dst, what, len);
  for (size_t done = len; done < dst_len;) { /* what is there doubles each round */
    size_t n = done < dst_len - done ? done : dst_len - done;
    memcpy(dst + done, dst, n);
    done += n;
  }
}

void bytes_swap16(uint8_t *p, size_t len) {
  utf16_swap(p, p, len / 2);
}

void bytes_swap32(uint8_t *p, size_t len) {
  for (size_t i = 0; i + 4 <= len; i += 4) {
    uint32_t v;
    memcpy(&v, p + i, 4);
    v = __builtin_bswap32(v);
    memcpy(p + i, &v, 4);
  }
}

void bytes_swap64(uint8_t *p, size_t len) {
  for (size_t i = 0; i + 8 <= len; i += 8) {
    uint64_t v;
    memcpy(&v, p + i, 8);
    v = __builtin_bswap64(v);
    memcpy(p + i, &v, 8);
  }
}
