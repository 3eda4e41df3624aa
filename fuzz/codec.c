/* Fuzz target for src/codec: what decodes in one go decodes to the same in pieces, and no input reads
 * or writes past its end.  The first byte picks the kind, the second the size of the pieces. */
#include "codec/codec.h"

#include <stdlib.h>

#include "base/check.h"
#include "base/mem.h"
#include "codec/codec_brotli.h"
#include "codec/codec_zlib.h"
#include "codec/codec_zstd.h"

#define MOST (1u << 20) /* bytes of output that are looked at */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

static struct codec *make(uint8_t kind) {
  static const enum codec_zlib_mode mode[] = {CODEC_INFLATE, CODEC_GUNZIP, CODEC_INFLATE_RAW,
                                              CODEC_UNZIP};
  int err;
  struct codec_zstd_options zstd = {.pledged = UINT64_MAX};
  if (kind % 6 == 4) return codec_brotli_new(false, NULL, 0, &err);
  if (kind % 6 == 5) return codec_zstd_new(&zstd, &err);
  struct codec_zlib_options o = {
      .mode = mode[kind % 6], .window_bits = 15, .level = 6, .mem_level = 8};
  return codec_zlib_new(&o);
}

/* The bytes that came out before the end or an error; *failed says which. */
static size_t in_pieces(struct codec *c, struct slice in, size_t step, char *out, bool *failed) {
  size_t made = 0, at = 0;
  for (bool is_last = false; !is_last; at += step) {
    is_last = in.len - at <= step;
    struct codec_io io = {.in = (const uint8_t *)in.ptr + at,
                          .in_len = is_last ? in.len - at : step,
                          .flush = is_last ? c->kind->finish : 0};
    do {
      io.out = (uint8_t *)out + made;
      io.out_len = step < MOST - made ? step : MOST - made;
      if (!io.out_len) return made;
      codec_write(c, &io);
      made = (size_t)((char *)io.out - out);
      *failed = c->error.message != NULL;
    } while (!io.out_len && !*failed);
    if (*failed || io.in_len) break;
  }
  return made;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len) {
  if (len < 2) return 0;
  static char out[MOST];
  struct slice in = slice_of((const char *)data + 2, len - 2);
  struct codec *one = make(data[0]), *other = make(data[0]);
  CHECK(one && other);
  char *whole = NULL;
  size_t whole_len = 0, left = 0;
  int err = codec_whole(one, in, one->kind->finish, MOST - 1, &whole, &whole_len, &left);
  bool failed = false;
  size_t made = in_pieces(other, in, (size_t)data[1] + 1, out, &failed);
  if (!err && !left) {
    CHECK(!failed);
    CHECK(made == whole_len && !memcmp(out, whole, made));
  }
  if (!err) mem_free(whole);
  codec_free(one);
  codec_free(other);
  return 0;
}
