'use strict';
// internal/clone/message - a value on its way: written to bytes, with what can't be bytes beside
// them.
// Public face: structuredClone, MessagePort, BroadcastChannel.
// https://html.spec.whatwg.org/multipage/structured-data.html

const { isLoaded } = require('internal/builtins');
const { kindOf } = require('internal/util/kinds');
const { Copier } = require('internal/clone/copier');

/** The error of what can't be cloned or transferred. */
function cloneError(message) {
  const { DOMException } = require('internal/dom_exception');
  return new DOMException(message, 'DataCloneError');
}

// Built-in classes whose instances are more than their properties; a module that is not loaded has
// none.  `is` names the function that knows them.  clone and restore make data of one and back;
// what has neither can't be cloned; what has transfer changes hands.
const HOSTS = [
  { id: 'internal/dom_exception', is: 'isDOMException', clone: 'serialize',
    restore: 'deserialize' },
  { id: 'internal/file', is: 'isFile', clone: 'serializeFile', restore: 'deserializeFile' },
  { id: 'internal/blob', is: 'isBlob', clone: 'serializeBlob', restore: 'deserializeBlob' },
  { id: 'internal/perf/histogram', is: 'isHistogram', clone: 'serializeHistogram',
    restore: 'deserializeHistogram' },
  { id: 'internal/url', is: 'isOurURL' },
  { id: 'internal/url/search_params', is: 'isParams' },
  { id: 'internal/net/block_list', is: 'isBlockList', clone: 'serialize', restore: 'deserialize' },
  { id: 'internal/net/socket_address', is: 'isSocketAddress', clone: 'serialize',
    restore: 'deserialize' },
  { id: 'internal/messaging/port', is: 'isPort', transfer: 'takeState', restore: 'fromState' },
  { id: 'internal/webstreams/readable', is: 'isReadableStream', transfer: 'take',
    restore: 'restore', stream: true },
  { id: 'internal/webstreams/writable', is: 'isWritableStream', transfer: 'take',
    restore: 'restore', stream: true },
  { id: 'internal/webstreams/transform', is: 'isTransformStream', transfer: 'take',
    restore: 'restore', stream: true },
];

const { getPrototypeOf } = Object;

function hostOf(object) {
  const prototype = getPrototypeOf(object);
  if (prototype === null || prototype === Object.prototype) return undefined;
  for (const host of HOSTS) {
    if (isLoaded(host.id) && require(host.id)[host.is](object)) return host;
  }
  return undefined;
}

// What programs have marked (worker_threads), made when it is first needed.
let untransferable = null;
let uncloneable = null;

function isObject(value) {
  return value !== null && (typeof value === 'object' || typeof value === 'function');
}

/** https://nodejs.org/api/worker_threads.html#workermarkasuntransferableobject */
function markAsUntransferable(object) {
  if (isObject(object)) (untransferable ??= new WeakSet()).add(object);
}
function isMarkedAsUntransferable(object) {
  return isObject(object) && untransferable !== null && untransferable.has(object);
}
/** https://nodejs.org/api/worker_threads.html#workermarkasuncloneableobject */
function markAsUncloneable(object) {
  if (isObject(object)) (uncloneable ??= new WeakSet()).add(object);
}

function isHost(object, kind) {
  if (uncloneable !== null && uncloneable.has(object)) return true;
  return kind === 'Object' || kind === 'Error' ? hostOf(object) !== undefined :
    object instanceof WebAssembly.Module;
}

// A proxy that is cloned as if it were a plain object.
function isPlain(object) {
  return isLoaded('internal/process/env') && require('internal/process/env').isEnv(object);
}

// What a host is to be cloned as: { host, data }; host null: as it is.
function cloneHost(object) {
  if (uncloneable !== null && uncloneable.has(object)) {
    throw cloneError('Cannot clone object of unsupported type.');
  }
  const host = hostOf(object);
  if (host === undefined) return { host: null, data: object }; // a module of WebAssembly
  if (host.transfer !== undefined) {
    throw cloneError('Object that needs transfer was found in message but not listed in ' +
      'transferList');
  }
  if (host.clone === undefined) throw cloneError('Cannot clone object of unsupported type.');
  return { host, data: require(host.id)[host.clone](object) };
}

function restoreHost({ host, data }) {
  return host === null ? data : require(host.id)[host.restore](data);
}

const copierDelegate = {
  fail: cloneError,
  isHost,
  isPlain,
  copyHost: (object) => restoreHost(cloneHost(object)),
};

/**
 * A copy of a value.
 * @throws {DOMException} DataCloneError
 */
function copyValue(value) {
  return new Copier(copierDelegate).copy(value);
}

/** The delegate of writer and reader, and the message itself. */
class Message {
  constructor() {
    this.bytes = null;
    this.hosts = []; // { host, data }
    this.shared = []; // SharedArrayBuffers and WebAssembly modules
    this.transferred = null; // number -> ArrayBuffer
    this.listed = null; // objects of the transfer list -> index in hosts
    this.ports = []; // of the receiving side
  }

