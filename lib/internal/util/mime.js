'use strict';
// internal/util/mime - MIME types with parameters.
// Public face: util.MIMEType, util.MIMEParams.  Native half: none.
// WHATWG MIME Sniffing, sections 4.3 (parsing) and 4.4 (serializing).

const { codes } = require('internal/errors');

const notToken = /[^!#$%&'*+\-.^_`|~\dA-Za-z]/;
const notQuotable = /[^\t -~\u0080-\u00ff]/;
const httpSpace = ' \t\n\r';

function isToken(text) {
  return text !== '' && !notToken.test(text);
}

function lower(text) {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function trimStart(text) {
  let start = 0;
  while (start < text.length && httpSpace.includes(text[start])) start++;
  return text.slice(start);
}

function trimEnd(text) {
  let end = text.length;
  while (end > 0 && httpSpace.includes(text[end - 1])) end--;
  return text.slice(0, end);
}

function check(text, production, whole, pattern = notToken) {
  const at = text.search(pattern);
  if ((text === '' && pattern === notToken) || at !== -1) {
    throw new codes.ERR_INVALID_MIME_SYNTAX(production, whole, at);
  }
}

function parseEssence(text) {
  const slash = text.indexOf('/');
  const type = trimStart(slash === -1 ? text : text.slice(0, slash));
  if (slash === -1) throw new codes.ERR_INVALID_MIME_SYNTAX('type', text, -1);
  check(type, 'type', text);
  const end = text.indexOf(';', slash);
  const subtype = trimEnd(text.slice(slash + 1, end === -1 ? undefined : end));
  check(subtype, 'subtype', text);
  return [lower(type), lower(subtype), end === -1 ? '' : text.slice(end + 1)];
}

// A quoted string that starts at `at`: [value, index behind it].
function readQuoted(text, at) {
  let value = '';
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '"') return [value, i + 1];
    if (text[i] === '\\' && i + 1 < text.length) i++;
    value += text[i];
  }
  return [value, text.length];
}

function parseParams(text, data) {
  let at = 0;
  while (at < text.length) {
    while (at < text.length && httpSpace.includes(text[at])) at++;
    let end = at;
    while (end < text.length && text[end] !== ';' && text[end] !== '=') end++;
    const name = lower(text.slice(at, end));
    at = end + 1;
    if (text[end] !== '=') continue;
    let value;
    const semicolon = text.indexOf(';', at);
    const isQuoted = text[at] === '"';
    if (isQuoted) {
      [value, at] = readQuoted(text, at);
      const next = text.indexOf(';', at);
      at = next === -1 ? text.length : next + 1;
    } else {
      value = trimEnd(text.slice(at, semicolon === -1 ? undefined : semicolon));
      at = semicolon === -1 ? text.length : semicolon + 1;
      if (value === '') continue;
    }
    if (isToken(name) && !notQuotable.test(value) && !data.has(name)) data.set(name, value);
  }
}

function serializeValue(value) {
  return isToken(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Parameters of a MIME type (nodejs.org/api/util.html#class-utilmimeparams). */
class MIMEParams {
  #data = new Map();

  /** @param {string} name */
  delete(name) {
    this.#data.delete(name);
  }

  /** @param {string} name @returns {string|null} */
  get(name) {
    return this.#data.get(name) ?? null;
  }

  /** @param {string} name @returns {boolean} */
  has(name) {
    return this.#data.has(name);
  }

  /** @param {string} name a token @param {string} value @throws ERR_INVALID_MIME_SYNTAX */
  set(name, value) {
    name = `${name}`;
    value = `${value}`;
    check(name, 'parameter name', name);
    check(value, 'parameter value', value, notQuotable);
    this.#data.set(lower(name), value);
  }

  * entries() {
    yield* this.#data.entries();
  }

  * keys() {
    yield* this.#data.keys();
  }

  * values() {
    yield* this.#data.values();
  }

  toString() {
    return [...this.#data].map(([name, value]) => `${name}=${serializeValue(value)}`).join(';');
  }

  static fill(params, text) {
    parseParams(text, params.#data);
    return params;
  }
}
const { fill } = MIMEParams;
delete MIMEParams.fill;

/** A MIME type (nodejs.org/api/util.html#class-utilmimetype). */
class MIMEType {
  #type;
  #subtype;
  #params;

  /** @param {string} input such as 'text/html; charset=utf-8' @throws ERR_INVALID_MIME_SYNTAX */
  constructor(input) {
    const [type, subtype, rest] = parseEssence(`${input}`);
    this.#type = type;
    this.#subtype = subtype;
    this.#params = fill(new MIMEParams(), rest);
  }

  get type() {
    return this.#type;
  }

  set type(value) {
    value = `${value}`;
    check(value, 'type', value);
    this.#type = lower(value);
  }

  get subtype() {
    return this.#subtype;
  }

  set subtype(value) {
    value = `${value}`;
    check(value, 'subtype', value);
    this.#subtype = lower(value);
  }

  get essence() {
    return `${this.#type}/${this.#subtype}`;
  }

  get params() {
    return this.#params;
  }

  toString() {
    const params = this.#params.toString();
    return params === '' ? this.essence : `${this.essence};${params}`;
  }
}

for (const [Class, names] of [[MIMEParams, ['entries', 'get', 'has', 'delete', 'set', 'keys',
  'values', 'toString']], [MIMEType, ['type', 'subtype', 'essence', 'params', 'toString']]]) {
  const { prototype } = Class;
  const own = { __proto__: null, configurable: true, writable: true };
  Object.defineProperty(prototype, 'toJSON', { ...own, value: prototype.toString });
  for (const name of names) Object.defineProperty(prototype, name, { enumerable: true });
}
Object.defineProperty(MIMEParams.prototype, Symbol.iterator, {
  __proto__: null, configurable: true, writable: true, value: MIMEParams.prototype.entries,
});

module.exports = { MIMEParams, MIMEType };
