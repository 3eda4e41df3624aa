/* fast_end — ends a script in the middle of what it does, and only that script.
 *
 * The C API's way (the callback of JSContextGroupSetExecutionTimeLimit returns true) leaves a mark
 * in the virtual machine that ends every later entry, too, until the outermost one is over; and our
 * outermost entry is the whole program.  So the callback returns false and throws what the engine
 * itself would: its exception that no `catch` sees.  Two exported functions of the engine.
 *
 * Threads: the env's own, inside that callback. */
#pragma once

#include "engine/env.h"

/* Whether the engine has these functions.  They are no speed-up: EDDY_ENGINE_FAST does not count. */
bool fast_end_is_known(void);

/* Unwinds the running script to the call from C that started it, which gets an exception.
 * Only when fast_end_is_known(). */
void fast_end_script(struct env *env, JSContextRef ctx);
