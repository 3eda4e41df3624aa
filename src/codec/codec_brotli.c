#include "codec/codec_brotli.h"

#include <brotli/decode.h>
#include <brotli/encode.h>
#include <errno.h>
#include <stdio.h>

#include "base/dl.h"
#include "base/mem.h"

#define ENC_MAP(X)                                                                                 \
  X(BrotliEncoderCreateInstance)                                                                   \
  X(BrotliEncoderDestroyInstance)                                                                  \
  X(BrotliEncoderSetParameter)                                                                     \
  X(BrotliEncoderCompressStream)                                                                   \
  X(BrotliEncoderHasMoreOutput)                                                                    \
  X(BrotliEncoderVersion)
#define DEC_MAP(X)                                                                                 \
  X(BrotliDecoderCreateInstance)                                                                   \
  X(BrotliDecoderDestroyInstance)                                                                  \
  X(BrotliDecoderSetParameter)                                                                     \
  X(BrotliDecoderDecompressStream)                                                                 \
  X(BrotliDecoderGetErrorCode)

static struct { ENC_MAP(DL_SLOT) } enc;
static struct { DEC_MAP(DL_SLOT) } dec;
static const char *const enc_names[] = {ENC_MAP(DL_NAME)};
static const char *const dec_names[] = {DEC_MAP(DL_NAME)};
static struct dl enc_handle = DL_INIT("libbrotlienc.so.1", enc_names, &enc);
static struct dl dec_handle = DL_INIT("libbrotlidec.so.1", dec_names, &dec);

#define PARAMS 10 /* more than either side has */

struct brotli {
  struct codec codec;
  BrotliEncoderState *encoder; /* one of the two */
  BrotliDecoderState *decoder;
  BrotliDecoderResult result;
  uint32_t params[PARAMS];
};

/* The encoder ends the process when memory is out, whatever we say; the decoder gives an error. */
static void *allocate_or_die(void *opaque, size_t len) {
  return mem_alloc(len);
}

static void *allocate(void *opaque, size_t len) {
  return mem_try_alloc(len);
}

static void release(void *opaque, void *ptr) {
  mem_free(ptr);
}

static void brotli_fini(struct codec *c) {
  struct brotli *s = container_of(c, struct brotli, codec);
  if (s->encoder) enc.BrotliEncoderDestroyInstance(s->encoder);
  if (s->decoder) dec.BrotliDecoderDestroyInstance(s->decoder);
}

static void write_encoder(struct brotli *s, struct codec_io *io) {
  bool ok = enc.BrotliEncoderCompressStream(s->encoder, (BrotliEncoderOperation)io->flush,
                                            &io->in_len, &io->in, &io->out_len, &io->out, NULL);
  if (!ok) codec_fail(&s->codec, "Compression failed", "ERR_BROTLI_COMPRESSION_FAILED", -1);
}

/* The names of errors, as Node spells them: what follows BROTLI_DECODER. */
#define NAME_OF(prefix, name, value) {value, #prefix #name},
#define NOTHING
static const struct {
  int number;
  const char *name;
} error_names[] = {BROTLI_DECODER_ERROR_CODES_LIST(NAME_OF, NOTHING)};

static const char *error_name(int number) {
  for (size_t i = 0; i < ARRAY_COUNT(error_names); i++)
    if (error_names[i].number == number) return error_names[i].name;
  return "_ERROR";
}

static void write_decoder(struct brotli *s, struct codec_io *io) {
  s->result = dec.BrotliDecoderDecompressStream(s->decoder, &io->in_len, &io->in, &io->out_len,
                                                &io->out, NULL);
  if (s->result != BROTLI_DECODER_RESULT_ERROR) return;
  BrotliDecoderErrorCode number = dec.BrotliDecoderGetErrorCode(s->decoder);
  char code[sizeof s->codec.error.code];
  (void)snprintf(code, sizeof code, "ERR_%s", error_name(number));
  codec_fail(&s->codec, "Decompression failed", code, number);
}

static void brotli_write(struct codec *c, struct codec_io *io) {
  struct brotli *s = container_of(c, struct brotli, codec);
  if (s->encoder) write_encoder(s, io);
  else write_decoder(s, io);
}

static void brotli_check(struct codec *c, const struct codec_io *io) {
  struct brotli *s = container_of(c, struct brotli, codec);
  if (s->encoder || io->flush != BROTLI_OPERATION_FINISH) return;
  if (s->result == BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT)
    codec_fail(c, "unexpected end of file", "Z_BUF_ERROR", -5);
}

static bool set_params(struct brotli *s) {
  for (unsigned i = 0; i < PARAMS; i++) {
    uint32_t value = s->params[i];
    if (value == CODEC_BROTLI_UNSET) continue;
    bool ok = s->encoder
                  ? enc.BrotliEncoderSetParameter(s->encoder, (BrotliEncoderParameter)i, value)
                  : dec.BrotliDecoderSetParameter(s->decoder, (BrotliDecoderParameter)i, value);
    if (!ok) return false;
  }
  return true;
}

static int make(struct brotli *s, bool is_encoder) {
  if (!dl_load(is_encoder ? &enc_handle : &dec_handle)) return -ENOSYS;
  if (is_encoder) s->encoder = enc.BrotliEncoderCreateInstance(allocate_or_die, release, NULL);
  else s->decoder = dec.BrotliDecoderCreateInstance(allocate, release, NULL);
  if (!s->encoder && !s->decoder) return -ENOMEM;
  return set_params(s) ? 0 : -EINVAL;
}

static void brotli_reset(struct codec *c) {
  struct brotli *s = container_of(c, struct brotli, codec);
  struct brotli fresh = *s;
  fresh.encoder = NULL;
  fresh.decoder = NULL;
  if (make(&fresh, s->encoder != NULL)) {
    brotli_fini(&fresh.codec);
    codec_fail(c, "Could not initialize Brotli instance", "ERR_ZLIB_INITIALIZATION_FAILED", -1);
    return;
  }
  brotli_fini(c);
  s->encoder = fresh.encoder;
  s->decoder = fresh.decoder;
}

static const struct codec_kind kind = {
    .finish = BROTLI_OPERATION_FINISH,
    .write = brotli_write,
    .check = brotli_check,
    .reset = brotli_reset,
    .fini = brotli_fini,
};

struct codec *codec_brotli_new(bool is_encoder, const uint32_t *params, size_t count, int *err) {
  struct brotli *s = mem_zalloc(sizeof *s);
  s->codec.kind = &kind;
  s->codec.memory = is_encoder ? 1u << 20 : 1u << 16;
  for (size_t i = 0; i < PARAMS; i++) s->params[i] = i < count ? params[i] : CODEC_BROTLI_UNSET;
  *err = make(s, is_encoder);
  if (!*err) return &s->codec;
  codec_free(&s->codec);
  return NULL;
}

const char *codec_brotli_version(void) {
  static char text[24];
  if (!dl_load(&enc_handle)) return NULL;
  uint32_t v = enc.BrotliEncoderVersion();
  (void)snprintf(text, sizeof text, "%u.%u.%u", v >> 24, (v >> 12) & 0xfff, v & 0xfff);
  return text;
}
