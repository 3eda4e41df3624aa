'use strict';
// internal/perf/measure - performance.mark() and measure(), timerify().
// https://nodejs.org/api/perf_hooks.html#performancemeasurename-startmarkoroptions-endmark

const { codes: { ERR_INVALID_ARG_TYPE, ERR_MISSING_ARGS, ERR_PERFORMANCE_INVALID_TIMESTAMP,
  ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS } } = require('internal/errors');
const { validateFunction, validateNumber, validateObject } = require('internal/validators');
const { PerformanceMark, makeEntry, makeMeasure, milestones, toText } =
  require('internal/perf/entry');
const { hasObserver, keep, kept, tell } = require('internal/perf/observer');
const { now } = internalBinding('performance');

function mark(name, options) {
  const entry = arguments.length === 0 ? new PerformanceMark() : new PerformanceMark(name, options);
  keep(entry);
  tell(entry);
  return entry;
}

// A time, the name of a mark, or of a step of the start.
function toTime(given) {
  if (given === undefined) return undefined;
  if (typeof given === 'number') {
    if (given < 0) throw new ERR_PERFORMANCE_INVALID_TIMESTAMP(given);
    return given;
  }
  const name = toText(given);
  if (milestones.has(name)) return require('internal/perf/node_timing').nodeTiming[name];
  for (let i = kept.mark.length - 1; i >= 0; i--) {
    if (kept.mark[i].name === name) return kept.mark[i].startTime;
  }
  const { DOMException } = require('internal/dom_exception');
  throw new DOMException(`The "${name}" performance mark has not been set`, 'SyntaxError');
}

function checkOptions({ start, end, duration }, endMark) {
  if (endMark !== undefined) {
    throw new ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS('endMark must not be specified');
  }
  if (start === undefined && end === undefined) {
    throw new ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS(
      'One of options.start or options.end is required');
  }
  if (start !== undefined && end !== undefined && duration !== undefined) {
    throw new ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS(
      'Must not have options.start, options.end, and options.duration specified');
  }
}

function measure(name, startOrOptions, endMark) {
  if (arguments.length === 0) throw new ERR_MISSING_ARGS('name');
  name = toText(name);
  const options = startOrOptions !== null && typeof startOrOptions === 'object' ?
    startOrOptions : {};
  const isGiven = Object.values(options).some((value) => value !== undefined);
  if (isGiven && (options.start !== undefined || options.end !== undefined ||
      options.duration !== undefined)) checkOptions(options, endMark);
  const { duration } = options;
  if (duration !== undefined) validateNumber(duration, 'duration');
  const startGiven = typeof startOrOptions === 'object' || startOrOptions === undefined ?
    options.start : startOrOptions;
  let end;
  if (endMark !== undefined) end = toTime(endMark);
  else if (options.end !== undefined) end = toTime(options.end);
  else if (options.start === undefined || duration === undefined) end = now();
  else end = toTime(options.start) + duration;
  let start;
  if (startGiven !== undefined) start = toTime(startGiven);
  else if (duration !== undefined && options.end !== undefined) start = end - duration;
  else start = 0;
  const entry = makeMeasure(name, start, end - start, options.detail);
  keep(entry);
  tell(entry);
  return entry;
}

// ---- timerify ---------------------------------------------------------------------------------

function record(name, start, args, histogram) {
  const duration = now() - start;
  if (histogram !== undefined) histogram.record(Math.ceil(duration * 1e6));
  if (!hasObserver('function')) return;
  const entry = makeEntry(name, 'function', start, duration, args);
  for (let i = 0; i < args.length; i++) entry[i] = args[i];
  tell(entry);
}

/**
 * A function like `fn` whose calls make entries of type 'function'.
 * https://nodejs.org/api/perf_hooks.html#performancetimerifyfn-options
 * @param {Function} fn
 * @param {{histogram?: RecordableHistogram}} [options] gets the durations in nanoseconds
 */
function timerify(fn, options = {}) {
  validateFunction(fn, 'fn');
  validateObject(options, 'options');
  const { histogram } = options;
  if (histogram !== undefined &&
      (histogram === null || typeof histogram?.record !== 'function')) {
    throw new ERR_INVALID_ARG_TYPE('options.histogram', 'RecordableHistogram', histogram);
  }
  function timerified(...args) {
    const start = now();
    const result = new.target === undefined ? Reflect.apply(fn, this, args) :
      Reflect.construct(fn, args, fn);
    if (new.target === undefined && typeof result?.finally === 'function') {
      return result.finally(() => record(fn.name, start, args, histogram));
    }
    record(fn.name, start, args, histogram);
    return result;
  }
  Object.defineProperties(timerified, {
    length: { __proto__: null, configurable: false, enumerable: true, value: fn.length },
    name: {
      __proto__: null, configurable: false, enumerable: true, value: `timerified ${fn.name}`,
    },
  });
  return timerified;
}

module.exports = { mark, measure, timerify };
