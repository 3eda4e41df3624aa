#include "engine/fast_cell.h"

#include <pthread.h>
#include <string.h>

#include "base/log.h"
#include "engine/fast.h"
#include "engine/value.h"

#define ITERATOR_FIRST 2 /* words */
#define ITERATOR_WORDS 4

/* ORDER: the script below. */
enum probe {
  PROBE_OBJECT,
  PROBE_OTHER_OBJECT,
  PROBE_ARRAY,
  PROBE_MAP,
  PROBE_SET,
  PROBE_DATE,
  PROBE_PENDING,
  PROBE_FULFILLED,
  PROBE_REJECTED,
  PROBE_VALUE, /* of both promises, target of the proxy */
  PROBE_PROXY,
  PROBE_HANDLER,
  PROBE_REVOKED,
  PROBE_MAP_ITERATOR, /* stands at the second of three entries */
  PROBE_MAP_FRESH,    /* of another map, of another kind */
  PROBE_CHECK,        /* function (fresh, iterator, want) -> whether both yield that */
  PROBE_SET_ITERATOR,
  PROBE_SET_FRESH,
  PROBE_LIST, /* two of one structure, three of others */
  PROBE_SAME_LIST,
  PROBE_NAMED_LIST,
  PROBE_OTHER_CLASS,
  PROBE_BYTES,
  PROBE_COUNT
};

static const char probe_script[] =
    "(function () {"
    "  var value = {}, handler = {}, rejected = Promise.reject(value);"
    "  rejected.then(undefined, function () {});"
    "  var revocable = Proxy.revocable({}, {}); revocable.revoke();"
    "  var map = new Map([[1, 2], [3, 4], [5, 6]]), at = map.entries(); at.next();"
    "  var set = new Set([1, 2, 3]), setAt = set.values(); setAt.next();"
    "  function rest(iterator) { return JSON.stringify(Array.from(iterator)); }"
    "  function check(fresh, iterator, want) {"
    "    return rest(fresh) === want && rest(iterator) === want; }"
    "  var named = ['a'], other = ['a']; named.x = 1; Object.setPrototypeOf(other, map);"
    "  return [value, handler, [], map, set, new Date(0),"
    "    new Promise(function () {}), Promise.resolve(value), rejected, value,"
    "    new Proxy(value, handler), handler, revocable.proxy,"
    "    at, new Map().keys(), check, setAt, new Set().values(),"
    "    ['a'], ['b', 'c'], named, other, new Uint8Array(3)];"
    "})()";

static pthread_mutex_t init_lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_done;
static unsigned usable;

/* Fills `probe`, whose values the caller's stack keeps alive.  false: the script failed. */
static bool make_probes(JSContextRef ctx, JSValueRef *probe) {
  JSStringRef s = JSStringCreateWithUTF8CString(probe_script);
  JSValueRef array = JSEvaluateScript(ctx, s, NULL, NULL, 1, NULL);
  JSStringRelease(s);
  if (!array || !JSValueIsObject(ctx, array)) return false;
  for (unsigned i = 0; i < PROBE_COUNT; i++) {
    probe[i] = JSObjectGetPropertyAtIndex(ctx, (JSObjectRef)array, i, NULL);
    if (!probe[i] || !JSValueIsObject(ctx, probe[i])) return false;
  }
  return true;
}

static bool test_type(const JSValueRef *probe) {
  unsigned object = fast_cell_type(probe[PROBE_OBJECT]);
  if (object != fast_cell_type(probe[PROBE_OTHER_OBJECT])) return false;
  for (unsigned i = PROBE_ARRAY; i <= PROBE_PENDING; i++)
    for (unsigned j = PROBE_OBJECT; j < i; j++)
      if (j != PROBE_OTHER_OBJECT && fast_cell_type(probe[i]) == fast_cell_type(probe[j]))
        return false;
  return fast_cell_type(probe[PROBE_PENDING]) == fast_cell_type(probe[PROBE_FULFILLED]);
}

static unsigned promise_state(JSValueRef promise) {
  return (unsigned)(js_bits(fast_cell_word(promise, 2)) & 3);
}

