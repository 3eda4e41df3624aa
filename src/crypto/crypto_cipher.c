#include "crypto/crypto_cipher.h"

#include <errno.h>
#include <limits.h>

#include "base/mem.h"
#include "crypto/ossl.h"

#define CHACHA_NID NID_chacha20_poly1305

enum tag_state { TAG_UNKNOWN, TAG_KNOWN, TAG_GIVEN }; /* GIVEN: to the library */

struct crypto_cipher {
  EVP_CIPHER_CTX *ctx; /* NULL: after the end */
  const EVP_CIPHER *cipher;
  int mode;
  bool is_encryption, is_aead, has_failed; /* has_failed: CCM found out in update */
  long max_len;                            /* bytes of a message of CCM */
  long tag_len;                            /* -1: not settled */
  enum tag_state tag_state;
  uint8_t tag[CRYPTO_CIPHER_TAG];
};

static const struct {
  int mode;
  const char *name;
} modes[] = {
    {EVP_CIPH_STREAM_CIPHER, "stream"}, {EVP_CIPH_ECB_MODE, "ecb"}, {EVP_CIPH_CBC_MODE, "cbc"},
    {EVP_CIPH_CFB_MODE, "cfb"},         {EVP_CIPH_OFB_MODE, "ofb"}, {EVP_CIPH_CTR_MODE, "ctr"},
    {EVP_CIPH_GCM_MODE, "gcm"},         {EVP_CIPH_CCM_MODE, "ccm"}, {EVP_CIPH_XTS_MODE, "xts"},
    {EVP_CIPH_WRAP_MODE, "wrap"},       {EVP_CIPH_OCB_MODE, "ocb"}, {EVP_CIPH_SIV_MODE, "siv"},
};

static const char *mode_name(int mode) {
  for (size_t i = 0; i < ARRAY_COUNT(modes); i++)
    if (modes[i].mode == mode) return modes[i].name;
  return "";
}

static bool is_aead(const EVP_CIPHER *cipher, int mode) {
  return mode == EVP_CIPH_GCM_MODE || mode == EVP_CIPH_CCM_MODE || mode == EVP_CIPH_OCB_MODE ||
         ossl.EVP_CIPHER_get_nid(cipher) == CHACHA_NID;
}

/* ---- facts ---- */

static EVP_CIPHER_CTX *begin(const EVP_CIPHER *cipher, bool is_encryption) {
  EVP_CIPHER_CTX *ctx = ossl.EVP_CIPHER_CTX_new();
  if (!ctx) return NULL;
  if (ossl.EVP_CIPHER_get_mode(cipher) == EVP_CIPH_WRAP_MODE)
    ossl.EVP_CIPHER_CTX_set_flags(ctx, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW);
  if (ossl.EVP_CipherInit_ex(ctx, cipher, NULL, NULL, NULL, is_encryption)) return ctx;
  ossl.EVP_CIPHER_CTX_free(ctx);
  return NULL;
}

static bool fits_key(const EVP_CIPHER *cipher, EVP_CIPHER_CTX *ctx, size_t len) {
  return len == (size_t)ossl.EVP_CIPHER_get_key_length(cipher) ||
         (len <= INT_MAX && ossl.EVP_CIPHER_CTX_set_key_length(ctx, (int)len) > 0);
}

static bool fits_iv(const EVP_CIPHER *cipher, EVP_CIPHER_CTX *ctx, size_t len) {
  int mode = ossl.EVP_CIPHER_get_mode(cipher);
  if (!is_aead(cipher, mode)) return len == (size_t)ossl.EVP_CIPHER_get_iv_length(cipher);
  if (ossl.EVP_CIPHER_get_nid(cipher) == CHACHA_NID && len != 12) return false;
  return len > 0 && len <= INT_MAX &&
         ossl.EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IVLEN, (int)len, NULL) > 0;
}

