#include "codec/codec_zstd.h"

#include <errno.h>
#include <stdio.h>
#include <zstd.h>
#include <zstd_errors.h>

#include "base/dl.h"
#include "base/mem.h"

#define LIB_MAP(X)                                                                                 \
  X(ZSTD_createCCtx)                                                                               \
  X(ZSTD_freeCCtx)                                                                                 \
  X(ZSTD_CCtx_setParameter)                                                                        \
  X(ZSTD_CCtx_setPledgedSrcSize)                                                                   \
  X(ZSTD_CCtx_loadDictionary)                                                                      \
  X(ZSTD_CCtx_reset)                                                                               \
  X(ZSTD_compressStream2)                                                                          \
  X(ZSTD_createDCtx)                                                                               \
  X(ZSTD_freeDCtx)                                                                                 \
  X(ZSTD_DCtx_setParameter)                                                                        \
  X(ZSTD_DCtx_loadDictionary)                                                                      \
  X(ZSTD_DCtx_reset)                                                                               \
  X(ZSTD_decompressStream)                                                                         \
  X(ZSTD_isError)                                                                                  \
  X(ZSTD_getErrorCode)                                                                             \
  X(ZSTD_getErrorName)                                                                             \
  X(ZSTD_versionString)

static struct { LIB_MAP(DL_SLOT) } lib;
static const char *const names[] = {LIB_MAP(DL_NAME)};
static struct dl handle = DL_INIT("libzstd.so.1", names, &lib);

struct zstd {
  struct codec codec;
  ZSTD_CCtx *encoder; /* one of the two */
  ZSTD_DCtx *decoder;
  size_t rest; /* the library's last answer: 0 at the end of a frame */
  uint64_t pledged;
  bool must_pledge;
};

#define CODES(X)                                                                                   \
  X(prefix_unknown)                                                                                \
  X(version_unsupported)                                                                           \
  X(frameParameter_unsupported)                                                                    \
  X(frameParameter_windowTooLarge)                                                                 \
  X(corruption_detected)                                                                           \
  X(checksum_wrong)                                                                                \
  X(dictionary_corrupted)                                                                          \
  X(dictionary_wrong)                                                                              \
  X(dictionaryCreation_failed)                                                                     \
  X(parameter_unsupported)                                                                         \
  X(parameter_outOfBound)                                                                          \
  X(tableLog_tooLarge)                                                                             \
  X(maxSymbolValue_tooLarge)                                                                       \
  X(maxSymbolValue_tooSmall)                                                                       \
  X(stage_wrong)                                                                                   \
  X(init_missing)                                                                                  \
  X(memory_allocation)                                                                             \
  X(workSpace_tooSmall)                                                                            \
  X(dstSize_tooSmall)                                                                              \
  X(srcSize_wrong)                                                                                 \
  X(dstBuffer_null)

static void fail(struct zstd *s, size_t result) {
  const char *code = "ZSTD_error_GENERIC";
  ZSTD_ErrorCode number = lib.ZSTD_getErrorCode(result);
  switch (number) {
#define X(name)                                                                                    \
  case ZSTD_error_##name: code = "ZSTD_error_" #name; break;
    CODES(X)
#undef X
  default: break;
  }
  codec_fail(&s->codec, lib.ZSTD_getErrorName(result), code, (int)number);
}

static void zstd_fini(struct codec *c) {
  struct zstd *s = container_of(c, struct zstd, codec);
  if (s->encoder) lib.ZSTD_freeCCtx(s->encoder);
  if (s->decoder) lib.ZSTD_freeDCtx(s->decoder);
}

/* Does another frame begin, or one to be skipped?  RFC 8878 sections 3.1.1 and 3.1.2.  With
 * `allow_part` fewer bytes than a magic number has will do, if they can be its first. */
static bool is_frame(const struct codec_io *io, bool allow_part) {
  static const uint8_t frame[] = {0x28, 0xb5, 0x2f, 0xfd}, skipped[] = {0x50, 0x2a, 0x4d, 0x18};
  if (io->in_len < sizeof frame && !allow_part) return false;
  size_t len = io->in_len < sizeof frame ? io->in_len : sizeof frame;
  if (!len) return false;
  if (!memcmp(io->in, frame, len)) return true;
  return (io->in[0] & 0xf0) == skipped[0] && !memcmp(io->in + 1, skipped + 1, len - 1);
}

static void step(struct zstd *s, struct codec_io *io) {
  ZSTD_inBuffer in = {io->in, io->in_len, 0};
  ZSTD_outBuffer out = {io->out, io->out_len, 0};
  s->rest = s->encoder
                ? lib.ZSTD_compressStream2(s->encoder, &out, &in, (ZSTD_EndDirective)io->flush)
                : lib.ZSTD_decompressStream(s->decoder, &out, &in);
  io->in += in.pos;
  io->in_len -= in.pos;
  io->out += out.pos;
  io->out_len -= out.pos;
}

