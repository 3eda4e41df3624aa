'use strict';
// internal/unbuilt_data/stream/web - what 'stream/web' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"c":{"ReadableStream":["","from","cancel getReader pipeThrough pipeTo tee values"],"Reada' +
  'bleStreamTee":["","",""],"ReadableStreamDefaultReader":["","","read releaseLock cancel"],"' +
  'ReadableStreamBYOBReader":["","","read releaseLock cancel"],"ReadableStreamBYOBRequest":["' +
  '","","respond respondWithNewView"],"ReadableByteStreamController":["","","close enqueue er' +
  'ror"],"ReadableStreamDefaultController":["","","close enqueue error"],"TransformStream":["' +
  '","",""],"TransformStreamDefaultController":["","","enqueue error terminate"],"WritableStr' +
  'eam":["","","abort close getWriter"],"WritableStreamDefaultWriter":["","","abort close rel' +
  'easeLock write"],"WritableStreamDefaultController":["","","error"],"ByteLengthQueuingStrat' +
  'egy":["","",""],"CountQueuingStrategy":["","",""],"TextEncoderStream":["","",""],"TextDeco' +
  'derStream":["","",""],"CompressionStream":["","",""],"DecompressionStream":["","",""]}}';
