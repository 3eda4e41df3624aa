'use strict';
// Options with a value that is missing or none of those there are: a line and an exit code.
const assert = require('node:assert');
const { spawnSync } = require('node:child_process');

function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr: stderr.replace(process.execPath, 'node') };
}

function refuses(option, status, message) {
  assert.deepStrictEqual(run(option, '-e', 'console.log(1)'),
    { status, stdout: '', stderr: `node: ${message}\n` });
}

refuses('--no-such-option', 9, 'bad option: --no-such-option');
refuses('--title=', 9, '--title= requires an argument');
refuses('--unhandled-rejections=bad', 9, 'invalid value for --unhandled-rejections');
refuses('--unhandled-rejections=warn-with', 9, 'invalid value for --unhandled-rejections');
refuses('--disable-proto=bad', 12, 'invalid mode passed to --disable-proto');
refuses('--input-type=bad', 9, '--input-type must be "module","commonjs", ' +
  '"module-typescript" or "commonjs-typescript"');
for (const mode of ['strict', 'warn', 'none', 'throw', 'warn-with-error-code']) {
  assert.strictEqual(run(`--unhandled-rejections=${mode}`, '-e', '1').status, 0);
}

const rejects = 'Promise.reject(new Error("r")); setTimeout(() => console.log("on"), 1)';
const { status, stdout, stderr } = run('--unhandled-rejections=warn-with-error-code', '-e', rejects);
assert.match(stderr, /UnhandledPromiseRejectionWarning: Error: r/);
assert.deepStrictEqual([status, stdout], [1, 'on\n']);
