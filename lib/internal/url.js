'use strict';
// internal/url - the class URL.  https://url.spec.whatwg.org/#url-class
// Public face: the global URL, require('url').  Native half: src/bind/bind_url.c, src/text/url.h
// (which draws the marks: the places in the href where parts of the URL meet).

const { codes: { ERR_INVALID_ARG_TYPE, ERR_MISSING_ARGS } } = require('internal/errors');
const { parse, canParse, set, registers } = internalBinding('url');

const kInspect = Symbol.for('nodejs.util.inspect.custom');
const kContext = Symbol('context');

// ORDER: enum url_field in src/text/url.h
const PROTOCOL = 0;
const USERNAME = 1;
const PASSWORD = 2;
const HOST = 3;
const HOSTNAME = 4;
const PORT = 5;
const PATHNAME = 6;
const SEARCH = 7;
const HASH = 8;

// What V8 says of a private member that is not there.
function foreign(verb = 'read') {
  const way = verb === 'read' ? 'from' : 'to';
  return new TypeError(`Cannot ${verb} private member #context ${way} an object whose class did ` +
    'not declare it');
}
function notInstance() {
  return new TypeError('Receiver must be an instance of class URL');
}

// Not of internal/errors: Node's has no code in its name and in the head of its stack, either.
function invalidURL(input, base) {
  const error = new TypeError('Invalid URL');
  error.code = 'ERR_INVALID_URL';
  error.input = input;
  if (base !== undefined) error.base = base;
  return error;
}

function toText(value) {
  if (typeof value === 'symbol') throw new TypeError('Cannot convert a Symbol value to a string');
  return `${value}`;
}

let readSearch;
let isOurURL; // has it our state?
let onParamsChanged;

// Between a URL and its searchParams.
class Link {
  constructor(url) {
    this.url = url;
  }
  search() {
    return readSearch(this.url);
  }
  onChange() {
    onParamsChanged(this.url);
  }
}

class URL {
  #href;
  // The marks: see src/text/url.h.
  #schemeEnd;
  #userEnd;
  #hostStart;
  #hostEnd;
  #pathStart;
  #queryStart;
  #hashStart;
  #port;
  #params = null; // made when it is asked for
  #isStale = false; // the search is to be taken from #params

  /**
   * https://nodejs.org/api/url.html#new-urlinput-base
   * @param {string} input absolute, or relative to base
   * @param {string} [base]
   * @throws {ERR_INVALID_URL}
   */
  constructor(input, base = undefined) {
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('url');
    if (typeof input !== 'string') input = toText(input);
    if (base !== undefined && typeof base !== 'string') base = toText(base);
    const href = parse(input, base);
    if (href === undefined) throw invalidURL(input, base);
    this.#href = href;
    this.#schemeEnd = registers[0];
    this.#userEnd = registers[1];
    this.#hostStart = registers[2];
    this.#hostEnd = registers[3];
    this.#pathStart = registers[4];
    this.#queryStart = registers[5];
    this.#hashStart = registers[6];
    this.#port = registers[7];
  }

  /** https://nodejs.org/api/url.html#urlparseinput-base */
  static parse(input, base = undefined) {
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('url');
    try {
      return new URL(input, base);
    } catch (error) {
      if (error?.code === 'ERR_INVALID_URL') return null;
      throw error;
    }
  }

  /** https://nodejs.org/api/url.html#urlcanparseinput-base */
  static canParse(input, base = undefined) {
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('url');
    return canParse(toText(input), base === undefined ? undefined : toText(base));
  }

