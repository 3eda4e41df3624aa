/* cjsnames — the names that a CommonJS text will export, told from its tokens without running it.
 *
 * Node decides so which names `import { x } from './file.cjs'` may ask for; what it looks for are the
 * forms that people and compilers write:
 *
 *   exports.x =   module.exports.x =   exports["x"] =
 *   module.exports = { a, b: c, "d": e, ...require("f") }      up to the first value that is no name
 *   module.exports = require("f")                              the last one counts
 *   Object.defineProperty(exports, "x", { enumerable: true, get ... or value: ... })
 *   __export(require("f"))   __exportStar(require("f"))        TypeScript's
 *   Object.keys(f).forEach(function (k) { if (k === ... })     Babel's, f being a require
 *
 * Found at any depth.  Text and offsets are as in eslex.h.  Threads: none of its own. */
#pragma once

#include "base/defs.h"

enum { CJSNAMES_EXPORT, CJSNAMES_FROM }; /* a name (perhaps quoted); what is exported as a whole */

struct cjsnames_item {
  uint32_t start, end, kind;
};

struct cjsnames {
  struct cjsnames_item *item;
  uint32_t count, cap;
};

void cjsnames_run(struct cjsnames *out, const uint16_t *text, uint32_t len);
void cjsnames_free(struct cjsnames *out);
