'use strict';
// boot - the first JavaScript of an env.  `require` here is the object that src/runtime/runtime.c
// gives: { internalBinding, compile, ids, options }.  Makes the built-in loader, the globals and
// the functions that C calls: runMain, beforeExit, exit.

const { internalBinding: makeBinding, compile, ids, options } = require;

const bindings = { __proto__: null };
function getBinding(name) {
  return bindings[name] ??= makeBinding(name);
}

const modules = { __proto__: null };

function requireBuiltin(id) {
  const known = modules[id];
  if (known !== undefined) return known.exports;
  const wrapper = compile(id) ?? (() => requireBuiltin('internal/unbuilt').fill(modules[id], id));
  const made = { id, exports: {}, loaded: false };
  modules[id] = made;
  try {
    wrapper(made.exports, requireBuiltin, made, getBinding);
  } catch (error) {
    delete modules[id];
    throw error;
  }
  made.loaded = true;
  return made.exports;
}

modules['internal/builtins'] = {
  exports: { requireBuiltin, ids, options, isLoaded: (id) => modules[id] !== undefined },
};

requireBuiltin('internal/stack_start').install(globalThis); // first: others keep Error's members
requireBuiltin('internal/turn').setUpTurn();
requireBuiltin('internal/globals').install(globalThis);
const { runMain, beforeExit, exit } = requireBuiltin('internal/process/main');

exports.runMain = runMain;
exports.beforeExit = beforeExit;
exports.exit = exit;
