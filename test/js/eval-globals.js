'use strict';
// A text of -e finds the public modules, require and its kin as globals.
const assert = require('assert');
const { execFileSync } = require('child_process');
const { builtinModules } = require('module');

const run = (text) => execFileSync(process.execPath, ['-p', text], { encoding: 'utf8' }).trim();

const wanted = builtinModules.filter((id) => !/^_|\/|^(console|process|crypto|module)$/.test(id));
const found = run(`${JSON.stringify(wanted)}.filter((id) => !Object.hasOwn(globalThis, id)).join()`);
assert.strictEqual(found, '');
assert.strictEqual(run('fs === require("fs") && typeof module.paths + typeof exports'), 'objectobject');
assert.strictEqual(run('fs = 1; fs'), '1');
assert.strictEqual(run('Object.keys(globalThis).includes("require")'), 'true');
assert.strictEqual(run('Object.keys(globalThis).includes("fs")'), 'false');
assert.strictEqual(run('__filename + __dirname'), '[eval].');
