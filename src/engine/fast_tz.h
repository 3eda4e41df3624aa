/* fast_tz — a new time zone takes effect at once.
 *
 * The engine forgets what it knows of the time zone at every outermost entry, by calling an
 * exported function of its own on the VM's date cache.  The program runs inside one long entry, so
 * a change of TZ would never show; and where there are many outermost entries, each pays for
 * reading the zone anew.  This file defines the function of that name, so the library's calls
 * arrive here first: it learns where the date cache is, passes on only the calls that follow a
 * change, and fast_tz_reset makes such a call when it is needed.
 *
 * A library that binds its own calls (-Bsymbolic) or has no such function never calls here; then
 * fast_tz_reset says false and the change shows at the next outermost entry: in the plain turn
 * (EDDY_PLAIN_TURN=1) at the next callback, else not before the program ends.
 * EDDY_ENGINE_FAST=0 (which implies the plain turn): all calls are passed on, false as well.
 *
 * Left as it was: a Date whose local fields have been read before keeps them, since the engine
 * stores them in the object.
 *
 * Threads: a VM is reset by its own thread; other threads' VMs notice at their next outermost
 * entry. */
#pragma once

#include "base/defs.h"

/* After TZ was changed in the environment (the caller has called tzset); inside JavaScript or not.
 */
bool fast_tz_reset(void);
