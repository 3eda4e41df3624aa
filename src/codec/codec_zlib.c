#include "codec/codec_zlib.h"

#include <errno.h>
#include <zlib.h>

#include "base/mem.h"
#include "codec/codec_deflate.h"

#define GZIP_1        0x1f /* a member's first two bytes */
#define GZIP_2        0x8b
#define MAX_PIECE     0x40000000u /* bytes; zlib counts in unsigned int */
#define GZIP_WINDOW   16          /* added to window_bits: gzip */
#define EITHER_WINDOW 32          /* gzip or zlib, by what comes */
#define PLAIN_BELOW   256         /* bytes: libdeflate stores tiny inputs as they are */

struct zlib {
  struct codec codec;
  struct codec_zlib_options o;
  char *dictionary;
  z_stream z;
  bool is_ready;       /* z is initialized */
  bool is_gzip;        /* UNZIP has seen gzip's magic */
  unsigned magic_seen; /* bytes of it, for UNZIP */
  int err;             /* zlib's last answer */
};

static bool is_deflating(const struct zlib *s) {
  return s->o.mode == CODEC_DEFLATE || s->o.mode == CODEC_GZIP || s->o.mode == CODEC_DEFLATE_RAW;
}

static const struct {
  int number;
  const char *name;
} codes[] = {
    {Z_NEED_DICT, "Z_NEED_DICT"},         {Z_ERRNO, "Z_ERRNO"},
    {Z_STREAM_ERROR, "Z_STREAM_ERROR"},   {Z_DATA_ERROR, "Z_DATA_ERROR"},
    {Z_MEM_ERROR, "Z_MEM_ERROR"},         {Z_BUF_ERROR, "Z_BUF_ERROR"},
    {Z_VERSION_ERROR, "Z_VERSION_ERROR"},
};

/* zlib's own word on it is better where there is one. */
static void fail(struct zlib *s, const char *message) {
  const char *code = "Z_STREAM_ERROR";
  for (size_t i = 0; i < ARRAY_COUNT(codes); i++)
    if (codes[i].number == s->err) code = codes[i].name;
  if (s->z.msg) message = s->z.msg;
  codec_fail(&s->codec, message, code, s->err);
}

/* ---- the library's state ---- */

static void *allocate(void *opaque, unsigned count, unsigned size) {
  size_t len;
  if (__builtin_mul_overflow((size_t)count, (size_t)size, &len)) return NULL;
  return mem_try_alloc(len);
}

static void release(void *opaque, void *ptr) {
  mem_free(ptr);
}

static int window_of(const struct zlib *s) {
  switch (s->o.mode) {
  case CODEC_GZIP:
  case CODEC_GUNZIP: return s->o.window_bits + GZIP_WINDOW;
  case CODEC_UNZIP: return s->o.window_bits + EITHER_WINDOW;
  case CODEC_DEFLATE_RAW:
  case CODEC_INFLATE_RAW: return -s->o.window_bits;
  default: return s->o.window_bits;
  }
}

static int set_dictionary(struct zlib *s) {
  const Bytef *ptr = (const Bytef *)s->dictionary;
  unsigned len = (unsigned)s->o.dictionary.len;
  if (!ptr) return Z_OK;
  if (s->o.mode == CODEC_DEFLATE || s->o.mode == CODEC_DEFLATE_RAW)
    return deflateSetDictionary(&s->z, ptr, len);
  /* The other decoders take it when they ask; gzip has none. */
  return s->o.mode == CODEC_INFLATE_RAW ? inflateSetDictionary(&s->z, ptr, len) : Z_OK;
}

static bool make_ready(struct zlib *s) {
  if (s->is_ready) return true;
  s->z = (z_stream){.zalloc = allocate, .zfree = release};
  s->err = is_deflating(s) ? deflateInit2(&s->z, s->o.level, Z_DEFLATED, window_of(s),
                                          s->o.mem_level, s->o.strategy)
                           : inflateInit2(&s->z, window_of(s));
  if (s->err != Z_OK) {
    fail(s, "Init error");
    return false;
  }
  s->is_ready = true;
  s->err = set_dictionary(s);
  if (s->err != Z_OK) fail(s, "Failed to set dictionary");
  return s->err == Z_OK;
}

