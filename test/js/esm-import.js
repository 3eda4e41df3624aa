// What can be imported: built-ins, files, packages, CommonJS, JSON, data: URLs; import(), import.meta.
import assert, { strictEqual } from 'node:assert';
import fs, { readFileSync } from 'fs';
import * as path from 'node:path';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import main, { kind, again } from './fixtures/esm/node_modules/pkg/lib/main.mjs';
import named, { one, two, three, four, hidden5, 'module.exports' as whole } from './fixtures/esm/named.cjs';
import * as reexported from './fixtures/esm/again.cjs';
import data from './fixtures/esm/data.json' with { type: 'json' };
import { isModule } from './fixtures/esm/typed/index.js';
import value from 'data:text/javascript,export default 1 + 1';
import { order, after } from './fixtures/esm/waits.mjs';

strictEqual(fs.readFileSync, readFileSync);
strictEqual(path.default, path.default.posix);
strictEqual(process, globalThis.process);
const { readFileSync: original } = fs;
fs.readFileSync = 5;
strictEqual(readFileSync, original);
syncBuiltinESMExports();
strictEqual(readFileSync, 5);
fs.readFileSync = original;
syncBuiltinESMExports();

assert.deepStrictEqual([main, kind, again.default], ['own', 'import', 'own']);
assert.deepStrictEqual([one, two, three, four, hidden5], [1, 2, 3, '4', 'exports.six = 6']);
strictEqual(whole, named);
strictEqual(reexported.two, 2);
strictEqual(reexported.default, named);
assert.deepStrictEqual(Object.keys(reexported), ['__esModule', 'default', 'four', 'hidden5',
  'module.exports', 'one', 'three', 'two']);
assert.deepStrictEqual(data, { list: [1, 2], text: 'json' });
strictEqual(isModule, true);
strictEqual(value, 2);
assert.deepStrictEqual(order, ['start', 'awaited', 3, 'x']);
strictEqual(after, 'turn');

strictEqual(import.meta.filename, path.resolve('test/js/esm-import.js'));
strictEqual(import.meta.dirname, path.dirname(import.meta.filename));
strictEqual(import.meta.url, `file://${import.meta.filename}`);
strictEqual(import.meta.main, true);
strictEqual(import.meta.resolve('./x.js?a#b'), `file://${import.meta.dirname}/x.js?a#b`);
strictEqual(import.meta.resolve('fs'), 'node:fs');
assert.deepStrictEqual(Object.keys(import.meta), ['dirname', 'filename', 'main', 'resolve', 'url']);

const require = createRequire(import.meta.url);
strictEqual(require('./fixtures/esm/named.cjs'), named);
strictEqual(await import('./fixtures/esm/named.cjs').then((ns) => ns.one), 1);
const ns = await import(`./fixtures/esm/live.mjs`, {});
strictEqual(ns, await import('./fixtures/esm/live.mjs'));
assert.notStrictEqual(ns, await import('./fixtures/esm/live.mjs?again'));
strictEqual((await import('./fixtures/esm/data.json', { with: { type: 'json' } })).default, data);
