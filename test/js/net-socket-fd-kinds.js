'use strict';
// net.Socket({ fd }) of what is no socket and no pipe: refused, and the descriptor stays open.
const assert = require('assert');
const fs = require('fs');
const net = require('net');

for (const [path, kind] of [[__filename, 'FILE'], [__dirname, 'UNKNOWN'], ['/dev/null', 'FILE']]) {
  const fd = fs.openSync(path);
  assert.throws(() => new net.Socket({ fd }), {
    code: 'ERR_INVALID_FD_TYPE', message: `Unsupported fd type: ${kind}`,
  });
  fs.fstatSync(fd);
  fs.closeSync(fd);
  assert.throws(() => new net.Socket({ fd }), { message: 'Unsupported fd type: UNKNOWN' });
}
