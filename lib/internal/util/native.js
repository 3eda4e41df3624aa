'use strict';
// internal/util/native - internalBinding('util'), or an empty object where it is missing: all that
// use it have a fallback for each function.  Native half: src/bind/bind_util.c.
//
// cellType(object) -> int: the engine's number for the kind of heap cell (internal/util/types)
// getPromiseDetails(promise) -> [state: 0 pending, 1 fulfilled, 2 rejected; value]
// getProxyDetails(value, both: boolean) -> undefined for what is no proxy; else the target (null
//   when revoked), or with `both` [target, handler]
// previewEntries(object, true) -> [entries, isKeyValue]: what an iterator would still yield or a
//   weak collection holds; entries are flat (key, value, key, value...) where isKeyValue; undefined
//   when it cannot be told
// getConstructorName(object) -> string: the engine's class name
// getExternalValue(external) -> bigint: the address it wraps
// isExternal(value), isModuleNamespaceObject(value) -> boolean

module.exports = internalBinding('util') ?? {};
