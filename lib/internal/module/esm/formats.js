'use strict';
// internal/module/esm/formats - what a URL holds, and the text or bytes of it.
// https://nodejs.org/api/esm.html#resolution-and-loading-algorithm

const { readText } = internalBinding('module');
const { codes, uvException } = require('internal/errors');
const { dirname, basename } = require('internal/module/paths');
const { packageScope } = require('internal/module/packages');
const { toPath } = require('internal/module/esm/resolve');

const BY_EXTENSION = {
  '__proto__': null,
  '.mjs': 'module',
  '.cjs': 'commonjs',
  '.json': 'json',
  '.wasm': 'wasm',
  '.node': 'addon',
  '.mts': 'module-typescript',
  '.cts': 'commonjs-typescript',
};
const BY_TYPE = {
  '__proto__': null,
  'text/javascript': 'module',
  'application/javascript': 'module',
  'application/json': 'json',
  'application/wasm': 'wasm',
};

function extensionOf(path) {
  const name = basename(path);
  const at = name.lastIndexOf('.');
  return at <= 0 ? '' : name.slice(at);
}

/** Whether a text can only be a module: it is no script, and has declarations or await. */
function isModuleText(source) {
  if (!/\b(?:import|export|await)\b/.test(source)) return false;
  const { parseSource, isModuleSyntax } = require('internal/module/esm/build');
  if (parseSource(source, false).message === undefined && compiles(source)) return false;
  return isModuleSyntax(parseSource(source, true));
}

// Scripts can't say `const require`; with await in it they are modules.
function compiles(source) {
  return internalBinding('errors').checkScript(
    `(function (exports, require, module, __filename, __dirname) { ${
      source.startsWith('#!') ? '//' : ''}${source}\n})`) === undefined;
}

function scriptFormat(path, source) {
  const type = packageScope(dirname(path))?.type;
  if (type === 'module') return 'module';
  if (type === 'commonjs') return 'commonjs';
  return isModuleText(source ?? readSource(path)) ? 'module' : 'commonjs';
}

function fileFormat(url, ignoreErrors, source) {
  const path = toPath(url);
  const extension = extensionOf(path);
  if (extension === '.js') return scriptFormat(path, source);
  if (extension === '.ts') {
    const type = packageScope(dirname(path))?.type;
    return type === 'module' ? 'module-typescript' : 'commonjs-typescript';
  }
  const known = BY_EXTENSION[extension];
  if (known !== undefined) return known;
  if (extension === '') return scriptFormat(path, source);
  if (ignoreErrors) return undefined;
  throw new codes.ERR_UNKNOWN_FILE_EXTENSION(extension, path);
}

function dataParts(url) {
  const found = /^data:([^,]*?)(;base64)?,([\s\S]*)$/i.exec(url);
  if (found === null) throw new codes.ERR_INVALID_URL(url);
  const [, mime, base64, body] = found;
  return { mime: mime.split(';')[0].trim().toLowerCase(), base64: base64 !== undefined, body };
}

/**
 * @param {string} url
 * @param {object} [attributes] of the import
 * @param {string} [source] its text, where that is known
 * @returns {string|undefined} 'builtin', 'module', 'commonjs', 'json', 'wasm', 'text', 'addon'
 * @throws {ERR_UNKNOWN_FILE_EXTENSION|ERR_UNKNOWN_MODULE_FORMAT}
 */
function formatOf(url, attributes, source) {
  if (url.startsWith('node:')) return 'builtin';
  if (attributes?.type === 'text') return 'text';
  if (url.startsWith('file:')) return fileFormat(url, false, source);
  if (url.startsWith('data:')) {
    const { mime } = dataParts(url);
    const format = BY_TYPE[mime];
    if (format === undefined) throw new codes.ERR_UNKNOWN_MODULE_FORMAT(mime, url);
    return format;
  }
  throw new codes.ERR_UNSUPPORTED_ESM_URL_SCHEME(new URL(url), ['file', 'data']);
}

/** As formatOf for files, but undefined for what is unknown or not there. */
function guessFormat(url) {
  if (url.startsWith('node:')) return 'builtin';
  if (url.startsWith('data:')) return BY_TYPE[dataParts(url).mime];
  try {
    return fileFormat(url, true);
  } catch {
    return undefined;
  }
}

function readSource(path) {
  const text = readText(path);
  if (typeof text === 'string') return text;
  throw text === -21 ? uvException({ errno: text, syscall: 'read' }) :
    uvException({ errno: text, syscall: 'open', path });
}

function readData(url) {
  const { base64, body } = dataParts(url);
  const text = decodeURIComponent(body.replace(/#.*$/s, ''));
  return Buffer.from(text, base64 ? 'base64' : 'utf8');
}

/**
 * @param {string} url
 * @param {string} format
 * @returns {string|Uint8Array|undefined} undefined: there is no text, or it is read elsewhere
 */
function sourceOf(url, format) {
  if (format === 'builtin' || format === 'addon') return undefined;
  if (url.startsWith('data:')) {
    const bytes = readData(url);
    return format === 'wasm' ? bytes : bytes.toString();
  }
  if (!url.startsWith('file:')) {
    throw new codes.ERR_UNSUPPORTED_ESM_URL_SCHEME(new URL(url), ['file', 'data']);
  }
  const path = toPath(url);
  return format === 'wasm' ? require('fs').readFileSync(path) : readSource(path);
}

// ---- import attributes ---------------------------------------------------------------------------

const WANTED = { __proto__: null, json: 'json', text: 'text' };

/**
 * Whether the attributes of an import fit what was found.
 * @throws {ERR_IMPORT_ATTRIBUTE_MISSING|ERR_IMPORT_ATTRIBUTE_TYPE_INCOMPATIBLE|
 *   ERR_IMPORT_ATTRIBUTE_UNSUPPORTED}
 */
function checkAttributes(url, format, attributes) {
  for (const name of Object.keys(attributes)) {
    if (name !== 'type') {
      throw new codes.ERR_IMPORT_ATTRIBUTE_UNSUPPORTED(name, attributes[name], url);
    }
  }
  const wanted = WANTED[format];
  const { type } = attributes;
  if (type === wanted) return;
  if (type === undefined) throw new codes.ERR_IMPORT_ATTRIBUTE_MISSING(url, 'type', wanted);
  if (type !== 'json' && type !== 'text') {
    throw new codes.ERR_IMPORT_ATTRIBUTE_UNSUPPORTED('type', type, url);
  }
  throw new codes.ERR_IMPORT_ATTRIBUTE_TYPE_INCOMPATIBLE(url, type);
}

module.exports = { formatOf, guessFormat, sourceOf, isModuleText, checkAttributes, readSource };
