/* bind_crypto — internalBinding('crypto'): digests, HMAC, comparisons, lists of names.  Derived keys
 * are in bind_crypto_kdf.c, ciphers in bind_crypto_cipher.c.  Public face: lib/node/crypto.js. */
#include "bind/bind_crypto.h"

#include <errno.h>

#include "base/buf.h"
#include "base/mem.h"
#include "bind/throw.h"
#include "crypto/crypto_md.h"
#include "engine/box.h"
#include "engine/bytes.h"
#include "engine/string.h"
#include "sys/sys_random.h"
#include "text/hex.h"

/* ---- errors, arguments ---- */

void bind_crypto_errors_take(struct bind_crypto_errors *e) {
  e->count = ossl_take_errors(&e->first, e->all, BIND_CRYPTO_ALL);
}

static JSValueRef text_or_undefined(struct env *env, const char *text) {
  return text ? js_str(env, text) : js_undefined(env);
}

JSValueRef bind_crypto_errors_value(struct env *env, const struct bind_crypto_errors *e) {
  if (!e->count) return js_bool(env, false);
  JSValueRef parts[4 + BIND_CRYPTO_ALL] = {
      js_str(env, e->first.text), text_or_undefined(env, e->first.library),
      text_or_undefined(env, e->first.reason), js_int(env, e->first.library_number)};
  size_t count = 4;
  for (size_t i = 0; i < e->count && i < BIND_CRYPTO_ALL; i++)
    parts[count++] = js_str(env, e->all[i].text);
  return js_array(env, count, parts);
}

JSValueRef bind_crypto_failure(struct env *env, int err) {
  if (err != -EPROTO) return js_int(env, err);
  struct bind_crypto_errors e;
  bind_crypto_errors_take(&e);
  return bind_crypto_errors_value(env, &e);
}

bool bind_crypto_bytes(struct js_call *c, unsigned i, struct slice *out, char **owned) {
  *owned = NULL;
  if (i >= c->argc) return false;
  if (!js_is_string(c->env, c->argv[i])) return js_bytes(c->env, c->argv[i], out);
  size_t len;
  *owned = js_dup_utf8(c->env, c->argv[i], &len);
  *out = slice_of(*owned, len);
  return *owned != NULL;
}

static double number_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_double(c->env, c->argv[i]) : 0;
}

static bool flag_arg(struct js_call *c, unsigned i) {
  return i < c->argc && js_to_bool(c->env, c->argv[i]);
}

/* ---- digests ---- */

static void free_md(void *p) {
  crypto_md_free(p);
}

static struct box_kind md_kind = {"Hash", free_md, NULL};

/* Bytes as an ArrayBuffer, or as digits when `as_hex`. */
static JSValueRef give(struct env *env, const uint8_t *bytes, size_t len, bool as_hex) {
  char digits[128];
  if (as_hex && 2 * len <= sizeof digits) {
    hex_encode(digits, bytes, len);
    return js_str_latin1(env, digits, 2 * len);
  }
  JSObjectRef buffer = js_buffer_copy(env, bytes, len);
  return buffer ? buffer : js_int(env, -ENOMEM);
}

/* findDigest(name) -> [id, size, isXof], a failure; undefined: no such digest */
JS_NATIVE(crypto_find_digest) {
  char *name = c->argc ? js_dup_cstr(c->env, c->argv[0]) : NULL;
  if (!name) return js_undefined(c->env);
  struct crypto_md_kind kind;
  int err = crypto_md_find(name, &kind);
  mem_free(name);
  if (err == -ENOENT) return js_undefined(c->env);
  if (err) return bind_crypto_failure(c->env, err);
  JSValueRef parts[] = {js_int(c->env, kind.id), js_int(c->env, (int32_t)kind.size),
                        js_bool(c->env, kind.is_xof)};
  return js_array(c->env, ARRAY_COUNT(parts), parts);
}

/* hash(id, length) -> box, or a failure */
JS_NATIVE(crypto_hash) {
  struct crypto_md *m;
  int err = crypto_md_new(&m, (int)number_arg(c, 0), (size_t)number_arg(c, 1));
  return err ? bind_crypto_failure(c->env, err) : box_new(c->env, &md_kind, m, 0);
}

