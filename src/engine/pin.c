#include "engine/pin.h"

#include "engine/jsc_extra.h"

void js_pin_set(struct env *env, struct js_pin *pin, JSObjectRef obj) {
  JSValueProtect(env->ctx, obj);
  js_pin_clear(env, pin);
  pin->obj = obj;
  list_push_back(&env->pins, &pin->link);
}

void js_pin_clear(struct env *env, struct js_pin *pin) {
  if (!pin->obj) return;
  JSValueUnprotect(env->ctx, pin->obj);
  pin->obj = NULL;
  list_remove(&pin->link);
}
