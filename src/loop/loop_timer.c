/* The timers of a loop: a binary heap by due time, ties by order of start. */
#include "base/check.h"
#include "base/mem.h"
#include "loop/loop.h"

static bool is_before(const struct loop_timer *a, const struct loop_timer *b) {
  if (a->due_ms != b->due_ms) return a->due_ms < b->due_ms;
  return (int32_t)(a->seq - b->seq) < 0;
}

static void put(struct loop_heap *h, uint32_t at, struct loop_timer *t) {
  h->node[at] = t;
  t->index = at + 1;
}

static void sift_up(struct loop_heap *h, uint32_t at, struct loop_timer *t) {
  while (at > 0) {
    uint32_t parent = (at - 1) / 2;
    if (!is_before(t, h->node[parent])) break;
    put(h, at, h->node[parent]);
    at = parent;
  }
  put(h, at, t);
}

static void sift_down(struct loop_heap *h, uint32_t at, struct loop_timer *t) {
  for (;;) {
    uint32_t child = at * 2 + 1;
    if (child >= h->count) break;
    if (child + 1 < h->count && is_before(h->node[child + 1], h->node[child])) child++;
    if (!is_before(h->node[child], t)) break;
    put(h, at, h->node[child]);
    at = child;
  }
  put(h, at, t);
}

static void heap_remove(struct loop_heap *h, struct loop_timer *t) {
  uint32_t at = t->index - 1;
  struct loop_timer *last = h->node[--h->count];
  t->index = 0;
  if (last == t) return;
  if (at > 0 && is_before(last, h->node[(at - 1) / 2])) sift_up(h, at, last);
  else sift_down(h, at, last);
}

void loop_timer_start(struct loop *l, struct loop_timer *t, uint64_t due_ms) {
  struct loop_heap *h = &l->timers;
  DCHECK(t->on_due);
  loop_timer_stop(l, t);
  if (h->count == h->cap) {
    h->cap = h->cap ? h->cap * 2 : 16;
    h->node = mem_realloc(h->node, h->cap * sizeof(*h->node));
  }
  t->due_ms = due_ms;
  t->seq = ++l->timer_seq;
  if (!t->is_unref) l->timer_refs++;
  sift_up(h, h->count++, t);
}

void loop_timer_stop(struct loop *l, struct loop_timer *t) {
  if (!t->index) return;
  if (!t->is_unref) l->timer_refs--;
  heap_remove(&l->timers, t);
}

void loop_timer_set_unref(struct loop *l, struct loop_timer *t, bool is_unref) {
  if (t->is_unref == is_unref) return;
  t->is_unref = is_unref;
  if (!t->index) return;
  if (is_unref) l->timer_refs--;
  else l->timer_refs++;
}
