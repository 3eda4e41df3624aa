#include "engine/fast.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "engine/jsc_extra.h"

struct fast fast;

static pthread_mutex_t init_lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_done;

bool fast_is_allowed(void) {
  const char *value = getenv("EDDY_ENGINE_FAST");
  return !value || strcmp(value, "0") != 0;
}

/* What the tests look at, made by one script each: every script costs a parse at every start.
 * ORDER: the arrays below.  No functions but one: each is parsed twice. */
enum {
  PROBE_OBJECT,
  PROBE_NARROW,
  PROBE_WIDE,
  PROBE_ROPE,
  PROBE_NO_STRING, /* five values of other kinds */
  PROBE_COUNT = PROBE_NO_STRING + 5,
};
static const char probe_script[] =
    "[{}, 'eddy \\u00e9 text', 'wide \\u0416', (s => s + s)('abcdefghijklmnop'),"
    "  Symbol(), {}, 12n, [], Symbol]";

enum {
  BYTES_SMALL,
  BYTES_LONG,
  BYTES_VIEW,
  BYTES_INT8,
  BYTES_MOVING,
  BYTES_COUNT,
};
static const char bytes_script[] =
    "[new Uint8Array(10).fill(7).fill(9, 9), new Uint8Array(5000).fill(7).fill(9, 4999),"
    "  new Uint8Array(new Uint8Array(90).fill(7).fill(9, 46).buffer, 7, 40), new Int8Array(3),"
    "  new Uint8Array(new ArrayBuffer(8, { maxByteLength: 16 }))]";

/* Fills `probe`, whose values the caller's stack keeps alive.  false: the script failed. */
static bool make_probes(JSContextRef ctx, const char *script, JSValueRef *probe, unsigned count) {
  JSStringRef s = JSStringCreateWithUTF8CString(script);
  JSValueRef array = JSEvaluateScript(ctx, s, NULL, NULL, 1, NULL);
  JSStringRelease(s);
  if (!array || !JSValueIsObject(ctx, array)) return false;
  for (unsigned i = 0; i < count; i++) {
    probe[i] = JSObjectGetPropertyAtIndex(ctx, (JSObjectRef)array, i, NULL);
    if (!probe[i]) return false;
  }
  return true;
}

static uint64_t bits(JSValueRef v) {
  return (uint64_t)(uintptr_t)v;
}

static bool test_values(JSContextRef ctx, const JSValueRef *probe) {
  static const int32_t ints[] = {0, 1, -1, 42, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < ARRAY_COUNT(ints); i++)
    if (bits(JSValueMakeNumber(ctx, ints[i])) != (FAST_NUMBER_TAG | (uint32_t)ints[i]))
      return false;
  JSValueRef object = probe[PROBE_OBJECT], text = probe[PROBE_NARROW];
  return bits(JSValueMakeUndefined(ctx)) == FAST_UNDEFINED &&
         bits(JSValueMakeNull(ctx)) == FAST_NULL &&
         bits(JSValueMakeBoolean(ctx, true)) == FAST_TRUE &&
         bits(JSValueMakeBoolean(ctx, false)) == FAST_FALSE && object && text &&
         !(bits(object) & FAST_NOT_CELL) && !(bits(text) & FAST_NOT_CELL) &&
         bits(JSValueMakeNumber(ctx, 1.5)) >> 49 != 0x7fff;
}

/* A string cell: byte 5 is the type; word 1 the StringImpl, bit 0 set for a rope.
 * StringImpl: {u32 refs, u32 length, data, u32 flags (bit 2: 8-bit)}. */
static bool test_string(JSValueRef v, const void *want, uint32_t len, bool is_8bit) {
  if (!v || bits(v) & FAST_NOT_CELL) return false;
  const uint8_t *cell = (const uint8_t *)v;
  uintptr_t impl;
  memcpy(&impl, cell + 8, sizeof impl);
  if (cell[5] != fast.string_type || impl & 1 || impl == 0) return false;
  uint32_t impl_len, flags;
  const void *data;
  memcpy(&impl_len, (char *)impl + 4, 4);
  memcpy(&data, (char *)impl + 8, 8);
  memcpy(&flags, (char *)impl + 16, 4);
  return impl_len == len && ((flags & 4) != 0) == is_8bit &&
         memcmp(data, want, len * (is_8bit ? 1 : 2)) == 0;
}