static bool fits(const EVP_CIPHER *cipher, long key_len, long iv_len) {
  if (key_len < 0 && iv_len < 0) return true;
  EVP_CIPHER_CTX *ctx = begin(cipher, true);
  bool ok = ctx && (key_len < 0 || fits_key(cipher, ctx, (size_t)key_len)) &&
            (iv_len < 0 || fits_iv(cipher, ctx, (size_t)iv_len));
  ossl.EVP_CIPHER_CTX_free(ctx);
  ossl.ERR_clear_error();
  return ok;
}

int crypto_cipher_find(const char *name, int nid, long key_len, long iv_len,
                       struct crypto_cipher_info *info) {
  if (!ossl_load()) return -ENOSYS;
  if (!name) name = ossl.OBJ_nid2sn(nid);
  const EVP_CIPHER *cipher = name ? ossl.EVP_get_cipherbyname(name) : NULL;
  ossl.ERR_clear_error();
  if (!cipher || !fits(cipher, key_len, iv_len)) return -ENOENT;
  int mode = ossl.EVP_CIPHER_get_mode(cipher);
  *info = (struct crypto_cipher_info){
      .mode = mode_name(mode),
      .name = ossl.OBJ_nid2sn(ossl.EVP_CIPHER_get_nid(cipher)),
      .nid = ossl.EVP_CIPHER_get_nid(cipher),
      .block_size =
          mode == EVP_CIPH_STREAM_CIPHER ? 0 : (unsigned)ossl.EVP_CIPHER_get_block_size(cipher),
      .iv_len = iv_len > 0 ? (unsigned)iv_len : (unsigned)ossl.EVP_CIPHER_get_iv_length(cipher),
      .key_len = (unsigned)(key_len > 0 ? key_len : ossl.EVP_CIPHER_get_key_length(cipher)),
  };
  return 0;
}

struct names {
  void (*each)(void *p, const char *name);
  void *p;
};

static void on_name(const EVP_CIPHER *cipher, const char *from, const char *to, void *p) {
  struct names *n = p;
  const EVP_CIPHER *old = from ? ossl.EVP_get_cipherbyname(from) : NULL;
  if (!old) return;
  EVP_CIPHER *there = ossl.EVP_CIPHER_fetch(NULL, ossl.EVP_CIPHER_get0_name(old), NULL);
  ossl.ERR_clear_error();
  if (!there) return;
  ossl.EVP_CIPHER_free(there);
  n->each(n->p, from);
}

int crypto_cipher_names(void (*each)(void *p, const char *name), void *p) {
  if (!ossl_load()) return -ENOSYS;
  struct names n = {each, p};
  ossl.EVP_CIPHER_do_all_sorted(on_name, &n);
  return 0;
}

/* ---- making ---- */

static bool is_tag_len(const struct crypto_cipher *c, long len) {
  if (c->mode == EVP_CIPH_GCM_MODE) return len == 4 || len == 8 || (len >= 12 && len <= 16);
  if (c->mode == EVP_CIPH_CCM_MODE) return len >= 4 && len <= 16 && len % 2 == 0;
  return len >= 1 && len <= CRYPTO_CIPHER_TAG;
}

/* CCM counts the message in what the vector leaves of 15 bytes. */
static long ccm_max(size_t iv_len) {
  if (iv_len == 12) return 16777215;
  return iv_len == 13 ? 65535 : INT_MAX;
}

static int set_up_tag(struct crypto_cipher *c, const struct crypto_cipher_options *o) {
  c->tag_len = o->tag_len;
  bool is_chacha = c->mode == EVP_CIPH_STREAM_CIPHER;
  if (c->tag_len < 0) {
    if (is_chacha) c->tag_len = CRYPTO_CIPHER_TAG;
    else return c->mode == EVP_CIPH_GCM_MODE ? 0 : -ENODATA;
  }
  if (!is_tag_len(c, c->tag_len)) return -EBADMSG;
  if (c->mode == EVP_CIPH_GCM_MODE || is_chacha) return 0;
  bool ok = ossl.EVP_CIPHER_CTX_ctrl(c->ctx, EVP_CTRL_AEAD_SET_TAG, (int)c->tag_len, NULL) > 0;
  return ok ? 0 : -EBADMSG;
}

