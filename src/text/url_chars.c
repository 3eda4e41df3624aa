#include "text/url_chars.h"

/* What the encode sets add to each other, from the innermost out. */
#define IN_USERINFO URL_USERINFO
#define IN_PATH     (URL_PATH | URL_PATH_CARE | IN_USERINFO)
#define IN_QUERY    (URL_QUERY | URL_SPECIAL_QUERY | IN_PATH)
#define IN_ALL      (URL_C0 | URL_FRAGMENT | IN_QUERY)
#define IN_HOST     (URL_FORBIDDEN_HOST | URL_FORBIDDEN_DOMAIN)

const uint16_t url_chars_class[256] = {
    [0x00] = IN_ALL | IN_HOST,
    [0x01 ... 0x08] = IN_ALL | URL_FORBIDDEN_DOMAIN,
    [0x09 ... 0x0a] = IN_ALL | IN_HOST,
    [0x0b ... 0x0c] = IN_ALL | URL_FORBIDDEN_DOMAIN,
    [0x0d] = IN_ALL | IN_HOST,
    [0x0e ... 0x1f] = IN_ALL | URL_FORBIDDEN_DOMAIN,
    [' '] = URL_FRAGMENT | IN_QUERY | IN_HOST,
    ['"'] = URL_FRAGMENT | IN_QUERY,
    ['#'] = IN_QUERY | IN_HOST,
    ['%'] = URL_FORBIDDEN_DOMAIN | URL_PATH_CARE,
    ['\''] = URL_SPECIAL_QUERY,
    ['-'] = URL_HOST_PLAIN,
    ['.'] = URL_HOST_PLAIN | URL_PATH_CARE,
    ['/'] = IN_USERINFO | IN_HOST,
    ['0' ... '9'] = URL_HOST_PLAIN,
    [':'] = IN_USERINFO | IN_HOST,
    [';'] = IN_USERINFO,
    ['<'] = URL_FRAGMENT | IN_QUERY | IN_HOST,
    ['='] = IN_USERINFO,
    ['>'] = URL_FRAGMENT | IN_QUERY | IN_HOST,
    ['?'] = IN_PATH | IN_HOST,
    ['@'] = IN_USERINFO | IN_HOST,
    ['['] = IN_USERINFO | IN_HOST,
    ['\\'] = IN_USERINFO | IN_HOST | URL_PATH_CARE,
    [']'] = IN_USERINFO | IN_HOST,
    ['^'] = IN_PATH | IN_HOST,
    ['`'] = URL_FRAGMENT | IN_PATH,
    ['a' ... 'z'] = URL_HOST_PLAIN,
    ['{'] = IN_PATH,
    ['|'] = IN_USERINFO | IN_HOST,
    ['}'] = IN_PATH,
    [0x7f] = IN_ALL | URL_FORBIDDEN_DOMAIN,
    [0x80 ... 0xff] = IN_ALL,
};

static const char digits[] = "0123456789ABCDEF";

int url_chars_hex(char c) {
  if (url_char_is_digit(c)) return c - '0';
  unsigned letter = (unsigned)((c | 0x20) - 'a');
  return letter < 6 ? (int)letter + 10 : -1;
}

static char *put_hex(char *to, unsigned char c) {
  *to++ = '%';
  *to++ = digits[c >> 4];
  *to++ = digits[c & 15];
  return to;
}

int url_chars_encode(struct buf *out, struct slice in, unsigned set) {
  size_t clean = (size_t)(url_chars_find(in.ptr, in.ptr + in.len, set) - in.ptr);
  if (LIKELY(clean == in.len)) return buf_append_slice(out, in);
  int err = buf_reserve(out, in.len * 3);
  if (err) return err;
  char *to = out->ptr + out->len;
  memcpy(to, in.ptr, clean);
  to += clean;
  for (size_t i = clean; i < in.len; i++) {
    unsigned char c = (unsigned char)in.ptr[i];
    if (UNLIKELY(url_chars_class[c] & set)) to = put_hex(to, c);
    else *to++ = (char)c;
  }
  out->len = (size_t)(to - out->ptr);
  return 0;
}

static int decode(struct buf *out, struct slice in, bool is_form) {
  int err = buf_reserve(out, in.len);
  if (err) return err;
  char *to = out->ptr + out->len;
  for (size_t i = 0; i < in.len; i++) {
    char c = in.ptr[i];
    if (c == '+' && is_form) c = ' ';
    if (c == '%' && in.len - i > 2) {
      int high = url_chars_hex(in.ptr[i + 1]), low = url_chars_hex(in.ptr[i + 2]);
      if (high >= 0 && low >= 0) {
        c = (char)(high << 4 | low);
        i += 2;
      }
    }
    *to++ = c;
  }
  out->len = (size_t)(to - out->ptr);
  return 0;
}

int url_chars_decode(struct buf *out, struct slice in) {
  return decode(out, in, false);
}

int url_chars_decode_form(struct buf *out, struct slice in) {
  return decode(out, in, true);
}

static bool is_form_plain(unsigned char c) {
  return url_char_is_alpha((char)c) || url_char_is_digit((char)c) || c == '*' || c == '-' ||
         c == '.' || c == '_';
}

int url_chars_encode_form(struct buf *out, struct slice in) {
  int err = buf_reserve(out, in.len * 3);
  if (err) return err;
  char *to = out->ptr + out->len;
  for (size_t i = 0; i < in.len; i++) {
    unsigned char c = (unsigned char)in.ptr[i];
    if (is_form_plain(c)) *to++ = (char)c;
    else if (c == ' ') *to++ = '+';
    else to = put_hex(to, c);
  }
  out->len = (size_t)(to - out->ptr);
  return 0;
}
