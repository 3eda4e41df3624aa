'use strict';
// A folder of the test's own, removed when the test ends: const at = require('./lib/folder').
const fs = require('fs');
const os = require('os');
const path = require('path');

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'eddy-test-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

/** The path of a name in the folder. */
module.exports = (name = '') => path.join(folder, name);
