#include "engine/fast_jobs.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

#include "base/mem.h"
#include "engine/fast.h"
#include "engine/pin.h"
#include "engine/value.h"

/* A queued task, as far as it matters here. */
enum { TASK_GLOBAL = 2, TASK_FUNCTION = 3, TASK_ARGS = 4, TASK_WORDS = 8 };
enum { TYPE_BYTE = 5 };                       /* of a cell */
enum { FIRST_PROPERTY = 2 };                  /* word of an object literal */
enum { CLOSURE_FIRST = 1, CLOSURE_LAST = 3 }; /* words of a closure that may say what its text is */

/* JSC::MicrotaskQueue::enqueue(JSC::QueuedTask&&), ours; the linker binds the library's own calls
 * to it. */
EXPORT void
fast_jobs_on_enqueue(void *queue,
                     uint64_t *task) __asm__("_ZN3JSC14MicrotaskQueue7enqueueEONS_10QueuedTaskE");

typedef void (*enqueue_fn)(void *queue, uint64_t *task);

static enqueue_fn enqueue_original;
static pthread_once_t once = PTHREAD_ONCE_INIT;

struct jobs {
  struct env *env;
  struct js_pin context, set_frame;
  uint64_t global;
  uint64_t restore_text; /* what closures made like restore have in restore_word */
  unsigned restore_word;
  uint8_t function_type;           /* JSType byte of a closure */
  unsigned handler_arg, value_arg; /* words of a task that runs a reaction */
  bool is_after_restore;           /* the last job queued is a restore ... */
  uint64_t restored_value;         /* ... for a promise with this value */
};

static __thread struct jobs *following;            /* NULL: jobs are passed on as they are */
static __thread uint64_t (*recording)[TASK_WORDS]; /* not NULL: the next task is copied here */

static void find_original(void) {
  *(void **)&enqueue_original =
      dlsym(RTLD_NEXT, "_ZN3JSC14MicrotaskQueue7enqueueEONS_10QueuedTaskE");
}

static bool is_restore(const struct jobs *j, uint64_t value) {
  if (!value || value & FAST_NOT_CELL) return false;
  const void *cell = (const void *)(uintptr_t)value;
  return ((const uint8_t *)cell)[TYPE_BYTE] == j->function_type &&
         ((const uint64_t *)cell)[j->restore_word] == j->restore_text;
}

/* Does the job have its frame from elsewhere: is it a restore, or the reaction behind one? */
static bool has_frame(struct jobs *j, const uint64_t *task) {
  bool is_behind = j->is_after_restore && task[j->value_arg] == j->restored_value;
  j->is_after_restore = is_restore(j, task[j->handler_arg]);
  j->restored_value = task[j->value_arg];
  return j->is_after_restore || is_behind;
}

void fast_jobs_on_enqueue(void *queue, uint64_t *task) {
  pthread_once(&once, find_original);
  struct jobs *j = following;
  if (UNLIKELY(recording != NULL)) {
    memcpy(recording, task, sizeof *recording);
    recording = NULL;
  } else if (UNLIKELY(j != NULL) && !has_frame(j, task)) {
    uint64_t frame = ((const uint64_t *)(const void *)j->context.obj)[FIRST_PROPERTY];
    uint64_t set[TASK_WORDS] = {0,     task[1],        j->global,      js_bits(j->set_frame.obj),
                                frame, FAST_UNDEFINED, FAST_UNDEFINED, FAST_UNDEFINED};
    enqueue_original(queue, set);
  }
  enqueue_original(queue, task);
}

/* The argument of a task that holds `value`; TASK_WORDS when none does. */
static unsigned find_arg(const uint64_t *task, JSValueRef value) {
  unsigned i = TASK_ARGS;
  while (i < TASK_WORDS && task[i] != js_bits(value)) i++;
  return i;
}

/* The word that both closures share and the other function doesn't; 0 when there is none. */
static unsigned find_text_word(const struct fast_jobs_samples *s) {
  for (unsigned i = CLOSURE_LAST; i >= CLOSURE_FIRST; i--) {
    uint64_t text = ((const uint64_t *)(const void *)s->restore[0])[i];
    if (text && !(text & FAST_NOT_CELL) &&
        text == ((const uint64_t *)(const void *)s->restore[1])[i] &&
        text != ((const uint64_t *)(const void *)s->other)[i])
      return i;
  }
  return 0;
}

static bool learn(struct env *env, struct jobs *j, const struct fast_jobs_samples *s) {
  const uint64_t *context = (const uint64_t *)(const void *)s->context;
  if (context[FIRST_PROPERTY] != js_bits(s->restore[0])) return false;
  uint64_t task[TASK_WORDS] = {0};
  recording = &task;
  JSValueRef exc = NULL;
  JSObjectCallAsFunction(env->ctx, s->probe, NULL, 0, NULL, &exc);
  bool was_recorded = !recording;
  recording = NULL;
  if (exc || !was_recorded || task[TASK_GLOBAL] != js_bits((JSValueRef)env->ctx)) return false;
  j->global = task[TASK_GLOBAL];
  j->handler_arg = find_arg(task, s->restore[0]);
  j->value_arg = find_arg(task, s->other);
  j->restore_word = find_text_word(s);
  if (j->handler_arg == TASK_WORDS || j->value_arg == TASK_WORDS || !j->restore_word) return false;
  j->function_type = ((const uint8_t *)(const void *)s->restore[0])[TYPE_BYTE];
  j->restore_text = ((const uint64_t *)(const void *)s->restore[0])[j->restore_word];
  return true;
}

static void stop(void *state) {
  struct jobs *j = state;
  following = NULL;
  js_pin_clear(j->env, &j->context);
  js_pin_clear(j->env, &j->set_frame);
  mem_free(j);
}

bool fast_jobs_follow(struct env *env, const struct fast_jobs_samples *samples) {
  if (following) return true;
  if (!fast_is_allowed() || !fast.values) return false;
  struct jobs *j = mem_zalloc(sizeof *j);
  j->env = env;
  if (!learn(env, j, samples)) {
    mem_free(j);
    return false;
  }
  js_pin_set(env, &j->context, samples->context);
  js_pin_set(env, &j->set_frame, samples->set_frame);
  env_on_end(env, stop, j);
  following = j;
  return true;
}
