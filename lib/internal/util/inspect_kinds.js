'use strict';
// internal/util/inspect_kinds - how each kind of built-in object is printed.
// Public face: lib/internal/util/inspect.js.  Native half: internal/util/native.
//
// A printer gets the inspection, the value, its shape (inspect_shape) and its depth.  It fills in
// what stands around the members (shape.open, close, base, isList) and in shape.members a function
// that prints those that are no properties; a value that needs no members is returned as text.

const { isAsyncFunction, isGeneratorFunction, typedArrayName } = require('internal/util/kinds');
const { fallbackName } = require('internal/util/inspect_shape');
const { bigintText, numberText } = require('internal/util/inspect_text');

const binding = require('internal/util/native');
const { hasOwn, keys: ownKeys } = Object;
const functionToString = Function.prototype.toString;
const regexpToString = RegExp.prototype.toString;
const dateToISO = Date.prototype.toISOString;
const dateToString = Date.prototype.toString;
const dateGetTime = Date.prototype.getTime;

function getterOf(prototype, name) {
  return Object.getOwnPropertyDescriptor(prototype, name).get;
}

const mapSize = getterOf(Map.prototype, 'size');
const mapEntries = Map.prototype.entries;
const setSize = getterOf(Set.prototype, 'size');
const setValues = Set.prototype.values;
const typedLength = getterOf(Object.getPrototypeOf(Uint8Array.prototype), 'length');

function restText(count) {
  return `... ${count} more item${count > 1 ? 's' : ''}`;
}

// How many of `count` members are printed.
function limit(insp, count) {
  return Math.min(Math.max(0, insp.maxArrayLength), count);
}

// ---- lists -----------------------------------------------------------------------------------

function emptyText(insp, count) {
  return insp.stylize(`<${count} empty item${count > 1 ? 's' : ''}>`, 'undefined');
}

// From `index`, where the first hole is: runs of holes count as one member.
function sparseMembers(insp, list, level, members, index) {
  const max = limit(insp, list.length);
  const keys = ownKeys(list);
  for (let i = index; i < keys.length && members.length < max; i++) {
    const next = Number(keys[i]);
    if (!(next >= index && next < list.length) || String(next) !== keys[i]) break;
    if (next !== index) {
      members.push(emptyText(insp, next - index));
      index = next;
      if (members.length === max) break;
    }
    members.push(insp.element(list, index, level));
    index++;
  }
  const rest = list.length - index;
  if (rest > 0) members.push(members.length === max ? restText(rest) : emptyText(insp, rest));
  return members;
}

function arrayMembers(insp, list, level, shape) {
  const { length } = list;
  const { isData } = shape;
  const shown = limit(insp, length);
  const members = [];
  for (let i = 0; i < shown; i++) {
    const member = isData ? insp.value(list, i, level) : insp.element(list, i, level);
    if (member === undefined) return sparseMembers(insp, list, level, members, i);
    members.push(member);
  }
  if (length > shown) members.push(restText(length - shown));
  return members;
}

function printArray(insp, list, shape) {
  const { length } = list;
  if (shape.name !== 'Array' || shape.tag !== '') {
    shape.open = `${shape.prefix('Array', `(${length})`)}[`;
  } else {
    shape.open = '[';
  }
  shape.close = ']';
  if (length === 0 && shape.isBare()) return `${shape.open}]`;
  shape.isList = true;
  shape.members = arrayMembers;
}

function typedMembers(insp, list, level) {
  const length = typedLength.call(list);
  const shown = limit(insp, length);
  const members = new Array(shown);
  const isBig = typeof list[0] === 'bigint';
  for (let i = 0; i < shown; i++) {
    members[i] = isBig ? insp.stylize(bigintText(list[i], insp.numericSeparator), 'bigint') :
      insp.stylize(numberText(list[i], insp.numericSeparator), 'number');
  }
  if (length > shown) members.push(restText(length - shown));
  if (!insp.showHidden) return members;
  insp.indent += 2;
  for (const name of ['BYTES_PER_ELEMENT', 'length', 'byteLength', 'byteOffset', 'buffer']) {
    members.push(`${insp.stylize(`[${name}]`, 'string')}: ${insp.format(list[name], level, true)}`);
  }
  insp.indent -= 2;
  return members;
}

function printTypedArray(insp, list, shape) {
  const length = typedLength.call(list);
  shape.open = `${shape.prefix(typedArrayName(list), `(${length})`)}[`;
  shape.close = ']';
  if (length === 0 && !insp.showHidden && shape.isBare()) return `${shape.open}]`;
  shape.isList = true;
  shape.members = typedMembers;
}

