'use strict';
// internal/webstreams/byte_controller -- ReadableByteStreamController, the face.
// Streams standard, 4.7.

const {
  codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_ARG_TYPE, ERR_INVALID_THIS },
} = require('internal/errors');
const {
  finishClass, inspectAs, invalidState, isPlain, kInspect,
} = require('internal/webstreams/common');

let newFace;
let recordOf;

class ReadableByteStreamController {
  #it;

  static {
    newFace = (record) => new ReadableByteStreamController(newFace, record);
    recordOf = (face) => {
      if (!isPlain(face) && #it in face) return face.#it;
      throw new ERR_INVALID_THIS('ReadableByteStreamController');
    };
  }

  constructor() {
    if (arguments[0] !== newFace) throw new ERR_ILLEGAL_CONSTRUCTOR();
    this.#it = arguments[1];
  }

  /** @returns {ReadableStreamBYOBRequest|null} memory of a reader to fill */
  get byobRequest() {
    return recordOf(this).byobRequest;
  }

  /** @returns {number|null} bytes that the queue may still take; null of a failed stream */
  get desiredSize() {
    return recordOf(this).desiredSize;
  }

  close() {
    const it = recordOf(this);
    if (!it.isOpen) throw invalidState('ReadableStream is already closed');
    it.close();
  }

  /** @param {ArrayBufferView} chunk its memory goes over to the stream */
  enqueue(chunk) {
    const it = recordOf(this);
    if (!ArrayBuffer.isView(chunk)) {
      throw new ERR_INVALID_ARG_TYPE('buffer', ['Buffer', 'TypedArray', 'DataView'], chunk);
    }
    if (chunk.byteLength === 0 || chunk.buffer.byteLength === 0) {
      throw invalidState('chunk ArrayBuffer is zero-length or detached');
    }
    if (!it.isOpen) throw invalidState('ReadableStream is already closed');
    it.enqueue(chunk);
  }

  /** @param {any} [reason] what readers get */
  error(reason = undefined) {
    recordOf(this).error(reason);
  }

  [kInspect](depth, options) {
    return inspectAs(this.constructor.name, {}, depth, options);
  }
}

finishClass(ReadableByteStreamController,
            ['byobRequest', 'desiredSize', 'close', 'enqueue', 'error']);

module.exports = { ReadableByteStreamController, newFace };
