'use strict';
// internal/util/inspect_defaults - options of util.inspect that a call leaves out.
// Public face: util.inspect.defaultOptions, which a program may change.  Native half: none.

const defaults = {
  showHidden: false,
  depth: 2,
  colors: false,
  customInspect: true,
  showProxy: false,
  maxArrayLength: 100,
  maxStringLength: 10000,
  breakLength: 80,
  compact: 3,
  sorted: false,
  getters: false,
  numericSeparator: false,
};

module.exports = { defaults };
