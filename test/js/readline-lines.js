'use strict';
// Lines of any stream: line ends, questions, iteration, closing.
const assert = require('node:assert');
const readline = require('node:readline');
const { PassThrough, Readable } = require('node:stream');

function interfaceOf(options) {
  const input = new PassThrough();
  const output = new PassThrough().setEncoding('utf8');
  return { input, output, rl: readline.createInterface({ input, output, ...options }) };
}

// Every kind of line end, also when it comes in two pieces; the rest comes with the end.
{
  const { input, rl } = interfaceOf({ crlfDelay: Infinity });
  const lines = [];
  rl.on('line', (line) => lines.push(line));
  rl.on('close', () => assert.deepStrictEqual(lines, ['a', 'b', 'c', '', 'd\u00e9', 'end']));
  input.write('a\nb\r');
  input.write('\nc\r\n\nd');
  input.write(Buffer.from([0xC3]));
  input.write(Buffer.from([0xA9, 0x0A]));
  input.end('end');
}

// A question takes the next line; others go to 'line'.
{
  const { input, output, rl } = interfaceOf();
  rl.question('name? ', (answer) => {
    assert.strictEqual(answer, 'eddy');
    assert.strictEqual(output.read(), 'name? ');
    rl.once('line', (line) => {
      assert.strictEqual(line, 'next');
      rl.close();
      for (const method of ['prompt', 'pause', 'resume', 'write', 'question']) {
        assert.throws(() => rl[method]('x', () => {}), { code: 'ERR_USE_AFTER_CLOSE' });
      }
      rl.close();
    });
  });
  input.write('eddy\nnext\n');
}

// A question can be given up.
(async () => {
  const { input, rl } = interfaceOf();
  const controller = new AbortController();
  rl.question('?', { signal: controller.signal }, () => assert.fail('given up'));
  controller.abort();
  const answer = new Promise((resolve) => rl.question('?', resolve));
  input.write('yes\n');
  assert.strictEqual(await answer, 'yes');
  rl.close();

  const { rl: other } = { rl: require('node:readline/promises').createInterface({ input }) };
  const signal = AbortSignal.abort();
  await assert.rejects(other.question('?', { signal }), { name: 'AbortError' });
  const late = other.question('?');
  input.write('late\n');
  assert.strictEqual(await late, 'late');
  other.close();

  const seen = [];
  for await (const line of readline.createInterface({ input: Readable.from(['1\n2\n', '3']) })) {
    seen.push(line);
  }
  assert.deepStrictEqual(seen, ['1', '2', '3']);
})();

assert.throws(() => readline.createInterface({ input: new PassThrough(), completer: 1 }),
  { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => readline.createInterface({ input: new PassThrough(), historySize: -1 }),
  { code: 'ERR_OUT_OF_RANGE' });
