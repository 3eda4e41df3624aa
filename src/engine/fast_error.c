#include "engine/fast_error.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/log.h"
#include "engine/fast.h"

/* The class table's entries that matter, counted from `put`.  The ones in between are exported
 * functions of the base class, which is how the table's layout is known:
 *
 *    0 put                 1 putByIndex*           2 deleteProperty
 *    3 deletePropertyByIndex*                      4 getOwnPropertySlot
 *    5 getOwnPropertySlotByIndex*                  6 getOwnPropertyNames*
 *    7 getOwnSpecialPropertyNames                  8 customHasInstance
 *    9 defineOwnProperty  10 preventExtensions*                          (* exported, checked) */
enum { T_PUT = 0, T_DELETE = 2, T_GET = 4, T_NAMES = 7, T_DEFINE = 9, T_COUNT = 11 };

#define TABLE_SEARCH 64 /* words of the class info among which the entries must be */

static const struct {
  int at;
  const char *symbol;
} neighbours[] = {
    {1, "_ZN3JSC8JSObject10putByIndexEPNS_6JSCellEPNS_14JSGlobalObjectEjNS_7JSValueEb"},
    {3, "_ZN3JSC8JSObject21deletePropertyByIndexEPNS_6JSCellEPNS_14JSGlobalObjectEj"},
    {5,
     "_ZN3JSC8JSObject25getOwnPropertySlotByIndexEPS0_PNS_14JSGlobalObjectEjRNS_12PropertySlotE"},
    {6, "_ZN3JSC8JSObject19getOwnPropertyNamesEPS0_PNS_14JSGlobalObjectERNS_"
        "17PropertyNameArrayENS_22DontEnumPropertiesModeE"},
    {10, "_ZN3JSC8JSObject17preventExtensionsEPS0_PNS_14JSGlobalObjectE"},
};

/* Base-class versions of the entries to be replaced: an entry equal to one is not the errors' own.
 */
static const struct {
  int at;
  const char *symbol;
} bases[] = {
    {T_PUT,
     "_ZN3JSC8JSObject3putEPNS_6JSCellEPNS_14JSGlobalObjectENS_12PropertyNameENS_7JSValueERNS_"
     "15PutPropertySlotE"},
    {T_DELETE, "_ZN3JSC8JSObject14deletePropertyEPNS_6JSCellEPNS_14JSGlobalObjectENS_"
               "12PropertyNameERNS_18DeletePropertySlotE"},
    {T_NAMES, "_ZN3JSC8JSObject26getOwnSpecialPropertyNamesEPS0_PNS_14JSGlobalObjectERNS_"
              "17PropertyNameArrayENS_22DontEnumPropertiesModeE"},
    {T_DEFINE,
     "_ZN3JSC8JSObject17defineOwnPropertyEPS0_PNS_14JSGlobalObjectENS_12PropertyNameERKNS_"
     "18PropertyDescriptorEb"},
};

typedef bool (*put_fn)(void *cell, void *global, void *name, uint64_t value, void *slot);
typedef bool (*delete_fn)(void *cell, void *global, void *name, void *slot);
typedef bool (*get_fn)(void *object, void *global, void *name, void *slot);
typedef void (*names_fn)(void *object, void *global, void *names, bool enumerable_only);
typedef bool (*define_fn)(void *object, void *global, void *name, const void *descriptor,
                          bool throws);

static void **table; /* NULL: not patched */
static bool is_table_readonly;
static void *original[T_COUNT];
static put_fn put_original;
static delete_fn delete_original;
static get_fn get_original;
static names_fn names_original;
static define_fn define_original;
static pthread_once_t patch_once = PTHREAD_ONCE_INIT;

/* Where an error cell has its "filled in" bit; learned once a process, from the first VM. */
#define CELL_FIRST 16 /* bytes 0..15: header and butterfly */
#define CELL_END   64
static int done_byte; /* 0: not learned */
static uint8_t done_bit;

#define NAME_COUNT 4

/* What a thread's VM needs. */
struct watch {
  JSContextRef ctx; /* NULL: wrappers pass everything on */
  JSObjectRef convert;
  JSStringRef line;
  void *names[NAME_COUNT]; /* the engine's atoms: stack, line, column, sourceURL */
  void *converting;        /* the error that convert is at work on */
  const void *probe;       /* while learning: the error whose lookups tell the names */
  void *seen;              /* the name that was looked up */
};

