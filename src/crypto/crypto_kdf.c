#include "crypto/crypto_kdf.h"

#include <errno.h>

#include "crypto/crypto_md.h"
#include "crypto/ossl.h"

/* The library takes NULL for "not given", which an empty text is not. */
static const char *text_of(struct slice s) {
  return s.len ? s.ptr : "";
}

int crypto_kdf_pbkdf2(int md, struct slice password, struct slice salt, unsigned iterations,
                      uint8_t *out, size_t len) {
  bool ok =
      ossl.PKCS5_PBKDF2_HMAC(text_of(password), (int)password.len, (const uint8_t *)text_of(salt),
                             (int)salt.len, (int)iterations, crypto_md_handle(md), (int)len, out);
  return ok ? 0 : -EPROTO;
}

int crypto_kdf_scrypt_check(const struct crypto_kdf_scrypt *o) {
  if (!ossl_load()) return -ENOSYS;
  bool ok = ossl.EVP_PBE_scrypt(NULL, 0, NULL, 0, o->n, o->r, o->p, o->max_memory, NULL, 0);
  return ok ? 0 : -EPROTO;
}

int crypto_kdf_scrypt(const struct crypto_kdf_scrypt *o, struct slice password, struct slice salt,
                      uint8_t *out, size_t len) {
  if (!len) return 0;
  bool ok = ossl.EVP_PBE_scrypt(text_of(password), password.len, (const uint8_t *)text_of(salt),
                                salt.len, o->n, o->r, o->p, o->max_memory, out, len);
  return ok ? 0 : -EPROTO;
}

static OSSL_PARAM octets(const char *name, struct slice s) {
  return ossl.OSSL_PARAM_construct_octet_string(name, (void *)(uintptr_t)text_of(s), s.len);
}

int crypto_kdf_hkdf(int md, struct slice key, struct slice salt, struct slice info, uint8_t *out,
                    size_t len) {
  EVP_KDF *kdf = ossl.EVP_KDF_fetch(NULL, "HKDF", NULL);
  if (!kdf) return -EPROTO;
  EVP_KDF_CTX *ctx = ossl.EVP_KDF_CTX_new(kdf);
  ossl.EVP_KDF_free(kdf);
  char *name = (char *)(uintptr_t)ossl.EVP_MD_get0_name(crypto_md_handle(md));
  OSSL_PARAM params[] = {ossl.OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, name, 0),
                         octets(OSSL_KDF_PARAM_KEY, key), octets(OSSL_KDF_PARAM_SALT, salt),
                         octets(OSSL_KDF_PARAM_INFO, info), ossl.OSSL_PARAM_construct_end()};
  bool ok = ctx && ossl.EVP_KDF_derive(ctx, out, len, params) > 0;
  ossl.EVP_KDF_CTX_free(ctx);
  return ok ? 0 : -EPROTO;
}
