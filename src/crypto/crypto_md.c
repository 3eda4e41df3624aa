#include "crypto/crypto_md.h"

#include <errno.h>
#include <pthread.h>
#include <strings.h>

#include "base/check.h"
#include "base/mem.h"
#include "crypto/ossl.h"

#define MAX_KINDS 64 /* digests of all providers: some 25 */

/* Never given back.  Grown under the lock; what is below `count` does not change. */
static struct {
  pthread_mutex_t lock;
  EVP_MD *list[MAX_KINDS];
  int count;
  EVP_MAC *hmac;
} known = {.lock = PTHREAD_MUTEX_INITIALIZER};

struct crypto_md {
  EVP_MD_CTX *digest; /* one of the two */
  EVP_MAC_CTX *hmac;
  size_t len;
  bool is_xof;
};

/* ---- kinds ---- */

static bool is_xof(const EVP_MD *md) {
  return ossl.EVP_MD_get_flags(md) & EVP_MD_FLAG_XOF;
}

/* Old names (RSA-SHA256) are only known to the old table, new ones (SHA2-256) to the providers. */
static EVP_MD *fetch(const char *name, int *err) {
  const EVP_MD *old = ossl.EVP_get_digestbyname(name);
  EVP_MD *md = ossl.EVP_MD_fetch(NULL, old ? ossl.EVP_MD_get0_name(old) : name, NULL);
  *err = old ? -EPROTO : -ENOENT;
  if (!old || md) ossl.ERR_clear_error();
  if (!md || ossl.EVP_MD_get_size(md) > 0 || is_xof(md)) return md;
  ossl.EVP_MD_free(md); /* "null" */
  *err = -ENOENT;
  return NULL;
}

/* The number of `md`, which is taken. */
static int keep(EVP_MD *md) {
  for (int i = 0; i < known.count; i++) {
    if (known.list[i] != md) continue;
    ossl.EVP_MD_free(md);
    return i;
  }
  if (known.count == MAX_KINDS) {
    ossl.EVP_MD_free(md);
    return -ENOENT;
  }
  known.list[known.count] = md;
  return known.count++;
}

int crypto_md_find(const char *name, struct crypto_md_kind *kind) {
  if (!ossl_load()) return -ENOSYS;
  int err;
  EVP_MD *md = fetch(name, &err);
  if (!md) return err;
  pthread_mutex_lock(&known.lock);
  int id = keep(md);
  pthread_mutex_unlock(&known.lock);
  if (id < 0) return id;
  int size = ossl.EVP_MD_get_size(known.list[id]);
  *kind = (struct crypto_md_kind){id, size > 0 ? (unsigned)size : 0, is_xof(known.list[id])};
  return 0;
}

const void *crypto_md_handle(int id) {
  CHECK(id >= 0 && id < known.count);
  return known.list[id];
}

struct names {
  void (*each)(void *p, const char *name);
  void *p;
};

static void on_name(const EVP_MD *md, const char *from, const char *to, void *p) {
  struct names *n = p;
  int err;
  EVP_MD *there = from ? fetch(from, &err) : NULL;
  ossl.ERR_clear_error();
  if (!there) return;
  ossl.EVP_MD_free(there);
  n->each(n->p, from);
}

int crypto_md_names(void (*each)(void *p, const char *name), void *p) {
  if (!ossl_load()) return -ENOSYS;
  struct names n = {each, p};
  ossl.EVP_MD_do_all_sorted(on_name, &n);
  return 0;
}

/* ---- under way ---- */

int crypto_md_new(struct crypto_md **out, int id, size_t len) {
  const EVP_MD *md = crypto_md_handle(id);
  struct crypto_md *m = mem_zalloc(sizeof *m);
  m->digest = ossl.EVP_MD_CTX_new();
  m->len = len;
  m->is_xof = is_xof(md);
  if (!m->digest || !ossl.EVP_DigestInit_ex(m->digest, md, NULL)) {
    crypto_md_free(m);
    return -EPROTO;
  }
  *out = m;
  return 0;
}

static EVP_MAC *hmac(void) {
  pthread_mutex_lock(&known.lock);
  if (!known.hmac) known.hmac = ossl.EVP_MAC_fetch(NULL, "HMAC", NULL);
  EVP_MAC *mac = known.hmac;
  pthread_mutex_unlock(&known.lock);
  return mac;
}