static __thread struct watch watch;

static bool is_filled_in(const void *cell) {
  /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): an error that JavaScript has is no NULL */
  return ((const uint8_t *)cell)[done_byte] & done_bit;
}

/* What convert is told.  ORDER: OP_ in lib/internal/stack.js */
enum op { OP_LOOK, OP_SET_STACK, OP_DELETE_STACK, OP_SET_OTHER };

static COLD void convert(struct watch *w, void *cell, int op, JSValueRef value) {
  void *outer = w->converting;
  JSValueRef exc = NULL, argv[3] = {(JSValueRef)cell, NULL, value};
  if (op != OP_LOOK) argv[1] = JSValueMakeNumber(w->ctx, op);
  w->converting = cell;
  JSObjectCallAsFunction(w->ctx, w->convert, NULL, op == OP_LOOK ? 1 : value ? 3 : 2, argv, &exc);
  w->converting = outer;
  /* No stack left for the call, for example: the next touch asks again. */
  if (exc) ((uint8_t *)cell)[done_byte] &= (uint8_t)~done_bit;
}

/* Syntax errors of `new Function` and of scripts come to life filled in.  They give themselves away
 * by an own `line`, which convert removes; an error on which the program has set one goes to
 * convert again, which knows it.  Property caches keep such reads rare. */
static bool has_line(struct watch *w, void *cell) {
  void *outer = w->converting;
  w->converting = cell;
  bool has = JSObjectHasProperty(w->ctx, (JSObjectRef)cell, w->line);
  w->converting = outer;
  return has;
}

/* The index of the name when this touch is the first of the cell, else -1. */
static inline int first_touch(struct watch *w, void *cell, const void *name) {
  if (UNLIKELY(w->probe == cell) && cell) w->seen = (void *)name;
  if (!w->ctx || w->converting == cell) return -1;
  int i = 0;
  while (i < NAME_COUNT && w->names[i] != name) i++;
  return i < NAME_COUNT && (!is_filled_in(cell) || has_line(w, cell)) ? i : -1;
}

/* Setting and deleting go to the engine first: its function sees the error as it was and tells the
 * property caches to keep off.  (Converted first, the caches would take the layout from before for
 * the one that the accessor was found in.) */
static bool put_wrapper(void *cell, void *global, void *name, uint64_t value, void *slot) {
  struct watch *w = &watch;
  int i = first_touch(w, cell, name);
  bool ok = put_original(cell, global, name, value, slot);
  if (UNLIKELY(i >= 0) && ok)
    convert(w, cell, i == 0 ? OP_SET_STACK : OP_SET_OTHER + i - 1, (JSValueRef)(uintptr_t)value);
  return ok;
}

static bool delete_wrapper(void *cell, void *global, void *name, void *slot) {
  struct watch *w = &watch;
  int i = first_touch(w, cell, name);
  bool ok = delete_original(cell, global, name, slot);
  if (UNLIKELY(i >= 0) && ok) convert(w, cell, i == 0 ? OP_DELETE_STACK : OP_LOOK, NULL);
  return ok;
}

static inline void before(void *cell, const void *name) {
  struct watch *w = &watch;
  if (UNLIKELY(first_touch(w, cell, name) >= 0)) convert(w, cell, OP_LOOK, NULL);
}

static bool get_wrapper(void *object, void *global, void *name, void *slot) {
  before(object, name);
  return get_original(object, global, name, slot);
}

/* The engine fills the error in when names that are not enumerable are asked for, too.  Should
 * a later one do so otherwise, its own properties are at least removed afterwards. */
static void names_wrapper(void *object, void *global, void *names, bool enumerable_only) {
  struct watch *w = &watch;
  if (!enumerable_only) before(object, w->names[0]);
  bool was_filled_in = is_filled_in(object);
  names_original(object, global, names, enumerable_only);
  if (UNLIKELY(w->ctx && !was_filled_in && is_filled_in(object) && w->converting != object))
    convert(w, object, OP_LOOK, NULL);
}

static bool define_wrapper(void *object, void *global, void *name, const void *descriptor,
                           bool throws) {
  before(object, name);
  return define_original(object, global, name, descriptor, throws);
}

/* ---- the table ---- */

