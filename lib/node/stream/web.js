'use strict';
// stream/web -- the web streams.  https://nodejs.org/api/webstreams.html
// Public face of internal/webstreams/*, which follow https://streams.spec.whatwg.org; loaded piece
// by piece, as names are used.  Native half: none.

const pieces = {
  '__proto__': null,
  'ReadableStream': 'readable',
  'ReadableStreamTee': 'tee',
  'ReadableStreamDefaultReader': 'readers',
  'ReadableStreamBYOBReader': 'readers',
  'ReadableStreamBYOBRequest': 'byob_request',
  'ReadableByteStreamController': 'byte_controller',
  'ReadableStreamDefaultController': 'readable_default',
  'TransformStream': 'transform',
  'TransformStreamDefaultController': 'transform',
  'WritableStream': 'writable',
  'WritableStreamDefaultWriter': 'writable',
  'WritableStreamDefaultController': 'writable_controller',
  'ByteLengthQueuingStrategy': 'strategies',
  'CountQueuingStrategy': 'strategies',
  'TextEncoderStream': 'coding',
  'TextDecoderStream': 'coding',
  'CompressionStream': 'coding',
  'DecompressionStream': 'coding',
};

function put(name, value) {
  Object.defineProperty(exports, name, {
    __proto__: null, value, enumerable: true, writable: true, configurable: true,
  });
}

for (const name of Object.keys(pieces)) {
  Object.defineProperty(exports, name, {
    __proto__: null,
    get() {
      // The readers want to know what a ReadableStream is.
      if (pieces[name] === 'readers') require('internal/webstreams/readable');
      const value = require(`internal/webstreams/${pieces[name]}`)[name];
      put(name, value);
      return value;
    },
    set(value) {
      put(name, value);
    },
    enumerable: true,
    configurable: true,
  });
}
