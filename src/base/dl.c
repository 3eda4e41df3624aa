#include "base/dl.h"

#include <dlfcn.h>

static int load(struct dl *lib) {
  void *handle = dlopen(lib->file, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return -1;
  for (size_t i = 0; i < lib->count; i++) {
    lib->slots[i] = dlsym(handle, lib->names[i]);
    if (!lib->slots[i]) return -1;
  }
  return 1;
}

bool dl_load(struct dl *lib) {
  int state = __atomic_load_n(&lib->state, __ATOMIC_ACQUIRE);
  if (LIKELY(state)) return state > 0;
  pthread_mutex_lock(&lib->lock);
  state = lib->state;
  if (!state) {
    state = load(lib);
    __atomic_store_n(&lib->state, state, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&lib->lock);
  return state > 0;
}

void *dl_find(struct dl *lib, const char *name) {
  void *handle = dlopen(lib->file, RTLD_NOW | RTLD_NOLOAD);
  return handle ? dlsym(handle, name) : NULL;
}
