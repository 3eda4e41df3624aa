/* codec_zlib — deflate, zlib and gzip streams.  RFC 1951, 1950, 1952; the library's zlib.h.
 *
 * Members of a gzip file that follow each other come out as one; what follows the last member and
 * begins with a zero byte is padding, anything else is an error, as Node has it.  Whole buffers with
 * plain settings go through codec_deflate (libdeflate). */
#pragma once

#include "codec/codec.h"

/* ORDER: the numbers of zlib.constants.DEFLATE ..., lib/internal/zlib/constants.js */
enum codec_zlib_mode {
  CODEC_DEFLATE = 1,
  CODEC_INFLATE,
  CODEC_GZIP,
  CODEC_GUNZIP,
  CODEC_DEFLATE_RAW,
  CODEC_INFLATE_RAW,
  CODEC_UNZIP,
};

struct codec_zlib_options {
  enum codec_zlib_mode mode;
  int window_bits, level, mem_level, strategy; /* in the ranges that Node documents */
  struct slice dictionary;                     /* copied */
  bool is_strict; /* what follows a gzip member and does not begin as one is left unread */
};

/* Allocates little: the library's state is made by the first write.  NULL: no memory for the
 * dictionary. */
MUST_USE struct codec *codec_zlib_new(const struct codec_zlib_options *o);

/* Changes level and strategy between two writes; c->error. */
void codec_zlib_params(struct codec *c, int level, int strategy);

/* CRC-32 as zlib's crc32(); `crc` is what came before, 0 at first. */
uint32_t codec_zlib_crc32(uint32_t crc, struct slice bytes);
