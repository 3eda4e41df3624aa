// Errors of import: Node's codes and messages; syntax errors with their place.
import assert from 'node:assert';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
const folder = import.meta.dirname;
const rejects = (specifier, expected, options) => assert.rejects(import(specifier, options), expected);

await rejects('./nothing.mjs', {
  name: 'Error', code: 'ERR_MODULE_NOT_FOUND', url: `file://${folder}/nothing.mjs`,
  message: `Cannot find module '${folder}/nothing.mjs' imported from ${here}`,
});
await rejects('no-such-package', {
  code: 'ERR_MODULE_NOT_FOUND', message: `Cannot find package 'no-such-package' imported from ${here}`,
});
await rejects('./fixtures/esm/typed', {
  code: 'ERR_UNSUPPORTED_DIR_IMPORT', message: /^Directory import '.*typed' is not supported/,
});
await rejects('node:nothing', { code: 'ERR_UNKNOWN_BUILTIN_MODULE' });
await rejects('http://x/y', { code: 'ERR_UNSUPPORTED_ESM_URL_SCHEME' });
await rejects('./a%2fb.js', { name: 'TypeError', code: 'ERR_INVALID_MODULE_SPECIFIER' });
await rejects('#nothing', { code: 'ERR_PACKAGE_IMPORT_NOT_DEFINED' });
await rejects('data:text/plain,x', { name: 'RangeError', code: 'ERR_UNKNOWN_MODULE_FORMAT' });
await rejects('./fixtures/esm/data.json', { code: 'ERR_IMPORT_ATTRIBUTE_MISSING' });
await rejects('./fixtures/esm/live.mjs', { code: 'ERR_IMPORT_ATTRIBUTE_TYPE_INCOMPATIBLE' },
  { with: { type: 'json' } });
await rejects('./fixtures/esm/live.mjs', { code: 'ERR_IMPORT_ATTRIBUTE_UNSUPPORTED' }, { with: { a: 'b' } });
await rejects('./fixtures/esm/live.mjs', TypeError, 5);

const js = (text) => `data:text/javascript,${encodeURIComponent(text)}`;
const live = JSON.stringify(new URL('./fixtures/esm/live.mjs', import.meta.url));
await rejects(js(`import { nix } from ${live}`), {
  name: 'SyntaxError',
  message: `The requested module '${live.slice(1, -1)}' does not provide an export named 'nix'`,
});
await rejects(js(`export { nix } from ${live}`), SyntaxError);
for (const text of ['let a = ;', 'export { x }', 'return 1', 'let a; export { a, a }', 'let a; let a',
  'import a from "x"; let a', 'await 1; function f() { await 2 }', 'delete a', 'with (a) b', '01',
  'export default 1; export default 2', 'new.target', 'import { a as default } from "x"', 'yield = 1',
  'function f() {} function f() {}', 'import { "a" } from "x"', 'let await', 'if (1) export default 1']) {
  await rejects(js(text), (error) => error.name === 'SyntaxError' || assert.fail(`${text}: ${error}`));
}
await rejects(js('\n\n  let q = (;'), { name: 'SyntaxError', message: "Unexpected token ';'" });
await assert.rejects(import(js('\n  await 0; throw new Error("there")')), (error) =>
  /\n {4}at data:text\/javascript,[^ ]*:2:\d+$/m.test(error.stack));

// The error of a module is that of all who import it.
const failing = js('throw new Error("once " + Math.random())');
const first = await import(failing).catch((error) => error);
assert.strictEqual(await import(failing).catch((error) => error), first);
