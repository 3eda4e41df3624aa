#include "engine/fast_throw.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

#include "engine/fast.h"
#include "engine/string.h"
#include "engine/value.h"

#define MAX_FRAMES 50

/* JSC::Exception::create(VM&, JSValue, StackCaptureAction), ours. */
EXPORT void *fast_throw_on_create(void *vm, uint64_t value, int capture) __asm__(
    "_ZN3JSC9Exception6createERNS_2VMENS_7JSValueENS0_18StackCaptureActionE");

/* A C++ object of one word that is returned in memory.  The size makes C do that, too, in whatever
 * way the processor's conventions say; only the first word is written. */
struct returned {
  void *ptr;
  void *unused[3];
};

static void *(*create_original)(void *vm, uint64_t value, int capture);
static struct returned (*call_stack_of)(JSContextRef ctx, void *exception, size_t max);
static struct returned (*object_of)(void *call_stack);
static struct returned (*json_of)(void *object);
static bool is_allowed;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static __thread struct {
  void *exception; /* protected: the VM forgets its last one earlier than reports need it */
  uint64_t value;
} last;

static void find(void) {
  *(void **)&create_original =
      dlsym(RTLD_NEXT, "_ZN3JSC9Exception6createERNS_2VMENS_7JSValueENS0_18StackCaptureActionE");
  *(void **)&call_stack_of =
      dlsym(RTLD_DEFAULT, "_ZN9Inspector34createScriptCallStackFromExceptionEPN3"
                          "JSC14JSGlobalObjectEPNS0_9ExceptionEm");
  *(void **)&object_of =
      dlsym(RTLD_DEFAULT, "_ZNK9Inspector15ScriptCallStack20buildInspectorObjectEv");
  *(void **)&json_of = dlsym(RTLD_DEFAULT, "_ZNK3WTF8JSONImpl5Value12toJSONStringEv");
  is_allowed = fast_is_allowed() && call_stack_of && object_of && json_of;
}

void *fast_throw_on_create(void *vm, uint64_t value, int capture) {
  pthread_once(&once, find);
  void *exception = create_original(vm, value, capture);
  if (is_allowed && env_current) {
    JSValueProtect(env_current->ctx, (JSValueRef)exception);
    fast_throw_forget(env_current);
    last.exception = exception;
    last.value = value;
  }
  return exception;
}

void fast_throw_forget(struct env *env) {
  if (last.exception) JSValueUnprotect(env->ctx, (JSValueRef)last.exception);
  last.exception = NULL;
}

JSValueRef fast_throw_site(struct env *env, JSValueRef error) {
  if (!is_allowed || !fast.strings || !last.exception || last.value != js_bits(error))
    return js_undefined(env);
  void *stack = call_stack_of(env->ctx, last.exception, MAX_FRAMES).ptr;
  void *object = stack ? object_of(stack).ptr : NULL;
  const char *text = object ? json_of(object).ptr : NULL;
  if (!text) return js_undefined(env);
  uint32_t len, flags; /* StringImpl: see test_string in fast.c */
  const void *data;
  memcpy(&len, text + 4, sizeof len);
  memcpy(&data, text + 8, sizeof data);
  memcpy(&flags, text + 16, sizeof flags);
  return flags & 4 ? js_str_latin1(env, data, len) : js_str_utf16(env, data, len);
}
