'use strict';
// What util.inspect shows of web streams.
const assert = require('node:assert');
const { inspect } = require('node:util');
const web = require('node:stream/web');

assert.strictEqual(inspect(new web.ReadableStream()),
                   "ReadableStream { locked: false, state: 'readable', supportsBYOB: false }");
const bytes = new web.ReadableStream({ type: 'bytes' });
const reader = bytes.getReader({ mode: 'byob' });
assert.strictEqual(inspect(reader), `ReadableStreamBYOBReader {
  stream: ReadableStream { locked: true, state: 'readable', supportsBYOB: true },
  readIntoRequests: 0,
  close: Promise { <pending> }
}`);
const writable = new web.WritableStream();
assert.strictEqual(inspect(writable), "WritableStream { locked: false, state: 'writable' }");
// Which state a promise is in only the engine can tell.
const ready = process.env.EDDY_ENGINE_FAST === '0' ? '<pending>' : 'undefined';
assert.strictEqual(inspect(writable.getWriter()), `WritableStreamDefaultWriter {
  stream: WritableStream { locked: true, state: 'writable' },
  close: Promise { <pending> },
  ready: Promise { ${ready} },
  desiredSize: 1
}`);
assert.strictEqual(inspect(new web.TransformStream(), { depth: 1 }),
                   'TransformStream { readable: undefined, writable: undefined, ' +
                   'backpressure: true }');
assert.strictEqual(inspect(new web.ReadableStream(), { depth: 0 }), 'ReadableStream [Object]');
assert.strictEqual(inspect(new web.CountQueuingStrategy({ highWaterMark: 3 })),
                   'CountQueuingStrategy { highWaterMark: 3 }');
assert.throws(() => new web.TextEncoderStream()[inspect.custom].call(),
              { code: 'ERR_INVALID_THIS' });
new web.ReadableStream({
  start(controller) {
    assert.strictEqual(inspect(controller), 'ReadableStreamDefaultController {}');
  },
});
