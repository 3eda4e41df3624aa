'use strict';
// Bodies of requests: pieces of one turn are one chunk, text and bytes in any encoding arrive.
const assert = require('node:assert');
const http = require('node:http');
const { duplexPair } = require('node:stream');

const [clientSide, serverSide] = duplexPair();
let got = '';
serverSide.setEncoding('latin1');
serverSide.on('data', (text) => {
  got += text;
  if (got.endsWith('0\r\n\r\n')) {
    const body = got.slice(got.indexOf('\r\n\r\n') + 4);
    assert.strictEqual(body, '3\r\nabc\r\n6\r\nd\xe9\xc3\xa9\xff\xfe\r\n1\r\ne\r\n0\r\n\r\n');
    serverSide.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
  }
});

const calls = [];
const req = http.request({ method: 'PUT', createConnection: () => clientSide });
req.write('abc', () => calls.push('abc'));
req.on('socket', () => {
  req.write('d');
  req.write('\u00e9', 'latin1');
  req.write('\u00e9');
  req.write(Buffer.from([0xff, 0xfe]), () => calls.push('bytes'));
  setImmediate(() => {
    req.write('65', 'hex', () => calls.push('hex'));
    req.end(() => calls.push('end'));
  });
});
req.on('response', (res) => {
  let text = '';
  res.on('data', (data) => { text += data; });
  res.on('end', () => calls.push(text));
});
process.on('exit', () => assert.deepStrictEqual(calls, ['abc', 'bytes', 'hex', 'end', 'ok']));
