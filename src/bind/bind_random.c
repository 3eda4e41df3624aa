/* bind_random — internalBinding('random'): the kernel's randomness, for internal/webcrypto. */
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/bytes.h"
#include "engine/string.h"
#include "sys/sys_random.h"

/* fill(bytes) */
JS_NATIVE(random_fill) {
  char *ptr;
  size_t len;
  if (c->argc < 1 || !js_bytes_mut(c->env, c->argv[0], &ptr, &len))
    return throw_type(c, "bytes are needed");
  int err = sys_random_fill(ptr, len);
  return err ? throw_sys(c, err, "getrandom", NULL) : js_undefined(c->env);
}

static const char digits[] = "0123456789abcdef";

static char *put_hex(char *to, const uint8_t *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    *to++ = digits[bytes[i] >> 4];
    *to++ = digits[bytes[i] & 15];
  }
  return to;
}

/* uuid() -> "xxxxxxxx-xxxx-4xxx-[89ab]xxx-xxxxxxxxxxxx", RFC 9562 section 5.4 */
JS_NATIVE(random_uuid) {
  static const uint8_t group[] = {4, 2, 2, 2, 6};
  /* Asking the kernel costs more than all else: for several at once. */
  static __thread uint8_t pool[16 * 64];
  static __thread size_t used = sizeof pool;
  if (used == sizeof pool) {
    int err = sys_random_fill(pool, sizeof pool);
    if (err) return throw_sys(c, err, "getrandom", NULL);
    used = 0;
  }
  uint8_t bytes[16];
  memcpy(bytes, pool + used, sizeof bytes);
  memset(pool + used, 0, sizeof bytes); /* what was given out is not kept */
  used += sizeof bytes;
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  char text[36], *to = text;
  const uint8_t *from = bytes;
  for (unsigned i = 0; i < ARRAY_COUNT(group); i++) {
    if (i) *to++ = '-';
    to = put_hex(to, from, group[i]);
    from += group[i];
  }
  return js_str_latin1(c->env, text, sizeof text);
}

static const struct native natives[] = {
    NATIVE("fill", 1, random_fill),
    NATIVE("uuid", 0, random_uuid),
};

void bind_random_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
