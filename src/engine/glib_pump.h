/* glib_pump — lets the engine's GLib work run on our loop.
 *
 * JavaScriptCore posts finished WebAssembly compilations, FinalizationRegistry callbacks and its
 * collection timers to the GMainContext that was the thread's default when the VM was made.  One
 * descriptor and one timer of it are watched; nothing is done in turns in which neither fires.
 * Threads: the env's. */
#pragma once

#include "engine/env.h"

/* Before the context is made; the VM binds to what is pushed here. */
MUST_USE int glib_pump_init(struct env *env);
/* After the context is made: begins to watch. */
MUST_USE int glib_pump_start(struct env *env);
void glib_pump_fini(struct env *env);
