/* box — an object of the engine that owns a piece of C memory: when nobody holds the object any
 * more, the piece is freed.  For what is memory only (a hash under way, a compressor); whatever has
 * descriptors or libuv handles goes by ids (base/slots.h) instead.
 *
 *   static void free_hash(void *p) { ... }
 *   static struct box_kind hash_kind = {"Hash", free_hash};
 *   JSObjectRef box = box_new(env, &hash_kind, hash, bytes);
 *   struct hash *h = box_get(env, &hash_kind, c->argv[0]);
 *
 * Threads: box_ functions on the env's, lock held.  `free` runs on any thread, at any time when no
 * JavaScript holds the box, and must not call the engine: whoever works on the piece elsewhere pins
 * the box. */
#pragma once

#include "engine/env.h"

struct box_kind {
  const char *name; /* shows in the engine's own messages */
  void (*free)(void *p);
  JSClassRef class; /* made at first use; shared by all threads */
};

/* `p` belongs to the box from here.  `bytes`: what it takes, about; the collector is told. */
JSObjectRef box_new(struct env *env, struct box_kind *kind, void *p, size_t bytes);

/* The piece; NULL when `v` is no box of this kind, or an emptied one. */
void *box_get(struct env *env, const struct box_kind *kind, JSValueRef v);

/* The piece, which is the caller's from here; NULL as above.  The box is empty afterwards. */
MUST_USE void *box_take(struct env *env, const struct box_kind *kind, JSValueRef v);
