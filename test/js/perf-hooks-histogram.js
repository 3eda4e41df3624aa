'use strict';
// createHistogram and monitorEventLoopDelay.
const assert = require('node:assert');
const { createHistogram, monitorEventLoopDelay } = require('node:perf_hooks');

const histogram = createHistogram();
assert.strictEqual(histogram.min, 9223372036854776000);
assert.strictEqual(histogram.max, 0);
assert(Number.isNaN(histogram.mean));
for (let i = 1; i <= 1000; i++) histogram.record(i);
assert.strictEqual(histogram.count, 1000);
assert.strictEqual(histogram.countBigInt, 1000n);
assert.strictEqual(histogram.min, 1);
assert.strictEqual(histogram.max, 1000);
assert.strictEqual(histogram.mean, 500.5);
assert.strictEqual(histogram.percentile(50), 500);
assert.strictEqual(histogram.percentile(99), 990);
assert.strictEqual(histogram.percentiles.get(75), 750);
assert.strictEqual(histogram.percentiles.get(100), 1000);

// Three figures of large numbers.
histogram.reset();
histogram.record(123456789n);
assert(Math.abs(histogram.max - 123456789) < 123457);
const other = createHistogram({ lowest: 1, highest: 10000, figures: 2 });
other.record(100000);
assert.strictEqual(other.exceeds, 1);
other.record(5);
other.recordDelta();
histogram.add(other);
assert.strictEqual(histogram.count, 2);

assert.throws(() => histogram.record(-1), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => histogram.record('1'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => histogram.percentile(101), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => createHistogram({ figures: 9 }), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => new histogram.constructor(), { code: 'ERR_ILLEGAL_CONSTRUCTOR' });

const delay = monitorEventLoopDelay({ resolution: 1 });
assert.strictEqual(delay.enable(), true);
assert.strictEqual(delay.enable(), false);
const timer = setInterval(() => {
  if (delay.count === 0) return;
  assert(delay.min > 0);
  assert.strictEqual(delay.disable(), true);
  assert.strictEqual(delay.disable(), false);
  clearInterval(timer);
}, 2);
