/* eddy — the command.  docs: README.md, `eddy --help`. */
#include <stdio.h>
#include <string.h>

#include "runtime/runtime.h"

int main(int argc, char **argv) {
  struct options o = {.argv0 = argv[0]};
  int i = 1;
  if (i < argc && strcmp(argv[i], "-v") == 0) {
    puts("v26.0.0");
    return 0;
  }
  if (i + 1 < argc && (strcmp(argv[i], "-e") == 0 || strcmp(argv[i], "-p") == 0)) {
    o.eval = argv[i + 1];
    o.must_print = argv[i][1] == 'p';
    o.exec_argc = 2;
    o.exec_argv = argv + 1;
    i += 2;
  }
  o.argc = argc - i;
  o.argv = argv + i;
  return runtime_run(&o);
}
