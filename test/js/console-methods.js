'use strict';
// What each method writes, and to which of the two streams.
const assert = require('node:assert');
const { Console } = require('node:console');
const { Writable } = require('node:stream');

function sink() {
  return new Writable({ decodeStrings: false, write(chunk, _, done) {
    this.text = (this.text ?? '') + chunk;
    done();
  } });
}
const out = sink();
const err = sink();
const c = new Console(out, err);
const taken = (stream) => {
  const { text } = stream;
  stream.text = '';
  return text;
};

for (const name of ['log', 'info', 'debug']) {
  c[name]('%s is %d', name, 5, { a: 1 });
  assert.strictEqual(taken(out), `${name} is 5 { a: 1 }\n`);
}
for (const name of ['warn', 'error']) {
  c[name]('%s', name, [1]);
  assert.strictEqual(taken(err), `${name} [ 1 ]\n`);
}
c.log();
assert.strictEqual(taken(out), '\n');
c.log(undefined, null, -0, 1n, 'text', Symbol('s'));
assert.strictEqual(taken(out), 'undefined null -0 1n text Symbol(s)\n');
c.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 });
assert.strictEqual(taken(out), '{ a: [Object] }\n');
c.dirxml({ a: 1 }, [2]);
assert.strictEqual(taken(out), '{ a: 1 } [ 2 ]\n');

c.assert(true, 'not written');
c.assert(1);
assert(!err.text && !out.text);
c.assert(false);
c.assert(0, 'why %d', 1);
c.assert(false, { a: 1 });
assert.strictEqual(taken(err),
  'Assertion failed\nAssertion failed: why 1\nAssertion failed { a: 1 }\n');

c.trace('at %s', 'here');
const lines = taken(err).split('\n');
assert.strictEqual(lines[0], 'Trace: at here');
assert.match(lines[1], /^ {4}at .*console-methods\.js:\d+:\d+\)?$/);

c.count();
c.count();
c.count('other');
c.countReset();
c.count('default');
assert.strictEqual(taken(out), 'default: 1\ndefault: 2\nother: 1\ndefault: 1\n');

// Methods work apart from their console.
const { log } = c;
log('apart');
assert.strictEqual(taken(out), 'apart\n');
for (const name of ['log', 'error', 'dir', 'table', 'group', 'count', 'time', 'trace']) {
  assert.strictEqual(typeof console[name], 'function');
  assert.strictEqual(console[name].name, name);
}
assert.strictEqual(require('node:console'), console);
assert.strictEqual(Object.prototype.toString.call(console), '[object console]');
