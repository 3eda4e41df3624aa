'use strict';
// Command lines.
const assert = require('node:assert');
const { parseArgs } = require('node:util');

const options = {
  file: { type: 'string', short: 'f' },
  verbose: { type: 'boolean', short: 'v' },
  define: { type: 'string', short: 'd', multiple: true },
  color: { type: 'boolean', default: true },
};
function parse(args, more) {
  const { values, positionals } = parseArgs({ args, options, ...more });
  return [{ ...values }, positionals];
}
const positional = { allowPositionals: true };
assert.deepStrictEqual(parse([]), [{ color: true }, []]);
assert.deepStrictEqual(parse(['--file', 'a', '-v', '-d1', '--define=2']),
  [{ file: 'a', verbose: true, define: ['1', '2'], color: true }, []]);
assert.deepStrictEqual(parse(['-vf', 'a', 'x', '--', '-v'], positional),
  [{ verbose: true, file: 'a', color: true }, ['x', '-v']]);
assert.deepStrictEqual(parse(['--no-color'], { allowNegative: true }), [{ color: false }, []]);
assert.deepStrictEqual(parse(['--what', '--file'], { strict: false }),
  [{ what: true, file: true, color: true }, []]);
assert.deepStrictEqual(parse(['--file=']), [{ file: '', color: true }, []]);
assert.deepStrictEqual(parseArgs({ args: ['-vf', 'a'], options, tokens: true }).tokens, [
  { kind: 'option', name: 'verbose', rawName: '-v', index: 0, value: undefined,
    inlineValue: undefined },
  { kind: 'option', name: 'file', rawName: '-f', index: 0, value: 'a', inlineValue: false },
]);
for (const [args, code, message] of [
  [['--what'], 'ERR_PARSE_ARGS_UNKNOWN_OPTION', "Unknown option '--what'"],
  [['x'], 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL',
    "Unexpected argument 'x'. This command does not take positional arguments"],
  [['--file'], 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE',
    "Option '-f, --file <value>' argument missing"],
  [['--verbose=1'], 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE',
    "Option '-v, --verbose' does not take an argument"],
  [['--file', '-v'], 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE', /argument is ambiguous/],
]) {
  assert.throws(() => parse(args), { code, message });
}
assert.throws(() => parseArgs({ options: { a: { type: 'number' } } }),
  { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => parseArgs({ options: { a: { type: 'string', short: 'ab' } } }),
  { code: 'ERR_INVALID_ARG_VALUE' });
