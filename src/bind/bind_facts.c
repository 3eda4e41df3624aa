/* bind_facts — internalBinding('facts'): what this binary is made of and made for. */
#include <jsc/jsc.h>
#include <stdio.h>
#include <uv.h>
#include <zlib.h>

#include "bind/bind.h"
#include "engine/string.h"

#if defined(__x86_64__)
#define ARCH "x64"
#elif defined(__aarch64__)
#define ARCH "arm64"
#elif defined(__riscv)
#define ARCH "riscv64"
#else
#error "name this machine as Node does"
#endif

/* versions() -> {jsc, uv, zlib}: of the libraries that are loaded */
JS_NATIVE(facts_versions) {
  char engine[64];
  snprintf(engine, sizeof engine, "%u.%u.%u", jsc_get_major_version(), jsc_get_minor_version(),
           jsc_get_micro_version());
  JSObjectRef object = js_object(c->env);
  js_set(c->env, object, "jsc", js_str(c->env, engine));
  js_set(c->env, object, "uv", js_str(c->env, uv_version_string()));
  js_set(c->env, object, "zlib", js_str(c->env, zlibVersion()));
  return object;
}

static const struct native natives[] = {
    NATIVE("versions", 0, facts_versions),
};

void bind_facts_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
  js_set(env, target, "arch", js_str(env, ARCH));
}
