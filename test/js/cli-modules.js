'use strict';
// The command line and modules: --input-type, --import, -c, exit codes; an env file that is missing.
const assert = require('assert');
const { spawnSync } = require('child_process');

const run = (args, input) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args,
    { encoding: 'utf8', cwd: `${__dirname}/fixtures/esm`, input });
  return { stdout, stderr, status };
};
const prints = (text, args, input) =>
  assert.deepStrictEqual(run(args, input), { stdout: `${text}\n`, stderr: '', status: 0 });

prints('undefined', ['--input-type=module', '-e', 'console.log(typeof require)']);
prints('own', ['-e', 'import own from "pkg/features/own.js"; console.log(own)']);
prints('own', ['-'], 'import own from "pkg/features/own.js"; console.log(own)');
prints('object', ['-e', 'import("./named.cjs").then((ns) => console.log(typeof ns))']);
prints('1\n2', ['--import', 'data:text/javascript,console.log(1)', '-e', 'console.log(2)']);

let result = run(['-e', 'import "fs"; await new Promise(() => {})']);
assert.strictEqual(result.status, 13);
assert.match(result.stderr, /Warning: Detected unsettled top-level await at/);
result = run(['--env-file=missing.env', './named.cjs']);
assert.strictEqual(result.status, 9);
assert.match(result.stderr, /missing\.env: not found\n$/);
