#include "engine/bytes.h"

#include "base/mem.h"
#include "engine/fast.h"
#include "engine/value.h"

#define BYTES_MAX 0xffffffffull

static bool bytes_by_api(struct env *env, JSValueRef v, struct slice *out) {
  JSTypedArrayType type = JSValueGetTypedArrayType(env->ctx, v, NULL);
  if (type == kJSTypedArrayTypeNone) return false;
  JSObjectRef object = (JSObjectRef)v;
  if (type == kJSTypedArrayTypeArrayBuffer) {
    out->ptr = JSObjectGetArrayBufferBytesPtr(env->ctx, object, NULL);
    out->len = JSObjectGetArrayBufferByteLength(env->ctx, object, NULL);
    return out->ptr || out->len == 0;
  }
  /* The pointer is that of the whole buffer, whatever its name says. */
  char *base = JSObjectGetTypedArrayBytesPtr(env->ctx, object, NULL);
  if (!base) return JSObjectGetTypedArrayByteLength(env->ctx, object, NULL) == 0;
  out->ptr = base + JSObjectGetTypedArrayByteOffset(env->ctx, object, NULL);
  out->len = JSObjectGetTypedArrayByteLength(env->ctx, object, NULL);
  return true;
}

bool js_bytes(struct env *env, JSValueRef v, struct slice *out) {
  *out = (struct slice){NULL, 0};
  if (fast_bytes(env->ctx)) {
    if (js_bits(v) & FAST_NOT_CELL) return false;
    const uint8_t *cell = (const uint8_t *)v;
    if (cell[5] == fast.uint8_type && fast_is_plain_mode(cell[FAST_MODE_OFFSET])) {
      memcpy(&out->ptr, cell + 16, sizeof out->ptr);
      memcpy(&out->len, cell + 24, sizeof out->len);
      return true;
    }
  }
  return bytes_by_api(env, v, out);
}

bool js_is_uint8(struct env *env, JSValueRef v) {
  if (fast_bytes(env->ctx))
    return !(js_bits(v) & FAST_NOT_CELL) && ((const uint8_t *)v)[5] == fast.uint8_type;
  return JSValueIsObject(env->ctx, v) &&
         JSValueGetTypedArrayType(env->ctx, v, NULL) == kJSTypedArrayTypeUint8Array;
}

static void free_bytes(void *bytes, void *context) { /* any thread */
  mem_free(context);
}

JSObjectRef js_buffer_take(struct env *env, void *ptr, size_t len) {
  JSObjectRef buffer = NULL;
  if (ptr && len <= BYTES_MAX)
    buffer = JSObjectMakeArrayBufferWithBytesNoCopy(env->ctx, ptr, len, free_bytes, ptr, NULL);
  else mem_free(ptr);
  return buffer;
}

JSObjectRef js_buffer_copy(struct env *env, const void *ptr, size_t len) {
  char *copy = mem_try_alloc(len);
  if (copy && len) memcpy(copy, ptr, len);
  return js_buffer_take(env, copy, len);
}

JSObjectRef js_uint8_take(struct env *env, void *ptr, size_t len) {
  if (ptr && len <= BYTES_MAX)
    return JSObjectMakeTypedArrayWithBytesNoCopy(env->ctx, kJSTypedArrayTypeUint8Array, ptr, len,
                                                 free_bytes, ptr, NULL);
  mem_free(ptr);
  return NULL;
}
