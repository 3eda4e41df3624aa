'use strict';
// Bad options and arguments are refused with Node's errors, before anything is made.
const assert = require('node:assert');
const zlib = require('node:zlib');

const range = (message) => ({ name: 'RangeError', code: 'ERR_OUT_OF_RANGE', message });
const type = (message) => ({ name: 'TypeError', code: 'ERR_INVALID_ARG_TYPE', message });
const outside = (name, must, value) =>
  range(`The value of "${name}" is out of range. It must be ${must}. Received ${value}`);

for (const make of [zlib.createGzip, zlib.createInflate, zlib.createBrotliCompress,
  zlib.createZstdDecompress, zlib.gzipSync.bind(null, '')]) {
  assert.throws(() => make({ chunkSize: 63 }), outside('options.chunkSize', '>= 64', 63));
  assert.throws(() => make({ chunkSize: Infinity }),
                outside('options.chunkSize', 'a finite number', 'Infinity'));
  assert.throws(() => make({ flush: '1' }),
                type('The "options.flush" property must be of type number. Received type string (\'1\')'));
  assert.throws(() => make({ maxOutputLength: 0 }), { code: 'ERR_OUT_OF_RANGE' });
  assert.throws(() => make({ dictionary: 'abc' }),
                type('The "options.dictionary" property must be an instance of Buffer, TypedArray, ' +
                  'DataView, or ArrayBuffer. Received type string (\'abc\')'));
  assert.throws(() => make({ rejectGarbageAfterEnd: 1 }), { code: 'ERR_INVALID_ARG_TYPE' });
}
assert.throws(() => zlib.createGzip({ flush: 6 }), outside('options.flush', '>= 0 and <= 5', 6));
assert.throws(() => zlib.createBrotliCompress({ flush: 4 }),
              outside('options.flush', '>= 0 and <= 3', 4));
assert.throws(() => zlib.createZstdCompress({ finishFlush: 3 }),
              outside('options.finishFlush', '>= 0 and <= 2', 3));
assert.throws(() => zlib.createDeflate({ level: 10 }), outside('options.level', '>= -1 and <= 9', 10));
assert.throws(() => zlib.createDeflate({ memLevel: 0 }),
              outside('options.memLevel', '>= 1 and <= 9', 0));
assert.throws(() => zlib.createDeflate({ strategy: 5 }),
              outside('options.strategy', '>= 0 and <= 4', 5));
assert.throws(() => zlib.createGzip({ windowBits: 8 }),
              outside('options.windowBits', '>= 9 and <= 15', 8));
assert.throws(() => zlib.createDeflate({ windowBits: 0 }),
              outside('options.windowBits', '>= 8 and <= 15', 0));
zlib.createInflate({ windowBits: 0 }).close();
assert.strictEqual(zlib.createGzip({ chunkSize: NaN })._chunkSize, 16384);

// Parameters of Brotli and Zstandard.
const brotli = (params) => zlib.brotliCompressSync('x', { params });
assert.throws(() => brotli({ 99: 1 }), {
  name: 'RangeError', code: 'ERR_BROTLI_INVALID_PARAM', message: '99 is not a valid Brotli parameter',
});
assert.throws(() => brotli({ 1: 'a' }),
              type('The "options.params[key]" property must be of type number. ' +
                'Received type string (\'a\')'));
const failed = (message) => ({ name: 'Error', code: 'ERR_ZLIB_INITIALIZATION_FAILED', message });
assert.throws(() => zlib.createBrotliDecompress({ params: { 5: 12 } }), failed('Initialization failed'));
assert.ok(brotli({ [zlib.constants.BROTLI_PARAM_QUALITY]: 1 }).length > 0);
const zstd = (params) => zlib.zstdCompressSync('x', { params });
assert.throws(() => zstd({ x: 1 }), {
  name: 'RangeError', code: 'ERR_ZSTD_INVALID_PARAM', message: 'x is not a valid zstd parameter',
});
assert.throws(() => zstd({ [zlib.constants.ZSTD_c_windowLog]: 1 }), failed('Setting parameter failed'));
const checked = zstd({ [zlib.constants.ZSTD_c_checksumFlag]: 1 });
assert.strictEqual(checked.length, zlib.zstdCompressSync('x').length + 4);
for (const pledgedSrcSize of [4, 6]) {
  assert.throws(() => zlib.zstdCompressSync('hello', { pledgedSrcSize }),
                { code: 'ZSTD_error_srcSize_wrong', errno: 72, message: 'Src size is incorrect' });
}
assert.throws(() => zlib.createZstdCompress({ pledgedSrcSize: -1 }), { code: 'ERR_OUT_OF_RANGE' });

// Arguments.
const noBytes = (value) => type('The "buffer" argument must be of type string or an instance of ' +
  `Buffer, TypedArray, DataView, or ArrayBuffer. Received ${value}`);
assert.throws(() => zlib.gzipSync(1), noBytes('type number (1)'));
assert.throws(() => zlib.brotliCompressSync({}), noBytes('an instance of Object'));
assert.throws(() => zlib.gzip('x'),
              type('The "callback" argument must be of type function. Received undefined'));
assert.throws(() => zlib.gzip(1, () => {}), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => zlib.createDeflate().params(10, 0), outside('level', '>= -1 and <= 9', 10));
assert.throws(() => zlib.createDeflate().params('1', 0),
              type('The "level" argument must be of type number. Received type string (\'1\')'));
assert.throws(() => zlib.createDeflate().flush(99), outside('kind', '>= 0 and <= 5', 99));

// Names and constants.
assert.ok(Object.isFrozen(zlib.codes));
assert.strictEqual(zlib.codes[-3], 'Z_DATA_ERROR');
assert.strictEqual(zlib.Z_BEST_SPEED, zlib.constants.Z_BEST_SPEED);
assert.ok(!Object.keys(zlib).includes('Z_BEST_SPEED'));
assert.strictEqual(zlib.createGzip.name, 'createGzip');
assert.ok(new zlib.Gzip() instanceof require('node:stream').Transform);
