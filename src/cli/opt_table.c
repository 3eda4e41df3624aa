#include "cli/opt_table.h"

#include <string.h>

/* clang-format off: one line an option where one line can hold it */
#define FLAG(name, letter, key, help)                                                              \
  { name, letter, OPT_FLAG, OPT_BUILT, false, key, help }
#define TEXT(name, letter, key, help)                                                              \
  { name, letter, OPT_TEXT, OPT_BUILT, false, key, help }
#define LIST(name, letter, key, help)                                                              \
  { name, letter, OPT_LIST, OPT_BUILT, false, key, help }
#define ONLY(name, letter, kind, key, help)                                                        \
  { name, letter, kind, OPT_BUILT, true, key, help }
#define TUNE(name, kind)                                                                           \
  { name, 0, kind, OPT_TUNING, false, NULL, NULL }
#define WARN(name, kind)                                                                           \
  { name, 0, kind, OPT_WARN, false, NULL, NULL }
#define ABSENT(name, kind)                                                                         \
  { name, 0, kind, OPT_ABSENT, false, NULL, NULL }

const struct opt opt_table[] = {
    /* the command line's own */
    ONLY("check", 'c', OPT_FLAG, "check", "only check the syntax of the script"),
    LIST("conditions", 'C', "conditions", "one more condition for exports and imports of packages"),
    TEXT("disable-proto", 0, "disableProto", "Object.prototype.__proto__: delete or throw"),
    LIST("disable-warning", 0, "disableWarning", "silence warnings of a code or type"),
    TEXT("dns-result-order", 0, "dnsResultOrder", "ipv4first, ipv6first or verbatim"),
    ONLY("env-file", 0, OPT_LIST, "envFile", "set environment variables from a file"),
    ONLY("env-file-if-exists", 0, OPT_LIST, "envFileIfExists", "the same, if there is such a file"),
    ONLY("eval", 'e', OPT_TEXT, "eval", "run this text"),
    FLAG("expose-gc", 0, "exposeGc", "global gc()"),
    ONLY("expose-internals", 0, OPT_FLAG, "exposeInternals", NULL),
    FLAG("global-search-paths", 0, "globalSearchPaths", NULL),
    ONLY("help", 'h', OPT_FLAG, "help", "print this"),
    FLAG("insecure-http-parser", 0, "insecureHttpParser", "accept malformed HTTP"),
    LIST("import", 0, "import", "import this module first"),
    LIST("experimental-loader", 0, "loader", "module with hooks of import"),
    LIST("loader", 0, "loader", NULL),
    TEXT("input-type", 0, "inputType", "commonjs or module, for -e and standard input"),
    ONLY("interactive", 'i', OPT_FLAG, "interactive",
         "start the REPL, also where standard input is no terminal"),
    ONLY("licenses", 0, OPT_FLAG, "licenses", "print the licences of what eddy is made of"),
    TEXT("max-http-header-size", 0, "maxHttpHeaderSize", "bytes of a head of HTTP, 16384"),
    FLAG("addons", 0, "addons", NULL),
    FLAG("deprecation", 0, "deprecation", "silence deprecations"),
    FLAG("network-family-autoselection", 0, "networkFamilyAutoselection", NULL),
    TEXT("network-family-autoselection-attempt-timeout", 0,
         "networkFamilyAutoselectionAttemptTimeout", NULL),
    FLAG("pending-deprecation", 0, "pendingDeprecation", "show what will be deprecated, too"),
    FLAG("preserve-symlinks", 0, "preserveSymlinks", "modules keep the path of their link"),
    FLAG("preserve-symlinks-main", 0, "preserveSymlinksMain", "the same for the script"),
    ONLY("print", 'p', OPT_FLAG, "print", "run this text and print its value"),
    TEXT("redirect-warnings", 0, "redirectWarnings", "write warnings to a file"),
    LIST("require", 'r', "require", "load this module first"),
    TEXT("stack-trace-limit", 0, "stackTraceLimit", "frames of a stack, 10"),
    FLAG("abort-on-uncaught-exception", 0, "abortOnUncaughtException", NULL),
    FLAG("throw-deprecation", 0, "throwDeprecation", "deprecations throw"),
    TEXT("title", 0, "title", "the name of the process"),
    ONLY("trace", 0, OPT_TEXT, "trace", "log these topics: engine, loop, net, http, module, all"),
    FLAG("trace-deprecation", 0, "traceDeprecation", "stacks of deprecations"),
    FLAG("trace-exit", 0, "traceExit", "where the process ends"),
    FLAG("trace-uncaught", 0, "traceUncaught", "where uncaught errors were thrown"),
    FLAG("trace-warnings", 0, "traceWarnings", "stacks of warnings"),
    TEXT("unhandled-rejections", 0, "unhandledRejections",
         "strict, warn, none, throw or warn-with-error-code"),
    ONLY("version", 'v', OPT_FLAG, "version", "print the versions"),
    FLAG("warnings", 0, "warnings", "silence all warnings"),
    FLAG("extra-info-on-fatal-exception", 0, "extraInfoOnFatalException", NULL),

    /* globals */
    FLAG("experimental-eventsource", 0, "experimentalEventsource", NULL),
    FLAG("experimental-global-navigator", 0, "experimentalGlobalNavigator", NULL),
    FLAG("experimental-websocket", 0, "experimentalWebsocket", NULL),
    FLAG("experimental-webstorage", 0, "experimentalWebstorage", NULL),
    FLAG("webstorage", 0, "webstorage", NULL),

    /* for others of eddy's modules to read */
    TEXT("tls-cipher-list", 0, "tlsCipherList", NULL),
    TEXT("tls-keylog", 0, "tlsKeylog", NULL),
    FLAG("tls-max-v1.2", 0, "tlsMaxV12", NULL),
    FLAG("tls-max-v1.3", 0, "tlsMaxV13", NULL),
    FLAG("tls-min-v1.0", 0, "tlsMinV10", NULL),
    FLAG("tls-min-v1.1", 0, "tlsMinV11", NULL),
    FLAG("tls-min-v1.2", 0, "tlsMinV12", NULL),
    FLAG("tls-min-v1.3", 0, "tlsMinV13", NULL),
    FLAG("verify-base-objects", 0, "verifyBaseObjects", NULL),
    FLAG("force-async-hooks-checks", 0, "forceAsyncHooksChecks", NULL),

    /* about Node's own engine, or the default here already */
    TUNE("allow-natives-syntax", OPT_FLAG),
    TUNE("async-context-frame", OPT_FLAG),
    TUNE("debug-arraybuffer-allocations", OPT_FLAG),
    TUNE("diagnostic-dir", OPT_TEXT),
    TUNE("disable-sigusr1", OPT_FLAG),
    TUNE("disable-wasm-trap-handler", OPT_FLAG),
    TUNE("enable-etw-stack-walking", OPT_FLAG),
    TUNE("enable-fips-indicator-events", OPT_FLAG),
    TUNE("es-module-specifier-resolution", OPT_TEXT),
    TUNE("experimental-abortcontroller", OPT_FLAG),
    TUNE("experimental-addon-modules", OPT_FLAG),
    TUNE("experimental-detect-module", OPT_FLAG),
    TUNE("experimental-fetch", OPT_FLAG),
    TUNE("experimental-ffi", OPT_FLAG),
    TUNE("experimental-global-customevent", OPT_FLAG),
    TUNE("experimental-global-webcrypto", OPT_FLAG),
    TUNE("experimental-import-meta-resolve", OPT_FLAG),
    TUNE("experimental-import-text", OPT_FLAG),
    TUNE("experimental-json-modules", OPT_FLAG),
    TUNE("experimental-modules", OPT_FLAG),
    TUNE("experimental-report", OPT_FLAG),
    TUNE("experimental-repl-await", OPT_FLAG),
    TUNE("experimental-require-module", OPT_FLAG),
    TUNE("experimental-shadow-realm", OPT_FLAG),
    TUNE("experimental-sqlite", OPT_FLAG),
    TUNE("experimental-stream-iter", OPT_FLAG),
    TUNE("experimental-strip-types", OPT_FLAG),
    TUNE("experimental-top-level-await", OPT_FLAG),
    TUNE("experimental-vm-modules", OPT_FLAG),
    TUNE("experimental-wasi-unstable-preview1", OPT_FLAG),
    TUNE("experimental-wasm-modules", OPT_FLAG),
    TUNE("experimental-worker", OPT_FLAG),
    TUNE("force-context-aware", OPT_FLAG),
    TUNE("force-node-api-uncaught-exceptions-policy", OPT_FLAG),
    TUNE("harmony", OPT_FLAG),
    TUNE("harmony-temporal", OPT_FLAG),
    TUNE("http-parser", OPT_TEXT),
    TUNE("icu-data-dir", OPT_TEXT),
    TUNE("interpreted-frames-native-stack", OPT_FLAG),
    TUNE("jitless", OPT_FLAG),
    TUNE("localstorage-file", OPT_TEXT),
    TUNE("max-heap-size", OPT_TEXT),
    TUNE("max-old-space-size", OPT_TEXT),
    TUNE("max-old-space-size-percentage", OPT_TEXT),
    TUNE("max-semi-space-size", OPT_TEXT),
    TUNE("napi-modules", OPT_FLAG),
    TUNE("node-memory-debug", OPT_FLAG),
    TUNE("node-snapshot", OPT_FLAG),
    TUNE("openssl-shared-config", OPT_FLAG),
    TUNE("optimize-for-size", OPT_FLAG),
    TUNE("perf-basic-prof", OPT_FLAG),
    TUNE("perf-basic-prof-only-functions", OPT_FLAG),
    TUNE("perf-prof", OPT_FLAG),
    TUNE("perf-prof-unwinding-info", OPT_FLAG),
    TUNE("require-module", OPT_FLAG),
    TUNE("stack-size", OPT_TEXT),
    TUNE("strip-types", OPT_FLAG),
    TUNE("track-heap-objects", OPT_FLAG),
    TUNE("use-bundled-ca", OPT_FLAG),
    TUNE("use-largepages", OPT_TEXT),
    TUNE("use-openssl-ca", OPT_FLAG),
    TUNE("use-system-ca", OPT_FLAG),
    TUNE("v8-pool-size", OPT_TEXT),
    TUNE("worker-snapshot", OPT_FLAG),
    TUNE("zero-fill-buffers", OPT_FLAG),

    /* helps for developers */
    WARN("cpu-prof", OPT_FLAG),
    WARN("cpu-prof-dir", OPT_TEXT),
    WARN("cpu-prof-interval", OPT_TEXT),
    WARN("cpu-prof-name", OPT_TEXT),
    WARN("debug-port", OPT_TEXT),
    WARN("enable-source-maps", OPT_FLAG),
    WARN("experimental-inspector-network-resource", OPT_FLAG),
    WARN("experimental-network-inspection", OPT_FLAG),
    WARN("experimental-print-required-tla", OPT_FLAG),
    WARN("experimental-storage-inspection", OPT_FLAG),
    WARN("experimental-worker-inspection", OPT_FLAG),
    WARN("heap-prof", OPT_FLAG),
    WARN("heap-prof-dir", OPT_TEXT),
    WARN("heap-prof-interval", OPT_TEXT),
    WARN("heap-prof-name", OPT_TEXT),
    WARN("heapsnapshot-near-heap-limit", OPT_TEXT),
    WARN("heapsnapshot-signal", OPT_TEXT),
    WARN("inspect", OPT_MAYBE),
    WARN("inspect-brk", OPT_MAYBE),
    WARN("inspect-port", OPT_TEXT),
    WARN("inspect-publish-uid", OPT_TEXT),
    WARN("inspect-wait", OPT_MAYBE),
    WARN("prof", OPT_FLAG),
    FLAG("report-compact", 0, "reportCompact", NULL),
    TEXT("report-dir", 0, "reportDirectory", NULL),
    TEXT("report-directory", 0, "reportDirectory", NULL),
    FLAG("report-exclude-env", 0, "reportExcludeEnv", NULL),
    FLAG("report-exclude-network", 0, "reportExcludeNetwork", NULL),
    TEXT("report-filename", 0, "reportFilename", NULL),
    FLAG("report-on-fatalerror", 0, "reportOnFatalerror", NULL),
    FLAG("report-on-signal", 0, "reportOnSignal", NULL),
    TEXT("report-signal", 0, "reportSignal", NULL),
    FLAG("report-uncaught-exception", 0, "reportUncaughtException", NULL),
    WARN("secure-heap", OPT_TEXT),
    WARN("secure-heap-min", OPT_TEXT),
    WARN("trace-env", OPT_FLAG),
    WARN("trace-env-js-stack", OPT_FLAG),
    WARN("trace-env-native-stack", OPT_FLAG),
    WARN("trace-event-categories", OPT_TEXT),
    WARN("trace-event-file-pattern", OPT_TEXT),
    WARN("trace-events-enabled", OPT_FLAG),
    WARN("trace-gc", OPT_FLAG),
    WARN("trace-promises", OPT_FLAG),
    WARN("trace-require-module", OPT_MAYBE),
    WARN("trace-sigint", OPT_FLAG),
    WARN("trace-sync-io", OPT_FLAG),
    WARN("trace-tls", OPT_FLAG),

    /* another program, or a promise that would not be kept */
    ABSENT("allow-addons", OPT_FLAG),
    ABSENT("allow-child-process", OPT_FLAG),
    ABSENT("allow-ffi", OPT_FLAG),
    ABSENT("allow-fs-read", OPT_LIST),
    ABSENT("allow-fs-write", OPT_LIST),
    ABSENT("allow-inspector", OPT_FLAG),
    ABSENT("allow-net", OPT_FLAG),
    ABSENT("allow-wasi", OPT_FLAG),
    ABSENT("allow-worker", OPT_FLAG),
    ABSENT("build-sea", OPT_TEXT),
    ABSENT("build-snapshot", OPT_FLAG),
    ABSENT("build-snapshot-config", OPT_TEXT),
    ABSENT("disallow-code-generation-from-strings", OPT_FLAG),
    ABSENT("enable-fips", OPT_FLAG),
    ABSENT("entry-url", OPT_FLAG),
    ABSENT("experimental-config-file", OPT_MAYBE),
    ABSENT("experimental-default-config-file", OPT_FLAG),
    ABSENT("experimental-package-map", OPT_TEXT),
    ABSENT("experimental-sea-config", OPT_TEXT),
    ABSENT("experimental-test-coverage", OPT_FLAG),
    ABSENT("experimental-test-module-mocks", OPT_FLAG),
    ABSENT("force-fips", OPT_MAYBE),
    ABSENT("frozen-intrinsics", OPT_FLAG),
    ABSENT("openssl-config", OPT_TEXT),
    ABSENT("openssl-legacy-provider", OPT_FLAG),
    ABSENT("permission", OPT_FLAG),
    ABSENT("permission-audit", OPT_FLAG),
    ABSENT("prof-process", OPT_FLAG),
    ABSENT("run", OPT_TEXT),
    ABSENT("snapshot-blob", OPT_TEXT),
    ABSENT("test", OPT_FLAG),
    ABSENT("test-concurrency", OPT_TEXT),
    ABSENT("test-force-exit", OPT_FLAG),
    ABSENT("test-global-setup", OPT_TEXT),
    ABSENT("test-isolation", OPT_TEXT),
    ABSENT("test-name-pattern", OPT_LIST),
    ABSENT("test-only", OPT_FLAG),
    ABSENT("test-random-seed", OPT_TEXT),
    ABSENT("test-randomize", OPT_FLAG),
    ABSENT("test-reporter", OPT_LIST),
    ABSENT("test-reporter-destination", OPT_LIST),
    ABSENT("test-rerun-failures", OPT_TEXT),
    ABSENT("test-shard", OPT_TEXT),
    ABSENT("test-skip-pattern", OPT_LIST),
    ABSENT("test-timeout", OPT_TEXT),
    ABSENT("test-update-snapshots", OPT_FLAG),
    ABSENT("use-env-proxy", OPT_FLAG),
    ABSENT("watch", OPT_FLAG),
    ABSENT("watch-kill-signal", OPT_TEXT),
    ABSENT("watch-path", OPT_LIST),
    ABSENT("watch-preserve-output", OPT_FLAG),
};
/* clang-format on */
const unsigned opt_table_count = ARRAY_COUNT(opt_table);

/* Another name that Node has for the same. */
static const char alias[] = "enable-network-family-autoselection";

/* Dashes and underscores are one; `name` has `len` signs. */
static bool is_name(const char *entry, const char *name, size_t len) {
  for (size_t i = 0; i < len; i++) {
    char c = name[i] == '_' ? '-' : name[i];
    if (entry[i] != c) return false; /* a NUL in entry differs from every c */
  }
  return entry[len] == '\0';
}

const struct opt *opt_table_find(const char *name, size_t len) {
  for (size_t i = 0; i < ARRAY_COUNT(opt_table); i++)
    if (is_name(opt_table[i].name, name, len)) return &opt_table[i];
  return is_name(alias, name, len) ? opt_table_find(alias + 7, sizeof alias - 8) : NULL;
}

const struct opt *opt_table_find_letter(char letter) {
  for (size_t i = 0; i < ARRAY_COUNT(opt_table); i++)
    if (letter && opt_table[i].letter == letter) return &opt_table[i];
  return NULL;
}
