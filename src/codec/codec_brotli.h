/* codec_brotli — Brotli streams.  RFC 7932; brotli/encode.h, brotli/decode.h.  The two libraries are
 * loaded when first needed. */
#pragma once

#include "codec/codec.h"

/* `params[i]` for i below `count` is the value of parameter i, or CODEC_BROTLI_UNSET.
 * *err on NULL: -ENOSYS no library, -EINVAL a parameter was refused, -ENOMEM. */
#define CODEC_BROTLI_UNSET UINT32_MAX
MUST_USE struct codec *codec_brotli_new(bool is_encoder, const uint32_t *params, size_t count,
                                        int *err);

/* "1.0.9", or NULL when the library is missing; static storage. */
const char *codec_brotli_version(void);
