'use strict';
// 100 Continue and other interim responses come before the response.
const assert = require('node:assert');
const http = require('node:http');

const events = [];
const server = http.createServer();
server.on('checkContinue', (req, res) => {
  res.writeEarlyHints({ link: '</a.css>; rel=preload' });
  res.writeContinue();
  res.writeProcessing();
  req.resume();
  req.on('end', () => res.end('done'));
});
server.listen(0, '127.0.0.1', () => {
  const req = http.request({
    port: server.address().port, host: '127.0.0.1', method: 'POST',
    headers: { Expect: '100-continue' },
  });
  req.on('information', ({ statusCode, statusMessage, headers, httpVersion }) => {
    events.push(`${statusCode} ${statusMessage} ${httpVersion} ${headers.link}`);
  });
  req.on('continue', () => {
    events.push('continue');
    req.end('body');
  });
  req.on('response', (res) => {
    events.push(res.statusCode);
    res.resume();
    res.on('end', () => server.close());
  });
});
process.on('exit', () => assert.deepStrictEqual(events, [
  '103 Early Hints 1.1 </a.css>; rel=preload', 'continue', '100 Continue 1.1 undefined',
  '102 Processing 1.1 undefined', 200,
]));
