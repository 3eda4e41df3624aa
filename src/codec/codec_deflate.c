#include "codec/codec_deflate.h"

#include <errno.h>
#include <libdeflate.h>

#include "base/check.h"
#include "base/dl.h"
#include "base/mem.h"

#define LIB_MAP(X)                                                                                 \
  X(libdeflate_alloc_compressor)                                                                   \
  X(libdeflate_free_compressor)                                                                    \
  X(libdeflate_deflate_compress)                                                                   \
  X(libdeflate_deflate_compress_bound)                                                             \
  X(libdeflate_zlib_compress)                                                                      \
  X(libdeflate_zlib_compress_bound)                                                                \
  X(libdeflate_gzip_compress)                                                                      \
  X(libdeflate_gzip_compress_bound)                                                                \
  X(libdeflate_alloc_decompressor)                                                                 \
  X(libdeflate_free_decompressor)                                                                  \
  X(libdeflate_deflate_decompress_ex)                                                              \
  X(libdeflate_zlib_decompress_ex)                                                                 \
  X(libdeflate_gzip_decompress_ex)                                                                 \
  X(libdeflate_crc32)

static struct { LIB_MAP(DL_SLOT) } lib;
static const char *const names[] = {LIB_MAP(DL_NAME)};
static struct dl handle = DL_INIT("libdeflate.so.0", names, &lib);

#define DEFAULT_LEVEL 6
#define LEVELS        10
#define MAX_RATIO     1032        /* no deflate stream grows more */
#define GZIP_MIN      18          /* header and trailer of an empty member */
#define CRC_MIN       (64u << 10) /* bytes from which loading the library pays */

typedef size_t (*packer)(struct libdeflate_compressor *, const void *, size_t, void *, size_t);
typedef size_t (*bounder)(struct libdeflate_compressor *, size_t);
typedef enum libdeflate_result (*unpacker)(struct libdeflate_decompressor *, const void *, size_t,
                                           void *, size_t, size_t *, size_t *);

/* A thread keeps its own: making one costs more than packing a small text. */
struct tools {
  struct libdeflate_compressor *compressors[LEVELS];
  struct libdeflate_decompressor *decompressor;
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;

static void free_tools(void *p) {
  struct tools *t = p;
  for (unsigned i = 0; i < LEVELS; i++) lib.libdeflate_free_compressor(t->compressors[i]);
  lib.libdeflate_free_decompressor(t->decompressor);
  mem_free(t);
}

static void make_key(void) {
  CHECK(!pthread_key_create(&key, free_tools));
}

/* NULL: no library. */
static struct tools *tools(void) {
  if (!dl_load(&handle)) return NULL;
  pthread_once(&once, make_key);
  struct tools *t = pthread_getspecific(key);
  if (t) return t;
  t = mem_zalloc(sizeof *t);
  CHECK(!pthread_setspecific(key, t));
  return t;
}

static packer packer_of(enum codec_deflate_format f) {
  if (f == CODEC_DEFLATE_GZIP) return lib.libdeflate_gzip_compress;
  return f == CODEC_DEFLATE_ZLIB ? lib.libdeflate_zlib_compress : lib.libdeflate_deflate_compress;
}

static bounder bounder_of(enum codec_deflate_format f) {
  if (f == CODEC_DEFLATE_GZIP) return lib.libdeflate_gzip_compress_bound;
  return f == CODEC_DEFLATE_ZLIB ? lib.libdeflate_zlib_compress_bound
                                 : lib.libdeflate_deflate_compress_bound;
}

static unpacker unpacker_of(enum codec_deflate_format f) {
  if (f == CODEC_DEFLATE_GZIP) return lib.libdeflate_gzip_decompress_ex;
  return f == CODEC_DEFLATE_ZLIB ? lib.libdeflate_zlib_decompress_ex
                                 : lib.libdeflate_deflate_decompress_ex;
}

/* Byte 8 of a gzip header says how hard the packer tried, byte 9 on which system: as zlib does. */
static void set_gzip_header(char *gzip, int level) {
  gzip[8] = (char)(level == 9 ? 2 : level < 2 ? 4 : 0);
  gzip[9] = 3; /* Unix */
}

int codec_deflate_pack(enum codec_deflate_format format, int level, struct slice in, size_t max,
                       char **out, size_t *len) {
  struct tools *t = tools();
  if (!t) return -ENOTSUP;
  if (level < 0) level = DEFAULT_LEVEL;
  struct libdeflate_compressor **c = &t->compressors[level];
  if (!*c) *c = lib.libdeflate_alloc_compressor(level);
  if (!*c) return -ENOMEM;
  size_t bound = bounder_of(format)(*c, in.len);
  char *ptr = mem_try_alloc(bound);
  if (!ptr) return -ENOMEM;
  *len = packer_of(format)(*c, in.ptr ? in.ptr : "", in.len, ptr, bound);
  if (!*len || *len > max) { /* 0 can't be, given the bound */
    mem_free(ptr);
    return *len ? -EMSGSIZE : -ENOTSUP;
  }
  if (format == CODEC_DEFLATE_GZIP) set_gzip_header(ptr, level);
  char *fitting = mem_try_realloc(ptr, *len);
  *out = fitting ? fitting : ptr;
  return 0;
}

/* How many bytes to expect. */
static size_t guess(enum codec_deflate_format format, struct slice in) {
  size_t most = in.len > SIZE_MAX / MAX_RATIO ? SIZE_MAX : in.len * MAX_RATIO;
  size_t size = in.len * 4;
  if (format == CODEC_DEFLATE_GZIP && in.len >= GZIP_MIN) { /* the trailer says; it may lie */
    uint32_t isize;
    memcpy(&isize, in.ptr + in.len - sizeof isize, sizeof isize);
    size = le32toh(isize);
  }
  if (size > most) size = most;
  return size ? size : 1;
}

static int unpack_once(struct tools *t, enum codec_deflate_format format, struct slice in,
                       char *ptr, size_t size, size_t *len) {
  size_t eaten = 0;
  enum libdeflate_result r =
      unpacker_of(format)(t->decompressor, in.ptr, in.len, ptr, size, &eaten, len);
  if (r == LIBDEFLATE_INSUFFICIENT_SPACE) return -ENOSPC;
  return r == LIBDEFLATE_SUCCESS && eaten == in.len ? 0 : -ENOTSUP;
}

int codec_deflate_unpack(enum codec_deflate_format format, struct slice in, size_t max, char **out,
                         size_t *len) {
  struct tools *t = in.len ? tools() : NULL;
  if (!t) return -ENOTSUP;
  if (!t->decompressor) t->decompressor = lib.libdeflate_alloc_decompressor();
  if (!t->decompressor) return -ENOMEM;
  size_t size = guess(format, in);
  for (unsigned tries = 0; tries < 4; tries++, size *= 4) {
    if (size > max) return -ENOTSUP; /* zlib finds out whether it is too much */
    char *ptr = mem_try_alloc(size);
    if (!ptr) return -ENOMEM;
    int err = unpack_once(t, format, in, ptr, size, len);
    if (!err) {
      char *fitting = *len < size ? mem_try_realloc(ptr, *len ? *len : 1) : NULL;
      *out = fitting ? fitting : ptr;
      return 0;
    }
    mem_free(ptr);
    if (err != -ENOSPC) return err;
  }
  return -ENOTSUP;
}

bool codec_deflate_crc32(uint32_t crc, struct slice bytes, uint32_t *result) {
  if (bytes.len < CRC_MIN || !dl_load(&handle)) return false;
  *result = lib.libdeflate_crc32(crc, bytes.ptr, bytes.len);
  return true;
}
