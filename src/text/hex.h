/* hex — bytes as pairs of hexadecimal digits, with the leniency of Node's Buffer.
 *
 * Memory: allocates nothing.  Threads: any. */
#pragma once

#include "base/defs.h"

/* Writes 2 * len lower-case digits. */
void hex_encode(char *dst, const uint8_t *src, size_t len);

/* Decodes pairs of digits (either case) until the first pair that is none, the end of `src` (an odd
 * last digit is dropped) or `cap` bytes.  Returns the bytes written.  Of UTF-16 units the low byte
 * is looked at, as Node does.  dst and src may not overlap. */
size_t hex_decode(uint8_t *dst, size_t cap, const uint8_t *src, size_t len);
size_t hex_decode_utf16(uint8_t *dst, size_t cap, const uint16_t *src, size_t len);
