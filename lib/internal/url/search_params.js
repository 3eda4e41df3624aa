'use strict';
// internal/url/search_params - URLSearchParams: names and values of a query.
// https://url.spec.whatwg.org/#interface-urlsearchparams
// Public face: the global URLSearchParams, require('url').  Native half: src/bind/bind_url.c.

const { codes: {
  ERR_ARG_NOT_ITERABLE, ERR_INVALID_ARG_TYPE, ERR_INVALID_THIS, ERR_INVALID_TUPLE,
  ERR_MISSING_ARGS,
} } = require('internal/errors');
const { encodeForm, decodeForm } = internalBinding('url');

const kInspect = Symbol.for('nodejs.util.inspect.custom');

// 'a=1&b=2' -> ['a', '1', 'b', '2'].  Plain text is cut here; only what has '%' or '+' goes to C.
function parse(text) {
  const list = [];
  const end = text.length;
  const isPlain = text.indexOf('%') === -1 && text.indexOf('+') === -1;
  let equals = -2; // the next '=' at or behind `at`; -1: there is none, -2: not looked for
  for (let at = 0; at < end;) {
    let stop = text.indexOf('&', at);
    if (stop === -1) stop = end;
    if (equals !== -1 && equals < at) equals = text.indexOf('=', at);
    if (stop > at) {
      const hasValue = equals !== -1 && equals < stop;
      const name = text.slice(at, hasValue ? equals : stop);
      const value = hasValue ? text.slice(equals + 1, stop) : '';
      if (isPlain) list.push(name, value);
      else list.push(decodeForm(name), decodeForm(value));
    }
    at = stop + 1;
  }
  return list;
}

function serialize(list) {
  let text = '';
  for (let i = 0; i < list.length; i += 2) {
    text += `${i === 0 ? '' : '&'}${encodeForm(list[i])}=${encodeForm(list[i + 1])}`;
  }
  return text;
}

function toText(value) {
  if (typeof value === 'symbol') throw new TypeError('Cannot convert a Symbol value to a string');
  return `${value}`.toWellFormed();
}

// [[name, value], ...] of any iterables.
function readPairs(init) {
  const list = [];
  for (const pair of init) {
    if (pair === null || (typeof pair !== 'object' && typeof pair !== 'function') ||
        typeof pair[Symbol.iterator] !== 'function') {
      throw new ERR_INVALID_TUPLE('Each query pair', '[name, value]');
    }
    const two = Array.isArray(pair) ? pair : [...pair];
    if (two.length !== 2) throw new ERR_INVALID_TUPLE('Each query pair', '[name, value]');
    list.push(toText(two[0]), toText(two[1]));
  }
  return list;
}

// { name: value }: own enumerable keys; keys that become the same name share the last value.
function readRecord(init) {
  const list = [];
  let odd; // keys that had to be repaired -> index of their value
  for (const key of Reflect.ownKeys(init)) {
    if (!Object.getOwnPropertyDescriptor(init, key)?.enumerable) continue;
    const name = toText(key);
    const value = toText(init[key]);
    const known = odd === undefined ? -1 : odd.get(name) ?? -1;
    if (known !== -1) {
      list[known] = value;
      continue;
    }
    if (!key.isWellFormed()) {
      const same = list.findIndex((text, i) => i % 2 === 0 && text === name);
      if (same !== -1) {
        list[same + 1] = value;
        continue;
      }
    }
    (odd ??= new Map()).set(name, list.length + 1);
    list.push(name, value);
  }
  return list;
}

// ---- showing ----------------------------------------------------------------------------------

