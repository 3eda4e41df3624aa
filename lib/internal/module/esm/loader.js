'use strict';
// internal/module/esm/loader - import: from a specifier to a module that has run.
// https://nodejs.org/api/esm.html
//
//   resolve -> load -> record (internal/module/esm/record) -> its requests, until the graph is whole
//   -> link -> evaluate
//
// Steps that hooks may make asynchronous are generators: `run` goes through them at once when
// nothing waits, `runAsync` otherwise (hooks of module.register).

const { codes } = require('internal/errors');
const { SourceModule, link, evaluate, findAwait, status } = require('internal/module/esm/record');
const { parseSource } = require('internal/module/esm/build');
const { resolve: defaultResolve, importConditions, toPath, baseOf, toUrl } =
  require('internal/module/esm/resolve');
const formats = require('internal/module/esm/formats');
const { isLoaded } = require('internal/builtins');

const { then: promiseThen } = Promise.prototype;
const modules = new Map(); // url, NUL, type -> module
const NO_ATTRIBUTES = Object.freeze({ __proto__: null });
const main = { url: undefined, promise: undefined, module: undefined, isSettled: false };

// ---- steps ---------------------------------------------------------------------------------------

let isSync = false; // hooks that may wait are left out

/** Goes through a generator that never has to wait. */
function run(steps) {
  const was = isSync;
  isSync = true;
  try {
    let next = steps.next();
    while (!next.done) next = steps.next(next.value);
    return next.value;
  } finally {
    isSync = was;
  }
}

async function runAsync(steps) {
  let next = steps.next();
  while (!next.done) {
    let value;
    try {
      value = await next.value;
    } catch (error) {
      next = steps.throw(error);
      continue;
    }
    next = steps.next(value);
  }
  return next.value;
}

function hooks() {
  return isLoaded('internal/module/esm/hooks') ? require('internal/module/esm/hooks') : undefined;
}

function plainResolve(specifier, { parentURL, conditions }) {
  return { url: defaultResolve(specifier, parentURL, conditions), format: undefined };
}

function* resolveSteps(specifier, parentURL, attributes) {
  const active = hooks();
  if (active?.hasAny()) {
    const context = { conditions: importConditions(), importAttributes: attributes, parentURL };
    return yield active.resolve(isSync, specifier, context, (request, given) => {
      const found = plainResolve(request, given);
      return { ...found, format: formats.guessFormat(found.url), importAttributes: attributes };
    });
  }
  return { url: defaultResolve(specifier, parentURL), format: undefined };
}

function plainLoad(url, { format, importAttributes }) {
  const found = format ?? formats.formatOf(url, importAttributes);
  if (importAttributes?.type === 'text') return { format: 'text', source: formats.sourceOf(url, 'text') };
  return { format: found, source: found === 'commonjs' ? null : formats.sourceOf(url, found) };
}

function* loadSteps(url, format, attributes) {
  const active = hooks();
  if (active?.hasAny()) {
    const context = { format, importAttributes: attributes, conditions: importConditions() };
    return yield active.load(isSync, url, context, (other, given) => {
      const found = given.format ?? formats.formatOf(other, given.importAttributes);
      formats.checkAttributes(other, found, given.importAttributes ?? NO_ATTRIBUTES);
      return { format: found, source: bytesFor(other, found) };
    });
  }
  const found = plainLoad(url, { format, importAttributes: attributes });
  formats.checkAttributes(url, found.format, attributes);
  return found;
}

// Hooks get the bytes of files, as Node gives them.
function bytesFor(url, format) {
  const source = formats.sourceOf(url, format);
  return typeof source === 'string' ? Buffer.from(source) : source ?? null;
}

// ---- one module ----------------------------------------------------------------------------------

function makeSource(url, source) {
  const parsed = parseSource(source, true);
  if (parsed.message !== undefined) {
    throw require('internal/module/esm/syntax').fromParser(parsed, url, source);
  }
  return new SourceModule(url, parsed, host);
}

function make(url, format, source, isMain) {
  const { translate, textOf } = require('internal/module/esm/translate');
  if (format !== 'module') return translate(url, format, source, isMain);
  if (source === null || source === undefined) {
    throw new codes.ERR_INVALID_RETURN_PROPERTY_VALUE('a string, an ArrayBuffer, or a TypedArray',
      'load', 'source', source);
  }
  return makeSource(url, textOf(source));
}

