#include "text/url_host.h"

#include <stdio.h>

#include "base/err.h"
#include "text/idna.h"
#include "text/url_chars.h"
#include "text/utf8.h"

static int append(struct buf *out, const char *text, size_t len) {
  return buf_append(out, text, len);
}

/* ---- IPv4 ---- */

#define V4_FAILURE UINT64_MAX

/* A part of an IPv4 address, in C's notation of numbers; too large ones become 2^40. */
static uint64_t v4_number(struct slice s) {
  unsigned base = 10;
  uint64_t n = 0;
  if (s.len == 0) return V4_FAILURE;
  if (s.len >= 2 && s.ptr[0] == '0') {
    bool is_hex = (s.ptr[1] | 0x20) == 'x';
    base = is_hex ? 16 : 8;
    s = slice_of(s.ptr + 1 + is_hex, s.len - 1 - is_hex);
  }
  for (size_t i = 0; i < s.len; i++) {
    int digit = url_chars_hex(s.ptr[i]);
    if (digit < 0 || (unsigned)digit >= base) return V4_FAILURE;
    n = n * base + (unsigned)digit;
    if (n >> 40) n = 1ull << 40;
  }
  return n;
}

/* Cuts the text behind the last dot off `rest`; the dot goes, too. */
static struct slice last_label(struct slice *rest) {
  size_t at = rest->len;
  while (at > 0 && rest->ptr[at - 1] != '.') at--;
  struct slice label = slice_of(rest->ptr + at, rest->len - at);
  rest->len = at ? at - 1 : 0;
  return label;
}

static struct slice without_last_dot(struct slice host) {
  if (host.len > 1 && host.ptr[host.len - 1] == '.') host.len--;
  return host;
}

/* "Ends in a number": such a host is an IPv4 address or nothing. */
static bool ends_in_number(struct slice host) {
  struct slice rest = without_last_dot(host), last = last_label(&rest);
  if (last.len == 0 || !url_char_is_digit(last.ptr[0])) return false;
  size_t i = 0;
  while (i < last.len && url_char_is_digit(last.ptr[i])) i++;
  return i == last.len || v4_number(last) != V4_FAILURE;
}

static int parse_v4(struct buf *out, struct slice host) {
  uint64_t part[4];
  unsigned count = 0;
  struct slice rest = without_last_dot(host);
  bool is_more = true;
  while (is_more) { /* from the right: part[0] is the last */
    if (count == 4) return E_URL_INVALID;
    is_more = memchr(rest.ptr, '.', rest.len) != NULL;
    part[count] = v4_number(last_label(&rest));
    if (part[count] == V4_FAILURE || (count > 0 && part[count] > 255)) return E_URL_INVALID;
    count++;
  }
  if (part[0] >> (8 * (5 - count))) return E_URL_INVALID;
  uint64_t ip = part[0];
  for (unsigned i = 1; i < count; i++) ip |= part[i] << (8 * (i + 4 - count));
  char text[16];
  int len = snprintf(text, sizeof text, "%u.%u.%u.%u", (unsigned)(ip >> 24) & 255,
                     (unsigned)(ip >> 16) & 255, (unsigned)(ip >> 8) & 255, (unsigned)ip & 255);
  return append(out, text, (size_t)len);
}

/* ---- IPv6 ---- */

struct v6 {
  uint16_t piece[8];
  int count;    /* pieces read */
  int compress; /* index of "::", or -1 */
  const char *p, *end;
};

/* The IPv4 address at the end of an IPv6 one: two pieces, four decimal numbers without leading
 * zeros. */
static bool v6_read_v4(struct v6 *v) {
  if (v->count > 6) return false;
  for (int seen = 0; seen < 4; seen++) {
    if (seen > 0) {
      if (v->p == v->end || *v->p != '.') return false;
      v->p++;
    }
    const char *start = v->p;
    unsigned n = 0;
    for (; v->p < v->end && url_char_is_digit(*v->p); v->p++) {
      if (v->p > start && n == 0) return false;
      n = n * 10 + (unsigned)(*v->p - '0');
      if (n > 255) return false;
    }
    if (v->p == start) return false;
    uint16_t *piece = &v->piece[v->count + seen / 2];
    *piece = (uint16_t)(*piece << 8 | n);
  }
  v->count += 2;
  return v->p == v->end;
}

/* One piece and the colon behind it. */
static bool v6_read_piece(struct v6 *v) {
  const char *start = v->p;
  unsigned n = 0;
  int digit;
  while (v->p < v->end && v->p - start < 4 && (digit = url_chars_hex(*v->p)) >= 0) {
    n = n << 4 | (unsigned)digit;
    v->p++;
  }
  if (v->p < v->end && *v->p == '.') {
    if (v->p == start) return false;
    v->p = start;
    return v6_read_v4(v);
  }
  if (v->p < v->end) {
    if (*v->p != ':' || v->p + 1 == v->end) return false;
    v->p++;
  } /* "1:" is refused, "1::" gets past here: its second colon is the caller's */
  v->piece[v->count++] = (uint16_t)n;
  return true;
}

