/* bind_crypto_cipher — ciphers with a secret key (crypto/crypto_cipher.h), as boxes. */
#include <errno.h>
#include <strings.h>

#include "base/mem.h"
#include "bind/bind_crypto.h"
#include "bind/throw.h"
#include "crypto/crypto_cipher.h"
#include "engine/box.h"
#include "engine/bytes.h"
#include "engine/string.h"

static void free_cipher(void *p) {
  crypto_cipher_free(p);
}

static struct box_kind cipher_kind = {"CipherBase", free_cipher, NULL};

static struct crypto_cipher *cipher_of(struct js_call *c) {
  return c->argc ? box_get(c->env, &cipher_kind, c->argv[0]) : NULL;
}

static long long_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? (long)js_to_int64(c->env, c->argv[i]) : -1;
}

/* cipherInfo(name or nid, keyLength or -1, ivLength or -1) -> [mode, name, nid, blockSize, ivLength,
 * keyLength]; undefined: none such */
JS_NATIVE(cipher_info) {
  if (c->argc < 3) return throw_type(c, "three arguments are needed");
  char *name = js_dup_cstr(c->env, c->argv[0]);
  struct crypto_cipher_info info;
  bool is_string = js_is_string(c->env, c->argv[0]);
  int err = is_string && !name ? -ENOENT
                               : crypto_cipher_find(name, (int)long_arg(c, 0), long_arg(c, 1),
                                                    long_arg(c, 2), &info);
  mem_free(name);
  if (err == -ENOENT) return js_undefined(c->env);
  if (err) return js_int(c->env, err);
  JSValueRef parts[] = {js_str(c->env, info.mode),        js_str(c->env, info.name),
                        js_int(c->env, info.nid),         js_int(c->env, (int)info.block_size),
                        js_int(c->env, (int)info.iv_len), js_int(c->env, (int)info.key_len)};
  return js_array(c->env, ARRAY_COUNT(parts), parts);
}

/* cipher(isEncryption, name, key, iv or null, tag's length or -1) -> box, or a failure */
JS_NATIVE(cipher_new) {
  struct crypto_cipher_options o = {.tag_len = long_arg(c, 4)};
  if (c->argc < 5 || !js_bytes(c->env, c->argv[2], &o.key)) return throw_type(c, "a key is needed");
  o.is_encryption = js_to_bool(c->env, c->argv[0]);
  o.has_iv = js_is_object(c->env, c->argv[3]) && js_bytes(c->env, c->argv[3], &o.iv);
  char *name = js_dup_cstr(c->env, c->argv[1]);
  if (!name) return js_int(c->env, -ENOENT);
  o.name = name;
  struct crypto_cipher *cipher;
  int err = crypto_cipher_new(&cipher, &o);
  mem_free(name);
  return err ? bind_crypto_failure(c->env, err) : box_new(c->env, &cipher_kind, cipher, 0);
}

/* cipherUpdate(box, string or bytes) -> ArrayBuffer, or a failure */
JS_NATIVE(cipher_update) {
  struct crypto_cipher *cipher = cipher_of(c);
  struct slice in;
  char *owned;
  if (!cipher || !bind_crypto_bytes(c, 1, &in, &owned)) return throw_type(c, "bytes are needed");
  size_t len = 0;
  uint8_t *out = mem_try_alloc(crypto_cipher_room(cipher, in) + 1);
  int err = out ? crypto_cipher_update(cipher, in, out, &len) : -ENOMEM;
  mem_free(owned);
  if (err) {
    mem_free(out);
    return bind_crypto_failure(c->env, err);
  }
  JSObjectRef buffer = js_buffer_take(c->env, out, len);
  return buffer ? buffer : js_int(c->env, -ENOMEM);
}

/* cipherFinal(box) -> ArrayBuffer, or a failure */
JS_NATIVE(cipher_final) {
  struct crypto_cipher *cipher = cipher_of(c);
  if (!cipher) return throw_type(c, "a cipher is needed");
  uint8_t out[CRYPTO_CIPHER_LAST];
  size_t len;
  int err = crypto_cipher_final(cipher, out, &len);
  if (err) return bind_crypto_failure(c->env, err);
  JSObjectRef buffer = js_buffer_copy(c->env, out, len);
  return buffer ? buffer : js_int(c->env, -ENOMEM);
}

/* cipherSetPadding(box, on) -> boolean */
JS_NATIVE(cipher_set_padding) {
  struct crypto_cipher *cipher = cipher_of(c);
  if (!cipher || c->argc < 2) return throw_type(c, "a cipher is needed");
  return js_bool(c->env, crypto_cipher_set_padding(cipher, js_to_bool(c->env, c->argv[1])));
}

/* cipherSetAAD(box, bytes, message's length or -1) -> 0 or a failure */
JS_NATIVE(cipher_set_aad) {
  struct crypto_cipher *cipher = cipher_of(c);
  struct slice aad;
  if (!cipher || c->argc < 3 || !js_bytes(c->env, c->argv[1], &aad))
    return throw_type(c, "bytes are needed");
  return js_int(c->env, crypto_cipher_set_aad(cipher, aad, long_arg(c, 2)));
}

/* cipherSetTag(box, bytes) -> 0 or a failure */
JS_NATIVE(cipher_set_tag) {
  struct crypto_cipher *cipher = cipher_of(c);
  struct slice tag;
  if (!cipher || c->argc < 2 || !js_bytes(c->env, c->argv[1], &tag))
    return throw_type(c, "bytes are needed");
  return js_int(c->env, crypto_cipher_set_tag(cipher, tag));
}

/* cipherTag(box) -> ArrayBuffer, or undefined */
JS_NATIVE(cipher_tag) {
  struct crypto_cipher *cipher = cipher_of(c);
  struct slice tag;
  if (!cipher || !crypto_cipher_tag(cipher, &tag)) return js_undefined(c->env);
  JSObjectRef buffer = js_buffer_copy(c->env, tag.ptr, tag.len);
  return buffer ? buffer : js_undefined(c->env);
}

/* ciphers() -> names, some twice in other case */
JS_NATIVE(cipher_names) {
  return bind_crypto_names(c->env, crypto_cipher_names);
}

static const struct native natives[] = {
    NATIVE("cipherInfo", 3, cipher_info),
    NATIVE("cipher", 5, cipher_new),
    NATIVE("cipherUpdate", 2, cipher_update),
    NATIVE("cipherFinal", 1, cipher_final),
    NATIVE("cipherSetPadding", 2, cipher_set_padding),
    NATIVE("cipherSetAAD", 3, cipher_set_aad),
    NATIVE("cipherSetTag", 2, cipher_set_tag),
    NATIVE("cipherTag", 1, cipher_tag),
    NATIVE("ciphers", 0, cipher_names),
};

void bind_crypto_cipher_define(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
