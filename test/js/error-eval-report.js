'use strict';
// Errors of -e and of standard input show the line that threw them.
const assert = require('node:assert');
const { spawnSync } = require('node:child_process');

const text = 'function fail() {\n  throw new Error("x");\n}\nfail();\n';
for (const [name, ...options] of [['[eval]', '-e', text], ['[stdin]', '-']]) {
  const { status, stderr } = spawnSync(process.execPath, options, { input: text, encoding: 'utf8' });
  assert.strictEqual(status, 1);
  assert.ok(stderr.startsWith(`${name}:2\n  throw new Error("x");\n  ^\n\nError: x\n    at fail (`),
    stderr);
}