  #take(href) {
    this.#href = href;
    this.#schemeEnd = registers[0];
    this.#userEnd = registers[1];
    this.#hostStart = registers[2];
    this.#hostEnd = registers[3];
    this.#pathStart = registers[4];
    this.#queryStart = registers[5];
    this.#hashStart = registers[6];
    this.#port = registers[7];
  }

  #set(field, value) {
    registers[0] = this.#schemeEnd;
    registers[1] = this.#userEnd;
    registers[2] = this.#hostStart;
    registers[3] = this.#hostEnd;
    registers[4] = this.#pathStart;
    registers[5] = this.#queryStart;
    registers[6] = this.#hashStart;
    registers[7] = this.#port;
    const href = set(this.#href, field, value);
    if (href !== undefined) this.#take(href);
  }

  // Changes of searchParams are written when somebody looks.
  #refresh() {
    this.#isStale = false;
    this.#set(SEARCH, this.#params.toString());
  }

  #setPart(field, value) {
    value = toText(value);
    if (this.#isStale) this.#refresh();
    this.#set(field, value);
  }

  #forgetParams() {
    this.#isStale = false;
    if (this.#params !== null) require('internal/url/search_params').forget(this.#params);
  }

  get #search() {
    const text = this.#href.slice(this.#queryStart, this.#hashStart);
    return text.length > 1 ? text : '';
  }

  static {
    isOurURL = (value) => #href in value;
    readSearch = (url) => url.#href.slice(url.#queryStart + 1, url.#hashStart);
    onParamsChanged = (url) => { url.#isStale = true; };
  }

  toString() {
    if (!(#href in this)) throw notInstance();
    if (this.#isStale) this.#refresh();
    return this.#href;
  }

  get href() {
    if (!(#href in this)) throw notInstance();
    if (this.#isStale) this.#refresh();
    return this.#href;
  }

  set href(value) {
    if (!(#href in this)) throw foreign();
    value = toText(value);
    const href = parse(value, undefined);
    if (href === undefined) throw invalidURL(value);
    this.#take(href);
    this.#forgetParams();
  }

  get origin() {
    if (!(#href in this)) throw foreign();
    switch (this.#href.slice(0, this.#schemeEnd)) {
      case 'http:': case 'https:': case 'ws:': case 'wss:': case 'ftp:':
        return `${this.#href.slice(0, this.#schemeEnd)}//${
          this.#href.slice(this.#hostStart, this.#pathStart)}`;
      case 'blob:':
        return blobOrigin(this.#href.slice(this.#pathStart, this.#queryStart));
      default:
        return 'null';
    }
  }

  get protocol() {
    if (!(#href in this)) throw foreign();
    return this.#href.slice(0, this.#schemeEnd);
  }

  set protocol(value) {
    if (!(#href in this)) throw foreign();
    this.#setPart(PROTOCOL, value);
  }

  get username() {
    if (!(#href in this)) throw foreign();
    return this.#userEnd > this.#schemeEnd ?
      this.#href.slice(this.#schemeEnd + 2, this.#userEnd) : '';
  }

  set username(value) {
    if (!(#href in this)) throw foreign();
    this.#setPart(USERNAME, value);
  }

  get password() {
    if (!(#href in this)) throw foreign();
    return this.#hostStart - this.#userEnd > 1 ?
      this.#href.slice(this.#userEnd + 1, this.#hostStart - 1) : '';
  }

  set password(value) {
    if (!(#href in this)) throw foreign();
    this.#setPart(PASSWORD, value);
  }

  get host() {
    if (!(#href in this)) throw foreign();
    return this.#href.slice(this.#hostStart, this.#port < 0 ? this.#hostEnd : this.#pathStart);
  }

  set host(value) {
    if (!(#href in this)) throw foreign();
    this.#setPart(HOST, value);
  }

  get hostname() {
    if (!(#href in this)) throw foreign();
    return this.#href.slice(this.#hostStart, this.#hostEnd);
  }

  set hostname(value) {
    if (!(#href in this)) throw foreign();
    this.#setPart(HOSTNAME, value);
  }

  get port() {
    if (!(#href in this)) throw foreign();
    return this.#port < 0 ? '' : `${this.#port}`;
  }

  set port(value) {
    if (!(#href in this)) throw foreign();
    this.#setPart(PORT, value);
  }

  get pathname() {
    if (!(#href in this)) throw foreign();
    return this.#href.slice(this.#pathStart, this.#queryStart);
  }

  set pathname(value) {
    if (!(#href in this)) throw foreign();
    this.#setPart(PATHNAME, value);
  }

  get search() {
    if (!(#href in this)) throw notInstance();
    if (this.#isStale) this.#refresh();
    return this.#search;
  }

  set search(value) {
    if (!(#href in this)) throw foreign();
    this.#setPart(SEARCH, value);
    this.#forgetParams();
  }

  get searchParams() {
    if (!(#href in this)) throw foreign();
    return this.#params ??= require('internal/url/search_params').link(new Link(this));
  }

  get hash() {
    if (!(#href in this)) throw foreign();
    const text = this.#href.slice(this.#hashStart);
    return text.length > 1 ? text : '';
  }

  set hash(value) {
    if (!(#href in this)) throw foreign();
    this.#setPart(HASH, value);
  }

  toJSON() {
    if (!(#href in this)) throw notInstance();
    if (this.#isStale) this.#refresh();
    return this.#href;
  }

  [kInspect](depth, options) {
    if (!(#href in this)) throw notInstance();
    if (typeof depth === 'number' && depth < 0) return this;
    if (this.#isStale) this.#refresh();
    const shown = {};
    for (const name of ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname',
      'port', 'pathname', 'search', 'searchParams', 'hash']) shown[name] = this[name];
    if (options.showHidden) {
      shown[kContext] = makeContext(this.#href, [this.#schemeEnd, this.#userEnd, this.#hostStart,
        this.#hostEnd, this.#pathStart, this.#queryStart, this.#hashStart, this.#port]);
    }
    return `${this.constructor?.name || 'URL'} ${require('util').inspect(shown, options)}`;
  }
}

// The origin of what a blob: URL has for a path.
function blobOrigin(path) {
  let inner;
  try {
    inner = new URL(path);
  } catch {
    return 'null';
  }
  return inner.protocol === 'http:' || inner.protocol === 'https:' ? inner.origin : 'null';
}

// ---- what inspect shows of the inside, in the terms that Node has for it -----------------------

const kNone = 0xffffffff;
const schemeTypes = ['http:', '', 'https:', 'ws:', 'ftp:', 'wss:', 'file:'];

class URLContext {
  get hasPort() {
    return this.port !== kNone;
  }
  get hasSearch() {
    return this.search_start !== kNone;
  }
  get hasHash() {
    return this.hash_start !== kNone;
  }
}

function makeContext(href, marks) {
  const [schemeEnd, userEnd, hostStart, hostEnd, pathStart, queryStart, hashStart, port] = marks;
  const type = schemeTypes.indexOf(href.slice(0, schemeEnd));
  return Object.assign(new URLContext(), {
    href,
    protocol_end: schemeEnd,
    username_end: userEnd,
    host_start: href[hostStart - 1] === '@' ? hostStart - 1 : hostStart,
    host_end: hostEnd,
    pathname_start: pathStart,
    search_start: href[queryStart] === '?' ? queryStart : kNone,
    hash_start: hashStart < href.length ? hashStart : kNone,
    port: port < 0 ? kNone : port,
    scheme_type: type === -1 ? 1 : type,
  });
}

// ---- object URLs ------------------------------------------------------------------------------

/**
 * https://nodejs.org/api/url.html#urlcreateobjecturlblob
 * @param {Blob} obj
 * @returns {string} 'blob:nodedata:...'
 */
function createObjectURL(obj) {
  if (!(obj instanceof require('buffer').Blob)) {
    throw new ERR_INVALID_ARG_TYPE('obj', 'Blob', obj);
  }
  return require('internal/blob').createObjectURL(obj);
}

/** https://nodejs.org/api/url.html#urlrevokeobjecturlid */
function revokeObjectURL(url) {
  if (arguments.length === 0) throw new ERR_MISSING_ARGS('url');
  require('internal/blob').revokeObjectURL(`${url}`);
}

const shownMember = { __proto__: null, enumerable: true };
Object.defineProperties(URL, {
  parse: shownMember,
  canParse: shownMember,
  createObjectURL: {
    __proto__: null, value: createObjectURL, writable: true, enumerable: true, configurable: true,
  },
  revokeObjectURL: {
    __proto__: null, value: revokeObjectURL, writable: true, enumerable: true, configurable: true,
  },
});
Object.defineProperties(URL.prototype, {
  toString: shownMember,
  href: shownMember,
  origin: shownMember,
  protocol: shownMember,
  username: shownMember,
  password: shownMember,
  host: shownMember,
  hostname: shownMember,
  port: shownMember,
  pathname: shownMember,
  search: shownMember,
  searchParams: shownMember,
  hash: shownMember,
  toJSON: shownMember,
  [Symbol.toStringTag]: { __proto__: null, value: 'URL', configurable: true },
});

/** Is it a URL, of ours or by its looks? (The legacy Url has `auth` and `path`.) */
function isURL(value) {
  return Boolean(value?.href && value.protocol && value.auth === undefined &&
    value.path === undefined);
}

module.exports = { URL, isOurURL, isURL };
