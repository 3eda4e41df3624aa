'use strict';
// internal/glob: file name patterns.
// Public face: path.matchesGlob (Node's documentation, "Path").  Native half: none.
//
// pattern  = alternatives by {a,b} and {1..3}, then segments between slashes
// segment  = '**' (any number of folders) or characters, *, ?, [class], !(a|b) ?( ) *( ) +( ) @( )
//
// Names with a dot in front are matched only by patterns with one.

const { validateString } = require('internal/validators');

// ---- braces -----------------------------------------------------------------------------------

/** Where the brace that opens at `open` closes, and its commas; undefined if it doesn't. */
function findBrace(text, open) {
  const commas = [];
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    const sign = text[i];
    if (sign === '\\') i++;
    else if (sign === '{') depth++;
    else if (sign === ',' && depth === 1) commas.push(i);
    else if (sign === '}' && --depth === 0) return { close: i, commas };
  }
  return undefined;
}

const sequence = /^(-?\d+|[a-zA-Z])\.\.(-?\d+|[a-zA-Z])(?:\.\.(-?\d+))?$/;

function pad(n, width) {
  return n < 0 ? `-${String(-n).padStart(width - 1, '0')}` : String(n).padStart(width, '0');
}

/** 'a..e..2' -> ['a', 'c', 'e']; undefined if body is no sequence. */
function expandSequence(body) {
  const match = sequence.exec(body);
  if (match === null) return undefined;
  const isNumber = /\d/.test(match[1]) && /\d/.test(match[2]);
  if (!isNumber && (/\d/.test(match[1]) || /\d/.test(match[2]))) return undefined;
  const toNumber = (text) => (isNumber ? Number(text) : text.charCodeAt(0));
  const from = toNumber(match[1]);
  const to = toNumber(match[2]);
  const step = Math.max(Math.abs(Number(match[3] ?? 1)), 1) * (from > to ? -1 : 1);
  const isPadded = [match[1], match[2]].some((text) => /^-?0\d/.test(text));
  const width = Math.max(match[1].length, match[2].length);
  const list = [];
  for (let n = from; step > 0 ? n <= to : n >= to; n += step) {
    if (!isNumber) list.push(n === 92 ? '' : String.fromCharCode(n));
    else if (isPadded) list.push(pad(n, width));
    else list.push(String(n));
    if (list.length >= MAX_EXPANSION) break;
  }
  return list;
}

// A short pattern can stand for more alternatives than there is memory for.
const MAX_EXPANSION = 100_000;

/** All that a pattern with braces stands for. */
function expandBraces(pattern) {
  for (let open = pattern.indexOf('{'); open !== -1; open = pattern.indexOf('{', open + 1)) {
    if (pattern[open - 1] === '\\' || pattern[open - 1] === '$') continue;
    const brace = findBrace(pattern, open);
    if (brace === undefined) continue;
    const { close, commas } = brace;
    const body = pattern.slice(open + 1, close);
    const parts = commas.length === 0 ? expandSequence(body) :
      [open, ...commas].map((at, i) => pattern.slice(at + 1, [...commas, close][i]));
    if (parts === undefined) continue;
    const tails = expandBraces(pattern.slice(close + 1));
    const before = pattern.slice(0, open);
    const out = [];
    for (const part of parts) {
      for (const middle of commas.length === 0 ? [part] : expandBraces(part)) {
        for (const tail of tails) {
          if (out.length >= MAX_EXPANSION) return out;
          out.push(before + middle + tail);
        }
      }
    }
    return out;
  }
  return [pattern];
}

// ---- one segment ------------------------------------------------------------------------------

const posixClasses = {
  '__proto__': null,
  'alnum': '\\p{L}\\p{Nl}\\p{Nd}',
  'alpha': '\\p{L}\\p{Nl}',
  'ascii': '\\x00-\\x7f',
  'blank': '\\p{Zs}\\t',
  'cntrl': '\\p{Cc}',
  'digit': '\\p{Nd}',
  'lower': '\\p{Ll}',
  'punct': '\\p{P}',
  'space': '\\p{Z}\\t\\r\\n\\v\\f',
  'upper': '\\p{Lu}',
  'word': '\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}',
  'xdigit': 'A-Fa-f0-9',
};

function escapeText(text) {
  return text.replace(/[[\]{}()*+?.\\^$|/]/g, '\\$&');
}

function escapeInClass(sign) {
  return /[[\]\\^-]/.test(sign) ? `\\${sign}` : sign;
}

/** The [class] at `at` as source of a RegExp and where it ends; undefined if it is none. */
function parseClass(text, at) {
  let i = at + 1;
  const isNegated = text[i] === '!' || text[i] === '^';
  if (isNegated) i++;
  const start = i;
  let source = '';
  let last;
  for (; i < text.length; i++) {
    const sign = text[i];
    if (sign === ']' && i > start) {
      if (source === '') return { source: isNegated ? '[^/]' : '[]', end: i + 1 };
      return { source: `[${isNegated ? '^/' : ''}${source}]`, end: i + 1 };
    }
    const named = /^\[:(\w+):\]/.exec(text.slice(i));
    if (named !== null && named[1] in posixClasses) {
      source += posixClasses[named[1]];
      i += named[0].length - 1;
      last = undefined;
      continue;
    }
    if (sign === '-' && last !== undefined && i + 1 < text.length && text[i + 1] !== ']') {
      const to = text[++i] === '\\' ? text[++i] : text[i];
      source = source.slice(0, source.length - escapeInClass(last).length);
      // A range from high to low has nothing in it.
      if (to >= last) source += `${escapeInClass(last)}-${escapeInClass(to)}`;
      last = undefined;
      continue;
    }
    last = sign === '\\' && i + 1 < text.length ? text[++i] : sign;
    source += escapeInClass(last);
  }
  return undefined;
}

