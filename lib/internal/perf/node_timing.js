'use strict';
// internal/perf/node_timing - performance.nodeTiming, eventLoopUtilization().
// https://nodejs.org/api/perf_hooks.html#class-performancenodetiming

const { PerformanceEntry, kKey } = require('internal/perf/entry');
const native = internalBinding('performance');

const [atMain, atEngine, atBoot] = native.steps();

let loopExit = -1;

class PerformanceNodeTiming extends PerformanceEntry {
  constructor() {
    super(kKey, 'node', 'node', 0, 0);
    const define = (name, get) => Object.defineProperty(this, name, {
      __proto__: null, get, enumerable: true, configurable: true,
    });
    const value = (name, one) => Object.defineProperty(this, name, {
      __proto__: null, value: one, enumerable: true, configurable: true,
    });
    value('name', 'node');
    value('entryType', 'node');
    value('startTime', 0);
    define('duration', native.now);
    value('nodeStart', atMain);
    value('v8Start', (atMain + atEngine) / 2);
    value('environment', atEngine);
    // Modules that load before the built-in ones are ready see their own moment.
    value('bootstrapComplete', atBoot || native.now());
    define('loopStart', native.loopStart);
    define('loopExit', () => loopExit);
    define('idleTime', native.idleTime);
    Object.defineProperty(this, 'uvMetricsInfo', {
      __proto__: null,
      get() {
        const [loopCount, events] = native.loopCounts();
        return { loopCount, events, eventsWaiting: 0 };
      },
      enumerable: false,
      configurable: true,
    });
    process.on('exit', () => { loopExit = native.now(); });
  }

  toJSON() {
    const { name, duration, nodeStart, v8Start, bootstrapComplete, environment, loopStart } = this;
    return {
      name,
      entryType: 'node',
      startTime: 0,
      duration,
      nodeStart,
      v8Start,
      bootstrapComplete,
      environment,
      loopStart,
      loopExit,
      idleTime: this.idleTime,
    };
  }
}

const nodeTiming = new PerformanceNodeTiming();

function utilization(idle, active) {
  return { idle, active, utilization: active / (idle + active) };
}

/**
 * https://nodejs.org/api/perf_hooks.html#performanceeventlooputilizationutilization1-utilization2
 * @returns {{idle: number, active: number, utilization: number}} milliseconds, and a share of 1
 */
function eventLoopUtilization(first, second) {
  const start = native.loopStart();
  if (start <= 0) return { idle: 0, active: 0, utilization: 0 };
  if (second) return utilization(first.idle - second.idle, first.active - second.active);
  const idle = native.idleTime();
  const active = native.now() - start - idle;
  if (!first) return utilization(idle, active);
  return utilization(idle - first.idle, active - first.active);
}

module.exports = { eventLoopUtilization, nodeTiming };
