/* bind_vm — internalBinding('vm'): contexts with globals of their own, and scripts that run in one,
 * for a limited time.  Public face: lib/node/vm.js.
 *
 * A context lives as long as JavaScript holds its global object: nothing here retains it.  The
 * handle that names it to these functions is kept beside that object by lib/internal/vm/context.js.
 *
 * The engine has one limit of time for the whole group, counted in the thread's CPU time.  So the
 * runs under way that have a limit are a list, the limit is set for the nearest of them, and its
 * callback asks the clock. */
#include <signal.h>
#include <time.h>

#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/fast_end.h"
#include "engine/jsc_extra.h"
#include "engine/string.h"
#include "engine/turn.h"

/* While SIGINT may end a run: how often the engine asks, in seconds. */
#define SIGINT_PERIOD 0.02
/* The least limit that is set: an overdue outer run ends soon after its inner one did. */
#define SOONEST  0.001
#define NO_LIMIT 1e6

enum vm_end { VM_ENDED, VM_TIMED_OUT, VM_INTERRUPTED }; /* ORDER: lib/internal/vm/run.js */

struct vm_limit {
  struct vm_limit *outer;
  double deadline; /* seconds of the monotonic clock; 0: none */
  bool breaks_on_sigint;
  enum vm_end end;
};

struct vm_state {
  JSClassRef handle_class;
  struct vm_limit *limits; /* innermost first */
  enum vm_end last_end;    /* of the last run that had a limit */
  bool is_making;          /* a context is being made: nothing may end that */
};

static volatile sig_atomic_t was_interrupted; /* SIGINT came during a run that it may end */

