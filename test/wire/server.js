'use strict';
// The server that the .wire files of this folder speak to.
//
// It opens several servers, each with options of its own, and prints `NAME PORT` for each, then
// `ready`.  All have the same routes; a .wire file picks its server with `server NAME` (else it is
// `plain`) and its route with the path.  GET /quit closes them all, after which the process must
// end by itself.

const http = require('http');

const routes = {
  // Heads: who says what, and in what order.
  '/'(req, res) {
    res.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 2 });
    res.end('ok');
  },
  '/implicit'(req, res) {
    res.end('implicit');
  },
  '/head-only'(req, res) { // writeHead without a length
    res.writeHead(200, { 'Content-Type': 'text/plain' });
    res.end('head');
  },
  '/set-header'(req, res) {
    res.setHeader('X-First', '1');
    res.setHeader('x-second', '2');
    res.setHeader('X-FIRST', 'one');
    res.end('set');
  },
  '/set-and-write-head'(req, res) {
    res.setHeader('X-Set', 'set');
    res.setHeader('X-Both', 'set');
    res.writeHead(201, { 'X-Both': 'written', 'X-Written': 'written' });
    res.end('both');
  },
  '/set-and-write-list'(req, res) {
    res.setHeader('X-Set', 'set');
    res.setHeader('X-Both', 'set');
    res.writeHead(200, ['X-Both', 'one', 'X-Both', 'two', 'X-Written', '3']);
    res.end('list');
  },
  '/write-list'(req, res) {
    res.writeHead(200, 'Listed', ['X-B', '1', 'X-A', '2', 'x-b', '3', 'Content-Length', '4']);
    res.end('list');
  },
  '/many-values'(req, res) {
    res.setHeader('Set-Cookie', ['a=1', 'b=2']);
    res.setHeader('X-List', ['p', 'q']);
    res.appendHeader('X-List', 'r');
    res.setHeader('X-Number', 42);
    res.end();
  },
  '/own-date'(req, res) {
    res.setHeader('Date', 'yesterday');
    res.end('date');
  },
  '/no-date'(req, res) {
    res.sendDate = false;
    res.end('no date');
  },
  '/remove-header'(req, res) {
    res.setHeader('X-Gone', '1');
    res.setHeader('X-Stays', '2');
    res.removeHeader('x-gone');
    res.end('removed');
  },
  '/remove-length'(req, res) {
    res.removeHeader('Content-Length');
    res.end('no length');
  },
  '/remove-te'(req, res) {
    res.removeHeader('Transfer-Encoding');
    res.write('to the ');
    res.end('end');
  },
  '/remove-connection'(req, res) {
    res.removeHeader('Connection');
    res.end('connection');
  },
  '/keep-alive'(req, res) {
    res.setHeader('Connection', 'keep-alive');
    res.end('kept');
  },
  '/close'(req, res) {
    res.setHeader('Connection', 'close');
    res.end('closed');
  },
  '/latin1'(req, res) {
    res.setHeader('X-Latin', 'caf\u00e9');
    res.end('caf\u00e9', 'latin1');
  },
  '/utf8'(req, res) {
    res.end('caf\u00e9 \u2713');
  },
  '/message'(req, res) {
    res.statusCode = 404;
    res.statusMessage = 'Gone Fishing';
    res.end('fish');
  },
  '/status'(req, res) { // /status?304
    res.statusCode = Number(req.url.split('?')[1]);
    res.end('body');
  },
  '/status-head'(req, res) { // /status-head?204
    res.writeHead(Number(req.url.split('?')[1]), { 'Content-Type': 'text/plain' });
    res.end('body');
  },

  // Bodies out.
  '/empty'(req, res) {
    res.end();
  },
  '/empty-head'(req, res) {
    res.writeHead(200);
    res.end();
  },
  '/write-end'(req, res) {
    res.write('one');
    res.end();
  },
  '/write-write-end'(req, res) {
    res.write('one');
    res.write('two');
    res.end('three');
  },
  '/write-later'(req, res) {
    res.write('one');
    setTimeout(() => res.end('two'), 20);
  },
  '/write-empty'(req, res) {
    res.write('');
    res.end('after');
  },
  '/length-two-writes'(req, res) {
    res.setHeader('Content-Length', 6);
    res.write('one');
    res.end('two');
  },
  '/te-chunked'(req, res) {
    res.setHeader('Transfer-Encoding', 'chunked');
    res.end('explicit');
  },
  '/flush'(req, res) {
    res.flushHeaders();
    setTimeout(() => res.end('flushed'), 20);
  },
  '/buffer'(req, res) {
    res.end(Buffer.from([0, 1, 254, 255]));
  },
  '/big'(req, res) { // /big?100000
    res.end('b'.repeat(Number(req.url.split('?')[1])));
  },
  '/big-chunks'(req, res) {
    for (let i = 0; i < 4; i++) res.write('c'.repeat(65536));
    res.end();
  },
  '/trailers'(req, res) {
    res.setHeader('Content-Type', 'text/plain');
    // Where the answer can't be chunked, to announce trailers is an error.
    if (req.httpVersion === '1.1' && req.method !== 'HEAD') res.setHeader('Trailer', 'X-Sum');
    res.write('data');
    res.addTrailers({ 'X-Sum': '7', 'X-Other': 'a' });
    res.end();
  },
  '/destroy'(req, res) {
    res.write('part');
    setTimeout(() => res.destroy(), 20);
  },

  // Interim answers.
  '/continue'(req, res) {
    res.writeContinue();
    routes['/echo'](req, res);
  },
  '/processing'(req, res) {
    res.writeProcessing();
    res.end('processed');
  },
  '/early-hints'(req, res) {
    res.writeEarlyHints({ 'link': '</a.css>; rel=preload; as=style', 'x-trace': '1' });
    res.end('hinted');
  },

  // What came in.
  '/method'(req, res) {
    res.end(`${req.method} ${req.url} ${req.httpVersion}`);
  },
  '/raw'(req, res) {
    res.end(req.rawHeaders.join('|'));
  },
  '/headers'(req, res) {
    res.end(JSON.stringify(req.headers));
  },
  '/echo'(req, res) {
    const parts = [];
    req.on('data', (part) => parts.push(part));
    req.on('end', () => {
      const body = Buffer.concat(parts);
      res.setHeader('Content-Length', body.length);
      res.end(body);
    });
  },
  '/pipe'(req, res) {
    req.pipe(res);
  },
  '/length'(req, res) {
    let length = 0;
    req.on('data', (part) => {
      length += part.length;
    });
    req.on('end', () => res.end(String(length)));
  },
  '/req-trailers'(req, res) {
    req.resume();
    req.on('end', () => res.end(`${JSON.stringify(req.trailers)} ${req.rawTrailers.join('|')}`));
  },
  '/unread'(req, res) {
    res.end('unread');
  },
  '/slow'(req, res) {
    setTimeout(() => res.end('slow'), 50);
  },
  '/never'() {},

  '/quit'(req, res) {
    res.end('quitting');
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },
};

