/* esparse — the front end: an ECMAScript source read to the end, and what has to be changed in it
 * for an engine that knows only functions.  ECMA-262 §13 to §16.
 *
 * A whole parser that builds no tree.  It finds imports and exports, import() and import.meta,
 * `await` outside of functions, `using`, and every reference to an imported name (esscope.h).
 * Changes are edits over the text's offsets; lib/internal/module/esm/build.js writes the new text,
 * which has each line's tokens on the same line.
 *
 * It takes all programs that are right.  Of those that are wrong it refuses what an edit would hide
 * from the engine; the engine, which compiles the result, refuses the rest.
 *
 *   int err = esparse_run(&out, text, len, ESPARSE_MODULE);
 *   ... out.edit[0 .. out.edits) ...
 *   esparse_free(&out);
 *
 * Threads: none of its own.  Memory: the result is the caller's until esparse_free. */
#pragma once

#include "base/defs.h"

enum esparse_goal { ESPARSE_SCRIPT, ESPARSE_MODULE };

/* ORDER: lib/internal/module/esm/build.js */
enum es_edit_kind {
  ESEDIT_REMOVE,        /* a declaration: `;` and the line ends in it stay */
  ESEDIT_STRIP,         /* `export`, `export default` before a declaration */
  ESEDIT_DEFAULT_OPEN,  /* `export default` before an expression */
  ESEDIT_DEFAULT_CLOSE, /* behind that */
  ESEDIT_DEFAULT_NAME,  /* the name that a default function lacks goes here */
  ESEDIT_META,          /* import.meta */
  ESEDIT_IMPORT,        /* `import` of import(x); arg 1: import.source, 2: import.defer */
  ESEDIT_AWAIT_OPEN,    /* `await` outside of functions; arg 1: it begins a statement */
  ESEDIT_AWAIT_CLOSE,   /* behind its operand */
  ESEDIT_SPACE,         /* behind the first sign of <!-- or --> of a module */
  ESEDIT_ARGUMENTS,     /* `arguments` outside of functions; arg 1: shorthand */
  ESEDIT_USE,           /* an imported name is read; arg: index of the import */
  ESEDIT_USE_SHORTHAND, /* the same in {name} */
  ESEDIT_USE_NEW,       /* the same right behind `new` */
  ESEDIT_USE_WRITE,     /* it is assigned, which throws */
  ESEDIT_BLOCK_OPEN,    /* the beginning of a block with `using` in it */
  ESEDIT_BLOCK_CLOSE,   /* its end; arg 1: there was an `await using` */
  ESEDIT_USING,         /* `using` or `await using`: becomes const */
  ESEDIT_USING_OPEN,  /* before its initializer; arg 1: await using, arg 2: of the module's body */
  ESEDIT_USING_CLOSE, /* behind it */
  ESEDIT_LOOP_VALUE,  /* `using x` in the head of a for-of */
  ESEDIT_LOOP_OPEN,   /* before its body; arg: index into ranges of the name, plus 2^31 if await */
};

struct es_edit {
  uint32_t start, end, kind, arg;
};

struct es_range {
  uint32_t start, end;
};

/* What is imported from where: `from "x" with { ... }`. */
struct es_request {
  struct es_range specifier; /* with its quotes */
  uint32_t attr, attrs;      /* first and number of its attributes */
  uint32_t phase;            /* 0 evaluation, 1 source, 2 defer */
};

struct es_attr {
  struct es_range key, value; /* with quotes where the source has them */
};

enum es_import_kind { ESIMPORT_NAMED, ESIMPORT_DEFAULT, ESIMPORT_NAMESPACE };

struct es_import {
  uint32_t request, kind;
  struct es_range imported, local;
  uint32_t is_assigned; /* somewhere in the text */
};

enum es_export_kind { ESEXPORT_LOCAL, ESEXPORT_FROM, ESEXPORT_STAR, ESEXPORT_NAMESPACE };

/* `exported` of length 0: "default"; `local` of length 0: the value of `export default`. */
struct es_export {
  uint32_t kind, request;
  struct es_range exported, local; /* local: the name in the other module for ESEXPORT_FROM */
  uint32_t is_live;                /* may change after the module's body has run */
  uint32_t import;                 /* LOCAL of an imported name: its index + 1 */
};

enum {
  ESFLAG_AWAIT = 1,     /* top-level await, for await or await using */
  ESFLAG_FOR_AWAIT = 2, /* for await at top level */
  ESFLAG_META = 4,
  ESFLAG_SYNTAX = 8, /* import or export declarations */
  ESFLAG_EVAL = 16,
  ESFLAG_USING = 32, /* of the module's own body */
  ESFLAG_DEFAULT_FUNCTION = 64,
  ESFLAG_IMPORT_CALL = 128,
  ESFLAG_ANY_USING = 256,
};

struct esparse {
  struct es_edit *edit; /* by start */
  struct es_request *request;
  struct es_attr *attr;
  struct es_import *import;
  struct es_export *export;
  struct es_range *range;
  uint32_t edits, requests, attrs, imports, exports, ranges;
  uint32_t edit_cap, request_cap, attr_cap, import_cap, export_cap, range_cap;
  uint32_t flags;
  uint32_t await_at;            /* the first top-level await, if there is one */
  const char *error;            /* V8's words; %: the text of the error's range, quoted */
  uint32_t error_at, error_end; /* where */
};

/* `text` has a 0 behind its `len` units and must outlive the call.  0, or -EINVAL with out->error
 * set.  The result is to be freed either way. */
MUST_USE int esparse_run(struct esparse *out, const uint16_t *text, uint32_t len,
                         enum esparse_goal goal);
void esparse_free(struct esparse *out);
