'use strict';
// internal/module/esm/record - modules as the language sees them: linking and evaluation.
// https://tc39.es/ecma262/#sec-modules
//
//   new SourceModule(url, parsed, host)      from a text
//   new SyntheticModule(url, names, run)     from values: built-ins, CommonJS, JSON, WebAssembly
//
// The host (internal/module/esm/loader, vm) fills `module.deps`, one module a request, before
// `link(module)`; then `evaluate(module)` gives a promise.

const { compileModule } = require('internal/module/esm/build');
const { makeNamespace } = require('internal/module/esm/namespace');

const promiseThen = Promise.prototype.then;

// Status, in the order in which a module has them.
const UNLINKED = 0;
const LINKING = 1;
const LINKED = 2;
const EVALUATING = 3;
const EVALUATING_ASYNC = 4;
const EVALUATED = 5;

let asyncCount = 0; // modules that began to wait, for the order in which they go on

class Binding {
  constructor(module, name, isFixed) {
    this.module = module;
    this.name = name; // undefined: the namespace
    this.isFixed = isFixed; // does not change once the module's body has run
  }

  get getter() {
    const { module, name } = this;
    return name === undefined ? () => module.getNamespace() : module.getters[name];
  }

  get isNamespace() {
    return this.name === undefined;
  }
}

const AMBIGUOUS = { __proto__: null };

/** What all modules have. */
class Module {
  constructor(url) {
    this.url = url;
    this.status = UNLINKED;
    this.deps = []; // modules, one a request
    this.getters = { __proto__: null }; // name of a local export -> () => its value
    this.namespace = undefined;
    this.hasError = false;
    this.error = undefined;
    this.hasAwait = false;
    this.isInCycle = false;
    this.cycleRoot = undefined;
    this.capability = undefined;
    this.index = 0; // of the depth-first search
    this.lowest = 0;
    this.asyncOrder = 0; // 0: not waiting; Infinity: has gone on
    this.pending = 0; // modules it waits for
    this.asyncParents = [];
    this.resolved = new Map(); // name -> Binding, null or AMBIGUOUS
  }

  /** Binding, null (there is none) or AMBIGUOUS. */
  resolveExport(name, seen = []) {
    const known = this.resolved.get(name);
    if (known !== undefined) return known;
    for (let i = 0; i < seen.length; i += 2) {
      if (seen[i] === this && seen[i + 1] === name) return null;
    }
    const isFirst = seen.length === 0;
    seen.push(this, name);
    const found = this.findExport(name, seen);
    if (isFirst || (found !== null && found !== AMBIGUOUS)) this.resolved.set(name, found);
    return found;
  }

  getNamespace() {
    return (this.namespace ??= makeNamespace(this));
  }

  /** Names of the exports that can be seen from outside, sorted. */
  visibleNames() {
    const names = this.exportedNames(new Set()).filter((name) => {
      const found = this.resolveExport(name);
      return found !== null && found !== AMBIGUOUS;
    });
    return names.sort(); // by code units
  }
}

// ---- modules from a text -------------------------------------------------------------------------

// What the compiled text sees as `$eddy`.
class Environment {
  #module;
  #meta;

  constructor(module) {
    this.#module = module;
  }

  init(getters) {
    this.#module.setGetters(getters);
  }

  values() {
    return this.#module.fixedValues();
  }

  name(fn) {
    Object.defineProperty(fn, 'name', { __proto__: null, value: 'default', configurable: true });
  }

  get meta() {
    return (this.#meta ??= this.#module.host.makeMeta(this.#module));
  }

  import(specifier, options) {
    return this.#module.host.importDynamic(this.#module, specifier, options, 0);
  }

  importSource(specifier, options) {
    return this.#module.host.importDynamic(this.#module, specifier, options, 1);
  }

  importDefer(specifier, options) {
    return this.#module.host.importDynamic(this.#module, specifier, options, 2);
  }

  get imports() {
    return this.#module.readOnlyImports();
  }

  using() {
    return new (require('internal/module/esm/using').Disposer)();
  }

  use(value) {
    return this.#module.disposer().use(value);
  }

  useAsync(value) {
    return this.#module.disposer().useAsync(value);
  }
}

class SourceModule extends Module {
  #areFixed;
  #bindings;
  #body; // the generator, or the async function, of the module
  #link;
  #disposer;
  #readOnly;

  constructor(url, parsed, host) {
    super(url);
    this.parsed = parsed;
    this.host = host;
    this.requests = parsed.requests;
    this.hasAwait = parsed.hasAwait;
    this.local = new Map(); // name -> entry
    this.stars = [];
    for (const entry of parsed.exports) {
      if (entry.kind === 2) this.stars.push(entry.request);
      else this.local.set(entry.name, entry);
    }
  }

