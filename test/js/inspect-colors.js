'use strict';
// ANSI colours by inspect.styles; regular expressions part by part.
const assert = require('node:assert');
const { inspect } = require('node:util');

const color = (value) => inspect(value, { colors: true });
assert.strictEqual(color({ a: 1, b: 'x', c: null, d: undefined, e: true, f: Symbol('s') }),
  "{ a: \x1b[33m1\x1b[39m, b: \x1b[32m'x'\x1b[39m, c: \x1b[1mnull\x1b[22m, " +
  'd: \x1b[90mundefined\x1b[39m, e: \x1b[33mtrue\x1b[39m, f: \x1b[32mSymbol(s)\x1b[39m }');
assert.strictEqual(color(new Date(0)), '\x1b[35m1970-01-01T00:00:00.000Z\x1b[39m');
assert.strictEqual(color([() => {}]), '[ \x1b[36m[Function (anonymous)]\x1b[39m ]');
assert.strictEqual(color(/(a)+/g), '\x1b[32m/\x1b[39m\x1b[31m(\x1b[39m\x1b[36ma\x1b[39m' +
  '\x1b[31m)\x1b[39m\x1b[35m+\x1b[39m\x1b[32m/\x1b[39m\x1b[31mg\x1b[39m');
assert.deepStrictEqual(inspect.colors.red, [31, 39]);
assert.strictEqual(inspect.colors.grey, inspect.colors.gray);
inspect.styles.number = 'red';
assert.strictEqual(color(1), '\x1b[31m1\x1b[39m');
inspect.styles.number = 'yellow';
