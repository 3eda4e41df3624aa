'use strict';
// internal/events/async_resource: EventEmitter whose listeners run in an async context.
// Public face: events.EventEmitterAsyncResource (Node's documentation, "Events").

const EventEmitter = require('events');
const { AsyncResource } = require('async_hooks');
const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');

/** The AsyncResource that knows its emitter. */
class EventEmitterReferencingAsyncResource extends AsyncResource {
  #eventEmitter;

  constructor(emitter, type, options) {
    super(type, options);
    this.#eventEmitter = emitter;
  }

  get eventEmitter() {
    return this.#eventEmitter;
  }
}

class EventEmitterAsyncResource extends EventEmitter {
  #asyncResource;

  // The error is the one that V8 has for a receiver of another class.
  static #of(emitter) {
    if (!(#asyncResource in emitter)) {
      throw new TypeError('Cannot read private member #asyncResource from an object whose class ' +
        'did not declare it');
    }
    return emitter.#asyncResource;
  }

  /**
   * @param {string|{name?: string, captureRejections?: boolean, triggerAsyncId?: number,
   *   requireManualDestroy?: boolean}} [options] a string is the name; by default the class's
   */
  constructor(options = undefined) {
    let name;
    if (typeof options === 'string') {
      name = options;
      options = undefined;
    } else {
      if (new.target === EventEmitterAsyncResource && typeof options?.name !== 'string') {
        throw new ERR_INVALID_ARG_TYPE('options.name', 'string', options?.name);
      }
      name = options?.name || new.target.name;
    }
    super(options);
    this.#asyncResource = new EventEmitterReferencingAsyncResource(this, name, options);
  }

  emit(event, ...args) {
    const asyncResource = EventEmitterAsyncResource.#of(this);
    args.unshift(super.emit, this, event);
    return asyncResource.runInAsyncScope(...args);
  }

  emitDestroy() {
    EventEmitterAsyncResource.#of(this).emitDestroy();
  }

  get asyncId() {
    return EventEmitterAsyncResource.#of(this).asyncId();
  }

  get triggerAsyncId() {
    return EventEmitterAsyncResource.#of(this).triggerAsyncId();
  }

  get asyncResource() {
    return EventEmitterAsyncResource.#of(this);
  }
}

module.exports = EventEmitterAsyncResource;
