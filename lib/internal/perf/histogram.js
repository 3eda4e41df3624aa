'use strict';
// internal/perf/histogram - counts of values in buckets whose width grows with the value, so that
// each is known to so many significant figures (the scheme of HdrHistogram).
// https://nodejs.org/api/perf_hooks.html#class-histogram
//
// A bucket holds 2^h sub-buckets, h as the figures need; bucket b has values of [2^(b+h),
// 2^(b+h+1)), each sub-bucket 2^b wide; bucket 0 has twice as many, of width 1.

const { codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_ARG_TYPE, ERR_INVALID_THIS,
  ERR_OUT_OF_RANGE } } = require('internal/errors');
const { validateInteger, validateNumber, validateObject } = require('internal/validators');

const kInspect = Symbol.for('nodejs.util.inspect.custom');
const kKey = Symbol('kKey');
const MAX = 2n ** 63n - 1n;
const NO_MIN = Number(MAX); // what an empty one has for its minimum

class Counts {
  constructor(lowest, highest, figures) {
    this.lowest = lowest;
    this.highest = highest; // a number above 2^53 stands for "any"
    this.figures = figures;
    // Sub-buckets enough for values up to 2 * 10^figures one by one.
    this.half = 2 ** (Math.ceil(Math.log2(2 * 10 ** figures)) - 1);
    this.clear();
  }

  clear() {
    this.counts = new Map(); // index -> how many
    this.count = 0;
    this.exceeds = 0;
    this.min = NO_MIN;
    this.max = 0;
    this.sum = 0;
  }

  indexOf(value) {
    let bucket = 0;
    let scaled = value;
    while (scaled >= this.half * 2) {
      scaled = Math.floor(scaled / 2);
      bucket++;
    }
    return bucket * this.half + scaled;
  }

  // The lowest value of a sub-bucket, and its width.
  rangeAt(index) {
    const bucket = Math.max(Math.floor(index / this.half) - 1, 0);
    const width = 2 ** bucket;
    return [(index - bucket * this.half) * width, width];
  }

  lowestLike(value) {
    return this.rangeAt(this.indexOf(value))[0];
  }

  highestLike(value) {
    const [low, width] = this.rangeAt(this.indexOf(value));
    return low + width - 1;
  }

  record(value, times = 1) {
    if (value > this.highest) {
      this.exceeds++;
      return;
    }
    const index = this.indexOf(value);
    this.counts.set(index, (this.counts.get(index) ?? 0) + times);
    this.count += times;
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }

  add(other) {
    for (const [index, times] of other.counts) this.record(other.rangeAt(index)[0], times);
    if (other.count > 0) {
      this.min = Math.min(this.min, other.min);
      this.max = Math.max(this.max, other.max);
    }
    this.exceeds += other.exceeds;
  }

  // Sub-buckets with something in them, from the lowest value on: [index, times].
  sorted() {
    return [...this.counts].sort((a, b) => a[0] - b[0]);
  }

  middleAt(index) {
    const [low, width] = this.rangeAt(index);
    return low + Math.floor(width / 2);
  }

  // The mean of value to the power of n, about `center`.
  moment(n, center) {
    if (this.count === 0) return NaN;
    let sum = 0;
    for (const [index, times] of this.counts) sum += times * (this.middleAt(index) - center) ** n;
    return sum / this.count;
  }

  percentile(percent) {
    const wanted = Math.max(Math.floor((Math.min(percent, 100) / 100) * this.count + 0.5), 1);
    let seen = 0;
    for (const [index, times] of this.sorted()) {
      seen += times;
      if (seen >= wanted) {
        const [low, width] = this.rangeAt(index);
        return percent === 0 ? low : low + width - 1;
      }
    }
    return 0;
  }

  // Percentiles that halve the distance to 100, up to the one that all values are below.
  percentiles() {
    const map = new Map();
    let percent = 0;
    let seen = 0;
    for (const [index, times] of this.sorted()) {
      seen += times;
      while (percent <= (100 * seen) / this.count && percent < 100) {
        map.set(percent, this.rangeAt(index)[0]);
        if (seen === this.count) break;
        percent += 100 / 2 ** (Math.floor(Math.log2(100 / (100 - percent))) + 1);
      }
    }
    map.set(100, this.count === 0 ? 0 : this.lowestLike(this.max));
    return map;
  }
}

let countsOf;

class Histogram {
  #counts;

  constructor(key = undefined, counts = undefined) {
    if (key !== kKey) throw new ERR_ILLEGAL_CONSTRUCTOR();
    this.#counts = counts;
  }

