/* eddy — the command.  docs: README.md, `eddy --help`. */
#include <stdio.h>
#include <stdlib.h>
#include <uv.h>

#include "base/log.h"
#include "cli/help.h"
#include "cli/opt_parse.h"
#include "cli/opt_table.h"
#include "runtime/builtins.h"
#include "runtime/runtime.h"

/* The names of the options that NODE_OPTIONS may hold, one after the other, then NULL. */
static const char *env_flag(unsigned i) {
  for (unsigned k = 0; k < opt_table_count; k++)
    if (!opt_table[k].is_cli_only && i-- == 0) return opt_table[k].name;
  return NULL;
}

static int read_options(struct options *o, int argc, char **argv) {
  const char *env = getenv("NODE_OPTIONS");
  o->argv0 = argv[0];
  int err = env ? opt_parse_env(o, env) : 0;
  if (!err) err = opt_parse_argv(o, argc, argv);
  return err ? err : opt_parse_check(o);
}

int main(int argc, char **argv) {
  static struct options o = {.env_flag = env_flag}; /* lives as long as the process */
  argv = uv_setup_args(argc, argv);                 /* so that process.title can be set */
  int err = read_options(&o, argc, argv);
  if (err) return err;
  if (opt_parse_flag(&o, "version")) {
    puts(RUNTIME_NODE_VERSION);
    return 0;
  }
  if (opt_parse_flag(&o, "licenses")) {
    puts(builtins_licenses);
    return 0;
  }
  if (opt_parse_flag(&o, "help")) {
    help_print();
    return 0;
  }
  const char *topics = opt_parse_text(&o, "trace");
  if (topics && !log_enable(topics)) {
    fprintf(stderr, "%s: --trace knows no topic of that name: %s\n", o.argv0, topics);
    return 9;
  }
  return runtime_run(&o);
}
