// Answers with the text of this very file, read anew for each request.
const http = require('http');
const fs = require('fs');

const server = http.createServer((req, res) => {
  fs.readFile(__filename, (err, text) => {
    if (err) {
      res.writeHead(500, { 'Content-Type': 'text/plain' });
      res.end(err.message);
      return;
    }
    res.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': text.length });
    res.end(text);
  });
});

server.listen(process.env.PORT || 8124, '127.0.0.1', () => {
  console.log(`Server running at http://127.0.0.1:${server.address().port}/`);
});
