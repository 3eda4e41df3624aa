#include "crypto/ossl.h"

#include <openssl/err.h>

struct ossl ossl;

static const char *const names[] = {OSSL_MAP(DL_NAME)};
static struct dl handle = DL_INIT("libcrypto.so.3", names, &ossl);

bool ossl_load(void) {
  return dl_load(&handle);
}

static void describe(struct ossl_error *e, unsigned long code) {
  ossl.ERR_error_string_n(code, e->text, sizeof e->text);
  e->library = ossl.ERR_lib_error_string(code);
  e->reason = ossl.ERR_reason_error_string(code);
  e->library_number = ERR_GET_LIB(code);
}

size_t ossl_take_errors(struct ossl_error *first, struct ossl_error *all, size_t max) {
  size_t count = 0;
  for (unsigned long code; (code = ossl.ERR_get_error()) != 0; count++) {
    if (!count) describe(first, code);
    if (count < max) describe(&all[count], code);
  }
  return count;
}
