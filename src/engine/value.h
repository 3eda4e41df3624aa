/* value — numbers, booleans, properties: JavaScript values to C and back.
 *
 * The inline ones read the engine's encoding when that was tested to be known (fast.values), else
 * ask the C API.  All take the env of the calling thread; the engine's lock is held.
 * No function here throws: what cannot be converted gives the stated default. */
#pragma once

#include <math.h>
#include <string.h>

#include "engine/env.h"
#include "engine/fast.h"

static inline uint64_t js_bits(JSValueRef v) {
  return (uint64_t)(uintptr_t)v;
}

static inline JSValueRef js_undefined(struct env *env) {
  return fast.values ? (JSValueRef)FAST_UNDEFINED : JSValueMakeUndefined(env->ctx);
}

static inline JSValueRef js_null(struct env *env) {
  return fast.values ? (JSValueRef)FAST_NULL : JSValueMakeNull(env->ctx);
}

static inline JSValueRef js_bool(struct env *env, bool b) {
  if (fast.values) return (JSValueRef)(uintptr_t)(b ? FAST_TRUE : FAST_FALSE);
  return JSValueMakeBoolean(env->ctx, b);
}

static inline JSValueRef js_int(struct env *env, int32_t i) {
  if (fast.values) return (JSValueRef)(uintptr_t)(FAST_NUMBER_TAG | (uint32_t)i);
  return JSValueMakeNumber(env->ctx, i);
}

static inline JSValueRef js_number(struct env *env, double d) {
  return JSValueMakeNumber(env->ctx, d);
}

static inline bool js_is_undefined(struct env *env, JSValueRef v) {
  return fast.values ? js_bits(v) == FAST_UNDEFINED : JSValueIsUndefined(env->ctx, v);
}

static inline bool js_is_nullish(struct env *env, JSValueRef v) {
  if (fast.values) return (js_bits(v) & ~8ull) == FAST_NULL;
  return JSValueIsUndefined(env->ctx, v) || JSValueIsNull(env->ctx, v);
}

static inline bool js_is_string(struct env *env, JSValueRef v) {
  if (fast.strings)
    return !(js_bits(v) & FAST_NOT_CELL) && ((const uint8_t *)v)[5] == fast.string_type;
  return JSValueIsString(env->ctx, v);
}

static inline bool js_is_object(struct env *env, JSValueRef v) {
  return JSValueIsObject(env->ctx, v);
}

/* NaN for what is no number; never calls JavaScript. */
static inline double js_to_double(struct env *env, JSValueRef v) {
  if (fast.values && js_bits(v) >= FAST_NUMBER_TAG) return (int32_t)js_bits(v);
  return JSValueIsNumber(env->ctx, v) ? JSValueToNumber(env->ctx, v, NULL) : NAN;
}

/* The number, clamped to the type; 0 for NaN and for what is no number. */
int32_t js_to_int_slow(struct env *env, JSValueRef v);
static inline int32_t js_to_int(struct env *env, JSValueRef v) {
  if (fast.values && js_bits(v) >= FAST_NUMBER_TAG) return (int32_t)js_bits(v);
  return js_to_int_slow(env, v);
}
int64_t js_to_int64(struct env *env, JSValueRef v);

static inline bool js_to_bool(struct env *env, JSValueRef v) {
  if (fast.values && js_bits(v) == FAST_TRUE) return true;
  if (fast.values && js_bits(v) == FAST_FALSE) return false;
  return JSValueToBoolean(env->ctx, v);
}

/* Properties by C name, for set-up code; not for hot paths.  A getter that throws gives
 * undefined. */
JSValueRef js_get(struct env *env, JSObjectRef object, const char *name);
void js_set(struct env *env, JSObjectRef object, const char *name, JSValueRef value);
void js_set_int(struct env *env, JSObjectRef object, const char *name, double number);
JSObjectRef js_object(struct env *env);
JSObjectRef js_array(struct env *env, size_t count, const JSValueRef *values);
