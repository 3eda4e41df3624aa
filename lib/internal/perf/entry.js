'use strict';
// internal/perf/entry - PerformanceEntry, marks, measures, and what else has times.
// https://nodejs.org/api/perf_hooks.html#class-performanceentry

const { codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_ARG_VALUE, ERR_INVALID_THIS,
  ERR_MISSING_ARGS, ERR_PERFORMANCE_INVALID_TIMESTAMP } } = require('internal/errors');
const { validateNumber, validateObject } = require('internal/validators');
const { now } = internalBinding('performance');

const kInspect = Symbol.for('nodejs.util.inspect.custom');
const kKey = Symbol('kKey'); // who has it may make entries

// Names that stand for steps of the start in measure().
const milestones = new Set(['nodeStart', 'v8Start', 'environment', 'loopStart', 'loopExit',
  'bootstrapComplete']);

let isEntry;

class PerformanceEntry {
  #name;
  #entryType;
  #startTime;
  #duration;

  constructor(key = undefined, name = '', type = '', start = 0, duration = 0) {
    if (key !== kKey) throw new ERR_ILLEGAL_CONSTRUCTOR();
    this.#name = name;
    this.#entryType = type;
    this.#startTime = start;
    this.#duration = duration;
  }

  static {
    isEntry = (value) => value !== null && typeof value === 'object' && #name in value;
  }

  get name() {
    if (!isEntry(this)) throw new ERR_INVALID_THIS('PerformanceEntry');
    return this.#name;
  }

  get entryType() {
    if (!isEntry(this)) throw new ERR_INVALID_THIS('PerformanceEntry');
    return this.#entryType;
  }

  get startTime() {
    if (!isEntry(this)) throw new ERR_INVALID_THIS('PerformanceEntry');
    return this.#startTime;
  }

  get duration() {
    if (!isEntry(this)) throw new ERR_INVALID_THIS('PerformanceEntry');
    return this.#duration;
  }

  toJSON() {
    if (!isEntry(this)) throw new ERR_INVALID_THIS('PerformanceEntry');
    return {
      name: this.#name,
      entryType: this.#entryType,
      startTime: this.#startTime,
      duration: this.#duration,
    };
  }

  [kInspect](depth, options) {
    if (depth < 0) return this;
    const inner = { ...options, depth: options.depth == null ? null : options.depth - 1 };
    return `${this.constructor.name} ${require('util').inspect(this.toJSON(), inner)}`;
  }
}

function showMembers(Class, names) {
  const shown = { __proto__: null, enumerable: true };
  for (const name of names) Object.defineProperty(Class.prototype, name, shown);
  Object.defineProperty(Class.prototype, Symbol.toStringTag, {
    __proto__: null, value: Class.name, configurable: true,
  });
}
showMembers(PerformanceEntry, ['name', 'entryType', 'startTime', 'duration', 'toJSON']);

function toText(value) {
  if (typeof value === 'symbol') throw new TypeError('Cannot convert a Symbol value to a string');
  return `${value}`;
}

function toDetail(detail) {
  return detail === undefined || detail === null ? null :
    require('internal/clone/structured_clone').structuredClone(detail);
}

class PerformanceMark extends PerformanceEntry {
  #detail;

  /** https://nodejs.org/api/perf_hooks.html#class-performancemark */
  constructor(name, options = undefined) {
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('name');
    name = toText(name);
    if (milestones.has(name)) throw new ERR_INVALID_ARG_VALUE('name', name);
    if (options !== undefined && options !== null) validateObject(options, 'options');
    const start = options?.startTime ?? now();
    validateNumber(start, 'startTime');
    if (start < 0) throw new ERR_PERFORMANCE_INVALID_TIMESTAMP(start);
    super(kKey, name, 'mark', start, 0);
    this.#detail = toDetail(options?.detail);
  }

  get detail() {
    if (!(#detail in this)) throw new ERR_INVALID_THIS('PerformanceMark');
    return this.#detail;
  }

  toJSON() {
    return { ...super.toJSON(), detail: this.detail };
  }
}
showMembers(PerformanceMark, ['detail', 'toJSON']);

class PerformanceMeasure extends PerformanceEntry {
  #detail;

  constructor(key = undefined, name = '', start = 0, duration = 0, detail = null) {
    super(key, name, 'measure', start, duration);
    this.#detail = toDetail(detail);
  }

  get detail() {
    if (!(#detail in this)) throw new ERR_INVALID_THIS('PerformanceMeasure');
    return this.#detail;
  }

  toJSON() {
    return { ...super.toJSON(), detail: this.detail };
  }
}
showMembers(PerformanceMeasure, ['detail', 'toJSON']);

// Of functions, requests and the like: with a detail, too.
class PerformanceNodeEntry extends PerformanceEntry {
  constructor(key, name, type, start, duration, detail) {
    super(key, name, type, start, duration);
    Object.defineProperty(this, 'detail', {
      value: detail, writable: true, enumerable: true, configurable: true,
    });
  }

  toJSON() {
    return { ...super.toJSON(), detail: this.detail };
  }
}

const makeEntry = (name, type, start, duration, detail) =>
  new PerformanceNodeEntry(kKey, name, type, start, duration, detail);
const makeMeasure = (name, start, duration, detail) =>
  new PerformanceMeasure(kKey, name, start, duration, detail);

module.exports = {
  PerformanceEntry, PerformanceMark, PerformanceMeasure, isEntry, kKey, makeEntry, makeMeasure,
  milestones, showMembers, toText,
};
