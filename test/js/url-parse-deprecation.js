'use strict';
// DEP0169 is for programs: what a package below node_modules calls does not count.
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const url = require('node:url');

const warnings = [];
process.on('warning', ({ code }) => warnings.push(code));

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'url-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true }));
const folder = path.join(dir, 'node_modules');
fs.mkdirSync(folder);
fs.writeFileSync(path.join(folder, 'p.js'), 'const url = require("url");' +
  'url.parse("a"); url.format("a"); url.resolve("a", "b"); url.resolveObject("a", "b");');
require(path.join(folder, 'p.js'));

setImmediate(() => {
  assert.deepStrictEqual(warnings, []);
  process.removeAllListeners('warning');
  process.on('warning', ({ code }) => warnings.push(code));
  url.resolve('a', 'b');
  url.parse('a');
  setImmediate(() => assert.deepStrictEqual(warnings, ['DEP0169']));
});