// ---- keyed collections -----------------------------------------------------------------------

function setMembers(insp, set, level) {
  const size = setSize.call(set);
  let left = limit(insp, size);
  const members = [];
  insp.indent += 2;
  for (const value of setValues.call(set)) {
    if (left-- <= 0) break;
    members.push(insp.format(value, level));
  }
  insp.indent -= 2;
  if (size > members.length) members.push(restText(size - members.length));
  return members;
}

function mapMembers(insp, map, level) {
  const size = mapSize.call(map);
  let left = limit(insp, size);
  const members = [];
  insp.indent += 2;
  for (const entry of mapEntries.call(map)) {
    if (left-- <= 0) break;
    members.push(`${insp.format(entry[0], level)} => ${insp.format(entry[1], level)}`);
  }
  insp.indent -= 2;
  if (size > members.length) members.push(restText(size - members.length));
  return members;
}

function printSized(fallback, sizeOf, membersOf) {
  return (insp, value, shape) => {
    const size = sizeOf.call(value);
    shape.open = `${shape.prefix(fallback, `(${size})`)}{`;
    if (size === 0 && shape.isBare()) return `${shape.open}}`;
    shape.members = membersOf;
  };
}

// `entries` is flat: key, value, key, value... where `isPairs`.
function previewMembers(insp, entries, isPairs, level, join, isSorted) {
  const step = isPairs ? 2 : 1;
  const count = entries.length / step;
  const shown = limit(insp, count);
  const members = new Array(shown);
  insp.indent += 2;
  for (let i = 0; i < shown; i++) {
    const text = insp.format(entries[i * step], level);
    members[i] = isPairs ? join(text, insp.format(entries[i * 2 + 1], level)) : text;
  }
  insp.indent -= 2;
  if (isSorted) members.sort();
  if (count > shown) members.push(restText(count - shown));
  return members;
}

function preview(value) {
  return (binding.previewEntries && binding.previewEntries(value, true)) || [[], false];
}

function iteratorMembers(insp, iterator, level, shape) {
  const [entries, isPairs] = shape.preview;
  return previewMembers(insp, entries, isPairs, level,
    (key, value) => insp.join([key, value], '', '[', ']', true, level));
}

function printIterator(noun) {
  return (insp, iterator, shape) => {
    shape.preview = preview(iterator);
    const tag = shape.tag === '' || shape.tag === `${noun} Iterator` ? '' : `[${shape.tag}] `;
    shape.open = `${tag}[${noun} ${shape.preview[1] ? 'Entries' : 'Iterator'}] {`;
    shape.members = iteratorMembers;
  };
}

function weakMembers(insp, value, level) {
  const found = insp.showHidden && binding.previewEntries && binding.previewEntries(value, true);
  if (!found) return [insp.stylize('<items unknown>', 'special')];
  const isSorted = !insp.sorted; // the engine's order means nothing
  return previewMembers(insp, found[0], found[1], level, (key, item) => `${key} => ${item}`,
    isSorted);
}

function printWeak(fallback) {
  return (insp, value, shape) => {
    shape.open = `${shape.prefix(fallback)}{`;
    shape.members = weakMembers;
  };
}

// ---- bytes -----------------------------------------------------------------------------------

function hexBytes(insp, buffer) {
  const bytes = new Uint8Array(buffer);
  const shown = limit(insp, bytes.length);
  let text = '';
  for (let i = 0; i < shown; i++) {
    text += `${i === 0 ? '' : ' '}${bytes[i] < 16 ? '0' : ''}${bytes[i].toString(16)}`;
  }
  const rest = bytes.length - shown;
  if (rest > 0) text += ` ... ${rest} more byte${rest > 1 ? 's' : ''}`;
  return text;
}

function isDetached(buffer) {
  return buffer.detached === true;
}

function bufferLength(insp, buffer, level) {
  return [`${insp.stylize('[byteLength]', 'string')}: ${insp.format(buffer.byteLength, level)}`];
}

function bufferMembers(insp, buffer, level) {
  const [length] = bufferLength(insp, buffer, level);
  if (isDetached(buffer)) return [insp.stylize('(detached)', 'special'), length];
  return [`${insp.stylize('[Uint8Contents]', 'special')}: <${hexBytes(insp, buffer)}>`, length];
}

function printArrayBuffer(kind) {
  return (insp, buffer, shape, level, isTyped) => {
    shape.open = `${shape.prefix(kind)}{`;
    if (isTyped && shape.isBare()) {
      const length = insp.stylize(numberText(buffer.byteLength, false), 'number');
      return `${shape.open} [byteLength]: ${length} }`;
    }
    shape.members = isTyped ? bufferLength : bufferMembers; // a typed array shows its contents
  };
}

