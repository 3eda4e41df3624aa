'use strict';
// fetch: requests, answers, bodies of all kinds, redirects, what it refuses.
const assert = require('node:assert');
const http = require('node:http');

let cut; // an answer that is to end early

const server = http.createServer((req, res) => {
  const { pathname } = new URL(req.url, 'http://x');
  if (pathname === '/json') {
    res.setHeader('content-type', 'application/json');
    res.end('{"a":1}');
  } else if (pathname === '/echo') {
    res.setHeader('x-fields', JSON.stringify(req.rawHeaders));
    if (req.headers['content-type']) res.setHeader('content-type', req.headers['content-type']);
    req.pipe(res);
  } else if (pathname === '/redirect') {
    res.writeHead(302, { location: '/json' });
    res.end();
  } else if (pathname === '/cut') {
    res.writeHead(200, { 'content-length': 100 });
    res.write('abc');
    cut = res;
  } else {
    res.statusCode = 404;
    res.end(req.method);
  }
});

async function answers(base) {
  const res = await fetch(`${base}/json`);
  assert.strictEqual(res.status, 200);
  assert.strictEqual(res.ok, true);
  assert.strictEqual(res.headers.get('content-type'), 'application/json');
  assert.deepStrictEqual(await res.json(), { a: 1 });
  await assert.rejects(res.text(), TypeError);
  const redirected = await fetch(new URL(`${base}/redirect`));
  assert.strictEqual(redirected.redirected, true);
  assert.strictEqual(redirected.url, `${base}/json`);
  assert.strictEqual((await redirected.bytes()).length, 7);
  await assert.rejects(fetch(`${base}/redirect`, { redirect: 'error' }), TypeError);
  const missing = await fetch(`${base}/nothing`, { method: 'DELETE' });
  assert.strictEqual(missing.status, 404);
  assert.strictEqual(await missing.text(), 'DELETE');
  const head = await fetch(`${base}/json`, { method: 'HEAD' });
  assert.strictEqual(await head.text(), '');
}

async function bodies(base) {
  const send = (body, more) => fetch(`${base}/echo`, { method: 'POST', body, ...more });
  const text = await send('a=1', { headers: { 'X-Mine': 'yes' } });
  const fields = JSON.parse(text.headers.get('x-fields'));
  assert.strictEqual(fields[fields.indexOf('X-Mine') + 1], 'yes');
  assert.strictEqual(fields[fields.indexOf('content-length') + 1], '3');
  assert.strictEqual(fields[fields.indexOf('user-agent') + 1], 'node');
  assert.strictEqual(await text.text(), 'a=1');
  const form = new FormData();
  form.append('name', 'value');
  form.append('file', new Blob(['content']), 'f.txt');
  const back = await (await send(form)).formData();
  assert.strictEqual(back.get('name'), 'value');
  assert.strictEqual(back.get('file').name, 'f.txt');
  assert.strictEqual(await back.get('file').text(), 'content');
  const params = await send(new URLSearchParams({ x: '1 2' }));
  assert.strictEqual((await params.formData()).get('x'), '1 2');
  const stream = ReadableStream.from([Buffer.from('one'), Buffer.from('two')]);
  const streamed = await send(stream, { duplex: 'half' });
  assert.ok(JSON.parse(streamed.headers.get('x-fields')).includes('chunked'));
  assert.strictEqual(await streamed.text(), 'onetwo');
  const large = Buffer.alloc(1 << 20, 'x');
  let size = 0;
  for await (const chunk of (await send(large)).body) size += chunk.length;
  assert.strictEqual(size, large.length);
}

async function failures(base) {
  const res = await fetch(`${base}/cut`);
  cut.destroy();
  await assert.rejects(res.text(), (error) => {
    assert.strictEqual(error.message, 'terminated');
    assert.strictEqual(error.cause.code, 'UND_ERR_SOCKET');
    return error instanceof TypeError;
  });
  await assert.rejects(fetch(`${base}/json`, { signal: AbortSignal.abort() }),
                       { name: 'AbortError' });
  const controller = new AbortController();
  const pending = fetch(`${base}/json`, { signal: controller.signal });
  controller.abort(new Error('mine'));
  await assert.rejects(pending, /mine/);
  await assert.rejects(fetch('nonsense'), { name: 'TypeError' });
  await assert.rejects(fetch(`${base}/json`, { body: 'x' }), { name: 'TypeError' });
  const closed = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.on('listening', resolve));
  const { port } = closed.address();
  await new Promise((resolve) => closed.close(resolve));
  await assert.rejects(fetch(`http://127.0.0.1:${port}`), (error) => {
    assert.strictEqual(error.message, 'fetch failed');
    assert.strictEqual(error.cause.code, 'ECONNREFUSED');
    return true;
  });
}

async function withoutNetwork() {
  assert.strictEqual(await (await fetch('data:text/plain,hi')).text(), 'hi');
  const url = URL.createObjectURL(new Blob(['bytes']));
  assert.strictEqual(await (await fetch(url)).text(), 'bytes');
}

let done = false;
server.listen(0, '127.0.0.1', async () => {
  const base = `http://127.0.0.1:${server.address().port}`;
  await answers(base);
  await bodies(base);
  await failures(base);
  await withoutNetwork();
  server.closeAllConnections();
  server.close();
  done = true;
});
process.on('exit', () => assert.ok(done));
