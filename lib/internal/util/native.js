'use strict';
// internal/util/native - what JavaScript cannot see of an object: internalBinding('util') and what
// is built on it.  Any function may be missing (another engine, EDDY_ENGINE_FAST=0): all users have
// a fallback.  Native half: src/bind/bind_util.c.
//
// cellType(object) -> int: the engine's number for the kind of heap cell (internal/util/kinds)
// structureOf(object) -> number: objects that share it have the same named keys (strings and
//   symbols) and the same prototype
// getPromiseDetails(promise) -> [state: 0 pending, 1 fulfilled, 2 rejected; value]
// getProxyDetails(value, both: boolean) -> undefined for what is no proxy; else the target (null
//   when revoked), or with `both` [target, handler]
// previewEntries(object, true) -> [entries, isKeyValue]: what an iterator of a Map or Set would
//   still yield; entries are flat (key, value, key, value...) where isKeyValue; undefined for
//   others
// getConstructorName(object) -> string: the engine's class name
// getExternalValue(external) -> bigint: the address it wraps
// isExternal(value) -> boolean

const binding = internalBinding('util') ?? {};
const { copyIterator, getProxyDetails } = binding;

const { isArray } = Array;
const mapEntries = Map.prototype.entries;
const setValues = Set.prototype.values;
const mapNext = Object.getPrototypeOf(new Map().keys()).next;
const setNext = Object.getPrototypeOf(new Set().keys()).next;

// All that a copy of the iterator yields.
function drain(iterator, fresh, next) {
  const copy = fresh();
  copyIterator(copy, iterator);
  const list = [];
  for (let step = next.call(copy); !step.done; step = next.call(copy)) list.push(step.value);
  return list;
}

function preview(iterator, fresh, next) {
  const list = drain(iterator, fresh, next);
  if (list.length === 0) return [list, false];
  // An entry is an array made for this step, so another copy yields another one.
  const isKeyValue = isArray(list[0]) && drain(iterator, fresh, next)[0] !== list[0];
  return [isKeyValue ? list.flat(1) : list, isKeyValue];
}

function previewEntries(iterator) {
  const { kindOf } = require('internal/util/kinds');
  switch (kindOf(iterator)) {
    case 'MapIterator': return preview(iterator, () => mapEntries.call(new Map()), mapNext);
    case 'SetIterator': return preview(iterator, () => setValues.call(new Set()), setNext);
    default: return undefined;
  }
}

function throwsAtIsArray(value) {
  try {
    isArray(value);
    return false;
  } catch {
    return true;
  }
}

// Where the engine does not show handlers: Array.isArray looks through proxies without a trap, and
// throws at a revoked one.
function proxyDetails(value, both) {
  const target = getProxyDetails(value, false);
  if (target === undefined) return undefined;
  const isRevoked = throwsAtIsArray(value) && !throwsAtIsArray(target);
  if (both) return isRevoked ? [null, null] : [target, undefined];
  return isRevoked ? null : target;
}

if (copyIterator !== undefined) binding.previewEntries = previewEntries;
if (binding.seesHandlers === false) binding.getProxyDetails = proxyDetails;

module.exports = binding;
