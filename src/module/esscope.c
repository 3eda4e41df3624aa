#include "module/esscope.h"

#include <string.h>

#include "base/check.h"
#include "base/mem.h"

#define GROW(array, count, cap)                                                                    \
  do {                                                                                             \
    if ((count) < (cap)) break;                                                                    \
    (cap) = (cap) ? (cap)*2 : 64;                                                                  \
    (array) = mem_realloc(array, (size_t)(cap) * sizeof *(array));                                 \
  } while (0)

void esscope_init(struct esscope *s) {
  *s = (struct esscope){.slots = 512};
  s->slot = mem_zalloc(s->slots * sizeof *s->slot);
}

void esscope_fini(struct esscope *s) {
  for (uint32_t i = 0; i < s->owned_count; i++) mem_free(s->owned[i]);
  mem_free(s->owned);
  mem_free(s->atom);
  mem_free(s->ref);
  mem_free(s->decl);
  mem_free(s->level);
  mem_free(s->slot);
}

/* ---- names ---- */

static int hex_of(uint16_t c) {
  if (c >= '0' && c <= '9') return c - '0';
  c |= 32;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The code point of the escape at text[*at] == '\\'; *at ends behind it. */
static uint32_t decode_one(const uint16_t *text, uint32_t len, uint32_t *at) {
  uint32_t i = *at + 2, code = 0;
  bool is_braced = i < len && text[i] == '{';
  uint32_t end = is_braced ? len : i + 4 < len ? i + 4 : len;
  if (is_braced) i++;
  for (; i < end && hex_of(text[i]) >= 0; i++)
    code = (code << 4 | (uint32_t)hex_of(text[i])) & 0x1fffff;
  *at = is_braced && i < len ? i + 1 : i;
  return code;
}

/* A copy of the name without escapes, which is never longer. */
static const uint16_t *decode(struct esscope *s, const uint16_t *text, uint32_t *len) {
  uint16_t *out = mem_alloc((*len + 1) * sizeof *out);
  uint32_t n = 0;
  for (uint32_t i = 0; i < *len;) {
    if (text[i] != '\\') {
      out[n++] = text[i++];
      continue;
    }
    uint32_t code = decode_one(text, *len, &i);
    if (code > 0xffff) {
      out[n++] = (uint16_t)(0xd7c0 + (code >> 10));
      code = 0xdc00 | (code & 0x3ff);
    }
    out[n++] = (uint16_t)code;
  }
  s->owned = mem_realloc(s->owned, (s->owned_count + 1) * sizeof *s->owned);
  s->owned[s->owned_count++] = out;
  *len = n;
  return out;
}

static uint32_t hash_of(const uint16_t *text, uint32_t len) {
  uint32_t h = 2166136261u;
  for (uint32_t i = 0; i < len; i++) h = (h ^ text[i]) * 16777619u;
  return h ^ h >> 15;
}

static void grow_table(struct esscope *s) {
  mem_free(s->slot);
  s->slots *= 2;
  s->slot = mem_zalloc(s->slots * sizeof *s->slot);
  for (uint32_t i = 0; i < s->atoms; i++) {
    uint32_t at = s->atom[i].hash & (s->slots - 1);
    while (s->slot[at]) at = (at + 1) & (s->slots - 1);
    s->slot[at] = i + 1;
  }
}

uint32_t esscope_intern(struct esscope *s, const uint16_t *text, uint32_t len, bool is_escaped) {
  if (is_escaped) text = decode(s, text, &len);
  uint32_t hash = hash_of(text, len), at = hash & (s->slots - 1);
  for (; s->slot[at]; at = (at + 1) & (s->slots - 1)) {
    const struct esscope_atom *a = &s->atom[s->slot[at] - 1];
    if (a->hash == hash && a->len == len && memcmp(a->text, text, len * sizeof *text) == 0)
      return s->slot[at] - 1;
  }
  GROW(s->atom, s->atoms, s->atom_cap);
  s->atom[s->atoms++] = (struct esscope_atom){text, len, hash, ESSCOPE_NONE};
  s->slot[at] = s->atoms;
  if (s->atoms * 2 > s->slots) grow_table(s);
  return s->atoms - 1;
}

bool esscope_is(const struct esscope *s, uint32_t atom, const char *name) {
  const struct esscope_atom *a = &s->atom[atom];
  if (strlen(name) != a->len) return false;
  for (uint32_t i = 0; i < a->len; i++)
    if (a->text[i] != (uint8_t)name[i]) return false;
  return true;
}

/* ---- scopes ---- */

void esscope_open(struct esscope *s, uint32_t start, bool is_function) {
  GROW(s->level, s->levels, s->level_cap);
  s->level[s->levels++] = (struct esscope_level){start, ESSCOPE_NONE, is_function};
}

void esscope_close(struct esscope *s) {
  const struct esscope_level *level = &s->level[--s->levels];
  for (uint32_t d = level->decls; d != ESSCOPE_NONE; d = s->decl[d].next) {
    struct esscope_atom *a = &s->atom[s->decl[d].atom];
    while (a->head != ESSCOPE_NONE && s->ref[a->head].at >= level->start)
      a->head = s->ref[a->head].prev;
  }
}

void esscope_declare(struct esscope *s, uint32_t atom, uint32_t at, uint32_t end,
                     enum esdecl kind) {
  uint32_t i = s->levels - 1;
  if (kind == ESDECL_VAR)
    while (i > 0 && !s->level[i].is_function) i--;
  GROW(s->decl, s->decls, s->decl_cap);
  s->decl[s->decls] = (struct esscope_decl){atom, at, end, s->level[i].decls, (uint8_t)kind};
  s->level[i].decls = s->decls++;
}

void esscope_refer(struct esscope *s, uint32_t atom, uint32_t at, uint32_t end, unsigned flags) {
  GROW(s->ref, s->refs, s->ref_cap);
  s->ref[s->refs] = (struct esscope_ref){atom, at, end, s->atom[atom].head, (uint8_t)flags};
  s->atom[atom].head = s->refs++;
}

void esscope_rewind(struct esscope *s, uint32_t refs) {
  for (uint32_t i = s->refs; i-- > refs;) {
    struct esscope_atom *a = &s->atom[s->ref[i].atom];
    while (a->head != ESSCOPE_NONE && a->head >= refs) a->head = s->ref[a->head].prev;
  }
  s->refs = refs;
}
