'use strict';
// Reading, setting and deleting stacks in hot loops: property caches and collections leave them
// right.
const assert = require('node:assert');

function touch(e, i) {
  switch (i % 6) {
    case 0: return e.stack.startsWith('Error: e');
    case 1: e.stack = 'mine'; return e.stack === 'mine';
    case 2: return delete e.stack && e.stack === undefined;
    case 3: return 'stack' in e && e.line === undefined;
    case 4: e.line = i; return e.line === i && e.stack.startsWith('Error: e');
    default: return Object.getOwnPropertyNames(e).length === 2;
  }
}

const kept = [];
for (let i = 0; i < 60000; i++) {
  const e = new Error(`e${i}`);
  if (i % 50 === 0) kept.push(new RangeError(`kept ${kept.length}`));
  if (!touch(e, i)) assert.fail(`touch ${i % 6} at ${i}`);
}
// One site that sees errors in all states.
for (let i = 0; i < 20000; i++) {
  const e = new Error('a');
  if (i % 2) e.stack; // eslint-disable-line no-unused-expressions
  e.stack = 'b';
  if (e.stack !== 'b') assert.fail(`at ${i}`);
}
kept.forEach((e, i) => assert.ok(e.stack.startsWith(`RangeError: kept ${i}\n    at `)));
