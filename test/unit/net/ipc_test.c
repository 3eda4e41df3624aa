#include "net/ipc.h"

#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

#include "unit.h"

/* Two ends on one loop; what `b` gets is gathered with a '|' behind each message. */
static struct loop loop;
static struct ipc a, b;
static struct buf got;
static int ends, closed, drains, end_err;

static void on_message(struct ipc *c, struct slice message) {
  EQ_INT(0, buf_append_slice(&got, message));
  EQ_INT(0, buf_append(&got, "|", 1));
}
static void on_drain(struct ipc *c) {
  drains++;
}
static void on_end(struct ipc *c, int err) {
  ends++;
  end_err = err;
  ipc_close(c);
}
static void on_closed(struct ipc *c) {
  closed++;
}
static const struct ipc_user user = {on_message, on_drain, on_end, on_closed};

static int raw; /* the other end of `b`, when `a` is not used */

static void open_raw(enum ipc_form form) {
  int fds[2];
  EQ_INT(0, loop_init(&loop));
  EQ_INT(0, socketpair(AF_UNIX, SOCK_STREAM, 0, fds));
  raw = fds[0];
  EQ_INT(0, ipc_open(&b, &loop, fds[1], form, &user));
  ipc_start(&b);
}

static void open_both(enum ipc_form form) {
  open_raw(form);
  EQ_INT(0, ipc_open(&a, &loop, raw, form, &user));
}

static void turns_until(int *what, int count) {
  for (int i = 0; i < 1000 && *what < count; i++) loop_turn(&loop);
  EQ_INT(count, *what);
}

TEST(lines_in_any_pieces) {
  static const char text[] = "\"one\"\n{\"two\":2}\n\n3\n";
  open_raw(IPC_LINES);
  for (size_t i = 0; i < sizeof text - 1; i++) {
    EQ_INT(1, write(raw, text + i, 1));
    loop_turn(&loop);
  }
  EQ_SLICE(SLICE("\"one\"|{\"two\":2}||3|"), slice_of(got.ptr, got.len));
  close(raw);
  turns_until(&closed, 1);
  EQ_INT(0, end_err);
}

TEST(frames_in_any_pieces) {
  static const char text[] = "\0\0\0\3abc\0\0\0\0\0\0\0\1d";
  open_raw(IPC_FRAMES);
  for (size_t i = 0; i < sizeof text - 1; i++) {
    EQ_INT(1, write(raw, text + i, 1));
    loop_turn(&loop);
  }
  EQ_SLICE(SLICE("abc||d|"), slice_of(got.ptr, got.len));
  close(raw);
  turns_until(&closed, 1);
}

TEST(a_frame_that_is_too_long) {
  open_raw(IPC_FRAMES);
  EQ_INT(4, write(raw, "\xff\xff\xff\xff", 4));
  turns_until(&ends, 1);
  EQ_INT(-EMSGSIZE, end_err);
  close(raw);
}

/* More than the kernel takes at once: queued, in order, and closing waits for it. */
TEST(much_is_queued_and_sent_before_the_end) {
  enum { COUNT = 40, LEN = 100000 };
  char *text = malloc(LEN);
  memset(text, 'x', LEN);
  open_both(IPC_FRAMES);
  for (int i = 0; i < COUNT; i++) EQ_INT(0, ipc_send(&a, slice_of(text, LEN), -1));
  OK(a.queued > 0);
  ipc_close(&a);
  EQ_INT(-EPIPE, ipc_send(&a, SLICE("late"), -1));
  turns_until(&closed, 2);
  EQ_INT(COUNT * (LEN + 1), got.len);
  OK(!loop_is_alive(&loop));
  free(text);
}

TEST(drain_is_told) {
  char text[300000] = {0};
  open_both(IPC_FRAMES);
  while (a.queued == 0) EQ_INT(0, ipc_send(&a, slice_of(text, sizeof text), -1));
  turns_until(&drains, 1);
  EQ_INT(0, a.queued);
}

TEST(descriptors_come_in_order) {
  int fds[2];
  char byte;
  open_both(IPC_LINES);
  EQ_INT(0, pipe(fds));
  EQ_INT(0, ipc_send(&a, SLICE("none"), -1));
  EQ_INT(0, ipc_send(&a, SLICE("write"), fds[1]));
  EQ_INT(0, ipc_send(&a, SLICE("read"), fds[0]));
  close(fds[0]);
  close(fds[1]);
  while (got.len < 16) loop_turn(&loop);
  EQ_SLICE(SLICE("none|write|read|"), slice_of(got.ptr, got.len));
  int to = ipc_take_fd(&b), from = ipc_take_fd(&b);
  OK(to >= 0 && from >= 0);
  EQ_INT(-1, ipc_take_fd(&b));
  EQ_INT(1, write(to, "y", 1));
  EQ_INT(1, read(from, &byte, 1));
}

TEST(what_keeps_the_loop_alive) {
  open_raw(IPC_LINES);
  OK(loop_is_alive(&loop));
  ipc_set_ref(&b, false);
  OK(!loop_is_alive(&loop));
  ipc_close(&b);
  turns_until(&closed, 1);
}