static bool test_strings(JSContextRef ctx, const JSValueRef *probe) {
  if (!fast.values) return false;
  JSValueRef narrow = probe[PROBE_NARROW], wide = probe[PROBE_WIDE], rope = probe[PROBE_ROPE];
  fast.string_type = ((const uint8_t *)narrow)[5];
  for (unsigned i = 0; i < 5; i++)
    if (((const uint8_t *)probe[PROBE_NO_STRING + i])[5] == fast.string_type) return false;
  uintptr_t word;
  memcpy(&word, (const char *)rope + 8, sizeof word);
  if (((const uint8_t *)rope)[5] != fast.string_type || !(word & 1)) return false;
  JSStringRelease(JSValueToStringCopy(ctx, rope, NULL)); /* resolves the rope in place */
  return test_string(narrow, "eddy \xe9 text", 11, true) &&
         test_string(wide, u"wide Ж", 6, false) &&
         test_string(rope, "abcdefghijklmnopabcdefghijklmnop", 32, true);
}

/* Makes a string as engine/draft.c does: the API's cell, our StringImpl in place of its own, which
 * must be one that nobody else holds. */
static bool test_string_make(JSContextRef ctx, fast_string_create create, const void *chars,
                             uint32_t len, bool is_8bit) {
  JSStringRef two = JSStringCreateWithUTF8CString("xx");
  JSValueRef v = JSValueMakeString(ctx, two), other = JSValueMakeString(ctx, two);
  JSStringRelease(two);
  if (v == other || !test_string(v, "xx", 2, true) || !test_string(other, "xx", 2, true))
    return false;
  uint32_t **slot = (uint32_t **)v + 1, *old = *slot, *impl = NULL;
  if (*old != FAST_STRING_REF || old == ((uint32_t **)other)[1]) return false;
  struct fast_span span = {NULL, 0};
  create(&impl, len, &span);
  if (!impl || *impl != FAST_STRING_REF || !span.data || span.len != len) return false;
  memcpy(span.data, chars, len * (is_8bit ? 1 : 2));
  *slot = impl;
  fast.string_destroy(old);
  return test_string(v, chars, len, is_8bit);
}

static bool test_strings_make(JSContextRef ctx) {
  if (!fast.strings || !fast.string_create_8bit || !fast.string_create_16bit ||
      !fast.string_destroy)
    return false;
  return test_string_make(ctx, fast.string_create_8bit, "caf\xe9", 4, true) &&
         test_string_make(ctx, fast.string_create_16bit, u"wide \x0416", 6, false);
}

/* A Uint8Array cell: words 2, 3 = data (offset included), length; a mode byte tells how its storage
 * is kept.  The modes of plain arrays are learned from arrays whose bytes are known; arrays over
 * resizable buffers have other modes and are left to the C API. */
static bool learn_bytes(JSValueRef v, int at, unsigned len) {
  const uint8_t *cell = (const uint8_t *)v;
  const uint8_t *data;
  size_t got;
  memcpy(&data, cell + 16, 8);
  memcpy(&got, cell + 24, 8);
  if (cell[5] != fast.uint8_type || got != len) return false;
  for (unsigned i = 0; i < len; i++)
    if (data[i] != (i == len - 1 ? 9 : 7)) return false;
  fast.uint8_mode[at] = cell[FAST_MODE_OFFSET];
  return true;
}

static bool test_bytes(JSContextRef ctx) {
  JSValueRef probe[BYTES_COUNT];
  if (!fast.values || !make_probes(ctx, bytes_script, probe, BYTES_COUNT)) return false;
  for (unsigned i = 0; i < BYTES_COUNT; i++)
    if (bits(probe[i]) & FAST_NOT_CELL) return false;
  fast.uint8_type = ((const uint8_t *)probe[BYTES_SMALL])[5];
  if (((const uint8_t *)probe[BYTES_INT8])[5] == fast.uint8_type) return false;
  bool ok = learn_bytes(probe[BYTES_SMALL], 0, 10) && learn_bytes(probe[BYTES_LONG], 1, 5000) &&
            learn_bytes(probe[BYTES_VIEW], 2, 40);
  return ok && !fast_is_plain_mode(((const uint8_t *)probe[BYTES_MOVING])[FAST_MODE_OFFSET]);
}

