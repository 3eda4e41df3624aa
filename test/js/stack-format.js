'use strict';
// error.stack is V8's text: a head, then a line for each frame, nearest call first.
const assert = require('node:assert');

const here = __filename.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function inner() {
  return new Error('boom');
}

const lines = inner().stack.split('\n');
assert.strictEqual(lines[0], 'Error: boom');
assert.match(lines[1], new RegExp(`^ {4}at inner \\(${here}:8:\\d+\\)$`));
assert.match(lines[2], new RegExp(`^ {4}at Object\\.<anonymous> \\(${here}:11:\\d+\\)$`));
for (const line of lines.slice(3)) assert.match(line, /^ {4}at .*node:internal/);

// A function without a name: the place alone.
const bare = (() => new Error())();
assert.match(bare.stack, new RegExp(`^Error\n {4}at ${here}:18:\\d+\n {4}at Object\\.<anonymous>`));

// The constructors of the error's own classes are left out.
class First extends Error {
  constructor(message) {
    super(message);
  }
}
class Second extends First {}
assert.match(new Second('x').stack,
  new RegExp(`^Error: x\n {4}at Object\\.<anonymous> \\(${here}:28:\\d+\\)\n`));

// Built-in functions on the way are shown, with no place.
const mapped = [1].map(() => new Error('in map'))[0].stack.split('\n');
assert.match(mapped[2], /^ {4}at (Array\.)?map \(<anonymous>\)$/);
const promised = [];
new Promise(() => promised.push(new Error('p')));
assert.match(promised[0].stack.split('\n')[2], /^ {4}at new Promise \(<anonymous>\)$/);

// Code from eval and new Function is named by who called it.
const evaled = eval('new Error("e")').stack.split('\n');
assert.match(evaled[1], /^ {4}at eval \(eval at <anonymous> \(.*-format\.js:39:\d+\), <anonymous>/);
assert.match(evaled[2], /^ {4}at Object\.<anonymous> \(.*stack-format\.js:39:\d+\)$/);
const made = new Function('return new Error("f")')().stack.split('\n');
assert.match(made[1], /^ {4}at eval \(eval at <anonymous> \(/);
