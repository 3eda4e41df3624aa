'use strict';
// DOMException: names, codes, and being an Error.

const assert = require('node:assert');

const err = new DOMException('text', 'DataCloneError');
assert.strictEqual(err.name, 'DataCloneError');
assert.strictEqual(err.message, 'text');
assert.strictEqual(err.code, 25);
assert.strictEqual(DOMException.DATA_CLONE_ERR, 25);
assert.strictEqual(err.DATA_CLONE_ERR, 25);
assert.ok(err instanceof Error);
assert.ok(err instanceof DOMException);
assert.strictEqual(String(err), 'DataCloneError: text');
assert.match(err.stack, /^DataCloneError: text\n/);
assert.strictEqual(Object.prototype.toString.call(err), '[object DOMException]');
assert.deepStrictEqual(Object.keys(err), []);

const plain = new DOMException();
assert.strictEqual(plain.name, 'Error');
assert.strictEqual(plain.message, '');
assert.strictEqual(plain.code, 0);
assert.strictEqual('cause' in plain, false);
const caused = new DOMException('', { name: 'X', cause: 5 });
assert.strictEqual(caused.name, 'X');
assert.strictEqual(caused.cause, 5);
assert.throws(() => DOMException.prototype.name, { code: 'ERR_INVALID_THIS' });

class Sub extends DOMException {
  constructor() {
    super('sub', 'AbortError');
    this.extra = 1;
  }
}
const sub = new Sub();
assert.ok(sub instanceof Sub && sub instanceof DOMException);
assert.strictEqual(sub.code, 20);
assert.strictEqual(sub.extra, 1);
