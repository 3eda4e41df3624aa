'use strict';
// internal/streams/bits -- what a stream's two state objects have in common: one integer of flags
// each, and accessors that show every flag as the boolean property that programs know.
// Public face: the `_readableState` and `_writableState` of the streams.  Native half: none.

/**
 * Flags that mean the same in both states, so that code which ends a stream treats them alike.
 * Bits 10 and up belong to the side (readable_state.js, writable_state.js).
 */
const OBJECT_MODE = 1 << 0;
const CONSTRUCTED = 1 << 1;
const SYNC = 1 << 2;
const ERROR_EMITTED = 1 << 3;
const EMIT_CLOSE = 1 << 4;
const AUTO_DESTROY = 1 << 5;
const DESTROYED = 1 << 6;
const CLOSED = 1 << 7;
const CLOSE_EMITTED = 1 << 8;

const COMMON = {
  __proto__: null,
  objectMode: OBJECT_MODE,
  constructed: CONSTRUCTED,
  sync: SYNC,
  errorEmitted: ERROR_EMITTED,
  emitClose: EMIT_CLOSE,
  autoDestroy: AUTO_DESTROY,
  destroyed: DESTROYED,
  closed: CLOSED,
  closeEmitted: CLOSE_EMITTED,
};

function defineFlag(proto, name, bit) {
  Object.defineProperty(proto, name, {
    __proto__: null,
    configurable: true,
    enumerable: false,
    get() {
      return (this.bits & bit) !== 0;
    },
    set(value) {
      if (value) this.bits |= bit;
      else this.bits &= ~bit;
    },
  });
}

/** Gives `proto` one boolean accessor for each common flag and for each `name: bit` of `own`. */
function defineFlags(proto, own) {
  for (const name in COMMON) defineFlag(proto, name, COMMON[name]);
  for (const name in own) defineFlag(proto, name, own[name]);
}

/** The common flags that a stream made with `options` starts with. */
function firstBits(options, isDuplex, objectModeKey) {
  let bits = CONSTRUCTED | SYNC | EMIT_CLOSE | AUTO_DESTROY;
  if (options == null) return bits;
  if (options.objectMode || (isDuplex && options[objectModeKey])) bits |= OBJECT_MODE;
  if (options.emitClose === false) bits &= ~EMIT_CLOSE;
  if (options.autoDestroy === false) bits &= ~AUTO_DESTROY;
  return bits;
}

module.exports = {
  OBJECT_MODE,
  CONSTRUCTED,
  SYNC,
  ERROR_EMITTED,
  EMIT_CLOSE,
  AUTO_DESTROY,
  DESTROYED,
  CLOSED,
  CLOSE_EMITTED,
  defineFlags,
  firstBits,
};
