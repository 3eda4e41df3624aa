// The published hello world, but with a body and a header that differ from request to request: what
// caches an answer, or the bytes of one, gains nothing here.  Both keep their length, as ab wants.
const http = require('http');

let count = 0;

http.createServer((req, res) => {
  const id = String(++count).padStart(10, '0');
  const body = `<html><body>======Hello ${id}======</body></html>`;
  res.writeHead(200, {
    'Date': new Date(),
    'Server': 'node.js HTTP server',
    'Content-Type': 'text/html',
    'Content-Length': body.length,
    'X-Request-Id': id,
  });
  res.end(body);
}).listen(process.env.PORT || 8124, '127.0.0.1');
