'use strict';
// Time and memory: hrtime, uptime, memoryUsage, cpuUsage, resourceUsage.
const assert = require('assert');

const before = process.hrtime();
assert(Number.isInteger(before[0]) && Number.isInteger(before[1]));
const passed = process.hrtime(before);
assert(passed[0] >= 0 && passed[1] >= 0 && passed[1] < 1e9);
assert(process.hrtime.bigint() >= BigInt(before[0]) * 1000000000n + BigInt(before[1]));
assert.throws(() => process.hrtime(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => process.hrtime([1]), { code: 'ERR_OUT_OF_RANGE' });

assert(process.uptime() > 0 && process.uptime() < 600);
const memory = process.memoryUsage();
assert.deepStrictEqual(Object.keys(memory).sort(),
  ['arrayBuffers', 'external', 'heapTotal', 'heapUsed', 'rss']);
for (const value of Object.values(memory)) assert(value >= 0);
assert(memory.rss > 1e6);
assert(process.memoryUsage.rss() > 1e6);
assert(process.constrainedMemory() >= 0);
assert(process.availableMemory() > 0);

const cpu = process.cpuUsage();
assert(cpu.user >= 0 && cpu.system >= 0);
const diff = process.cpuUsage(cpu);
assert(diff.user >= 0 && diff.system >= 0);
assert(process.threadCpuUsage().user >= 0);
assert.throws(() => process.cpuUsage(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => process.cpuUsage({ user: -1, system: 2 }), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => process.cpuUsage({ user: 'x', system: 2 }), { code: 'ERR_INVALID_ARG_TYPE' });

const usage = process.resourceUsage();
assert(usage.maxRSS > 1000);
assert.strictEqual(Object.keys(usage).length, 16);
