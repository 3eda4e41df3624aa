/* pin — keeps a JavaScript object alive for as long as C has work for it.
 *
 * The collector looks for values on the C stack, not in our structs: whatever a struct keeps across
 * a return to the loop has a pin.  Embed it, zeroed = idle; set and clear are idempotent; a set pin
 * may be set to another object.  The env's list of pins lets env_fini drop what is left.
 * Threads: the env's own, lock held. */
#pragma once

#include "engine/env.h"

struct js_pin {
  struct list link;
  JSObjectRef obj; /* NULL: idle */
};

void js_pin_set(struct env *env, struct js_pin *pin, JSObjectRef obj);
void js_pin_clear(struct env *env, struct js_pin *pin);