static void zlib_fini(struct codec *c) {
  struct zlib *s = container_of(c, struct zlib, codec);
  if (s->is_ready) (void)(is_deflating(s) ? deflateEnd(&s->z) : inflateEnd(&s->z));
  mem_free(s->dictionary);
}

static void zlib_reset(struct codec *c) {
  struct zlib *s = container_of(c, struct zlib, codec);
  s->is_gzip = false;
  s->magic_seen = 0;
  if (!s->is_ready) return;
  s->err = is_deflating(s) ? deflateReset(&s->z) : inflateReset2(&s->z, window_of(s));
  if (s->err != Z_OK) {
    fail(s, "Failed to reset stream");
    return;
  }
  s->err = set_dictionary(s);
  if (s->err != Z_OK) fail(s, "Failed to set dictionary");
}

/* ---- steps ---- */

/* UNZIP's decoder tells gzip from zlib by itself; we need to know too, for the next member. */
static void look_at_magic(struct zlib *s, const struct codec_io *io) {
  static const uint8_t magic[] = {GZIP_1, GZIP_2};
  for (size_t i = 0; i < io->in_len && s->magic_seen < sizeof magic; i++) {
    if (io->in[i] != magic[s->magic_seen]) {
      s->magic_seen = sizeof magic + 1;
      return;
    }
    s->is_gzip = ++s->magic_seen == sizeof magic;
  }
}

static int inflate_step(struct zlib *s, int flush) {
  int err = inflate(&s->z, flush);
  if (err != Z_NEED_DICT || !s->dictionary) return err;
  err = inflateSetDictionary(&s->z, (const Bytef *)s->dictionary, (unsigned)s->o.dictionary.len);
  if (err == Z_OK) return inflate(&s->z, flush);
  /* "Bad dictionary" is said with Z_NEED_DICT */
  return err == Z_DATA_ERROR ? Z_NEED_DICT : err;
}

static bool has_next_member(struct zlib *s) {
  bool is_gzip = s->o.mode == CODEC_GUNZIP || (s->o.mode == CODEC_UNZIP && s->is_gzip);
  if (!is_gzip || !s->z.avail_in) return false;
  return s->o.is_strict ? s->z.next_in[0] == GZIP_1 : s->z.next_in[0] != 0;
}

static void inflate_all(struct zlib *s, int flush) {
  s->err = inflate_step(s, flush);
  while (s->err == Z_STREAM_END && has_next_member(s)) {
    s->err = inflateReset2(&s->z, s->o.window_bits + GZIP_WINDOW);
    if (s->err == Z_OK) s->err = inflate_step(s, flush);
  }
}

/* zlib counts bytes in 32 bits: what is longer goes in pieces. */
static void step(struct zlib *s, struct codec_io *io) {
  unsigned in_len = io->in_len > MAX_PIECE ? MAX_PIECE : (unsigned)io->in_len;
  unsigned out_len = io->out_len > MAX_PIECE ? MAX_PIECE : (unsigned)io->out_len;
  int flush = in_len < io->in_len ? Z_NO_FLUSH : io->flush;
  s->z.next_in = (Bytef *)(uintptr_t)io->in;
  s->z.avail_in = in_len;
  s->z.next_out = io->out;
  s->z.avail_out = out_len;
  if (is_deflating(s)) s->err = deflate(&s->z, flush);
  else inflate_all(s, flush);
  io->in += in_len - s->z.avail_in;
  io->in_len -= in_len - s->z.avail_in;
  io->out += out_len - s->z.avail_out;
  io->out_len -= out_len - s->z.avail_out;
}

static void zlib_write(struct codec *c, struct codec_io *io) {
  struct zlib *s = container_of(c, struct zlib, codec);
  if (!make_ready(s)) return;
  if (s->o.mode == CODEC_UNZIP) look_at_magic(s, io);
  size_t before;
  do {
    before = io->in_len + io->out_len;
    step(s, io);
  } while (s->err == Z_OK && io->in_len && io->out_len && io->in_len + io->out_len < before);
}

