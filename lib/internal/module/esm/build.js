'use strict';
// internal/module/esm/build - from the source of a module to the function that the engine compiles.
//
//   (function($eddy){"use strict"; let b, g0;        imports that never change: variables
//   return [l=>{({0:g0}=l);}, function*(){           the others: calls of a getter, g0()
//     $eddy.init([()=>x]); ({0:b}=yield);            exports are getters; function declarations work
//     ...the source, with edits...                   from here on, before the body has run
//   }]})
//
// The body of a module with top-level await is the same generator: `await x` is `(yield(x))` and
// internal/module/esm/record drives it.  Only with `for await` outside of functions it is an async
// function, whose declarations exist from its start on.
//
// Each line of the source is the same line of the result; columns are found again by `columnOf`.
// Native half: src/module/esparse.h by internalBinding('module').parse.

const { parse, evaluate } = internalBinding('module');

// ORDER: src/module/esparse.h
const REMOVE = 0;
const STRIP = 1;
const DEFAULT_OPEN = 2;
const DEFAULT_CLOSE = 3;
const DEFAULT_NAME = 4;
const META = 5;
const IMPORT = 6;
const AWAIT_OPEN = 7;
const AWAIT_CLOSE = 8;
const SPACE = 9;
const ARGUMENTS = 10;
const USE = 11;
const USE_SHORTHAND = 12;
const USE_NEW = 13;
const USE_WRITE = 14;
const BLOCK_OPEN = 15;
const BLOCK_CLOSE = 16;
const USING = 17;
const USING_OPEN = 18;
const USING_CLOSE = 19;
const LOOP_VALUE = 20;
const LOOP_OPEN = 21;

const FLAG_AWAIT = 1;
const FLAG_FOR_AWAIT = 2;
const FLAG_SYNTAX = 8;
const FLAG_META = 4;
const FLAG_USING = 32;
const FLAG_DEFAULT_FUNCTION = 64;
const FLAG_IMPORT_CALL = 128;
const FLAG_ANY_USING = 256;

const SHORT_BIT = 0x80000000;
const AWAIT_BIT = 0x80000000;

// ---- what the front end found --------------------------------------------------------------------

function unquote(text) {
  const quote = text.charCodeAt(0);
  if (quote !== 0x22 && quote !== 0x27) return text.includes('\\') ? unescapeName(text) : text;
  const inner = text.slice(1, -1);
  return inner.includes('\\') ? evaluate(`(${text})`, 'node:internal/module/esm/build', 1) : inner;
}

function unescapeName(name) {
  return name.replace(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/gi,
    (all, braced, four) => String.fromCodePoint(parseInt(braced ?? four, 16)));
}

/** A source that was read, and what its declarations say.  */
class Parsed {
  constructor(source, words) {
    this.source = source;
    this.words = words;
    this.flags = words[0];
    this.awaitAt = words[1];
    this.editCount = words[2];
    let at = 8 + words[2] * 4;
    const [, , , requests, attrs, imports, exports] = words;
    const attrAt = at + requests * 5;
    this.requests = [];
    for (let i = 0; i < requests; i++, at += 5) this.requests.push(this.request(at, attrAt));
    at += attrs * 4;
    this.imports = [];
    for (let i = 0; i < imports; i++, at += 7) this.imports.push(this.import(at));
    this.exports = [];
    for (let i = 0; i < exports; i++, at += 8) this.exports.push(this.export(at));
    this.rangeAt = at;
  }

  text(at) {
    return unquote(this.source.slice(this.words[at], this.words[at + 1]));
  }

  request(at, attrAt) {
    const { words } = this;
    const attributes = { __proto__: null };
    let has = false;
    for (let i = 0; i < words[at + 3]; i++) {
      const attr = attrAt + (words[at + 2] + i) * 4;
      attributes[this.text(attr)] = this.text(attr + 2);
      has = true;
    }
    return {
      specifier: this.text(at), attributes, hasAttributes: has, phase: words[at + 4],
      start: words[at],
    };
  }

  // kind: 0 named, 1 default, 2 namespace
  import(at) {
    const { words } = this;
    const kind = words[at + 1];
    return {
      request: words[at],
      name: kind === 2 ? undefined : kind === 1 ? 'default' : this.text(at + 2),
      local: this.text(at + 4),
      isAssigned: words[at + 6] !== 0,
      start: kind === 0 ? words[at + 2] : words[at + 4],
      end: kind === 0 ? words[at + 3] : words[at + 5],
    };
  }

  // kind: 0 local, 1 from, 2 star, 3 namespace
  export(at) {
    const { words } = this;
    return {
      kind: words[at],
      request: words[at + 1],
      name: words[at] === 2 ? undefined : words[at + 3] === 0 ? 'default' : this.text(at + 2),
      local: words[at + 5] === 0 ? undefined : this.text(at + 4),
      isLive: words[at + 6] !== 0,
      import: words[at + 7],
      start: words[at + 4],
      end: words[at + 5],
    };
  }

