'use strict';
// Streams that a program drops in the middle neither keep it alive nor break it.
const zlib = require('node:zlib');

const bytes = Buffer.alloc(100000, 'abcdefg');
for (let i = 0; i < 300; i++) {
  const gzip = zlib.createGzip();
  gzip.write(bytes.subarray(0, 100));
  zlib.createBrotliDecompress();
}
