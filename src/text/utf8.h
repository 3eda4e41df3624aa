/* utf8 — UTF-8 from and to the two string forms of the engine: Latin-1 bytes and UTF-16 units.
 *
 *     bytes                                     code points           UTF-16
 *     00..7F                                    U+0000..U+007F        one unit
 *     C2..DF 80..BF                             U+0080..U+07FF        one unit
 *     E0 A0..BF 80..BF   E1..EC 2x80..BF
 *     ED 80..9F 80..BF   EE..EF 2x80..BF        U+0800..U+FFFF        one unit
 *     F0 90..BF 2x80..BF F1..F3 3x80..BF
 *     F4 80..8F 2x80..BF                        U+10000..U+10FFFF     a surrogate pair
 *
 * Decoding follows the Encoding standard (encoding.spec.whatwg.org, "UTF-8 decoder") and Unicode
 * 3.9 "maximal subpart": each ill-formed run that could have begun a sequence, and else each byte,
 * becomes one U+FFFD.  Encoding turns each lone surrogate into U+FFFD (EF BF BD).
 *
 * Memory: allocates nothing; the caller brings room as said.  Threads: any.
 * Lengths are bytes on the UTF-8 and Latin-1 side and 16-bit units on the UTF-16 side. */
#pragma once

#include "base/defs.h"

/* ---- encoding ---- */

/* Bytes that `len` Latin-1 characters take in UTF-8: between len and 2 * len. */
size_t utf8_len_of_latin1(const uint8_t *src, size_t len);

/* Bytes that `len` units take in UTF-8: between len and 3 * len. */
size_t utf8_len_of_utf16(const uint16_t *src, size_t len);

/* Writes all of it and returns the bytes written, exactly what the utf8_len_of_ twin says; `dst`
 * must have that much room.  dst and src may not overlap. */
size_t utf8_from_latin1(uint8_t *dst, const uint8_t *src, size_t len);
size_t utf8_from_utf16(uint8_t *dst, const uint16_t *src, size_t len);

/* The same into at most `cap` bytes: only whole characters are written.  *read is how many
 * characters (units; both of a pair) were taken from src. */
size_t utf8_from_latin1_some(uint8_t *dst, size_t cap, const uint8_t *src, size_t len,
                             size_t *read);
size_t utf8_from_utf16_some(uint8_t *dst, size_t cap, const uint16_t *src, size_t len,
                            size_t *read);

/* ---- decoding ---- */

/* What a run of bytes will be once decoded. */
struct utf8_shape {
  size_t units;   /* UTF-16 units, replacements counted */
  bool is_valid;  /* nothing had to be replaced */
  bool is_ascii;  /* every byte below 0x80: the bytes are the Latin-1 form */
  bool is_latin1; /* well-formed and nothing above U+00FF: utf8_to_latin1 may be used */
};
struct utf8_shape utf8_measure(const uint8_t *src, size_t len);

/* True when the bytes are well-formed UTF-8. */
bool utf8_is_valid(const uint8_t *src, size_t len);

/* Decodes with replacement.  `dst` needs room for `len` units, though fewer may be written (what
 * lies behind them in that room is overwritten, too).  Returns the units written. */
size_t utf8_to_utf16(uint16_t *dst, const uint8_t *src, size_t len);

/* The same, and *seen is below 0x80 if all was ASCII, below 0x100 if all fits Latin-1. */
size_t utf8_decode(uint16_t *dst, const uint8_t *src, size_t len, uint16_t *seen);

/* For input whose utf8_measure() said is_latin1; `dst` needs that many bytes.  Returns them. */
size_t utf8_to_latin1(uint8_t *dst, const uint8_t *src, size_t len);

/* How many bytes at the end (0..3) are the well-formed beginning of a character that more input
 * could finish.  A decoder of streams keeps them back. */
size_t utf8_open_tail(const uint8_t *src, size_t len);