static bool is_table_at(void *const *at) {
  for (size_t i = 0; i < ARRAY_COUNT(neighbours); i++) {
    void *want = dlsym(RTLD_DEFAULT, neighbours[i].symbol);
    if (!want || at[neighbours[i].at] != want) return false;
  }
  for (size_t i = 0; i < ARRAY_COUNT(bases); i++)
    if (at[bases[i].at] == dlsym(RTLD_DEFAULT, bases[i].symbol)) return false;
  return true;
}

/* What the library's program headers say about the table. */
struct table_query {
  void *const *entries;
  bool is_code;     /* all entries are code of one library */
  bool is_readonly; /* the loader made the table's pages read-only after relocation */
};

static bool is_in(const struct dl_phdr_info *info, const ElfW(Phdr) * p, const void *ptr) {
  uintptr_t start = info->dlpi_addr + p->p_vaddr;
  return (uintptr_t)ptr >= start && (uintptr_t)ptr < start + p->p_memsz;
}

static bool is_code_of(const struct dl_phdr_info *info, const void *ptr) {
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *p = &info->dlpi_phdr[i];
    if (p->p_type == PT_LOAD && p->p_flags & PF_X && is_in(info, p, ptr)) return true;
  }
  return false;
}

static int query_library(struct dl_phdr_info *info, size_t size, void *data) {
  struct table_query *q = data;
  if (!is_code_of(info, q->entries[1])) return 0;
  q->is_code = true;
  for (int i = 0; i < T_COUNT; i++) q->is_code = q->is_code && is_code_of(info, q->entries[i]);
  for (int i = 0; i < info->dlpi_phnum; i++)
    if (info->dlpi_phdr[i].p_type == PT_GNU_RELRO && is_in(info, &info->dlpi_phdr[i], q->entries))
      q->is_readonly = true;
  return 1;
}

static void **find_table(void) {
  void **info = dlsym(RTLD_DEFAULT, "_ZN3JSC13ErrorInstance6s_infoE");
  for (int i = 0; info && i < TABLE_SEARCH; i++) {
    if (!is_table_at(info + i)) continue;
    struct table_query q = {info + i, false, false};
    dl_iterate_phdr(query_library, &q);
    is_table_readonly = q.is_readonly;
    return q.is_code ? info + i : NULL;
  }
  return NULL;
}

static bool write_entries(void *const entries[T_COUNT]) {
  static const int at[] = {T_PUT, T_DELETE, T_GET, T_NAMES, T_DEFINE};
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)table & ~(page - 1);
  size_t len = (uintptr_t)(table + T_COUNT) - start;
  if (is_table_readonly && mprotect((void *)start, len, PROT_READ | PROT_WRITE) != 0) return false;
  for (size_t i = 0; i < ARRAY_COUNT(at); i++)
    __atomic_store_n(&table[at[i]], entries[at[i]], __ATOMIC_RELAXED);
  if (is_table_readonly) mprotect((void *)start, len, PROT_READ);
  return true;
}

static void patch(void) {
  if (!fast_is_allowed() || sizeof(void *) != 8) return;
  table = find_table();
  LOG(ENGINE, "fast_error: class table %s", table ? "found" : "not as expected");
  if (!table) return;
  memcpy(original, table, sizeof original);
  *(void **)&put_original = original[T_PUT];
  *(void **)&delete_original = original[T_DELETE];
  *(void **)&get_original = original[T_GET];
  *(void **)&names_original = original[T_NAMES];
  *(void **)&define_original = original[T_DEFINE];
  void *wrappers[T_COUNT] = {[T_PUT] = (void *)put_wrapper,
                             [T_DELETE] = (void *)delete_wrapper,
                             [T_GET] = (void *)get_wrapper,
                             [T_NAMES] = (void *)names_wrapper,
                             [T_DEFINE] = (void *)define_wrapper};
  if (!write_entries(wrappers)) table = NULL;
}

void fast_error_patch(void) {
  pthread_once(&patch_once, patch);
}

/* The originals stay callable, so a thread that is inside a wrapper comes out well. */
static void unpatch(void) {
  if (table) (void)!write_entries(original);
  table = NULL;
}

/* ---- learning and trial ---- */

