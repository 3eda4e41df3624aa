/* builtins — the JavaScript of lib/, inside the binary.  Immutable; any thread. */
#pragma once

#include "engine/env.h"

struct builtin {
  const char *id;         /* "fs", "fs/promises", "internal/turn" */
  const char *text, *end; /* ASCII, wrapped in (function (exports, require, module, ...) {...}) */
};

extern const struct builtin builtins_table[]; /* made by tools/embed */
extern const unsigned builtins_count;
extern const char builtins_licenses[]; /* of eddy and what is bundled; UTF-8, ends with NUL */

/* NULL when there is none of that name. */
const struct builtin *builtins_find(const char *id);

/* The wrapper function of a built-in, compiled from its text in place.  NULL with *exc set when it
 * does not compile. Lock held. */
JSObjectRef builtins_compile(struct env *env, const struct builtin *b, JSValueRef *exc);
