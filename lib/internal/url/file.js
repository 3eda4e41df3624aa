'use strict';
// internal/url/file - file: URLs and paths, URLs as options of http.request.
// https://nodejs.org/api/url.html
// Public face: lib/node/url.js.  Native half: src/bind/bind_url.c.

const { codes: {
  ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_FILE_URL_HOST,
  ERR_INVALID_FILE_URL_PATH, ERR_INVALID_URL_SCHEME, ERR_MISSING_ARGS,
} } = require('internal/errors');
const { validateObject, validateString } = require('internal/validators');
const { URL, isURL } = require('internal/url');

/** The host of an http URL as the URL parser writes it; '' when it is none. */
function hostOf(domain) {
  const made = `ws://${domain}/`;
  if (!URL.canParse(made)) return '';
  const { hostname, pathname, search, username, port } = new URL(made);
  return pathname === '/' && search === '' && username === '' && port === '' ? hostname : '';
}

/** https://nodejs.org/api/url.html#urldomaintoasciidomain */
function domainToASCII(domain) {
  if (arguments.length < 1) throw new ERR_MISSING_ARGS('domain');
  return hostOf(`${domain}`);
}

/** https://nodejs.org/api/url.html#urldomaintounicodedomain */
function domainToUnicode(domain) {
  if (arguments.length < 1) throw new ERR_MISSING_ARGS('domain');
  return internalBinding('url').toUnicode(hostOf(`${domain}`));
}

function asFileURL(path) {
  if (typeof path === 'string') path = new URL(path);
  else if (!isURL(path)) throw new ERR_INVALID_ARG_TYPE('path', ['string', 'URL'], path);
  if (path.protocol !== 'file:') throw new ERR_INVALID_URL_SCHEME('file');
  return path;
}

// The path without what Windows adds to it; `decode` makes text or bytes of percent-encoding.
function windowsPath(url, decode, concat) {
  const { hostname, pathname } = url;
  if (/%(2f|5c)/i.test(pathname)) {
    throw new ERR_INVALID_FILE_URL_PATH('must not include encoded \\ or / characters', url);
  }
  const path = pathname.replace(/\//g, '\\');
  if (hostname !== '') return concat(`\\\\${domainToUnicode(hostname)}`, decode(path));
  if (!/^\\[a-z]:/i.test(path)) throw new ERR_INVALID_FILE_URL_PATH('must be absolute', url);
  return decode(path.slice(1));
}

function posixPath(url, decode) {
  if (url.hostname !== '') throw new ERR_INVALID_FILE_URL_HOST(process.platform);
  if (/%2f/i.test(url.pathname)) {
    throw new ERR_INVALID_FILE_URL_PATH('must not include encoded / characters', url);
  }
  return decode(url.pathname);
}

/**
 * https://nodejs.org/api/url.html#urlfileurltopathurl-options
 * @param {string|URL} path a file: URL
 * @param {{windows?: boolean}} [options]
 * @returns {string}
 */
function fileURLToPath(path, options = undefined) {
  const url = asFileURL(path);
  const decode = (text) => (text.includes('%') ? decodeURIComponent(text) : text);
  return options?.windows ? windowsPath(url, decode, (host, rest) => host + rest) :
    posixPath(url, decode);
}

/**
 * The same for paths that are not UTF-8.
 * https://nodejs.org/api/url.html#urlfileurltopathbufferurl-options
 * @returns {Buffer}
 */
function fileURLToPathBuffer(path, options = undefined) {
  const { unescapeBuffer } = require('querystring');
  const url = asFileURL(path);
  if (!options?.windows) return posixPath(url, unescapeBuffer);
  return windowsPath(url, unescapeBuffer,
    (host, rest) => Buffer.concat([Buffer.from(host), rest]));
}

// What the URL parser would read as something else, or leave as it is where Node doesn't.
function encodePath(path) {
  return path.replace(/[\t\n\r#%?[\\\]^|~]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

// \\server\share\file, \\?\UNC\server\share\file
function uncURL(path) {
  const start = path.startsWith('\\\\?\\UNC\\') ? 8 : 2;
  const end = path.indexOf('\\', start);
  if (end === -1) throw new ERR_INVALID_ARG_VALUE('path', path, 'Missing UNC resource path');
  if (end === 2) throw new ERR_INVALID_ARG_VALUE('path', path, 'Empty UNC servername');
  const url = new URL(`file://${encodePath(path.slice(end).replace(/\\/g, '/'))}`);
  url.hostname = path.slice(start, end);
  return url;
}

/**
 * https://nodejs.org/api/url.html#urlpathtofileurlpath-options
 * @param {string} path made absolute first; a slash at its end stays
 * @param {{windows?: boolean}} [options]
 * @returns {URL}
 */
function pathToFileURL(path, options) {
  validateString(path, 'path');
  const isWindows = options?.windows === true;
  if (isWindows && path.startsWith('\\\\') && !/^\\\\\?\\[a-z]:/i.test(path)) return uncURL(path);
  const { posix, win32 } = require('path');
  let resolved = isWindows ? win32.resolve(path) : posix.resolve(path);
  if (isWindows) {
    resolved = resolved.replace(/^\\\\\?\\/, '');
    const isEnded = path.endsWith('\\') || path.endsWith('/');
    if (isEnded && !resolved.endsWith('\\')) resolved += '\\';
    resolved = `/${resolved.replace(/\\/g, '/')}`;
  } else if (path.endsWith('/') && !resolved.endsWith('/')) {
    resolved += '/';
  }
  return new URL(`file://${encodePath(resolved)}`);
}

/**
 * https://nodejs.org/api/url.html#urlurltohttpoptionsurl
 * @param {URL} url
 * @returns {object} for http.request
 */
function urlToHttpOptions(url) {
  validateObject(url, 'url', { allowArray: true, allowFunction: true });
  const { hostname, pathname, port, username, password, search } = url;
  const isAddress = typeof hostname === 'string' && hostname.startsWith('[');
  const options = {
    __proto__: null,
    ...url, // what a program has added
    protocol: url.protocol,
    hostname: isAddress ? hostname.slice(1, -1) : hostname,
    hash: url.hash,
    search,
    pathname,
    path: `${pathname || ''}${search || ''}`,
    href: url.href,
  };
  if (port !== '') options.port = Number(port);
  if (username || password) {
    options.auth = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  }
  return options;
}

module.exports = {
  domainToASCII, domainToUnicode, fileURLToPath, fileURLToPathBuffer, pathToFileURL,
  urlToHttpOptions,
};
