'use strict';
// A long run of mixed requests against one server; what it holds afterwards must be what it held before.
//
//   soak.js [--requests 10000000] [--runtime build/eddy] [--conns 50]
//
// Run it by any Node-like runtime; the server is run by --runtime (default: the same).  Of ten
// connections six ask a hundred times (ten at once), one asks once and says close, two post bodies
// (with a length, in chunks), one leaves in the middle of a body, of a head, or of the answer.  Prints
// requests, seconds, RSS and descriptors of the server at each tenth; ends with 1 when the last RSS is more
// than a quarter above that at the second tenth, when descriptors are left, or when an answer is wrong.
// Linux only (/proc).

const http = require('http');
const net = require('net');
const fs = require('fs');
const { spawn } = require('child_process');

function serve() {
  const server = http.createServer((req, res) => {
    if (req.url === '/big') return res.end(Buffer.alloc(256 * 1024, 'b'));
    if (req.method !== 'POST') {
      res.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 2 });
      return res.end('ok');
    }
    let length = 0;
    req.on('data', (chunk) => length += chunk.length);
    req.on('end', () => res.end(`got ${length}`));
    return undefined;
  });
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1024 }, () => {
    console.log(server.address().port);
  });
}

const GET = 'GET / HTTP/1.1\r\nHost: soak\r\n\r\n';
const CLOSE = 'GET / HTTP/1.1\r\nHost: soak\r\nConnection: close\r\n\r\n';
const BIG = 'GET /big HTTP/1.1\r\nHost: soak\r\n\r\n';
const BODY = 'x'.repeat(5000);
const LENGTH = `POST /p HTTP/1.1\r\nHost: soak\r\nContent-Length: 5000\r\n\r\n${BODY}`;
const CHUNKS = 'POST /p HTTP/1.1\r\nHost: soak\r\nTransfer-Encoding: chunked\r\n\r\n' +
  `1388\r\n${BODY}\r\n0\r\n\r\n`;
const CUT = [LENGTH.slice(0, 900), CHUNKS.slice(0, 3000), GET.slice(0, 20), BIG];

const load = { port: 0, done: 0, wrong: 0, limit: 0, turn: 0, open: 0 };

// One connection: `text` asked `times` times, `answer` expected `count` times to each; then onEnd.
function ask(text, times, count, answer, onEnd) {
  const socket = net.connect(load.port, '127.0.0.1');
  let seen = 0, rest = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    rest += chunk;
    for (let at; (at = rest.indexOf(answer)) >= 0; seen++) rest = rest.slice(at + answer.length);
    if (seen < count) return;
    load.done += count;
    seen = 0;
    if (--times > 0) socket.write(text);
    else socket.end();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    if (times > 0) load.wrong++;
    onEnd();
  });
  socket.write(text);
}

function leave(text, onEnd) {
  const socket = net.connect(load.port, '127.0.0.1', () => {
    socket.write(text, () => (text === BIG ? socket.once('data', gone) : setImmediate(gone)));
  });
  const gone = () => {
    load.done++;
    socket.destroy();
  };
  socket.on('error', () => {});
  socket.on('close', onEnd);
}

function next(onIdle) {
  const again = () => {
    load.open--;
    if (load.done < load.limit) next(onIdle);
    else if (load.open === 0) onIdle();
  };
  load.open++;
  const kind = load.turn++ % 10;
  if (kind === 0) ask(CLOSE, 1, 1, '\r\n\r\nok', again);
  else if (kind === 1) ask(LENGTH, 20, 1, 'got 5000', again);
  else if (kind === 2) ask(CHUNKS, 20, 1, 'got 5000', again);
  else if (kind === 3) leave(CUT[(load.turn / 10 | 0) % CUT.length], again);
  else ask(GET.repeat(10), 10, 10, '\r\n\r\nok', again);
}

function option(name, fallback) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
}

function state(pid) {
  const rss = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'latin1'))[1];
  return { rss: Number(rss), fds: fs.readdirSync(`/proc/${pid}/fd`).length };
}

function run() {
  const total = Number(option('requests', 10_000_000));
  const conns = Number(option('conns', 50));
  const child = spawn(option('runtime', process.execPath), [__filename, '--serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const start = Date.now();
  const states = [];
  const tenth = () => {
    // Connections of the clients are closed; give the server's a moment to follow.
    setTimeout(() => {
      const now = state(child.pid);
      states.push(now);
      console.log(`${load.done} requests, ${((Date.now() - start) / 1000).toFixed(0)} s, RSS ` +
        `${(now.rss / 1024).toFixed(1)} MiB, ${now.fds} descriptors, ${load.wrong} wrong`);
      if (load.done >= total) end();
      else more();
    }, 500);
  };
  const more = () => {
    load.limit = Math.min(total, load.limit + Math.ceil(total / 10));
    for (let i = 0; i < conns; i++) next(tenth);
  };
  const end = () => {
    child.kill();
    const first = states[Math.min(1, states.length - 1)];
    const last = states[states.length - 1];
    const isFlat = last.rss < first.rss * 1.25 && last.fds <= first.fds && load.wrong === 0;
    console.log(isFlat ? 'flat' : 'NOT flat');
    process.exitCode = isFlat ? 0 : 1;
  };
  child.stdout.once('data', (chunk) => {
    load.port = Number(chunk);
    more();
  });
}

if (process.argv.includes('--serve')) serve();
else run();