static int set_up(struct crypto_cipher *c, const struct crypto_cipher_options *o) {
  c->ctx = begin(c->cipher, o->is_encryption);
  if (!c->ctx) return -EPROTO;
  size_t iv_len = (size_t)ossl.EVP_CIPHER_get_iv_length(c->cipher);
  if (!fits_key(c->cipher, c->ctx, o->key.len)) return -EKEYREJECTED;
  if (o->has_iv ? !fits_iv(c->cipher, c->ctx, o->iv.len) : iv_len != 0) return -EINVAL;
  if (c->is_aead) {
    int err = set_up_tag(c, o);
    if (err) return err;
    if (c->mode == EVP_CIPH_CCM_MODE) c->max_len = ccm_max(o->iv.len);
  }
  const uint8_t *iv = o->has_iv && o->iv.len ? (const uint8_t *)o->iv.ptr : NULL;
  bool ok =
      ossl.EVP_CipherInit_ex(c->ctx, NULL, NULL, (const uint8_t *)o->key.ptr, iv, o->is_encryption);
  return ok ? 0 : -EPROTO;
}

int crypto_cipher_new(struct crypto_cipher **out, const struct crypto_cipher_options *o) {
  if (!ossl_load()) return -ENOSYS;
  const EVP_CIPHER *cipher = ossl.EVP_get_cipherbyname(o->name);
  if (!cipher) {
    ossl.ERR_clear_error();
    return -ENOENT;
  }
  struct crypto_cipher *c = mem_zalloc(sizeof *c);
  c->cipher = cipher;
  c->mode = ossl.EVP_CIPHER_get_mode(cipher);
  c->is_aead = is_aead(cipher, c->mode);
  c->is_encryption = o->is_encryption;
  c->tag_len = -1;
  c->max_len = LONG_MAX;
  int err = set_up(c, o);
  if (!err) {
    *out = c;
    return 0;
  }
  if (err != -EPROTO) ossl.ERR_clear_error();
  crypto_cipher_free(c);
  return err;
}

void crypto_cipher_free(struct crypto_cipher *c) {
  if (!c) return;
  ossl.EVP_CIPHER_CTX_free(c->ctx);
  mem_free(c);
}

/* ---- working ---- */

/* A tag that is to be checked has to be known to the library before the message. */
static bool give_tag(struct crypto_cipher *c) {
  if (c->is_encryption || !c->is_aead || c->tag_state != TAG_KNOWN) return true;
  c->tag_state = TAG_GIVEN;
  return ossl.EVP_CIPHER_CTX_ctrl(c->ctx, EVP_CTRL_AEAD_SET_TAG, (int)c->tag_len, c->tag) > 0;
}

size_t crypto_cipher_room(struct crypto_cipher *c, struct slice in) {
  int len = 0;
  bool must_ask = c->ctx && c->mode == EVP_CIPH_WRAP_MODE && in.len <= INT_MAX;
  if (must_ask && ossl.EVP_CipherUpdate(c->ctx, NULL, &len, (const uint8_t *)in.ptr, (int)in.len) &&
      len > 0)
    return (size_t)len;
  return in.len + (size_t)ossl.EVP_CIPHER_get_block_size(c->cipher);
}