bool fast_bytes_test(JSContextRef ctx) {
  pthread_mutex_lock(&init_lock);
  if (!fast.is_bytes_tested) {
    fast.bytes = test_bytes(ctx);
    LOG(ENGINE, "fast: bytes %d", fast.bytes);
    __atomic_store_n(&fast.is_bytes_tested, true, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&init_lock);
  return fast.bytes;
}

static uint64_t probe_host(void *global, uint64_t *frame) {
  if ((uint32_t)frame[4] != 3 || frame[6] != (FAST_NUMBER_TAG | 7)) return FAST_UNDEFINED;
  return frame[7]; /* the second argument comes back */
}

static bool test_host_functions(JSContextGroupRef group, JSContextRef ctx) {
  if (!fast.values || !fast.function_create || !fast.throw_exception) return false;
  JSStringRef name = JSStringCreateWithUTF8CString("probe");
  void *impl = ((void **)name)[1];
  JSObjectRef fn = fast.function_create((void *)group, (void *)ctx, 2, &impl, (void *)probe_host, 0,
                                        0, (void *)probe_host, NULL);
  JSStringRelease(name);
  JSValueRef argv[] = {JSValueMakeNumber(ctx, 7), JSValueMakeNumber(ctx, 11)}, exc = NULL;
  if (!fn || !JSValueIsObject(ctx, fn)) return false;
  JSValueRef got = JSObjectCallAsFunction(ctx, fn, NULL, 2, argv, &exc);
  return !exc && got == argv[1];
}

static void find_symbols(void) {
  fast.drain_microtasks = (void (*)(void *))dlsym(RTLD_DEFAULT, "_ZN3JSC2VM15drainMicrotasksEv");
  *(void **)&fast.throw_exception =
      dlsym(RTLD_DEFAULT, "_ZN3JSC2VM14throwExceptionEPNS_14JSGlobalObjectENS_7JSValueE");
  *(void **)&fast.function_create =
      dlsym(RTLD_DEFAULT,
            "_ZN3JSC10JSFunction6createERNS_2VMEPNS_14JSGlobalObjectEjRKN3WTF6StringENS5_"
            "11FunctionPtrILNS5_6PtrTagE1EFlS4_PNS_9CallFrameEELNS5_18FunctionAttributesE2EEEN"
            "S_24ImplementationVisibilityENS_9IntrinsicESF_PKNS_6DOMJIT9SignatureE");
  *(void **)&fast.string_create_8bit = dlsym(
      RTLD_DEFAULT, "_ZN3WTF10StringImpl19createUninitializedEmRSt4spanIhLm18446744073709551615EE");
  *(void **)&fast.string_create_16bit =
      dlsym(RTLD_DEFAULT,
            "_ZN3WTF10StringImpl19createUninitializedEmRSt4spanIDsLm18446744073709551615EE");
  *(void **)&fast.string_destroy = dlsym(RTLD_DEFAULT, "_ZN3WTF10StringImpl7destroyEPS0_");
}

static void init_once(JSContextGroupRef group, JSContextRef ctx) {
  if (!fast_is_allowed() || sizeof(void *) != 8) return;
  find_symbols();
  JSValueRef probe[PROBE_COUNT];
  if (!make_probes(ctx, probe_script, probe, PROBE_COUNT)) {
    fast = (struct fast){0};
    return;
  }
  fast.values = test_values(ctx, probe);
  fast.strings = test_strings(ctx, probe);
  if (!test_strings_make(ctx)) fast.string_create_8bit = fast.string_create_16bit = NULL;
  if (!test_host_functions(group, ctx)) fast.function_create = NULL;
  LOG(ENGINE, "fast: values %d strings %d string_make %d host_functions %d drain %d", fast.values,
      fast.strings, !!fast.string_create_8bit, !!fast.function_create, !!fast.drain_microtasks);
}

void fast_init(JSContextGroupRef group, JSContextRef ctx) {
  pthread_mutex_lock(&init_lock);
  if (!is_done) init_once(group, ctx);
  is_done = true;
  pthread_mutex_unlock(&init_lock);
}
