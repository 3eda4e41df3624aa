'use strict';
// v8 - what programs know as the engine's own module.  https://nodejs.org/api/v8.html
// Serialization is in lib/internal/clone, figures of the heap in lib/internal/v8_stats; the rest is
// not built (internal/unbuilt).

const { lazyMembers } = require('internal/lazy_member');

lazyMembers(exports, 'internal/clone/v8_serdes', ['Serializer', 'Deserializer', 'DefaultSerializer',
  'DefaultDeserializer', 'deserialize', 'serialize']);
lazyMembers(exports, 'internal/v8_stats', [
  'cachedDataVersionTag', 'getHeapStatistics', 'getHeapSpaceStatistics', 'getHeapCodeStatistics',
  'getCppHeapStatistics', 'setFlagsFromString', 'takeCoverage', 'stopCoverage', 'promiseHooks',
  'startupSnapshot', 'setHeapSnapshotNearHeapLimit', 'setHeapProfileNearHeapLimit',
  'isStringOneByteRepresentation',
]);

require('internal/unbuilt').complete(exports, 'v8');