function answer(req, res) {
  const path = req.url.replace(/^http:\/\/[^/]*/, '').split('?')[0];
  const route = routes[path];
  if (route) {
    route(req, res);
    return;
  }
  res.statusCode = 404;
  res.end('no such route');
}

const servers = [];
let waiting = 0;

function open(name, options, prepare) {
  const server = http.createServer(options, answer);
  if (prepare) prepare(server);
  servers.push(server);
  waiting++;
  server.listen(0, '127.0.0.1', () => {
    console.log(`${name} ${server.address().port}`);
    if (--waiting === 0) console.log('ready');
  });
}

const quick = { connectionsCheckingInterval: 20, keepAliveTimeoutBuffer: 0 };
open('plain', {});
open('small-head', { maxHeaderSize: 400 });
open('no-host', { requireHostHeader: false });
open('joined', { joinDuplicateHeaders: true });
open('no-keep-alive', { keepAliveTimeout: 0 });
open('two-requests', {}, (server) => {
  server.maxRequestsPerSocket = 2;
});
open('idle-100ms', { ...quick, keepAliveTimeout: 100 });
open('head-100ms', { ...quick, headersTimeout: 100, requestTimeout: 100000 });
open('request-100ms', { ...quick, headersTimeout: 100, requestTimeout: 100 });
open('expectations', {}, (server) => {
  server.on('checkContinue', (req, res) => {
    if (req.headers['x-refuse']) {
      res.writeHead(417, { 'Content-Length': 0 });
      res.end();
      return;
    }
    res.writeContinue();
    answer(req, res);
  });
  server.on('checkExpectation', (req, res) => {
    res.statusCode = 200;
    res.end(`expects ${req.headers.expect}`);
  });
});
open('takes-errors', {}, (server) => {
  server.on('clientError', (err, socket) => {
    socket.end(`HTTP/1.1 400 Mine\r\nX-Code: ${err.code}\r\n\r\n`);
  });
});
open('upgrades', {}, (server) => {
  server.on('upgrade', (req, socket, head) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\n');
    socket.write('Upgrade: echo\r\nConnection: Upgrade\r\n\r\n');
    socket.write(`head ${head.length}\n`);
    socket.pipe(socket);
  });
  server.on('connect', (req, socket) => {
    socket.write(`HTTP/1.1 200 Connection Established\r\n\r\nto ${req.url}\n`);
    socket.pipe(socket);
  });
});
