'use strict';
// perf_hooks - clocks, marks and measures, histograms.  https://nodejs.org/api/perf_hooks.html
// The parts are in lib/internal/perf.  Native half: src/bind/bind_performance.c.

function lazy(name, id) {
  const set = (value) => Object.defineProperty(exports, name, {
    value, writable: true, enumerable: true, configurable: true,
  });
  Object.defineProperty(exports, name, {
    __proto__: null,
    get() {
      const value = require(id)[name];
      set(value);
      return value;
    },
    set,
    enumerable: true,
    configurable: true,
  });
}

lazy('Performance', 'internal/perf/performance');
for (const name of ['PerformanceEntry', 'PerformanceMark', 'PerformanceMeasure']) {
  lazy(name, 'internal/perf/entry');
}
lazy('PerformanceObserver', 'internal/perf/observer');
lazy('PerformanceObserverEntryList', 'internal/perf/observer');
lazy('PerformanceResourceTiming', 'internal/perf/resource');
lazy('monitorEventLoopDelay', 'internal/perf/histogram');
lazy('eventLoopUtilization', 'internal/perf/performance');
lazy('timerify', 'internal/perf/performance');
lazy('createHistogram', 'internal/perf/histogram');
lazy('performance', 'internal/perf/performance');

const constants = {
  NODE_PERFORMANCE_GC_MAJOR: 4,
  NODE_PERFORMANCE_GC_MINOR: 1,
  NODE_PERFORMANCE_GC_MINOR_MARK_SWEEP: 2,
  NODE_PERFORMANCE_GC_INCREMENTAL: 8,
  NODE_PERFORMANCE_GC_WEAKCB: 16,
  NODE_PERFORMANCE_GC_FLAGS_NO: 0,
  NODE_PERFORMANCE_GC_FLAGS_CONSTRUCT_RETAINED: 2,
  NODE_PERFORMANCE_GC_FLAGS_FORCED: 4,
  NODE_PERFORMANCE_GC_FLAGS_SYNCHRONOUS_PHANTOM_PROCESSING: 8,
  NODE_PERFORMANCE_GC_FLAGS_ALL_AVAILABLE_GARBAGE: 16,
  NODE_PERFORMANCE_GC_FLAGS_ALL_EXTERNAL_MEMORY: 32,
  NODE_PERFORMANCE_GC_FLAGS_SCHEDULE_IDLE: 64,
};
Object.defineProperty(exports, 'constants', {
  __proto__: null, value: constants, configurable: false, enumerable: true,
});

require('internal/unbuilt').complete(exports, 'perf_hooks');
