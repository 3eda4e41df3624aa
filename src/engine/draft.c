#include "engine/draft.h"

#include "base/mem.h"
#include "engine/fast.h"

bool js_draft_open(struct env *env, struct js_draft *d, size_t len, bool is_8bit) {
  *d = (struct js_draft){.len = len, .is_8bit = is_8bit};
  if (len > JS_DRAFT_MAX) return false;
  fast_string_create create = is_8bit ? fast.string_create_8bit : fast.string_create_16bit;
  if (create && len > 0) {
    struct fast_span span = {NULL, 0};
    create(&d->impl, len, &span);
    d->chars = span.data;
    return true;
  }
  /* The plain path needs 16-bit characters in the end; the bytes are put into the upper half of
   * their room, so that widening runs upwards without overtaking itself. */
  char *room = mem_try_alloc(len * 2 + 2);
  d->chars = room && is_8bit ? room + len : room;
  return room != NULL;
}

/* JSStringRef has the StringImpl as its word 1: put the new one there for a moment, so that the
 * C API makes a value of it, and drop our reference afterwards. */
static JSValueRef value_of_impl(struct env *env, void *impl) {
  void **slot = (void **)env->swap + 1;
  void *kept = *slot;
  *slot = impl;
  JSValueRef v = JSValueMakeString(env->ctx, env->swap);
  *slot = kept;
  uint32_t *refs = impl;
  __atomic_sub_fetch(refs, 2, __ATOMIC_RELAXED); /* the value holds the other reference */
  return v;
}

JSValueRef js_draft_close(struct env *env, struct js_draft *d) {
  if (d->impl) return value_of_impl(env, d->impl);
  uint16_t *units = d->chars;
  if (d->is_8bit) {
    const uint8_t *bytes = d->chars;
    units = (uint16_t *)((char *)d->chars - d->len);
    for (size_t i = 0; i < d->len; i++) units[i] = bytes[i];
  }
  JSStringRef s = JSStringCreateWithCharacters(units, d->len);
  JSValueRef v = JSValueMakeString(env->ctx, s);
  JSStringRelease(s);
  mem_free(units);
  return v;
}
