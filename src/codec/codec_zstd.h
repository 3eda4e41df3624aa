/* codec_zstd — Zstandard streams.  RFC 8878; zstd.h.  The library is loaded when first needed.
 *
 * Frames that follow each other come out as one; anything else behind the end is left unread. */
#pragma once

#include "codec/codec.h"

struct codec_zstd_param {
  int key, value;
};

struct codec_zstd_options {
  bool is_encoder;
  const struct codec_zstd_param *params;
  size_t count;
  uint64_t pledged;        /* bytes that will be written, or UINT64_MAX: unknown */
  struct slice dictionary; /* copied by the library; empty: none */
};

/* *err on NULL: -ENOSYS no library, -EINVAL a parameter was refused, -EBADMSG the dictionary was,
 * -ENOMEM. */
MUST_USE struct codec *codec_zstd_new(const struct codec_zstd_options *o, int *err);

/* "1.5.4", or NULL when the library is missing. */
const char *codec_zstd_version(void);
