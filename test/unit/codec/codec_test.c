/* Round trips of each kind, in one go and in pieces; damage; memory that runs out. */
#include "codec/codec.h"

#include <errno.h>
#include <zlib.h>

#include "base/mem.h"
#include "codec/codec_brotli.h"
#include "codec/codec_deflate.h"
#include "codec/codec_zlib.h"
#include "codec/codec_zstd.h"
#include "unit.h"

#define TEXT_LEN 5000

enum pair { PAIR_ZLIB, PAIR_GZIP, PAIR_RAW, PAIR_UNZIP, PAIR_BROTLI, PAIR_ZSTD, PAIRS };

static struct codec *make_zlib(enum codec_zlib_mode mode) {
  struct codec_zlib_options o = {.mode = mode, .window_bits = 15, .level = 6, .mem_level = 8};
  return codec_zlib_new(&o);
}

static struct codec *make_zstd(bool is_encoder) {
  int err;
  struct codec_zstd_options o = {.is_encoder = is_encoder, .pledged = UINT64_MAX};
  return codec_zstd_new(&o, &err);
}

static struct codec *make(enum pair pair, bool is_encoder) {
  static const enum codec_zlib_mode mode[][2] = {{CODEC_INFLATE, CODEC_DEFLATE},
                                                 {CODEC_GUNZIP, CODEC_GZIP},
                                                 {CODEC_INFLATE_RAW, CODEC_DEFLATE_RAW},
                                                 {CODEC_UNZIP, CODEC_GZIP}};
  int err;
  if (pair == PAIR_BROTLI) return codec_brotli_new(is_encoder, NULL, 0, &err);
  if (pair == PAIR_ZSTD) return make_zstd(is_encoder);
  return make_zlib(mode[pair][is_encoder]);
}

static struct slice text(void) {
  static char bytes[TEXT_LEN];
  unsigned seed = 1;
  for (size_t i = 0; i < sizeof bytes; i++) {
    seed = seed * 1103515245 + 12345;
    bytes[i] = (char)("abcdefgh\n \xc3\x00"[(seed >> 16) % (seed >> 28 ? 4 : 12)]);
  }
  return slice_of(bytes, sizeof bytes);
}

/* All of `in` at once; the caller frees *out. */
static struct slice whole(enum pair pair, bool is_encoder, struct slice in, char **out) {
  struct codec *c = make(pair, is_encoder);
  size_t len, left;
  OK(c);
  EQ_INT(0, codec_whole(c, in, c->kind->finish, SIZE_MAX, out, &len, &left));
  EQ_INT(0, left);
  codec_free(c);
  return slice_of(*out, len);
}

/* In pieces of `in_step` bytes, into pieces of `out_step`. */
static struct slice pieces(struct codec *c, struct slice in, size_t in_step, size_t out_step,
                           char *out, size_t room) {
  size_t made = 0, at = 0;
  for (bool is_last = false; !is_last; at += in_step) {
    is_last = in.len - at <= in_step;
    struct codec_io io = {.in = (const uint8_t *)in.ptr + at,
                          .in_len = is_last ? in.len - at : in_step,
                          .flush = is_last ? c->kind->finish : 0};
    do {
      io.out = (uint8_t *)out + made;
      io.out_len = out_step;
      OK(made + out_step <= room);
      codec_write(c, &io);
      if (c->error.message) unit_fail(__FILE__, __LINE__, "%s", c->error.message);
      made = (size_t)((char *)io.out - out);
    } while (!io.out_len);
    EQ_INT(0, io.in_len);
  }
  return slice_of(out, made);
}

TEST(round_trip_whole) {
  for (int p = 0; p < PAIRS; p++) {
    char *packed, *back;
    struct slice in = text(), small = whole(p, true, in, &packed);
    OK(small.len < in.len / 2);
    EQ_SLICE(in, whole(p, false, unit_guarded(small.ptr, small.len), &back));
    mem_free(packed);
    mem_free(back);
  }
}

TEST(round_trip_empty) {
  for (int p = 0; p < PAIRS; p++) {
    char *packed, *back;
    struct slice small = whole(p, true, slice_of("", 0), &packed);
    OK(small.len > 0);
    EQ_INT(0, whole(p, false, small, &back).len);
    mem_free(packed);
    mem_free(back);
  }
}