function* getModule(specifier, parentURL, attributes, phase) {
  const { url, format, importAttributes } = yield* resolveSteps(specifier, parentURL, attributes);
  const module = yield* moduleOf(url, format, importAttributes ?? attributes, parentURL);
  if (phase !== 1) return module;
  return require('internal/module/esm/translate').translateSource(module);
}

function keyOf(url, attributes) {
  return attributes.type === undefined ? url : `${url}\x00${attributes.type}`;
}

function* moduleOf(url, format, attributes, parentURL) {
  const key = keyOf(url, attributes);
  let known = modules.get(key);
  if (known !== undefined) return known;
  const loaded = yield* loadSteps(url, format, attributes);
  known = modules.get(key); // another import was quicker
  if (known !== undefined) return known;
  const module = make(url, loaded.format, loaded.source, parentURL === undefined);
  module.isReady = module.requests.length === 0;
  modules.set(key, module);
  return module;
}

// ---- the graph -----------------------------------------------------------------------------------

/** Loads all that a module needs. */
function* completeGraph(root) {
  if (root.isReady) return;
  const list = [root];
  for (let i = 0; i < list.length; i++) {
    const module = list[i];
    const deps = [];
    for (const { specifier, attributes, phase } of module.requests) {
      const dep = yield* getModule(specifier, module.url, attributes, phase);
      deps.push(dep);
      if (!dep.isReady && dep !== module && !list.includes(dep)) list.push(dep);
    }
    if (module.deps.length === 0) module.deps = deps;
  }
  for (const module of list) module.isReady = true;
}

function* graphOf(specifier, parentURL, attributes, phase) {
  const module = yield* getModule(specifier, parentURL, attributes, phase);
  yield* completeGraph(module);
  return module;
}

function namespaceWhenDone(module) {
  link(module);
  return promiseThen.call(evaluate(module), () => module.getNamespace());
}

/**
 * import(), from a URL.
 * @param {string} specifier
 * @param {string} [parentURL] undefined: the program's entry
 * @param {object} [attributes]
 * @param {number} [phase] 1: the source
 * @returns {Promise<object>} the namespace
 */
function importModule(specifier, parentURL, attributes = NO_ATTRIBUTES, phase = 0) {
  const steps = graphOf(specifier, parentURL, attributes, phase);
  const finish = (module) => (phase === 1 ? module.getExport('default') : namespaceWhenDone(module));
  if (hooks()?.hasAsync()) return promiseThen.call(runAsync(steps), finish);
  try {
    return Promise.resolve(finish(run(steps)));
  } catch (error) {
    return Promise.reject(error);
  }
}

// ---- what modules ask ----------------------------------------------------------------------------

function attributesOf(options) {
  if (options === undefined) return NO_ATTRIBUTES;
  if (options === null || (typeof options !== 'object' && typeof options !== 'function')) {
    throw new TypeError('The second argument of import() must be an object');
  }
  const given = options.with;
  if (given === undefined) return NO_ATTRIBUTES;
  if (given === null || (typeof given !== 'object' && typeof given !== 'function')) {
    throw new TypeError("The 'with' option of import() must be an object");
  }
  const attributes = { __proto__: null };
  for (const key of Object.keys(given)) {
    if (typeof given[key] !== 'string') throw new TypeError('Import attribute value must be a string');
    attributes[key] = given[key];
  }
  return attributes;
}

/**
 * import() of a text.
 * @param {string} referrer URL of who asks
 * @returns {Promise<object>}
 */
function importFrom(referrer, specifier, options, phase = 0) {
  let request;
  let attributes;
  try {
    request = `${specifier}`;
    attributes = attributesOf(options);
  } catch (error) {
    return Promise.reject(error);
  }
  let promise = Promise.resolve();
  for (let i = 1; i < HOPS; i++) promise = promiseThen.call(promise, pass);
  return promiseThen.call(promise, () => importModule(request, referrer, attributes, phase));
}

// Jobs that pass before import() goes to work: about as many as in Node, so that programs which
// import from two places at once see the same order.
const HOPS = 5;

function pass() {}

