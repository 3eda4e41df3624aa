'use strict';
// internal/module/builtins - which names `require` finds inside the binary.
// https://nodejs.org/api/module.html#modulebuiltinmodules

const PUBLIC = ('_http_agent _http_client _http_common _http_incoming _http_outgoing _http_server ' +
  '_tls_common _tls_wrap assert assert/strict async_hooks buffer child_process cluster console ' +
  'constants crypto dgram diagnostics_channel dns dns/promises domain events fs fs/promises http ' +
  'http2 https inspector inspector/promises module net os path path/posix path/win32 perf_hooks ' +
  'process punycode querystring readline readline/promises repl stream stream/consumers ' +
  'stream/promises stream/web string_decoder sys timers timers/promises tls trace_events tty url ' +
  'util util/types v8 vm wasi worker_threads zlib').split(' ');
// Names that exist only behind `node:`.
const SCHEME_ONLY = ['ffi', 'sea', 'sqlite', 'test', 'test/reporters'];

const bare = new Set(PUBLIC);
const withScheme = new Set([...PUBLIC, ...SCHEME_ONLY]);

/** Whether `request` ('fs', 'node:fs', 'node:test') names a built-in module. */
function isBuiltin(request) {
  return bare.has(request) ||
    (request.startsWith('node:') && withScheme.has(request.slice(5)));
}

/** Whether a built-in of this id, without a scheme, may be seen by programs. */
function isPublic(id) {
  return withScheme.has(id);
}

function names() {
  return Object.freeze([...PUBLIC, ...SCHEME_ONLY.map((id) => `node:${id}`)]);
}

module.exports = { isBuiltin, isPublic, names };