  depOf(request) {
    return this.deps[request];
  }

  exportedNames(seen) {
    if (seen.has(this)) return [];
    seen.add(this);
    const names = new Set(this.local.keys());
    for (const star of this.stars) {
      for (const name of this.deps[star].exportedNames(seen)) {
        if (name !== 'default') names.add(name);
      }
    }
    return [...names];
  }

  findExport(name, seen) {
    const entry = this.local.get(name);
    if (entry !== undefined) return this.bindingOf(entry, seen);
    if (name === 'default') return null;
    let found = null;
    for (const star of this.stars) {
      const one = this.deps[star].resolveExport(name, seen);
      if (one === AMBIGUOUS) return AMBIGUOUS;
      if (one === null) continue;
      if (found === null) found = one;
      else if (found.module !== one.module || found.name !== one.name) return AMBIGUOUS;
    }
    return found;
  }

  bindingOf(entry, seen) {
    if (entry.kind === 1) return this.deps[entry.request].resolveExport(entry.local, seen);
    if (entry.kind === 3) return new Binding(this.deps[entry.request], undefined, true);
    if (entry.import === 0) return new Binding(this, entry.name, !entry.isLive);
    const { request, name } = this.parsed.imports[entry.import - 1];
    const dep = this.deps[request];
    return name === undefined ? new Binding(dep, undefined, true) : dep.resolveExport(name, seen);
  }

  // ---- linking

  /** Every name that is asked for must be there. */
  checkExports() {
    for (const entry of this.parsed.exports) {
      if (entry.kind !== 1) continue;
      const found = this.resolveExport(entry.name);
      if (found === null || found === AMBIGUOUS) {
        throw this.missing(entry.request, entry.local, entry, found);
      }
    }
  }

  missing(request, name, { start, end }, found) {
    const { specifier } = this.requests[request];
    const what = found === AMBIGUOUS ? 'contains conflicting star exports for name' :
      'does not provide an export named';
    const { makeError } = require('internal/module/esm/syntax');
    const error = makeError(`The requested module '${specifier}' ${what} '${name}'`,
      this.url, this.parsed.source, start, end, '');
    if (found !== AMBIGUOUS) this.host.explainMissing?.(error, this, request, name);
    else error.message += this.conflict(request, name);
    return error;
  }

  conflict(request, name) {
    const { stars, deps } = this.deps[request];
    const froms = [];
    for (const star of stars) {
      if (deps[star].resolveExport(name) !== null) {
        froms.push(this.deps[request].requests[star].specifier);
      }
    }
    return froms.length < 2 ? '' : ` with the previous requested module '${froms[1]}'`;
  }

  /** Compiles and makes the getters of the exports. */
  instantiate() {
    this.checkExports();
    const { imports } = this.parsed;
    this.#bindings = imports.map(({ request, name, start, end }) => {
      if (name === undefined) return new Binding(this.deps[request], undefined, true);
      const found = this.deps[request].resolveExport(name);
      if (found !== null && found !== AMBIGUOUS) return found;
      throw this.missing(request, name, { start, end }, found);
    });
    this.#areFixed = this.#bindings.map(({ isFixed }) => isFixed && !this.isInCycle);
    const make = this.compile();
    const [link, body] = make(new Environment(this));
    this.#link = link;
    this.#body = body;
    if (this.isAsyncFunction) this.setLateGetters();
    else (this.#body = body()).next();
  }

  compile() {
    try {
      return compileModule(this.parsed, this.url, this.#areFixed);
    } catch (error) {
      require('internal/module/esm/syntax').explain(error, this.url, this.parsed);
      throw error;
    }
  }

  /** Compiles it alone, to see whether it can be. */
  check() {
    this.#areFixed = this.parsed.imports.map(() => true);
    this.compile();
  }

  get isAsyncFunction() {
    return (this.parsed.flags & 2) !== 0; // `for await` outside of functions
  }

  ownExports() {
    return this.parsed.exports.filter((entry) => entry.kind === 0 && entry.import === 0);
  }

  setGetters(getters) {
    this.ownExports().forEach(({ name }, i) => { this.getters[name] = getters[i]; });
  }

  // The getters come when the body begins.
  setLateGetters() {
    const { getters } = this;
    for (const { name } of this.ownExports()) {
      getters[name] = function wait() {
        const getter = getters[name];
        if (getter === wait) throw new ReferenceError(`Cannot access '${name}' before initialization`);
        return getter();
      };
    }
  }

  /** When all modules of the graph have getters. */
  connect() {
    const getters = [];
    this.#bindings.forEach((binding, i) => {
      if (!this.#areFixed[i]) getters.push(lateGetter(binding));
    });
    this.#link(getters);
  }

