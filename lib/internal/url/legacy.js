'use strict';
// internal/url/legacy - url.parse(), url.format() and the class Url, older than the URL standard.
// https://nodejs.org/api/url.html#legacy-url-api
// Public face: lib/node/url.js.  Native half: internalBinding('url').toAscii.
//
// The order in which a text is taken apart: white space off, backslashes before the query turned,
// the scheme, the host (only behind "//", or behind a scheme that is not one of the web's), the
// fragment, the query; what is left is the path.

const { codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_URL } } =
  require('internal/errors');
const { validateObject, validateString } = require('internal/validators');
const { toAscii, toUnicode } = internalBinding('url');

// Schemes whose URLs have "//" and a path: with and without the colon, since programs set both.
const webSchemes = new Set();
for (const name of ['http', 'https', 'ftp', 'gopher', 'file', 'ws', 'wss']) {
  webSchemes.add(name).add(`${name}:`);
}
const isScript = (scheme) => scheme === 'javascript' || scheme === 'javascript:';

const HOST_MAX = 255; // characters

function Url() {
  this.protocol = null;
  this.slashes = null;
  this.auth = null;
  this.host = null;
  this.port = null;
  this.hostname = null;
  this.hash = null;
  this.search = null;
  this.query = null;
  this.pathname = null;
  this.path = null;
  this.href = null;
}

// ---- parsing ----------------------------------------------------------------------------------

const isBlank = (code) => code <= 32 || code === 0xa0 || code === 0xfeff;

