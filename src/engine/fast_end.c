#include "engine/fast_end.h"

#include <dlfcn.h>
#include <pthread.h>

typedef void *(*ensure_fn)(void *vm);
typedef void *(*throw_fn)(void *vm, const void *global, void *exception);

static ensure_fn ensure;
static throw_fn throw_it;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find(void) {
  ensure = (ensure_fn)dlsym(RTLD_DEFAULT, "_ZN3JSC2VM26ensureTerminationExceptionEv");
  throw_it = (throw_fn)dlsym(RTLD_DEFAULT,
                             "_ZN3JSC2VM14throwExceptionEPNS_14JSGlobalObjectEPNS_9ExceptionE");
}

bool fast_end_is_known(void) {
  pthread_once(&once, find);
  return ensure && throw_it;
}

void fast_end_script(struct env *env, JSContextRef ctx) {
  void *vm = (void *)env->group;
  throw_it(vm, ctx, ensure(vm));
}