  fixedValues() {
    const values = [];
    this.#bindings.forEach((binding, i) => {
      if (this.#areFixed[i]) values.push(binding.getter());
    });
    return values;
  }

  // For assignments to imports, which throw.
  readOnlyImports() {
    if (this.#readOnly !== undefined) return this.#readOnly;
    const target = { __proto__: null };
    this.parsed.imports.forEach(({ local }, i) => {
      const get = () => this.#bindings[i].getter();
      Object.defineProperty(target, local, { __proto__: null, get });
    });
    return (this.#readOnly = Object.freeze(target));
  }

  disposer() {
    return (this.#disposer ??= new (require('internal/module/esm/using').Disposer)());
  }

  // ---- evaluation

  execute() {
    const values = this.fixedValues();
    if (this.#disposer === undefined && (this.parsed.flags & 32) === 0) {
      this.#body.next(values);
      return;
    }
    try {
      this.#body.next(values);
    } catch (error) {
      this.disposer().fail(error);
    }
    this.disposer().end();
  }

  executeAsync(resolve, reject) {
    const finish = (parsedError, hasError) => {
      if ((this.parsed.flags & 32) === 0) {
        if (hasError) reject(parsedError);
        else resolve();
        return;
      }
      if (hasError) this.disposer().fail(parsedError);
      promiseThen.call(this.disposer().endAsync(), resolve, reject);
    };
    if (this.isAsyncFunction) {
      const body = this.#body;
      promiseThen.call(body(), () => finish(undefined, false), (error) => finish(error, true));
      return;
    }
    drive(this.#body, this.fixedValues(), finish);
  }
}

// `for await` modules put their getters in place late.
function lateGetter(binding) {
  if (binding.isNamespace) return binding.getter;
  const { module, name } = binding;
  if (!module.isAsyncFunction) return module.getters[name];
  return () => module.getters[name]();
}

// Runs the body of a module from one await to the next.
function drive(body, first, finish) {
  function go(value) {
    step(body.next, value);
  }
  function fail(error) {
    step(body.throw, error);
  }
  function step(method, value) {
    let result;
    try {
      result = Reflect.apply(method, body, [value]);
    } catch (error) {
      finish(error, true);
      return;
    }
    if (result.done) {
      finish(undefined, false);
      return;
    }
    let promise;
    try {
      promise = Promise.resolve(result.value);
    } catch (error) {
      fail(error);
      return;
    }
    promiseThen.call(promise, go, fail);
  }
  go(first);
}

// ---- modules from values -------------------------------------------------------------------------

class SyntheticModule extends Module {
  #run;
  #values = { __proto__: null };
  #isFixed;

  /**
   * @param {string} url
   * @param {string[]} names of exports
   * @param {(module: SyntheticModule) => void} run sets the exports; called once
   * @param {boolean} [isFixed] they do not change later
   */
  constructor(url, names, run, isFixed = false) {
    super(url);
    this.#run = run;
    this.#isFixed = isFixed;
    this.names = names;
    const values = this.#values;
    for (const name of names) {
      values[name] = undefined;
      this.getters[name] = () => values[name];
    }
    this.requests = [];
  }

  exportedNames() {
    return this.names;
  }

  findExport(name) {
    return name in this.getters ? new Binding(this, name, this.#isFixed) : null;
  }

  setExport(name, value) {
    if (!(name in this.getters)) throw new ReferenceError(`Export '${name}' is not defined in module`);
    this.#values[name] = value;
  }

  getExport(name) {
    return this.#values[name];
  }

  instantiate() {}

  connect() {}

  execute() {
    this.#run(this);
  }
}

// ---- linking -------------------------------------------------------------------------------------

function innerLink(module, stack, index, done) {
  if (module.status !== UNLINKED) return index;
  module.status = LINKING;
  module.index = module.lowest = index++;
  stack.push(module);
  for (const dep of module.deps) {
    index = innerLink(dep, stack, index, done);
    if (dep.status === LINKING) module.lowest = Math.min(module.lowest, dep.lowest);
    if (dep === module) module.isInCycle = true;
  }
  if (module.lowest === module.index) {
    const from = stack.lastIndexOf(module);
    const component = stack.splice(from);
    for (const each of component) {
      each.status = LINKED;
      each.isInCycle ||= component.length > 1;
      done.push(each);
    }
  }
  return index;
}

/**
 * Links a module and all that it needs.
 * @param {Module} module
 * @throws {SyntaxError} a name is not exported, or the engine refuses the text
 */
function link(module) {
  if (module.status !== UNLINKED) return;
  const done = [];
  const stack = [];
  innerLink(module, stack, 0, done);
  try {
    for (const each of done) each.instantiate();
    for (const each of done) each.connect();
  } catch (error) {
    for (const each of done) {
      each.status = UNLINKED;
      each.isInCycle = false;
    }
    throw error;
  }
}

// ---- evaluation ----------------------------------------------------------------------------------

function isDone(module) {
  return module.status === EVALUATING_ASYNC || module.status === EVALUATED;
}

function waitFor(module, dep, stack) {
  let required = dep;
  if (dep.status === EVALUATING) {
    module.lowest = Math.min(module.lowest, dep.lowest);
  } else {
    required = dep.cycleRoot;
    if (required.hasError) throw required.error;
  }
  if (required.asyncOrder > 0 && required.asyncOrder !== Infinity) {
    module.pending++;
    required.asyncParents.push(module);
  }
}

function innerEvaluate(module, stack, index) {
  if (isDone(module)) {
    if (module.hasError) throw module.error;
    return index;
  }
  if (module.status === EVALUATING) return index;
  module.status = EVALUATING;
  module.index = module.lowest = index++;
  module.pending = 0;
  stack.push(module);
  for (const dep of module.deps) {
    index = innerEvaluate(dep, stack, index);
    waitFor(module, dep, stack);
  }
  if (module.pending > 0 || module.hasAwait) {
    module.asyncOrder = ++asyncCount;
    if (module.pending === 0) startAsync(module);
  } else {
    module.execute();
  }
  if (module.lowest === module.index) closeComponent(module, stack);
  return index;
}

function closeComponent(root, stack) {
  for (;;) {
    const each = stack.pop();
    each.status = each.asyncOrder > 0 ? EVALUATING_ASYNC : EVALUATED;
    each.cycleRoot = root;
    if (each === root) return;
  }
}

function makeCapability() {
  const capability = { promise: undefined, resolve: undefined, reject: undefined };
  capability.promise = new Promise((resolve, reject) => {
    capability.resolve = resolve;
    capability.reject = reject;
  });
  return capability;
}

/**
 * Runs a linked module and all that it needs, each once.
 * @param {Module} module
 * @returns {Promise<undefined>}
 */
function evaluate(module) {
  if (isDone(module)) module = module.cycleRoot ?? module;
  if (module.capability !== undefined) return module.capability.promise;
  const stack = [];
  const capability = module.capability = makeCapability();
  try {
    innerEvaluate(module, stack, 0);
    if (module.asyncOrder === 0) capability.resolve();
  } catch (error) {
    for (const each of stack) {
      each.status = EVALUATED;
      each.hasError = true;
      each.error = error;
      each.cycleRoot ??= each;
    }
    capability.reject(error);
  }
  return capability.promise;
}

function startAsync(module) {
  module.executeAsync(() => fulfilled(module), (error) => rejected(module, error));
}

// All that can go on now that a module has ended, without what waits for others.
function gather(module, list) {
  for (const parent of module.asyncParents) {
    if (list.includes(parent) || parent.cycleRoot?.hasError) continue;
    parent.pending--;
    if (parent.pending > 0) continue;
    list.push(parent);
    if (!parent.hasAwait) gather(parent, list);
  }
}

function fulfilled(module) {
  if (module.status === EVALUATED) return; // an error of another came first
  module.asyncOrder = Infinity;
  module.status = EVALUATED;
  module.capability?.resolve();
  const list = [];
  gather(module, list);
  list.sort((a, b) => a.asyncOrder - b.asyncOrder);
  for (const each of list) goOn(each);
}

function goOn(module) {
  if (module.status === EVALUATED) return;
  if (module.hasAwait) {
    startAsync(module);
    return;
  }
  try {
    module.execute();
  } catch (error) {
    rejected(module, error);
    return;
  }
  module.asyncOrder = Infinity;
  module.status = EVALUATED;
  module.capability?.resolve();
}

function rejected(module, error) {
  if (module.status === EVALUATED) return;
  module.hasError = true;
  module.error = error;
  module.status = EVALUATED;
  module.asyncOrder = Infinity;
  for (const parent of module.asyncParents) rejected(parent, error);
  module.capability?.reject(error);
}

/** Whether a module, or one that it needs, waits outside of functions. */
function findAwait(module, seen = new Set()) {
  if (seen.has(module)) return undefined;
  seen.add(module);
  if (module.hasAwait) return module;
  for (const dep of module.deps) {
    const found = findAwait(dep, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

module.exports = {
  Module, SourceModule, SyntheticModule, link, evaluate, findAwait,
  status: { UNLINKED, LINKING, LINKED, EVALUATING, EVALUATING_ASYNC, EVALUATED },
};