/* hmac(id, key) -> box, or a failure */
JS_NATIVE(crypto_hmac) {
  struct slice key;
  if (c->argc < 2 || !js_bytes(c->env, c->argv[1], &key)) return throw_type(c, "a key is needed");
  struct crypto_md *m;
  int err = crypto_md_new_hmac(&m, (int)number_arg(c, 0), key);
  return err ? bind_crypto_failure(c->env, err) : box_new(c->env, &md_kind, m, 0);
}

/* copyHash(box, length) -> box, or a failure */
JS_NATIVE(crypto_copy) {
  struct crypto_md *m = c->argc ? box_get(c->env, &md_kind, c->argv[0]) : NULL, *copy;
  if (!m) return throw_type(c, "a digest is needed");
  int err = crypto_md_copy(&copy, m, (size_t)number_arg(c, 1));
  return err ? bind_crypto_failure(c->env, err) : box_new(c->env, &md_kind, copy, 0);
}

/* update(box, string (as UTF-8) or bytes) -> undefined, or a failure */
JS_NATIVE(crypto_update) {
  struct crypto_md *m = c->argc ? box_get(c->env, &md_kind, c->argv[0]) : NULL;
  struct slice bytes;
  char *owned;
  if (!m || !bind_crypto_bytes(c, 1, &bytes, &owned)) return throw_type(c, "bytes are needed");
  int err = crypto_md_update(m, bytes);
  mem_free(owned);
  return err ? bind_crypto_failure(c->env, err) : js_undefined(c->env);
}

/* digest(box, asHex) -> ArrayBuffer or (if short) digits, or a failure; empties the box */
JS_NATIVE(crypto_digest) {
  struct crypto_md *m = c->argc ? box_take(c->env, &md_kind, c->argv[0]) : NULL;
  if (!m) return throw_type(c, "a digest is needed");
  uint8_t small[64], *out = small;
  size_t len = crypto_md_len(m);
  if (len > sizeof small) out = mem_try_alloc(len);
  int err = out ? crypto_md_final(m, out) : -ENOMEM;
  crypto_md_free(m);
  JSValueRef result =
      err ? bind_crypto_failure(c->env, err) : give(c->env, out, len, flag_arg(c, 1));
  if (out != small) mem_free(out);
  return result;
}

/* hashOnce(id, string or bytes, length, asHex) -> as digest() */
JS_NATIVE(crypto_hash_once) {
  struct slice bytes;
  char *owned;
  if (!bind_crypto_bytes(c, 1, &bytes, &owned)) return throw_type(c, "bytes are needed");
  uint8_t small[64], *out = small;
  size_t len = (size_t)number_arg(c, 2);
  if (len > sizeof small) out = mem_try_alloc(len);
  int err = out ? crypto_md_once((int)number_arg(c, 0), bytes, out, len) : -ENOMEM;
  mem_free(owned);
  JSValueRef result =
      err ? bind_crypto_failure(c->env, err) : give(c->env, out, len, flag_arg(c, 3));
  if (out != small) mem_free(out);
  return result;
}

/* ---- lists, comparisons ---- */

struct collected {
  struct env *env;
  JSObjectRef array;
  unsigned count;
};

static void collect(void *p, const char *name) {
  struct collected *l = p;
  JSObjectSetPropertyAtIndex(l->env->ctx, l->array, l->count++, js_str(l->env, name), NULL);
}

JSValueRef bind_crypto_names(struct env *env,
                             int (*each)(void (*tell)(void *p, const char *name), void *p)) {
  struct collected l = {env, js_array(env, 0, NULL), 0};
  int err = each(collect, &l);
  return err ? js_int(env, err) : l.array;
}

/* digests() -> names, some twice in other case */
JS_NATIVE(crypto_digests) {
  return bind_crypto_names(c->env, crypto_md_names);
}

