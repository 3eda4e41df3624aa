/* bind_zlib — internalBinding('zlib'): compressors and decompressors (codec/), as boxes.
 * Public face: lib/node/zlib.js.
 *
 * A failure is an array [message, errno, code] that lib/ makes an error of.  A box that is busy in
 * the thread pool is pinned, and closed when it comes back. */
#include <errno.h>
#include <zlib.h>

#include "base/mem.h"
#include "bind/bind_work.h"
#include "bind/throw.h"
#include "codec/codec_brotli.h"
#include "codec/codec_zlib.h"
#include "codec/codec_zstd.h"
#include "engine/box.h"
#include "engine/bytes.h"
#include "engine/string.h"

struct handle {
  struct codec *codec; /* NULL: closed */
  bool is_busy, must_close;
};

static void free_handle(void *p) {
  struct handle *h = p;
  codec_free(h->codec);
  mem_free(h);
}

static struct box_kind handle_kind = {"Codec", free_handle, NULL};

static JSValueRef box_codec(struct env *env, struct codec *codec, int err) {
  if (!codec) return js_int(env, err);
  struct handle *h = mem_zalloc(sizeof *h);
  h->codec = codec;
  return box_new(env, &handle_kind, h, codec->memory);
}

/* The handle in argument 0, if it is open and idle. */
static struct handle *handle_of(struct js_call *c) {
  struct handle *h = c->argc ? box_get(c->env, &handle_kind, c->argv[0]) : NULL;
  return h && h->codec && !h->is_busy ? h : NULL;
}

static JSValueRef throw_no_handle(struct js_call *c) {
  return throw_error(c, "the codec is closed or busy");
}

static JSValueRef error_of(struct env *env, const struct codec *codec) {
  const struct codec_error *e = &codec->error;
  if (!e->message) return js_undefined(env);
  JSValueRef parts[] = {js_str(env, e->message), js_int(env, e->number), js_str(env, e->code)};
  return js_array(env, ARRAY_COUNT(parts), parts);
}

/* The bytes in argument i; none for anything else. */
static struct slice bytes_arg(struct js_call *c, unsigned i) {
  struct slice s = {NULL, 0};
  if (i < c->argc && js_is_object(c->env, c->argv[i]) && !js_bytes(c->env, c->argv[i], &s))
    return (struct slice){NULL, 0};
  return s;
}

static int int_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_int(c->env, c->argv[i]) : 0;
}

static double number_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_double(c->env, c->argv[i]) : 0;
}

/* ---- making ---- */

/* zlibOpen(mode, windowBits, level, memLevel, strategy, dictionary?, isStrict?) -> box, or a negative
 * errno */
JS_NATIVE(zlib_open) {
  struct codec_zlib_options o = {
      .mode = (enum codec_zlib_mode)int_arg(c, 0),
      .window_bits = int_arg(c, 1),
      .level = int_arg(c, 2),
      .mem_level = int_arg(c, 3),
      .strategy = int_arg(c, 4),
      .dictionary = bytes_arg(c, 5),
      .is_strict = c->argc > 6 && js_to_bool(c->env, c->argv[6]),
  };
  if (o.mode < CODEC_DEFLATE || o.mode > CODEC_UNZIP) return throw_range(c, "no such mode");
  return box_codec(c->env, codec_zlib_new(&o), -ENOMEM);
}

/* brotliOpen(isEncoder, Uint32Array) -> box, or a negative errno.  The array is indexed by
 * parameter; 2^32 - 1 is "not set". */
JS_NATIVE(brotli_open) {
  uint32_t params[16];
  struct slice s = bytes_arg(c, 1);
  size_t count = s.len / sizeof *params;
  if (count > ARRAY_COUNT(params)) count = ARRAY_COUNT(params);
  if (count) memcpy(params, s.ptr, count * sizeof *params);
  int err = 0;
  bool is_encoder = c->argc && js_to_bool(c->env, c->argv[0]);
  struct codec *codec = codec_brotli_new(is_encoder, params, count, &err);
  return box_codec(c->env, codec, err);
}

/* zstdOpen(isEncoder, Int32Array [key, value, ...], pledged or -1, dictionary?) -> as above */
JS_NATIVE(zstd_open) {
  struct codec_zstd_param params[64];
  struct slice s = bytes_arg(c, 1);
  struct codec_zstd_options o = {
      .is_encoder = c->argc && js_to_bool(c->env, c->argv[0]),
      .params = params,
      .count = s.len / sizeof *params,
      .pledged = number_arg(c, 2) >= 0 ? (uint64_t)number_arg(c, 2) : UINT64_MAX,
      .dictionary = bytes_arg(c, 3),
  };
  if (o.count > ARRAY_COUNT(params)) o.count = ARRAY_COUNT(params);
  if (o.count) memcpy(params, s.ptr, o.count * sizeof *params);
  int err = 0;
  struct codec *codec = codec_zstd_new(&o, &err);
  return box_codec(c->env, codec, err);
}