function readOr(value, name) {
  try {
    return value[name];
  } catch {
    return undefined;
  }
}

function dataViewMembers(insp, view, level) {
  const members = [];
  insp.indent += 2;
  for (const name of ['byteLength', 'byteOffset', 'buffer']) {
    let value = readOr(view, name);
    if (name === 'byteLength' && value === undefined && shapeOfDetached(view)) value = 0;
    members.push(`${insp.stylize(`[${name}]`, 'string')}: ${insp.format(value, level)}`);
  }
  insp.indent -= 2;
  return members;
}

// A view whose buffer went away has no length to read.
function shapeOfDetached(view) {
  const buffer = readOr(view, 'buffer');
  return buffer !== undefined && isDetached(buffer);
}

function printDataView(insp, view, shape) {
  shape.open = `${shape.prefix('DataView')}{`;
  shape.members = dataViewMembers;
}

// ---- functions -------------------------------------------------------------------------------

const comments = /\/\*[^]*?\*\/|\/\/[^\n]*/g;

function isClass(source) {
  if (!source.startsWith('class') || !source.endsWith('}')) return false;
  const head = source.slice(5, source.indexOf('{'));
  if (!head.includes('(')) return true;
  const bare = source.slice(5).replace(comments, '');
  return /^\s+[^(]*?\s*\{/.test(bare.slice(0, bare.indexOf('{') + 1));
}

function classText(value, shape) {
  let text = `[class ${hasOwn(value, 'name') && value.name !== '' ?
    String(value.name) : '(anonymous)'}`;
  if (shape.name !== 'Function' && shape.name !== null) text += ` [${shape.name}]`;
  if (shape.tag !== '' && shape.name !== shape.tag) text += ` [${shape.tag}]`;
  if (shape.name === null) return `${text} extends [null prototype]]`;
  const { name } = Object.getPrototypeOf(value);
  return name ? `${text} extends ${name}]` : `${text}]`;
}

function functionType(value) {
  const async = isAsyncFunction(value) ? 'Async' : '';
  return `${async}${isGeneratorFunction(value) ? 'Generator' : ''}Function`;
}

function functionText(insp, value, shape) {
  const source = functionToString.call(value);
  if (isClass(source)) return classText(value, shape);
  const type = functionType(value);
  const { name } = value;
  let text = `[${type}${shape.name === null ? ' (null prototype)' : ''}`;
  if (name === '') text += ' (anonymous)';
  else text += `: ${typeof name === 'string' ? name : insp.format(name, NaN)}`;
  text += ']';
  if (shape.name !== type && shape.name !== null) text += ` ${shape.name}`;
  if (shape.tag !== '' && shape.name !== shape.tag) text += ` [${shape.tag}]`;
  return text;
}

function printFunction(insp, value, shape) {
  shape.base = functionText(insp, value, shape);
  if (shape.isBare()) return insp.stylize(shape.base, 'special');
}

// ---- values in objects -----------------------------------------------------------------------

function printRegExp(insp, value, shape, level) {
  const source = regexpToString.call(shape.name === null ? new RegExp(value) : value);
  const text = insp.stylize(source, 'regexp');
  const prefix = shape.prefix('RegExp');
  shape.base = prefix === 'RegExp ' ? text : `${prefix}${text}`;
  if (shape.isBare() || insp.isTooDeep(level)) return shape.base;
}

function printDate(insp, value, shape) {
  const text = Number.isNaN(dateGetTime.call(value)) ? dateToString.call(value) :
    dateToISO.call(value);
  const prefix = shape.prefix('Date');
  shape.base = prefix === 'Date ' ? text : `${prefix}${text}`;
  if (shape.isBare()) return insp.stylize(shape.base, 'date');
}

function printError(insp, error, shape) {
  shape.base = require('internal/util/inspect_error').errorText(insp, error, shape);
  if (shape.isBare()) return shape.base;
}

function printBoxed(type, valueOf) {
  return (insp, value, shape) => {
    const primitive = valueOf.call(value);
    if (type === 'String') shape.keys = shape.keys.slice(primitive.length); // the characters
    let text = `[${type}`;
    if (shape.name === null) text += ' (null prototype)';
    else if (shape.name !== type) text += ` (${shape.name})`;
    text += `: ${insp.plainPrimitive(primitive)}]`;
    if (shape.tag !== '' && shape.tag !== shape.name) text += ` [${shape.tag}]`;
    shape.base = text;
    if (shape.isBare()) return insp.stylize(text, type.toLowerCase());
  };
}

function promiseMembers(insp, promise, level) {
  const details = binding.getPromiseDetails && binding.getPromiseDetails(promise);
  if (!details || details[0] === 0) return [insp.stylize('<pending>', 'special')];
  insp.indent += 2;
  const text = insp.format(details[1], level);
  insp.indent -= 2;
  return [details[0] === 2 ? `${insp.stylize('<rejected>', 'special')} ${text}` : text];
}

function printPromise(insp, promise, shape) {
  shape.open = `${shape.prefix('Promise')}{`;
  shape.members = promiseMembers;
}

function namespaceMembers(insp, namespace, level, shape) {
  const members = [];
  for (const key of shape.keys) {
    try {
      members.push(insp.property(namespace, key, level));
    } catch (error) { // not yet initialised
      if (!(error instanceof ReferenceError)) throw error;
      const name = insp.property({ [key]: '' }, key, level);
      const end = name.lastIndexOf(' ');
      members.push(`${name.slice(0, end + 1)}${insp.stylize('<uninitialized>', 'special')}`);
    }
  }
  shape.keys = [];
  return members;
}

function printNamespace(insp, namespace, shape) {
  shape.open = `${shape.prefix('Module')}{`;
  shape.members = namespaceMembers;
}

function printGenerator(insp, generator, shape) {
  shape.open = `${shape.prefix(shape.tag || 'Generator')}{`;
  if (shape.isBare()) return `${shape.open}}`;
}

function printExternal(insp, value, shape, level) {
  const address = binding.getExternalValue && binding.getExternalValue(value);
  const text = address === undefined ? '[External]' : `[External: ${address.toString(16)}]`;
  if (shape.isBare()) return insp.stylize(text, 'special');
  shape.base = text;
}

function printArguments(insp, value, shape) {
  shape.open = shape.name === 'Object' ? '[Arguments] {' : `${shape.prefix('Arguments')}{`;
  if (shape.isBare()) return `${shape.open}}`;
}

// Reached where a URL's own way of showing itself is not wanted.
function isURL(value, shape) {
  return shape.tag === 'URL' && typeof value.href === 'string' && typeof value.origin === 'string';
}

function printObject(insp, value, shape, level) {
  if (shape.name !== 'Object' && value instanceof Error) return printError(insp, value, shape);
  if (isURL(value, shape) && !insp.isTooDeep(level)) {
    shape.base = value.href;
    if (shape.isBare()) return shape.base;
  } else if (shape.name !== 'Object' || shape.tag !== '') {
    shape.open = `${shape.prefix(fallbackName(value, shape))}{`;
  }
  if (shape.isBare()) return `${shape.open}}`;
}

// Kinds that are printed as what they are only while they can be iterated.
const iterables = {
  __proto__: null,
  Array: printArray,
  TypedArray: printTypedArray,
  Map: printSized('Map', mapSize, mapMembers),
  Set: printSized('Set', setSize, setMembers),
  MapIterator: printIterator('Map'),
  SetIterator: printIterator('Set'),
};

const printers = {
  __proto__: null,
  Function: printFunction,
  RegExp: printRegExp,
  Date: printDate,
  Error: printError,
  ArrayBuffer: printArrayBuffer('ArrayBuffer'),
  SharedArrayBuffer: printArrayBuffer('SharedArrayBuffer'),
  DataView: printDataView,
  Promise: printPromise,
  WeakMap: printWeak('WeakMap'),
  WeakSet: printWeak('WeakSet'),
  NumberObject: printBoxed('Number', Number.prototype.valueOf),
  StringObject: printBoxed('String', String.prototype.valueOf),
  BooleanObject: printBoxed('Boolean', Boolean.prototype.valueOf),
  SymbolObject: printBoxed('Symbol', Symbol.prototype.valueOf),
  BigIntObject: printBoxed('BigInt', BigInt.prototype.valueOf),
  Arguments: printArguments,
  Namespace: printNamespace,
  Generator: printGenerator,
  External: printExternal,
  Object: printObject,
};

/**
 * The printer for an object.
 * @param {object} value the object
 * @param {string} kind its kind (internal/util/types)
 * @param {string|null} name its class name, null without a prototype
 * @returns {Function} see above
 */
function printerOf(value, kind, name) {
  const iterable = iterables[kind];
  if (iterable !== undefined && (name === null || Symbol.iterator in value)) return iterable;
  if (name === 'Object' && kind !== 'Arguments' && kind !== 'Function') return printObject;
  return printers[kind] ?? printObject;
}

module.exports = { printerOf };
