/* fast_throw — where the exception that nobody caught was thrown.
 *
 * The C API hands over the value that was thrown, and where that was made is all it tells; Node
 * prints the line of the `throw`.  The engine keeps it in an object around the value, which it
 * makes by an exported function.  Its own calls of that function go through the linker, so the one
 * of that name here gets them (some 100 ns of the 1000 of a throw): it
 * notes the last object and value, and keeps the object alive, since the VM drops it at its next
 * entry. For a report the object goes to an exported function of the engine's inspector, which
 * lists the frames as JSON. No layout of the engine's objects is known here but that of strings.
 *
 * Without these functions, and under EDDY_ENGINE_FAST=0, there is no site, and reports show where
 * errors were made.
 * Threads: each has its own last exception. */
#pragma once

#include "engine/env.h"

/* JSON {"callFrames": [{"functionName", "url", "lineNumber", "columnNumber"}, ...]}, nearest call
 * first, for the exception that was thrown last when its value is `error`; undefined otherwise. For
 * reports that end the process: small objects of the engine are not given back. */
JSValueRef fast_throw_site(struct env *env, JSValueRef error);

/* Lets go of the last exception; before the thread's context is released. */
void fast_throw_forget(struct env *env);
