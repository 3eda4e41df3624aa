/* Known values of digests, HMAC, derived keys and ciphers; states; names that are none. */
#include "crypto/crypto_cipher.h"

#include <errno.h>

#include "crypto/crypto_kdf.h"
#include "crypto/crypto_md.h"
#include "crypto/ossl.h"
#include "text/hex.h"
#include "unit.h"

static const char *digits(const uint8_t *bytes, size_t len) {
  static char text[256];
  hex_encode(text, bytes, len);
  text[2 * len] = '\0';
  return text;
}

static int id_of(const char *name) {
  struct crypto_md_kind kind;
  EQ_INT(0, crypto_md_find(name, &kind));
  return kind.id;
}

TEST(digests) { /* FIPS 180-4, examples */
  uint8_t out[32];
  EQ_INT(0, crypto_md_once(id_of("sha256"), SLICE("abc"), out, 32));
  EQ_STR("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", digits(out, 32));
  struct crypto_md *m, *copy;
  EQ_INT(0, crypto_md_new(&m, id_of("RSA-SHA256"), 32));
  EQ_INT(0, crypto_md_update(m, SLICE("ab")));
  EQ_INT(0, crypto_md_copy(&copy, m, 32));
  EQ_INT(0, crypto_md_update(copy, SLICE("c")));
  EQ_INT(0, crypto_md_final(copy, out));
  EQ_STR("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", digits(out, 32));
  crypto_md_free(copy);
  crypto_md_free(m); /* in the middle */
}

TEST(names_of_digests) {
  struct crypto_md_kind kind;
  EQ_INT(id_of("sha1"), id_of("SHA-1"));
  EQ_INT(-ENOENT, crypto_md_find("nonsense", &kind));
  EQ_INT(-ENOENT, crypto_md_find("null", &kind));
  EQ_INT(-ENOENT, crypto_md_find("", &kind));
  EQ_INT(-EPROTO, crypto_md_find("md4", &kind));
  struct ossl_error first, all[4];
  OK(ossl_take_errors(&first, all, 4) >= 1);
  EQ_STR("unsupported", first.reason);
  EQ_INT(0, ossl_take_errors(&first, all, 4));
  EQ_INT(0, crypto_md_find("shake128", &kind));
  OK(kind.is_xof);
}

TEST(hmac) { /* RFC 4231, test case 2 */
  struct crypto_md *m;
  uint8_t out[32];
  EQ_INT(0, crypto_md_new_hmac(&m, id_of("sha256"), SLICE("Jefe")));
  EQ_INT(0, crypto_md_update(m, SLICE("what do ya want for nothing?")));
  EQ_INT(32, crypto_md_len(m));
  EQ_INT(0, crypto_md_final(m, out));
  EQ_STR("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843", digits(out, 32));
  crypto_md_free(m);
  EQ_INT(-EPROTO, crypto_md_new_hmac(&m, id_of("shake128"), SLICE("k")));
}

TEST(derived_keys) {
  uint8_t out[64];
  EQ_INT(0, crypto_kdf_pbkdf2(id_of("sha1"), SLICE("password"), SLICE("salt"), 1, out, 20));
  EQ_STR("0c60c80f961f0e71f3a9b524af6012062fe037a6", digits(out, 20));
  struct crypto_kdf_scrypt o = {16, 1, 1, 1 << 25}, bad = {3, 1, 1, 1 << 25};
  EQ_INT(-EPROTO, crypto_kdf_scrypt_check(&bad));
  EQ_INT(0, crypto_kdf_scrypt(&o, slice_of("", 0), slice_of(NULL, 0), out, 64));
  EQ_STR("77d6576238657b203b19ca42c18a0497", digits(out, 16));
  EQ_INT(0, crypto_kdf_hkdf(id_of("sha256"), SLICE("key"), SLICE("salt"), SLICE("info"), out, 16));
  EQ_STR("9ca0d662557439e3b83365f2da4626d3", digits(out, 16));
}

