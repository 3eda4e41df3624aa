'use strict';
// internal/repl/complete - Tab: keywords with a dot, names of the context, properties of what stands
// before a dot, modules within require().
// Public face: lib/node/repl.js.

const vm = require('vm');

const KEYWORDS = 'async await break case catch class const continue debugger default delete do else ' +
  'export false finally for function if import in instanceof let new null return static super ' +
  'switch this throw true try typeof var void while with yield';

function allNames(object) {
  const groups = [];
  let at = object;
  for (let depth = 0; at !== null && at !== undefined && depth < 10; depth++) {
    const names = Object.getOwnPropertyNames(Object(at));
    groups.push(names.filter((name) => /^[A-Za-z_$][\w$]*$/.test(name)));
    at = Object.getPrototypeOf(Object(at));
  }
  return groups;
}

function pick(groups, start, prefix = '') {
  const seen = new Set();
  const found = [];
  for (const group of groups) {
    const names = group.filter((name) => name.startsWith(start) && !seen.has(name)).sort();
    if (names.length === 0) continue;
    if (found.length > 0) found.push('');
    for (const name of names) {
      seen.add(name);
      found.push(prefix + name);
    }
  }
  return found;
}

// Only chains of names are evaluated: nothing that could be a call.
function valueOf(repl, expression) {
  try {
    return repl.useGlobal ? vm.runInThisContext(expression) :
      vm.runInContext(expression, repl.context);
  } catch {
    return undefined;
  }
}

/** (line, callback(error, [completions, what they complete])) */
function complete(repl, line, callback) {
  const command = /^\s*\.(\w*)$/.exec(line);
  if (command !== null) {
    const names = Object.keys(repl.commands).filter((name) => name.startsWith(command[1]));
    return callback(null, [names, command[1]]);
  }
  const module = /\brequire\s*\(\s*['"`]([^'"`]*)$/.exec(line);
  if (module !== null) {
    const names = require('module').builtinModules.filter((id) => id.startsWith(module[1]));
    return callback(null, [names, module[1]]);
  }
  const [expression] = /(?:[A-Za-z_$][\w$]*\??\.)*[A-Za-z_$]?[\w$]*$/.exec(line);
  if (expression === '' && line.trim() !== '') return callback(null, [[], '']);
  const dot = expression.lastIndexOf('.');
  if (dot < 0) {
    const groups = [...allNames(valueOf(repl, 'globalThis')), KEYWORDS.split(' ')];
    return callback(null, [pick(groups, expression), expression]);
  }
  const value = valueOf(repl, expression.slice(0, dot).replace(/\?$/, ''));
  if (value === undefined || value === null) return callback(null, [[], expression]);
  const prefix = expression.slice(0, dot + 1);
  callback(null, [pick(allNames(value), expression.slice(dot + 1), prefix), expression]);
}

module.exports = { complete };