/* One call may stop short of what would fit. */
static bool wants_more(const struct zstd *s, const struct codec_io *io) {
  if (!io->out_len) return false;
  if (s->decoder) return io->in_len && (s->rest || is_frame(io, false));
  return io->flush == ZSTD_e_continue ? io->in_len > 0 : s->rest > 0;
}

/* When the first call also ends the frame, the library takes the size from it and forgets what was
 * pledged; an empty call before makes it remember. */
static void begin(struct zstd *s) {
  struct codec_io nothing = {.flush = ZSTD_e_continue};
  step(s, &nothing);
  s->must_pledge = false;
  s->rest = 1;
}

static void zstd_write(struct codec *c, struct codec_io *io) {
  struct zstd *s = container_of(c, struct zstd, codec);
  /* At an end.  The encoder would begin a new frame, the decoder complain of what is none. */
  if (!s->rest && (s->encoder ? io->flush == ZSTD_e_end && !io->in_len : !is_frame(io, true)))
    return;
  if (s->encoder && s->must_pledge) begin(s);
  size_t before;
  do {
    before = io->in_len + io->out_len;
    step(s, io);
    if (lib.ZSTD_isError(s->rest)) {
      fail(s, s->rest);
      return;
    }
    if (s->encoder && io->flush != ZSTD_e_end && !s->rest) s->rest = 1; /* still to be ended */
  } while (wants_more(s, io) && io->in_len + io->out_len < before);
}

static void zstd_check(struct codec *c, const struct codec_io *io) {
  struct zstd *s = container_of(c, struct zstd, codec);
  if (s->decoder && io->flush == ZSTD_e_end && s->rest && io->out_len)
    codec_fail(c, "unexpected end of file", "Z_BUF_ERROR", -5);
}

static void zstd_reset(struct codec *c) {
  struct zstd *s = container_of(c, struct zstd, codec);
  size_t result = s->encoder ? lib.ZSTD_CCtx_reset(s->encoder, ZSTD_reset_session_only)
                             : lib.ZSTD_DCtx_reset(s->decoder, ZSTD_reset_session_only);
  if (s->encoder && !lib.ZSTD_isError(result) && s->pledged != UINT64_MAX)
    result = lib.ZSTD_CCtx_setPledgedSrcSize(s->encoder, s->pledged);
  if (lib.ZSTD_isError(result)) fail(s, result);
  s->rest = 1;
  s->must_pledge = s->pledged != UINT64_MAX;
}

static const struct codec_kind kind = {
    .finish = ZSTD_e_end,
    .write = zstd_write,
    .check = zstd_check,
    .reset = zstd_reset,
    .fini = zstd_fini,
};

static int set_up_encoder(struct zstd *s, const struct codec_zstd_options *o) {
  s->encoder = lib.ZSTD_createCCtx();
  if (!s->encoder) return -ENOMEM;
  for (size_t i = 0; i < o->count; i++) {
    ZSTD_cParameter key = (ZSTD_cParameter)o->params[i].key;
    if (lib.ZSTD_isError(lib.ZSTD_CCtx_setParameter(s->encoder, key, o->params[i].value)))
      return -EINVAL;
  }
  if (o->pledged != UINT64_MAX)
    (void)lib.ZSTD_CCtx_setPledgedSrcSize(s->encoder, o->pledged); /* can't fail at the start */
  if (!o->dictionary.len) return 0;
  size_t result = lib.ZSTD_CCtx_loadDictionary(s->encoder, o->dictionary.ptr, o->dictionary.len);
  return lib.ZSTD_isError(result) ? -EBADMSG : 0;
}

static int set_up_decoder(struct zstd *s, const struct codec_zstd_options *o) {
  s->decoder = lib.ZSTD_createDCtx();
  if (!s->decoder) return -ENOMEM;
  for (size_t i = 0; i < o->count; i++) {
    ZSTD_dParameter key = (ZSTD_dParameter)o->params[i].key;
    if (lib.ZSTD_isError(lib.ZSTD_DCtx_setParameter(s->decoder, key, o->params[i].value)))
      return -EINVAL;
  }
  if (!o->dictionary.len) return 0;
  size_t result = lib.ZSTD_DCtx_loadDictionary(s->decoder, o->dictionary.ptr, o->dictionary.len);
  return lib.ZSTD_isError(result) ? -EBADMSG : 0;
}

struct codec *codec_zstd_new(const struct codec_zstd_options *o, int *err) {
  if (!dl_load(&handle)) {
    *err = -ENOSYS;
    return NULL;
  }
  struct zstd *s = mem_zalloc(sizeof *s);
  s->codec.kind = &kind;
  s->codec.memory = o->is_encoder ? 3u << 20 : 1u << 18;
  s->rest = 1; /* nothing has been read yet: an end now would be too early */
  s->pledged = o->pledged;
  s->must_pledge = s->pledged != UINT64_MAX;
  *err = o->is_encoder ? set_up_encoder(s, o) : set_up_decoder(s, o);
  if (!*err) return &s->codec;
  codec_free(&s->codec);
  return NULL;
}

const char *codec_zstd_version(void) {
  return dl_load(&handle) ? lib.ZSTD_versionString() : NULL;
}
