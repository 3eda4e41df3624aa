#include "cli/help.h"

#include <stdio.h>
#include <string.h>

#include "cli/opt_table.h"

/* Flags that are on unless somebody says --no-x. */
static bool is_on_by_default(const struct opt *opt) {
  return strcmp(opt->name, "warnings") == 0 || strcmp(opt->name, "deprecation") == 0;
}

void help_print(void) {
  puts("Usage: eddy [options] [script.js] [arguments]\n"
       "       eddy -e text [arguments]\n"
       "       eddy - [arguments]              the script comes from standard input\n\n"
       "Options:");
  for (unsigned i = 0; i < opt_table_count; i++) {
    const struct opt *opt = &opt_table[i];
    if (!opt->help) continue;
    char letter[] = "-x, ";
    letter[1] = opt->letter;
    char left[64];
    snprintf(left, sizeof left, "%s--%s%s%s", opt->letter ? letter : "",
             is_on_by_default(opt) ? "no-" : "", opt->name, opt->kind == OPT_FLAG ? "" : "=...");
    printf("  %-34s %s\n", left, opt->help);
  }
  puts("\nEnvironment: NODE_OPTIONS, NODE_PATH, NODE_NO_WARNINGS, NODE_PENDING_DEPRECATION,\n"
       "NODE_PRESERVE_SYMLINKS, NODE_REDIRECT_WARNINGS, NO_COLOR, FORCE_COLOR, TZ");
}
