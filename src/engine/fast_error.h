/* fast_error — a word with JavaScript before an error's `stack` is first looked at.
 *
 * The engine fills in `stack` (with `line`, `column`, `sourceURL`) on first touch, in its own
 * format and for every error, engine-thrown ones included.  Programs for Node expect V8's format,
 * made lazily, with Error.prepareStackTrace.  So five entries of the engine's class table for
 * errors are replaced: each wrapper looks whether this error has been filled in, and if not calls
 * `convert(error)` first, once. What convert does is lib/internal/boot/stack.js' business.
 *
 * Nothing is taken on trust: the table is an exported symbol, its layout is checked by neighbours
 * that are exported too; the "filled in" bit and the property names are learned from probes; errors
 * are converted on trial.  When anything is not as expected the entries are put back and
 * fast_error_start says false: the caller wraps the constructors instead.
 *
 * Creating an error costs nothing extra.  Off under EDDY_ENGINE_FAST=0.
 * Threads: patch once, before the first VM; start and stop per thread that has one. */
#pragma once

#include <JavaScriptCore/JavaScript.h>

#include "base/defs.h"

/* Before the first context of the process; later calls do nothing. */
void fast_error_patch(void);

/* For the VM of the calling thread; under JSLock, after fast_error_patch.  `convert` is kept alive
 * until fast_error_stop; it gets an error whose `stack` it can read as the engine wrote it
 * (undefined: there is none), and must not throw.  An error that convert throws for is asked for
 * again at its next touch. Returns false when the engine is not as expected; nothing is converted
 * then. */
MUST_USE bool fast_error_start(JSContextRef ctx, JSObjectRef convert);

/* Before the thread's last context is released. */
void fast_error_stop(void);
