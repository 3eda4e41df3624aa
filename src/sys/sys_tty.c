#include "sys/sys_tty.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

static struct termios original;
static volatile int raw_fd = -1; /* whose mode is to be reset */

enum sys_tty_kind sys_tty_kind(int fd) {
  struct stat st;
  if (isatty(fd)) return SYS_TTY_TERMINAL;
  if (fstat(fd, &st) != 0) return SYS_TTY_UNKNOWN;
  if (S_ISREG(st.st_mode) || S_ISCHR(st.st_mode)) return SYS_TTY_FILE;
  if (S_ISFIFO(st.st_mode)) return SYS_TTY_PIPE;
  return S_ISSOCK(st.st_mode) ? SYS_TTY_SOCKET : SYS_TTY_UNKNOWN;
}

static void make_raw(struct termios *t) {
  t->c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INPCK | ISTRIP | IXON);
  t->c_oflag |= ONLCR; /* output is not raw: programs print \n */
  t->c_cflag |= CS8;
  t->c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN | ISIG);
  t->c_cc[VMIN] = 1;
  t->c_cc[VTIME] = 0;
}

int sys_tty_set_raw(int fd, bool is_raw) {
  struct termios t;
  if (tcgetattr(fd, &t) != 0) return -errno;
  if (is_raw && raw_fd < 0) {
    original = t;
    raw_fd = fd;
  }
  if (is_raw) make_raw(&t);
  else if (raw_fd >= 0) t = original;
  return tcsetattr(fd, TCSADRAIN, &t) == 0 ? 0 : -errno;
}

void sys_tty_reset(void) {
  int saved = errno;
  if (raw_fd >= 0) tcsetattr(raw_fd, TCSANOW, &original);
  errno = saved;
}

int sys_tty_size(int fd, int *columns, int *rows) {
  struct winsize w;
  if (ioctl(fd, TIOCGWINSZ, &w) != 0) return -errno;
  *columns = w.ws_col;
  *rows = w.ws_row;
  return 0;
}

int sys_tty_reopen(int fd) {
  char name[256] = "";
  int err = ttyname_r(fd, name, sizeof name);
  if (err) return -err;
  int mode = fcntl(fd, F_GETFL);
  int copy = open(name, (mode & O_ACCMODE) | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  /* cppcheck-suppress resourceLeak ; the caller owns it */
  return copy < 0 ? -errno : copy;
}
