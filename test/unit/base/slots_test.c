#include "base/slots.h"

#include "unit.h"

static const char kind_a[] = "a", kind_b[] = "b";

TEST(an_id_finds_its_thing_and_no_other) {
  struct slots t = {0};
  int x, y;
  int32_t a = slots_add(&t, kind_a, &x), b = slots_add(&t, kind_b, &y);
  OK(a > 0 && b > 0 && a != b);
  OK(slots_get(&t, kind_a, a) == &x);
  OK(slots_get(&t, kind_b, b) == &y);
  OK(slots_get(&t, kind_b, a) == NULL); /* another kind */
  slots_fini(&t);
}

TEST(a_stale_id_finds_nothing) {
  struct slots t = {0};
  int x, y;
  int32_t a = slots_add(&t, kind_a, &x);
  slots_remove(&t, a);
  OK(slots_get(&t, kind_a, a) == NULL);
  int32_t b = slots_add(&t, kind_a, &y); /* the same place, another generation */
  OK(a != b);
  OK(slots_get(&t, kind_a, a) == NULL);
  OK(slots_get(&t, kind_a, b) == &y);
  slots_fini(&t);
}

TEST(ids_from_outside_are_harmless) {
  struct slots t = {0};
  int x;
  slots_add(&t, kind_a, &x) > 0 ? (void)0 : abort();
  static const int32_t bad[] = {0, -1, INT32_MIN, INT32_MAX, 2 << 20, 5};
  for (size_t i = 0; i < ARRAY_COUNT(bad); i++) OK(slots_get(&t, kind_a, bad[i]) == NULL);
  slots_fini(&t);
}

TEST(generations_wrap_without_an_id_of_zero) {
  struct slots t = {0};
  int x;
  for (int i = 0; i < 5000; i++) {
    int32_t id = slots_add(&t, kind_a, &x);
    OK(id > 0);
    slots_remove(&t, id);
  }
  EQ_INT(1, t.count);
  slots_fini(&t);
}
