'use strict';
// internal/unbuilt_data/module - what 'module' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"self":["","isBuiltin createRequire syncBuiltinESMExports Module registerHooks runMain re' +
  'gister enableCompileCache findPackageJSON flushCompileCache getCompileCacheDir stripTypeSc' +
  'riptTypes findSourceMap SourceMap getSourceMapsSupport setSourceMapsSupport","load require' +
  '"],"f":"_stat wrap isBuiltin _readPackage _findPath _nodeModulePaths _resolveLookupPaths _' +
  'load _resolveFilename createRequire _initPaths _preloadModules syncBuiltinESMExports regis' +
  'terHooks runMain register enableCompileCache findPackageJSON flushCompileCache getCompileC' +
  'acheDir stripTypeScriptTypes findSourceMap getSourceMapsSupport setSourceMapsSupport","v":' +
  '{"_cache":{},"_pathCache":{},"globalPaths":[],"wrapper":["(function (exports, require, mod' +
  'ule, __filename, __dirname) { ","\\n});"],"builtinModules":["_http_agent","_http_client","' +
  '_http_common","_http_incoming","_http_outgoing","_http_server","_tls_common","_tls_wrap","' +
  'assert","assert/strict","async_hooks","buffer","child_process","cluster","console","consta' +
  'nts","crypto","dgram","diagnostics_channel","dns","dns/promises","domain","events","fs","f' +
  's/promises","http","http2","https","inspector","inspector/promises","module","net","os","p' +
  'ath","path/posix","path/win32","perf_hooks","process","punycode","querystring","readline",' +
  '"readline/promises","repl","stream","stream/consumers","stream/promises","stream/web","str' +
  'ing_decoder","sys","timers","timers/promises","tls","trace_events","tty","url","util","uti' +
  'l/types","v8","vm","wasi","worker_threads","zlib","node:ffi","node:sea","node:sqlite","nod' +
  'e:test","node:test/reporters"],"constants":{"compileCacheStatus":{"FAILED":0,"ENABLED":1,"' +
  'ALREADY_ENABLED":2,"DISABLED":3}}},"o":{"_extensions":{"f":".js .json .node"}},"r":{"Modul' +
  'e":"module"},"c":{"SourceMap":["","","findEntry findOrigin"]}}';
