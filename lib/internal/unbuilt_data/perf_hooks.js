'use strict';
// internal/unbuilt_data/perf_hooks - what 'perf_hooks' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"c":{"Performance":["#EventTarget","","clearMarks clearMeasures clearResourceTimings getE' +
  'ntries getEntriesByName getEntriesByType mark measure now setResourceTimingBufferSize toJS' +
  'ON eventLoopUtilization markResourceTiming timerify"],"PerformanceEntry":["","","toJSON"],' +
  '"PerformanceMark":["perf_hooks#PerformanceEntry","","toJSON"],"PerformanceMeasure":["perf_' +
  'hooks#PerformanceEntry","","toJSON"],"PerformanceObserver":["","","observe disconnect take' +
  'Records"],"PerformanceObserverEntryList":["","","getEntries getEntriesByType getEntriesByN' +
  'ame"],"PerformanceResourceTiming":["perf_hooks#PerformanceEntry","","toJSON"]},"f":"monito' +
  'rEventLoopDelay eventLoopUtilization timerify createHistogram createSlidingWindowHistogram' +
  ' importHistogram","o":{"performance":{"i":"perf_hooks#Performance"}},"v":{"constants":{"NO' +
  'DE_PERFORMANCE_GC_MAJOR":4,"NODE_PERFORMANCE_GC_MINOR":1,"NODE_PERFORMANCE_GC_MINOR_MARK_S' +
  'WEEP":2,"NODE_PERFORMANCE_GC_INCREMENTAL":8,"NODE_PERFORMANCE_GC_WEAKCB":16,"NODE_PERFORMA' +
  'NCE_GC_FLAGS_NO":0,"NODE_PERFORMANCE_GC_FLAGS_CONSTRUCT_RETAINED":2,"NODE_PERFORMANCE_GC_F' +
  'LAGS_FORCED":4,"NODE_PERFORMANCE_GC_FLAGS_SYNCHRONOUS_PHANTOM_PROCESSING":8,"NODE_PERFORMA' +
  'NCE_GC_FLAGS_ALL_AVAILABLE_GARBAGE":16,"NODE_PERFORMANCE_GC_FLAGS_ALL_EXTERNAL_MEMORY":32,' +
  '"NODE_PERFORMANCE_GC_FLAGS_SCHEDULE_IDLE":64}}}';
