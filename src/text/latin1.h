/* latin1 — one byte a character, U+0000..U+00FF, from and to UTF-16.
 *
 * Memory: allocates nothing.  Threads: any.  The UTF-16 sides are `void *` where they may lie at
 * any address (a view into a Buffer); units are in the machine's order. */
#pragma once

#include "base/defs.h"

/* The low byte of each of the `len` units: what buf.write(s, 'latin1') does with characters above
 * U+00FF. */
void latin1_from_utf16(uint8_t *dst, const void *src, size_t len);

/* `len` units at dst, any alignment. */
void latin1_to_utf16(void *dst, const uint8_t *src, size_t len);

/* True when every unit is below 0x100, so that latin1_from_utf16 loses nothing. */
bool latin1_fits_utf16(const void *src, size_t len);

/* windows-1252 (what the label 'latin1' means to TextDecoder) differs from Latin-1 only in
 * 80..9F.  True when a byte of these is there, so that the text is not simply Latin-1. */
bool latin1_has_c1(const uint8_t *src, size_t len);

/* windows-1252 by the table of the Encoding standard; `len` units at dst. */
void latin1_to_utf16_windows1252(uint16_t *dst, const uint8_t *src, size_t len);
