'use strict';
// process.loadEnvFile and util.parseEnv: the grammar of .env files.
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');

const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'env-file-')), '.env');
process.on('exit', () => fs.rmSync(path.dirname(file), { recursive: true }));
fs.writeFileSync(file, `# a comment
EDDY_F_PLAIN=plain text   # and a comment
EDDY_F_EMPTY=
  export EDDY_F_EXPORT = spaced
EDDY_F_SINGLE='single # no comment \\n'
EDDY_F_DOUBLE="double\\nline"
EDDY_F_BACK=\`it's "both"\`
EDDY_F_LINES="first
second"
EDDY_F_HASH=a#b
no equals sign
EDDY_F_SET=from file
`);
process.env.EDDY_F_SET = 'from before';
process.loadEnvFile(file);
const { env } = process;
assert.strictEqual(env.EDDY_F_PLAIN, 'plain text');
assert.strictEqual(env.EDDY_F_EMPTY, '');
assert.strictEqual(env.EDDY_F_EXPORT, 'spaced');
assert.strictEqual(env.EDDY_F_SINGLE, 'single # no comment \\n');
assert.strictEqual(env.EDDY_F_DOUBLE, 'double\nline');
assert.strictEqual(env.EDDY_F_BACK, 'it\'s "both"');
assert.strictEqual(env.EDDY_F_LINES, 'first\nsecond');
assert.strictEqual(env.EDDY_F_HASH, 'a');
assert.strictEqual(env.EDDY_F_SET, 'from before');
assert.throws(() => process.loadEnvFile(`${file}.not`), { code: 'ENOENT', syscall: 'open' });
assert.throws(() => process.loadEnvFile(5), { code: 'ERR_INVALID_ARG_TYPE' });