/** The alternatives of the extglob whose '(' is at `at`; undefined if it doesn't close. */
function splitExtglob(text, at) {
  const parts = [];
  let depth = 0;
  let start = at + 1;
  for (let i = at; i < text.length; i++) {
    const sign = text[i];
    if (sign === '\\') {
      i++;
    } else if (sign === '(') {
      depth++;
    } else if (sign === '|' && depth === 1) {
      parts.push(text.slice(start, i));
      start = i + 1;
    } else if (sign === ')' && --depth === 0) {
      parts.push(text.slice(start, i));
      return { parts, end: i + 1 };
    }
  }
  return undefined;
}

/** Source of a RegExp for text, a part of a segment. */
function toSource(text) {
  let source = '';
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if ('!?*+@'.includes(sign) && text[i + 1] === '(') {
      const glob = splitExtglob(text, i + 1);
      if (glob !== undefined) {
        const inner = glob.parts.map(toSource).join('|');
        if (sign === '!') {
          const rest = toSource(text.slice(glob.end));
          return `${source}(?:(?!(?:${inner})${rest}$)[^/]*?)${rest}`;
        }
        source += `(?:${inner})${sign === '@' ? '' : sign}`;
        i = glob.end - 1;
        continue;
      }
    }
    const set = sign === '[' ? parseClass(text, i) : undefined;
    if (set !== undefined) {
      source += set.source;
      i = set.end - 1;
    } else if (sign === '*') {
      while (text[i + 1] === '*' && text[i + 2] !== '(') i++;
      source += '[^/]*?';
    } else if (sign === '?') {
      source += '[^/]';
    } else if (sign === '\\' && i + 1 < text.length) {
      source += escapeText(text[++i]);
    } else {
      source += escapeText(sign);
    }
  }
  return source;
}

const magic = /[*?[]|[!+@]\(/;
const GLOBSTAR = Symbol('**');

/** What a segment of a pattern matches: GLOBSTAR, a string, or a RegExp. */
function compileSegment(segment) {
  if (segment === '**') return GLOBSTAR;
  if (!magic.test(segment)) return segment.replace(/\\(.)/g, '$1');
  const first = segment[0] === '\\' ? segment[1] : segment[0];
  // A dot in front must be named; '.' and '..' are no names for a pattern.
  // Only a plain '*' wants a name at all: '!(a)' and '*(a)' match nothing, too.
  const wantsName = segment[1] !== '(' && (first === '*' || first === '?');
  const guard = first === '.' ? '(?!\\.{1,2}$)' : `(?!\\.)${wantsName ? '(?=.)' : ''}`;
  return new RegExp(`^${guard}${toSource(segment)}$`, 'u');
}

// ---- paths ------------------------------------------------------------------------------------

/** Segments without '.', '' inside, and 'name/..'. */
function simplify(parts) {
  const out = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (i > 0 && i < parts.length - 1 && (part === '.' || part === '')) continue;
    const last = out[out.length - 1];
    if (part === '..' && last !== undefined && last !== '' && last !== '.' && last !== '..' &&
        last !== '**') {
      out.pop();
    } else if (!(part === '**' && last === '**')) {
      out.push(part);
    }
  }
  return out.length === 0 ? [''] : out;
}

function split(path, isWindows) {
  return simplify((isWindows ? path.replaceAll('\\', '/') : path).split(/\/+/));
}

function matchSegment(matcher, name) {
  return typeof matcher === 'string' ? matcher === name : matcher.test(name);
}

/** Do the names from `at` on match the matchers from `from` on? */
function matchFrom(names, at, matchers, from) {
  for (; from < matchers.length; from++, at++) {
    const matcher = matchers[from];
    if (matcher === GLOBSTAR) return matchGlobstar(names, at, matchers, from + 1);
    if (at >= names.length || !matchSegment(matcher, names[at])) return false;
  }
  return at === names.length || (at === names.length - 1 && names[at] === '');
}

function matchGlobstar(names, at, matchers, from) {
  for (; at <= names.length; at++) {
    if (from === matchers.length) {
      // The rest of the path, if there is one and nothing of it is hidden.
      return at < names.length && names.slice(at).every((name) => !name.startsWith('.'));
    }
    if (matchFrom(names, at, matchers, from)) return true;
    if (at < names.length && names[at].startsWith('.')) return false;
  }
  return false;
}

/**
 * @param {string} path
 * @param {string} pattern
 * @param {boolean} isWindows do backslashes separate?
 * @returns {boolean}
 */
function matchesGlob(path, pattern, isWindows) {
  validateString(path, 'path');
  validateString(pattern, 'pattern');
  const names = split(path, isWindows);
  return expandBraces(pattern).some((one) => {
    // In a pattern backslashes separate on every system, so nothing can be escaped (as in Node).
    const matchers = split(one, true).map(compileSegment);
    return matchFrom(names, 0, matchers, 0);
  });
}

module.exports = { GLOBSTAR, compileSegment, expandBraces, matchesGlob };
