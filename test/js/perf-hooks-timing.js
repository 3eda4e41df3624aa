'use strict';
// performance.now, marks, measures, the timeline, observers, timerify, nodeTiming.
const assert = require('node:assert');
const { PerformanceObserver, performance: same, timerify, eventLoopUtilization } =
  require('node:perf_hooks');

assert.strictEqual(performance, same);
const now = performance.now();
assert(now > 0 && performance.now() >= now);
assert(Math.abs(performance.timeOrigin + now - Date.now()) < 1000);

const mark = performance.mark('a', { startTime: 5, detail: { x: [1] } });
performance.mark('b', { startTime: 25 });
assert.strictEqual(mark.entryType, 'mark');
assert.deepStrictEqual(mark.toJSON(),
  { name: 'a', entryType: 'mark', startTime: 5, duration: 0, detail: { x: [1] } });
const measure = performance.measure('a to b', 'a', 'b');
assert.strictEqual(measure.startTime, 5);
assert.strictEqual(measure.duration, 20);
assert.strictEqual(performance.measure('m', { end: 'b', duration: 10 }).startTime, 15);
assert.strictEqual(performance.measure('m', { start: 'a', duration: 1 }).duration, 1);
assert.deepStrictEqual(performance.getEntriesByName('a'), [mark]);
assert.strictEqual(performance.getEntriesByType('measure').length, 3);
assert.strictEqual(performance.getEntries()[0], mark);
performance.clearMarks('a');
assert.throws(() => performance.measure('x', 'a'), { name: 'SyntaxError' });
assert.throws(() => performance.mark('nodeStart'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => performance.mark('x', { startTime: -1 }),
  { code: 'ERR_PERFORMANCE_INVALID_TIMESTAMP' });
assert.throws(() => performance.measure('x', { start: 1, end: 2, duration: 1 }),
  { code: 'ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS' });
assert.throws(() => performance.now.call({}), { code: 'ERR_INVALID_THIS' });
assert.throws(() => new PerformanceEntry(), { code: 'ERR_ILLEGAL_CONSTRUCTOR' });

const { nodeTiming } = performance;
assert(nodeTiming.nodeStart < nodeTiming.environment);
assert(nodeTiming.environment < nodeTiming.bootstrapComplete);
assert.strictEqual(nodeTiming.loopStart, -1);
assert.deepStrictEqual(eventLoopUtilization(), { idle: 0, active: 0, utilization: 0 });
setTimeout(() => {
  const before = eventLoopUtilization();
  setTimeout(function look() {
    const { idle, active, utilization } = eventLoopUtilization(before);
    if (idle === 0) return setTimeout(look, 20); // a busy machine: the timer was due at once
    assert(idle > 0 && active > 0 && utilization > 0 && utilization < 1);
    assert(nodeTiming.loopStart > 0);
  }, 20);
}, 1);

// Observers hear later, of all at once.
let calls = 0;
const add = timerify(function add(a, b) { return a + b; });
assert.strictEqual(add.name, 'timerified add');
assert.strictEqual(add.length, 2);
const observer = new PerformanceObserver((list, self) => {
  assert.strictEqual(self, observer);
  assert.deepStrictEqual(list.getEntries().map(({ name }) => name).sort(), ['add', 'seen']);
  const [entry] = list.getEntriesByType('function');
  assert.deepStrictEqual([...entry.detail], [1, 2]);
  calls++;
  observer.disconnect();
});
observer.observe({ entryTypes: ['mark', 'function'] });
performance.mark('seen');
assert.strictEqual(add(1, 2), 3);
assert.strictEqual(calls, 0);
process.on('exit', () => assert.strictEqual(calls, 1));
assert.throws(() => observer.observe({ type: 'mark' }), { name: 'InvalidModificationError' });
assert.throws(() => new PerformanceObserver(), { code: 'ERR_INVALID_ARG_TYPE' });
