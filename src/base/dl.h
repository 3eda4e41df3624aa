/* dl — shared libraries that are loaded when first asked for, not at start.
 *
 *   #define ZSTD_MAP(X) X(ZSTD_versionNumber) X(ZSTD_freeCCtx)
 *   static struct { ZSTD_MAP(DL_SLOT) } zstd;
 *   static const char *const names[] = {ZSTD_MAP(DL_NAME)};
 *   static struct dl lib = DL_INIT("libzstd.so.1", names, &zstd);
 *   if (!dl_load(&lib)) return -ENOSYS;
 *
 * The slots lie in the order of the names, and are function pointers of the types in the library's
 * header.  Libraries stay loaded.  Threads: any. */
#pragma once

#include <pthread.h>

#include "base/defs.h"

struct dl {
  const char *file; /* as dlopen takes it */
  const char *const *names;
  size_t count;
  void **slots;
  pthread_mutex_t lock;
  int state; /* 0: not asked yet, 1: there, -1: absent, or without one of the names */
};

#define DL_SLOT(name) __typeof__(&(name)) name;
#define DL_NAME(name) #name,
#define DL_INIT(path, list, table)                                                                 \
  { path, list, sizeof(list) / sizeof((list)[0]), (void **)(table), PTHREAD_MUTEX_INITIALIZER, 0 }

/* Is the library there, with all of its names? */
MUST_USE bool dl_load(struct dl *lib);

/* A function that only newer ones have; NULL: not there.  After a good dl_load. */
void *dl_find(struct dl *lib, const char *name);
