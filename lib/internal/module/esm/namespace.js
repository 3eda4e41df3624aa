'use strict';
// internal/module/esm/namespace - what `import * as x` gives.
// https://tc39.es/ecma262/#sec-module-namespace-exotic-objects
//
// A proxy over an object that has a data property for each export, so that every rule of namespaces
// can hold.  Once the module has run and none of its exports can change, the values stand in the
// target itself and reads pass the proxy without a call.

const namespaces = new WeakMap(); // proxy -> module

const EVALUATED = 5; // internal/module/esm/record

function settle(module, target, bindings, handler) {
  if (module.status !== EVALUATED || module.hasError) return;
  for (const { isFixed, module: { status, hasError } } of bindings.values()) {
    if (!isFixed || status !== EVALUATED || hasError) return;
  }
  for (const [name, binding] of bindings) target[name] = binding.getter();
  delete handler.get;
  delete handler.getOwnPropertyDescriptor;
}

function makeTarget(names) {
  const target = { __proto__: null };
  for (const name of names) {
    Object.defineProperty(target, name, {
      __proto__: null, value: undefined, writable: true, enumerable: true, configurable: false,
    });
  }
  Object.defineProperty(target, Symbol.toStringTag, {
    __proto__: null, value: 'Module', writable: false, enumerable: false, configurable: false,
  });
  return Object.preventExtensions(target);
}

function isSame(descriptor, current) {
  for (const key of ['configurable', 'enumerable', 'writable']) {
    if (key in descriptor && descriptor[key] !== current[key]) return false;
  }
  if ('get' in descriptor || 'set' in descriptor) return false;
  return !('value' in descriptor) || Object.is(descriptor.value, current.value);
}

/**
 * The namespace of a linked module.
 * @param {Module} module
 * @returns {object}
 */
function makeNamespace(module) {
  const names = module.visibleNames();
  const bindings = new Map();
  for (const name of names) bindings.set(name, module.resolveExport(name));
  const target = makeTarget(names);
  let reads = 0;
  const valueOf = (name) => bindings.get(name).getter();
  const handler = {
    __proto__: null,
    get(unused, key) {
      if (!bindings.has(key)) return target[key];
      if (++reads % 16 === 0) settle(module, target, bindings, handler);
      return valueOf(key);
    },
    getOwnPropertyDescriptor(unused, key) {
      if (!bindings.has(key)) return Reflect.getOwnPropertyDescriptor(target, key);
      return { value: valueOf(key), writable: true, enumerable: true, configurable: false };
    },
    set: () => false,
    defineProperty(unused, key, descriptor) {
      const current = bindings.has(key) ?
        { value: valueOf(key), writable: true, enumerable: true, configurable: false } :
        Reflect.getOwnPropertyDescriptor(target, key);
      return current !== undefined && isSame(descriptor, current);
    },
    deleteProperty: (unused, key) => !Object.hasOwn(target, key),
  };
  const proxy = new Proxy(target, handler);
  namespaces.set(proxy, module);
  return proxy;
}

/** Whether a value is such an object. */
function isNamespace(value) {
  return namespaces.has(value);
}

module.exports = { makeNamespace, isNamespace };
