/* fast — what goes beyond JavaScriptCore's C API: exported C++ functions and known layouts.
 *
 * Each item is found with dlsym and tested when the first env starts; one that is missing or fails
 * its test stays off and the C API does its work.  EDDY_ENGINE_FAST=0 turns all of them off.
 * `--trace engine` says which are on.  Never fatal: an engine update may make eddy slower, not
 * wrong.
 *
 * Threads: written once under a lock by the first fast_init, only read afterwards. */
#pragma once

#include <JavaScriptCore/JavaScript.h>

#include "base/defs.h"

/* A std::span, which the engine fills in. */
struct fast_span {
  void *data;
  size_t len;
};
/* `ret` receives the StringImpl, with one reference that is the caller's. */
#define FAST_STRING_REF 2 /* what a reference counts in a StringImpl's first word */
typedef void *(*fast_string_create)(void *ret, size_t len, struct fast_span *span);

struct fast {
  /* JSValueRef bits: small ints, undefined, null, booleans (ENGINE: JSVALUE64 encoding) */
  bool values;
  /* text of string cells read in place */
  bool strings;
  uint8_t string_type; /* JSType byte of a string cell */
  /* strings whose characters C writes in place: all three or none */
  fast_string_create string_create_8bit, string_create_16bit;
  void (*string_destroy)(void *impl);
  /* bytes of Uint8Array cells read in place; read them through fast_bytes() */
  bool bytes, is_bytes_tested;
  uint8_t uint8_type;
  uint8_t uint8_mode[3]; /* storage modes (byte 40) that the test has seen to be plain */
  /* promise jobs run on demand */
  void (*drain_microtasks)(void *vm);
  /* natives as host functions */
  void *(*function_create)(void *vm, void *global, unsigned length, void *name, void *fn,
                           unsigned visibility, unsigned intrinsic, void *ctor, void *signature);
  void (*throw_exception)(void *vm, void *global, JSValueRef value);
};

extern struct fast fast;

/* Symbols are looked up and values tested; needs a context because the tests run code.
 * Call under JSLock.  Later calls do nothing. */
void fast_init(JSContextGroupRef group, JSContextRef ctx);

/* fast.bytes, tested at the first call: what runs without a buffer need not pay for typed arrays.
 * Call under JSLock. */
bool fast_bytes_test(JSContextRef ctx);
static inline bool fast_bytes(JSContextRef ctx) {
  return __atomic_load_n(&fast.is_bytes_tested, __ATOMIC_ACQUIRE) ? fast.bytes
                                                                  : fast_bytes_test(ctx);
}

bool fast_is_allowed(void); /* false under EDDY_ENGINE_FAST=0 */

/* The JSValueRef encoding; only valid while fast.values. */
#define FAST_NUMBER_TAG 0xfffe000000000000ull
#define FAST_UNDEFINED  0x0aull
#define FAST_NULL       0x02ull
#define FAST_FALSE      0x06ull
#define FAST_TRUE       0x07ull
#define FAST_NOT_CELL   (FAST_NUMBER_TAG | 2)

#define FAST_MODE_OFFSET 40
static inline bool fast_is_plain_mode(uint8_t mode) {
  return mode == fast.uint8_mode[0] || mode == fast.uint8_mode[1] || mode == fast.uint8_mode[2];
}
