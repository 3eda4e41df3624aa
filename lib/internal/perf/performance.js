'use strict';
// internal/perf/performance - the class Performance and its one instance.
// https://nodejs.org/api/perf_hooks.html#perf_hooksperformance

const { codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_THIS, ERR_MISSING_ARGS } } =
  require('internal/errors');
const { EventTarget, defineEventHandler } = require('internal/event_target');
const { toText } = require('internal/perf/entry');
const { allKept, clearKept, select } = require('internal/perf/observer');
const { mark, measure, timerify } = require('internal/perf/measure');
const native = internalBinding('performance');

const kInspect = Symbol.for('nodejs.util.inspect.custom');
const { now } = native;

let mayMake = false;
let isPerformance;
let origin; // ms since 1970

class Performance extends EventTarget {
  #isOurs = true;

  constructor() {
    if (!mayMake) throw new ERR_ILLEGAL_CONSTRUCTOR();
    super();
  }

  static {
    isPerformance = (value) => value !== null && typeof value === 'object' && #isOurs in value;
  }

  clearMarks(name = undefined) {
    check(this);
    clearKept('mark', name === undefined ? undefined : toText(name));
  }

  clearMeasures(name = undefined) {
    check(this);
    clearKept('measure', name === undefined ? undefined : toText(name));
  }

  clearResourceTimings(name = undefined) {
    check(this);
    clearKept('resource', name === undefined ? undefined : toText(name));
  }

  getEntries() {
    check(this);
    return allKept();
  }

  getEntriesByName(name, type = undefined) {
    check(this);
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('name');
    return select(allKept(), toText(name), type === undefined ? undefined : toText(type));
  }

  getEntriesByType(type) {
    check(this);
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('type');
    return select(allKept(), undefined, toText(type));
  }

  mark(name, options = undefined) {
    check(this);
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('name');
    return mark(name, options);
  }

  measure(name, startOrOptions = undefined, endMark = undefined) {
    check(this);
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('name');
    return measure(name, startOrOptions, endMark);
  }

  /** @returns {number} milliseconds since the program was started */
  now() {
    check(this);
    return now();
  }

  setResourceTimingBufferSize(maxSize) {
    check(this);
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('maxSize');
    require('internal/perf/resource').setBufferSize(maxSize);
  }

  get timeOrigin() {
    check(this);
    return origin ??= native.timeOrigin();
  }

  toJSON() {
    check(this);
    return {
      nodeTiming: this.nodeTiming,
      timeOrigin: this.timeOrigin,
      eventLoopUtilization: this.eventLoopUtilization(),
    };
  }

  [kInspect](depth, options) {
    if (depth < 0) return this;
    const inner = { ...options, depth: options.depth == null ? null : options.depth - 1 };
    return `Performance ${require('util').inspect(
      { nodeTiming: this.nodeTiming, timeOrigin: this.timeOrigin }, inner)}`;
  }
}

function check(value) {
  if (!isPerformance(value)) throw new ERR_INVALID_THIS('Performance');
}

const shown = { __proto__: null, enumerable: true };
for (const name of Object.getOwnPropertyNames(Performance.prototype)) {
  if (name !== 'constructor') Object.defineProperty(Performance.prototype, name, shown);
}

function eventLoopUtilization(first, second) {
  return require('internal/perf/node_timing').eventLoopUtilization(first, second);
}

function markResourceTiming(...args) {
  return require('internal/perf/resource').markResourceTiming(performance, ...args);
}

// Node's own additions.
Object.defineProperties(Performance.prototype, {
  eventLoopUtilization: {
    __proto__: null, value: eventLoopUtilization, configurable: true, enumerable: false,
  },
  nodeTiming: {
    __proto__: null,
    get: () => require('internal/perf/node_timing').nodeTiming,
    configurable: true,
    enumerable: false,
  },
  markResourceTiming: {
    __proto__: null, value: markResourceTiming, configurable: true, enumerable: false,
  },
  timerify: { __proto__: null, value: timerify, configurable: true, enumerable: false },
  [Symbol.toStringTag]: { __proto__: null, value: 'Performance', configurable: true },
});
defineEventHandler(Performance.prototype, 'resourcetimingbufferfull');

mayMake = true;
const performance = new Performance();
mayMake = false;

module.exports = { Performance, eventLoopUtilization, performance, timerify };
