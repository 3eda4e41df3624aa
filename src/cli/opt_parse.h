/* opt_parse — argv and NODE_OPTIONS to struct options.
 *
 * Memory: strings point into argv or into memory that lives as long as the process.
 * Errors: a line on standard error, as Node words it, and 9 (Node's exit code) is returned. */
#pragma once

#include "runtime/options.h"

/* Returns 0, or the code to exit with. */
MUST_USE int opt_parse_argv(struct options *o, int argc, char **argv);

/* `text` is the value of NODE_OPTIONS; call before opt_parse_argv, whose values win. */
MUST_USE int opt_parse_env(struct options *o, const char *text);

/* Whether options of a few values have one of them: 0, or the code to exit with. */
MUST_USE int opt_parse_check(const struct options *o);

/* The value of a text option, NULL when it was not given. */
const char *opt_parse_text(const struct options *o, const char *key);
bool opt_parse_flag(const struct options *o, const char *key);
