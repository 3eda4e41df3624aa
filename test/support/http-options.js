'use strict';
// A server that sets every option of http.createServer, for probes from outside (PORT in the
// environment).  Its resources are those that such a probe asks for: /hello, /echo, /n/DIGITS, /big,
// /chunked, /slow/MS, /inspect, /status/CODE, /setheader?v=X, /limited, /abort.
const http = require('http');

class Request extends http.IncomingMessage {
  get path() {
    return new URL(this.url, 'http://x').pathname;
  }
}

class Response extends http.ServerResponse {
  // The server rejects bodies where none may be.
  whole(body) {
    this.end(this.req.method === 'HEAD' ? undefined : body);
  }

  text(status, body) {
    this.setHeaders(new Map([['Content-Type', 'text/plain'], ['X-Options', 'all']]));
    this.writeHead(status, { 'Content-Length': Buffer.byteLength(body) });
    this.whole(body);
  }
}

const BIG = Buffer.alloc(8 * 1024 * 1024, '0123456789abcdef');
const LIMIT = 1024 * 1024;

function whole(req, callback) {
  const chunks = [];
  req.on('data', (chunk) => chunks.push(chunk)).on('end', () => callback(Buffer.concat(chunks)));
}

function limited(req, res) {
  let length = 0;
  const check = () => {
    if (!res.headersSent && Math.max(length, req.headers['content-length'] | 0) > LIMIT) {
      res.text(413, 'too large\n');
    }
  };
  check();
  req.on('data', (chunk) => {
    length += chunk.length;
    check();
  });
  req.on('end', () => res.headersSent || res.text(200, 'fits\n'));
}

const routes = {
  hello: (req, res) => res.text(200, 'Hello, world!\n'),
  echo: (req, res) => whole(req, (body) => res.whole(body)),
  n: (req, res, digits) => res.text(200, `${digits}\n`),
  big: (req, res) => res.writeHead(200, { 'Content-Length': BIG.length }).whole(BIG),
  chunked(req, res) {
    if (req.method === 'HEAD') return res.end();
    res.cork();
    res.write('chunk-one\n');
    res.uncork();
    res.write('chunk-two\n');
    return res.end('chunk-three\n');
  },
  slow: (req, res, ms) => setTimeout(() => res.text(200, `slow ${ms}\n`), Number(ms)),
  inspect(req, res) {
    const headers = {};
    for (const [name, values] of Object.entries(req.headersDistinct)) {
      headers[name] = values.join(', ');
    }
    whole(req, () => res.text(200, JSON.stringify({ method: req.method, headers })));
  },
  status: (req, res, code) => res.writeHead(Number(code)).end(),
  setheader(req, res) {
    try {
      res.setHeader('X-Probe', decodeURIComponent(req.url.split('?v=')[1] ?? ''));
    } catch {
      return res.text(500, 'refused\n');
    }
    return res.text(200, 'set\n');
  },
  limited,
  abort(req, res) {
    res.write('first half\n');
    setTimeout(() => res.destroy(), 50);
  },
};

const server = http.createServer({
  IncomingMessage: Request,
  ServerResponse: Response,
  connectionsCheckingInterval: 1000,
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 4000,
  keepAliveTimeoutBuffer: 1000,
  maxHeaderSize: 16 * 1024,
  highWaterMark: 32 * 1024,
  insecureHTTPParser: false,
  requireHostHeader: true,
  joinDuplicateHeaders: true,
  rejectNonStandardBodyWrites: true,
  uniqueHeaders: ['x-probe', ['set-cookie', '; ']],
  noDelay: true,
  keepAlive: true,
  keepAliveInitialDelay: 30_000,
  shouldUpgradeCallback: (req) => req.headers.upgrade === 'probe',
  optimizeEmptyRequests: true,
}, (req, res) => {
  req.on('error', () => {});
  const { 1: name, 2: rest } = req.path.split('/');
  const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (route) route(req, res, rest);
  else res.text(404, 'not found\n');
});
server.maxRequestsPerSocket = 5000;
server.maxHeadersCount = 1000;
server.setTimeout(12_000, (socket) => socket.destroy());
server.on('connection', (socket) => socket.on('error', () => {}));
server.on('clientError', (error, socket) => {
  if (!socket.writable) return;
  const status = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  }[error.code] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
});
server.on('checkContinue', (req, res) => {
  res.writeContinue();
  server.emit('request', req, res);
});
server.on('upgrade', (req, socket) => {
  socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: probe\r\nConnection: Upgrade\r\n\r\n');
});
server.listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: 4096 });
process.once('SIGTERM', () => (server.drain ? server.drain(1000) : server.close()));
