'use strict';
// Figures of the heap by v8, and what of V8 there is to be asked.
const assert = require('node:assert');
const v8 = require('node:v8');

const heap = v8.getHeapStatistics();
assert.ok(heap.used_heap_size > 0 && heap.used_heap_size <= heap.total_heap_size);
assert.ok(heap.heap_size_limit > heap.total_heap_size);
const spaces = v8.getHeapSpaceStatistics();
assert.ok(spaces.some(({ space_name: name, space_size: size }) => name === 'old_space' && size > 0));
assert.strictEqual(typeof v8.getHeapCodeStatistics().code_and_metadata_size, 'number');
assert.strictEqual(v8.getCppHeapStatistics('brief').detail_level, 'brief');
assert.throws(() => v8.getCppHeapStatistics('x'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.strictEqual(v8.cachedDataVersionTag(), v8.cachedDataVersionTag());
assert.strictEqual(v8.setFlagsFromString('--stack-size=900'), undefined);
assert.throws(() => v8.setFlagsFromString(), { code: 'ERR_INVALID_ARG_TYPE' });
assert.strictEqual(v8.isStringOneByteRepresentation('a\u00e9'), true);
assert.strictEqual(v8.isStringOneByteRepresentation('a\u0436'), false);
assert.ok(!v8.startupSnapshot.isBuildingSnapshot());
assert.throws(() => v8.startupSnapshot.addSerializeCallback(() => {}),
  { code: 'ERR_NOT_BUILDING_SNAPSHOT' });
assert.throws(() => v8.promiseHooks.onInit(async () => {}), { code: 'ERR_INVALID_ARG_TYPE' });

const { heapUsed, heapTotal, rss } = process.memoryUsage();
assert.ok(heapUsed > 1000 && heapUsed <= heapTotal && heapTotal < rss * 2);
