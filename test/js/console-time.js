'use strict';
// Timers with labels, and the warnings about labels that are not there or are twice.
const assert = require('node:assert');
const { Console } = require('node:console');

let text = '';
const c = new Console({ stdout: { write(chunk) { text += chunk; } }, ignoreErrors: false });
const warnings = [];
process.removeAllListeners('warning');
process.on('warning', (warning) => warnings.push(warning.message));

c.time();
c.timeLog();
c.timeLog('default', 'more', { a: 1 });
c.timeEnd();
c.time('named');
c.timeEnd('named');
const time = '(\\d+(\\.\\d+)?ms|\\d+(\\.\\d+)?s)';
assert.match(text, new RegExp(`^default: ${time}\ndefault: ${time} more { a: 1 }\n` +
  `default: ${time}\nnamed: ${time}\n$`));

text = '';
c.timeEnd('none');
c.timeLog('none');
c.time('twice');
c.time('twice');
c.countReset('none');
assert.strictEqual(text, '');

setImmediate(() => {
  assert.deepStrictEqual(warnings, [
    "No such label 'none' for console.timeEnd()",
    "No such label 'none' for console.timeLog()",
    "Label 'twice' already exists for console.time()",
    "Count for 'none' does not exist",
  ]);
  process.done = true;
});
process.on('exit', () => assert(process.done));
