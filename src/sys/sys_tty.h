/* sys_tty — terminals: raw mode and back, size, a descriptor of one's own. */
#pragma once

#include "base/defs.h"

enum sys_tty_kind { SYS_TTY_UNKNOWN, SYS_TTY_TERMINAL, SYS_TTY_FILE, SYS_TTY_PIPE, SYS_TTY_SOCKET };

/* What a descriptor is, for choosing a stream over it.  Devices such as /dev/null count as
 * files. */
enum sys_tty_kind sys_tty_kind(int fd);

/* Raw: keys come one by one, unechoed.  The first call remembers how the terminal was.  0 or
 * -errno.
 * Threads: the main one. */
MUST_USE int sys_tty_set_raw(int fd, bool is_raw);

/* Puts the terminal back as it was; for every way out of the process, a signal handler included. */
void sys_tty_reset(void);

/* Columns and rows of the window; 0 or -errno. */
MUST_USE int sys_tty_size(int fd, int *columns, int *rows);

/* A second open file on the terminal, non-blocking for us alone: the flag of a descriptor that was
 * inherited is shared with whoever has it too.  The new descriptor or -errno. */
MUST_USE int sys_tty_reopen(int fd);
