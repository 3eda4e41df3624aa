'use strict';
// internal/vm/context - contexts: a global object with built-ins of its own, and the contextified
// object that shows through it.
// Public face: lib/node/vm.js.  Native half: src/bind/bind_vm.c.

const native = internalBinding('vm');
const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { validateObject, kValidateObjectAllowArray } = require('internal/validators');

const contexts = new WeakMap(); // contextified object, or global object -> Context
const alive = new Set(); // WeakRef of each global object
let lastName = 0;
let natural; // keys of a context that nobody has used yet
let dropped; // of those, the ones that programs don't see

// Runs in each new context, with its global object as `this`.
const PREPARE = `(function (dropped) {
  for (const name of dropped) delete this[name];
  Error.stackTraceLimit = 10;
})`;

// Runs in contexts with a contextified object: functions that look at properties see those of that
// object, where the engine has accessors.
const REFLECT = `(function (hooks) {
  const global = this;
  const { getOwnPropertyDescriptor, getOwnPropertyDescriptors, defineProperty, defineProperties } =
    Object;
  const { getOwnPropertyDescriptor: reflectDescriptor, defineProperty: reflectDefine, ownKeys } =
    Reflect;
  const key = (value) => typeof value === 'symbol' ? value : String(value);
  const copy = (desc) => desc === undefined ? undefined : { ...desc };
  function put(target, functions) {
    for (const name of Object.keys(functions)) {
      defineProperty(target, name, { __proto__: null, value: functions[name], writable: true,
        enumerable: false, configurable: true });
    }
  }
  function define(name, desc) {
    if (!hooks.define(key(name), desc)) {
      throw new TypeError('Cannot redefine property: ' + String(name));
    }
  }
  put(Object, {
    getOwnPropertyDescriptor(object, name) {
      return object === global ? copy(hooks.describe(key(name))) :
        getOwnPropertyDescriptor(object, name);
    },
    getOwnPropertyDescriptors(object) {
      if (object !== global) return getOwnPropertyDescriptors(object);
      const all = {};
      for (const name of ownKeys(global)) {
        const desc = hooks.describe(name);
        if (desc !== undefined) all[name] = copy(desc);
      }
      return all;
    },
    defineProperty(object, name, desc) {
      if (object !== global || typeof desc !== 'object' || desc === null) {
        return defineProperty(object, name, desc);
      }
      define(name, desc);
      return object;
    },
    defineProperties(object, descs) {
      if (object !== global) return defineProperties(object, descs);
      for (const name of ownKeys(descs)) define(name, descs[name]);
      return object;
    },
  });
  put(Reflect, {
    getOwnPropertyDescriptor(object, name) {
      return object === global ? copy(hooks.describe(key(name))) : reflectDescriptor(object, name);
    },
    defineProperty(object, name, desc) {
      if (object !== global || typeof desc !== 'object' || desc === null) {
        return reflectDefine(object, name, desc);
      }
      return hooks.define(key(name), desc);
    },
  });
})`;

const NO_WASM = `(function (message) {
  const { CompileError } = WebAssembly;
  const refuse = () => { throw new CompileError(message); };
  const later = async () => refuse();
  WebAssembly.Module = class Module { constructor() { refuse(); } };
  WebAssembly.compile = later;
  WebAssembly.instantiate = later;
})`;

// Builtins that only this engine has; Node's contexts have no such globals.
const UNSEEN = ['Loader', 'InternalError'];

function onRejection(promise, reason) {
  require('internal/process/rejections').add(promise, reason);
}

class Context {
  constructor(options = {}) {
    const { name, strings = true, wasm = true, runsJobs = false } = options;
    const [handle, global] = native.makeContext(onRejection);
    this.handle = handle;
    this.global = global;
    this.name = name ?? `VM Context ${++lastName}`;
    this.runsJobs = runsJobs;
    this.mirrors = undefined;
    dropped ??= UNSEEN.filter((each) => Object.hasOwn(global, each));
    this.#call(PREPARE, dropped);
    natural ??= new Set(Reflect.ownKeys(global));
    if (!wasm) {
      this.#call(NO_WASM, 'WebAssembly.Module(): Wasm code generation disallowed by embedder');
    }
    if (!strings) {
      native.forbidEval(handle, 'Code generation from strings disallowed for this context');
    }
  }

  /** Makes `sandbox` what scripts of the context see as their globals. */
  contextify(sandbox) {
    const { Mirrors } = require('internal/vm/mirror');
    const mirrors = new Mirrors(sandbox, this.global, natural);
    this.#call(REFLECT, {
      describe: (key) => mirrors.describe(key),
      define: (key, desc) => mirrors.define(key, desc),
    });
    this.mirrors = mirrors;
    contexts.set(sandbox, this);
  }

  #call(text, argument) {
    const fn = native.evaluate(this.handle, text, 'eddy:internal/vm/context', 1, 0, false, false);
    Reflect.apply(fn, this.global, [argument]);
  }
}

/** A context for createContext; `sandbox` undefined: the global object is all there is. */
function makeContext(sandbox, options) {
  const context = new Context(options);
  contexts.set(context.global, context);
  if (alive.size % 64 === 63) countContexts();
  alive.add(new WeakRef(context.global));
  if (sandbox !== undefined) context.contextify(sandbox);
  return context;
}

/** How many contexts have not been collected. */
function countContexts() {
  for (const reference of alive) if (reference.deref() === undefined) alive.delete(reference);
  return alive.size;
}

/**
 * @param {object} object
 * @returns {Context|undefined} undefined: it is not contextified
 */
function contextOf(object) {
  return contexts.get(object);
}

/** @throws {ERR_INVALID_ARG_TYPE} */
function needContext(object, name) {
  if (typeof object !== 'function') validateObject(object, name, kValidateObjectAllowArray);
  const context = contexts.get(object);
  if (context === undefined) throw new ERR_INVALID_ARG_TYPE(name, 'vm.Context', object);
  return context;
}

/**
 * The names that a script declares by `var` or in the way of `var`, found by having the engine
 * declare them in a context that is thrown away; functions are left out.
 * @param {string} text that parses
 * @returns {string[]}
 */
function declaredNames(text) {
  if (!/\bvar\b/.test(text)) return [];
  const isStrict = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*(["'])use strict\1/.test(text);
  const [handle, global] = native.makeContext();
  const before = new Set(Reflect.ownKeys(global));
  try {
    const head = isStrict ? '"use strict"; throw 0;' : 'throw 0;';
    native.evaluate(handle, head + text, '', 1, 0, false, false);
  } catch {
    // As meant: nothing of the text has run.
  }
  return Reflect.ownKeys(global).filter((key) => !before.has(key) && global[key] === undefined);
}

module.exports = { countContexts, makeContext, contextOf, needContext, declaredNames };
