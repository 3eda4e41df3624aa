/* crypto_cipher — encryption with a secret key: block and stream ciphers, and those that also
 * authenticate (GCM, CCM, OCB, ChaCha20-Poly1305; RFC 5116, SP 800-38C and D).
 *
 * Errors: -ENOSYS no libcrypto; -EPROTO: the thread's list of errors says, if anything does; others
 * as each function states.  Threads: one at a time. */
#pragma once

#include "base/slice.h"

#define CRYPTO_CIPHER_TAG 16 /* bytes of the longest tag */

struct crypto_cipher_info {
  const char *mode, *name; /* static storage; name as the library spells it */
  int nid;
  unsigned block_size, iv_len, key_len; /* bytes; 0: has none */
};

/* By name, or, with NULL, by number.  `key_len`, `iv_len`: of a key and a vector that shall fit, or
 * -1; a fitting vector's length becomes info->iv_len.  -ENOENT: no such cipher, or they don't fit. */
MUST_USE int crypto_cipher_find(const char *name, int nid, long key_len, long iv_len,
                                struct crypto_cipher_info *info);

struct crypto_cipher;

struct crypto_cipher_options {
  const char *name;
  bool is_encryption;
  struct slice key, iv;
  bool has_iv;
  long tag_len; /* bytes, or -1: not given */
};

/* -ENOENT no such cipher, -EKEYREJECTED the key's length, -EINVAL the vector, -EBADMSG the tag's
 * length, -ENODATA the tag's length has to be given. */
MUST_USE int crypto_cipher_new(struct crypto_cipher **out, const struct crypto_cipher_options *o);

/* Bytes that an update with `len` may write, at most. */
size_t crypto_cipher_room(struct crypto_cipher *c, struct slice in);
/* -ESTALE after the end, -EMSGSIZE more than CCM takes with this vector. */
MUST_USE int crypto_cipher_update(struct crypto_cipher *c, struct slice in, uint8_t *out,
                                  size_t *len);
/* Writes at most a block.  -ESTALE after the end; -EBADMSG: not authentic, or no tag was given. */
#define CRYPTO_CIPHER_LAST 64
MUST_USE int crypto_cipher_final(struct crypto_cipher *c, uint8_t out[CRYPTO_CIPHER_LAST],
                                 size_t *len);

/* These are false where the state does not allow it. */
MUST_USE bool crypto_cipher_set_padding(struct crypto_cipher *c, bool on);
/* `plain_len`: bytes of the message, which CCM has to know first, or -1.
 * -ESTALE: state; -ENODATA: plain_len is needed; -EMSGSIZE: it is too much. */
MUST_USE int crypto_cipher_set_aad(struct crypto_cipher *c, struct slice aad, long plain_len);
/* -ESTALE: state; -EBADMSG: length. */
MUST_USE int crypto_cipher_set_tag(struct crypto_cipher *c, struct slice tag);
/* After the end of an encryption. */
MUST_USE bool crypto_cipher_tag(const struct crypto_cipher *c, struct slice *tag);

void crypto_cipher_free(struct crypto_cipher *c); /* NULL is fine */

/* Each name, sorted. */
MUST_USE int crypto_cipher_names(void (*each)(void *p, const char *name), void *p);
