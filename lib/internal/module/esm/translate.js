'use strict';
// internal/module/esm/translate - modules that are not written as modules: built-ins, CommonJS,
// JSON, text, WebAssembly.
// https://nodejs.org/api/esm.html#interoperability-with-commonjs

const { SyntheticModule } = require('internal/module/esm/record');
const { requireBuiltin } = require('internal/builtins');
const { toPath } = require('internal/module/esm/resolve');
const { codes } = require('internal/errors');

// ---- built-ins -----------------------------------------------------------------------------------

const builtins = []; // [module, exports] of those that were imported

function readNames(exported) {
  const names = Object.keys(exported).filter((name) => name !== 'default');
  names.push('default');
  return names;
}

// Exports that are made when somebody asks for them stay so.
function setLazily(module, exported, name) {
  const { get } = Object.getOwnPropertyDescriptor(exported, name) ?? {};
  if (get === undefined) {
    module.setExport(name, exported[name]);
    return;
  }
  const plain = module.getters[name];
  let isRead = false;
  module.getters[name] = () => {
    if (!isRead) {
      isRead = true;
      try {
        module.setExport(name, exported[name]);
      } catch { /* stays undefined */ }
    }
    return plain();
  };
}

function translateBuiltin(url) {
  const exported = requireBuiltin(url.slice('node:'.length));
  const isObject = (typeof exported === 'object' && exported !== null) ||
    typeof exported === 'function';
  const names = isObject ? readNames(exported) : ['default'];
  const module = new SyntheticModule(url, names, () => {});
  // They are there before anything is evaluated.
  module.setExport('default', exported);
  for (const name of names) if (name !== 'default') setLazily(module, exported, name);
  builtins.push([module, exported]);
  return module;
}

/** module.syncBuiltinESMExports */
function syncBuiltins() {
  for (const [module, exported] of builtins) {
    for (const name of module.names) {
      if (name === 'default') continue;
      if (!Object.hasOwn(exported, name)) {
        module.setExport(name, undefined);
        continue;
      }
      const own = Object.getOwnPropertyDescriptor(exported, name);
      if (own.get === undefined) module.setExport(name, own.value);
    }
  }
}

// ---- CommonJS ------------------------------------------------------------------------------------

function namesOf(path, source, seen = new Set()) {
  if (seen.has(path)) return new Set();
  seen.add(path);
  const { exportsOf } = require('internal/module/esm/cjs_names');
  return exportsOf(path, source, seen);
}

function setNamed(module, exported) {
  module.setExport('default', exported);
  module.setExport('module.exports', exported);
  if (exported === null || (typeof exported !== 'object' && typeof exported !== 'function')) return;
  for (const name of module.names) {
    if (name === 'default' || name === 'module.exports' || !Object.hasOwn(exported, name)) continue;
    let value;
    try {
      value = exported[name];
    } catch { /* a getter threw: undefined */ }
    module.setExport(name, value);
  }
}

/** A CommonJS file; it runs when the module is evaluated. */
function translateCommonJs(url, source, isMain) {
  const path = toPath(url);
  const { Module } = require('internal/module/cjs');
  const cached = Module._cache[path];
  const names = new Set(['default', 'module.exports']);
  for (const name of namesOf(path, source)) names.add(name);
  if (cached?.loaded && cached.exports !== null && typeof cached.exports === 'object') {
    for (const name of Object.keys(cached.exports)) names.add(name);
  }
  const module = new SyntheticModule(url, [...names], (self) => {
    setNamed(self, load(path, source, isMain));
  }, true);
  module.isCommonJs = true;
  return module;
}

function load(path, source, isMain) {
  const { Module } = require('internal/module/cjs');
  const known = Module._cache[path];
  if (known !== undefined) {
    if (!known.loaded && require('internal/module/esm/loader').isRequired()) {
      throw new codes.ERR_REQUIRE_CYCLE_MODULE(`Cannot import CommonJS Module ${path} in a cycle.` +
        ' A cycle involving require(esm) is not allowed to maintain invariants mandated by the ' +
        'ECMAScript specification. Try making at least part of the dependency in the graph lazily ' +
        'loaded.');
    }
    return known.exports;
  }
  return Module._load(path, undefined, isMain);
}

// ---- data ----------------------------------------------------------------------------------------

function translateJson(url, source) {
  const module = new SyntheticModule(url, ['default'], () => {}, true);
  const text = source.charCodeAt(0) === 0xFEFF ? source.slice(1) : source;
  const path = url.startsWith('file:') ? toPath(url) : undefined;
  const known = path === undefined ? undefined : jsonCache()[path];
  if (known?.loaded) {
    module.setExport('default', known.exports);
    return module;
  }
  try {
    module.setExport('default', JSON.parse(text));
  } catch (error) {
    error.message = `${path ?? url}: ${error.message}`;
    throw error;
  }
  return module;
}

function jsonCache() {
  return require('internal/module/cjs').Module._cache;
}

function translateText(url, source) {
  const module = new SyntheticModule(url, ['default'], () => {}, true);
  module.setExport('default', source);
  return module;
}

/** A WebAssembly module: its imports are requests, its exports names. */
function translateWasm(url, bytes) {
  const compiled = new WebAssembly.Module(bytes);
  const specifiers = [...new Set(WebAssembly.Module.imports(compiled).map((each) => each.module))];
  const names = WebAssembly.Module.exports(compiled).map((each) => each.name);
  const module = new SyntheticModule(url, names, (self) => {
    const imports = { __proto__: null };
    specifiers.forEach((specifier, i) => { imports[specifier] = self.deps[i].getNamespace(); });
    const instance = new WebAssembly.Instance(compiled, imports);
    for (const name of names) self.setExport(name, unwrapGlobal(instance.exports[name]));
  }, true);
  module.requests = specifiers.map((specifier) => ({ specifier, attributes: {}, phase: 0 }));
  module.compiled = compiled;
  return module;
}

function unwrapGlobal(value) {
  if (!(value instanceof WebAssembly.Global)) return value;
  try {
    return value.value;
  } catch {
    return undefined; // v128
  }
}

/** What `import source x` and import.source() give. */
function translateSource(module) {
  if (module.compiled === undefined) {
    const { makeError } = require('internal/module/esm/syntax');
    throw makeError(`Source phase import object is not defined for module '${module.url}'`,
      module.url, '', 0, 0);
  }
  const source = new SyntheticModule(module.url, ['default'], () => {}, true);
  source.setExport('default', module.compiled);
  return source;
}

/**
 * A module record for what is no module text.
 * @param {string} url
 * @param {string} format
 * @param {string|Uint8Array|null|undefined} source
 * @param {boolean} isMain
 * @returns {SyntheticModule}
 */
function translate(url, format, source, isMain) {
  switch (format) {
    case 'builtin': return translateBuiltin(url);
    case 'commonjs': return translateCommonJs(url, source ?? undefined, isMain);
    case 'json': return translateJson(url, textOf(source));
    case 'text': return translateText(url, textOf(source));
    case 'wasm': return translateWasm(url, source);
    case 'addon': return translateCommonJs(url, undefined, isMain);
    case 'module-typescript':
    case 'commonjs-typescript':
      throw new codes.ERR_EDDY_NOT_BUILT(`stripping of TypeScript types (${url})`);
    default: throw new codes.ERR_UNKNOWN_MODULE_FORMAT(format, url);
  }
}

/** The text of what a load hook gave. */
function textOf(source) {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

module.exports = { translate, translateSource, syncBuiltins, textOf };
