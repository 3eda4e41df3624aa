#include "base/buf.h"

#include <errno.h>

#include "base/mem.h"
#include "unit.h"

TEST(grows_and_keeps_its_bytes) {
  struct buf b = {0};
  for (int i = 0; i < 1000; i++) EQ_INT(0, buf_append(&b, "0123456789", 10));
  EQ_INT(10000, b.len);
  EQ_SLICE(SLICE("0123456789"), slice_of(b.ptr + 9990, 10));
  buf_consume(&b, 9995);
  EQ_SLICE(SLICE("56789"), slice_of(b.ptr, b.len));
  buf_fini(&b);
}

TEST(stops_at_its_ceiling) {
  struct buf b;
  buf_init(&b, 100);
  EQ_INT(0, buf_append(&b, "0123456789", 10));
  EQ_INT(-EMSGSIZE, buf_reserve(&b, 91));
  EQ_INT(10, b.len);
  EQ_INT(0, buf_reserve(&b, 90));
  buf_fini(&b);
}

TEST(refuses_what_no_memory_could_hold) {
  struct buf b = {0};
  EQ_INT(-ENOMEM, buf_reserve(&b, SIZE_MAX / 2));
  mem_fail_at(1);
  EQ_INT(-ENOMEM, buf_append(&b, "x", 1));
  EQ_INT(0, b.len);
  EQ_INT(0, buf_append(&b, "x", 1));
  buf_fini(&b);
}
