#include "text/utf8.h"

#include "text/ascii.h"
#include "text/vec.h"

#define REPLACEMENT 0xfffdu

static inline bool is_high(uint16_t u) {
  return (u & 0xfc00) == 0xd800;
}
static inline bool is_low(uint16_t u) {
  return (u & 0xfc00) == 0xdc00;
}
static inline bool is_surrogate(uint16_t u) {
  return (u & 0xf800) == 0xd800;
}

/* ---- lengths ---- */

size_t utf8_len_of_latin1(const uint8_t *src, size_t len) {
  size_t high = 0, i = 0;
  while (i + 16 <= len) {
    /* A byte lane counts to 255. */
    vec_u8x16 lanes = {0};
    size_t stop = i + 16 * 255 < len ? i + 16 * 255 : len;
    for (; i + 16 <= stop; i += 16) lanes += vec_load_u8(src + i) >> 7;
    high += vec_sum_u8(lanes);
  }
  for (; i < len; i++) high += src[i] >> 7;
  return len + high;
}

/* Every unit counts one byte, one more from U+0080, one more from U+0800; a surrogate pair was
 * counted as six and takes four. */
static size_t extra_plain(const uint16_t *src, size_t len) {
  size_t extra = 0;
  for (size_t i = 0; i < len; i++) {
    extra += (size_t)(src[i] >= 0x80) + (src[i] >= 0x800);
    if (is_high(src[i]) && i + 1 < len && is_low(src[i + 1])) extra -= 2;
  }
  return extra;
}

size_t utf8_len_of_utf16(const uint16_t *src, size_t len) {
  size_t extra = 0, i = 0;
  /* One unit more than the block is looked at, for the second half of a pair.  A lane grows by at
   * most 2 a round. */
  while (i + 9 <= len) {
    vec_u16x8 lanes = {0};
    size_t stop = i + 8 * 8192 + 1 < len ? i + 8 * 8192 + 1 : len;
    for (; i + 9 <= stop; i += 8) {
      vec_u16x8 v = vec_load_u16(src + i), next = vec_load_u16(src + i + 1);
      vec_u16x8 pair = (vec_u16x8)((v & 0xfc00) == 0xd800) & (vec_u16x8)((next & 0xfc00) == 0xdc00);
      /* True is all ones, that is minus one. */
      lanes -= (vec_u16x8)(v >= 0x80) + (vec_u16x8)(v >= 0x800) - (pair + pair);
    }
    extra += vec_sum_u16(lanes);
  }
  return len + extra + extra_plain(src + i, len - i);
}

/* ---- encoding ---- */

static inline uint8_t *put2(uint8_t *d, uint32_t c) {
  d[0] = (uint8_t)(0xc0 | c >> 6);
  d[1] = (uint8_t)(0x80 | (c & 0x3f));
  return d + 2;
}

static inline uint8_t *put3(uint8_t *d, uint32_t c) {
  d[0] = (uint8_t)(0xe0 | c >> 12);
  d[1] = (uint8_t)(0x80 | (c >> 6 & 0x3f));
  d[2] = (uint8_t)(0x80 | (c & 0x3f));
  return d + 3;
}

static inline uint8_t *put4(uint8_t *d, uint32_t c) {
  d[0] = (uint8_t)(0xf0 | c >> 18);
  d[1] = (uint8_t)(0x80 | (c >> 12 & 0x3f));
  d[2] = (uint8_t)(0x80 | (c >> 6 & 0x3f));
  d[3] = (uint8_t)(0x80 | (c & 0x3f));
  return d + 4;
}

static inline uint32_t pair_value(uint16_t high, uint16_t low) {
  return 0x10000u + ((uint32_t)(high & 0x3ff) << 10) + (low & 0x3ff);
}

