'use strict';
// internal/module/esm/script - import() and `using` in scripts and CommonJS, which the engine does
// not have: the text is edited (internal/module/esm/build) and finds what it needs under a name of
// ours.

const { rewriteScript, remember } = require('internal/module/esm/build');

// What an edited text sees as `$eddy`.
class ScriptEnvironment {
  #url;

  constructor(url) {
    this.#url = url;
  }

  #import(specifier, options, phase) {
    return require('internal/module/esm/loader').importFrom(this.#url, specifier, options, phase);
  }

  import(specifier, options) {
    return this.#import(specifier, options, 0);
  }

  importSource(specifier, options) {
    return this.#import(specifier, options, 1);
  }

  importDefer(specifier, options) {
    return this.#import(specifier, options, 2);
  }

  using() {
    return new (require('internal/module/esm/using').Disposer)();
  }
}

function urlOf(filename) {
  if (filename[0] === '/') return require('internal/module/esm/resolve').toUrl(filename);
  return require('internal/module/esm/resolve').toUrl(`${process.cwd()}/${filename}`);
}

/**
 * Compiles the body of a CommonJS file that the engine can't take as it is.
 * @param {string} text without byte order mark and hashbang
 * @param {string} url shown in stacks: the path
 * @param {string} head what is put before
 * @param {string} tail and behind
 * @param {(text: string, url: string, line: number) => *} evaluate
 * @returns {Function|undefined} undefined: it has neither import() nor using
 */
function compileEdited(text, url, head, tail, evaluate) {
  const made = rewriteScript(text);
  if (made === undefined) return undefined;
  const { prefix, hasUsing } = made;
  let { code } = made;
  let start = `(function(${prefix}){return${head.slice(0, -1)} `;
  let end = tail;
  if (hasUsing) {
    start += `const ${prefix}u=${prefix}.using();const ${prefix}=${prefix}u;try{`;
    code += `\n}catch(${prefix}x){${prefix}u.fail(${prefix}x)}finally{${prefix}u.end()}`;
    start = start.replace(`const ${prefix}=${prefix}u;`, '');
    code = code.replaceAll(`${prefix}.use(`, `${prefix}u.use(`);
  }
  end += '})';
  remember(url, text, made.edits, start.length);
  return evaluate(start + code + end, url, 1)(new ScriptEnvironment(urlOf(url)));
}

/**
 * A script's text with import() replaced; what it needs becomes a global that cannot be enumerated.
 * @returns {string}
 */
function editScript(text, url) {
  const made = rewriteScript(text);
  if (made === undefined || made.hasUsing) return text;
  const { prefix, code, edits } = made;
  remember(url, text, edits, 0);
  Object.defineProperty(globalThis, prefix, {
    __proto__: null,
    value: new ScriptEnvironment(urlOf(url)),
    enumerable: false,
    configurable: true,
    writable: true,
  });
  return code;
}

module.exports = { compileEdited, editScript };
