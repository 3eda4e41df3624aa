/* h1_facts — what the fields of a head mean for the connection: framing, persistence, upgrade,
 * Expect, Host.  Used by h1_parse only, once a field; RFC 9112 §6, §7.1, §9; RFC 9110 §7.2, §7.8,
 * §10.1.1.
 *
 * Memory: none.  Threads: any.  Errors: E_HPE_*, with h->why set. */
#pragma once

#include "http/h1_parse.h"

/* Lengths of the names that h1_facts_field cares for, one bit a length: others need no call. */
#define H1_FACTS_LENGTHS (1u << 4 | 1u << 6 | 1u << 7 | 1u << 10 | 1u << 14 | 1u << 16 | 1u << 17)

static inline bool h1_facts_may_care(uint32_t name_len) {
  return name_len < 32 && (H1_FACTS_LENGTHS >> name_len & 1) != 0;
}

/* Takes note of one field; `value` has no white space around it.  0 or an error. */
MUST_USE int h1_facts_field(struct h1_head *h, struct slice name, struct slice value);

/* All fields are known: fills the derived members of *h.  0 or an error. */
MUST_USE int h1_facts_finish(struct h1_head *h);

/* "example.org", "[::1]:80", "": uri-host [ ":" port ] or nothing; RFC 9110 §7.2. */
bool h1_facts_is_host(struct slice value);
