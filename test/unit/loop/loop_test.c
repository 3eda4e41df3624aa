#include "loop/loop.h"

#include <sys/epoll.h>
#include <unistd.h>

#include "unit.h"

static struct loop l;
static int order[16], count;

struct probe {
  struct loop_timer timer;
  int name;
};

static void note(struct loop_timer *t) {
  order[count++] = container_of(t, struct probe, timer)->name;
}

TEST(timers_fire_by_due_time_then_by_start) {
  EQ_INT(0, loop_init(&l));
  struct probe p[4] = {{.name = 0}, {.name = 1}, {.name = 2}, {.name = 3}};
  static const int due_ms[] = {20, 5, 20, 1};
  uint64_t now = loop_now_ms(&l);
  for (int i = 0; i < 4; i++) {
    p[i].timer.on_due = note;
    loop_timer_start(&l, &p[i].timer, now + (unsigned)due_ms[i]);
  }
  while (loop_turn(&l)) continue;
  EQ_INT(4, count);
  static const int want[] = {3, 1, 0, 2};
  for (int i = 0; i < 4; i++) EQ_INT(want[i], order[i]);
  loop_fini(&l);
}

TEST(a_stopped_timer_does_not_fire) {
  EQ_INT(0, loop_init(&l));
  struct probe p = {.timer.on_due = note};
  loop_timer_start(&l, &p.timer, loop_now_ms(&l) + 1);
  OK(loop_is_alive(&l));
  loop_timer_stop(&l, &p.timer);
  OK(!loop_is_alive(&l));
  loop_timer_stop(&l, &p.timer); /* twice is fine */
  EQ_INT(0, loop_turn(&l));
  EQ_INT(0, count);
  loop_fini(&l);
}

TEST(an_unref_timer_does_not_hold_the_loop) {
  EQ_INT(0, loop_init(&l));
  struct probe p = {.timer = {.on_due = note, .is_unref = true}};
  loop_timer_start(&l, &p.timer, loop_now_ms(&l) + 60000);
  OK(!loop_is_alive(&l));
  loop_timer_set_unref(&l, &p.timer, false);
  OK(loop_is_alive(&l));
  loop_timer_set_unref(&l, &p.timer, true);
  EQ_INT(0, loop_turn(&l));
  loop_timer_stop(&l, &p.timer);
  loop_fini(&l);
}

TEST(a_thousand_timers_come_in_order) {
  EQ_INT(0, loop_init(&l));
  static struct probe p[1000];
  uint64_t now = loop_now_ms(&l);
  for (unsigned i = 0; i < 1000; i++) {
    p[i].timer.on_due = note;
    loop_timer_start(&l, &p[i].timer, now + 1 + (i * 7919) % 1000);
  }
  for (unsigned i = 0; i < 1000; i += 3) loop_timer_stop(&l, &p[i].timer);
  uint64_t last = 0;
  unsigned left = 0;
  for (struct loop_timer *t; l.timers.count; left++) {
    t = l.timers.node[0];
    OK(t->due_ms >= last);
    last = t->due_ms;
    loop_timer_stop(&l, t);
  }
  EQ_INT(666, left);
  EQ_INT(0, l.timer_refs);
  loop_fini(&l);
}

static void on_ready(struct loop_fd *w, uint32_t events) {
  char c;
  OK(events & EPOLLIN);
  EQ_INT(1, read(w->fd, &c, 1));
  count++;
  loop_fd_stop(&l, w);
  loop_unref(&l);
}

TEST(a_descriptor_is_watched_until_stopped) {
  int fd[2];
  EQ_INT(0, pipe(fd));
  EQ_INT(0, loop_init(&l));
  struct loop_fd w = {.on_ready = on_ready};
  EQ_INT(0, loop_fd_start(&l, &w, fd[0], EPOLLIN));
  loop_ref(&l);
  EQ_INT(1, write(fd[1], "x", 1));
  while (loop_turn(&l)) continue;
  EQ_INT(1, count);
  loop_fini(&l);
}

static void on_uv_timer(uv_timer_t *t) {
  count++;
  uv_close((uv_handle_t *)t, NULL);
}

TEST(libuv_runs_behind_our_set) {
  EQ_INT(0, loop_init(&l));
  uv_timer_t t;
  uv_timer_init(&l.uv, &t);
  uv_timer_start(&t, on_uv_timer, 5, 0);
  while (loop_turn(&l)) continue;
  EQ_INT(1, count);
  loop_fini(&l);
}

static void on_reap(struct loop_doom *d) {
  count++;
}

static void on_soon(struct loop_soon *s) {
  static struct loop_doom doom = {.on_reap = on_reap};
  loop_reap(&l, &doom);
  EQ_INT(0, count); /* not before the end of the turn */
}

TEST(what_is_doomed_goes_at_the_end_of_the_turn) {
  EQ_INT(0, loop_init(&l));
  struct loop_soon soon = {.on_soon = on_soon};
  loop_soon(&l, &soon);
  loop_soon(&l, &soon);
  loop_turn(&l);
  EQ_INT(1, count);
  loop_fini(&l);
}
