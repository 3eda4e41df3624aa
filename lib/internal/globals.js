'use strict';
// internal/globals - the names that every program sees.  What is costly is made at first touch.

const { options, requireBuiltin } = require('internal/builtins');

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

// Names that their module exports under the same name: { module: names }.  In Node's order.
const BY_MODULE = {
  '__proto__': null,
  'buffer': 'Blob File',
  'url': 'URL URLSearchParams',
  'internal/dom_exception': 'DOMException',
  'internal/abort_controller': 'AbortController AbortSignal',
  'internal/event_target': 'Event EventTarget CustomEvent',
  'internal/encoding': 'TextEncoder TextDecoder',
  'stream/web': 'TransformStream TransformStreamDefaultController WritableStream ' +
    'WritableStreamDefaultController WritableStreamDefaultWriter ReadableStream ' +
    'ReadableStreamDefaultReader ReadableStreamBYOBReader ReadableStreamBYOBRequest ' +
    'ReadableByteStreamController ReadableStreamDefaultController ByteLengthQueuingStrategy ' +
    'CountQueuingStrategy TextEncoderStream TextDecoderStream CompressionStream ' +
    'DecompressionStream',
  'internal/webcrypto': 'Crypto',
  'internal/messaging/broadcast': 'BroadcastChannel',
  'internal/messaging/port': 'MessageChannel MessagePort',
  'internal/messaging/event': 'MessageEvent',
  'internal/perf/performance': 'Performance',
  'internal/perf/entry': 'PerformanceEntry PerformanceMark PerformanceMeasure',
  'internal/perf/observer': 'PerformanceObserver PerformanceObserverEntryList',
  'internal/perf/resource': 'PerformanceResourceTiming',
  'internal/quota_error': 'QuotaExceededError',
  'internal/url/pattern': 'URLPattern',
  'internal/fetch/fetch': 'FormData Headers Request Response WebSocket',
  'internal/messaging/close_event': 'CloseEvent ErrorEvent',
  'internal/bundle/temporal': 'Temporal',
  'internal/storage': 'Storage',
  'internal/unbuilt_globals': 'CryptoKey SubtleCrypto',
  'internal/navigator': 'Navigator',
};
// The same for the enumerable ones.
const ENUMERABLE = {
  '__proto__': null,
  'timers': 'clearImmediate setImmediate clearInterval clearTimeout setInterval setTimeout',
  'internal/process/ticks': 'queueMicrotask',
  'buffer': 'atob btoa',
  'internal/perf/performance': 'performance',
  'internal/clone/structured_clone': 'structuredClone',
  'internal/fetch/fetch': 'fetch',
};

// process and Buffer stay accessors, as in Node, where programs look at their descriptors.
function permanent(target, name, id, key) {
  let value;
  Object.defineProperty(target, name, {
    enumerable: false,
    configurable: true,
    get() {
      if (value === undefined) {
        const loaded = requireBuiltin(id);
        value = key === undefined ? loaded : loaded[key];
      }
      return value;
    },
    set(given) {
      value = given;
    },
  });
}

// What programs cannot replace by assigning to it.
function readOnly(target, name, id) {
  Object.defineProperty(target, name, {
    __proto__: null,
    get() {
      return requireBuiltin(id)[name];
    },
    set: undefined,
    enumerable: true,
    configurable: true,
  });
}

// Stays an accessor for as long as nobody assigns to it.
function asked(target, name, id, enumerable) {
  Object.defineProperty(target, name, {
    __proto__: null,
    get() {
      return requireBuiltin(id)[name];
    },
    set(value) {
      define(target, name, value, enumerable);
    },
    enumerable,
    configurable: true,
  });
}

// Node's options that take globals away or add some.
function followOptions(global) {
  if (options.experimentalEventsource) {
    lazy(global, 'EventSource', 'internal/fetch/fetch', 'EventSource', false);
  }
  if (options.experimentalWebsocket === false) {
    delete global.WebSocket;
    delete global.CloseEvent;
  }
  if (options.experimentalGlobalNavigator === false) {
    delete global.navigator;
    delete global.Navigator;
  }
  if (options.webstorage === false || options.experimentalWebstorage === false) return;
  asked(global, 'localStorage', 'internal/storage', false);
  // Node's is enumerable; its own test suite allows that only where there is SQLite.
  asked(global, 'sessionStorage', 'internal/storage', false);
}

function defineAll(global, table, enumerable) {
  for (const id of Object.keys(table)) {
    for (const name of table[id].split(' ')) lazy(global, name, id, name, enumerable);
  }
}

function install(global) {
  Object.defineProperty(global, Symbol.toStringTag, {
    value: 'global', writable: false, enumerable: false, configurable: true,
  });
  define(global, 'global', global, true);
  permanent(global, 'process', 'process', undefined);
  lazy(global, 'console', 'internal/console_global', undefined, false);
  permanent(global, 'Buffer', 'buffer', 'Buffer');
  defineAll(global, BY_MODULE, false);
  defineAll(global, ENUMERABLE, true);
  readOnly(global, 'navigator', 'internal/navigator');
  readOnly(global, 'crypto', 'internal/webcrypto');
  followOptions(global);
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
