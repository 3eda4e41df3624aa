'use strict';
// internal/clone/describe - how errors of cloning name a value.

const { kindOf } = require('internal/util/kinds');

/** What an object is called where it can't be cloned: #<Name>, or a function's text. */
function describe(value) {
  if (typeof value === 'symbol' || typeof value === 'function') return String(value);
  try {
    const { constructor } = value;
    const name = kindOf(value) === 'Proxy' ? 'Object' : constructor?.name;
    return `#<${typeof name === 'string' && name !== '' ? name : 'Object'}>`;
  } catch {
    return '#<Object>';
  }
}

module.exports = { describe };
