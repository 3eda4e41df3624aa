'use strict';
// internal/globals - the names that every program sees.  What is costly is made at first touch.

const { requireBuiltin } = require('internal/builtins');

function define(target, name, value, enumerable) {
  Object.defineProperty(target, name, { value, enumerable, writable: true, configurable: true });
}

// A global that loads its module when it is first read; an assignment replaces it.
function lazy(target, name, id, key, enumerable) {
  Object.defineProperty(target, name, {
    enumerable,
    configurable: true,
    get() {
      const loaded = requireBuiltin(id);
      const value = key === undefined ? loaded : loaded[key];
      define(target, name, value, enumerable);
      return value;
    },
    set(value) {
      define(target, name, value, enumerable);
    },
  });
}

const LAZY = [
  ['console', 'internal/console_global', undefined, false],
  ['Buffer', 'buffer', 'Buffer', false],
  ['atob', 'buffer', 'atob', true],
  ['btoa', 'buffer', 'btoa', true],
  ['AbortController', 'internal/abort_controller', 'AbortController', false],
  ['AbortSignal', 'internal/abort_controller', 'AbortSignal', false],
  ['Event', 'internal/event_target', 'Event', false],
  ['EventTarget', 'internal/event_target', 'EventTarget', false],
  ['CustomEvent', 'internal/event_target', 'CustomEvent', false],
  ['DOMException', 'internal/dom_exception', 'DOMException', false],
  ['TextEncoder', 'internal/encoding', 'TextEncoder', false],
  ['TextDecoder', 'internal/encoding', 'TextDecoder', false],
  ['Blob', 'buffer', 'Blob', false],
  ['File', 'buffer', 'File', false],
  ['URL', 'url', 'URL', false],
  ['URLSearchParams', 'url', 'URLSearchParams', false],
  ['setTimeout', 'timers', 'setTimeout', true],
  ['setInterval', 'timers', 'setInterval', true],
  ['setImmediate', 'timers', 'setImmediate', true],
  ['clearTimeout', 'timers', 'clearTimeout', true],
  ['clearInterval', 'timers', 'clearInterval', true],
  ['clearImmediate', 'timers', 'clearImmediate', true],
  ['queueMicrotask', 'internal/process/ticks', 'queueMicrotask', true],
];

function install(global) {
  Object.defineProperty(global, Symbol.toStringTag, {
    value: 'global', writable: false, enumerable: false, configurable: true,
  });
  define(global, 'global', global, true);
  lazy(global, 'process', 'process', undefined, false);
  for (const [name, id, key, enumerable] of LAZY) lazy(global, name, id, key, enumerable);
  if (typeof WebAssembly === 'object') patchWebAssembly(global, WebAssembly);
}

// The engine's WebAssembly, with promises that keep the loop alive from the first touch on.
function patchWebAssembly(global, original) {
  Object.defineProperty(global, 'WebAssembly', {
    enumerable: false,
    configurable: true,
    get() {
      const value = requireBuiltin('internal/wasm').install(original);
      define(global, 'WebAssembly', value, false);
      return value;
    },
    set(value) {
      define(global, 'WebAssembly', value, false);
    },
  });
}

module.exports = { install };
