/* options — what the command line asked for.  Filled by cli/, read by runtime/ and bind/. */
#pragma once

#include "base/defs.h"

struct options {
  int argc; /* of the program: argv[0] is the script or the first argument after it */
  char **argv;
  int exec_argc; /* options before the script, as given */
  char **exec_argv;
  const char *argv0;
  const char *eval;   /* -e, -p: the text, else NULL */
  bool must_print;    /* -p */
  bool is_check_only; /* -c */
};
