/* bytes — typed arrays and array buffers between JavaScript and C.  The lock is held. */
#pragma once

#include "base/slice.h"
#include "engine/env.h"

/* The bytes of a typed array, DataView-less: any Int8Array..BigUint64Array or ArrayBuffer.
 * false: `v` is something else, detached included (then *out is empty).
 * Valid until JavaScript runs again (it may detach or move them).
 *
 * A Uint8Array (so, every Buffer) is read in place, which neither copies nor pins it; for the
 * others the C API is asked, after which `transfer()` of that buffer copies. */
MUST_USE bool js_bytes(struct env *env, JSValueRef v, struct slice *out);

/* Is `v` a Uint8Array, of any realm or class (so, every Buffer)? */
bool js_is_uint8(struct env *env, JSValueRef v);

/* As js_bytes with writable memory. */
static inline MUST_USE bool js_bytes_mut(struct env *env, JSValueRef v, char **ptr, size_t *len) {
  struct slice s;
  if (!js_bytes(env, v, &s)) return false;
  *ptr = (char *)s.ptr;
  *len = s.len;
  return true;
}

/* An ArrayBuffer over `ptr` without a copy; the engine owns it from here (also on NULL) and gives
 * it to mem_free when nobody needs it, on any thread.  `ptr` is from mem_.  NULL: no memory, or
 * more than 4 GiB - 1 (the engine would abort). */
MUST_USE JSObjectRef js_buffer_take(struct env *env, void *ptr, size_t len);

/* An ArrayBuffer with a copy of the bytes.  NULL as above. */
MUST_USE JSObjectRef js_buffer_copy(struct env *env, const void *ptr, size_t len);

/* A Uint8Array over all of it; NULL as above. */
MUST_USE JSObjectRef js_uint8_take(struct env *env, void *ptr, size_t len);
