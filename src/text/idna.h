/* idna — domain names outside ASCII: Unicode TS 46 through ICU, which is found at run time.
 *
 * Options as url.spec.whatwg.org, "Domain to ASCII" has them: non-transitional, bidi and joiner rules
 * checked; hyphens, lengths and STD3 rules not.
 * Threads: any. */
#pragma once

#include "base/buf.h"

/* Appends the ASCII form of a domain (UTF-8, not empty).  Returns 0, E_URL_INVALID when the name breaks
 * a rule or is ill-formed, -ENOSYS without ICU, -ENOMEM. */
MUST_USE int idna_to_ascii(struct buf *out, struct slice domain);

/* Appends the Unicode form of an ASCII domain; a label that breaks a rule has U+FFFD in it.
 * Returns 0, -ENOSYS, -ENOMEM. */
MUST_USE int idna_to_unicode(struct buf *out, struct slice domain);
