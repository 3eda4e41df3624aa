/* runtime — one env a thread, from boot to exit. */
#pragma once

#include "runtime/options.h"

#define RUNTIME_NODE_VERSION "v26.12.1" /* the Node whose behaviour eddy has */

/* Runs the program that `o` names on this thread, to its end.  Returns the exit code. */
int runtime_run(const struct options *o);
