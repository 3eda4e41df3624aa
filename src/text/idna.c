#include "text/idna.h"

#include <errno.h>
#include <pthread.h>

#include "base/err.h"
#include "text/icu.h"
#include "text/utf8.h"

/* ICU's C interface (unicode/uidna.h), whose structs and numbers are stable since 4.6. */
enum {
  CHECK_BIDI = 4,
  CHECK_CONTEXTJ = 8,
  NONTRANSITIONAL_TO_ASCII = 0x10,
  NONTRANSITIONAL_TO_UNICODE = 0x20,
};
enum { BUFFER_OVERFLOW_ERROR = 15 };
/* What the URL standard lets pass: empty and long labels, hyphens anywhere, long names. */
enum {
  ERROR_EMPTY = 1,
  ERROR_LABEL_LONG = 2,
  ERROR_NAME_LONG = 4,
  ERROR_LEADING_HYPHEN = 8,
  ERROR_TRAILING_HYPHEN = 0x10,
  ERROR_HYPHEN_3_4 = 0x20
};
#define ERRORS_ALLOWED                                                                             \
  (ERROR_EMPTY | ERROR_LABEL_LONG | ERROR_NAME_LONG | ERROR_LEADING_HYPHEN |                       \
   ERROR_TRAILING_HYPHEN | ERROR_HYPHEN_3_4)

struct info {
  int16_t size;
  int8_t is_transitional_different, reserved_b3;
  uint32_t errors;
  int32_t reserved_i2, reserved_i3;
};

typedef int32_t (*convert)(const void *idna, const char *name, int32_t len, char *dest,
                           int32_t capacity, struct info *info, int *error);

static struct {
  void *handle; /* const after opening, so good for all threads */
  convert to_ascii, to_unicode;
} icu;

static void open_icu(void) {
  void *(*open)(uint32_t options, int *error) =
      (void *(*)(uint32_t, int *))icu_symbol("uidna_openUTS46");
  icu.to_ascii = (convert)icu_symbol("uidna_nameToASCII_UTF8");
  icu.to_unicode = (convert)icu_symbol("uidna_nameToUnicodeUTF8");
  int error = 0;
  if (!open || !icu.to_ascii || !icu.to_unicode) return;
  icu.handle = open(
      CHECK_BIDI | CHECK_CONTEXTJ | NONTRANSITIONAL_TO_ASCII | NONTRANSITIONAL_TO_UNICODE, &error);
  if (error > 0) icu.handle = NULL;
}

static bool is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_icu);
  return icu.handle != NULL;
}

/* Into `out`, whose room grows to what ICU asks for; *errors are those of the name. */
static int run(struct buf *out, struct slice domain, convert f, uint32_t *errors) {
  size_t room = domain.len * 2 + 64;
  if (domain.len > INT32_MAX / 4) return -EMSGSIZE;
  for (;;) {
    struct info info = {.size = sizeof info};
    int error = 0, err = buf_reserve(out, room);
    if (err) return err;
    int32_t len = f(icu.handle, domain.ptr, (int32_t)domain.len, out->ptr + out->len, (int32_t)room,
                    &info, &error);
    *errors = info.errors;
    if (error == BUFFER_OVERFLOW_ERROR && (size_t)len > room) {
      room = (size_t)len;
      continue;
    }
    if (error > 0 && error != BUFFER_OVERFLOW_ERROR) return E_URL_INVALID;
    out->len += (size_t)len;
    return 0;
  }
}

int idna_to_ascii(struct buf *out, struct slice domain) {
  uint32_t errors = 0;
  if (!is_there()) return -ENOSYS;
  if (!utf8_is_valid((const uint8_t *)domain.ptr, domain.len)) return E_URL_INVALID;
  int err = run(out, domain, icu.to_ascii, &errors);
  return err ? err : errors & ~(uint32_t)ERRORS_ALLOWED ? E_URL_INVALID : 0;
}

int idna_to_unicode(struct buf *out, struct slice domain) {
  uint32_t errors = 0;
  return is_there() ? run(out, domain, icu.to_unicode, &errors) : -ENOSYS;
}