  // ---- for the writer ----

  fail(text) {
    return cloneError(text);
  }

  isHost(object, kind) {
    return isHost(object, kind);
  }

  isPlain(object) {
    return isPlain(object);
  }

  writeHost(object, writer) {
    const listed = this.listed?.get(object);
    writer.writeVarint(listed ?? this.hosts.push(cloneHost(object)) - 1);
  }

  sharedId(buffer) {
    return this.shared.push(buffer) - 1;
  }

  // ---- for the reader ----

  readHost(reader) {
    const found = this.hosts[reader.readVarint()];
    if (found === undefined) throw new Error('Unable to deserialize cloned data.');
    if (found.host?.transfer === undefined) return restoreHost(found);
    return this.restored(found);
  }

  // What was transferred is one object, however often the value mentions it.
  restored(found) {
    if (found.object === undefined) {
      found.object = restoreHost(found);
      if (!found.host.stream) this.ports.push(found.object);
    }
    return found.object;
  }

  shared(id) {
    if (this.shared[id] === undefined) throw new Error('Unable to deserialize cloned data.');
    return this.shared[id];
  }
}

// Checks the transfer list; nothing changes hands yet.
function readTransferList(message, list, source) {
  const buffers = new Map();
  message.listed = new Map();
  for (const item of list) {
    if (!isObject(item)) throw cloneError('Found invalid value in transferList.');
    if (isMarkedAsUntransferable(item)) {
      throw cloneError('Cannot transfer object of unsupported type.');
    }
    if (kindOf(item) === 'ArrayBuffer') {
      if (buffers.has(item)) throw cloneError('Transfer list contains duplicate ArrayBuffer');
      if (item.detached || isPool(item)) {
        throw cloneError('Cannot transfer object of unsupported type.');
      }
      buffers.set(item, buffers.size);
      continue;
    }
    const host = hostOf(item);
    if (host?.transfer === undefined) {
      throw cloneError(host === undefined ? 'Found invalid value in transferList.' :
        'Cannot transfer object of unsupported type.');
    }
    if (item === source) throw cloneError('Transfer list contains source port');
    if (message.listed.has(item)) throw cloneError('Transfer list contains duplicate MessagePort');
    checkFree(host, item);
    message.listed.set(item, message.hosts.push({ host, data: null }) - 1);
  }
  return buffers;
}

function checkFree(host, item) {
  if (host.stream) {
    const locked = require(host.id).whatIsLocked(item);
    if (locked !== undefined) throw cloneError(`Cannot transfer a locked ${locked}`);
  } else if (require(host.id).isDetached(item)) {
    throw cloneError('MessagePort in transfer list is already detached');
  }
}

// The memory that small Buffers share belongs to all of them.
function isPool(buffer) {
  const { Buffer } = require('buffer');
  return Buffer.allocUnsafe(1).buffer === buffer;
}

function changeHands(message, buffers) {
  if (buffers.size > 0) {
    message.transferred = new Map();
    for (const { 0: buffer, 1: number } of buffers) {
      message.transferred.set(number, buffer.transfer());
    }
  }
  for (const { 0: object, 1: index } of message.listed) {
    const found = message.hosts[index];
    found.data = require(found.host.id)[found.host.transfer](object);
  }
}

// A message of which nothing changes hands: its value is copied already.
class Copy {
  constructor(value) {
    this.value = value;
    this.isTaken = false;
    this.ports = [];
  }
}

/**
 * @param {any} value
 * @param {Iterable} [transferList] ArrayBuffers and MessagePorts that change hands
 * @param {MessagePort} [source] what it is sent from
 * @returns {Message|Copy}
 * @throws {DOMException} DataCloneError; then nothing has changed hands
 */
function writeMessage(value, transferList = undefined, source = undefined) {
  if (transferList === undefined) return new Copy(copyValue(value));
  const { Writer } = require('internal/clone/writer');
  const message = new Message();
  const writer = new Writer(message);
  const buffers = readTransferList(message, transferList, source);
  if (buffers.size > 0) writer.transferred = buffers;
  writer.writeHeader();
  writer.writeValue(value);
  message.bytes = writer.release();
  changeHands(message, buffers);
  return message;
}

/** The value; each call gives another copy, but of what was transferred. */
function readMessage(message) {
  if (message instanceof Copy) {
    if (message.isTaken) return copyValue(message.value);
    message.isTaken = true;
    return message.value;
  }
  const { Reader } = require('internal/clone/reader');
  const reader = new Reader(message.bytes, message);
  reader.transferred = message.transferred;
  reader.readHeader();
  const value = reader.readValue();
  for (const index of message.listed.values()) message.restored(message.hosts[index]);
  return value;
}

module.exports = {
  cloneError, copyValue, isMarkedAsUntransferable, markAsUncloneable, markAsUntransferable,
  readMessage, writeMessage,
};