static double now(void) {
  struct timespec ts;
  clock_gettime(CLOCK_MONOTONIC, &ts);
  return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

static struct vm_state *state_of(struct env *env) {
  return env->bind[BIND_VM];
}

/* ---- limits --------------------------------------------------------------------------------- */

static bool should_end(JSContextRef ctx, void *data);

static void arm(struct env *env) {
  double wait = 0;
  for (struct vm_limit *l = state_of(env)->limits; l; l = l->outer) {
    double left = l->deadline ? l->deadline - now() : INFINITY;
    if (l->breaks_on_sigint && left > SIGINT_PERIOD) left = SIGINT_PERIOD;
    if (left < SOONEST) left = SOONEST;
    if (!wait || left < wait) wait = left;
  }
  /* No limit is a far one: the engine's own way to clear it drops the callback, and a check that
   * is due by then ends what runs. */
  JSContextGroupSetExecutionTimeLimit(env->group, wait ? wait : NO_LIMIT, should_end, env);
}

static enum vm_end why_end(const struct vm_limit *l) {
  if (l->end) return l->end;
  if (l->breaks_on_sigint && was_interrupted) return VM_INTERRUPTED;
  return l->deadline && now() >= l->deadline ? VM_TIMED_OUT : VM_ENDED;
}

/* The engine asks, in the middle of a script: fast_end.h says why the answer is always false. */
static bool should_end(JSContextRef ctx, void *data) {
  struct env *env = data;
  bool ends = false;
  if (state_of(env)->is_making) return false;
  for (struct vm_limit *l = state_of(env)->limits; l; l = l->outer) {
    l->end = why_end(l);
    if (l->end) ends = true;
  }
  if (ends) fast_end_script(env, ctx);
  else arm(env);
  return false;
}

static void on_sigint(int signal) {
  was_interrupted = 1;
}

struct vm_run {
  struct vm_limit limit;
  struct sigaction old_sigint;
  bool has_limit;
};

static void run_begin(struct env *env, struct vm_run *r, double timeout_ms, bool breaks_on_sigint) {
  struct vm_state *s = state_of(env);
  *r = (struct vm_run){.has_limit = timeout_ms > 0 || breaks_on_sigint};
  if (!r->has_limit) return;
  r->limit.outer = s->limits;
  r->limit.deadline = timeout_ms > 0 ? now() + timeout_ms / 1000 : 0;
  r->limit.breaks_on_sigint = breaks_on_sigint;
  if (breaks_on_sigint) {
    struct sigaction action = {.sa_handler = on_sigint};
    was_interrupted = 0;
    sigaction(SIGINT, &action, &r->old_sigint);
  }
  s->limits = &r->limit;
  arm(env);
}

static void run_end(struct env *env, struct vm_run *r) {
  struct vm_state *s = state_of(env);
  s->last_end = VM_ENDED;
  if (!r->has_limit) return;
  s->last_end = why_end(&r->limit);
  s->limits = r->limit.outer;
  if (r->limit.breaks_on_sigint) sigaction(SIGINT, &r->old_sigint, NULL);
  arm(env);
}

/* ---- contexts ------------------------------------------------------------------------------- */

/* makeContext(onRejection) -> [handle, global object]; the handle is good while the object lives */
JS_NATIVE(vm_make_context) {
  struct env *env = c->env;
  struct vm_state *s = state_of(env);
  s->is_making = true; /* the engine runs code of its own then, and aborts when that is ended */
  JSGlobalContextRef made = JSGlobalContextCreateInGroup(env->group, NULL);
  s->is_making = false;
  if (s->limits) arm(env); /* one that was met meanwhile is met again */
  if (!made) return throw_error(c, "the engine makes no more contexts");
  JSValueRef pair[] = {
      JSObjectMake(env->ctx, state_of(env)->handle_class, made),
      JSContextGetGlobalObject(made),
  };
  JSObjectRef result = js_array(env, ARRAY_COUNT(pair), pair);
  if (c->argc > 0 && js_is_object(env, c->argv[0]))
    JSGlobalContextSetUnhandledRejectionCallback(made, (JSObjectRef)c->argv[0], &c->exc);
  JSGlobalContextRelease(made);
  return result;
}

static JSGlobalContextRef context_arg(struct js_call *c, unsigned i) {
  if (c->argc <= i || !js_is_object(c->env, c->argv[i]))
    return JSContextGetGlobalContext(c->env->ctx);
  JSObjectRef handle = (JSObjectRef)c->argv[i];
  if (!JSValueIsObjectOfClass(c->env->ctx, handle, state_of(c->env)->handle_class))
    return JSContextGetGlobalContext(c->env->ctx);
  return JSObjectGetPrivate(handle);
}

/* forbidEval(handle, message): eval and Function throw from here on */
JS_NATIVE(vm_forbid_eval) {
  JSGlobalContextRef ctx = context_arg(c, 0);
  JSStringRef text = c->argc > 1 ? JSValueToStringCopy(c->ctx, c->argv[1], &c->exc) : NULL;
  if (!text) return js_undefined(c->env);
  JSGlobalContextSetEvalEnabled(ctx, false, text);
  JSStringRelease(text);
  return js_undefined(c->env);
}

/* ---- scripts -------------------------------------------------------------------------------- */

struct vm_source {
  JSStringRef text, url;
  int line;
};

/* Arguments i (text), i + 1 (name), i + 2 (number of the first line).  false: c->exc is set */
static bool source_open(struct js_call *c, unsigned i, struct vm_source *source) {
  *source = (struct vm_source){0};
  if (c->argc < i + 3) {
    throw_type(c, "a text, its name and a line are needed");
    return false;
  }
  source->text = JSValueToStringCopy(c->ctx, c->argv[i], &c->exc);
  if (source->text) source->url = JSValueToStringCopy(c->ctx, c->argv[i + 1], &c->exc);
  source->line = js_to_int(c->env, c->argv[i + 2]);
  return source->url != NULL;
}

static void source_close(struct vm_source *source) {
  if (source->text) JSStringRelease(source->text);
  if (source->url) JSStringRelease(source->url);
}

/* check(text, url, line): throws the SyntaxError that parsing it gives */
JS_NATIVE(vm_check) {
  struct vm_source source;
  if (source_open(c, 0, &source))
    JSCheckScriptSyntax(c->env->ctx, source.text, source.url, source.line, &c->exc);
  source_close(&source);
  return js_undefined(c->env);
}

/* evaluate(handle | undefined, text, url, line, timeoutMs, breaksOnSigint, runsJobs)
 *   -> completion value; throws what the script throws.  When endOfLast() is not 0 the script was
 * ended, and undefined comes back. */
JS_NATIVE(vm_evaluate) {
  struct env *env = c->env;
  struct vm_source source;
  JSValueRef result = NULL;
  bool is_limited =
      c->argc > 5 && (js_to_double(env, c->argv[4]) > 0 || js_to_bool(env, c->argv[5]));
  if (is_limited && !fast_end_is_known()) return throw_error(c, "this engine can't end a script");
  if (source_open(c, 1, &source)) {
    bool runs_jobs = c->argc > 6 && js_to_bool(env, c->argv[6]);
    struct vm_run run;
    JSGlobalContextRef ctx = context_arg(c, 0);
    run_begin(env, &run, c->argc > 4 ? js_to_double(env, c->argv[4]) : 0,
              c->argc > 5 && js_to_bool(env, c->argv[5]));
    result = JSEvaluateScript(ctx, source.text, NULL, source.url, source.line, &c->exc);
    run_end(env, &run);
    if (state_of(env)->last_end) c->exc = NULL;
    else if (runs_jobs) turn_run_jobs(env); /* without a limit: the engine can't end a job */
  }
  source_close(&source);
  return result && !c->exc ? result : js_undefined(env);
}

/* endOfLast() -> how the last evaluate ended: enum vm_end */
JS_NATIVE(vm_end_of_last) {
  return js_int(c->env, (int)state_of(c->env)->last_end);
}

/* memory() -> bytes of the engine's heap that are in use */
JS_NATIVE(vm_memory) {
  JSObjectRef stats = JSGetMemoryUsageStatistics(c->env->ctx);
  return js_get(c->env, stats, "heapSize");
}

static const struct native natives[] = {
    NATIVE("makeContext", 1, vm_make_context),
    NATIVE("forbidEval", 2, vm_forbid_eval),
    NATIVE("check", 3, vm_check),
    NATIVE("evaluate", 7, vm_evaluate),
    NATIVE("endOfLast", 0, vm_end_of_last),
    NATIVE("memory", 0, vm_memory),
};

static void on_end(void *p) {
  struct vm_state *s = p;
  JSClassRelease(s->handle_class);
  mem_free(s);
}

void bind_vm_init(struct env *env, JSObjectRef target) {
  struct vm_state *s = mem_zalloc(sizeof *s);
  JSClassDefinition def = kJSClassDefinitionEmpty;
  def.className = "VmContext";
  s->handle_class = JSClassCreate(&def);
  env->bind[BIND_VM] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
