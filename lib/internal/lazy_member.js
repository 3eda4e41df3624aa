'use strict';
// internal/lazy_member - members of public modules that are made when a program first looks at them,
// so that a module costs at its load only what is used.
// Native half: none.

/**
 * Adds an enumerable member; once read or assigned to, it is a plain one.
 * @param {object} target
 * @param {string} name
 * @param {() => *} make gives its value
 */
function lazyMember(target, name, make) {
  const set = (value) => Object.defineProperty(target, name, {
    __proto__: null, value, writable: true, enumerable: true, configurable: true,
  });
  Object.defineProperty(target, name, {
    __proto__: null,
    get() { return set(make())[name]; },
    set,
    enumerable: true,
    configurable: true,
  });
}

/** The same for members that the internal module `id` exports under the same names. */
function lazyMembers(target, id, names) {
  for (const name of names) lazyMember(target, name, () => require(id)[name]);
}

module.exports = { lazyMember, lazyMembers };
