'use strict';
// internal/process/switches - options of the command line that few programs are started with.
// internal/process/main loads this when one of them is given.

const { options, isLoaded } = require('internal/builtins');

function readEnvFiles() {
  const { load } = require('internal/dotenv');
  for (const path of options.envFile ?? []) {
    if (internalBinding('module').kind(path) < 0) {
      internalBinding('stdio').write(2, `${options.execPath}: ${path}: not found\n`);
      internalBinding('process').reallyExit(9);
    }
    load(path);
  }
  for (const path of options.envFileIfExists ?? []) {
    if (internalBinding('module').kind(path) >= 0) load(path);
  }
}

function disableProto() {
  const { prototype } = Object;
  if (options.disableProto === 'delete') {
    delete prototype.__proto__; // eslint-disable-line no-proto
  } else if (options.disableProto === 'throw') {
    const refuse = () => {
      const { codes: { ERR_PROTO_ACCESS } } = require('internal/errors');
      throw new ERR_PROTO_ACCESS();
    };
    Object.defineProperty(prototype, '__proto__', {
      __proto__: null, get: refuse, set: refuse, enumerable: false, configurable: true,
    });
  } else {
    throw new Error(`invalid mode passed to --disable-proto: ${options.disableProto}`);
  }
}

function exposeGc() {
  const { gc: collect } = internalBinding('process');
  // Node's takes options, such as { execution: 'async' }.
  const gc = (given) => {
    if (isLoaded('internal/perf/observer')) require('internal/perf/gc').collectWatched(collect);
    else collect();
    return given?.execution === 'async' ? Promise.resolve() : undefined;
  };
  Object.defineProperty(globalThis, 'gc', {
    value: gc, writable: true, enumerable: false, configurable: true,
  });
}

module.exports = { readEnvFiles, disableProto, exposeGc };