TEST(round_trip_pieces) {
  static char packed[TEXT_LEN * 2], back[TEXT_LEN * 2];
  static const size_t steps[] = {1, 2, 7, 100, TEXT_LEN};
  for (int p = 0; p < PAIRS; p++)
    for (size_t i = 0; i < ARRAY_COUNT(steps); i++)
      for (size_t k = 0; k < ARRAY_COUNT(steps); k++) {
        struct codec *to = make(p, true), *from = make(p, false);
        struct slice in = text();
        struct slice small = pieces(to, in, steps[i], steps[k], packed, sizeof packed);
        EQ_SLICE(in, pieces(from, small, steps[k], steps[i], back, sizeof back));
        codec_reset(to);
        codec_reset(from);
        EQ_SLICE(in, pieces(from, pieces(to, in, 50, 50, packed, sizeof packed), 9, 9, back,
                            sizeof back));
        codec_free(to);
        codec_free(from);
      }
}

TEST(members_that_follow_each_other) {
  for (int p = 0; p < PAIRS; p++) {
    if (p != PAIR_GZIP && p != PAIR_UNZIP && p != PAIR_ZSTD) continue;
    static char twice[TEXT_LEN * 2], back[TEXT_LEN * 3];
    char *packed, *out;
    struct slice in = text(), small = whole(p, true, in, &packed);
    memcpy(twice, small.ptr, small.len);
    memcpy(twice + small.len, small.ptr, small.len);
    struct slice both = slice_of(twice, 2 * small.len);
    EQ_INT(2 * in.len, whole(p, false, both, &out).len);
    mem_free(out);
    for (size_t step = 1; step < 40; step += 13) {
      struct codec *c = make(p, false);
      EQ_INT(2 * in.len, pieces(c, both, step, 64, back, sizeof back).len);
      codec_free(c);
    }
    mem_free(packed);
  }
}

TEST(what_lies_behind_the_end) {
  static const char *const tails[PAIRS] = {"zz", "\0\0", "zz", "\0z", "zz", "zz"};
  for (int p = 0; p < PAIRS; p++) {
    char *packed, *out, more[TEXT_LEN];
    struct slice in = text(), small = whole(p, true, in, &packed);
    memcpy(more, small.ptr, small.len);
    memcpy(more + small.len, tails[p], 2);
    struct codec *c = make(p, false);
    size_t len, left;
    EQ_INT(0, codec_whole(c, slice_of(more, small.len + 2), c->kind->finish, SIZE_MAX, &out, &len,
                          &left));
    EQ_INT(in.len, len);
    EQ_INT(2, left);
    codec_free(c);
    mem_free(out);
    mem_free(packed);
  }
}

TEST(too_early_an_end) {
  for (int p = 0; p < PAIRS; p++) {
    char *packed, *out;
    struct slice small = whole(p, true, text(), &packed);
    for (size_t cut = 0; cut < small.len; cut += 1 + cut / 3) {
      struct codec *c = make(p, false);
      size_t len, left;
      int err = codec_whole(c, unit_guarded(small.ptr, cut), c->kind->finish, SIZE_MAX, &out, &len,
                            &left);
      EQ_INT(-EPROTO, err);
      EQ_STR("unexpected end of file", c->error.message);
      EQ_STR("Z_BUF_ERROR", c->error.code);
      codec_free(c);
    }
    mem_free(packed);
  }
}

TEST(damage_never_goes_past_the_input) {
  for (int p = 0; p < PAIRS; p++) {
    char *packed, *out;
    struct slice small = whole(p, true, text(), &packed);
    for (size_t i = 0; i < small.len; i++) {
      packed[i] ^= 0x55;
      struct codec *c = make(p, false);
      size_t len, left;
      int err = codec_whole(c, unit_guarded(packed, small.len), c->kind->finish, 1u << 20, &out,
                            &len, &left);
      OK(!err || err == -EPROTO || err == -EMSGSIZE);
      if (!err) mem_free(out);
      codec_free(c);
      packed[i] ^= 0x55;
    }
    mem_free(packed);
  }
}

TEST(a_result_that_is_too_long) {
  for (int p = 0; p < PAIRS; p++) {
    char *packed, *out;
    struct slice in = text(), small = whole(p, true, in, &packed);
    size_t len, left;
    struct codec *c = make(p, false);
    EQ_INT(-EMSGSIZE, codec_whole(c, small, c->kind->finish, in.len - 1, &out, &len, &left));
    codec_free(c);
    c = make(p, false);
    EQ_INT(0, codec_whole(c, small, c->kind->finish, in.len, &out, &len, &left));
    mem_free(out);
    codec_free(c);
    c = make(p, true);
    EQ_INT(-EMSGSIZE, codec_whole(c, in, c->kind->finish, 40, &out, &len, &left));
    codec_free(c);
    mem_free(packed);
  }
}

