#include "engine/fast_tz.h"

#include <dlfcn.h>
#include <pthread.h>

#include "engine/fast.h"

/* JSC::DateCache::resetIfNecessarySlow(), ours; the linker binds the library's own calls to it. */
EXPORT void fast_tz_on_reset(void *date_cache) __asm__("_ZN3JSC9DateCache20resetIfNecessarySlowEv");

typedef void (*reset_fn)(void *date_cache);

static reset_fn reset_original;
static bool is_allowed;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static unsigned changes; /* of TZ in this process; atomic */

/* This thread's VM. */
static __thread void *known_cache;
static __thread unsigned seen_changes;

static void find_original(void) {
  *(void **)&reset_original = dlsym(RTLD_NEXT, "_ZN3JSC9DateCache20resetIfNecessarySlowEv");
  is_allowed = fast_is_allowed();
}

void fast_tz_on_reset(void *date_cache) {
  pthread_once(&once, find_original);
  if (!reset_original) return;
  unsigned now = __atomic_load_n(&changes, __ATOMIC_RELAXED);
  if (is_allowed && date_cache == known_cache && now == seen_changes) return;
  known_cache = date_cache;
  seen_changes = now;
  reset_original(date_cache);
}

bool fast_tz_reset(void) {
  unsigned now = __atomic_add_fetch(&changes, 1, __ATOMIC_RELAXED);
  if (!is_allowed || !known_cache) return false;
  seen_changes = now;
  reset_original(known_cache);
  return true;
}
