'use strict';
// internal/quota_error - QuotaExceededError.  https://webidl.spec.whatwg.org/#quotaexceedederror

const { codes: { ERR_INVALID_THIS } } = require('internal/errors');
const { DOMException } = require('internal/dom_exception');

function numberOption(options, name) {
  if (!(name in options) || options[name] === undefined) return null;
  const value = +options[name];
  if (!Number.isFinite(value)) {
    throw new TypeError(`Cannot convert options.${name} to a double: the value is ${value}`);
  }
  if (value < 0) throw new RangeError(`options.${name} must not be negative`);
  return value;
}

/** Makes private fields on what DOMException made. */
class Made {
  constructor(error) {
    return error;
  }
}

class Limits extends Made {
  #quota;
  #requested;

  constructor(error, quota, requested) {
    super(error);
    this.#quota = quota;
    this.#requested = requested;
  }

  static get(error, name) {
    if (typeof error !== 'object' || error === null || !(#quota in error)) {
      throw new ERR_INVALID_THIS('QuotaExceededError');
    }
    return name === 'quota' ? error.#quota : error.#requested;
  }
}

class QuotaExceededError extends DOMException {
  /**
   * @param {string} [message]
   * @param {{quota?: number, requested?: number}} [options]
   */
  constructor(message = '', options = {}) {
    super(message, 'QuotaExceededError');
    const quota = numberOption(options, 'quota');
    const requested = numberOption(options, 'requested');
    if (quota !== null && requested !== null && requested < quota) {
      throw new RangeError('options.requested must not be less than options.quota');
    }
    new Limits(this, quota, requested);
  }

  get quota() {
    return Limits.get(this, 'quota');
  }

  get requested() {
    return Limits.get(this, 'requested');
  }
}

Object.defineProperties(QuotaExceededError.prototype, {
  quota: { __proto__: null, enumerable: true },
  requested: { __proto__: null, enumerable: true },
  [Symbol.toStringTag]: { __proto__: null, value: 'QuotaExceededError', configurable: true },
});

module.exports = { QuotaExceededError };