function trim(text) {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

// Backslashes are slashes, as browsers have it, up to the query or fragment.
function turnBackslashes(text) {
  if (text.indexOf('\\') === -1) return text;
  const tail = text.search(/[?#]/);
  if (tail === -1) return text.replace(/\\/g, '/');
  return text.slice(0, tail).replace(/\\/g, '/') + text.slice(tail);
}

// The commonest input, a request's target: a path and a query, nothing to look at closely.
const requestTarget = /^(\/(?!\/\/)[^?#@\s]*)(\?[^#\s]*)?$/;

const toBeEscaped = /[\t\n\r "'<>\\^`{|}]/g;
const escapeChar = (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * https://nodejs.org/api/url.html#urlparseurlstring-parsequerystring-slashesdenotehost
 * @param {string} url
 * @param {boolean} [parseQueryString] is `query` to be an object?
 * @param {boolean} [slashesDenoteHost] is "//a/b" host a, path /b?
 * @returns {Url}
 * @throws {ERR_INVALID_ARG_TYPE|ERR_INVALID_ARG_VALUE|ERR_INVALID_URL|URIError}
 */
function parse(url, parseQueryString, slashesDenoteHost) {
  warnOnce(parse);
  return parseQuietly(url, parseQueryString, slashesDenoteHost);
}

function parseQuietly(url, parseQueryString, slashesDenoteHost) {
  if (url instanceof Url) return url;
  const made = new Url();
  made.parse(url, parseQueryString, slashesDenoteHost);
  return made;
}

Url.prototype.parse = function parse(url, parseQueryString, slashesDenoteHost) {
  validateString(url, 'url');
  let rest = turnBackslashes(trim(url));

  if (!slashesDenoteHost) {
    const target = requestTarget.exec(rest);
    if (target !== null) {
      this.path = this.href = rest;
      this.pathname = target[1];
      setQuery(this, target[2], parseQueryString);
      return this;
    }
  }

  const scheme = /^[a-z0-9.+-]+:/i.exec(rest)?.[0];
  if (scheme !== undefined) {
    this.protocol = scheme.toLowerCase();
    rest = rest.slice(scheme.length);
  }
  const isHostless = isScript(this.protocol);
  const mayHaveSlashes = slashesDenoteHost || scheme !== undefined ||
    /^\/\/[^@/]+@[^@/]+/.test(rest);
  const hasSlashes = mayHaveSlashes && rest.startsWith('//');
  if (hasSlashes && !isHostless) {
    this.slashes = true;
    rest = rest.slice(2);
  }
  if (!isHostless && (hasSlashes || (scheme !== undefined && !webSchemes.has(scheme)))) {
    rest = takeHost(this, rest, url);
  }
  if (!isHostless) rest = rest.replace(toBeEscaped, escapeChar);
  takePath(this, rest, parseQueryString);
  this.href = this.format();
  return this;
};

function setQuery(self, search, parseQueryString) {
  if (search !== undefined) {
    self.search = search;
    const query = search.slice(1);
    self.query = parseQueryString ? require('querystring').parse(query) : query;
  } else if (parseQueryString) {
    self.search = null;
    self.query = { __proto__: null };
  }
}

function takePath(self, rest, parseQueryString) {
  const hash = rest.indexOf('#');
  if (hash !== -1) self.hash = rest.slice(hash);
  const front = hash === -1 ? rest : rest.slice(0, hash);
  const mark = front.indexOf('?');
  setQuery(self, mark === -1 ? undefined : front.slice(mark), parseQueryString);
  const path = mark === -1 ? front : front.slice(0, mark);
  if (path !== '') self.pathname = path;
  if (webSchemes.has(self.protocol) && self.hostname && !self.pathname) self.pathname = '/';
  setPath(self);
}

function setPath(self) {
  if (self.pathname || self.search) self.path = (self.pathname || '') + (self.search || '');
}

// How much of `rest` is [auth@]host[:port].  What can't be in a host ends it, unless an '@'
// follows: then that was the auth.
function hostExtent(rest) {
  let at = -1;
  let end = -1;
  for (let i = 0; i < rest.length; i++) {
    switch (rest[i]) {
      case '#': case '/': case '?':
        return { at, end: end === -1 ? i : end };
      case '@':
        at = i;
        end = -1;
        break;
      case ' ': case '"': case '%': case "'": case ';': case '<': case '>': case '\\': case '^':
      case '`': case '{': case '|': case '}':
        if (end === -1) end = i;
        break;
    }
  }
  return { at, end: end === -1 ? rest.length : end };
}

// Tabs and line ends before the path are not there, as for the URL standard.
function withoutLines(rest) {
  if (!/[\t\n\r]/.test(rest)) return rest;
  const path = rest.search(/[#/?]/);
  const front = path === -1 ? rest : rest.slice(0, path);
  return front.replace(/[\t\n\r]/g, '') + rest.slice(front.length);
}

const isBracketed = (name) => name[0] === '[' && name.endsWith(']');

// Sets auth, host, hostname and port; returns what is behind them.
function takeHost(self, rest, url) {
  rest = withoutLines(rest);
  const { at, end } = hostExtent(rest);
  if (at !== -1) self.auth = decodeURIComponent(rest.slice(0, at));
  self.host = rest.slice(at + 1, end);
  rest = rest.slice(end);
  self.parseHost();
  if (typeof self.hostname !== 'string') self.hostname = '';
  const isAddress = isBracketed(self.hostname);
  if (!isAddress && self.hostname.includes(':')) {
    throw new ERR_INVALID_ARG_VALUE('url', 'Invalid port in url', url);
  }
  self.hostname = self.hostname.length > HOST_MAX ? '' : self.hostname.toLowerCase();
  checkHost(self, isAddress, url);
  self.host = self.port ? `${self.hostname}:${self.port}` : self.hostname;
  if (isAddress) {
    self.hostname = self.hostname.slice(1, -1);
    if (rest[0] !== '/') rest = `/${rest}`;
  }
  return rest;
}

// Names outside ASCII may turn into something that would end the host: refused.
function checkHost(self, isAddress, url) {
  if (self.hostname === '') return;
  if (isAddress) {
    if (/[\0\t\n\r #%/<>?@\\^|]/.test(self.hostname)) throw new ERR_INVALID_URL(url);
    return;
  }
  self.hostname = toAscii(self.hostname);
  if (self.hostname === '' || /[\0\t\n\r #%/:<>?@[\\\]^|]/.test(self.hostname)) {
    throw new ERR_INVALID_URL(url);
  }
}

Url.prototype.parseHost = function parseHost() {
  let { host } = this;
  const port = /:\d*$/.exec(host)?.[0];
  if (port !== undefined) {
    if (port !== ':') this.port = port.slice(1);
    host = host.slice(0, -port.length);
  }
  if (host) this.hostname = host;
};

// ---- a warning, once ---------------------------------------------------------------------------

// Packages are not the program's fault: calls from node_modules don't count.  Looking at the stack
// costs, so only the first calls are looked at.
let looks = 32;
function warnOnce(called) {
  if (looks === 0) return;
  looks--;
  const { isFromPackage } = require('internal/url/caller');
  if (isFromPackage(called)) return;
  looks = 0;
  process.emitWarning('`url.parse()` behavior is not standardized and prone to errors that have ' +
    'security implications. Use the WHATWG URL API instead. CVEs are not issued for ' +
    '`url.parse()` vulnerabilities.', 'DeprecationWarning', 'DEP0169');
}

// ---- formatting --------------------------------------------------------------------------------

/**
 * https://nodejs.org/api/url.html#urlformaturl-options
 * @param {URL|Url|object|string} urlObject
 * @param {{fragment?: boolean, unicode?: boolean, search?: boolean, auth?: boolean}} [options]
 *   for URLs
 * @returns {string}
 */
function format(urlObject, options) {
  if (typeof urlObject === 'string') {
    warnOnce(format);
    return parseQuietly(urlObject).format();
  }
  if (typeof urlObject !== 'object' || urlObject === null) {
    throw new ERR_INVALID_ARG_TYPE('urlObject', ['Object', 'string'], urlObject);
  }
  const { isURL } = require('internal/url');
  if (isURL(urlObject)) return formatURL(urlObject, options);
  return Url.prototype.format.call(urlObject);
}

function formatURL(url, options) {
  const shown = { fragment: true, unicode: false, search: true, auth: true };
  if (options) {
    validateObject(options, 'options');
    for (const name of Object.keys(shown)) {
      if (options[name] !== undefined && options[name] !== null) shown[name] = !!options[name];
    }
  }
  let text = url.protocol;
  if (url.host !== '' || url.href.startsWith('//', text.length)) {
    text += '//';
    if (shown.auth && (url.username !== '' || url.password !== '')) {
      text += url.username;
      if (url.password !== '') text += `:${url.password}`;
      text += '@';
    }
    text += shown.unicode ? toUnicode(url.hostname) : url.hostname;
    if (url.port !== '') text += `:${url.port}`;
  } else if (url.pathname.startsWith('//')) {
    text += '/.';
  }
  text += url.pathname;
  if (shown.search) text += url.search;
  if (shown.fragment) text += url.hash;
  return text;
}

const formatAuth = (auth) => `${encodeURIComponent(auth).replace(/%3A/gi, ':')}@`;

function formatHost(self) {
  const auth = self.auth ? formatAuth(self.auth) : '';
  if (self.host) return auth + self.host;
  if (!self.hostname) return '';
  const { hostname } = self;
  const name = hostname.includes(':') && !isBracketed(hostname) ? `[${hostname}]` : hostname;
  return auth + name + (self.port ? `:${self.port}` : '');
}

function startingWith(mark, text) {
  return text && text[0] !== mark ? mark + text : text;
}

Url.prototype.format = function format() {
  let protocol = this.protocol || '';
  let pathname = this.pathname || '';
  let host = formatHost(this);
  const query = this.query !== null && typeof this.query === 'object' ?
    require('querystring').stringify(this.query) : '';
  const search = this.search || (query && `?${query}`) || '';
  if (protocol && !protocol.endsWith(':')) protocol += ':';
  pathname = pathname.replace(/[#?]/g, escapeChar);
  // The web's schemes have "//" where there is a host, others only if they had it.
  const isWeb = webSchemes.has(protocol);
  if (this.slashes || (isWeb && host)) {
    pathname = startingWith('/', pathname);
    host = `//${host}`;
  } else if (isWeb && protocol.startsWith('file')) {
    host = '//';
  }
  return protocol + host + pathname + startingWith('?', search.replace(/#/g, '%23')) +
    startingWith('#', this.hash || '');
};

// ---- resolving ---------------------------------------------------------------------------------

/**
 * https://nodejs.org/api/url.html#urlresolvefrom-to
 * @param {string} from
 * @param {string} to
 * @returns {string}
 */
function resolve(from, to) {
  warnOnce(resolve);
  return parseQuietly(from, false, true).resolve(to);
}

function resolveObject(from, to) {
  if (!from) return to;
  warnOnce(resolveObject);
  return parseQuietly(from, false, true).resolveObject(to);
}

Url.prototype.resolve = function resolve(relative) {
  return this.resolveObject(parseQuietly(relative, false, true)).format();
};

Url.prototype.resolveObject = function resolveObject(relative) {
  if (typeof relative === 'string') {
    const made = new Url();
    made.parse(relative, false, true);
    relative = made;
  }
  const result = Object.assign(new Url(), this);
  result.hash = relative.hash;
  if (relative.href !== '') resolveParts(result, relative);
  result.href = result.format();
  return result;
};

function resolveParts(result, relative) {
  if (relative.slashes && !relative.protocol) {
    takeOtherHost(result, relative);
  } else if (relative.protocol && relative.protocol !== result.protocol) {
    takeOtherScheme(result, relative);
  } else {
    new PathResolution(result, relative).run();
  }
}

// "//host/path": all but the scheme.
function takeOtherHost(result, relative) {
  const { protocol } = result;
  Object.assign(result, relative);
  result.protocol = protocol;
  if (webSchemes.has(protocol) && result.hostname && !result.pathname) {
    result.path = result.pathname = '/';
  }
}

// "http:a/b" where the base is of another scheme: the first part of the path is the host.
function takeOtherScheme(result, relative) {
  if (!webSchemes.has(relative.protocol)) {
    Object.assign(result, relative);
    return;
  }
  result.protocol = relative.protocol;
  let { host, pathname } = relative;
  if (!host && relative.protocol !== 'file:' && relative.protocol !== 'file') {
    const parts = (pathname || '').split('/');
    while (parts.length > 0 && !host) host = parts.shift();
    pathname = parts[0] === '' ? parts.join('/') : `/${parts.join('/')}`;
    if (parts.length === 0) pathname = '/';
    else if (parts.length === 1 && parts[0] === '') pathname = '/';
  }
  result.pathname = pathname;
  result.search = relative.search;
  result.query = relative.query;
  result.host = host || '';
  result.auth = relative.auth;
  result.hostname = relative.hostname || host;
  result.port = relative.port;
  setPath(result);
  result.slashes = result.slashes || relative.slashes;
}

const isAbsolute = (path) => Boolean(path) && path[0] === '/';

/**
 * A relative path against the base's.  Of schemes that are not the web's the host counts as the
 * first segment, so "../" may climb over it.
 */
class PathResolution {
  constructor(result, relative) {
    this.result = result;
    this.relative = relative;
    this.segments = result.pathname ? result.pathname.split('/') : [];
    this.added = relative.pathname ? relative.pathname.split('/') : [];
    this.isReplaced = relative.host || isAbsolute(relative.pathname);
    this.endsAbsolute = this.isReplaced || isAbsolute(result.pathname) ||
      (result.host && relative.pathname);
    this.removesAllDots = this.endsAbsolute;
    this.hostIsSegment = result.protocol && !webSchemes.has(result.protocol);
  }

  run() {
    if (this.hostIsSegment) this.foldHost();
    if (!this.join()) return;
    if (this.segments.length === 0) {
      this.result.pathname = null;
      this.result.path = this.result.search ? `/${this.result.search}` : null;
      return;
    }
    this.removeDots();
    this.finish();
  }

  // Puts the hosts in front of the paths.
  foldHost() {
    const { result, relative } = this;
    result.hostname = '';
    result.port = null;
    foldInto(this.segments, result.host);
    result.host = '';
    if (relative.protocol) {
      relative.hostname = null;
      relative.port = null;
      result.auth = null;
      foldInto(this.added, relative.host);
      relative.host = null;
    }
    this.endsAbsolute &&= this.added[0] === '' || this.segments[0] === '';
  }

  // The segments of both; false: only the query is another one, and all is done.
  join() {
    const { result, relative } = this;
    if (this.isReplaced) {
      if (relative.host || relative.host === '') {
        if (result.host !== relative.host) result.auth = null;
        result.host = relative.host;
        result.port = relative.port;
      }
      if (relative.hostname || relative.hostname === '') {
        if (result.hostname !== relative.hostname) result.auth = null;
        result.hostname = relative.hostname;
      }
      this.segments = this.added;
    } else if (this.added.length > 0) {
      this.segments.pop();
      this.segments.push(...this.added);
    } else if (relative.search !== null && relative.search !== undefined) {
      if (this.hostIsSegment) this.unfoldHost(this.segments.shift());
      result.search = relative.search;
      result.query = relative.query;
      if (result.pathname !== null || result.search !== null) {
        result.path = (result.pathname || '') + (result.search || '');
      }
      return false;
    } else {
      return true;
    }
    result.search = relative.search;
    result.query = relative.query;
    return true;
  }

  removeDots() {
    const { segments } = this;
    const last = segments[segments.length - 1];
    const isDots = last === '.' || last === '..';
    const hasPlace = this.result.host || this.relative.host || segments.length > 1;
    const endsWithSlash = last === '' || (isDots && hasPlace);
    let up = 0;
    const kept = [];
    for (let i = segments.length - 1; i >= 0; i--) {
      if (segments[i] === '.') continue;
      if (segments[i] === '..') up++;
      else if (up > 0) up--;
      else kept.push(segments[i]);
    }
    if (!this.endsAbsolute && !this.removesAllDots) for (; up > 0; up--) kept.push('..');
    kept.reverse();
    if (this.endsAbsolute && kept[0] !== '' && !isAbsolute(kept[0])) kept.unshift('');
    if (endsWithSlash && !kept.join('/').endsWith('/')) kept.push('');
    this.segments = kept;
  }

  finish() {
    const { result, relative, segments } = this;
    const isRooted = segments[0] === '' || isAbsolute(segments[0]);
    if (this.hostIsSegment) {
      this.unfoldHost(isRooted || segments.length === 0 ? '' : segments.shift());
    }
    this.endsAbsolute ||= result.host && segments.length > 0;
    if (this.endsAbsolute && !isRooted) segments.unshift('');
    result.pathname = segments.length > 0 ? segments.join('/') : null;
    if (segments.length === 0) result.path = null;
    if (result.pathname !== null || result.search !== null) {
      result.path = (result.pathname || '') + (result.search || '');
    }
    result.auth = relative.auth || result.auth;
    result.slashes = result.slashes || relative.slashes;
  }

  // What the first segment says of the host: it may have brought its auth along.
  unfoldHost(host) {
    const { result } = this;
    result.hostname = result.host = host;
    if (host && host.indexOf('@') > 0) {
      const parts = host.split('@');
      result.auth = parts[0];
      result.host = result.hostname = parts[1];
    }
  }
}

function foldInto(segments, host) {
  if (!host) return;
  if (segments[0] === '') segments[0] = host;
  else segments.unshift(host);
}

// The names that stacks and inspect show.
for (const [fn, name] of [[parse, 'urlParse'], [resolve, 'urlResolve'],
  [resolveObject, 'urlResolveObject'], [format, 'urlFormat']]) {
  Object.defineProperty(fn, 'name', { value: name, configurable: true });
}

module.exports = { Url, parse, format, resolve, resolveObject };
