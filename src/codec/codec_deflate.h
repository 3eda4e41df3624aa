/* codec_deflate — whole buffers by libdeflate, which is two to three times as fast as zlib, loaded
 * when first needed.  Its bytes differ from zlib's; the headers are made to be zlib's.
 *
 * Threads: any.  Errors: -ENOTSUP: the library is missing, or the input is one on which zlib shall
 * speak (damaged, several members, something behind the end); -EMSGSIZE: the result has more than
 * `max` bytes; -ENOMEM. */
#pragma once

#include "base/slice.h"

enum codec_deflate_format {
  CODEC_DEFLATE_NONE,
  CODEC_DEFLATE_ZLIB,
  CODEC_DEFLATE_GZIP,
  CODEC_DEFLATE_BARE
};

/* level: -1 (6) to 9.  On 0 *out is the caller's (mem_free). */
MUST_USE int codec_deflate_pack(enum codec_deflate_format format, int level, struct slice in,
                                size_t max, char **out, size_t *len);
MUST_USE int codec_deflate_unpack(enum codec_deflate_format format, struct slice in, size_t max,
                                  char **out, size_t *len);

/* false: not worth it, or no library. */
bool codec_deflate_crc32(uint32_t crc, struct slice bytes, uint32_t *result);
