/* options — what the command line asked for.  Filled by cli/, read by runtime/; JavaScript sees
 * them by their keys in `options` of internal/builtins. */
#pragma once

#include "base/defs.h"

struct option_value {
  const char *key;  /* "preserveSymlinks" */
  const char *text; /* NULL: a flag */
  bool is_on;       /* of a flag */
  bool is_list;     /* all values of the key make an array */
};

struct options {
  int argc; /* of the program: argv[0] is the script or the first argument after it */
  char **argv;
  int exec_argc; /* options before the script, as given */
  char **exec_argv;
  const char *argv0;
  bool has_script;            /* argv[0] names a script ("-": standard input) */
  struct option_value *value; /* in the order given; a later one wins */
  unsigned count, cap;
  const char *(*env_flag)(unsigned i); /* names that NODE_OPTIONS may hold; NULL ends them */
};
