'use strict';
// internal/perf/gc - entries of type 'gc', of the collections that a program asks for: of its own
// the engine tells nobody.

const { makeEntry } = require('internal/perf/entry');
const { hasObserver, tell } = require('internal/perf/observer');
const { now } = internalBinding('performance');

const MAJOR = 4; // constants.NODE_PERFORMANCE_GC_MAJOR
const FORCED = 4; // constants.NODE_PERFORMANCE_GC_FLAGS_FORCED

function collectWatched(collect) {
  const start = now();
  collect();
  if (!hasObserver('gc')) return;
  tell(makeEntry('gc', 'gc', start, now() - start, { kind: MAJOR, flags: FORCED }));
}

module.exports = { collectWatched };
