// Sends each request's body back as it comes in:  curl --data hello http://127.0.0.1:8124/
const http = require('http');

const server = http.createServer((req, res) => {
  res.writeHead(200, { 'Content-Type': req.headers['content-type'] || 'text/plain' });
  req.pipe(res);
});

server.listen(process.env.PORT || 8124, '127.0.0.1', () => {
  console.log(`Server running at http://127.0.0.1:${server.address().port}/`);
});
