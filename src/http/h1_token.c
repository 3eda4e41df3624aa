#include "http/h1_token.h"

#define T H1_BYTE_TOKEN
#define V H1_BYTE_VALUE
#define G H1_BYTE_TARGET
#define A H1_BYTE_AUTHORITY
#define R H1_BYTE_REG_NAME

/* The authority class is what Node takes there, a little more than RFC 3986: '[' and ']' anywhere,
 * and '%' without its two digits. */
const unsigned char h1_byte_class[256] = {
    ['\t'] = V,
    [' '] = V,
    ['!'] = T | V | G | A | R,
    ['"'] = V | G,
    ['#'] = T | V | G,
    ['$'] = T | V | G | A | R,
    ['%'] = T | V | G | A,
    ['&' ... '\''] = T | V | G | A | R,
    ['(' ... ')'] = V | G | A | R,
    ['*' ... '+'] = T | V | G | A | R,
    [','] = V | G | A | R,
    ['-' ... '.'] = T | V | G | A | R,
    ['/'] = V | G | A,
    ['0' ... '9'] = T | V | G | A | R,
    [':'] = V | G | A,
    [';'] = V | G | A | R,
    ['<'] = V | G,
    ['='] = V | G | A | R,
    ['>'] = V | G,
    ['?' ... '@'] = V | G | A,
    ['A' ... 'Z'] = T | V | G | A | R,
    ['['] = V | G | A,
    ['\\'] = V | G,
    [']'] = V | G | A,
    ['^'] = T | V | G,
    ['_'] = T | V | G | A | R,
    ['`'] = T | V | G,
    ['a' ... 'z'] = T | V | G | A | R,
    ['{'] = V | G,
    ['|'] = T | V | G,
    ['}'] = V | G,
    ['~'] = T | V | G | A | R,
    [0x80 ... 0xff] = V,
};

static const struct slice method_name[H1_METHOD_COUNT] = {
#define X(id, name) {(name), sizeof(name) - 1},
    H1_METHOD_MAP(X)
#undef X
};

struct slice h1_token_method_name(unsigned method) {
  return method < H1_METHOD_COUNT ? method_name[method] : SLICE("");
}

/* Where the methods of each first letter begin in the alphabet. */
static const uint8_t first_of[26] = {
    ['A' - 'A'] = H1_ACL,     ['B' - 'A'] = H1_BIND,     ['C' - 'A'] = H1_CHECKOUT,
    ['D' - 'A'] = H1_DELETE,  ['G' - 'A'] = H1_GET,      ['H' - 'A'] = H1_HEAD,
    ['L' - 'A'] = H1_LINK,    ['M' - 'A'] = H1_M_SEARCH, ['N' - 'A'] = H1_NOTIFY,
    ['O' - 'A'] = H1_OPTIONS, ['P' - 'A'] = H1_PATCH,    ['Q' - 'A'] = H1_QUERY,
    ['R' - 'A'] = H1_REBIND,  ['S' - 'A'] = H1_SEARCH,   ['T' - 'A'] = H1_TRACE,
    ['U' - 'A'] = H1_UNBIND,
};

enum h1_method h1_token_find_method(struct slice name) {
  if (!name.len || name.ptr[0] < 'A' || name.ptr[0] > 'Z') return H1_METHOD_NONE;
  unsigned m = first_of[name.ptr[0] - 'A'];
  for (; m < H1_METHOD_COUNT && method_name[m].ptr[0] <= name.ptr[0]; m++)
    if (slice_is_equal(method_name[m], name)) return (enum h1_method)m;
  return H1_METHOD_NONE;
}

bool h1_token_is_method_start(struct slice bytes) {
  for (unsigned m = 0; m < H1_METHOD_COUNT; m++)
    if (bytes.len <= method_name[m].len && memcmp(method_name[m].ptr, bytes.ptr, bytes.len) == 0)
      return true;
  return false;
}

static size_t common_prefix(struct slice a, struct slice b) {
  size_t n = 0;
  while (n < a.len && n < b.len && a.ptr[n] == b.ptr[n]) n++;
  return n;
}

size_t h1_token_method_prefix(struct slice bytes) {
  static const struct slice rtsp[] = {SLICE("DESCRIBE"), SLICE("FLUSH"),         SLICE("PAUSE"),
                                      SLICE("PLAY"),     SLICE("RECORD"),        SLICE("REDIRECT"),
                                      SLICE("SETUP"),    SLICE("SET_PARAMETER"), SLICE("TEARDOWN"),
                                      SLICE("ANNOUNCE"), SLICE("GET_PARAMETER")};
  size_t best = 0;
  for (unsigned m = 0; m < H1_METHOD_COUNT; m++) {
    size_t n = common_prefix(bytes, method_name[m]);
    if (n > best) best = n;
  }
  for (size_t i = 0; i < ARRAY_COUNT(rtsp); i++) {
    size_t n = common_prefix(bytes, rtsp[i]);
    if (n > best) best = n;
  }
  return best;
}

enum h1_method h1_token_method_within(struct slice bytes) {
  enum h1_method best = H1_METHOD_NONE;
  for (unsigned m = 0; m < H1_METHOD_COUNT; m++) {
    if (bytes.len < method_name[m].len) continue;
    if (memcmp(method_name[m].ptr, bytes.ptr, method_name[m].len) != 0) continue;
    if (best == H1_METHOD_NONE || method_name[best].len < method_name[m].len)
      best = (enum h1_method)m;
  }
  return best;
}
