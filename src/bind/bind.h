/* bind — the table of native halves: internalBinding('name') in lib/ gives what is made here.
 *
 * A binding is made on its first use, once an env.  Only files of this folder turn errors into
 * exceptions (bind/throw.h). */
#pragma once

#include "engine/native.h"
#include "engine/value.h"

/* X(id, name, init): init fills the target object.  Sorted by name. */
#define BIND_MAP(X)                                                                                \
  X(MODULE, "module", bind_module_init)                                                            \
  X(PROCESS, "process", bind_process_init)                                                         \
  X(STDIO, "stdio", bind_stdio_init)                                                               \
  X(TURN, "turn", bind_turn_init)                                                                  \
  X(UV, "uv", bind_uv_init)

enum bind_id {
#define X(id, name, init) BIND_##id,
  BIND_MAP(X)
#undef X
  BIND_COUNT
};
_Static_assert(BIND_COUNT <= ENV_BINDS, "raise ENV_BINDS");

#define X(id, name, init) void init(struct env *env, JSObjectRef target);
BIND_MAP(X)
#undef X

/* internalBinding(name): the object, made on first use; undefined for an unknown name. */
JSValueRef bind_get(struct env *env, const char *name);