/* All errors of the trial come from one plain script: 30 us more at each start, where a script an
 * error or thrown errors would take ten times that.  First those to learn the bit from: their lines
 * are 1, 2 and 4, since a bit of the line number would otherwise pass for the one that is sought;
 * so would a bit of a pointer to the stack's text, which the last two don't have.  Then one for the
 * names, then one for each way to touch an error.  The limit is set anew by whoever wants stacks.
 */
static const char trial_text[] = "[new Error('bit'),\nnew TypeError('bit'),\n\nnew Error('bit'),"
                                 "\n\n\n\nnew Error(Error.stackTraceLimit = 0),\n\nnew RangeError,"
                                 "new Error(Error.stackTraceLimit = 100), new Error('names'),"
                                 "new Error('put'), new Error('delete'), new Error('names'),"
                                 "new Error('has'), new Error('define'), new Error('get'), "
                                 "Object.getOwnPropertyNames, Object.defineProperty, "
                                 "{ value: 1, configurable: true }]";
enum {
  TRIAL_BITS = 0,
  TRIAL_BITS_END = 5,
  TRIAL_NAMES = 6,
  TRIAL_TOUCH = 7,
  TRIAL_TOUCH_END = 13,
  TRIAL_OWN_NAMES = 13,
  TRIAL_DEFINE,
  TRIAL_DESCRIPTOR,
  TRIAL_END
};

struct trial {
  JSContextRef ctx;
  JSObjectRef objects[TRIAL_END];
  JSStringRef stack, line, message;
  int hits; /* of convert */
};

static bool trial_init(struct trial *t, JSContextRef ctx) {
  JSStringRef text = JSStringCreateWithUTF8CString(trial_text);
  JSValueRef all = JSEvaluateScript(ctx, text, NULL, NULL, 1, NULL);
  JSStringRelease(text);
  *t = (struct trial){.ctx = ctx};
  for (unsigned i = 0; i < TRIAL_END; i++) {
    JSValueRef v = all ? JSObjectGetPropertyAtIndex(ctx, (JSObjectRef)all, i, NULL) : NULL;
    if (!v || !JSValueIsObject(ctx, v)) return false;
    t->objects[i] = (JSObjectRef)v; /* on the C stack, where the collector sees it */
  }
  t->stack = JSStringCreateWithUTF8CString("stack");
  t->line = JSStringCreateWithUTF8CString("line");
  t->message = JSStringCreateWithUTF8CString("message");
  return true;
}

static void trial_fini(struct trial *t) {
  if (!t->stack) return;
  JSStringRelease(t->stack);
  JSStringRelease(t->line);
  JSStringRelease(t->message);
}

static bool learn_bit(struct trial *t) {
  if (done_byte) return true;
  uint8_t set[CELL_END], fresh[CELL_END], still[CELL_END], done[CELL_END];
  memset(set, 0xff, sizeof set);
  for (int i = TRIAL_BITS; i < TRIAL_BITS_END; i++) {
    JSObjectRef error = t->objects[i];
    memcpy(fresh, error, CELL_END);
    JSObjectGetProperty(t->ctx, error, t->message, NULL);
    memcpy(still, error, CELL_END);
    JSObjectGetProperty(t->ctx, error, t->stack, NULL);
    memcpy(done, error, CELL_END);
    for (int b = CELL_FIRST; b < CELL_END; b++)
      set[b] &= (uint8_t)(~fresh[b] & ~still[b] & done[b]);
  }
  int count = 0, byte = 0;
  for (int b = CELL_FIRST; b < CELL_END; b++) {
    count += __builtin_popcount(set[b]);
    if (set[b]) byte = b;
  }
  if (count != 1) return false;
  done_bit = set[byte];
  done_byte = byte;
  return true;
}

static bool learn_names(struct trial *t, struct watch *w) {
  static const char *const texts[NAME_COUNT] = {"stack", "line", "column", "sourceURL"};
  w->probe = t->objects[TRIAL_NAMES];
  for (int i = 0; i < NAME_COUNT; i++) {
    JSStringRef name = JSStringCreateWithUTF8CString(texts[i]);
    w->seen = NULL;
    JSObjectGetProperty(t->ctx, t->objects[TRIAL_NAMES], name, NULL);
    w->names[i] = w->seen;
    JSStringRelease(name);
    for (int k = 0; k < i; k++)
      if (w->names[k] == w->names[i]) w->names[i] = NULL;
    if (!w->names[i]) break;
  }
  w->probe = NULL;
  return w->names[NAME_COUNT - 1] != NULL;
}

