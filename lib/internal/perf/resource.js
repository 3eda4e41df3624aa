'use strict';
// internal/perf/resource - PerformanceResourceTiming, and the buffer of a bounded size for it.
// https://nodejs.org/api/perf_hooks.html#class-performanceresourcetiming

const { codes: { ERR_INVALID_THIS } } = require('internal/errors');
const { PerformanceEntry, kKey, showMembers } = require('internal/perf/entry');
const { kept, tell } = require('internal/perf/observer');

const FIRST_SIZE = 250;

// Attribute -> where it is in the timing info.
const TIMES = {
  __proto__: null,
  nextHopProtocol: (info) => info.finalConnectionTimingInfo?.ALPNNegotiatedProtocol,
  workerStart: (info) => info.finalServiceWorkerStartTime,
  redirectStart: (info) => info.redirectStartTime,
  redirectEnd: (info) => info.redirectEndTime,
  fetchStart: (info) => info.postRedirectStartTime,
  domainLookupStart: (info) => info.finalConnectionTimingInfo?.domainLookupStartTime,
  domainLookupEnd: (info) => info.finalConnectionTimingInfo?.domainLookupEndTime,
  connectStart: (info) => info.finalConnectionTimingInfo?.connectionStartTime,
  connectEnd: (info) => info.finalConnectionTimingInfo?.connectionEndTime,
  secureConnectionStart: (info) => info.finalConnectionTimingInfo?.secureConnectionStartTime,
  requestStart: (info) => info.finalNetworkRequestStartTime,
  responseStart: (info) => info.finalNetworkResponseStartTime,
  responseEnd: (info) => info.endTime,
  encodedBodySize: (info) => info.encodedBodySize,
  decodedBodySize: (info) => info.decodedBodySize,
};

let infoOf;

class PerformanceResourceTiming extends PerformanceEntry {
  #info;

  constructor(key = undefined, given = {}) {
    const { info } = given;
    super(key, given.name, 'resource', info?.startTime, info?.endTime - info?.startTime);
    this.#info = given;
  }

  static {
    infoOf = (value) => {
      if (value === null || typeof value !== 'object' || !(#info in value)) {
        throw new ERR_INVALID_THIS('PerformanceResourceTiming');
      }
      return value.#info;
    };
  }

  get initiatorType() {
    return infoOf(this).initiatorType;
  }

  get transferSize() {
    const { cacheMode, info } = infoOf(this);
    if (cacheMode === 'local') return 0;
    return cacheMode === 'validated' ? 300 : info.encodedBodySize + 300;
  }

  get deliveryType() {
    return infoOf(this).deliveryType;
  }

  get responseStatus() {
    return infoOf(this).responseStatus;
  }

  toJSON() {
    const json = { ...super.toJSON(), initiatorType: this.initiatorType };
    for (const name in TIMES) {
      if (name === 'encodedBodySize') json.transferSize = this.transferSize;
      json[name] = this[name];
    }
    json.deliveryType = this.deliveryType;
    json.responseStatus = this.responseStatus;
    return json;
  }
}
for (const name in TIMES) {
  Object.defineProperty(PerformanceResourceTiming.prototype, name, {
    __proto__: null,
    get() { return TIMES[name](infoOf(this).info); },
    enumerable: true,
    configurable: true,
  });
}
showMembers(PerformanceResourceTiming,
  ['initiatorType', 'transferSize', 'deliveryType', 'responseStatus', 'toJSON']);

let size = FIRST_SIZE;
let waiting = []; // for room
let isFull = false; // the event is on its way

// Once the program has had its chance to make room, the entries that waited move in as far as they
// fit.
function onFull(performance) {
  const { Event } = require('internal/event_target');
  while (waiting.length > 0) {
    const before = waiting.length;
    if (kept.resource.length >= size) {
      performance.dispatchEvent(new Event('resourcetimingbufferfull'));
    }
    while (waiting.length > 0 && kept.resource.length < size) kept.resource.push(waiting.shift());
    if (waiting.length >= before) waiting = [];
  }
  isFull = false;
}

function bufferEntry(performance, entry) {
  if (kept.resource.length < size && !isFull) {
    kept.resource.push(entry);
    return;
  }
  if (!isFull) {
    isFull = true;
    require('timers').setImmediate(onFull, performance);
  }
  waiting.push(entry);
}

/** https://nodejs.org/api/perf_hooks.html#performancesetresourcetimingbuffersizemaxsize */
function setBufferSize(maxSize) {
  size = typeof maxSize === 'number' && Number.isInteger(maxSize) && maxSize > 0 ? maxSize : 0;
}

/** https://nodejs.org/api/perf_hooks.html, performance.markResourceTiming() */
function markResourceTiming(performance, info, name, initiatorType, global, cacheMode, bodyInfo,
                            responseStatus, deliveryType) {
  const entry = new PerformanceResourceTiming(kKey, {
    info, name, initiatorType, cacheMode, responseStatus, deliveryType: deliveryType ?? '',
  });
  bufferEntry(performance, entry);
  tell(entry);
  return entry;
}

module.exports = { PerformanceResourceTiming, markResourceTiming, setBufferSize };
