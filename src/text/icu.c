#include "text/icu.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

/* Versions that are looked for: 60 is of 2017, one a year or two comes out. */
enum { FIRST = 60, LAST = 120 };

static struct {
  void *library; /* where to look: RTLD_DEFAULT, which is NULL, while the engine has it loaded */
  int version;   /* 0: none on this machine */
} icu;

static void *symbol_of(const char *name, int version) {
  char full[96];
  if (snprintf(full, sizeof full, "%s_%d", name, version) >= (int)sizeof full) return NULL;
  return dlsym(icu.library, full);
}

static void find_icu(void) {
  icu.library = RTLD_DEFAULT;
  for (int v = FIRST; v <= LAST && !icu.version; v++)
    if (symbol_of("u_getVersion", v)) icu.version = v;
  /* Without the engine (a test of this layer, say) it has to be loaded: the newest there is. */
  for (int v = LAST; v >= FIRST && !icu.version; v--) {
    char file[32];
    snprintf(file, sizeof file, "libicuuc.so.%d", v);
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library) continue;
    icu.library = library; /* for good */
    icu.version = v;
  }
}

void *icu_symbol(const char *name) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, find_icu);
  return icu.version ? symbol_of(name, icu.version) : NULL;
}
