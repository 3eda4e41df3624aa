/* error — exceptions seen from C: their text, for the rare moments when no JavaScript can print. */
#pragma once

#include "engine/env.h"

/* Writes the error's stack (or its text) to standard error.  Never fails, never throws. */
void error_print(struct env *env, JSValueRef error);
