'use strict';
// internal/webstreams/strategies -- ByteLengthQueuingStrategy, CountQueuingStrategy.
// Streams standard, 7.

const { codes: { ERR_INVALID_THIS, ERR_MISSING_OPTION } } = require('internal/errors');
const { kValidateObjectAllowObjects, validateObject } = require('internal/validators');
const { finishClass, inspectAs, isPlain, kInspect } = require('internal/webstreams/common');

// One function each for all instances, as the standard wants, and no constructors.
const { size: byteSize } = { size: (chunk) => chunk.byteLength };
const { size: countSize } = { size: () => 1 };

function markOf(init) {
  validateObject(init, 'init', kValidateObjectAllowObjects);
  if (init.highWaterMark === undefined) throw new ERR_MISSING_OPTION('init.highWaterMark');
  return +init.highWaterMark;
}

class ByteLengthQueuingStrategy {
  #highWaterMark;

  /** @param {{highWaterMark: number}} init bytes */
  constructor(init) {
    this.#highWaterMark = markOf(init);
  }

  static #check(value) {
    if (isPlain(value) || !(#highWaterMark in value)) {
      throw new ERR_INVALID_THIS('ByteLengthQueuingStrategy');
    }
  }

  get highWaterMark() {
    ByteLengthQueuingStrategy.#check(this);
    return this.#highWaterMark;
  }

  /** @returns {function(any): number} */
  get size() {
    ByteLengthQueuingStrategy.#check(this);
    return byteSize;
  }

  [kInspect](depth, options) {
    const shown = { highWaterMark: this.highWaterMark };
    return inspectAs(this.constructor.name, shown, depth, options);
  }
}

class CountQueuingStrategy {
  #highWaterMark;

  /** @param {{highWaterMark: number}} init chunks */
  constructor(init) {
    this.#highWaterMark = markOf(init);
  }

  static #check(value) {
    if (isPlain(value) || !(#highWaterMark in value)) {
      throw new ERR_INVALID_THIS('CountQueuingStrategy');
    }
  }

  get highWaterMark() {
    CountQueuingStrategy.#check(this);
    return this.#highWaterMark;
  }

  /** @returns {function(): number} */
  get size() {
    CountQueuingStrategy.#check(this);
    return countSize;
  }

  [kInspect](depth, options) {
    const shown = { highWaterMark: this.highWaterMark };
    return inspectAs(this.constructor.name, shown, depth, options);
  }
}

finishClass(ByteLengthQueuingStrategy, ['highWaterMark', 'size']);
finishClass(CountQueuingStrategy, ['highWaterMark', 'size']);

module.exports = { ByteLengthQueuingStrategy, CountQueuingStrategy };
