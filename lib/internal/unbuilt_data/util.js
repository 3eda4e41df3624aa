'use strict';
// internal/unbuilt_data/util - what 'util' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"_errnoException _exceptionWithHostPort _extend callbackify convertProcessSignalToExi' +
  'tCode debug deprecate format styleText formatWithOptions getCallSites getSystemErrorMap ge' +
  'tSystemErrorName getSystemErrorMessage inherits inspect isArray isDeepStrictEqual isPartia' +
  'lDeepStrictEqual markPromiseAsHandled promisify stripVTControlCharacters toUSVString trans' +
  'ferableAbortSignal transferableAbortController aborted parseEnv parseArgs diff debounce th' +
  'rottle setTraceSigInt","r":{"debuglog":"util#debug"},"o":{"types":{"r":{"isArgumentsObject' +
  '":"util/types#isArgumentsObject","isArrayBuffer":"util/types#isArrayBuffer","isAsyncFuncti' +
  'on":"util/types#isAsyncFunction","isBigIntObject":"util/types#isBigIntObject","isBooleanOb' +
  'ject":"util/types#isBooleanObject","isDate":"util/types#isDate","isExternal":"util/types#i' +
  'sExternal","isGeneratorFunction":"util/types#isGeneratorFunction","isGeneratorObject":"uti' +
  'l/types#isGeneratorObject","isMap":"util/types#isMap","isMapIterator":"util/types#isMapIte' +
  'rator","isModuleNamespaceObject":"util/types#isModuleNamespaceObject","isNativeError":"uti' +
  'l/types#isNativeError","isNumberObject":"util/types#isNumberObject","isPromise":"util/type' +
  's#isPromise","isProxy":"util/types#isProxy","isRegExp":"util/types#isRegExp","isSet":"util' +
  '/types#isSet","isSetIterator":"util/types#isSetIterator","isSharedArrayBuffer":"util/types' +
  '#isSharedArrayBuffer","isStringObject":"util/types#isStringObject","isSymbolObject":"util/' +
  'types#isSymbolObject","isWeakMap":"util/types#isWeakMap","isWeakSet":"util/types#isWeakSet' +
  '","isAnyArrayBuffer":"util/types#isAnyArrayBuffer","isBoxedPrimitive":"util/types#isBoxedP' +
  'rimitive","isArrayBufferView":"stream#_isArrayBufferView","isDataView":"util/types#isDataV' +
  'iew","isTypedArray":"util/types#isTypedArray","isUint8Array":"stream#_isUint8Array","isUin' +
  't8ClampedArray":"util/types#isUint8ClampedArray","isUint16Array":"util/types#isUint16Array' +
  '","isUint32Array":"util/types#isUint32Array","isInt8Array":"util/types#isInt8Array","isInt' +
  '16Array":"util/types#isInt16Array","isInt32Array":"util/types#isInt32Array","isFloat16Arra' +
  'y":"util/types#isFloat16Array","isFloat32Array":"util/types#isFloat32Array","isFloat64Arra' +
  'y":"util/types#isFloat64Array","isBigInt64Array":"util/types#isBigInt64Array","isBigUint64' +
  'Array":"util/types#isBigUint64Array","isKeyObject":"util/types#isKeyObject","isCryptoKey":' +
  '"util/types#isCryptoKey"}}},"c":{"TextDecoder":["","","decode"],"TextEncoder":["","","enco' +
  'de encodeInto"],"MIMEType":["","parse","toString toJSON"],"MIMEParams":["","","delete get ' +
  'has set entries keys values toString toJSON"]}}';
