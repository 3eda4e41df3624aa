#include "engine/fast_jobs.h"

#include "engine/env.h"
#include "engine/jsc_extra.h"
#include "engine/value.h"
#include "unit.h"

/* The parts of lib/internal/async_context that fast_jobs knows, and a program. */
static const char set_up[] =
    "var context = { frame: undefined, tracking: false };"
    "var setFrame = (frame) => { context.frame = frame; };"
    "var makeRestore = (frame) => () => { context.frame = frame; };"
    "var value = () => {};"
    "var restore = makeRestore(undefined), other = makeRestore(undefined);"
    "var then = Promise.prototype.then;"
    "var probe = () => { then.call(Promise.resolve(value), restore, restore); };"
    "var log = [];"
    "function note(name) { log.push(name + '=' + context.frame); }"
    "context.frame = restore;";

static const char program[] =
    "context.frame = undefined;"
    "for (let i = 0; i < 3; i++) {"
    "  context.frame = i;"
    "  (async () => { await 0; note('await'); await 1; note('again'); })();"
    "  Promise.resolve({ then(f) { note('then'); f(); } });"
    /* A restore and the reaction behind it stay together; what follows has its own frame. */
    "  let settle; const p = new Promise((f) => { settle = f; });"
    "  then.call(p, makeRestore('kept'), makeRestore('kept'));"
    "  then.call(p, () => note('kept'));"
    "  settle();"
    "  (async () => { await 0; note('after'); })();"
    "}"
    "context.frame = 'outside';";

static JSValueRef run(struct env *env, const char *text) {
  JSStringRef s = JSStringCreateWithUTF8CString(text);
  JSValueRef exc = NULL, v = JSEvaluateScript(env->ctx, s, NULL, NULL, 1, &exc);
  JSStringRelease(s);
  OK(!exc);
  return v;
}

static JSObjectRef get(struct env *env, const char *name) {
  return (JSObjectRef)run(env, name);
}

static bool follow(struct env *env) {
  run(env, set_up);
  struct fast_jobs_samples samples = {.context = get(env, "context"),
                                      .set_frame = get(env, "setFrame"),
                                      .restore = {get(env, "restore"), get(env, "other")},
                                      .other = get(env, "value"),
                                      .probe = get(env, "probe")};
  return fast_jobs_follow(env, &samples);
}

/* Jobs run when the outermost lock is released. */
static void run_jobs(struct env *env) {
  JSUnlock(env->ctx);
  JSLock(env->ctx);
}

static bool is_true(struct env *env, const char *text) {
  return js_to_bool(env, run(env, text));
}

TEST(jobs_keep_the_frame_they_were_queued_in) {
  struct env env;
  EQ_INT(0, env_init(&env));
  JSLock(env.ctx);
  OK(follow(&env));
  run(&env, program);
  run_jobs(&env);
  OK(is_true(&env, "log.filter((x) => x.startsWith('await')).join() == 'await=0,await=1,await=2'"));
  OK(is_true(&env, "log.filter((x) => x.startsWith('again')).join() == 'again=0,again=1,again=2'"));
  OK(is_true(&env, "log.filter((x) => x.startsWith('then')).join() == 'then=0,then=1,then=2'"));
  OK(is_true(&env, "log.filter((x) => x == 'kept=kept').length == 3"));
  OK(is_true(&env, "log.filter((x) => x.startsWith('after')).join() == 'after=0,after=1,after=2'"));
  JSUnlock(env.ctx);
  env_fini(&env);
}

TEST(another_env_of_the_thread_starts_without) {
  for (int i = 0; i < 2; i++) {
    struct env env;
    EQ_INT(0, env_init(&env));
    JSLock(env.ctx);
    run(&env, set_up);
    run(&env, program);
    run_jobs(&env);
    OK(is_true(&env, "log.includes('await=outside') && !log.includes('await=0')"));
    if (i == 0) OK(follow(&env));
    JSUnlock(env.ctx);
    env_fini(&env);
  }
}

TEST(stays_off_where_it_is_not_allowed) {
  setenv("EDDY_ENGINE_FAST", "0", 1);
  struct env env;
  EQ_INT(0, env_init(&env));
  JSLock(env.ctx);
  OK(!follow(&env));
  JSUnlock(env.ctx);
  env_fini(&env);
}

TEST(stays_off_where_the_samples_do_not_fit) {
  struct env env;
  EQ_INT(0, env_init(&env));
  JSLock(env.ctx);
  run(&env, set_up);
  run(&env, "other = function () { return 1; };"); /* not of the same text */
  struct fast_jobs_samples samples = {.context = get(&env, "context"),
                                      .set_frame = get(&env, "setFrame"),
                                      .restore = {get(&env, "restore"), get(&env, "other")},
                                      .other = get(&env, "value"),
                                      .probe = get(&env, "probe")};
  OK(!fast_jobs_follow(&env, &samples));
  samples.probe = get(&env, "value"); /* queues nothing */
  OK(!fast_jobs_follow(&env, &samples));
  samples.context = get(&env, "({})");
  OK(!fast_jobs_follow(&env, &samples));
  JSUnlock(env.ctx);
  env_fini(&env);
}
