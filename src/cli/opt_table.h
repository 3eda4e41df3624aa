/* opt_table — every option of the command line and of NODE_OPTIONS.
 *
 * Node's options are all known here, so that a program's start-up line works or says why not: what
 * only tunes Node's own engine is taken and has no effect, what is not built yet says so. */
#pragma once

#include "base/defs.h"

enum opt_kind {
  OPT_FLAG,  /* --x, --no-x */
  OPT_TEXT,  /* --x=text, --x text */
  OPT_LIST,  /* as OPT_TEXT, may be repeated */
  OPT_MAYBE, /* --x, --x=text */
};

enum opt_state {
  OPT_BUILT,
  OPT_TUNING, /* accepted, no effect here */
  OPT_WARN,   /* not built: a line on standard error, the program runs */
  OPT_ABSENT, /* not built, and the program would be another one without it: refused */
};

struct opt {
  const char *name; /* without the dashes */
  char letter;      /* "-e"; 0: none */
  uint8_t kind;     /* enum opt_kind */
  uint8_t state;    /* enum opt_state */
  bool is_cli_only; /* not allowed in NODE_OPTIONS */
  const char *key;  /* in JavaScript; NULL where nobody reads it */
  const char *help; /* NULL: not shown */
};

extern const struct opt opt_table[];
extern const unsigned opt_table_count;

/* NULL when there is none.  `name` may have underscores for dashes and be an alias. */
const struct opt *opt_table_find(const char *name, size_t len);
const struct opt *opt_table_find_letter(char letter);
