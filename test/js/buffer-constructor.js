'use strict';
// `new Buffer()` warns where it stands in the program's own files, not for a dependency's.

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'eddy-buffer-'));
const dependency = path.join(folder, 'node_modules', 'dep');
fs.mkdirSync(dependency, { recursive: true });
fs.writeFileSync(path.join(dependency, 'index.js'),
                 'exports.make = () => new Buffer(3); exports.call = (fn) => fn();');
const { make, call } = require(dependency);
fs.rmSync(folder, { recursive: true });

process.removeAllListeners('warning'); // what prints it
const seen = [];
process.on('warning', ({ code }) => seen.push(code));
assert.strictEqual(make().length, 3);
setImmediate(() => {
  assert.deepStrictEqual(seen, []);
  call(() => new Buffer(1));
  call(() => new Buffer(1));
  setImmediate(() => assert.deepStrictEqual(seen, ['DEP0005']));
});