size_t utf8_from_latin1(uint8_t *dst, const uint8_t *src, size_t len) {
  uint8_t *d = dst;
  size_t i = 0;
  while (i < len) {
    size_t run = ascii_prefix(src + i, len - i);
    memcpy(d, src + i, run);
    d += run;
    i += run;
    for (; i < len && src[i] >= 0x80; i++) d = put2(d, src[i]);
  }
  return (size_t)(d - dst);
}

/* Copies the ASCII units at the start of src, eight at a time; returns how many. */
static size_t copy_ascii_units(uint8_t *d, const uint16_t *src, size_t len) {
  size_t i = 0;
  for (; i + 8 <= len; i += 8) {
    vec_u16x8 v = vec_load_u16(src + i);
    if (vec_fold_u16(v) & 0xff80ff80ff80ff80u) break;
    vec_narrow8(d + i, v);
  }
  for (; i < len && src[i] < 0x80; i++) d[i] = (uint8_t)src[i];
  return i;
}

size_t utf8_from_utf16(uint8_t *dst, const uint16_t *src, size_t len) {
  uint8_t *d = dst;
  size_t i = 0;
  while (i < len) {
    uint16_t u = src[i];
    if (u < 0x80) {
      size_t run = copy_ascii_units(d, src + i, len - i);
      d += run;
      i += run;
      continue;
    }
    i++;
    if (u < 0x800) {
      d = put2(d, u);
    } else if (!is_surrogate(u)) {
      d = put3(d, u);
    } else if (is_high(u) && i < len && is_low(src[i])) {
      d = put4(d, pair_value(u, src[i++]));
    } else {
      d = put3(d, REPLACEMENT);
    }
  }
  return (size_t)(d - dst);
}

size_t utf8_from_latin1_some(uint8_t *dst, size_t cap, const uint8_t *src, size_t len,
                             size_t *read) {
  size_t done = 0, out = 0;
  /* `cap / 2` characters fit whatever they are; the rest then goes one by one. */
  for (;;) {
    size_t fit = (cap - out) / 2 < len - done ? (cap - out) / 2 : len - done;
    if (fit == 0) break;
    out += utf8_from_latin1(dst + out, src + done, fit);
    done += fit;
  }
  if (done < len && out < cap && src[done] < 0x80) dst[out++] = src[done++];
  *read = done;
  return out;
}

size_t utf8_from_utf16_some(uint8_t *dst, size_t cap, const uint16_t *src, size_t len,
                            size_t *read) {
  size_t done = 0, out = 0;
  for (;;) { /* as above: three bytes a unit always suffice */
    size_t fit = (cap - out) / 3 < len - done ? (cap - out) / 3 : len - done;
    /* A block may not end between the halves of a pair. */
    if (fit < len - done && fit > 0 && is_high(src[done + fit - 1])) fit--;
    if (fit == 0) break;
    out += utf8_from_utf16(dst + out, src + done, fit);
    done += fit;
  }
  while (done < len) {
    size_t take = is_high(src[done]) && done + 1 < len && is_low(src[done + 1]) ? 2 : 1;
    if (utf8_len_of_utf16(src + done, take) > cap - out) break;
    out += utf8_from_utf16(dst + out, src + done, take);
    done += take;
  }
  *read = done;
  return out;
}

/* ---- decoding ---- */

/* What may follow a lead byte: the number of bytes after it and the range of the first of them
 * (later ones are 80..BF).  more == 0 means that the byte leads nothing. */
struct lead {
  uint8_t more, low, high;
};

static inline struct lead lead_of(uint8_t b) {
  if (b < 0xc2 || b > 0xf4) return (struct lead){0, 0, 0};
  if (b < 0xe0) return (struct lead){1, 0x80, 0xbf};
  if (b < 0xf0) return (struct lead){2, b == 0xe0 ? 0xa0 : 0x80, b == 0xed ? 0x9f : 0xbf};
  return (struct lead){3, b == 0xf0 ? 0x90 : 0x80, b == 0xf4 ? 0x8f : 0xbf};
}

