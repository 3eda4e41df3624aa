'use strict';
// Errors that the runtime throws: classes, codes, texts, printed form.

const assert = require('node:assert');
const path = require('node:path');
const { Buffer } = require('node:buffer');

function caught(fn) {
  try {
    fn();
  } catch (err) {
    return err;
  }
  throw new Error('nothing was thrown');
}

const err = caught(() => path.join('a', 5));
assert.strictEqual(err.constructor, TypeError);
assert.ok(err instanceof TypeError);
assert.strictEqual(err.name, 'TypeError');
assert.strictEqual(err.code, 'ERR_INVALID_ARG_TYPE');
assert.strictEqual(
  err.message, 'The "path" argument must be of type string. Received type number (5)');
assert.strictEqual(String(err), `TypeError [ERR_INVALID_ARG_TYPE]: ${err.message}`);
assert.ok(err.stack.startsWith(`TypeError [ERR_INVALID_ARG_TYPE]: ${err.message}\n    at `));
assert.deepStrictEqual(Object.keys(err), ['code']);
assert.strictEqual(Object.prototype.toString.call(err), '[object Error]');

// What was received: the grammar.
class Thing {}
const received = [
  [undefined, 'undefined'],
  [null, 'null'],
  [true, 'type boolean (true)'],
  [1.5, 'type number (1.5)'],
  [10n, 'type bigint (10n)'],
  [Symbol('s'), 'type symbol (Symbol(s))'],
  [function named() {}, 'function named'],
  [() => {}, 'function '],
  [{}, 'an instance of Object'],
  [[], 'an instance of Array'],
  [new Thing(), 'an instance of Thing'],
  [{ __proto__: null }, '[Object: null prototype] {}'],
];
for (const [value, text] of received) {
  assert.strictEqual(
    caught(() => path.dirname(value)).message,
    `The "path" argument must be of type string. Received ${text}`);
}

// More than one type, and classes.
assert.strictEqual(
  caught(() => Buffer.from(5)).message,
  'The first argument must be of type string or an instance of Buffer, ArrayBuffer, or Array or ' +
  'an Array-like Object. Received type number (5)');

const range = caught(() => Buffer.alloc(4).readInt8(5));
assert.ok(range instanceof RangeError);
assert.strictEqual(range.code, 'ERR_OUT_OF_RANGE');
assert.strictEqual(
  range.message, 'The value of "offset" is out of range. It must be >= 0 and <= 3. Received 5');
