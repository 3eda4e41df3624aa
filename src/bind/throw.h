/* throw — the one place where a C error becomes a JavaScript exception.
 *
 * Each sets c->exc and returns undefined, so a native can `return throw_type(c, "...")`.
 * Errors with Node's codes for bad arguments are thrown by lib/ before it calls down; what is
 * thrown here is for callers that went round it, and for the operating system's refusals. */
#pragma once

#include "engine/native.h"

JSValueRef throw_type(struct js_call *c, const char *message);
JSValueRef throw_range(struct js_call *c, const char *message);
JSValueRef throw_error(struct js_call *c, const char *message);

/* Error of a refused system call as Node shapes it: message "CODE: text, syscall 'path'", with the
 * properties errno, code, syscall and, when not NULL, path. */
JSValueRef throw_sys(struct js_call *c, int err, const char *syscall, const char *path);

/* The same as a value, for callbacks. */
JSValueRef throw_sys_value(struct env *env, int err, const char *syscall, const char *path);
