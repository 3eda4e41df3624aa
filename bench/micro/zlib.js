'use strict';
// gzip and gunzip of 230 KiB of program text: in one go, and through a stream.  MB/s of plain text.
const zlib = require('node:zlib');
const { measure, sample } = require('./lib.js');

const text = sample(230 * 1024);
const packed = zlib.gzipSync(text);
const MB = text.length / 1e6;

function stream(make, input, callback) {
  const z = make();
  z.on('data', () => {});
  z.on('end', callback);
  for (let i = 0; i < input.length; i += 65536) z.write(input.subarray(i, i + 65536));
  z.end();
}

measure([
  ['gzipSync', MB, () => zlib.gzipSync(text)],
  ['gzipSync level 1', MB, () => zlib.gzipSync(text, { level: 1 })],
  ['gunzipSync', MB, () => zlib.gunzipSync(packed)],
  ['gzip, callback', MB, null, (callback) => zlib.gzip(text, callback)],
  ['gunzip, callback', MB, null, (callback) => zlib.gunzip(packed, callback)],
  ['createGzip', MB, null, (callback) => stream(zlib.createGzip, text, callback)],
  ['createGunzip', MB, null, (callback) => stream(zlib.createGunzip, packed, callback)],
  ['brotliCompressSync quality 4', MB, () => zlib.brotliCompressSync(text, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 },
  })],
  ['zstdCompressSync', MB, () => zlib.zstdCompressSync(text)],
  ['crc32', MB, () => zlib.crc32(text)],
  ['gzipSync of 100 bytes, 1000 times', 1, () => {
    for (let i = 0; i < 1000; i++) zlib.gzipSync(text.subarray(i, i + 100));
  }],
]);
