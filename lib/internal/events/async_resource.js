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
    const asyncResource = this.#asyncResource;
    args.unshift(super.emit, this, event);
    return asyncResource.runInAsyncScope(...args);
  }

  emitDestroy() {
    this.#asyncResource.emitDestroy();
  }

  get asyncId() {
    return this.#asyncResource.asyncId();
  }

  get triggerAsyncId() {
    return this.#asyncResource.triggerAsyncId();
  }

  get asyncResource() {
    return this.#asyncResource;
  }
}

module.exports = EventEmitterAsyncResource;