/* How many bytes from p on (at most lead.more + 1) belong together; less than lead.more + 1 when
 * the sequence breaks off or the input ends.  p[0] is not ASCII. */
static inline size_t sequence_len(const uint8_t *p, size_t left, struct lead l) {
  size_t n = 1;
  if (l.more == 0 || left < 2 || p[1] < l.low || p[1] > l.high) return n;
  n = 2;
  while (n <= l.more && n < left && (p[n] & 0xc0) == 0x80) n++;
  return n;
}

/* The character of a whole sequence of n bytes (2..4). */
static inline uint32_t sequence_value(const uint8_t *p, size_t n) {
  if (n == 2) return (uint32_t)(p[0] & 0x1f) << 6 | (p[1] & 0x3f);
  if (n == 3) {
    return (uint32_t)(p[0] & 0x0f) << 12 | (uint32_t)(p[1] & 0x3f) << 6 | (p[2] & 0x3f);
  }
  return (uint32_t)(p[0] & 0x07) << 18 | (uint32_t)(p[1] & 0x3f) << 12 |
         (uint32_t)(p[2] & 0x3f) << 6 | (p[3] & 0x3f);
}

/* The next character at p, which is not ASCII; U+FFFD for what is ill-formed.  *n: bytes eaten. */
static inline uint32_t next_char(const uint8_t *p, size_t left, size_t *n) {
  struct lead l = lead_of(p[0]);
  *n = sequence_len(p, left, l);
  return l.more != 0 && *n == (size_t)l.more + 1 ? sequence_value(p, *n) : REPLACEMENT;
}

/* A well-formed U+FFFD is EF BF BD, so a replacement shows by its bytes. */
static inline bool is_replaced(const uint8_t *p, size_t n, uint32_t c) {
  return c == REPLACEMENT && !(n == 3 && p[2] == 0xbd && p[0] == 0xef);
}

struct utf8_shape utf8_measure(const uint8_t *src, size_t len) {
  struct utf8_shape shape = {0, true, false, false};
  size_t i = ascii_prefix(src, len), n = 0;
  uint32_t highest = 0;
  shape.is_ascii = i == len;
  shape.units = i;
  while (i < len) {
    if (src[i] < 0x80) {
      n = ascii_prefix(src + i, len - i);
      shape.units += n;
    } else {
      uint32_t c = next_char(src + i, len - i, &n);
      highest |= c;
      shape.units += 1 + (c > 0xffff);
      if (is_replaced(src + i, n, c)) shape.is_valid = false;
    }
    i += n;
  }
  shape.is_latin1 = highest < 0x100; /* a replacement is U+FFFD, so this means valid, too */
  return shape;
}

static inline bool is_more(uint8_t b) {
  return (b & 0xc0) == 0x80;
}

/* Whole characters of two bytes at p; returns their bytes. */
static inline size_t valid_pairs(const uint8_t *p, size_t left) {
  size_t i = 0;
  while (left - i >= 2 && p[i] >= 0xc2 && p[i] < 0xe0 && is_more(p[i + 1])) i += 2;
  return i;
}

static inline uint32_t triple_value(const uint8_t *p) {
  return (uint32_t)(p[0] & 0x0f) << 12 | (uint32_t)(p[1] & 0x3f) << 6 | (p[2] & 0x3f);
}

/* Is there a whole character of three bytes at p? */
static inline bool is_triple(const uint8_t *p, size_t left) {
  if (left < 3 || (p[0] & 0xf0) != 0xe0 || !is_more(p[1]) || !is_more(p[2])) return false;
  uint32_t c = triple_value(p);
  return c >= 0x800 && (c & 0xf800) != 0xd800;
}

