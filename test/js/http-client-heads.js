'use strict';
// The bytes of a request's head: which fields it has without being told, and in which order.
const assert = require('node:assert');
const http = require('node:http');
const { Duplex } = require('node:stream');

// As much of a net.Socket as agents want.
class Sink extends Duplex {
  setKeepAlive() {}
  setTimeout() {}
  unref() {}
  _read() {}
  _write(chunk, encoding, callback) { callback(); }
}

// [options, the head, what is done with the request]
const end = (req) => req.end();
const cases = [
  [{}, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n'],
  [{ agent: false }, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  [{ method: 'foo', path: '/x' },
    'FOO /x HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n'],
  [{ method: 'POST' },
    'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\nContent-Length: 3\r\n\r\n',
    (req) => req.end('abc')],
  [{ method: 'POST' }, 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n' +
    'Transfer-Encoding: chunked\r\n\r\n', (req) => req.write('abc')],
  [{ headers: { a: 1, Connection: 'close', host: 'foo' } },
    'GET / HTTP/1.1\r\na: 1\r\nConnection: close\r\nhost: foo\r\n\r\n'],
  [{ headers: ['a', 1, 'b', '2'] },
    'GET / HTTP/1.1\r\na: 1\r\nb: 2\r\nConnection: keep-alive\r\n\r\n'],
  [{ setHost: false }, 'GET / HTTP/1.1\r\nConnection: keep-alive\r\n\r\n'],
  [{ setDefaultHeaders: false, method: 'POST' }, 'POST / HTTP/1.1\r\n\r\n'],
  [{ auth: 'a:b' }, 'GET / HTTP/1.1\r\nHost: localhost\r\nAuthorization: Basic YTpi\r\n' +
    'Connection: keep-alive\r\n\r\n'],
  [{ host: '::1', port: 8080 },
    'GET / HTTP/1.1\r\nHost: [::1]:8080\r\nConnection: keep-alive\r\n\r\n'],
  [{ headers: { connection: 'upgrade', upgrade: 'foo' } },
    'GET / HTTP/1.1\r\nconnection: upgrade\r\nupgrade: foo\r\nHost: localhost\r\n\r\n'],
  [{ headers: { expect: '100-continue' } }, 'GET / HTTP/1.1\r\nexpect: 100-continue\r\n' +
    'Host: localhost\r\nConnection: keep-alive\r\n\r\n'],
  [{ agent: new http.Agent() },
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  [{ agent: new http.Agent({ maxSockets: 5 }) },
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n'],
  [{ uniqueHeaders: ['A'], headers: { a: ['1', '2'], b: ['1', '2'], cookie: ['x=1', 'y=2'] } },
    'GET / HTTP/1.1\r\na: 1; 2\r\nb: 1\r\nb: 2\r\ncookie: x=1; y=2\r\nHost: localhost\r\n' +
    'Connection: keep-alive\r\n\r\n'],
];

const agent = new http.Agent({ keepAlive: true });
http.Agent.prototype.createConnection = () => new Sink();
for (const [options, head, act = end] of cases) {
  const req = http.request(options.agent === undefined ? { agent, ...options } : options);
  req.on('error', () => {});
  act(req);
  assert.strictEqual(req._header, head);
  req.destroy();
}