function makeResolve(url) {
  return function resolve(specifier) {
    const request = `${specifier}`;
    if (arguments.length === 0) throw new codes.ERR_INVALID_ARG_TYPE('specifier', 'string', specifier);
    try {
      if (hooks()?.hasAny()) return run(resolveSteps(request, url, NO_ATTRIBUTES)).url;
      return defaultResolve(request, url, importConditions(), false);
    } catch (error) {
      if (error?.code === 'ERR_UNSUPPORTED_DIR_IMPORT' && error.url) return error.url;
      if (error?.code === 'ERR_MODULE_NOT_FOUND' && error.url) return error.url;
      throw error;
    }
  };
}

const host = {
  importDynamic: (module, specifier, options, phase) =>
    importFrom(module.url, specifier, options, phase),

  makeMeta(module) {
    const { url } = module;
    const meta = { __proto__: null };
    if (url.startsWith('file:')) {
      const path = toPath(url);
      meta.dirname = require('internal/module/paths').dirname(path);
      meta.filename = path;
    }
    meta.main = module === main.module;
    if (!url.startsWith('data:')) meta.resolve = makeResolve(url);
    meta.url = url;
    return meta;
  },

  // A CommonJS module whose names are found when it runs.
  explainMissing(error, module, request, name) {
    const dep = module.deps[request];
    if (!dep.isCommonJs) return;
    const { specifier } = module.requests[request];
    error.message = `Named export '${name}' not found. The requested module '${specifier}' is a ` +
      'CommonJS module, which may not support all module.exports as named exports.\n' +
      'CommonJS modules can always be imported via the default export, for example using:\n\n' +
      `import pkg from '${specifier}';\n`;
    const names = module.parsed.imports.filter((each) => each.request === request && each.name);
    if (names.length > 0 && !names.some((each) => each.name === 'default')) {
      const list = names.map((each) => (each.name === each.local ? each.name :
        `${each.name}: ${each.local}`));
      error.message += `const {${list.join(', ')}} = pkg;\n`;
    }
  },
};

// ---- the program's entry -------------------------------------------------------------------------

function watchMain(promise) {
  main.promise = promise;
  main.isSettled = false;
  const settled = () => { if (main.promise === promise) main.isSettled = true; };
  promiseThen.call(promise, settled, settled);
  return promiseThen.call(promise, () => {});
}

/**
 * Runs a file as the program.
 * @param {string} url
 */
function runMain(url) {
  main.url = url;
  const steps = mainSteps(url);
  const finish = (module) => namespaceWhenDone(module);
  watchMain(hooks()?.hasAsync() ? promiseThen.call(runAsync(steps), finish) :
    promiseThen.call(Promise.resolve(), () => finish(run(steps))));
}

function* mainSteps(url) {
  const module = yield* getModule(url, undefined, NO_ATTRIBUTES, 0);
  main.module = module;
  yield* completeGraph(module);
  return module;
}

/**
 * Runs a text as a module: -e, -p and standard input.
 * @param {string} source
 * @param {string} url
 * @param {(promise: Promise) => void} [before] steps of --import
 */
function runText(source, url) {
  main.url = url;
  watchMain(promiseThen.call(Promise.resolve(), () => {
    const module = makeSource(url, source);
    module.isReady = module.requests.length === 0;
    main.module = module;
    modules.set(url, module);
    const steps = completeGraph(module);
    if (hooks()?.hasAsync()) {
      return promiseThen.call(runAsync(steps), () => namespaceWhenDone(module));
    }
    run(steps);
    return namespaceWhenDone(module);
  }));
}

/** What module.register wants: a module that has run when this returns. */
function importAtOnce(specifier, base) {
  const module = run(graphOf(specifier, base, NO_ATTRIBUTES, 0));
  link(module);
  evaluate(module).catch(() => {});
  if (module.hasError) throw module.error;
  return module.getNamespace();
}

/**
 * Runs the program after what --import names.
 * @param {string[]} specifiers seen from the working directory
 * @param {string[]} loaders of --experimental-loader
 * @param {() => void} start
 */
function runAfterImports(specifiers, loaders, start) {
  const base = toUrl(`${internalBinding('process').cwd()}/`);
  for (const each of loaders) require('internal/module/esm/hooks').register(each, base);
  let promise = Promise.resolve();
  for (const specifier of specifiers) {
    promise = promiseThen.call(promise, () => importModule(specifier, base));
  }
  watchMain(promiseThen.call(promise, () => { start(); }));
}

