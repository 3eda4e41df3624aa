'use strict';
// Headers, Request, Response, FormData without a network; the events beside them.
const assert = require('node:assert');
const { inspect } = require('node:util');
const http = require('node:http');

const headers = new Headers({ 'X-A': '1' });
headers.append('x-a', '2');
headers.append('set-cookie', 'a=1');
headers.append('set-cookie', 'b=2');
assert.strictEqual(headers.get('X-a'), '1, 2');
assert.deepStrictEqual(headers.getSetCookie(), ['a=1', 'b=2']);
assert.strictEqual(inspect(new Headers({ a: 'b' })), "Headers { a: 'b' }");
assert.throws(() => headers.append('bad name', 'x'), TypeError);

const request = new Request('http://localhost/x?y', { method: 'post', body: 'text' });
assert.strictEqual(request.method, 'POST');
assert.strictEqual(request.headers.get('content-type'), 'text/plain;charset=UTF-8');
assert.throws(() => new Request('http://localhost', { method: 'GET', body: 'x' }), TypeError);
assert.throws(() => new Request(), TypeError);

const json = Response.json({ a: 1 }, { status: 201 });
assert.strictEqual(json.status, 201);
assert.strictEqual(Response.error().type, 'error');
assert.throws(() => new Response('x', { status: 204 }), TypeError);
assert.throws(() => new Response('x', { status: 99 }), RangeError);

const form = new FormData();
form.append('a', 'x');
form.append('a', 'y');
assert.deepStrictEqual(form.getAll('a'), ['x', 'y']);
assert.strictEqual(form.get('missing'), null);

const close = new CloseEvent('close', { wasClean: true, code: 1000, reason: 'bye' });
assert.ok(close instanceof Event);
assert.deepStrictEqual([close.type, close.wasClean, close.code, close.reason],
                       ['close', true, 1000, 'bye']);
assert.throws(() => new CloseEvent(), TypeError);
const failure = new ErrorEvent('error', { message: 'm', lineno: 3 });
assert.deepStrictEqual([failure.message, failure.filename, failure.lineno, failure.error],
                       ['m', '', 3, undefined]);
assert.strictEqual(http.CloseEvent, CloseEvent);
assert.strictEqual(http.MessageEvent, MessageEvent);
assert.strictEqual(http.WebSocket, WebSocket);
assert.throws(() => new WebSocket('nonsense:'), { name: 'SyntaxError' });

let done = false;
async function run() {
  assert.deepStrictEqual(await json.clone().json(), { a: 1 });
  assert.strictEqual(await request.text(), 'text');
  assert.strictEqual(request.bodyUsed, true);
  done = true;
}
run();
process.on('exit', () => assert.ok(done));
