/* codec — one compressor or decompressor, fed piece by piece or with all at once.
 *
 * Kinds: codec_zlib (deflate, gzip, raw; RFC 1950 to 1952), codec_brotli (RFC 7932), codec_zstd
 * (RFC 8878).  Flush values are those of the kind's library, as Node passes them on.
 *
 * Memory:  a codec is made by codec_X_new and freed by codec_free.
 * Threads: one at a time; any.
 * Errors:  a codec that failed has `error.message`; further writes may go on (Node lets programs
 *          do so) and give what the library gives. */
#pragma once

#include "base/slice.h"

struct codec;

/* What Node shows of a failure: err.message, err.code, err.errno. */
struct codec_error {
  const char *message; /* static; NULL: none */
  char code[72];
  int number;
};

/* One step: `in` and `out` move on by what was read and written. */
struct codec_io {
  const uint8_t *in;
  size_t in_len;
  uint8_t *out;
  size_t out_len;
  int flush;
};

struct codec_kind {
  int finish; /* the flush value that ends a stream */
  /* Reads and writes what it can; sets c->error. */
  void (*write)(struct codec *c, struct codec_io *io);
  /* After a write by the stream's owner: was it the last piece, and is the end missing? */
  void (*check)(struct codec *c, const struct codec_io *io);
  void (*reset)(struct codec *c); /* begins anew; sets c->error */
  void (*fini)(struct codec *c);
  /* A faster way for a whole buffer, NULL if there is none.  0: done; -ENOTSUP: not for this one,
   * nothing has happened; -EMSGSIZE: more than `max` bytes; -ENOMEM. */
  int (*whole)(struct codec *c, struct slice in, size_t max, char **out, size_t *len);
};

struct codec {
  const struct codec_kind *kind;
  struct codec_error error;
  size_t memory; /* bytes that it takes, about: for the collector */
};

/* Longest `message` and code are static or short; `code` is copied. */
void codec_fail(struct codec *c, const char *message, const char *code, int number);

/* One step with the checks on its end; c->error says whether it failed. */
void codec_write(struct codec *c, struct codec_io *io);

void codec_reset(struct codec *c);
void codec_free(struct codec *c); /* NULL is fine */

/* All of `in` with `flush` (the kind's finish, or less to take what is there).
 * 0: *out (mem_free'd by the caller, may be NULL when *len is 0) has *len bytes, *left bytes of `in`
 *    were not wanted, being behind the end;
 * -EPROTO: c->error; -EMSGSIZE: the result has more than `max` bytes; -ENOMEM. */
MUST_USE int codec_whole(struct codec *c, struct slice in, int flush, size_t max, char **out,
                         size_t *len, size_t *left);
