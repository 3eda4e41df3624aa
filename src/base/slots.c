#include "base/slots.h"

#include <errno.h>

#include "base/check.h"
#include "base/mem.h"

#define GENERATION_MAX 2047u

static int slots_grow(struct slots *t) {
  if (t->cap >= SLOTS_MAX) return -ENFILE;
  t->cap = t->cap ? t->cap * 2 : 64;
  t->slot = mem_realloc(t->slot, t->cap * sizeof *t->slot);
  return 0;
}

int32_t slots_add(struct slots *t, const void *kind, void *ptr) {
  DCHECK(ptr && kind);
  uint32_t index;
  if (t->first_free) {
    index = t->first_free - 1;
    t->first_free = t->slot[index].next_free;
  } else {
    if (t->count == t->cap && slots_grow(t)) return -ENFILE;
    index = t->count++;
    t->slot[index].generation = 1; /* so that no id is 0 */
  }
  struct slot *s = &t->slot[index];
  s->ptr = ptr;
  s->kind = kind;
  return (int32_t)(s->generation << SLOTS_INDEX_BITS | index);
}

void slots_remove(struct slots *t, int32_t id) {
  uint32_t index = (uint32_t)id & (SLOTS_MAX - 1);
  CHECK(id > 0 && index < t->count);
  struct slot *s = &t->slot[index];
  CHECK(s->ptr && s->generation == (uint32_t)id >> SLOTS_INDEX_BITS);
  s->ptr = NULL;
  s->kind = NULL;
  s->generation = s->generation == GENERATION_MAX ? 1 : s->generation + 1;
  s->next_free = t->first_free;
  t->first_free = index + 1;
}

void slots_fini(struct slots *t) {
  mem_free(t->slot);
  *t = (struct slots){0};
}
