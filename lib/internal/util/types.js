'use strict';
// internal/util/types - questions about what a value is: util.types.
// Public face: lib/node/util/types.js.  Native half: internal/util/native.

const {
  isAsyncFunction, isGeneratorFunction, isKind, isNamespace, kindOf, typedArrayName,
} = require('internal/util/kinds');
const binding = require('internal/util/native');

const { isView } = ArrayBuffer;

function isExternal(value) {
  return binding.isExternal !== undefined && typeof value === 'object' && value !== null &&
    binding.isExternal(value);
}

function isModuleNamespaceObject(value) {
  return typeof value === 'object' && value !== null && isNamespace(value);
}

function isProxy(value) {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false;
  return kindOf(value) === 'Proxy';
}

function kindTest(kind) {
  return (value) => isKind(value, kind);
}

function typedTest(name) {
  return (value) => typedArrayName(value) === name;
}

// lib/internal/crypto puts its classes here, so that asking loads no cryptography.
const keyClasses = { isKeyObject: null, isCryptoKey: null };

// util.types, in Node's order.  Each function takes any value and returns a boolean
// (nodejs.org/api/util.html#utiltypes).
const types = {
  isArgumentsObject: kindTest('Arguments'),
  isArrayBuffer: kindTest('ArrayBuffer'),
  isAsyncFunction,
  isBigIntObject: kindTest('BigIntObject'),
  isBooleanObject: kindTest('BooleanObject'),
  isDate: kindTest('Date'),
  isExternal,
  isGeneratorFunction,
  isGeneratorObject: kindTest('Generator'),
  isMap: kindTest('Map'),
  isMapIterator: kindTest('MapIterator'),
  isModuleNamespaceObject,
  isNativeError: kindTest('Error'),
  isNumberObject: kindTest('NumberObject'),
  isPromise: kindTest('Promise'),
  isProxy,
  isRegExp: kindTest('RegExp'),
  isSet: kindTest('Set'),
  isSetIterator: kindTest('SetIterator'),
  isSharedArrayBuffer: kindTest('SharedArrayBuffer'),
  isStringObject: kindTest('StringObject'),
  isSymbolObject: kindTest('SymbolObject'),
  isWeakMap: kindTest('WeakMap'),
  isWeakSet: kindTest('WeakSet'),
  isAnyArrayBuffer: (value) => isKind(value, 'ArrayBuffer') || isKind(value, 'SharedArrayBuffer'),
  isBoxedPrimitive(value) {
    return typeof value === 'object' && value !== null && kindOf(value).endsWith('Object') &&
      kindOf(value) !== 'Object';
  },
  isArrayBufferView: isView,
  isDataView: (value) => isView(value) && typedArrayName(value) === undefined,
  isTypedArray: (value) => typedArrayName(value) !== undefined,
  isUint8Array: typedTest('Uint8Array'),
  isUint8ClampedArray: typedTest('Uint8ClampedArray'),
  isUint16Array: typedTest('Uint16Array'),
  isUint32Array: typedTest('Uint32Array'),
  isInt8Array: typedTest('Int8Array'),
  isInt16Array: typedTest('Int16Array'),
  isInt32Array: typedTest('Int32Array'),
  isFloat16Array: typedTest('Float16Array'),
  isFloat32Array: typedTest('Float32Array'),
  isFloat64Array: typedTest('Float64Array'),
  isBigInt64Array: typedTest('BigInt64Array'),
  isBigUint64Array: typedTest('BigUint64Array'),
  isKeyObject: (value) => keyClasses.isKeyObject !== null && keyClasses.isKeyObject(value),
  isCryptoKey: (value) => keyClasses.isCryptoKey !== null && keyClasses.isCryptoKey(value),
};

for (const name in types) {
  Object.defineProperty(types[name], 'name', { value: name, configurable: true });
}

module.exports = { keyClasses, types };