TEST(a_length_in_the_trailer_that_lies) {
  char *packed, *out;
  struct slice small = whole(PAIR_GZIP, true, text(), &packed);
  memset(packed + small.len - 4, 0xff, 4);
  size_t len = 0;
  EQ_INT(-ENOTSUP, codec_deflate_unpack(CODEC_DEFLATE_GZIP, small, SIZE_MAX, &out, &len));
  struct codec *c = make(PAIR_GZIP, false);
  size_t left;
  EQ_INT(-EPROTO, codec_whole(c, small, Z_FINISH, SIZE_MAX, &out, &len, &left));
  EQ_STR("incorrect length check", c->error.message);
  codec_free(c);
  mem_free(packed);
}

static bool run_once(enum pair pair, bool is_encoder, struct slice in) {
  struct codec *c = make(pair, is_encoder);
  if (!c) return false;
  char *out = NULL;
  size_t len, left;
  int err = codec_whole(c, in, c->kind->finish, SIZE_MAX, &out, &len, &left);
  OK(!err || err == -ENOMEM || err == -EPROTO);
  if (!err) mem_free(out);
  codec_free(c);
  return !err;
}

TEST(memory_that_runs_out) {
  for (int p = 0; p < PAIRS; p++)
    for (int is_encoder = 0; is_encoder < 2; is_encoder++) {
      char *packed;
      struct slice in = text(), small = whole(p, true, in, &packed);
      for (long n = 1; n < 30; n++) {
        mem_fail_at(n);
        (void)run_once(p, is_encoder, is_encoder ? in : small);
        mem_fail_at(0);
      }
      OK(run_once(p, is_encoder, is_encoder ? in : small));
      mem_free(packed);
    }
}

TEST(dictionaries) {
  struct slice in = text(), words = slice_of(in.ptr, 1000);
  struct codec_zlib_options o = {
      .mode = CODEC_DEFLATE, .window_bits = 15, .level = 6, .mem_level = 8, .dictionary = words};
  char *packed, *out;
  size_t len, left;
  struct codec *c = codec_zlib_new(&o);
  EQ_INT(0, codec_whole(c, in, Z_FINISH, SIZE_MAX, &packed, &len, &left));
  codec_free(c);
  struct slice small = slice_of(packed, len);
  o.mode = CODEC_INFLATE;
  c = codec_zlib_new(&o);
  EQ_INT(0, codec_whole(c, small, Z_FINISH, SIZE_MAX, &out, &len, &left));
  EQ_SLICE(in, slice_of(out, len));
  codec_free(c);
  mem_free(out);
  o.dictionary.len = 999;
  c = codec_zlib_new(&o);
  EQ_INT(-EPROTO, codec_whole(c, small, Z_FINISH, SIZE_MAX, &out, &len, &left));
  EQ_STR("Bad dictionary", c->error.message);
  codec_free(c);
  c = make(PAIR_ZLIB, false);
  EQ_INT(-EPROTO, codec_whole(c, small, Z_FINISH, SIZE_MAX, &out, &len, &left));
  EQ_STR("Missing dictionary", c->error.message);
  codec_free(c);
  mem_free(packed);
}

TEST(parameters_that_are_refused) {
  int err = 0;
  uint32_t params[] = {0, 5, 5}; /* quality 5, window of 5 bits: too small for the decoder's keys */
  OK(!codec_brotli_new(false, params, 3, &err));
  EQ_INT(-EINVAL, err);
  struct codec_zstd_param bad = {101, 1};
  struct codec_zstd_options o = {
      .is_encoder = true, .params = &bad, .count = 1, .pledged = UINT64_MAX};
  OK(!codec_zstd_new(&o, &err));
  EQ_INT(-EINVAL, err);
}

TEST(crc32_of_short_and_long) { /* RFC 1952 section 8 */
  EQ_INT(0xcbf43926, codec_zlib_crc32(0, SLICE("123456789")));
  static char many[200000];
  memset(many, 'x', sizeof many);
  uint32_t parts = codec_zlib_crc32(codec_zlib_crc32(0, slice_of(many, 1000)),
                                    slice_of(many, sizeof many - 1000));
  EQ_INT(codec_zlib_crc32(0, slice_of(many, sizeof many)), parts);
}
