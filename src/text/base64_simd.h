/* base64_simd — the fast lane of base64: sixteen characters at a time where the processor has SSSE3
 * (every x86-64 since 2006), nothing elsewhere.  base64.c does the rest, and is the plain twin.
 *
 * Memory: allocates nothing.  Threads: any. */
#pragma once

#include "text/base64.h"

/* Encodes whole groups of 12 bytes from the start of src; returns the bytes taken. dst gets 4/3 of
 * them, and needs room for base64_encoded_len(len).  Reads nothing outside [src, src + len). */
size_t base64_simd_encode(char *dst, const uint8_t *src, size_t len, enum base64_kind kind);

/* Decodes runs of 16 digits (of both alphabets) from the start of src, up to the first run with
 * anything else in it or to the end of the room.  Returns the characters taken; dst gets 3/4 of
 * them, and up to 4 bytes behind these, within `cap`, are overwritten. */
size_t base64_simd_decode(uint8_t *dst, size_t cap, const uint8_t *src, size_t len);
