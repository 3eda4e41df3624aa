/* help — what `eddy --help` prints. */
#pragma once

void help_print(void);