static struct crypto_cipher *cipher(const char *name, bool is_encryption, long tag_len) {
  static const char zeros[32];
  struct crypto_cipher_info info;
  EQ_INT(0, crypto_cipher_find(name, 0, -1, -1, &info));
  struct crypto_cipher_options o = {name,
                                    is_encryption,
                                    slice_of(zeros, info.key_len),
                                    slice_of(zeros, info.iv_len),
                                    info.iv_len > 0,
                                    tag_len};
  struct crypto_cipher *c;
  EQ_INT(0, crypto_cipher_new(&c, &o));
  return c;
}

TEST(ciphers_there_and_back) {
  static const char *const names[] = {"aes-128-cbc", "aes-256-gcm",       "aes-128-ccm",
                                      "aes-128-ocb", "chacha20-poly1305", "aes-192-ctr",
                                      "aes-128-ecb"};
  for (size_t i = 0; i < ARRAY_COUNT(names); i++) {
    bool has_tag = i >= 1 && i <= 4;
    struct slice in = unit_guarded("twenty bytes of text", 20), tag;
    uint8_t sealed[64], back[64], last[CRYPTO_CIPHER_LAST];
    size_t len, rest;
    struct crypto_cipher *c = cipher(names[i], true, has_tag ? 16 : -1);
    OK(crypto_cipher_room(c, in) <= sizeof sealed);
    EQ_INT(0, crypto_cipher_update(c, in, sealed, &len));
    EQ_INT(0, crypto_cipher_final(c, last, &rest));
    memcpy(sealed + len, last, rest);
    len += rest;
    EQ_INT(has_tag, crypto_cipher_tag(c, &tag));
    struct crypto_cipher *d = cipher(names[i], false, has_tag ? 16 : -1);
    if (has_tag) EQ_INT(0, crypto_cipher_set_tag(d, tag));
    EQ_INT(0, crypto_cipher_update(d, slice_of((char *)sealed, len), back, &len));
    EQ_INT(0, crypto_cipher_final(d, last, &rest));
    memcpy(back + len, last, rest);
    EQ_SLICE(in, slice_of((char *)back, len + rest));
    EQ_INT(-ESTALE, crypto_cipher_final(d, last, &rest));
    EQ_INT(-ESTALE, crypto_cipher_update(d, in, back, &len));
    crypto_cipher_free(c);
    crypto_cipher_free(d);
  }
}

TEST(false_tags) {
  static const char *const names[] = {"aes-256-gcm", "aes-128-ccm", "aes-128-ocb",
                                      "chacha20-poly1305"};
  for (size_t i = 0; i < ARRAY_COUNT(names); i++)
    for (int has_tag = 0; has_tag < 2; has_tag++) {
      static const char zeros[16];
      uint8_t out[64], last[CRYPTO_CIPHER_LAST];
      size_t len;
      struct crypto_cipher *d = cipher(names[i], false, 16);
      if (has_tag) EQ_INT(0, crypto_cipher_set_tag(d, slice_of(zeros, 16)));
      EQ_INT(0, crypto_cipher_update(d, SLICE("twenty bytes of text"), out, &len));
      EQ_INT(-EBADMSG, crypto_cipher_final(d, last, &len));
      crypto_cipher_free(d);
    }
}

TEST(ciphers_that_are_refused) {
  static const char zeros[64];
  static const struct {
    const char *name;
    size_t key, iv;
    long tag;
    int err;
  } bad[] = {{"nonsense", 16, 16, -1, -ENOENT},         {"aes-128-cbc", 15, 16, -1, -EKEYREJECTED},
             {"aes-128-cbc", 16, 15, -1, -EINVAL},      {"aes-128-gcm", 16, 0, -1, -EINVAL},
             {"aes-128-gcm", 16, 12, 3, -EBADMSG},      {"aes-128-ccm", 16, 12, -1, -ENODATA},
             {"chacha20-poly1305", 32, 13, 16, -EINVAL}};
  for (size_t i = 0; i < ARRAY_COUNT(bad); i++) {
    struct crypto_cipher_options o = {
        bad[i].name, true,      slice_of(zeros, bad[i].key), slice_of(zeros, bad[i].iv),
        true,        bad[i].tag};
    struct crypto_cipher *c;
    EQ_INT(bad[i].err, crypto_cipher_new(&c, &o));
    struct ossl_error first;
    EQ_INT(0, ossl_take_errors(&first, NULL, 0));
  }
}
