#include "engine/glib_pump.h"

#include <errno.h>
#include <glib.h>
#include <sys/epoll.h>

#include "base/log.h"
#include "base/mem.h"
#include "engine/turn.h"

#define FDS_MAX 4

struct glib_pump {
  struct env *env;
  GMainContext *context;
  struct loop_fd watch;
  struct loop_timer timer;
};

/* Asks GLib what it waits for: its wake-up descriptor is watched for good, its time-out anew. */
static void look(struct glib_pump *p) {
  GPollFD fds[FDS_MAX];
  gint priority, timeout_ms = -1;
  g_main_context_prepare(p->context, &priority);
  g_main_context_query(p->context, priority, &timeout_ms, fds, FDS_MAX);
  if (timeout_ms < 0) loop_timer_stop(&p->env->loop, &p->timer);
  else
    loop_timer_start(&p->env->loop, &p->timer, loop_now_ms(&p->env->loop) + (unsigned)timeout_ms);
}

static void pump(struct glib_pump *p) {
  for (int i = 0; i < 64 && g_main_context_iteration(p->context, FALSE); i++) continue;
  turn_run_jobs(p->env);
  look(p);
}

static void on_ready(struct loop_fd *w, uint32_t events) {
  pump(container_of(w, struct glib_pump, watch));
}

static void on_due(struct loop_timer *t) {
  pump(container_of(t, struct glib_pump, timer));
}

int glib_pump_init(struct env *env) {
  struct glib_pump *p = mem_zalloc(sizeof *p);
  p->env = env;
  p->watch.on_ready = on_ready;
  p->timer.on_due = on_due;
  p->timer.is_unref = true;
  p->context = g_main_context_new();
  g_main_context_push_thread_default(p->context);
  env->glib = p;
  return 0;
}

int glib_pump_start(struct env *env) {
  struct glib_pump *p = env->glib;
  GPollFD fds[FDS_MAX];
  gint priority, timeout_ms;
  if (!g_main_context_acquire(p->context)) return -EBUSY;
  g_main_context_prepare(p->context, &priority);
  int n = g_main_context_query(p->context, priority, &timeout_ms, fds, FDS_MAX);
  if (n < 1 || n > FDS_MAX) return -ENOTSUP;
  int err = loop_fd_start(&env->loop, &p->watch, fds[0].fd, EPOLLIN);
  if (!err) look(p);
  return err;
}

void glib_pump_fini(struct env *env) {
  struct glib_pump *p = env->glib;
  if (!p) return;
  loop_fd_stop(&env->loop, &p->watch);
  loop_timer_stop(&env->loop, &p->timer);
  g_main_context_pop_thread_default(p->context);
  g_main_context_unref(p->context);
  mem_free(p);
  env->glib = NULL;
}
