/* h1_facts — what the fields of a head mean for the connection: framing, persistence, upgrade,
 * Expect, Host.  Used by h1_parse only, once a field; RFC 9112 §6, §7.1, §9; RFC 9110 §7.2, §7.8,
 * §10.1.1.
 *
 * Memory: none.  Threads: any.  Errors: E_HPE_*, with h->why set. */
#pragma once

#include "http/h1_parse.h"

/* First letters of the names that h1_facts_field cares for, by length: bit 1 is 'a' or 'A'. */
#define H1_FACTS_BIT(letter) (1u << ((letter)&31))
static const uint32_t h1_facts_first[18] = {
    [4] = H1_FACTS_BIT('h'),  [6] = H1_FACTS_BIT('e'),  [7] = H1_FACTS_BIT('u') | H1_FACTS_BIT('t'),
    [10] = H1_FACTS_BIT('c'), [14] = H1_FACTS_BIT('c'), [16] = H1_FACTS_BIT('p'),
    [17] = H1_FACTS_BIT('t'),
};

/* False for nearly all names that mean nothing here; they need no call. */
static inline bool h1_facts_may_care(struct slice name) {
  return name.len < ARRAY_COUNT(h1_facts_first) &&
         (h1_facts_first[name.len] >> (name.ptr[0] & 31) & 1) != 0;
}

/* Takes note of one field; `value` has no white space around it.  0 or an error. */
MUST_USE int h1_facts_field(struct h1_head *h, struct slice name, struct slice value);

/* All fields are known: fills the derived members of *h.  0 or an error. */
MUST_USE int h1_facts_finish(struct h1_head *h);

/* "example.org", "[::1]:80", "": uri-host [ ":" port ] or nothing; RFC 9110 §7.2. */
bool h1_facts_is_host(struct slice value);