  get hasAwait() {
    return (this.flags & FLAG_AWAIT) !== 0;
  }
}

/**
 * Reads a source.
 * @param {string} source
 * @param {boolean} isModule
 * @returns {Parsed|{message: string, start: number, end: number}} the latter: a syntax error
 */
function parseSource(source, isModule) {
  const found = parse(source, isModule);
  return found instanceof ArrayBuffer ? new Parsed(source, new Uint32Array(found)) : found;
}

// ---- edits ---------------------------------------------------------------------------------------

const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/g;

function onlyLines(text) {
  if (!text.includes('\n')) return '';
  return '\n'.repeat(text.match(LINE_ENDS).length);
}

function useOf(prefix, kind, arg, parsed, uses) {
  const index = arg & 0x7fffffff;
  const { local } = parsed.imports[index];
  if (kind === USE_WRITE) {
    const target = `${prefix}.imports.${local}`;
    return (arg & SHORT_BIT) !== 0 ? `${local}:${target}` : target;
  }
  if (uses[index] === undefined) return undefined;
  const call = `${uses[index]}()`;
  if (kind === USE_SHORTHAND) return `${local}:${call}`;
  return kind === USE_NEW ? `(${call})` : call;
}

function usingText(prefix, kind, arg, parsed) {
  switch (kind) {
    case BLOCK_CLOSE: {
      const end = (arg & 1) !== 0 ? `await ${prefix}u.endAsync()` : `${prefix}u.end()`;
      return `}catch(${prefix}x){${prefix}u.fail(${prefix}x)}finally{${end}}` +
        ((arg & 2) !== 0 ? '}' : '');
    }
    case USING: return 'const';
    case USING_OPEN: {
      const owner = (arg & 2) !== 0 ? prefix : `${prefix}u`;
      return `${owner}.${(arg & 1) !== 0 ? 'useAsync' : 'use'}(`;
    }
    case USING_CLOSE: return ')';
    case LOOP_VALUE: return `const ${prefix}v`;
    default: {
      const at = parsed.rangeAt + (arg & 0x7fffffff) * 2;
      const name = parsed.source.slice(parsed.words[at], parsed.words[at + 1]);
      const use = (arg & AWAIT_BIT) !== 0 ? 'useAsync' : 'use';
      return `{const ${prefix}u=${prefix}.using();try{const ${name}=${prefix}u.${use}(${prefix}v);`;
    }
  }
}

const IMPORT_NAMES = ['import', 'importSource', 'importDefer'];

function textOf(context, kind, arg, start, end) {
  const { prefix, parsed, uses, isAsync } = context;
  switch (kind) {
    case REMOVE: return `;${onlyLines(parsed.source.slice(start, end))}`;
    case STRIP: return onlyLines(parsed.source.slice(start, end));
    case DEFAULT_OPEN:
      return `const ${prefix}d={default:${onlyLines(parsed.source.slice(start, end))}`;
    case DEFAULT_CLOSE: return '}.default;';
    case DEFAULT_NAME: return ` ${prefix}d`;
    case META: return `${prefix}.meta`;
    case IMPORT: return `${prefix}.${IMPORT_NAMES[arg]}`;
    case AWAIT_OPEN: return isAsync ? undefined : arg === 1 ? '0,(yield(' : '(yield(';
    case AWAIT_CLOSE: return isAsync ? undefined : '))';
    case SPACE: return ' ';
    case ARGUMENTS: return arg === 1 ? 'arguments:globalThis.arguments' : 'globalThis.arguments';
    case USE:
    case USE_SHORTHAND:
    case USE_NEW:
    case USE_WRITE: return useOf(prefix, kind, arg, parsed, uses);
    case BLOCK_OPEN:
      return `${parsed.source.slice(start, end)}const ${prefix}u=${prefix}.using();try{`;
    default: return usingText(prefix, kind, arg, parsed);
  }
}

/** The edited source, and `edits`: [start, end, text] of each edit that was made. */
function applyEdits(context) {
  const { parsed } = context;
  const { source, words, editCount } = parsed;
  const edits = [];
  let out = '';
  let from = 0;
  for (let i = 0, at = 8; i < editCount; i++, at += 4) {
    const start = words[at];
    const end = words[at + 1];
    const text = textOf(context, words[at + 2], words[at + 3], start, end);
    if (text === undefined) continue;
    out += source.slice(from, start) + text;
    from = end;
    edits.push([start, end, text]);
  }
  return { code: from === 0 ? source : out + source.slice(from), edits };
}

// ---- columns -------------------------------------------------------------------------------------

const texts = new Map(); // url -> { source, edits, head, starts }

function lineStarts(known) {
  if (known.starts !== undefined) return known.starts;
  const starts = [0];
  for (const found of known.source.matchAll(LINE_ENDS)) starts.push(found.index + found[0].length);
  known.starts = starts;
  return starts;
}

