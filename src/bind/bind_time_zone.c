/* bind_time_zone — internalBinding('time_zone'): for lib/internal/process/time_zone.js. */
#include <time.h>

#include "bind/bind.h"
#include "engine/fast_tz.h"

/* reset() -> boolean: after TZ was set or removed.  false: it shows later (engine/fast_tz.h) */
JS_NATIVE(time_zone_reset) {
  tzset();
  return js_bool(c->env, fast_tz_reset());
}

static const struct native natives[] = {NATIVE("reset", 0, time_zone_reset)};

void bind_time_zone_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
