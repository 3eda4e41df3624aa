'use strict';
// A response may come in any pieces: cut at each byte, it is the same.
const assert = require('node:assert');
const http = require('node:http');
const { duplexPair } = require('node:stream');

const response = 'HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\nA: b\r\n' +
  'Transfer-Encoding: chunked\r\nTrailer: C\r\n\r\n3;x="y"\r\nabc\r\n4\r\n\r\nde\r\n0\r\nC: d\r\n\r\n';
let whole = 0;

function ask(pieces) {
  const [clientSide, serverSide] = duplexPair();
  let hints = 0;
  const req = http.get({ createConnection: () => clientSide });
  req.on('information', ({ headers }) => { hints += headers.link === 'x' ? 1 : 0; });
  req.on('response', (res) => {
    let body = '';
    res.on('data', (data) => { body += data; });
    res.on('end', () => {
      assert.deepStrictEqual([hints, res.headers.a, body, res.trailers],
        [1, 'b', 'abc\r\nde', { c: 'd' }]);
      whole++;
    });
  });
  serverSide.resume();
  const next = (at) => {
    serverSide.write(pieces[at]);
    if (at + 1 < pieces.length) setImmediate(next, at + 1);
  };
  next(0);
}
for (let cut = 1; cut < response.length; cut++) {
  ask([response.slice(0, cut), response.slice(cut)]);
}
ask([...response]);
process.on('exit', () => assert.strictEqual(whole, response.length));
