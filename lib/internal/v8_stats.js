'use strict';
// internal/v8_stats - figures of the heap, under the names of V8's.
// https://nodejs.org/api/v8.html
// Public face: lib/node/v8.js, process.memoryUsage, process.report.
// Native half: src/bind/bind_process_stats.c (heap).
//
// The engine knows what it has taken, what of it was alive after the last collection, and what is
// held outside of it; it has no generations, so all of it stands in old_space.

const native = internalBinding('process_stats');
const { validateFunction, validateOneOf, validateString, validateUint32 } =
  require('internal/validators');

const SPACES = ['read_only_space', 'new_space', 'old_space', 'code_space', 'shared_space',
  'trusted_space', 'shared_trusted_space', 'new_large_object_space', 'large_object_space',
  'code_large_object_space', 'shared_large_object_space', 'shared_trusted_large_object_space',
  'trusted_large_object_space'];

/**
 * Bytes of the heap.
 * @returns {{total: number, used: number, external: number, contexts: number}} used: before the
 *   first collection nothing was counted, then it is all that was taken
 */
function heapFigures() {
  const { heapCapacity, heapSize, extraMemorySize = 0, globalObjectCount } = native.heap();
  const isCounted = heapSize > extraMemorySize;
  return {
    total: heapCapacity,
    used: isCounted ? heapSize : heapCapacity,
    external: extraMemorySize,
    contexts: globalObjectCount,
  };
}

function heapLimit() {
  return native.constrained() || require('os').totalmem();
}

/** https://nodejs.org/api/v8.html#v8getheapstatistics */
function getHeapStatistics() {
  const { total, used, external, contexts } = heapFigures();
  const limit = heapLimit();
  return {
    total_heap_size: total,
    total_heap_size_executable: 0,
    total_physical_size: total,
    total_available_size: Math.max(0, limit - used),
    used_heap_size: used,
    heap_size_limit: limit,
    malloced_memory: external,
    peak_malloced_memory: external,
    does_zap_garbage: 0,
    number_of_native_contexts: contexts,
    number_of_detached_contexts: 0,
    total_global_handles_size: 0,
    used_global_handles_size: 0,
    external_memory: external,
    total_allocated_bytes: total + external,
  };
}

/** https://nodejs.org/api/v8.html#v8getheapspacestatistics */
function getHeapSpaceStatistics() {
  const { total, used } = heapFigures();
  return SPACES.map((name) => {
    const isAll = name === 'old_space';
    return {
      space_name: name,
      space_size: isAll ? total : 0,
      space_used_size: isAll ? used : 0,
      space_available_size: isAll ? total - used : 0,
      physical_space_size: isAll ? total : 0,
    };
  });
}

/** https://nodejs.org/api/v8.html#v8getheapcodestatistics: the engine keeps no such figures. */
function getHeapCodeStatistics() {
  return {
    code_and_metadata_size: 0,
    bytecode_and_metadata_size: 0,
    external_script_source_size: 0,
    cpu_profiler_metadata_size: 0,
  };
}

/** https://nodejs.org/api/v8.html#v8getcppheapstatisticsdetaillevel: there is no such heap. */
function getCppHeapStatistics(type = 'detailed') {
  validateOneOf(type, 'type', ['brief', 'detailed']);
  return {
    __proto__: null,
    committed_size_bytes: 0,
    resident_size_bytes: 0,
    used_size_bytes: 0,
    space_statistics: [],
    type_names: [],
    detail_level: type,
  };
}

/** https://nodejs.org/api/v8.html#v8setflagsfromstringflags: flags of V8 have no effect. */
function setFlagsFromString(flags) {
  validateString(flags, 'flags');
}

/** https://nodejs.org/api/v8.html#v8isstringonebyterepresentationcontent */
function isStringOneByteRepresentation(content) {
  validateString(content, 'content');
  return internalBinding('buffer').isLatin1(content);
}

/** https://nodejs.org/api/v8.html#v8cacheddataversiontag: as the version of the engine is. */
function cachedDataVersionTag() {
  let tag = 0;
  for (const char of process.versions.jsc) tag = (Math.imul(tag, 31) + char.charCodeAt(0)) >>> 0;
  return tag;
}

function setHeapSnapshotNearHeapLimit(limit) {
  validateUint32(limit, 'limit', true);
}

function setHeapProfileNearHeapLimit(limit) {
  validateUint32(limit, 'limit', true);
}

// Coverage is gathered for NODE_V8_COVERAGE only, which is not built.
function takeCoverage() {}
function stopCoverage() {}

function refuseSnapshot() {
  const { codes: { ERR_NOT_BUILDING_SNAPSHOT } } = require('internal/errors');
  throw new ERR_NOT_BUILDING_SNAPSHOT();
}

const startupSnapshot = {
  addDeserializeCallback: function addDeserializeCallback() { refuseSnapshot(); },
  addSerializeCallback: function addSerializeCallback() { refuseSnapshot(); },
  setDeserializeMainFunction: function setDeserializeMainFunction() { refuseSnapshot(); },
  isBuildingSnapshot: function isBuildingSnapshot() { return false; },
};

// ---- promise hooks ----------------------------------------------------------------------------

function hookMaker(name, argument) {
  return (hook) => {
    checkHook(hook, argument);
    throw require('internal/unbuilt').notBuilt(`v8.promiseHooks.${name}`);
  };
}

// An async function would hook itself for ever.
function checkHook(hook, argument) {
  const { isAsyncFunction } = require('internal/util/kinds');
  if (isAsyncFunction(hook)) {
    const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
    throw new ERR_INVALID_ARG_TYPE(argument, 'function', hook);
  }
  validateFunction(hook, argument);
}

/** https://nodejs.org/api/v8.html#promise-hooks: the engine tells nobody of its promises. */
const promiseHooks = {
  createHook: function createHook({ init, before, after, settled } = {}) {
    const hooks = { initHook: init, beforeHook: before, afterHook: after, settledHook: settled };
    const given = Object.entries(hooks).filter(({ 1: hook }) => hook !== undefined);
    for (const { 0: argument, 1: hook } of given) checkHook(hook, argument);
    if (given.length > 0) throw require('internal/unbuilt').notBuilt('v8.promiseHooks.createHook');
    return () => {};
  },
  onInit: hookMaker('onInit', 'initHook'),
  onBefore: hookMaker('onBefore', 'beforeHook'),
  onAfter: hookMaker('onAfter', 'afterHook'),
  onSettled: hookMaker('onSettled', 'settledHook'),
};

module.exports = {
  heapFigures, heapLimit, getHeapStatistics, getHeapSpaceStatistics, getHeapCodeStatistics,
  getCppHeapStatistics, setFlagsFromString, isStringOneByteRepresentation, cachedDataVersionTag,
  setHeapSnapshotNearHeapLimit, setHeapProfileNearHeapLimit, takeCoverage, stopCoverage,
  startupSnapshot, promiseHooks,
};
