/* ascii — is it ASCII, how far is it ASCII, and the masking that Node calls 'ascii'.
 *
 * Memory: allocates nothing.  Threads: any.  Reads nothing outside [src, src + len). */
#pragma once

#include "base/defs.h"

/* True when every byte is below 0x80 (also for len 0). */
bool ascii_is(const void *src, size_t len);

/* True when every 16-bit unit is below 0x80; `len` counts units. */
bool ascii_is_utf16(const uint16_t *src, size_t len);

/* How many bytes at the start are below 0x80: `len` when all are. */
size_t ascii_prefix(const uint8_t *src, size_t len);

/* dst[i] = src[i] & 0x7f: what buf.toString('ascii') does.  dst may be src. */
void ascii_mask(uint8_t *dst, const uint8_t *src, size_t len);
