'use strict';
// Globals of the web: their kind, and those that are small enough for one file.
const assert = require('node:assert');

const quiet = ['Blob', 'CloseEvent', 'CompressionStream', 'CustomEvent', 'DOMException', 'ErrorEvent',
  'Event', 'EventTarget', 'File', 'FormData', 'Headers', 'MessageEvent', 'QuotaExceededError',
  'ReadableStream', 'Request', 'Response', 'Storage', 'TextDecoderStream', 'Temporal',
  'TransformStream', 'URLPattern', 'WebSocket', 'WritableStream'];
for (const name of quiet) {
  const { enumerable, configurable } = Object.getOwnPropertyDescriptor(globalThis, name);
  assert.deepStrictEqual([name, enumerable, configurable], [name, false, true]);
}
for (const name of ['fetch', 'navigator', 'crypto', 'structuredClone']) {
  assert.strictEqual(Object.getOwnPropertyDescriptor(globalThis, name).enumerable, true, name);
}
assert.strictEqual(typeof EventSource, 'undefined');
assert.strictEqual(fetch.name, 'fetch');
assert.strictEqual(fetch.length, 1);
globalThis.Request = 5;
assert.strictEqual(Request, 5);
assert.throws(() => {
  globalThis.navigator = 1;
}, TypeError);

const quota = new QuotaExceededError('full', { quota: 5, requested: 6 });
assert.ok(quota instanceof DOMException);
assert.deepStrictEqual([quota.name, quota.code, quota.quota, quota.requested],
                       ['QuotaExceededError', 22, 5, 6]);
assert.throws(() => new QuotaExceededError('', { quota: -1 }), RangeError);

sessionStorage.setItem('a', 1);
sessionStorage.b = 'x';
assert.deepStrictEqual([sessionStorage.length, sessionStorage.a, sessionStorage.getItem('b')],
                       [2, '1', 'x']);
assert.deepStrictEqual(Object.keys(sessionStorage), ['a', 'b']);
sessionStorage.setItem('getItem', 'z');
assert.strictEqual(typeof sessionStorage.getItem, 'function');
assert.strictEqual(sessionStorage.getItem('getItem'), 'z');
delete sessionStorage.a;
assert.strictEqual(sessionStorage.getItem('a'), null);
assert.throws(() => sessionStorage.setItem('big', 'x'.repeat(6 << 20)),
              { name: 'QuotaExceededError' });
assert.throws(() => sessionStorage.setItem('a'), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => Storage.prototype.getItem.call({}, 'a'), TypeError);
sessionStorage.clear();
assert.strictEqual(sessionStorage.length, 0);

const pattern = new URLPattern({ pathname: '/books/:id' });
assert.strictEqual(pattern.test('https://example.com/books/123'), true);
assert.strictEqual(pattern.exec('https://example.com/books/123').pathname.groups.id, '123');
assert.strictEqual(pattern.test('https://example.com/books'), false);

assert.strictEqual(Temporal.PlainDate.from('2024-02-28').add({ days: 2 }).toString(),
                   '2024-03-01');
assert.strictEqual(
  Temporal.ZonedDateTime.from('2024-03-31T01:30[Europe/Berlin]').add({ hours: 1 }).toString(),
  '2024-03-31T03:30:00+02:00[Europe/Berlin]');