static void zlib_check(struct codec *c, const struct codec_io *io) {
  struct zlib *s = container_of(c, struct zlib, codec);
  switch (s->err) {
  case Z_OK:
  case Z_BUF_ERROR:
    if (!io->out_len || io->flush != Z_FINISH) return;
    s->err = Z_BUF_ERROR;
    s->z.msg = NULL;
    fail(s, "unexpected end of file");
    return;
  case Z_STREAM_END: return;
  case Z_NEED_DICT:
    s->z.msg = NULL;
    fail(s, s->dictionary ? "Bad dictionary" : "Missing dictionary");
    return;
  default: fail(s, "Zlib error");
  }
}

/* ---- whole buffers ---- */

/* The format, or 0 where a setting wants zlib itself. */
static enum codec_deflate_format format_of(const struct zlib *s) {
  bool is_plain = !s->is_ready && !s->dictionary && s->o.window_bits == MAX_WBITS &&
                  s->o.mem_level == 8 && s->o.strategy == Z_DEFAULT_STRATEGY;
  if (!is_plain) return CODEC_DEFLATE_NONE;
  switch (s->o.mode) {
  case CODEC_GZIP:
  case CODEC_GUNZIP: return CODEC_DEFLATE_GZIP;
  case CODEC_DEFLATE:
  case CODEC_INFLATE: return CODEC_DEFLATE_ZLIB;
  case CODEC_DEFLATE_RAW:
  case CODEC_INFLATE_RAW: return CODEC_DEFLATE_BARE;
  default: return CODEC_DEFLATE_NONE;
  }
}

static int zlib_whole(struct codec *c, struct slice in, size_t max, char **out, size_t *len) {
  struct zlib *s = container_of(c, struct zlib, codec);
  enum codec_deflate_format format = format_of(s);
  if (!format || (is_deflating(s) && in.len < PLAIN_BELOW)) return -ENOTSUP;
  if (is_deflating(s)) return codec_deflate_pack(format, s->o.level, in, max, out, len);
  /* libdeflate takes codes that no stream may have; without a checksum nobody would notice. */
  if (format == CODEC_DEFLATE_BARE) return -ENOTSUP;
  return codec_deflate_unpack(format, in, max, out, len);
}

static const struct codec_kind kind = {
    .finish = Z_FINISH,
    .write = zlib_write,
    .check = zlib_check,
    .reset = zlib_reset,
    .fini = zlib_fini,
    .whole = zlib_whole,
};

struct codec *codec_zlib_new(const struct codec_zlib_options *o) {
  struct zlib *s = mem_zalloc(sizeof *s);
  s->codec.kind = &kind;
  s->o = *o;
  /* A raw stream with a window of 256 bytes is one that zlib cannot write. */
  if (s->o.mode == CODEC_DEFLATE_RAW && s->o.window_bits == 8) s->o.window_bits = 9;
  s->codec.memory = sizeof *s + o->dictionary.len;
  s->codec.memory += is_deflating(s) ? (1u << (o->window_bits + 2)) + (1u << (o->mem_level + 9))
                                     : (1u << 15) + 7000;
  if (!o->dictionary.len) return &s->codec;
  s->dictionary = mem_try_alloc(o->dictionary.len);
  if (!s->dictionary) {
    mem_free(s);
    return NULL;
  }
  memcpy(s->dictionary, o->dictionary.ptr, o->dictionary.len);
  s->o.dictionary.ptr = s->dictionary;
  return &s->codec;
}

void codec_zlib_params(struct codec *c, int level, int strategy) {
  struct zlib *s = container_of(c, struct zlib, codec);
  c->error.message = NULL;
  if (!is_deflating(s)) return;
  s->o.level = level;
  s->o.strategy = strategy;
  if (!s->is_ready) return;
  s->z.next_in = NULL;
  s->z.avail_in = 0;
  s->err = deflateParams(&s->z, level, strategy);
  if (s->err != Z_OK && s->err != Z_BUF_ERROR) fail(s, "Failed to set parameters");
}

uint32_t codec_zlib_crc32(uint32_t crc, struct slice bytes) {
  uint32_t fast;
  if (codec_deflate_crc32(crc, bytes, &fast)) return fast;
  return (uint32_t)crc32_z(crc, (const Bytef *)bytes.ptr, bytes.len);
}