function show(name, items, options) {
  const { inspect } = require('util');
  const texts = items.map((item) => (typeof item === 'string' ? item : inspect(item, options)));
  const width = texts.reduce((sum, text) => sum + text.replace(/\u001b\[\d+m/g, '').length + 2, -2);
  if (width > options.breakLength) return `${name} {\n  ${texts.join(',\n  ')} }`;
  return `${name} { ${texts.join(', ')} }`;
}

function isTooDeep(depth) {
  return typeof depth === 'number' && depth < 0;
}

// ---- the class --------------------------------------------------------------------------------

let isParams;
let listOf;

class URLSearchParams {
  #list = null; // name, value, name, ...; null: to be read from the URL
  #link = null; // to the URL: { search(): string, onChange(): void }

  /**
   * @param {string|Iterable<[string, string]>|Record<string, string>|URLSearchParams} [init]
   * @throws {ERR_ARG_NOT_ITERABLE|ERR_INVALID_TUPLE}
   */
  constructor(init = undefined) {
    if (init === undefined || init === null) {
      this.#list = [];
    } else if (typeof init === 'object' || typeof init === 'function') {
      const iterate = init[Symbol.iterator];
      if (iterate === URLSearchParams.prototype.entries && #list in init) {
        this.#list = init.#read().slice();
      } else if (iterate === undefined || iterate === null) {
        this.#list = readRecord(init);
      } else {
        if (typeof iterate !== 'function') throw new ERR_ARG_NOT_ITERABLE('Query pairs');
        this.#list = readPairs(init);
      }
    } else {
      const text = toText(init);
      this.#list = parse(text.charCodeAt(0) === 63 ? text.slice(1) : text);
    }
  }

  #read() {
    return this.#list ?? (this.#list = parse(this.#link.search()));
  }

  #changed() {
    if (this.#link !== null) this.#link.onChange();
  }

  static {
    isParams = (value) => value !== null && typeof value === 'object' && #list in value;
    listOf = (params) => params.#read();
  }

  // What URL uses: an object that follows `link`, and the news that its search is another one.
  static link(link) {
    const params = new URLSearchParams();
    params.#list = null;
    params.#link = link;
    return params;
  }

  static forget(params) {
    params.#list = null;
  }

  /** https://nodejs.org/api/url.html#urlsearchparamssize */
  get size() {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    return this.#read().length / 2;
  }

  append(name, value) {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    if (arguments.length < 2) throw new ERR_MISSING_ARGS('name', 'value');
    const first = toText(name);
    this.#read().push(first, toText(value));
    this.#changed();
  }

  delete(name, value = undefined) {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    if (arguments.length < 1) throw new ERR_MISSING_ARGS('name');
    const list = this.#read();
    name = toText(name);
    if (value !== undefined) value = toText(value);
    let kept = 0;
    for (let i = 0; i < list.length; i += 2) {
      if (list[i] === name && (value === undefined || list[i + 1] === value)) continue;
      list[kept] = list[i];
      list[kept + 1] = list[i + 1];
      kept += 2;
    }
    list.length = kept;
    this.#changed();
  }

  get(name) {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    if (arguments.length < 1) throw new ERR_MISSING_ARGS('name');
    const list = this.#read();
    name = toText(name);
    for (let i = 0; i < list.length; i += 2) if (list[i] === name) return list[i + 1];
    return null;
  }

  getAll(name) {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    if (arguments.length < 1) throw new ERR_MISSING_ARGS('name');
    const list = this.#read();
    const values = [];
    name = toText(name);
    for (let i = 0; i < list.length; i += 2) if (list[i] === name) values.push(list[i + 1]);
    return values;
  }

  has(name, value = undefined) {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    if (arguments.length < 1) throw new ERR_MISSING_ARGS('name');
    const list = this.#read();
    name = toText(name);
    if (value !== undefined) value = toText(value);
    for (let i = 0; i < list.length; i += 2) {
      if (list[i] === name && (value === undefined || list[i + 1] === value)) return true;
    }
    return false;
  }

  set(name, value) {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    if (arguments.length < 2) throw new ERR_MISSING_ARGS('name', 'value');
    const list = this.#read();
    name = toText(name);
    value = toText(value);
    let kept = 0;
    let isSet = false;
    for (let i = 0; i < list.length; i += 2) {
      if (list[i] === name && isSet) continue;
      list[kept] = list[i];
      list[kept + 1] = list[i] === name ? value : list[i + 1];
      isSet ||= list[i] === name;
      kept += 2;
    }
    list.length = kept;
    if (!isSet) list.push(name, value);
    this.#changed();
  }

  sort() {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    const list = this.#read();
    const pairs = [];
    for (let i = 0; i < list.length; i += 2) pairs.push([list[i], list[i + 1]]);
    pairs.sort(({ 0: a }, { 0: b }) => (a < b ? -1 : a > b ? 1 : 0));
    for (let i = 0; i < pairs.length; i++) {
      list[2 * i] = pairs[i][0];
      list[2 * i + 1] = pairs[i][1];
    }
    this.#changed();
  }

  entries() {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    return new URLSearchParamsIterator(this, 'key+value');
  }

  forEach(callback, thisArg = undefined) {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    if (typeof callback !== 'function') {
      throw new ERR_INVALID_ARG_TYPE('callback', 'function', callback);
    }
    // Read anew each time: the callback may change it.
    for (let i = 0; i < this.#read().length; i += 2) {
      const list = this.#read();
      callback.call(thisArg, list[i + 1], list[i], this);
    }
  }

  keys() {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    return new URLSearchParamsIterator(this, 'key');
  }

  values() {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    return new URLSearchParamsIterator(this, 'value');
  }

  toString() {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    return serialize(this.#read());
  }

  [kInspect](depth, options) {
    if (!isParams(this)) throw new ERR_INVALID_THIS('URLSearchParams');
    if (isTooDeep(depth)) return options.stylize('[Object]', 'special');
    const { inspect } = require('util');
    const list = this.#read();
    if (list.length === 0) return 'URLSearchParams {}';
    const inner = { ...options };
    if (depth !== null) inner.depth = depth - 1;
    const items = [];
    for (let i = 0; i < list.length; i += 2) {
      items.push(`${inspect(list[i], inner)} => ${inspect(list[i + 1], inner)}`);
    }
    return show('URLSearchParams', items, inner);
  }
}

const { link, forget } = URLSearchParams;
delete URLSearchParams.link;
delete URLSearchParams.forget;

const hidden = { __proto__: null, enumerable: true };
Object.defineProperties(URLSearchParams.prototype, {
  size: hidden,
  append: hidden,
  delete: hidden,
  get: hidden,
  getAll: hidden,
  has: hidden,
  set: hidden,
  sort: hidden,
  entries: hidden,
  forEach: hidden,
  keys: hidden,
  values: hidden,
  toString: hidden,
  [Symbol.toStringTag]: { __proto__: null, value: 'URLSearchParams', configurable: true },
  [Symbol.iterator]: {
    __proto__: null, value: URLSearchParams.prototype.entries, writable: true, configurable: true,
  },
});

// ---- its iterators ----------------------------------------------------------------------------

class URLSearchParamsIterator {
  #params;
  #kind;
  #at = 0;

  constructor(params, kind) {
    this.#params = params;
    this.#kind = kind;
  }

  #item(list, i) {
    if (this.#kind === 'key') return list[i];
    return this.#kind === 'value' ? list[i + 1] : [list[i], list[i + 1]];
  }

  next() {
    if (typeof this !== 'object' || this === null || !(#params in this)) {
      throw new ERR_INVALID_THIS('URLSearchParamsIterator');
    }
    const list = listOf(this.#params);
    const at = this.#at;
    if (at >= list.length) return { value: undefined, done: true };
    this.#at = at + 2;
    return { value: this.#item(list, at), done: false };
  }

  [kInspect](depth, options) {
    if (typeof this !== 'object' || this === null || !(#params in this)) {
      throw new ERR_INVALID_THIS('URLSearchParamsIterator');
    }
    if (isTooDeep(depth)) return options.stylize('[Object]', 'special');
    const { inspect } = require('util');
    const inner = { ...options };
    if (depth !== null) inner.depth = depth - 1;
    const list = listOf(this.#params);
    const items = [];
    for (let i = this.#at; i < list.length; i += 2) items.push(inspect(this.#item(list, i), inner));
    return show('URLSearchParams Iterator', items, inner);
  }
}

// The prototype is that of the standard's iterators; the class itself is not to be had.
delete URLSearchParamsIterator.prototype.constructor;
Object.setPrototypeOf(URLSearchParamsIterator.prototype,
  Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())));
Object.defineProperties(URLSearchParamsIterator.prototype, {
  next: hidden,
  [Symbol.toStringTag]: { __proto__: null, value: 'URLSearchParams Iterator', configurable: true },
});

module.exports = { URLSearchParams, forget, isParams, link };
