'use strict';
// A program that replaces process.stdout.write sees what the global console writes.
const assert = require('node:assert');

const seen = { stdout: '', stderr: '' };
const before = {};
for (const name of ['stdout', 'stderr']) {
  before[name] = process[name].write;
  process[name].write = (chunk) => {
    seen[name] += chunk;
    return true;
  };
}
try {
  console.log('out', 1);
  console.error('err', { a: 1 });
  console.group('group');
  console.info('in\nside');
  console.groupEnd();
  console.table(5);
} finally {
  for (const name of ['stdout', 'stderr']) process[name].write = before[name];
}
assert.deepStrictEqual(seen,
  { stdout: 'out 1\ngroup\n  in\n  side\n5\n', stderr: 'err { a: 1 }\n' });
