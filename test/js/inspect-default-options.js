'use strict';
// util.inspect.defaultOptions changes what all calls leave out.
const assert = require('node:assert');
const util = require('node:util');

const before = { ...util.inspect.defaultOptions };
util.inspect.defaultOptions.depth = 0;
assert.strictEqual(util.inspect({ a: {}, b: { c: 1 } }), '{ a: {}, b: [Object] }');
assert.strictEqual(util.format('%O', { b: { c: 1 } }), '{ b: [Object] }');
util.inspect.defaultOptions = { numericSeparator: true };
assert.strictEqual(util.format('%d', 12345), '12_345');
assert.throws(() => { util.inspect.defaultOptions = 5; }, { code: 'ERR_INVALID_ARG_TYPE' });
util.inspect.defaultOptions = before;
assert.strictEqual(util.inspect({ b: { c: 12345 } }), '{ b: { c: 12345 } }');
