/* bind — the table of native halves: internalBinding('name') in lib/ gives what is made here.
 *
 * A binding is made on its first use, once an env.  Only files of this folder turn errors into
 * exceptions (bind/throw.h). */
#pragma once

#include "engine/native.h"
#include "engine/value.h"

enum bind_id {
#define X(id, name, init) BIND_##id,
#include "bind/bindings.def"
#undef X
  BIND_COUNT
};
_Static_assert(BIND_COUNT <= ENV_BINDS, "raise ENV_BINDS");

#define X(id, name, init) void init(struct env *env, JSObjectRef target);
#include "bind/bindings.def"
#undef X

/* internalBinding(name): the object, made on first use; undefined for an unknown name. */
JSValueRef bind_get(struct env *env, const char *name);
