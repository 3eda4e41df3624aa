'use strict';
// internal/webstreams/byob_request -- ReadableStreamBYOBRequest: memory of a reader that a byte
// source may fill.  Streams standard, 4.8.

const {
  codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_THIS },
} = require('internal/errors');
const {
  finishClass, inspectAs, invalidState, isPlain, kInspect,
} = require('internal/webstreams/common');

let newRequest;
let invalidate;
let checkThis;

class ReadableStreamBYOBRequest {
  #controller; // the record; undefined once the request has been answered
  #view = null;

  static {
    newRequest = (controller, view) => new ReadableStreamBYOBRequest(newRequest, controller, view);
    invalidate = (request) => {
      request.#controller = undefined;
      request.#view = null;
    };
    checkThis = (value) => {
      if (!isPlain(value) && #controller in value) return;
      throw new ERR_INVALID_THIS('ReadableStreamBYOBRequest');
    };
  }

  constructor() {
    if (arguments[0] !== newRequest) throw new ERR_ILLEGAL_CONSTRUCTOR();
    this.#controller = arguments[1];
    this.#view = arguments[2];
  }

  /** @returns {Uint8Array|null} where to write to */
  get view() {
    checkThis(this);
    return this.#view;
  }

  /** @param {number} bytesWritten how many bytes of the view are filled */
  respond(bytesWritten) {
    checkThis(this);
    const controller = this.#attached();
    if (this.#view.buffer.detached) throw invalidState('Viewed ArrayBuffer is detached');
    const count = Math.trunc(+bytesWritten);
    if (!(count >= 0) || count > Number.MAX_SAFE_INTEGER) {
      throw new ERR_INVALID_ARG_VALUE('bytesWritten', bytesWritten);
    }
    controller.respond(count);
  }

  /** @param {ArrayBufferView} view of the same memory, moved to elsewhere by the source */
  respondWithNewView(view) {
    checkThis(this);
    const controller = this.#attached();
    if (!ArrayBuffer.isView(view)) {
      throw new ERR_INVALID_ARG_TYPE('view', ['Buffer', 'TypedArray', 'DataView'], view);
    }
    if (view.buffer.detached) throw invalidState('Viewed ArrayBuffer is detached');
    controller.respondWithView(view);
  }

  #attached() {
    const controller = this.#controller;
    if (controller === undefined) {
      throw invalidState('This BYOB request has been invalidated');
    }
    return controller;
  }

  [kInspect](depth, options) {
    checkThis(this);
    const shown = { view: this.#view, controller: this.#controller?.face };
    return inspectAs(this.constructor.name, shown, depth, options);
  }
}

finishClass(ReadableStreamBYOBRequest, ['view', 'respond', 'respondWithNewView']);

module.exports = { ReadableStreamBYOBRequest, invalidate, newRequest };
