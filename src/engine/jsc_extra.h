/* jsc_extra — exported C functions of JavaScriptCore that its installed headers do not declare.
 * WebKit declares them in private headers (JSBasePrivate.h, JSContextRefPrivate.h, ...); their
 * names and types have been stable for years, and the linker would notice a missing one. */
#pragma once

#include <JavaScriptCore/JavaScript.h>
#include <stdbool.h>
#include <stddef.h>

/* Reentrant; the outermost unlock runs promise jobs. */
void JSLock(JSContextRef ctx);
void JSUnlock(JSContextRef ctx);

/* Before the first context: moves the collector's thread-suspend signal off SIGUSR1. */
bool JSConfigureSignalForGC(int signal);
void JSDisableGCTimer(void);
void JSSynchronousGarbageCollectForDebugging(JSContextRef ctx);
void JSReportExtraMemoryCost(JSContextRef ctx, size_t size);
JSObjectRef JSGetMemoryUsageStatistics(JSContextRef ctx);

/* fn(promise, reason) after the job queue is empty, for promises that are unhandled then. */
void JSGlobalContextSetUnhandledRejectionCallback(JSGlobalContextRef ctx, JSObjectRef fn,
                                                  JSValueRef *exception);

JSObjectRef JSObjectGetProxyTarget(JSObjectRef object);

/* A script whose text is used in place: immortal, ASCII only. NULL on a syntax error. */
typedef struct OpaqueJSScript *JSScriptRef;
JSScriptRef JSScriptCreateReferencingImmortalASCIIText(JSContextGroupRef group, JSStringRef url,
                                                       int starting_line, const char *source,
                                                       size_t length, JSStringRef *error,
                                                       int *error_line);
void JSScriptRelease(JSScriptRef script);
JSValueRef JSScriptEvaluate(JSContextRef ctx, JSScriptRef script, JSValueRef this_value,
                            JSValueRef *exception);

/* Execution time limit of a context group, in seconds of CPU time. */
typedef bool (*JSShouldTerminateCallback)(JSContextRef ctx, void *context);
void JSContextGroupSetExecutionTimeLimit(JSContextGroupRef group, double limit,
                                         JSShouldTerminateCallback callback, void *context);
void JSContextGroupClearExecutionTimeLimit(JSContextGroupRef group);

/* Whether eval and the Function constructors of a context compile text; `message` is what they
 * throw. */
void JSGlobalContextSetEvalEnabled(JSGlobalContextRef ctx, bool enabled, JSStringRef message);
