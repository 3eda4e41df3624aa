'use strict';
// perf_hooks - clocks, marks and measures, histograms.  https://nodejs.org/api/perf_hooks.html
// The parts are in lib/internal/perf.  Native half: src/bind/bind_performance.c.

const { lazyMembers } = require('internal/lazy_member');

lazyMembers(exports, 'internal/perf/performance', ['Performance']);
lazyMembers(exports, 'internal/perf/entry',
  ['PerformanceEntry', 'PerformanceMark', 'PerformanceMeasure']);
lazyMembers(exports, 'internal/perf/observer',
  ['PerformanceObserver', 'PerformanceObserverEntryList']);
lazyMembers(exports, 'internal/perf/resource', ['PerformanceResourceTiming']);
lazyMembers(exports, 'internal/perf/histogram', ['monitorEventLoopDelay']);
lazyMembers(exports, 'internal/perf/performance', ['eventLoopUtilization', 'timerify']);
lazyMembers(exports, 'internal/perf/histogram', ['createHistogram']);
lazyMembers(exports, 'internal/perf/performance', ['performance']);

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
