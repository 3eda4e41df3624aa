#include "base/err.h"

#include <string.h>

const char *err_own_name(int err) {
  switch (err) {
#define X(num, name, text)                                                                         \
  case num: return #name;
    ERR_MAP(X)
#undef X
  default: return NULL;
  }
}

const char *err_text(int err) {
  switch (err) {
#define X(num, name, text)                                                                         \
  case num: return text;
    ERR_MAP(X)
#undef X
  default: break;
  }
  const char *text = err < 0 && err > -3000 ? strerrordesc_np(-err) : NULL;
  return text ? text : "unknown error";
}
