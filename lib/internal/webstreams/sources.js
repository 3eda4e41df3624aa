'use strict';
// internal/webstreams/sources -- the program's underlying source, as controllers call it.
// Streams standard, 4.2.3, 4.6, 4.7.
//
// A controller calls pull() and cancel(reason) of its source.  pull() may return `later`: then the
// source calls controller.pulled() itself.  Sources of ours are in transform, tee, from.

const { apply, isolate, methodOf, rejected, resolved } = require('internal/webstreams/common');

class ProgramSource {
  /** @param {object} object the program's; its methods are read in the standard's order */
  constructor(object) {
    this.object = object;
    this.onCancel = methodOf(object, 'cancel', 'source');
    this.onPull = methodOf(object, 'pull', 'source');
    this.onStart = methodOf(object, 'start', 'source');
    this.argument = undefined; // the controller's face
  }

  get canPull() {
    return this.onPull !== undefined;
  }

  /** @returns what the program's start() does */
  start(face) {
    this.argument = face;
    return this.onStart === undefined ? undefined : apply(this.onStart, this.object, [face]);
  }

  pull() {
    return apply(this.onPull, this.object, [this.argument]);
  }

  /** @returns {Promise} */
  cancel(reason) {
    if (this.onCancel === undefined) return resolved(undefined);
    try {
      return resolved(apply(this.onCancel, this.object, [reason]));
    } catch (error) {
      return rejected(error);
    }
  }
}

isolate(ProgramSource);

module.exports = { ProgramSource };
