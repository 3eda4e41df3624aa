'use strict';
// Responses that are malformed, cut off, or followed by something else.
const assert = require('node:assert');
const http = require('node:http');
const net = require('node:net');

// [what the server sends before it closes, what happens]
const cases = [
  ['garbage\r\n\r\n', ['req HPE_INVALID_CONSTANT', 'req close']],
  ['', ['req ECONNRESET', 'req close']],
  ['HTTP/1.1 20', ['req ECONNRESET', 'req close']],
  ['HTTP/1.1 200 OK\r\nA B: 3\r\n\r\n', ['req HPE_INVALID_HEADER_TOKEN', 'req close']],
  ['HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc',
    ['200', 'abc', 'aborted', 'req close', 'res ECONNRESET', 'res close']],
  ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\nx\r\n',
    ['200', 'req HPE_INVALID_CHUNK_SIZE', 'abcde', 'aborted', 'req close', 'res ECONNRESET',
     'res close']],
  ['HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdef',
    ['200', 'req HPE_INVALID_CONSTANT', 'abc', 'end', 'req close', 'res close']],
  ['HTTP/1.1 200 OK\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabcdef',
    ['200', 'req HPE_CLOSED_CONNECTION', 'abc', 'end', 'req close', 'res close']],
  ['HTTP/1.1 200\r\n\r\nabc', ['200', 'abc', 'end', 'req close', 'res close']],
  ['HTTP/1.0 200 OK\r\n\r\n', ['200', 'end', 'req close', 'res close']],
];

const seen = new Map();
const server = net.createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', (head) => socket.end(cases[/\/(\d+)/.exec(head)[1]][0]));
});

function ask(at) {
  const events = [];
  seen.set(at, events);
  const req = http.get({ port: server.address().port, host: '127.0.0.1', path: `/${at}` });
  req.on('error', (error) => {
    events.push(`req ${error.code}`);
    if (error.code === 'ECONNRESET') assert.strictEqual(error.message, 'socket hang up');
    else assert.match(error.message, /^Parse Error: /);
  });
  let open = 1;
  const onClose = (name) => {
    events.push(name);
    if (--open === 0) next(at + 1);
  };
  req.on('close', () => onClose('req close'));
  req.on('response', (res) => {
    open++;
    events.push(String(res.statusCode));
    res.on('data', (data) => events.push(String(data)));
    res.on('aborted', () => events.push('aborted'));
    res.on('end', () => events.push('end'));
    res.on('error', (error) => {
      assert.strictEqual(error.message, 'aborted');
      events.push(`res ${error.code}`);
    });
    res.on('close', () => onClose('res close'));
  });
}
function next(at) {
  if (at < cases.length) ask(at);
  else server.close();
}
server.listen(0, '127.0.0.1', () => next(0));
process.on('exit', () => {
  assert.strictEqual(seen.size, cases.length);
  // Which of the two closes first is nobody's promise.
  for (const [at, events] of seen) {
    assert.deepStrictEqual([...events].sort(), [...cases[at][1]].sort(), cases[at][0]);
  }
});