/* ---- steps ---- */

struct step {
  struct bind_work work;
  struct handle *handle;
  struct codec_io io;
  uint32_t *state; /* [bytes of output left, bytes of input left] */
};

static void step_run(struct bind_work *w) {
  struct step *s = container_of(w, struct step, work);
  codec_write(s->handle->codec, &s->io);
}

static void settle(struct handle *h) {
  h->is_busy = false;
  if (!h->must_close) return;
  codec_free(h->codec);
  h->codec = NULL;
}

static unsigned step_answer(struct bind_work *w, JSValueRef argv[BIND_WORK_MAX_ARGC]) {
  struct step *s = container_of(w, struct step, work);
  s->state[0] = (uint32_t)s->io.out_len;
  s->state[1] = (uint32_t)s->io.in_len;
  argv[0] = error_of(w->env, s->handle->codec);
  return 1;
}

static void step_fini(struct bind_work *w) {
  struct step *s = container_of(w, struct step, work);
  settle(s->handle);
  mem_free(s);
}

/* Bytes [offset, offset + len) of argument i, as far as they exist. */
static bool window_arg(struct js_call *c, struct bind_work *w, unsigned i, char **ptr,
                       size_t *len) {
  size_t all, offset = (size_t)js_to_int64(c->env, c->argv[i + 1]);
  *len = (size_t)js_to_int64(c->env, c->argv[i + 2]);
  if (!bind_work_bytes(w, c->argv[i], ptr, &all)) return false;
  if (offset > all || *len > all - offset) return false;
  if (*ptr) *ptr += offset;
  return true;
}

static bool step_take(struct js_call *c, struct step *s) {
  char *in = NULL, *out = NULL, *state = NULL;
  size_t in_len = 0, out_len = 0, state_len = 0;
  if (js_is_object(c->env, c->argv[2]) && !window_arg(c, &s->work, 2, &in, &in_len)) return false;
  if (!window_arg(c, &s->work, 5, &out, &out_len)) return false;
  if (!bind_work_bytes(&s->work, c->argv[8], &state, &state_len) || state_len < 8) return false;
  s->state = (uint32_t *)(void *)state;
  s->io = (struct codec_io){.in = (const uint8_t *)in,
                            .in_len = in_len,
                            .out = (uint8_t *)out,
                            .out_len = out_len,
                            .flush = js_to_int(c->env, c->argv[1])};
  return true;
}

static JSObjectRef callback_arg(struct js_call *c, unsigned i) {
  if (i >= c->argc || !js_is_object(c->env, c->argv[i])) return NULL;
  JSObjectRef fn = (JSObjectRef)c->argv[i];
  return JSObjectIsFunction(c->ctx, fn) ? fn : NULL;
}

/* write(box, flush, in | null, inOffset, inLength, out, outOffset, outLength,
 *   state: Uint32Array(2), callback?) -> undefined or an error; with a callback it gets that */
JS_NATIVE(zlib_write) {
  struct handle *h = handle_of(c);
  if (!h) return throw_no_handle(c);
  if (c->argc < 9) return throw_type(c, "nine arguments are needed");
  struct step *s = mem_zalloc(sizeof *s);
  s->work =
      (struct bind_work){.run = step_run, .answer = step_answer, .fini = step_fini, .env = c->env};
  s->handle = h;
  h->is_busy = true;
  bind_work_keep(&s->work, c->argv[0]);
  if (!step_take(c, s)) {
    bind_work_drop(&s->work);
    return throw_range(c, "bytes outside of a buffer");
  }
  JSObjectRef callback = callback_arg(c, 9);
  if (!callback) return bind_work_now(&s->work);
  int err = bind_work_start(&s->work, callback);
  return err ? throw_sys(c, err, "write", NULL) : js_undefined(c->env);
}

/* params(box, level, strategy) -> undefined or an error */
JS_NATIVE(zlib_params) {
  struct handle *h = handle_of(c);
  if (!h) return throw_no_handle(c);
  codec_zlib_params(h->codec, int_arg(c, 1), int_arg(c, 2));
  return error_of(c->env, h->codec);
}

/* reset(box) -> undefined or an error */
JS_NATIVE(zlib_reset) {
  struct handle *h = handle_of(c);
  if (!h) return throw_no_handle(c);
  codec_reset(h->codec);
  return error_of(c->env, h->codec);
}

/* close(box): at once, or when the work under way is done */
JS_NATIVE(zlib_close) {
  struct handle *h = c->argc ? box_get(c->env, &handle_kind, c->argv[0]) : NULL;
  if (!h) return js_undefined(c->env);
  h->must_close = true;
  if (!h->is_busy) settle(h);
  return js_undefined(c->env);
}

