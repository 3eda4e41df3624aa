// Hello world in 12 bytes; the headers are all left to the server.
const http = require('http');

const server = http.createServer((req, res) => {
  res.end('Hello World!');
});

server.listen(process.env.PORT || 8124, '127.0.0.1', () => {
  console.log(`Server running at http://127.0.0.1:${server.address().port}/`);
});
