/* bind_crypto — what the files behind internalBinding('crypto') share.
 *
 * A failure that OpenSSL explains is an array [text, library, reason, library's number, texts of
 * all errors, the oldest first], of which lib/internal/crypto/util.js makes Node's error; without
 * an explanation it is `false`, and other errors are their negative number. */
#pragma once

#include "base/slice.h"
#include "bind/bind.h"
#include "bind/bind_work.h"
#include "crypto/ossl.h"

#define BIND_CRYPTO_ALL 8 /* errors that are told of */

/* Errors of the thread that failed, to be turned into a value on the env's. */
struct bind_crypto_errors {
  size_t count;
  struct ossl_error first, all[BIND_CRYPTO_ALL];
};
void bind_crypto_errors_take(struct bind_crypto_errors *e);
JSValueRef bind_crypto_errors_value(struct env *env, const struct bind_crypto_errors *e);

/* Both at once, for what failed on the env's thread: -EPROTO as above, any other number as it is. */
JSValueRef bind_crypto_failure(struct env *env, int err);

/* Text in argument `i` as UTF-8 (to be mem_free'd from *owned) or bytes in place.  false: neither. */
MUST_USE bool bind_crypto_bytes(struct js_call *c, unsigned i, struct slice *out, char **owned);

/* The names that `each` tells, as an array; an error of `each` as its number. */
JSValueRef bind_crypto_names(struct env *env,
                             int (*each)(void (*tell)(void *p, const char *name), void *p));

void bind_crypto_kdf_define(struct env *env, JSObjectRef target);
void bind_crypto_cipher_define(struct env *env, JSObjectRef target);
