/* Fuzz target for esparse and cjsnames: whatever the text, they end, stay inside of it, and give
 * edits in order that do not overlap.  The first byte picks script or module; each byte of the rest
 * is one sign. */
#include <stdlib.h>

#include "base/check.h"
#include "module/cjsnames.h"
#include "module/esparse.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

static void check_parsed(const struct esparse *p, uint32_t len) {
  uint32_t last = 0;
  for (uint32_t i = 0; i < p->edits; i++) {
    const struct es_edit *e = &p->edit[i];
    CHECK(e->start >= last && e->end >= e->start && e->end <= len);
    last = e->end;
  }
  for (uint32_t i = 0; i < p->requests; i++) CHECK(p->request[i].specifier.end <= len);
  for (uint32_t i = 0; i < p->imports; i++) CHECK(p->import[i].request < p->requests);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len) {
  if (len < 1) return 0;
  uint32_t count = (uint32_t)len - 1;
  uint16_t *text = malloc((count + 1) * sizeof *text);
  CHECK(text);
  for (uint32_t i = 0; i < count; i++) text[i] = data[i + 1];
  text[count] = 0;
  struct esparse p;
  if (esparse_run(&p, text, count, data[0] & 1 ? ESPARSE_MODULE : ESPARSE_SCRIPT) == 0)
    check_parsed(&p, count);
  else CHECK(p.error && p.error_at <= count);
  esparse_free(&p);
  struct cjsnames names;
  cjsnames_run(&names, text, count);
  for (uint32_t i = 0; i < names.count; i++) CHECK(names.item[i].end <= count);
  cjsnames_free(&names);
  free(text);
  return 0;
}