/* ---- whole buffers ---- */

struct whole {
  struct bind_work work;
  struct handle *handle;
  char *in;
  size_t in_len, max;
  int flush, err;
  char *out; /* the result */
  size_t len, left;
  uint32_t *state; /* [1]: bytes of input left */
};

static void whole_run(struct bind_work *w) {
  struct whole *s = container_of(w, struct whole, work);
  s->err = codec_whole(s->handle->codec, slice_of(s->in, s->in_len), s->flush, s->max, &s->out,
                       &s->len, &s->left);
}

static unsigned whole_answer(struct bind_work *w, JSValueRef argv[BIND_WORK_MAX_ARGC]) {
  struct whole *s = container_of(w, struct whole, work);
  s->state[1] = s->left > UINT32_MAX ? UINT32_MAX : (uint32_t)s->left;
  if (s->err == -EPROTO) {
    argv[0] = error_of(w->env, s->handle->codec);
  } else if (s->err) {
    argv[0] = js_int(w->env, s->err);
  } else {
    JSObjectRef bytes =
        s->len ? js_buffer_take(w->env, s->out, s->len) : js_buffer_copy(w->env, "", 0);
    if (s->len) s->out = NULL; /* the engine's now */
    argv[0] = bytes ? bytes : js_int(w->env, -EMSGSIZE);
  }
  return 1;
}

static void whole_fini(struct bind_work *w) {
  struct whole *s = container_of(w, struct whole, work);
  mem_free(s->out);
  settle(s->handle);
  mem_free(s);
}

/* whole(box, in, flush, max, state, callback?) -> ArrayBuffer, an error, or a number: -EMSGSIZE is
 * "more than max bytes"; with a callback it gets that */
JS_NATIVE(zlib_whole) {
  struct handle *h = handle_of(c);
  if (!h) return throw_no_handle(c);
  if (c->argc < 5) return throw_type(c, "five arguments are needed");
  struct whole *s = mem_zalloc(sizeof *s);
  s->work = (struct bind_work){
      .run = whole_run, .answer = whole_answer, .fini = whole_fini, .env = c->env};
  s->handle = h;
  h->is_busy = true;
  s->flush = int_arg(c, 2);
  s->max = (size_t)number_arg(c, 3);
  char *state = NULL;
  size_t state_len = 0;
  bind_work_keep(&s->work, c->argv[0]);
  if (!bind_work_bytes(&s->work, c->argv[1], &s->in, &s->in_len) ||
      !bind_work_bytes(&s->work, c->argv[4], &state, &state_len) || state_len < 8) {
    bind_work_drop(&s->work);
    return throw_type(c, "bytes are needed");
  }
  s->state = (uint32_t *)(void *)state;
  JSObjectRef callback = callback_arg(c, 5);
  if (!callback) return bind_work_now(&s->work);
  int err = bind_work_start(&s->work, callback);
  return err ? throw_sys(c, err, "write", NULL) : js_undefined(c->env);
}

/* crc32(string (as UTF-8) or bytes, before) -> number */
JS_NATIVE(zlib_crc32) {
  uint32_t before = (uint32_t)number_arg(c, 1);
  char *text = NULL;
  size_t len = 0;
  struct slice in = bytes_arg(c, 0);
  if (c->argc && js_is_string(c->env, c->argv[0])) {
    text = js_dup_utf8(c->env, c->argv[0], &len);
    if (!text) return throw_sys(c, -ENOMEM, "crc32", NULL);
    in = slice_of(text, len);
  }
  uint32_t crc = codec_zlib_crc32(before, in);
  mem_free(text);
  return js_number(c->env, crc);
}

/* versions() -> [brotli, zstd], undefined where a library is missing */
JS_NATIVE(zlib_versions) {
  const char *brotli = codec_brotli_version(), *zstd = codec_zstd_version();
  JSValueRef list[] = {brotli ? js_str(c->env, brotli) : js_undefined(c->env),
                       zstd ? js_str(c->env, zstd) : js_undefined(c->env)};
  return js_array(c->env, ARRAY_COUNT(list), list);
}

static const struct native natives[] = {
    NATIVE("zlibOpen", 5, zlib_open), NATIVE("brotliOpen", 2, brotli_open),
    NATIVE("zstdOpen", 3, zstd_open), NATIVE("write", 9, zlib_write),
    NATIVE("whole", 5, zlib_whole),   NATIVE("params", 3, zlib_params),
    NATIVE("reset", 1, zlib_reset),   NATIVE("close", 1, zlib_close),
    NATIVE("crc32", 2, zlib_crc32),   NATIVE("versions", 0, zlib_versions),
};

void bind_zlib_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
  js_set_int(env, target, "versionNumber", ZLIB_VERNUM);
}
