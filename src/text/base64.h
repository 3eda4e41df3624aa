/* base64 — RFC 4648 §4 (base64) and §5 (base64url), decoding as lenient as Node's Buffer or as
 * strict as atob().
 *
 * Memory: allocates nothing.  Threads: any. */
#pragma once

#include "base/defs.h"

enum base64_kind {
  BASE64_STANDARD, /* + / and padding */
  BASE64_URL,      /* - _ and no padding */
};

/* Characters that base64_encode writes for `len` bytes (len at most SIZE_MAX / 2). */
size_t base64_encoded_len(size_t len, enum base64_kind kind);

/* Returns the characters written. */
size_t base64_encode(char *dst, const uint8_t *src, size_t len, enum base64_kind kind);

/* The most that decoding `len` characters can give; needs no look at them. */
static inline size_t base64_decoded_max(size_t len) {
  return len / 4 * 3 + (len % 4 == 0 ? 0 : len % 4 - 1);
}

/* Decodes either alphabet, even mixed; passes over what is in neither; ends at the first '=', the
 * end of the input or after `cap` bytes.  Bits that fill no byte are dropped.  Returns the bytes
 * written.  Of UTF-16 units the low byte is looked at, as Node does.  No overlap of dst and src. */
size_t base64_decode(uint8_t *dst, size_t cap, const uint8_t *src, size_t len);
size_t base64_decode_utf16(uint8_t *dst, size_t cap, const uint16_t *src, size_t len);

/* infra.spec.whatwg.org "forgiving-base64 decode", the rule of atob(): ASCII white space is
 * passed over, padding may be there when it makes whole quads, all else is an error.  dst needs
 * base64_decoded_max(len) bytes.  Returns the bytes written, or -1 for a character that may not be
 * there, -2 for a wrong count of characters. */
ssize_t base64_decode_strict(uint8_t *dst, const uint8_t *src, size_t len);
