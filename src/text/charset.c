#include "text/charset.h"

#include <errno.h>
#include <pthread.h>

#include "base/err.h"
#include "base/mem.h"
#include "text/icu.h"

/* Declared here as in unicode/ucnv.h, ucnv_cb.h and utypes.h, whose interface has not changed since
 * 2003: the headers would tie the names to one version. */
typedef struct UConverter UConverter;
typedef int32_t UErrorCode; /* above 0: failure */
enum { U_ZERO_ERROR = 0, U_MEMORY_ALLOCATION_ERROR = 7, U_BUFFER_OVERFLOW_ERROR = 15 };
enum { UCNV_IRREGULAR = 2 }; /* the last of the reasons that are about bytes */

static struct {
  UConverter *(*open)(const char *name, UErrorCode *err);
  void (*close)(UConverter *conv);
  void (*reset)(UConverter *conv);
  void (*to_unicode)(UConverter *conv, uint16_t **to, const uint16_t *to_end, const char **from,
                     const char *from_end, int32_t *offsets, int8_t flush, UErrorCode *err);
  void (*set_on_error)(UConverter *conv, void *action, const void *context, void *old_action,
                       const void **old_context, UErrorCode *err);
  void (*write)(void *args, const uint16_t *units, int32_t len, int32_t offset, UErrorCode *err);
  bool is_whole;
} icu;

static void load_icu(void) {
  *(void **)&icu.open = icu_symbol("ucnv_open");
  *(void **)&icu.close = icu_symbol("ucnv_close");
  *(void **)&icu.reset = icu_symbol("ucnv_reset");
  *(void **)&icu.to_unicode = icu_symbol("ucnv_toUnicode");
  *(void **)&icu.set_on_error = icu_symbol("ucnv_setToUCallBack");
  *(void **)&icu.write = icu_symbol("ucnv_cbToUWriteUChars");
  icu.is_whole =
      icu.open && icu.close && icu.reset && icu.to_unicode && icu.set_on_error && icu.write;
}

struct charset {
  UConverter *conv;
  bool is_strict, is_gb;
};

/* For ICU: `len` bytes are ill-formed (or have no character).  Its own action writes U+001A for
 * some. */
static void on_bad_bytes(const void *context, void *args, const char *bytes, int32_t len,
                         int32_t reason, UErrorCode *err) {
  static const uint16_t replacement = 0xfffd, euro = 0x20ac;
  const struct charset *cs = context;
  if (reason > UCNV_IRREGULAR) return;
  /* encoding.spec.whatwg.org, "gb18030 decoder", step 4: as in windows-936 */
  bool is_euro = cs->is_gb && len == 1 && bytes[0] == '\x80';
  if (cs->is_strict && !is_euro) return; /* *err stays, and ends the call */
  *err = U_ZERO_ERROR;
  icu.write(args, is_euro ? &euro : &replacement, 1, 0, err);
}

/* GB 18030-2022 gives characters to what the edition of 2005, which older ICUs know, maps to the
 * private use area: pairs of those and these.  No other bytes decode to the former. */
static const uint16_t gb_2022[][2] = {
    {0xe5e5, 0x3000}, {0xe78d, 0xfe10}, {0xe78e, 0xfe12}, {0xe78f, 0xfe11}, {0xe790, 0xfe13},
    {0xe791, 0xfe14}, {0xe792, 0xfe15}, {0xe793, 0xfe16}, {0xe794, 0xfe17}, {0xe795, 0xfe18},
    {0xe796, 0xfe19}, {0xe81e, 0x9fb4}, {0xe826, 0x9fb5}, {0xe82b, 0x9fb6}, {0xe82c, 0x9fb7},
    {0xe832, 0x9fb8}, {0xe843, 0x9fb9}, {0xe854, 0x9fba}, {0xe864, 0x9fbb}};

static void to_gb_2022(char *units, size_t len) {
  for (size_t i = 0; i < len; i += 2) {
    uint16_t u;
    memcpy(&u, units + i, 2);
    if (u < 0xe5e5 || u > 0xe864) continue;
    for (size_t k = 0; k < ARRAY_COUNT(gb_2022); k++)
      if (gb_2022[k][0] == u) memcpy(units + i, &gb_2022[k][1], 2);
  }
}

int charset_open(struct charset **out, const char *name, bool is_strict) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_icu);
  if (!icu.is_whole) return -ENOSYS;
  /* The standard decodes gbk as gb18030. */
  bool is_gb = strcmp(name, "gbk") == 0 || strcmp(name, "gb18030") == 0;
  UErrorCode err = U_ZERO_ERROR;
  UConverter *conv = icu.open(is_gb ? "gb18030" : name, &err);
  if (err > 0 || !conv) return -ENOENT;
  struct charset *cs = mem_alloc(sizeof *cs);
  *cs = (struct charset){conv, is_strict, is_gb};
  const void *old_context;
  void *old_action;
  icu.set_on_error(conv, (void *)on_bad_bytes, cs, (void *)&old_action, &old_context, &err);
  *out = cs;
  return 0;
}

void charset_close(struct charset *cs) {
  if (!cs) return;
  icu.close(cs->conv);
  mem_free(cs);
}

int charset_decode(struct charset *cs, struct slice in, bool is_last, struct buf *units) {
  const char *from = in.ptr, *end = in.ptr + in.len;
  size_t start = units->len;
  for (;;) {
    /* A byte mostly gives one unit at most; where it gives more, there is another round. */
    int err = buf_reserve(units, 2 * ((size_t)(end - from) + 16));
    if (err) return err;
    uint16_t *to = (uint16_t *)(units->ptr + units->len);
    uint16_t *to_end = (uint16_t *)(units->ptr + units->cap - units->cap % 2);
    UErrorCode code = 0;
    icu.to_unicode(cs->conv, &to, to_end, &from, end, NULL, is_last, &code);
    units->len = (size_t)((char *)to - units->ptr);
    if (code == U_BUFFER_OVERFLOW_ERROR) continue;
    if (is_last || code > 0) icu.reset(cs->conv);
    if (code == U_MEMORY_ALLOCATION_ERROR) return -ENOMEM;
    if (cs->is_gb) to_gb_2022(units->ptr + start, units->len - start);
    return code > 0 ? E_TEXT_BAD_INPUT : 0;
  }
}
