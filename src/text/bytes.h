/* bytes — search, fill and swap in runs of bytes.
 *
 * Memory: allocates nothing.  Threads: any. */
#pragma once

#include "base/defs.h"

#define BYTES_NONE SIZE_MAX /* "not found" */

/* The first place at or after `from` where the `len` bytes of `what` stand in `hay`, or BYTES_NONE.
 * Linear in hay_len + len.  An empty `what` is found at `from` when from <= hay_len.
 * `step` is 1, or 2 to look only at even places (16-bit text; from, hay_len, len even). */
size_t bytes_find(const uint8_t *hay, size_t hay_len, const uint8_t *what, size_t len, size_t from,
                  unsigned step);

/* The last place at or before `from`; otherwise the same. */
size_t bytes_find_last(const uint8_t *hay, size_t hay_len, const uint8_t *what, size_t len,
                       size_t from, unsigned step);

/* Fills dst with `what` over and over; the last round may be cut.  len > 0.  `what` may
 * lie in dst: it is read before it is overwritten. */
void bytes_fill(uint8_t *dst, size_t dst_len, const uint8_t *what, size_t len);

/* Reverses the bytes of each 2-, 4- or 8-byte element in place; any alignment; a rest is left. */
void bytes_swap16(uint8_t *p, size_t len);
void bytes_swap32(uint8_t *p, size_t len);
void bytes_swap64(uint8_t *p, size_t len);