/** For --check. @throws {SyntaxError} */
function checkSyntax(source, filename) {
  const module = makeSource(toUrl(filename), source);
  module.check();
}

/** Whether the program waits for something that will never come: the process is about to end. */
function isUnsettled() {
  return main.promise !== undefined && !main.isSettled;
}

/** The warning about it. */
function unsettledText() {
  const { module } = main;
  if (module === undefined || module.parsed === undefined) return '';
  const waiting = findWaiting(module, new Set());
  if (waiting === undefined) return '';
  const { placeOf } = require('internal/module/esm/syntax');
  const { lineOf } = require('internal/source_excerpt');
  const { source, awaitAt } = waiting.parsed;
  const { line, index } = placeOf(source, awaitAt);
  return `Warning: Detected unsettled top-level await at ${waiting.url}:${line}\n` +
    `${lineOf(source, line)}\n${' '.repeat(index)}^\n\n\n`;
}

function findWaiting(module, seen) {
  if (seen.has(module)) return undefined;
  seen.add(module);
  for (const dep of module.deps) {
    const found = findWaiting(dep, seen);
    if (found !== undefined) return found;
  }
  return module.hasAwait && module.status === status.EVALUATING_ASYNC && module.pending === 0 ?
    module : undefined;
}

// ---- require() of a module -----------------------------------------------------------------------

function checkAwait(module, filename, parent) {
  if (findAwait(module) === undefined) return;
  throw new codes.ERR_REQUIRE_ASYNC_MODULE(filename, parent);
}

let required = 0; // calls of requireModule under way

/** Whether modules run because somebody has required one. */
function isRequired() {
  return required > 0;
}

function cycleError(filename, parent) {
  const from = parent?.filename;
  return new codes.ERR_REQUIRE_CYCLE_MODULE(`Cannot require() ES Module ${filename} in a cycle.` +
    (from ? ` (from ${from})` : '') + ' A cycle involving require(esm) is not allowed to maintain ' +
    'invariants mandated by the ECMAScript specification. Try making at least part of the ' +
    'dependency in the graph lazily loaded.');
}

/**
 * What require() gives for a module: it is loaded, linked and run at once.
 * @param {string} filename
 * @param {Module} [parent] the CommonJS module that asks
 * @param {string} [source] where it was read already
 * @returns {*} the namespace, or what it exports as "module.exports"
 * @throws {ERR_REQUIRE_ASYNC_MODULE|ERR_REQUIRE_CYCLE_MODULE}
 */
function requireModule(filename, parent, source) {
  const url = toUrl(filename);
  let module = modules.get(url);
  if (module === undefined) {
    module = makeSource(url, source ?? formats.readSource(filename));
    module.isReady = module.requests.length === 0;
    modules.set(url, module);
  }
  run(completeGraph(module));
  if (module.status === status.EVALUATING) throw cycleError(filename, parent);
  checkAwait(module, filename, parent);
  link(module);
  required++;
  try {
    evaluate(module).catch(() => {});
  } finally {
    required--;
  }
  if (module.hasError) throw module.error;
  return exportsOf(module);
}

function exportsOf(module) {
  const namespace = module.getNamespace();
  if (Object.hasOwn(namespace, 'module.exports')) return namespace['module.exports'];
  if (!Object.hasOwn(namespace, 'default') || Object.hasOwn(namespace, '__esModule')) return namespace;
  return (module.facade ??= makeFacade(module));
}

// `default` is for those who look for __esModule, as compilers' code does.
function makeFacade(module) {
  const facade = new SourceModule(module.url,
    parseSource("export*from'x';export{default}from'x';export const __esModule=true;", true), host);
  facade.deps = [module, module];
  link(facade);
  evaluate(facade);
  return facade.getNamespace();
}

module.exports = {
  baseOf, checkSyntax, completeGraph, cycleError, host, importAtOnce,
  importFrom, importModule, isRequired, isUnsettled, main, makeSource,
  modules, namespaceWhenDone, requireModule, resolveSteps, run, runAfterImports, runMain, runText,
  unsettledText,
};