int crypto_cipher_update(struct crypto_cipher *c, struct slice in, uint8_t *out, size_t *len) {
  *len = 0;
  if (!c->ctx) return -ESTALE;
  if (in.len > INT_MAX || (long)in.len > c->max_len) return -EMSGSIZE;
  if (!give_tag(c)) return -EPROTO;
  int made = 0;
  const uint8_t *ptr = (const uint8_t *)(in.len ? in.ptr : "");
  bool ok = ossl.EVP_CipherUpdate(c->ctx, out, &made, ptr, (int)in.len);
  if (ok) *len = (size_t)made;
  if (ok || c->mode != EVP_CIPH_CCM_MODE) return ok ? 0 : -EPROTO;
  ossl.ERR_clear_error();
  c->has_failed = true; /* of a decryption said at the end, as with the other modes */
  return c->is_encryption ? -EPROTO : 0;
}

static int finish(struct crypto_cipher *c, uint8_t *out, size_t *len) {
  if (!c->is_encryption && c->mode == EVP_CIPH_CCM_MODE) return c->has_failed ? -EBADMSG : 0;
  if (!c->is_encryption && c->is_aead && c->tag_state == TAG_UNKNOWN) return -EBADMSG;
  int made = 0;
  if (!give_tag(c)) return -EBADMSG;
  if (!ossl.EVP_CipherFinal_ex(c->ctx, out, &made)) {
    if (!c->is_aead) return -EPROTO;
    ossl.ERR_clear_error();
    return -EBADMSG;
  }
  *len = (size_t)made;
  if (!c->is_encryption || !c->is_aead) return 0;
  if (c->tag_len < 0) c->tag_len = CRYPTO_CIPHER_TAG;
  bool ok = ossl.EVP_CIPHER_CTX_ctrl(c->ctx, EVP_CTRL_AEAD_GET_TAG, (int)c->tag_len, c->tag) > 0;
  c->tag_state = ok ? TAG_KNOWN : TAG_UNKNOWN;
  return ok ? 0 : -EPROTO;
}

int crypto_cipher_final(struct crypto_cipher *c, uint8_t out[CRYPTO_CIPHER_LAST], size_t *len) {
  *len = 0;
  if (!c->ctx) return -ESTALE;
  int err = finish(c, out, len);
  ossl.EVP_CIPHER_CTX_free(c->ctx);
  c->ctx = NULL;
  return err;
}

bool crypto_cipher_set_padding(struct crypto_cipher *c, bool on) {
  return c->ctx && ossl.EVP_CIPHER_CTX_set_padding(c->ctx, on);
}

int crypto_cipher_set_aad(struct crypto_cipher *c, struct slice aad, long plain_len) {
  if (!c->ctx || !c->is_aead) return -ESTALE;
  int made;
  if (c->mode == EVP_CIPH_CCM_MODE) {
    if (plain_len < 0) return -ENODATA;
    if (plain_len > c->max_len) return -EMSGSIZE;
    if (!give_tag(c) || !ossl.EVP_CipherUpdate(c->ctx, NULL, &made, NULL, (int)plain_len))
      goto fail;
  }
  if (ossl.EVP_CipherUpdate(c->ctx, NULL, &made, (const uint8_t *)(aad.len ? aad.ptr : ""),
                            (int)aad.len))
    return 0;
fail:
  ossl.ERR_clear_error();
  return -ESTALE;
}

int crypto_cipher_set_tag(struct crypto_cipher *c, struct slice tag) {
  if (!c->ctx || !c->is_aead || c->is_encryption || c->tag_state != TAG_UNKNOWN) return -ESTALE;
  long wanted = c->tag_len < 0 ? CRYPTO_CIPHER_TAG : c->tag_len;
  if ((long)tag.len != wanted) return -EBADMSG;
  c->tag_len = wanted;
  memcpy(c->tag, tag.ptr, tag.len);
  c->tag_state = TAG_KNOWN;
  return 0;
}

bool crypto_cipher_tag(const struct crypto_cipher *c, struct slice *tag) {
  if (c->ctx || !c->is_encryption || c->tag_state == TAG_UNKNOWN) return false;
  *tag = slice_of((const char *)c->tag, (size_t)c->tag_len);
  return true;
}
