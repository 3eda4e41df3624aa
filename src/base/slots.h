/* slots — small positive ids for things that may vanish while somebody still holds their name.
 * JavaScript names every native thing by such an id; a stale id finds NULL, never other memory.
 *
 * An id is 31 bits: index in the low 20, generation in the next 11, never 0.
 * Memory: owns its array only.  Threads: one. */
#pragma once

#include "base/defs.h"

#define SLOTS_INDEX_BITS 20
#define SLOTS_MAX        (1u << SLOTS_INDEX_BITS)

struct slot {
  void *ptr;           /* NULL: free */
  const void *kind;    /* address that names the type of *ptr */
  uint32_t generation; /* of the next or the present tenant */
  uint32_t next_free;  /* index + 1; 0 ends the list */
};

struct slots {
  struct slot *slot;
  uint32_t count, cap; /* slots used so far, slots allocated */
  uint32_t first_free; /* index + 1 */
};

/* `kind` is any address, the same for all things of a type.  Returns the id, or -ENFILE when a
 * million things are alive. */
MUST_USE int32_t slots_add(struct slots *t, const void *kind, void *ptr);

/* NULL when the id is stale, was never given out, or names a thing of another kind. */
static inline void *slots_get(const struct slots *t, const void *kind, int32_t id) {
  uint32_t index = (uint32_t)id & (SLOTS_MAX - 1);
  if (id <= 0 || index >= t->count) return NULL;
  const struct slot *s = &t->slot[index];
  if (s->kind != kind || s->generation != (uint32_t)id >> SLOTS_INDEX_BITS) return NULL;
  return s->ptr;
}

void slots_remove(struct slots *t, int32_t id);
void slots_fini(struct slots *t);