  static {
    countsOf = (value, name = 'Histogram') => {
      if (value === null || typeof value !== 'object' || !(#counts in value)) {
        throw new ERR_INVALID_THIS(name);
      }
      return value.#counts;
    };
  }

  get count() { return countsOf(this).count; }
  get countBigInt() { return BigInt(countsOf(this).count); }

  get min() {
    const counts = countsOf(this);
    return counts.count === 0 ? NO_MIN : counts.lowestLike(counts.min);
  }
  get minBigInt() { return this.count === 0 ? MAX : BigInt(this.min); }

  get max() {
    const counts = countsOf(this);
    return counts.max === 0 ? 0 : counts.highestLike(counts.max);
  }
  get maxBigInt() { return BigInt(this.max); }

  get mean() { return countsOf(this).moment(1, 0); }

  get exceeds() { return countsOf(this).exceeds; }
  get exceedsBigInt() { return BigInt(countsOf(this).exceeds); }

  get stddev() { return Math.sqrt(countsOf(this).moment(2, this.mean)); }

  get skewness() {
    const { stddev } = this;
    return stddev > 0 ? countsOf(this).moment(3, this.mean) / stddev ** 3 : 0;
  }

  get kurtosis() {
    const { stddev } = this;
    return stddev > 0 && this.count > 3 ? countsOf(this).moment(4, this.mean) / stddev ** 4 - 3 : 0;
  }

  percentile(percentile) {
    const counts = countsOf(this);
    validateNumber(percentile, 'percentile');
    if (!(percentile > 0 && percentile <= 100)) {
      throw new ERR_OUT_OF_RANGE('percentile', '> 0 && <= 100', percentile);
    }
    return counts.percentile(percentile);
  }
  percentileBigInt(percentile) { return BigInt(this.percentile(percentile)); }

  get percentiles() { return countsOf(this).percentiles(); }
  get percentilesBigInt() {
    return new Map([...this.percentiles].map(([key, value]) => [key, BigInt(value)]));
  }

  reset() { countsOf(this).clear(); }

  toJSON() {
    return {
      count: this.count,
      min: this.min,
      max: this.max,
      mean: this.mean,
      exceeds: this.exceeds,
      stddev: this.stddev,
      skewness: this.skewness,
      kurtosis: this.kurtosis,
      percentiles: Object.fromEntries(this.percentiles),
    };
  }

  [kInspect](depth, options) {
    if (depth < 0) return options.stylize(`[${this.constructor.name}]`, 'special');
    const inner = { ...options, depth: options.depth == null ? null : options.depth - 1 };
    const { min, max, mean, exceeds, stddev, skewness, kurtosis, count, percentiles } = this;
    return `Histogram ${require('util').inspect(
      { min, max, mean, exceeds, stddev, skewness, kurtosis, count, percentiles }, inner)}`;
  }
}

class RecordableHistogram extends Histogram {
  #last = 0n;

  /** @param {number|bigint} value not negative */
  record(value) {
    const counts = countsOf(this, 'RecordableHistogram');
    if (typeof value === 'bigint') value = Number(value);
    validateInteger(value, 'val', 0);
    counts.record(value);
  }

  /** Records the nanoseconds since the last call. */
  recordDelta() {
    const counts = countsOf(this, 'RecordableHistogram');
    const now = process.hrtime.bigint();
    if (this.#last > 0n) counts.record(Math.max(Number(now - this.#last), 1));
    this.#last = now;
  }

  add(other) {
    const counts = countsOf(this, 'RecordableHistogram');
    if (!(other instanceof RecordableHistogram)) {
      throw new ERR_INVALID_ARG_TYPE('other', 'RecordableHistogram', other);
    }
    counts.add(countsOf(other));
  }
}

function toBound(value, name, least) {
  if (typeof value === 'bigint') {
    if (value < BigInt(least)) throw new ERR_OUT_OF_RANGE(name, `>= ${least}`, value);
    return Number(value);
  }
  validateInteger(value, name, least);
  return value;
}

/**
 * https://nodejs.org/api/perf_hooks.html#perf_hookscreatehistogramoptions
 * @param {{lowest?: number|bigint, highest?: number|bigint, figures?: number}} [options]
 * @returns {RecordableHistogram}
 */
function createHistogram(options = {}) {
  validateObject(options, 'options');
  const { lowest = 1, highest = NO_MIN, figures = 3 } = options;
  const low = toBound(lowest, 'options.lowest', 1);
  const high = highest === NO_MIN ? highest : toBound(highest, 'options.highest', low * 2);
  validateInteger(figures, 'options.figures', 1, 5);
  return new RecordableHistogram(kKey, new Counts(low, high, figures));
}

// ---- the loop's delay -------------------------------------------------------------------------

class ELDHistogram extends Histogram {
  #timer = null;
  #resolution;
  #counts;

  constructor(key = undefined, counts = undefined, resolution = 10) {
    super(key, counts);
    this.#counts = counts;
    this.#resolution = resolution;
  }

  /** @returns {boolean} false: it ran already */
  enable() {
    if (this.#timer !== null) return false;
    let last = process.hrtime.bigint();
    this.#timer = setInterval(() => {
      const now = process.hrtime.bigint();
      this.#counts.record(Math.max(Number(now - last), 1));
      last = now;
    }, this.#resolution);
    this.#timer.unref();
    return true;
  }

  /** @returns {boolean} false: it did not run */
  disable() {
    if (this.#timer === null) return false;
    clearInterval(this.#timer);
    this.#timer = null;
    return true;
  }

  [Symbol.dispose]() {
    this.disable();
  }
}

/**
 * How long the loop takes from one tick of a timer to the next, in nanoseconds.
 * https://nodejs.org/api/perf_hooks.html#perf_hooksmonitoreventloopdelayoptions
 * @param {{resolution?: number}} [options] milliseconds
 */
function monitorEventLoopDelay(options = {}) {
  validateObject(options, 'options');
  const { resolution = 10 } = options;
  validateInteger(resolution, 'options.resolution', 1);
  return new ELDHistogram(kKey, new Counts(1, 3600e9, 3), resolution);
}

// For copies that go through a port: they keep counting in the same place.
function isHistogram(value) {
  return value instanceof Histogram;
}
function serializeHistogram(histogram) {
  return { counts: countsOf(histogram), isRecordable: histogram instanceof RecordableHistogram };
}
function deserializeHistogram({ counts, isRecordable }) {
  return isRecordable ? new RecordableHistogram(kKey, counts) : new Histogram(kKey, counts);
}

module.exports = {
  createHistogram, deserializeHistogram, isHistogram, monitorEventLoopDelay, serializeHistogram,
};