static bool v6_read(struct v6 *v) {
  if (v->p < v->end && *v->p == ':') {
    if (v->end - v->p < 2 || v->p[1] != ':') return false;
    v->p += 2;
    v->compress = v->count++;
  }
  while (v->p < v->end) {
    if (v->count == 8) return false;
    if (*v->p == ':') {
      if (v->compress >= 0) return false;
      v->p++;
      v->compress = v->count++;
    } else if (!v6_read_piece(v)) {
      return false;
    }
  }
  if (v->compress < 0) return v->count == 8;
  /* "::" has taken one piece, 0; the ones behind it move to the end. */
  int behind = v->count - v->compress - 1;
  for (int i = 0; i < behind; i++) {
    uint16_t piece = v->piece[v->count - 1 - i];
    v->piece[v->count - 1 - i] = 0;
    v->piece[7 - i] = piece;
  }
  return true;
}

/* The longest run of at least two zeros, the first of equals; *len is 0 when there is none. */
static int longest_zeros(const uint16_t *piece, int *len) {
  int best = -1;
  *len = 1;
  for (int i = 0; i < 8;) {
    int n = 0;
    while (i + n < 8 && piece[i + n] == 0) n++;
    if (n > *len) {
      best = i;
      *len = n;
    }
    i += n + 1;
  }
  if (best < 0) *len = 0;
  return best;
}

static int parse_v6(struct buf *out, struct slice in) {
  struct v6 v = {.compress = -1, .p = in.ptr, .end = in.ptr + in.len};
  if (!v6_read(&v)) return E_URL_INVALID;
  char text[48];
  int zeros, at = longest_zeros(v.piece, &zeros);
  size_t len = 0;
  text[len++] = '[';
  for (int i = 0; i < 8; i++) {
    if (i == at) {
      text[len++] = ':';
      if (i == 0) text[len++] = ':';
      i += zeros - 1;
      continue;
    }
    len += (size_t)snprintf(text + len, sizeof text - len, i < 7 ? "%x:" : "%x", v.piece[i]);
  }
  text[len++] = ']';
  return append(out, text, len);
}

/* ---- names ---- */

static int parse_opaque(struct buf *out, struct slice in) {
  for (size_t i = 0; i < in.len; i++)
    if (url_char_is((unsigned char)in.ptr[i], URL_FORBIDDEN_HOST)) return E_URL_INVALID;
  return url_chars_encode(out, in, URL_C0);
}

static bool has_punycode_label(struct slice s) {
  for (size_t i = 0; i + 4 <= s.len; i++) {
    if (i > 0 && s.ptr[i - 1] != '.') continue;
    if (slice_is_equal_nocase(slice_of(s.ptr + i, 4), SLICE("xn--"))) return true;
  }
  return false;
}

enum name_kind { NAME_PLAIN, NAME_RARE, NAME_BAD };

/* What has to be done about a name: nothing but lower case, or all of TS 46. */
static enum name_kind kind_of(struct slice in) {
  bool is_ascii = true, is_bad = false;
  for (size_t i = 0; i < in.len; i++) {
    unsigned char c = (unsigned char)in.ptr[i];
    if (c == '%' || c >= 0x80) is_ascii = false;
    else is_bad |= url_char_is(c, URL_FORBIDDEN_DOMAIN);
  }
  if (is_bad) return NAME_BAD;
  return is_ascii && !has_punycode_label(in) ? NAME_PLAIN : NAME_RARE;
}

static int append_lower(struct buf *out, struct slice in) {
  int err = buf_reserve(out, in.len);
  if (err) return err;
  for (size_t i = 0; i < in.len; i++) out->ptr[out->len + i] = ascii_lower(in.ptr[i]);
  out->len += in.len;
  return 0;
}

static bool is_forbidden(struct slice name) {
  bool is_bad = false;
  for (size_t i = 0; i < name.len; i++)
    is_bad |= url_char_is((unsigned char)name.ptr[i], URL_FORBIDDEN_DOMAIN);
  return is_bad;
}

/* A name with percent signs, "xn--" or characters outside ASCII: decoding or mapping may bring out
 * anything. */
static int append_rare(struct buf *out, struct slice in) {
  struct buf name = {0};
  size_t start = out->len;
  int err = url_chars_decode(&name, in);
  struct slice decoded = slice_of(name.ptr, name.len);
  if (!err) {
    if (is_forbidden(decoded)) err = E_URL_INVALID;
    else if (kind_of(decoded) == NAME_PLAIN) err = append_lower(out, decoded);
    else err = idna_to_ascii(out, decoded);
  }
  if (!err && is_forbidden(slice_of(out->ptr + start, out->len - start))) err = E_URL_INVALID;
  buf_fini(&name);
  return err;
}

int url_host_parse(struct buf *out, struct slice in, bool is_special) {
  if (in.len && in.ptr[0] == '[') {
    if (in.len < 2 || in.ptr[in.len - 1] != ']') return E_URL_INVALID;
    return parse_v6(out, slice_of(in.ptr + 1, in.len - 2));
  }
  if (!is_special) return parse_opaque(out, in);
  size_t start = out->len;
  enum name_kind kind = kind_of(in);
  if (kind == NAME_BAD) return E_URL_INVALID;
  int err = kind == NAME_PLAIN ? append_lower(out, in) : append_rare(out, in);
  if (err) return err;
  struct slice name = slice_of(out->ptr + start, out->len - start);
  if (name.len == 0) return E_URL_INVALID;
  if (!ends_in_number(name)) return 0;
  struct buf address = {0};
  err = parse_v4(&address, name);
  if (!err) {
    out->len = start;
    err = append(out, address.ptr, address.len);
  }
  buf_fini(&address);
  return err;
}
