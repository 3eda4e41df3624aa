/* crypto_kdf — keys from passwords and from other keys: PBKDF2 (RFC 8018), scrypt (RFC 7914), HKDF
 * (RFC 5869).
 *
 * They fill `out` and take long: call them on the thread pool.  `md` is a number of crypto_md_find.
 * Errors: -ENOSYS, -EPROTO (the calling thread's list of errors says why). */
#pragma once

#include "base/slice.h"

MUST_USE int crypto_kdf_pbkdf2(int md, struct slice password, struct slice salt,
                               unsigned iterations, uint8_t *out, size_t len);

struct crypto_kdf_scrypt {
  uint64_t n, r, p, max_memory; /* cost, block size, parallelism; bytes */
};
/* Are these ones that scrypt can work with?  -EPROTO: no. */
MUST_USE int crypto_kdf_scrypt_check(const struct crypto_kdf_scrypt *o);
MUST_USE int crypto_kdf_scrypt(const struct crypto_kdf_scrypt *o, struct slice password,
                               struct slice salt, uint8_t *out, size_t len);

MUST_USE int crypto_kdf_hkdf(int md, struct slice key, struct slice salt, struct slice info,
                             uint8_t *out, size_t len);
