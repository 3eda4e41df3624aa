'use strict';
// v8 - what programs know as the engine's own module.  https://nodejs.org/api/v8.html
// Serialization is in lib/internal/clone, figures of the heap in lib/internal/v8_stats; the rest is
// not built (internal/unbuilt).

function addLazy(id, names) {
  for (const name of names) {
    const set = (value) => Object.defineProperty(exports, name, {
      value, writable: true, enumerable: true, configurable: true,
    });
    Object.defineProperty(exports, name, {
      __proto__: null,
      get() {
        const value = require(id)[name];
        set(value);
        return value;
      },
      set,
      enumerable: true,
      configurable: true,
    });
  }
}

addLazy('internal/clone/v8_serdes', ['Serializer', 'Deserializer', 'DefaultSerializer',
  'DefaultDeserializer', 'deserialize', 'serialize']);
addLazy('internal/v8_stats', ['cachedDataVersionTag', 'getHeapStatistics', 'getHeapSpaceStatistics',
  'getHeapCodeStatistics', 'getCppHeapStatistics', 'setFlagsFromString', 'takeCoverage',
  'stopCoverage', 'promiseHooks', 'startupSnapshot', 'setHeapSnapshotNearHeapLimit',
  'setHeapProfileNearHeapLimit', 'isStringOneByteRepresentation']);

require('internal/unbuilt').complete(exports, 'v8');
