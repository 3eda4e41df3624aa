'use strict';
// addAbortSignal() and the `signal` option destroy a stream.
const assert = require('node:assert');
const { Readable, Writable, addAbortSignal } = require('node:stream');

let errors = 0;
function check(err) {
  errors++;
  assert.strictEqual(err.name, 'AbortError');
  assert.strictEqual(err.code, 'ABORT_ERR');
}

const controller = new AbortController();
const readable = new Readable({ read() {}, signal: controller.signal });
const writable = addAbortSignal(controller.signal, new Writable({ write() {} }));
readable.on('error', check);
writable.on('error', check);
controller.abort();
assert.strictEqual(readable.destroyed, true);
assert.strictEqual(writable.destroyed, true);

const late = new Readable({ read() {}, signal: controller.signal });
late.on('error', check);
assert.strictEqual(late.destroyed, true);

// A stream that is over does not care.
const other = new AbortController();
const done = addAbortSignal(other.signal, Readable.from(['x']));
done.on('error', () => assert.fail());
done.on('close', () => other.abort());
done.resume();

assert.throws(() => addAbortSignal({}, readable), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => addAbortSignal(other.signal, {}), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => new Readable({ signal: 5 }), { code: 'ERR_INVALID_ARG_TYPE' });

process.on('exit', () => assert.strictEqual(errors, 3));
