/* bind_facts — internalBinding('facts'): what this binary is made of and made for. */
#include <jsc/jsc.h>
#include <stdio.h>
#include <uv.h>
#include <zlib.h>

#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

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

/* libc() -> {runtime, compiler}: versions of glibc; empty with another C library */
JS_NATIVE(facts_libc) {
  JSObjectRef object = js_object(c->env);
#ifdef __GLIBC__
  char built[16];
  snprintf(built, sizeof built, "%d.%d", __GLIBC__, __GLIBC_MINOR__);
  js_set(c->env, object, "runtime", js_str(c->env, gnu_get_libc_version()));
  js_set(c->env, object, "compiler", js_str(c->env, built));
#endif
  return object;
}

static const struct native natives[] = {
    NATIVE("versions", 0, facts_versions),
    NATIVE("libc", 0, facts_libc),
};

void bind_facts_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
  js_set(env, target, "arch", js_str(env, ARCH));
}
