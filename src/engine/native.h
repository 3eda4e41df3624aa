/* native — C functions that JavaScript calls.
 *
 *   JS_NATIVE(fs_close) { ... use c->argv ... return js_undefined(c->env); }
 *   static const struct native natives[] = {NATIVE("close", 1, fs_close), ...};
 *   native_define(env, target, natives, ARRAY_COUNT(natives));
 *
 * JS_NATIVE makes two entrances to one body: a host function (4 ns a call) and a C API callback
 * (130 ns), of which native_define takes the faster one that works.  The body runs with the
 * engine's lock held either way.  Arguments are borrowed; what is kept longer is pinned or copied.
 * A body that throws sets c->exc (bind/throw.h) and returns anything. */
#pragma once

#include "engine/env.h"
#include "engine/fast.h"
#include "engine/jsc_extra.h"

struct js_call {
  struct env *env;
  JSContextRef ctx;
  JSValueRef self;
  const JSValueRef *argv;
  unsigned argc;
  JSValueRef exc; /* not NULL: throw this */
};

typedef JSValueRef (*native_body)(struct js_call *c);

struct native {
  const char *name;
  unsigned length; /* the function's `length` */
  uint64_t (*host)(void *global, uint64_t *frame);
  JSObjectCallAsFunctionCallback api;
};

/* clang-format off */
#define NATIVE(js_name, len, body) {js_name, len, body##_host, body##_api}
/* clang-format on */

/* Defines every native as a property of `target`.  Call with the lock held. */
void native_define(struct env *env, JSObjectRef target, const struct native *natives, size_t count);
JSObjectRef native_function(struct env *env, const struct native *native);

static inline __attribute__((always_inline)) uint64_t
native_enter_host(void *global, uint64_t *frame, native_body body) {
  struct js_call c = {
      .env = env_current,
      .ctx = (JSContextRef)global,
      .self = (JSValueRef)frame[5],
      .argv = (const JSValueRef *)(frame + 6),
      .argc = (uint32_t)frame[4] - 1,
  };
  JSValueRef result = body(&c);
  if (UNLIKELY(c.exc != NULL)) {
    fast.throw_exception((void *)c.env->group, global, c.exc);
    return 0;
  }
  return (uint64_t)(uintptr_t)result;
}

static inline __attribute__((always_inline)) JSValueRef
native_enter_api(JSContextRef ctx, JSObjectRef self, size_t argc, const JSValueRef argv[],
                 JSValueRef *exc, native_body body) {
  struct js_call c = {
      .env = env_current, .ctx = ctx, .self = self, .argv = argv, .argc = (unsigned)argc};
  JSLock(ctx);
  JSValueRef result = body(&c);
  JSUnlock(ctx);
  if (c.exc) *exc = c.exc;
  return c.exc ? NULL : result;
}

#define JS_NATIVE(body)                                                                            \
  static JSValueRef body(struct js_call *c);                                                       \
  static uint64_t body##_host(void *global, uint64_t *frame) {                                     \
    return native_enter_host(global, frame, body);                                                 \
  }                                                                                                \
  static JSValueRef body##_api(JSContextRef ctx, JSObjectRef fn, JSObjectRef self, size_t argc,    \
                               const JSValueRef argv[], JSValueRef *exc) {                         \
    return native_enter_api(ctx, self, argc, argv, exc, body);                                     \
  }                                                                                                \
  static JSValueRef body(struct js_call *c)