function firstEditFrom(edits, offset) {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edits[middle][0] < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Where a place of the compiled text is in the source.
 * @param {string} url
 * @param {number} line from 1
 * @param {number} column from 1
 * @returns {number|undefined} column, from 1; undefined: no such text
 */
function columnOf(url, line, column) {
  const known = texts.get(url);
  if (known === undefined) return undefined;
  const starts = lineStarts(known);
  if (line > starts.length) return column;
  const { edits } = known;
  const start = starts[line - 1];
  let rest = column - 1 - (line === 1 ? known.head : 0);
  if (rest < 0) return 1;
  let at = start; // in the source
  let i = firstEditFrom(edits, start);
  if (i > 0 && edits[i - 1][1] > start) at = edits[i - 1][1];
  for (; i < edits.length; i++) {
    const [from, end, text] = edits[i];
    if (from - at >= rest) break;
    rest -= from - at;
    at = from;
    if (rest < text.length) return at - start + 1;
    rest -= text.length;
    at = end;
  }
  return at + rest - start + 1;
}

/** The source of a module, for excerpts of errors. */
function sourceOf(url) {
  return texts.get(url)?.source;
}

function remember(url, source, edits, head) {
  texts.set(url, { source, edits, head, starts: undefined });
}

// ---- modules -------------------------------------------------------------------------------------

// A name that the source does not have.
function freePrefix(source) {
  let prefix = '$eddy';
  while (source.includes(prefix)) prefix += '$';
  return prefix;
}

function exportGetters(parsed, prefix) {
  const list = [];
  for (const { kind, local, import: imported } of parsed.exports) {
    if (kind !== 0 || imported !== 0) continue;
    list.push(`()=>${local ?? `${prefix}d`}`);
  }
  return list.join();
}

function unpack(names, from) {
  return names.length === 0 ? '' : `({${names.map((name, i) => `${i}:${name}`).join()}}=${from});`;
}

/**
 * Compiles a module.
 * @param {Parsed} parsed
 * @param {string} url shown in stacks
 * @param {boolean[]} areFixed for each import: its value is given once, when the body begins
 * @returns {Function} (environment) => [(getters of the other imports) => void, the body]
 * @throws {SyntaxError}
 */
function compileModule(parsed, url, areFixed) {
  const { source, imports, flags } = parsed;
  const prefix = freePrefix(source);
  const isAsync = (flags & FLAG_FOR_AWAIT) !== 0;
  const uses = [];
  const getters = [];
  const variables = [];
  for (let i = 0; i < imports.length; i++) {
    if (areFixed[i]) {
      variables.push(imports[i].local);
    } else {
      uses[i] = `${prefix}g${i}`;
      getters.push(uses[i]);
    }
  }
  const both = variables.concat(getters);
  const values = isAsync ? `${prefix}.values()` : 'yield';
  const head = `(function(${prefix}){"use strict";` +
    (both.length > 0 ? `let ${both.join()};` : '') +
    `return[${prefix}l=>{${unpack(getters, `${prefix}l`)}},` +
    `${isAsync ? 'async function' : 'function*'}(){` +
    `${prefix}.init([${exportGetters(parsed, prefix)}]);` +
    (flags & FLAG_DEFAULT_FUNCTION ? `${prefix}.name(${prefix}d);` : '') +
    (variables.length > 0 ? unpack(variables, values) : isAsync ? '' : 'yield;');
  const { code, edits } = applyEdits({ prefix, parsed, uses, isAsync });
  const body = code.startsWith('#!') ? `//${code.slice(2)}` :
    code.charCodeAt(0) === 0xFEFF ? ` ${code.slice(1)}` : code;
  remember(url, source, edits, head.length);
  return evaluate(`${head}${body}\n}]})`, url, 1);
}

/**
 * The text of a script with import() or `using` in it, for an engine without them.
 * @param {string} source
 * @returns {{code: string, edits: object[], prefix: string}|undefined} undefined: nothing to do
 */
function rewriteScript(source) {
  const parsed = parseSource(source, false);
  if (parsed.message !== undefined) return undefined;
  if ((parsed.flags & (FLAG_IMPORT_CALL | FLAG_ANY_USING)) === 0) return undefined;
  const prefix = freePrefix(source);
  const made = applyEdits({ prefix, parsed, uses: [], isAsync: true });
  return { ...made, prefix, hasUsing: (parsed.flags & FLAG_USING) !== 0 };
}

/** Whether a source has what only a module can have: declarations, import.meta, await. */
function isModuleSyntax(parsed) {
  return parsed.message === undefined &&
    (parsed.flags & (FLAG_SYNTAX | FLAG_META | FLAG_AWAIT)) !== 0;
}

module.exports = {
  parseSource, compileModule, rewriteScript, isModuleSyntax, columnOf, sourceOf, remember,
};