static struct trial *trial_now; /* under learn_lock */

/* Stands in for convert: the engine's text must be readable and its properties removable. */
static JSValueRef trial_convert(JSContextRef ctx, JSObjectRef fn, JSObjectRef self, size_t argc,
                                const JSValueRef argv[], JSValueRef *exc) {
  struct trial *t = trial_now;
  JSObjectRef error = (JSObjectRef)argv[0];
  bool has_text = JSValueIsString(ctx, JSObjectGetProperty(ctx, error, t->stack, NULL));
  if ((has_text || argc > 1) && JSObjectDeleteProperty(ctx, error, t->line, NULL)) t->hits++;
  return JSValueMakeUndefined(ctx);
}

/* One touch of each kind. */
static void touch(struct trial *t, int kind, JSObjectRef error) {
  JSValueRef one = JSValueMakeNumber(t->ctx, 1);
  JSValueRef argv[] = {error, JSValueMakeString(t->ctx, t->stack), t->objects[TRIAL_DESCRIPTOR]};
  switch (kind) {
  case 0: JSObjectSetProperty(t->ctx, error, t->stack, one, 0, NULL); break;
  case 1: JSObjectDeleteProperty(t->ctx, error, t->stack, NULL); break;
  case 2: JSObjectCallAsFunction(t->ctx, t->objects[TRIAL_OWN_NAMES], NULL, 1, argv, NULL); break;
  case 3: JSObjectHasProperty(t->ctx, error, t->line); break;
  case 4: JSObjectCallAsFunction(t->ctx, t->objects[TRIAL_DEFINE], NULL, 3, argv, NULL); break;
  default: JSObjectGetProperty(t->ctx, error, t->stack, NULL); break;
  }
}

static bool try_touches(struct trial *t, struct watch *w) {
  for (int i = TRIAL_TOUCH; i < TRIAL_TOUCH_END; i++) {
    JSObjectRef error = t->objects[i];
    t->hits = 0;
    JSObjectGetProperty(t->ctx, error, t->message, NULL);
    if (is_filled_in(error) || t->hits != 0) return false;
    touch(t, i - TRIAL_TOUCH, error);
    if (!is_filled_in(error) || t->hits != 1) return false;
    touch(t, i - TRIAL_TOUCH, error);
    if (JSObjectHasProperty(t->ctx, error, t->line) || t->hits != 1) return false;
  }
  return true;
}

static bool try_out(struct trial *t, struct watch *w) {
  trial_now = t;
  w->convert = JSObjectMakeFunctionWithCallback(t->ctx, t->stack, trial_convert);
  w->line = t->line;
  w->ctx = t->ctx;
  bool ok = try_touches(t, w);
  w->ctx = NULL;
  return ok;
}

static pthread_mutex_t learn_lock = PTHREAD_MUTEX_INITIALIZER;
static int started_count; /* threads on which it is on; under learn_lock */

bool fast_error_start(JSContextRef ctx, JSObjectRef convert_fn) {
  struct watch *w = &watch;
  struct trial t;
  *w = (struct watch){0};
  pthread_mutex_lock(&learn_lock);
  bool ok = table && trial_init(&t, ctx);
  if (ok) {
    ok = learn_bit(&t) && learn_names(&t, w) && try_out(&t, w);
    trial_now = NULL;
    trial_fini(&t);
    LOG(ENGINE, "fast_error: %s, bit 0x%02x of byte %d", ok ? "on" : "trial failed", done_bit,
        done_byte);
  }
  if (ok) started_count++;
  else if (started_count == 0) unpatch();
  pthread_mutex_unlock(&learn_lock);
  if (!ok) {
    *w = (struct watch){0};
    return false;
  }
  JSValueProtect(ctx, convert_fn);
  w->line = JSStringCreateWithUTF8CString("line");
  w->convert = convert_fn;
  w->ctx = ctx;
  return true;
}

void fast_error_stop(void) {
  struct watch *w = &watch;
  if (!w->ctx) return;
  JSValueUnprotect(w->ctx, w->convert);
  JSStringRelease(w->line);
  *w = (struct watch){0};
  pthread_mutex_lock(&learn_lock);
  started_count--;
  pthread_mutex_unlock(&learn_lock);
}
