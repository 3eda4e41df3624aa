'use strict';
// vm - runs text as JavaScript, in the program's own context or in one with globals of its own.
// https://nodejs.org/api/vm.html
// The mechanics: lib/internal/vm/.  Native half: src/bind/bind_vm.c.
//
// The engine gives no compiled code away, so what cachedData holds is a mark of the text it belongs
// to: it is accepted or rejected as Node would, and saves no time.

const { codes } = require('internal/errors');
const {
  validateArray, validateBoolean, validateBuffer, validateInt32, validateObject, validateOneOf,
  validateString, validateUint32, kValidateObjectAllowArray, validateFunction,
} = require('internal/validators');
const { isView: isArrayBufferView } = ArrayBuffer;

const { ERR_INVALID_ARG_TYPE } = codes;

const constants = Object.freeze({
  __proto__: null,
  USE_MAIN_CONTEXT_DEFAULT_LOADER: Symbol('vm_dynamic_import_main_context_default'),
  DONT_CONTEXTIFY: Symbol('vm_context_no_contextify'),
});

function runner() {
  return require('internal/vm/run');
}

// ---- options ------------------------------------------------------------------------------------

function checkImport(value) {
  if (value === undefined || value === constants.USE_MAIN_CONTEXT_DEFAULT_LOADER) return;
  validateFunction(value, 'options.importModuleDynamically');
}

function checkCachedData(value) {
  if (value !== undefined && !isArrayBufferView(value)) {
    throw new ERR_INVALID_ARG_TYPE('options.cachedData', ['Buffer', 'TypedArray', 'DataView'], value);
  }
}

function readScriptOptions(options) {
  if (typeof options === 'string') options = { filename: options };
  else validateObject(options, 'options');
  const {
    filename = 'evalmachine.<anonymous>', lineOffset = 0, columnOffset = 0, cachedData,
    produceCachedData = false, importModuleDynamically,
  } = options;
  validateString(filename, 'options.filename');
  validateInt32(lineOffset, 'options.lineOffset');
  validateInt32(columnOffset, 'options.columnOffset');
  checkCachedData(cachedData);
  validateBoolean(produceCachedData, 'options.produceCachedData');
  checkImport(importModuleDynamically);
  return {
    filename, lineOffset, columnOffset, cachedData, produceCachedData, importModuleDynamically,
  };
}

function readRunOptions(options = {}) {
  validateObject(options, 'options');
  const { breakOnSigint = false, displayErrors = true, timeout } = options;
  if (timeout !== undefined) validateUint32(timeout, 'options.timeout', true);
  validateBoolean(displayErrors, 'options.displayErrors');
  validateBoolean(breakOnSigint, 'options.breakOnSigint');
  return { timeout, breakOnSigint, displayErrors };
}

// ---- cachedData ---------------------------------------------------------------------------------

const MARK = 'eddyvm1\n';

// FNV-1a of the text, twice from different bases, and its length.
function markOf(text) {
  let a = 0x811C9DC5;
  let b = 0x01234567;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x01000193) ^ (b >>> 15);
  }
  const hex = (number) => (number >>> 0).toString(16).padStart(8, '0');
  return Buffer.from(`${MARK}${hex(a)}${hex(b)}${hex(text.length)}`, 'latin1');
}

function isMarkOf(data, text) {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return bytes.equals(markOf(text));
}

function useCachedData(target, text, cachedData, produceCachedData) {
  if (cachedData !== undefined) target.cachedDataRejected = !isMarkOf(cachedData, text);
  if (produceCachedData) {
    target.cachedDataProduced = true;
    target.cachedData = markOf(text);
  }
}

