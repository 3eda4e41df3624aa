/* url_host — hosts of URLs: domains, IPv4 and IPv6 addresses, opaque hosts.
 * url.spec.whatwg.org, "Host parsing", "Host serializing".
 *
 * Names outside ASCII, and those with "xn--", need ICU (text/idna.h); without it they are refused.
 * Threads: any. */
#pragma once

#include "base/buf.h"

/* Appends the host in its serialized form.  `is_special`: of http, ws, ftp or file, so a domain or
 * an address; else an opaque host.  `in` must not be empty when special.
 * Returns 0, E_URL_INVALID, or -ENOMEM, -EMSGSIZE; *out may have grown on errors. */
MUST_USE int url_host_parse(struct buf *out, struct slice in, bool is_special);
