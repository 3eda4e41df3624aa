/* bind_async — internalBinding('async'): contexts of promise jobs (engine/fast_jobs). */
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/fast_jobs.h"

/* follow(context, setFrame, restore, restore2, other, probe) -> boolean: the samples of
 * fast_jobs_follow; false: jobs have no contexts of their own */
JS_NATIVE(async_follow) {
  JSObjectRef sample[6];
  for (unsigned i = 0; i < ARRAY_COUNT(sample); i++) {
    if (i >= c->argc || !js_is_object(c->env, c->argv[i]))
      return throw_type(c, "six objects are needed");
    sample[i] = (JSObjectRef)c->argv[i];
  }
  struct fast_jobs_samples samples = {.context = sample[0],
                                      .set_frame = sample[1],
                                      .restore = {sample[2], sample[3]},
                                      .other = sample[4],
                                      .probe = sample[5]};
  return js_bool(c->env, fast_jobs_follow(c->env, &samples));
}

static const struct native natives[] = {NATIVE("follow", 6, async_follow)};

void bind_async_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
