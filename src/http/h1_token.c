#include "http/h1_token.h"

#define T H1_BYTE_TOKEN
#define V H1_BYTE_VALUE
#define G H1_BYTE_TARGET
#define A H1_BYTE_AUTHORITY

/* The authority class is what Node takes there, a little more than RFC 3986: '[' and ']' anywhere,
 * and '%' without its two digits. */
const unsigned char h1_byte_class[256] = {
    ['\t'] = V,
    [' '] = V,
    ['!'] = T | V | G | A,
    ['"'] = V | G,
    ['#'] = T | V | G,
    ['$' ... '\''] = T | V | G | A,
    ['(' ... ')'] = V | G | A,
    ['*' ... '+'] = T | V | G | A,
    [','] = V | G | A,
    ['-' ... '.'] = T | V | G | A,
    ['/'] = V | G | A,
    ['0' ... '9'] = T | V | G | A,
    [':' ... ';'] = V | G | A,
    ['<'] = V | G,
    ['='] = V | G | A,
    ['>'] = V | G,
    ['?' ... '@'] = V | G | A,
    ['A' ... 'Z'] = T | V | G | A,
    ['['] = V | G | A,
    ['\\'] = V | G,
    [']'] = V | G | A,
    ['^'] = T | V | G,
    ['_'] = T | V | G | A,
    ['`'] = T | V | G,
    ['a' ... 'z'] = T | V | G | A,
    ['{'] = V | G,
    ['|'] = T | V | G,
    ['}'] = V | G,
    ['~'] = T | V | G | A,
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

enum h1_method h1_token_find_method(struct slice name) {
  unsigned m = 0;
  while (m < H1_METHOD_COUNT && !slice_is_equal(method_name[m], name)) m++;
  return (enum h1_method)m;
}

bool h1_token_is_method_start(struct slice bytes) {
  for (unsigned m = 0; m < H1_METHOD_COUNT; m++)
    if (bytes.len <= method_name[m].len && memcmp(method_name[m].ptr, bytes.ptr, bytes.len) == 0)
      return true;
  return false;
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
