/* draft — a string that C writes in place: room for the characters first, the value afterwards.
 *
 *   struct js_draft d;
 *   if (!js_draft_open(env, &d, len, true)) return throw_...;   (no memory, or too long)
 *   hex_encode(d.chars, ...);                                   (all `len` characters)
 *   return js_draft_close(env, &d);
 *
 * With the engine's own constructor (fast.string_create_8bit, _16bit) nothing is copied; without it
 * the characters pass through memory of ours.  The lock is held; no JavaScript may run in
 * between. */
#pragma once

#include "engine/env.h"

/* The engine's strings end here (2^31 - 1 characters). */
#define JS_DRAFT_MAX 0x7fffffffu

struct js_draft {
  void *chars; /* uint8_t[len] if is_8bit (Latin-1), else uint16_t[len]; write all of it */
  size_t len;
  void *impl; /* the engine's, NULL on the plain path */
  bool is_8bit;
};

MUST_USE bool js_draft_open(struct env *env, struct js_draft *d, size_t len, bool is_8bit);

/* The string; the draft is over. */
JSValueRef js_draft_close(struct env *env, struct js_draft *d);