static bool test_promise(const JSValueRef *probe) {
  return promise_state(probe[PROBE_PENDING]) == 0 && promise_state(probe[PROBE_FULFILLED]) == 1 &&
         promise_state(probe[PROBE_REJECTED]) == 2 &&
         fast_cell_word(probe[PROBE_FULFILLED], 3) == probe[PROBE_VALUE] &&
         fast_cell_word(probe[PROBE_REJECTED], 3) == probe[PROBE_VALUE];
}

static bool test_proxy(const JSValueRef *probe) {
  return fast_cell_word(probe[PROBE_PROXY], 2) == probe[PROBE_VALUE] &&
         fast_cell_word(probe[PROBE_PROXY], 3) == probe[PROBE_HANDLER] &&
         js_bits(fast_cell_word(probe[PROBE_REVOKED], 3)) == FAST_NULL;
}

static bool agree(JSContextRef ctx, const JSValueRef *probe, JSValueRef fresh, JSValueRef iterator,
                  const char *want) {
  fast_cell_copy_iterator(fresh, iterator);
  JSStringRef text = JSStringCreateWithUTF8CString(want);
  JSValueRef exc = NULL, args[] = {fresh, iterator, JSValueMakeString(ctx, text)};
  JSStringRelease(text);
  JSValueRef got =
      JSObjectCallAsFunction(ctx, (JSObjectRef)(uintptr_t)probe[PROBE_CHECK], NULL, 3, args, &exc);
  return !exc && got && JSValueToBoolean(ctx, got);
}

static bool test_iterator(JSContextRef ctx, const JSValueRef *probe) {
  unsigned type = fast_cell_type(probe[PROBE_MAP_ITERATOR]);
  return type == fast_cell_type(probe[PROBE_MAP_FRESH]) &&
         fast_cell_type(probe[PROBE_SET_ITERATOR]) == fast_cell_type(probe[PROBE_SET_FRESH]) &&
         type != fast_cell_type(probe[PROBE_SET_ITERATOR]) &&
         agree(ctx, probe, probe[PROBE_MAP_FRESH], probe[PROBE_MAP_ITERATOR], "[[3,4],[5,6]]") &&
         agree(ctx, probe, probe[PROBE_SET_FRESH], probe[PROBE_SET_ITERATOR], "[2,3]");
}

static bool test_structure(const JSValueRef *probe) {
  uint32_t list = fast_cell_structure(probe[PROBE_LIST]);
  if (list != fast_cell_structure(probe[PROBE_SAME_LIST])) return false;
  for (unsigned i = PROBE_NAMED_LIST; i < PROBE_COUNT; i++)
    if (list == fast_cell_structure(probe[i])) return false;
  return true;
}

static unsigned run_tests(JSContextRef ctx) {
  JSValueRef probe[PROBE_COUNT];
  if (!fast.values || !fast_is_allowed() || !make_probes(ctx, probe) || !test_type(probe)) return 0;
  return FAST_CELL_TYPE | (test_promise(probe) ? FAST_CELL_PROMISE : 0) |
         (test_proxy(probe) ? FAST_CELL_PROXY : 0) |
         (test_iterator(ctx, probe) ? FAST_CELL_ITERATOR : 0) |
         (test_structure(probe) ? FAST_CELL_STRUCTURE : 0);
}

unsigned fast_cell_init(struct env *env) {
  pthread_mutex_lock(&init_lock);
  if (!is_done) {
    usable = run_tests(env->ctx);
    is_done = true;
    LOG(ENGINE, "cells: %#x", usable);
  }
  pthread_mutex_unlock(&init_lock);
  return usable;
}

/* The collector needs no word of this: `to` is younger than what it now points at, and `from` keeps
 * that alive. */
void fast_cell_copy_iterator(JSValueRef to, JSValueRef from) {
  const JSValueRef *source = (const JSValueRef *)from + ITERATOR_FIRST;
  memcpy((JSValueRef *)to + ITERATOR_FIRST, source, ITERATOR_WORDS * sizeof *source);
}
