/* crypto_md — message digests by name, digests under way, HMAC.  FIPS 180-4, 202, RFC 2104.
 *
 * Digests are found once and have a small number from then on; the numbers are the process's.
 * Errors: -ENOSYS no libcrypto; -ENOENT no such digest; -EPROTO: the library's list of errors says
 * (ossl_take_errors); -ENOMEM.  Threads: crypto_md_find any; a struct crypto_md one at a time. */
#pragma once

#include "base/slice.h"

struct crypto_md_kind {
  int id;
  unsigned size; /* bytes of its output; what a XOF gives when nothing else is asked for */
  bool is_xof;   /* gives as many bytes as wanted */
};

/* "sha256", "SHA-256", "RSA-SHA256" ... in any case. */
MUST_USE int crypto_md_find(const char *name, struct crypto_md_kind *kind);

struct crypto_md; /* a digest or HMAC under way */

/* `len`: bytes of output that are wanted. */
MUST_USE int crypto_md_new(struct crypto_md **out, int id, size_t len);
MUST_USE int crypto_md_new_hmac(struct crypto_md **out, int id, struct slice key);
MUST_USE int crypto_md_update(struct crypto_md *m, struct slice bytes);
/* As the digest `m` stands now. */
MUST_USE int crypto_md_copy(struct crypto_md **out, const struct crypto_md *m, size_t len);
/* Bytes that crypto_md_final writes. */
size_t crypto_md_len(const struct crypto_md *m);
MUST_USE int crypto_md_final(struct crypto_md *m, uint8_t *out);
void crypto_md_free(struct crypto_md *m); /* NULL is fine */

/* All at once. */
MUST_USE int crypto_md_once(int id, struct slice bytes, uint8_t *out, size_t len);

/* Each name that a digest can be found by, sorted: calls `each` with it. */
MUST_USE int crypto_md_names(void (*each)(void *p, const char *name), void *p);

/* The library's own handle of a digest (EVP_MD), for the rest of crypto/. */
const void *crypto_md_handle(int id);
