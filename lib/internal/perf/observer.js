'use strict';
// internal/perf/observer - PerformanceObserver, and the timeline of what was noted.
// https://nodejs.org/api/perf_hooks.html#class-performanceobserver

const { codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE,
  ERR_MISSING_ARGS } } = require('internal/errors');
const { validateFunction, validateObject } = require('internal/validators');
const { setObserved } = require('internal/diagnostics');
const { isEntry, showMembers, toText } = require('internal/perf/entry');

const kInspect = Symbol.for('nodejs.util.inspect.custom');
const kKey = Symbol('kKey');

const SUPPORTED = ['dns', 'function', 'gc', 'http', 'http2', 'mark', 'measure', 'net', 'quic',
  'resource'];
const LIMIT = 1e6; // entries of one kind before a warning

// ---- the timeline -----------------------------------------------------------------------------

const kept = { __proto__: null, mark: [], measure: [], resource: [] };
let hasWarned = null; // kinds of which there are suspiciously many

function keep(entry) {
  const list = kept[entry.entryType];
  if (list === undefined) return;
  list.push(entry);
  if (list.length > LIMIT && !hasWarned?.has(entry.entryType)) {
    (hasWarned ??= new Set()).add(entry.entryType);
    const kind = entry.entryType;
    const clear = kind === 'mark' ? 'performance.clearMarks' : 'performance.clearMeasures';
    const warning = new Error(`Possible perf_hooks memory leak detected. ${list.length} ${kind} ` +
      `entries added to the global performance entry buffer. Use ${clear} to clear the buffer.`);
    warning.name = 'MaxPerformanceEntryBufferExceededWarning';
    warning.entryType = kind;
    warning.count = list.length;
    process.emitWarning(warning);
  }
}

function byTime(a, b) {
  return a.startTime - b.startTime;
}

function allKept() {
  return [...kept.mark, ...kept.measure, ...kept.resource].sort(byTime);
}

function clearKept(type, name) {
  kept[type] = name === undefined ? [] : kept[type].filter((entry) => entry.name !== name);
}

function select(entries, name, type) {
  return entries.filter((entry) => (name === undefined || entry.name === name) &&
    (type === undefined || entry.entryType === type));
}

// ---- observers --------------------------------------------------------------------------------

const observers = new Set();
let pending = new Set();
let isScheduled = false;

function tellObservers() {
  const now = pending;
  pending = new Set();
  isScheduled = false;
  for (const observer of now) dispatch(observer);
}

function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  require('timers').setImmediate(tellObservers);
}

/** A new entry: to those who watch its kind. */
function tell(entry) {
  for (const observer of observers) addTo(observer, entry);
}

/** Does anybody watch that kind? */
function hasObserver(type) {
  for (const observer of observers) if (watches(observer, type)) return true;
  return false;
}

// http and net measure only while somebody listens.
function tellSources() {
  setObserved(hasObserver('http') ? 1 : 0, hasObserver('net') ? 1 : 0);
}

class PerformanceObserverEntryList {
  #entries;

  constructor(key = undefined, entries = []) {
    if (key !== kKey) throw new ERR_ILLEGAL_CONSTRUCTOR();
    this.#entries = entries.sort(byTime);
  }

  getEntries() {
    return this.#entries.slice();
  }

  getEntriesByType(type) {
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('type');
    return select(this.#entries, undefined, toText(type));
  }

  getEntriesByName(name, type = undefined) {
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('name');
    return select(this.#entries, toText(name), type === undefined ? undefined : toText(type));
  }

  [kInspect](depth, options) {
    if (depth < 0) return this;
    const inner = { ...options, depth: options.depth == null ? null : options.depth - 1 };
    return `PerformanceObserverEntryList ${require('util').inspect(this.#entries, inner)}`;
  }
}
showMembers(PerformanceObserverEntryList, ['getEntries', 'getEntriesByType', 'getEntriesByName']);

let addTo;
let dispatch;
let watches;

class PerformanceObserver {
  #callback;
  #buffer = [];
  #types = new Set();
  #mode = ''; // 'many': entryTypes, 'one': type

  /** @param {Function} callback (list: PerformanceObserverEntryList, observer: this) */
  constructor(callback) {
    validateFunction(callback, 'callback');
    this.#callback = callback;
  }

  static {
    watches = (observer, type) => observer.#types.has(type);
    addTo = (observer, entry) => {
      if (!observer.#types.has(entry.entryType)) return;
      observer.#buffer.push(entry);
      pending.add(observer);
      schedule();
    };
    dispatch = (observer) => {
      const entries = observer.takeRecords();
      if (entries.length === 0) return;
      const list = new PerformanceObserverEntryList(kKey, entries);
      observer.#callback.call(observer, list, observer);
    };
  }

  /**
   * https://nodejs.org/api/perf_hooks.html#performanceobserverobserveoptions
   * @param {{entryTypes: string[]}|{type: string, buffered?: boolean}} options
   */
  observe(options = {}) {
    validateObject(options, 'options');
    const { entryTypes, type, buffered } = { ...options };
    if (entryTypes === undefined && type === undefined) {
      throw new ERR_MISSING_ARGS('options.entryTypes', 'options.type');
    }
    if (entryTypes !== undefined && type !== undefined) {
      throw new ERR_INVALID_ARG_VALUE('options.entryTypes', entryTypes,
        'options.entryTypes can not set with options.type together');
    }
    this.#setMode(entryTypes !== undefined ? 'many' : 'one');
    if (entryTypes !== undefined) {
      if (!Array.isArray(entryTypes)) {
        throw new ERR_INVALID_ARG_TYPE('options.entryTypes', 'string[]', entryTypes);
      }
      this.#types = new Set(entryTypes.filter((one) => SUPPORTED.includes(one)));
    } else if (SUPPORTED.includes(type)) {
      this.#types.add(type);
    }
    if (this.#types.size === 0) {
      this.disconnect();
      return;
    }
    observers.add(this);
    tellSources();
    if (buffered && type !== undefined && kept[type] !== undefined && kept[type].length > 0) {
      this.#buffer.push(...kept[type]);
      pending.add(this);
      schedule();
    }
  }

  #setMode(mode) {
    if (this.#mode !== '' && this.#mode !== mode) {
      const { DOMException } = require('internal/dom_exception');
      throw new DOMException(mode === 'one' ?
        'PerformanceObserver can not change to single observation' :
        'PerformanceObserver can not change to multiple observations', 'InvalidModificationError');
    }
    this.#mode = mode;
  }

  disconnect() {
    observers.delete(this);
    pending.delete(this);
    this.#buffer = [];
    this.#types.clear();
    this.#mode = '';
    tellSources();
  }

  takeRecords() {
    const entries = this.#buffer;
    this.#buffer = [];
    return entries;
  }

  static get supportedEntryTypes() {
    return SUPPORTED.slice();
  }

  [kInspect](depth, options) {
    if (depth < 0) return this;
    const inner = { ...options, depth: options.depth == null ? null : options.depth - 1 };
    return `PerformanceObserver ${require('util').inspect({
      connected: observers.has(this),
      pending: pending.has(this),
      entryTypes: [...this.#types],
      buffer: this.#buffer,
    }, inner)}`;
  }
}
showMembers(PerformanceObserver, ['observe', 'disconnect', 'takeRecords']);

module.exports = {
  PerformanceObserver, PerformanceObserverEntryList, allKept, clearKept, hasObserver, isEntry, keep,
  kept, select, tell,
};