int crypto_md_new_hmac(struct crypto_md **out, int id, struct slice key) {
  const EVP_MD *md = crypto_md_handle(id);
  if (is_xof(md)) return -EPROTO;
  EVP_MAC *mac = hmac();
  struct crypto_md *m = mem_zalloc(sizeof *m);
  m->len = (size_t)ossl.EVP_MD_get_size(md);
  if (mac) m->hmac = ossl.EVP_MAC_CTX_new(mac);
  char *name = (char *)(uintptr_t)ossl.EVP_MD_get0_name(md);
  OSSL_PARAM params[] = {ossl.OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, name, 0),
                         ossl.OSSL_PARAM_construct_end()};
  const uint8_t *ptr = (const uint8_t *)(key.len ? key.ptr : ""); /* NULL would mean: no key yet */
  if (!m->hmac || !ossl.EVP_MAC_init(m->hmac, ptr, key.len, params)) {
    crypto_md_free(m);
    return -EPROTO;
  }
  *out = m;
  return 0;
}

int crypto_md_update(struct crypto_md *m, struct slice bytes) {
  if (!bytes.len) return 0;
  const uint8_t *ptr = (const uint8_t *)bytes.ptr;
  bool ok = m->hmac ? ossl.EVP_MAC_update(m->hmac, ptr, bytes.len)
                    : ossl.EVP_DigestUpdate(m->digest, ptr, bytes.len);
  return ok ? 0 : -EPROTO;
}

int crypto_md_copy(struct crypto_md **out, const struct crypto_md *m, size_t len) {
  CHECK(m->digest);
  struct crypto_md *copy = mem_zalloc(sizeof *copy);
  *copy = (struct crypto_md){ossl.EVP_MD_CTX_new(), NULL, len, m->is_xof};
  if (!copy->digest || !ossl.EVP_MD_CTX_copy_ex(copy->digest, m->digest)) {
    crypto_md_free(copy);
    return -EPROTO;
  }
  *out = copy;
  return 0;
}

size_t crypto_md_len(const struct crypto_md *m) {
  return m->len;
}

int crypto_md_final(struct crypto_md *m, uint8_t *out) {
  size_t len = m->len;
  bool ok;
  if (m->hmac) ok = ossl.EVP_MAC_final(m->hmac, out, &len, len);
  else if (!len) ok = true; /* a XOF of which nothing is wanted */
  else if (m->is_xof) ok = ossl.EVP_DigestFinalXOF(m->digest, out, len);
  else ok = ossl.EVP_DigestFinal_ex(m->digest, out, NULL);
  return ok ? 0 : -EPROTO;
}

void crypto_md_free(struct crypto_md *m) {
  if (!m) return;
  if (m->digest) ossl.EVP_MD_CTX_free(m->digest);
  if (m->hmac) ossl.EVP_MAC_CTX_free(m->hmac);
  mem_free(m);
}

/* A thread keeps one context: making one costs more than hashing a short text. */
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key_of_context;

static void free_context(void *p) {
  ossl.EVP_MD_CTX_free(p);
}

static void make_key(void) {
  CHECK(!pthread_key_create(&key_of_context, free_context));
}

static EVP_MD_CTX *context(void) {
  pthread_once(&once, make_key);
  EVP_MD_CTX *ctx = pthread_getspecific(key_of_context);
  if (ctx) return ctx;
  ctx = ossl.EVP_MD_CTX_new();
  if (ctx) CHECK(!pthread_setspecific(key_of_context, ctx));
  return ctx;
}

int crypto_md_once(int id, struct slice bytes, uint8_t *out, size_t len) {
  const EVP_MD *md = crypto_md_handle(id);
  EVP_MD_CTX *ctx = context();
  if (!ctx || !ossl.EVP_DigestInit_ex(ctx, md, NULL)) return -EPROTO;
  if (bytes.len && !ossl.EVP_DigestUpdate(ctx, bytes.ptr, bytes.len)) return -EPROTO;
  if (!len) return 0;
  bool ok =
      is_xof(md) ? ossl.EVP_DigestFinalXOF(ctx, out, len) : ossl.EVP_DigestFinal_ex(ctx, out, NULL);
  return ok ? 0 : -EPROTO;
}
