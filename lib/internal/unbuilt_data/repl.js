'use strict';
// internal/unbuilt_data/repl - what 'repl' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"start writer isValidSyntax","c":{"REPLServer":["readline#Interface","","setupHistory' +
  ' clearBufferedCommand close createContext resetContext displayPrompt setPrompt complete co' +
  'mpleteOnEditorMode defineCommand"],"Recoverable":["#Error","",""]},"s":{"REPL_MODE_SLOPPY"' +
  ':"repl-sloppy","REPL_MODE_STRICT":"repl-strict"},"v":{"builtinModules":["assert","assert/s' +
  'trict","async_hooks","buffer","child_process","cluster","console","constants","crypto","dg' +
  'ram","diagnostics_channel","dns","dns/promises","domain","events","fs","fs/promises","http' +
  '","http2","https","inspector","inspector/promises","module","net","os","path","path/posix"' +
  ',"path/win32","perf_hooks","process","punycode","querystring","readline","readline/promise' +
  's","repl","stream","stream/consumers","stream/promises","stream/web","string_decoder","sys' +
  '","timers","timers/promises","tls","trace_events","tty","url","util","util/types","v8","vm' +
  '","wasi","worker_threads","zlib"]},"r":{"_builtinLibs":"repl#builtinModules"}}';
