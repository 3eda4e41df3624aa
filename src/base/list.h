/* list — an intrusive, circular, doubly linked list.  A node that was list_init'ed (or removed) may
 * be removed again: that is a no-op. */
#pragma once

#include "base/defs.h"

struct list {
  struct list *next, *prev;
};

static inline void list_init(struct list *l) {
  l->next = l->prev = l;
}

static inline bool list_is_empty(const struct list *l) {
  return l->next == l;
}

static inline void list_push_back(struct list *head, struct list *node) {
  node->prev = head->prev;
  node->next = head;
  head->prev->next = node;
  head->prev = node;
}

static inline void list_remove(struct list *node) {
  node->prev->next = node->next;
  node->next->prev = node->prev;
  list_init(node);
}

static inline struct list *list_pop_front(struct list *head) {
  if (list_is_empty(head)) return NULL;
  struct list *node = head->next;
  list_remove(node);
  return node;
}

/* Moves all nodes of `from` to the end of `to`; `from` is empty afterwards. */
static inline void list_splice(struct list *to, struct list *from) {
  if (list_is_empty(from)) return;
  from->next->prev = to->prev;
  to->prev->next = from->next;
  from->prev->next = to;
  to->prev = from->prev;
  list_init(from);
}