bool utf8_is_valid(const uint8_t *src, size_t len) {
  size_t i = 0;
  while (i < len) {
    if (src[i] < 0x80) {
      i += ascii_prefix(src + i, len - i);
      continue;
    }
    i += valid_pairs(src + i, len - i);
    while (i < len && is_triple(src + i, len - i)) i += 3;
    if (i == len || src[i] < 0xf0) {
      if (i < len && src[i] >= 0x80 && !valid_pairs(src + i, len - i)) return false;
      continue;
    }
    struct lead l = lead_of(src[i]);
    if (l.more == 0 || sequence_len(src + i, len - i, l) != 4) return false;
    i += 4;
  }
  return true;
}

/* Widens the ASCII bytes at the start of src; returns how many.  Writes up to `left` units. */
static inline size_t widen_ascii(uint16_t *d, const uint8_t *p, size_t left) {
  size_t i = 0;
  while (left - i >= 8) {
    uint64_t w;
    memcpy(&w, p + i, 8);
    vec_widen8(d + i, p + i);
    w &= 0x8080808080808080u;
    if (w) return i + vec_first_high_byte(w);
    i += 8;
  }
  while (i < left && p[i] < 0x80) {
    d[i] = p[i];
    i++;
  }
  return i;
}

/* A character above U+FFFF, or a replacement; returns the units written. */
static inline size_t put_units(uint16_t *d, uint32_t c) {
  if (c <= 0xffff) {
    d[0] = (uint16_t)c;
    return 1;
  }
  d[0] = (uint16_t)(0xd7c0 + (c >> 10));
  d[1] = (uint16_t)(0xdc00 | (c & 0x3ff));
  return 2;
}

size_t utf8_decode(uint16_t *dst, const uint8_t *src, size_t len, uint16_t *seen) {
  uint16_t *d = dst, bits = 0;
  const uint8_t *p = src, *end = src + len;
  while (p < end) {
    if (*p < 0x80) {
      size_t n = widen_ascii(d, p, (size_t)(end - p));
      d += n;
      p += n;
      continue;
    }
    while (end - p >= 2 && p[0] >= 0xc2 && p[0] < 0xe0 && is_more(p[1])) {
      *d = (uint16_t)((p[0] & 0x1f) << 6 | (p[1] & 0x3f));
      bits |= *d++;
      p += 2;
    }
    while (is_triple(p, (size_t)(end - p))) {
      bits |= 0x800;
      *d++ = (uint16_t)triple_value(p);
      p += 3;
    }
    /* What is left: four bytes, something ill-formed, or one of the above again. */
    if (p == end || *p < 0x80) continue;
    size_t n;
    uint32_t c = next_char(p, (size_t)(end - p), &n);
    bits |= c > 0x7ff ? 0x800 : (uint16_t)c;
    d += put_units(d, c);
    p += n;
  }
  *seen = bits;
  return (size_t)(d - dst);
}

size_t utf8_to_utf16(uint16_t *dst, const uint8_t *src, size_t len) {
  uint16_t seen;
  return utf8_decode(dst, src, len, &seen);
}

size_t utf8_to_latin1(uint8_t *dst, const uint8_t *src, size_t len) {
  uint8_t *d = dst;
  for (size_t i = 0; i < len;) {
    size_t run = ascii_prefix(src + i, len - i);
    memcpy(d, src + i, run);
    d += run;
    i += run;
    for (; i + 1 < len && src[i] >= 0x80; i += 2)
      *d++ = (uint8_t)((src[i] & 0x03) << 6 | (src[i + 1] & 0x3f));
    if (i + 1 == len && src[i] >= 0x80) break; /* not what the caller promised */
  }
  return (size_t)(d - dst);
}

size_t utf8_open_tail(const uint8_t *src, size_t len) {
  for (size_t back = 1; back <= 3 && back <= len; back++) {
    uint8_t b = src[len - back];
    if ((b & 0xc0) == 0x80) continue;
    struct lead l = lead_of(b);
    bool is_open = l.more >= back && sequence_len(src + len - back, back, l) == back;
    return is_open ? back : 0;
  }
  return 0;
}
