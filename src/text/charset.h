/* charset — decoders for the encodings of old: one converter of ICU each, for input in pieces.
 *
 * Threads: a converter is used by one thread at a time.
 * Errors: negative; see each function. */
#pragma once

#include "base/buf.h"

struct charset;

/* A decoder for the encoding of that name (as ICU knows it: "big5", "windows-1251", ...).
 * is_strict: ill-formed input is an error; otherwise it becomes U+FFFD.
 * Returns 0; -ENOSYS: no ICU on this machine; -ENOENT: ICU has no such converter. */
MUST_USE int charset_open(struct charset **out, const char *name, bool is_strict);
void charset_close(struct charset *cs); /* NULL is fine */

/* Appends the UTF-16 units of `in` to `units` (two bytes each, native order).  is_last: what is
 * unfinished at the end is ill-formed, and the converter starts anew.
 * Returns 0; E_TEXT_BAD_INPUT (strict; the converter has started anew); -ENOMEM, -EMSGSIZE. */
MUST_USE int charset_decode(struct charset *cs, struct slice in, bool is_last, struct buf *units);
