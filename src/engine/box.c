#include "engine/box.h"

#include <pthread.h>

#include "base/mem.h"
#include "engine/jsc_extra.h"
#include "engine/value.h"

#define REPORT_MIN (16u << 10) /* bytes that are worth telling the collector of */

struct box {
  const struct box_kind *kind;
  void *ptr;
};

static void finalize(JSObjectRef object) {
  struct box *b = JSObjectGetPrivate(object);
  if (b && b->ptr) b->kind->free(b->ptr);
  mem_free(b);
}

static JSClassRef class_of(struct box_kind *kind) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  JSClassRef class = __atomic_load_n(&kind->class, __ATOMIC_ACQUIRE);
  if (class) return class;
  pthread_mutex_lock(&lock);
  if (!kind->class) {
    JSClassDefinition def = kJSClassDefinitionEmpty;
    def.className = kind->name;
    def.attributes = kJSClassAttributeNoAutomaticPrototype;
    def.finalize = finalize;
    __atomic_store_n(&kind->class, JSClassCreate(&def), __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&lock);
  return kind->class;
}

JSObjectRef box_new(struct env *env, struct box_kind *kind, void *p, size_t bytes) {
  struct box *b = mem_alloc(sizeof *b);
  *b = (struct box){kind, p};
  JSObjectRef object = JSObjectMake(env->ctx, class_of(kind), b);
  if (bytes >= REPORT_MIN) JSReportExtraMemoryCost(env->ctx, bytes);
  return object;
}

static struct box *open_box(struct env *env, const struct box_kind *kind, JSValueRef v) {
  JSClassRef class = __atomic_load_n(&kind->class, __ATOMIC_ACQUIRE);
  if (!class || !js_is_object(env, v) || !JSValueIsObjectOfClass(env->ctx, v, class)) return NULL;
  return JSObjectGetPrivate((JSObjectRef)v);
}

void *box_get(struct env *env, const struct box_kind *kind, JSValueRef v) {
  struct box *b = open_box(env, kind, v);
  return b ? b->ptr : NULL;
}

void *box_take(struct env *env, const struct box_kind *kind, JSValueRef v) {
  struct box *b = open_box(env, kind, v);
  if (!b) return NULL;
  void *p = b->ptr;
  b->ptr = NULL;
  return p;
}