/* curves() -> names */
JS_NATIVE(crypto_curves) {
  EC_builtin_curve curves[128];
  struct collected l = {c->env, js_array(c->env, 0, NULL), 0};
  if (!ossl_load()) return js_int(c->env, -ENOSYS);
  size_t count = ossl.EC_get_builtin_curves(curves, ARRAY_COUNT(curves));
  for (size_t i = 0; i < count && i < ARRAY_COUNT(curves); i++)
    collect(&l, ossl.OBJ_nid2sn(curves[i].nid));
  return l.array;
}

/* isEqual(bytes, bytes of the same length) -> boolean, in a time that depends on the length only */
JS_NATIVE(crypto_is_equal) {
  struct slice a, b;
  if (c->argc < 2 || !js_bytes(c->env, c->argv[0], &a) || !js_bytes(c->env, c->argv[1], &b) ||
      a.len != b.len)
    return throw_type(c, "two runs of bytes are needed");
  volatile uint8_t differs = 0;
  for (size_t i = 0; i < a.len; i++) differs |= (uint8_t)(a.ptr[i] ^ b.ptr[i]);
  return js_bool(c->env, !differs);
}

/* fips(on?) -> is the FIPS provider's word asked for by default? */
JS_NATIVE(crypto_fips) {
  if (!ossl_load()) return js_bool(c->env, false);
  if (c->argc && !ossl.EVP_default_properties_enable_fips(NULL, js_to_bool(c->env, c->argv[0])))
    return bind_crypto_failure(c->env, -EPROTO);
  return js_bool(c->env, ossl.EVP_default_properties_is_fips_enabled(NULL));
}

/* version() -> "3.0.22", undefined without the library */
JS_NATIVE(crypto_version) {
  return ossl_load() ? js_str(c->env, ossl.OpenSSL_version(OPENSSL_VERSION_STRING))
                     : js_undefined(c->env);
}

/* ---- random bytes in the pool ---- */

struct filling {
  struct bind_work work;
  char *ptr;
  size_t len;
  int err;
};

static void filling_run(struct bind_work *w) {
  struct filling *f = container_of(w, struct filling, work);
  f->err = sys_random_fill(f->ptr, f->len);
}

static unsigned filling_answer(struct bind_work *w, JSValueRef argv[BIND_WORK_MAX_ARGC]) {
  argv[0] = js_int(w->env, container_of(w, struct filling, work)->err);
  return 1;
}

static void filling_fini(struct bind_work *w) {
  mem_free(container_of(w, struct filling, work));
}

/* randomFill(bytes, offset, length, callback: (errno) => void) */
JS_NATIVE(crypto_random_fill) {
  if (c->argc < 4 || !js_is_object(c->env, c->argv[3]))
    return throw_type(c, "a callback is needed");
  struct filling *f = mem_zalloc(sizeof *f);
  f->work = (struct bind_work){
      .run = filling_run, .answer = filling_answer, .fini = filling_fini, .env = c->env};
  size_t all, offset = (size_t)js_to_int64(c->env, c->argv[1]);
  f->len = (size_t)js_to_int64(c->env, c->argv[2]);
  if (!bind_work_bytes(&f->work, c->argv[0], &f->ptr, &all) || offset > all ||
      f->len > all - offset) {
    bind_work_drop(&f->work);
    return throw_range(c, "bytes outside of a buffer");
  }
  f->ptr += offset;
  int err = bind_work_start(&f->work, (JSObjectRef)c->argv[3]);
  return err ? throw_sys(c, err, "getrandom", NULL) : js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("findDigest", 1, crypto_find_digest),
    NATIVE("hash", 2, crypto_hash),
    NATIVE("hmac", 2, crypto_hmac),
    NATIVE("copyHash", 2, crypto_copy),
    NATIVE("update", 2, crypto_update),
    NATIVE("digest", 2, crypto_digest),
    NATIVE("hashOnce", 4, crypto_hash_once),
    NATIVE("digests", 0, crypto_digests),
    NATIVE("curves", 0, crypto_curves),
    NATIVE("isEqual", 2, crypto_is_equal),
    NATIVE("fips", 1, crypto_fips),
    NATIVE("version", 0, crypto_version),
    NATIVE("randomFill", 4, crypto_random_fill),
};

void bind_crypto_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
  bind_crypto_kdf_define(env, target);
  bind_crypto_cipher_define(env, target);
}
