'use strict';
// The streams of a console: which are accepted, and what happens when they fail.
const assert = require('node:assert');
const { Console } = require('node:console');
const { EventEmitter } = require('node:events');
const { Writable } = require('node:stream');

assert.throws(() => new Console(), { code: 'ERR_CONSOLE_WRITABLE_STREAM' });
assert.throws(() => new Console({}), { code: 'ERR_CONSOLE_WRITABLE_STREAM' });
assert.throws(() => new Console({ stdout: process.stdout, stderr: {} }),
  { code: 'ERR_CONSOLE_WRITABLE_STREAM' });
assert.throws(() => new Console({ stdout: process.stdout, colorMode: 'x' }),
  { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => new Console({ stdout: process.stdout, inspectOptions: 5 }),
  { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => new Console({ stdout: process.stdout, colorMode: true,
  inspectOptions: { colors: true } }), { code: 'ERR_INCOMPATIBLE_OPTION_PAIR' });
assert(Console({ stdout: process.stdout }) instanceof Console);
assert.strictEqual(console instanceof Console, true);
assert.strictEqual({} instanceof Console, false);

// Anything with write() will do; without stderr all goes to stdout.
const written = [];
const bare = new Console({ stdout: { write(text) { written.push(text); } }, ignoreErrors: false });
bare.log('a');
bare.error('b');
assert.deepStrictEqual(written, ['a\n', 'b\n']);

// Options for inspect, for both streams or for each.
const said = [];
const make = () => Object.assign(new EventEmitter(), { write: (text) => said.push(text) });
const stdout = make();
const stderr = make();
new Console({ stdout, inspectOptions: { depth: 0 } }).log({ a: {} }, { a: { b: 1 } });
const each = new Console({
  stdout, stderr, inspectOptions: new Map([[stderr, { compact: false }]]),
});
each.log({ a: 1 });
each.error({ a: 1 });
new Console({ stdout, colorMode: true }).log({ a: 1 });
new Console({ stdout, colorMode: 'auto' }).log({ a: 1 });
assert.deepStrictEqual(said, ['{ a: {} } { a: [Object] }\n', '{ a: 1 }\n', '{\n  a: 1\n}\n',
  '{ a: \u001b[33m1\u001b[39m }\n', '{ a: 1 }\n']);

// Errors of a stream are ignored unless asked for.
const failing = () => new Writable({ write(_, __, done) { done(new Error('full')); } });
new Console(failing()).log('lost');
const loud = failing();
new Console({ stdout: loud, ignoreErrors: false }).log('lost');
loud.on('error', (error) => { loud.seen = error.message; });
const throwing = Object.assign(new EventEmitter(),
  { write() { throw new Error('thrown'); } });
new Console({ stdout: throwing }).log('lost');
assert.throws(() => new Console({ stdout: throwing, ignoreErrors: false }).log('lost'), /thrown/);
process.on('exit', () => assert.strictEqual(loud.seen, 'full'));
