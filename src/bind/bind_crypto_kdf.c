/* bind_crypto_kdf — PBKDF2, scrypt and HKDF, now or in the thread pool. */
#include <errno.h>

#include "base/mem.h"
#include "bind/bind_crypto.h"
#include "bind/throw.h"
#include "crypto/crypto_kdf.h"
#include "engine/bytes.h"

struct kdf {
  struct bind_work work;
  int (*derive)(struct kdf *k);
  struct slice secret, salt, info;
  int md;
  unsigned iterations;
  struct crypto_kdf_scrypt scrypt;
  uint8_t *out;
  size_t len;
  int err;
  struct bind_crypto_errors errors;
};

static void kdf_run(struct bind_work *w) {
  struct kdf *k = container_of(w, struct kdf, work);
  k->err = k->derive(k);
  if (k->err == -EPROTO) bind_crypto_errors_take(&k->errors);
}

static unsigned kdf_answer(struct bind_work *w, JSValueRef argv[BIND_WORK_MAX_ARGC]) {
  struct kdf *k = container_of(w, struct kdf, work);
  if (k->err == -EPROTO) {
    argv[0] = bind_crypto_errors_value(w->env, &k->errors);
    return 1;
  }
  JSObjectRef buffer = NULL;
  if (!k->err) {
    buffer = js_buffer_take(w->env, k->out, k->len);
    k->out = NULL; /* the engine's now */
  }
  argv[0] = buffer ? buffer : js_int(w->env, k->err ? k->err : -ENOMEM);
  return 1;
}

static void kdf_fini(struct bind_work *w) {
  struct kdf *k = container_of(w, struct kdf, work);
  mem_free(k->out);
  mem_free(k);
}

static bool take(struct kdf *k, JSValueRef v, struct slice *s) {
  char *ptr;
  if (!bind_work_bytes(&k->work, v, &ptr, &s->len)) return false;
  s->ptr = ptr;
  return true;
}

static struct kdf *kdf_new(struct js_call *c, int (*derive)(struct kdf *k)) {
  struct kdf *k = mem_zalloc(sizeof *k);
  k->work =
      (struct bind_work){.run = kdf_run, .answer = kdf_answer, .fini = kdf_fini, .env = c->env};
  k->derive = derive;
  return k;
}

/* Makes room for the result, and begins: with a callback in the pool. */
static JSValueRef start(struct js_call *c, struct kdf *k, double len, unsigned callback_at) {
  k->len = (size_t)len;
  k->out = mem_try_alloc(k->len ? k->len : 1);
  if (!k->out) {
    bind_work_drop(&k->work);
    return js_int(c->env, -ENOMEM);
  }
  bool is_async = c->argc > callback_at && js_is_object(c->env, c->argv[callback_at]);
  if (!is_async) return bind_work_now(&k->work);
  int err = bind_work_start(&k->work, (JSObjectRef)c->argv[callback_at]);
  return err ? throw_sys(c, err, "derive", NULL) : js_undefined(c->env);
}

static JSValueRef refuse(struct js_call *c, struct kdf *k) {
  bind_work_drop(&k->work);
  return throw_type(c, "bytes are needed");
}

static double number(struct js_call *c, unsigned i) {
  return js_to_double(c->env, c->argv[i]);
}

static int derive_pbkdf2(struct kdf *k) {
  return crypto_kdf_pbkdf2(k->md, k->secret, k->salt, k->iterations, k->out, k->len);
}

/* pbkdf2(password, salt, iterations, length, digest's id, callback?) -> ArrayBuffer or a failure */
JS_NATIVE(kdf_pbkdf2) {
  if (c->argc < 5) return throw_type(c, "five arguments are needed");
  struct kdf *k = kdf_new(c, derive_pbkdf2);
  if (!take(k, c->argv[0], &k->secret) || !take(k, c->argv[1], &k->salt)) return refuse(c, k);
  k->iterations = (unsigned)number(c, 2);
  k->md = (int)number(c, 4);
  return start(c, k, number(c, 3), 5);
}

static int derive_scrypt(struct kdf *k) {
  return crypto_kdf_scrypt(&k->scrypt, k->secret, k->salt, k->out, k->len);
}

static struct crypto_kdf_scrypt scrypt_options(struct js_call *c, unsigned i) {
  return (struct crypto_kdf_scrypt){(uint64_t)number(c, i), (uint64_t)number(c, i + 1),
                                    (uint64_t)number(c, i + 2), (uint64_t)number(c, i + 3)};
}

/* checkScrypt(N, r, p, maxmem) -> undefined or a failure */
JS_NATIVE(kdf_check_scrypt) {
  if (c->argc < 4) return throw_type(c, "four arguments are needed");
  struct crypto_kdf_scrypt o = scrypt_options(c, 0);
  int err = crypto_kdf_scrypt_check(&o);
  return err ? bind_crypto_failure(c->env, err) : js_undefined(c->env);
}

/* scrypt(password, salt, length, N, r, p, maxmem, callback?) -> ArrayBuffer or a failure */
JS_NATIVE(kdf_scrypt) {
  if (c->argc < 7) return throw_type(c, "seven arguments are needed");
  struct kdf *k = kdf_new(c, derive_scrypt);
  if (!take(k, c->argv[0], &k->secret) || !take(k, c->argv[1], &k->salt)) return refuse(c, k);
  k->scrypt = scrypt_options(c, 3);
  return start(c, k, number(c, 2), 7);
}

static int derive_hkdf(struct kdf *k) {
  return crypto_kdf_hkdf(k->md, k->secret, k->salt, k->info, k->out, k->len);
}

/* hkdf(digest's id, key, salt, info, length, callback?) -> ArrayBuffer or a failure */
JS_NATIVE(kdf_hkdf) {
  if (c->argc < 5) return throw_type(c, "five arguments are needed");
  struct kdf *k = kdf_new(c, derive_hkdf);
  if (!take(k, c->argv[1], &k->secret) || !take(k, c->argv[2], &k->salt) ||
      !take(k, c->argv[3], &k->info))
    return refuse(c, k);
  k->md = (int)number(c, 0);
  return start(c, k, number(c, 4), 5);
}

static const struct native natives[] = {
    NATIVE("pbkdf2", 5, kdf_pbkdf2),
    NATIVE("checkScrypt", 4, kdf_check_scrypt),
    NATIVE("scrypt", 7, kdf_scrypt),
    NATIVE("hkdf", 5, kdf_hkdf),
};

void bind_crypto_kdf_define(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
