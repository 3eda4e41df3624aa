'use strict';
// A session of the REPL: values, several lines, errors, await, keywords.
const assert = require('node:assert');
const repl = require('node:repl');
const { PassThrough } = require('node:stream');

const input = new PassThrough();
const output = new PassThrough().setEncoding('utf8');
const server = repl.start({ input, output, terminal: false, prompt: '> ' });
let seen = '';
output.on('data', (data) => { seen += data; });
server.defineCommand('twice', { help: 'says it twice', action(text) {
  this.output.write(`${text}${text}\n`);
  this.displayPrompt();
} });
server.context.given = 40;

const STEPS = [
  ['1 + 1', '2'],
  ['_ + given', '42'],
  ['let x = 3', 'undefined'],
  ['function f() {\n  return x;\n}\nf()', '| | undefined\n> 3'],
  ['{ a: 1 }', '{ a: 1 }'],
  ['throw new RangeError("r")', 'Uncaught RangeError: r'],
  ['_error.message', "'r'"],
  ['await Promise.resolve(5)', '5'],
  ['const y = await 7', 'undefined'],
  ['y', '7'],
  ['[1,\n2]', '| [ 1, 2 ]'],
  ['.twice ab', 'abab'],
  ['.nothing', 'Invalid REPL keyword'],
  ['typeof require("fs").readFile', "'function'"],
  ['path.sep', "'/'"],
  ['notThere.x', /^Uncaught ReferenceError: /],
  ['`a\n.break', '| '],
];

(async () => {
  while (seen !== '> ') await new Promise(setImmediate);
  for (const [text, expected] of STEPS) {
    seen = '';
    input.write(`${text}\n`);
    while (!seen.endsWith('> ')) await new Promise(setImmediate);
    const shown = seen.slice(0, -2).replace(/\n$/, '');
    if (typeof expected === 'string') assert.strictEqual(shown, expected, text);
    else assert.match(shown, expected);
  }
  server.complete('given.toStr', (error, [list, on]) => {
    assert.deepStrictEqual(list, ['given.toString']);
    assert.strictEqual(on, 'given.toStr');
  });
  server.complete('.he', (error, [list]) => assert.ok(list.some((name) => /help$/.test(name))));
  let hasExited = false;
  server.on('exit', () => { hasExited = true; });
  input.write('.exit\n');
  process.on('exit', () => assert.ok(hasExited));
})();
assert.strictEqual(repl.isValidSyntax('a ='), false);
assert.strictEqual(repl.isValidSyntax('a = 1'), true);
