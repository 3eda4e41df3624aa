/* ossl — OpenSSL's libcrypto, loaded when first asked for: linking it would cost every start.
 *
 *   if (!ossl_load()) return -ENOSYS;
 *   EVP_MD_CTX *ctx = ossl.EVP_MD_CTX_new();
 *
 * All of crypto/ calls it through this table.  Threads: any, after ossl_load. */
#pragma once

#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/objects.h>

#include "base/dl.h"

#define OSSL_MAP(X)                                                                                \
  X(CRYPTO_free)                                                                                   \
  X(EC_get_builtin_curves)                                                                         \
  X(ERR_clear_error)                                                                               \
  X(ERR_error_string_n)                                                                            \
  X(ERR_get_error)                                                                                 \
  X(ERR_lib_error_string)                                                                          \
  X(ERR_reason_error_string)                                                                       \
  X(EVP_CIPHER_CTX_ctrl)                                                                           \
  X(EVP_CIPHER_CTX_free)                                                                           \
  X(EVP_CIPHER_CTX_new)                                                                            \
  X(EVP_CIPHER_CTX_set_flags)                                                                      \
  X(EVP_CIPHER_CTX_set_key_length)                                                                 \
  X(EVP_CIPHER_CTX_set_padding)                                                                    \
  X(EVP_CIPHER_do_all_sorted)                                                                      \
  X(EVP_CIPHER_fetch)                                                                              \
  X(EVP_CIPHER_free)                                                                               \
  X(EVP_CIPHER_get0_name)                                                                          \
  X(EVP_CIPHER_get_block_size)                                                                     \
  X(EVP_CIPHER_get_flags)                                                                          \
  X(EVP_CIPHER_get_iv_length)                                                                      \
  X(EVP_CIPHER_get_key_length)                                                                     \
  X(EVP_CIPHER_get_mode)                                                                           \
  X(EVP_CIPHER_get_nid)                                                                            \
  X(EVP_CipherFinal_ex)                                                                            \
  X(EVP_CipherInit_ex)                                                                             \
  X(EVP_CipherUpdate)                                                                              \
  X(EVP_DigestFinalXOF)                                                                            \
  X(EVP_DigestFinal_ex)                                                                            \
  X(EVP_DigestInit_ex)                                                                             \
  X(EVP_DigestUpdate)                                                                              \
  X(EVP_KDF_CTX_free)                                                                              \
  X(EVP_KDF_CTX_new)                                                                               \
  X(EVP_KDF_derive)                                                                                \
  X(EVP_KDF_fetch)                                                                                 \
  X(EVP_KDF_free)                                                                                  \
  X(EVP_MAC_CTX_free)                                                                              \
  X(EVP_MAC_CTX_new)                                                                               \
  X(EVP_MAC_fetch)                                                                                 \
  X(EVP_MAC_final)                                                                                 \
  X(EVP_MAC_init)                                                                                  \
  X(EVP_MAC_update)                                                                                \
  X(EVP_MD_CTX_copy_ex)                                                                            \
  X(EVP_MD_CTX_free)                                                                               \
  X(EVP_MD_CTX_new)                                                                                \
  X(EVP_MD_do_all_sorted)                                                                          \
  X(EVP_MD_fetch)                                                                                  \
  X(EVP_MD_free)                                                                                   \
  X(EVP_MD_get0_name)                                                                              \
  X(EVP_MD_get_flags)                                                                              \
  X(EVP_MD_get_size)                                                                               \
  X(EVP_PBE_scrypt)                                                                                \
  X(EVP_default_properties_enable_fips)                                                            \
  X(EVP_default_properties_is_fips_enabled)                                                        \
  X(EVP_get_cipherbyname)                                                                          \
  X(EVP_get_digestbyname)                                                                          \
  X(OBJ_nid2sn)                                                                                    \
  X(OSSL_PARAM_construct_end)                                                                      \
  X(OSSL_PARAM_construct_octet_string)                                                             \
  X(OSSL_PARAM_construct_utf8_string)                                                              \
  X(OpenSSL_version)                                                                               \
  X(PKCS5_PBKDF2_HMAC)

struct ossl {
  OSSL_MAP(DL_SLOT)
};
extern struct ossl ossl;

MUST_USE bool ossl_load(void);

/* One entry of the library's list of errors. */
struct ossl_error {
  char text[256];      /* "error:0308010C:digital envelope routines::unsupported" */
  const char *library; /* "digital envelope routines", or NULL */
  const char *reason;  /* "unsupported", or NULL */
  int library_number;  /* ERR_LIB_EVP ... */
};

/* Takes all errors of this thread off the library's list, the oldest into *first, and at most
 * `max` of them, that one included, into `all`.  Returns how many there were. */
size_t ossl_take_errors(struct ossl_error *first, struct ossl_error *all, size_t max);
