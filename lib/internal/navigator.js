'use strict';
// internal/navigator - the global navigator.
// https://nodejs.org/api/globals.html#class-navigator

const { codes: { ERR_ILLEGAL_CONSTRUCTOR } } = require('internal/errors');

let mayMake = false;
let language;

class Navigator {
  constructor() {
    if (!mayMake) throw new ERR_ILLEGAL_CONSTRUCTOR();
  }

  /** Processors that this process may use. */
  get hardwareConcurrency() {
    return require('os').availableParallelism();
  }

  get language() {
    language ??= Intl.Collator().resolvedOptions().locale || 'en-US';
    return language;
  }

  get languages() {
    return Object.freeze([this.language]);
  }

  get userAgent() {
    return `Node.js/${process.versions.node.split('.')[0]}`;
  }

  get platform() {
    const machine = require('os').machine();
    return `Linux ${machine}`;
  }
}

for (const name of ['hardwareConcurrency', 'language', 'languages', 'userAgent', 'platform']) {
  Object.defineProperty(Navigator.prototype, name, { enumerable: true });
}

mayMake = true;
const navigator = new Navigator();
mayMake = false;

module.exports = { Navigator, navigator };