function sourceMapUrl(text) {
  let found;
  for (const [, url] of text.matchAll(/^[ \t]*\/\/[#@] sourceMappingURL=([^\s'"]*)\s*$/gm)) {
    found = url === '' ? undefined : url;
  }
  return found;
}

// ---- scripts ------------------------------------------------------------------------------------

/**
 * A text that parses, to be run any number of times.
 * https://nodejs.org/api/vm.html#class-vmscript
 */
class Script {
  #script; // { text, url, lineOffset, names }: internal/vm/run

  /**
   * @param {string} code
   * @param {string|object} [options] the file name, or { filename, lineOffset, columnOffset,
   *   cachedData, produceCachedData, importModuleDynamically }
   * @throws {SyntaxError|ERR_INVALID_ARG_TYPE|ERR_OUT_OF_RANGE}
   */
  constructor(code, options = {}) {
    code = `${code}`;
    const wanted = readScriptOptions(options);
    const { filename: url, lineOffset } = wanted;
    const run = runner();
    const text = run.prepared(code, {
      url, referrer: this, importModuleDynamically: wanted.importModuleDynamically,
    });
    run.check(text, url, lineOffset);
    run.noteShift(url, -wanted.columnOffset);
    if (lineOffset === 0) require('internal/module/wrapped').noteText(url, code);
    this.#script = { text, url, lineOffset, names: undefined };
    this.sourceURL = undefined;
    const mapUrl = code.includes('sourceMappingURL=') ? sourceMapUrl(code) : undefined;
    this.sourceMapURL = mapUrl;
    useCachedData(this, code, wanted.cachedData, wanted.produceCachedData);
  }

  /** @returns {Buffer} to be given as cachedData with the same text */
  createCachedData() {
    return markOf(this.#script.text);
  }

  #run(context, options) {
    const { timeout, breakOnSigint, displayErrors } = readRunOptions(options);
    this.#script.showsErrors = displayErrors;
    return runner().run(context, this.#script, timeout, breakOnSigint);
  }

  /** https://nodejs.org/api/vm.html#scriptruninthiscontextoptions */
  runInThisContext(options) {
    return this.#run(undefined, options);
  }

  /** https://nodejs.org/api/vm.html#scriptrunincontextcontextifiedobject-options */
  runInContext(contextifiedObject, options) {
    const context = require('internal/vm/context').needContext(contextifiedObject,
      'contextifiedObject');
    return this.#run(context, options);
  }

  /** https://nodejs.org/api/vm.html#scriptruninnewcontextcontextobject-options */
  runInNewContext(contextObject, options) {
    const context = createContext(contextObject, contextOptions(options));
    return this.runInContext(context, options);
  }
}

// runInNewContext has the context's options under longer names.
function contextOptions(options) {
  if (!options) return {};
  const { contextName, contextOrigin, contextCodeGeneration, microtaskMode } = options;
  if (contextName !== undefined) validateString(contextName, 'options.contextName');
  if (contextOrigin !== undefined) validateString(contextOrigin, 'options.contextOrigin');
  let codeGeneration;
  if (contextCodeGeneration !== undefined) {
    validateObject(contextCodeGeneration, 'options.contextCodeGeneration');
    codeGeneration = readCodeGeneration(contextCodeGeneration, 'options.contextCodeGeneration');
  }
  checkMicrotaskMode(microtaskMode);
  return { name: contextName, origin: contextOrigin, codeGeneration, microtaskMode };
}

function readCodeGeneration({ strings = true, wasm = true }, name) {
  validateBoolean(strings, `${name}.strings`);
  validateBoolean(wasm, `${name}.wasm`);
  return { strings, wasm };
}

function checkMicrotaskMode(mode) {
  if (mode !== undefined) validateOneOf(mode, 'options.microtaskMode', ['afterEvaluate', undefined]);
}

// ---- contexts -----------------------------------------------------------------------------------

/**
 * Makes an object the globals of a new context.
 * https://nodejs.org/api/vm.html#vmcreatecontextcontextobject-options
 * @param {object|null|symbol} [contextObject] constants.DONT_CONTEXTIFY: the global object itself
 * @param {object} [options] { name, origin, codeGeneration: { strings, wasm }, microtaskMode,
 *   importModuleDynamically }
 * @returns {object} contextObject, or the global object
 * @throws {ERR_INVALID_ARG_TYPE|ERR_INVALID_ARG_VALUE}
 */
function createContext(contextObject = {}, options = {}) {
  const { makeContext, contextOf } = require('internal/vm/context');
  const isPlain = contextObject === constants.DONT_CONTEXTIFY;
  if (!isPlain) {
    if (isContext(contextObject)) return contextObject;
  }
  validateObject(options, 'options');
  const { name, origin, codeGeneration, microtaskMode, importModuleDynamically } = options;
  if (name !== undefined) validateString(name, 'options.name');
  if (origin !== undefined) validateString(origin, 'options.origin');
  if (codeGeneration !== undefined) validateObject(codeGeneration, 'options.codeGeneration');
  const allowed = readCodeGeneration(codeGeneration ?? {}, 'options.codeGeneration');
  checkMicrotaskMode(microtaskMode);
  checkImport(importModuleDynamically);
  const context = makeContext(isPlain ? undefined : contextObject, {
    name, ...allowed, runsJobs: microtaskMode === 'afterEvaluate',
  });
  const made = isPlain ? context.global : contextObject;
  contextOf(made).importModuleDynamically = importModuleDynamically;
  return made;
}

/**
 * @param {object} object
 * @returns {boolean} it is contextified
 */
function isContext(object) {
  validateObject(object, 'object', kValidateObjectAllowArray);
  return require('internal/vm/context').contextOf(object) !== undefined;
}

// ---- in one go ----------------------------------------------------------------------------------

function createScript(code, options) {
  return new Script(code, options);
}

function asOptions(options) {
  return typeof options === 'string' ? { filename: options } : options;
}

/** https://nodejs.org/api/vm.html#vmrunincontextcode-contextifiedobject-options */
function runInContext(code, contextifiedObject, options) {
  require('internal/vm/context').needContext(contextifiedObject, 'contextifiedObject');
  options = asOptions(options);
  return createScript(code, options).runInContext(contextifiedObject, options);
}

/** https://nodejs.org/api/vm.html#vmruninnewcontextcode-contextobject-options */
function runInNewContext(code, contextObject, options) {
  options = asOptions(options);
  return createScript(code, options).runInNewContext(contextObject, options);
}

/** https://nodejs.org/api/vm.html#vmruninthiscontextcode-options */
function runInThisContext(code, options) {
  options = asOptions(options);
  return createScript(code, options).runInThisContext(options);
}

function checkParams(params) {
  validateArray(params, 'params');
  params.forEach((param, i) => validateString(param, `params[${i}]`));
}

function checkExtensions(extensions) {
  validateArray(extensions, 'options.contextExtensions');
  extensions.forEach((each, i) => {
    validateObject(each, `options.contextExtensions[${i}]`, { nullable: true });
  });
}

function parsingContextOf(value) {
  if (value === undefined) return undefined;
  const isObject = typeof value === 'object' && value !== null;
  const context = isObject ? require('internal/vm/context').contextOf(value) : undefined;
  if (context === undefined) {
    throw new ERR_INVALID_ARG_TYPE('options.parsingContext', 'Context', value);
  }
  return context;
}

/**
 * A function with this body.
 * https://nodejs.org/api/vm.html#vmcompilefunctioncode-params-options
 * @param {string} code
 * @param {string[]} [params]
 * @param {object} [options] { filename, lineOffset, columnOffset, cachedData, produceCachedData,
 *   parsingContext, contextExtensions, importModuleDynamically }
 * @returns {Function}
 * @throws {SyntaxError|ERR_INVALID_ARG_TYPE|ERR_OUT_OF_RANGE}
 */
function compileFunction(code, params, options = {}) {
  validateString(code, 'code');
  if (params !== undefined) checkParams(params);
  validateObject(options, 'options');
  const {
    filename = '', columnOffset = 0, lineOffset = 0, cachedData, produceCachedData = false,
    parsingContext, contextExtensions = [], importModuleDynamically,
  } = options;
  validateString(filename, 'options.filename');
  validateInt32(columnOffset, 'options.columnOffset');
  validateInt32(lineOffset, 'options.lineOffset');
  if (cachedData !== undefined) validateBuffer(cachedData, 'options.cachedData');
  validateBoolean(produceCachedData, 'options.produceCachedData');
  const context = parsingContextOf(parsingContext);
  checkExtensions(contextExtensions);
  checkImport(importModuleDynamically);
  const run = runner();
  const about = { url: filename, referrer: undefined, importModuleDynamically };
  const made = run.makeFunction({
    text: run.prepared(code, about), url: filename, lineOffset, columnOffset,
    params: params ?? [], context, extensions: contextExtensions,
  });
  about.referrer = made;
  useCachedData(made, code, cachedData, produceCachedData);
  return made;
}

let hasWarned = false;

/**
 * What the engine's heap takes.
 * https://nodejs.org/api/vm.html#vmmeasurememoryoptions
 * @param {object} [options] { mode: 'summary' | 'detailed', execution: 'default' | 'eager' }
 * @returns {Promise<object>}
 */
function measureMemory(options = {}) {
  if (!hasWarned) {
    process.emitWarning('vm.measureMemory is an experimental feature and might change at any time',
      'ExperimentalWarning');
  }
  hasWarned = true;
  validateObject(options, 'options');
  const { mode = 'summary', execution = 'default' } = options;
  validateOneOf(mode, 'options.mode', ['summary', 'detailed']);
  validateOneOf(execution, 'options.execution', ['default', 'eager']);
  const bytes = internalBinding('vm').memory();
  const part = () => ({ jsMemoryEstimate: bytes, jsMemoryRange: [bytes, bytes] });
  const result = { total: part(), WebAssembly: { code: 0, metadata: 0 } };
  if (mode === 'detailed') {
    const { countContexts } = require('internal/vm/context');
    const none = () => ({ jsMemoryEstimate: 0, jsMemoryRange: [0, 0] }); // all have one heap
    Object.assign(result, { current: part(), other: Array.from({ length: countContexts() }, none) });
  }
  return Promise.resolve(result);
}

module.exports = {
  Script,
  createContext,
  createScript,
  runInContext,
  runInNewContext,
  runInThisContext,
  isContext,
  compileFunction,
  measureMemory,
  constants,
};
