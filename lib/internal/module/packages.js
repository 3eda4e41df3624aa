'use strict';
// internal/module/packages - package.json files: read once, found by folder.
// https://nodejs.org/api/packages.html

const { readText } = internalBinding('module');
const { dirname, basename } = require('internal/module/paths');

const byFile = new Map(); // path of a package.json -> Package or null
const byFolder = new Map(); // folder -> Package whose scope it is in, or null

// The fields that resolution looks at; undefined where absent or of a wrong type.
class Package {
  constructor(path, fields) {
    const { name, main, type, exports: exported, imports } = fields;
    this.path = path;
    this.dir = dirname(path);
    this.name = typeof name === 'string' ? name : undefined;
    this.main = typeof main === 'string' ? main : undefined;
    this.type = type === 'module' || type === 'commonjs' ? type : 'none';
    this.exports = exported ?? undefined;
    this.imports = imports !== null && typeof imports === 'object' ? imports : undefined;
  }
}

function parse(path, text, base) {
  let fields;
  try {
    fields = JSON.parse(text.charCodeAt(0) === 0xFEFF ? text.slice(1) : text);
  } catch (error) {
    const { codes: { ERR_INVALID_PACKAGE_CONFIG } } = require('internal/errors');
    throw new ERR_INVALID_PACKAGE_CONFIG(path, base, error.message);
  }
  return new Package(path, fields !== null && typeof fields === 'object' ? fields : {});
}

/**
 * @param {string} path of a package.json
 * @param {string} [base] who asks, for the error's text
 * @returns {Package|null} null: there is none
 * @throws {ERR_INVALID_PACKAGE_CONFIG} it is no JSON
 */
function readPackage(path, base) {
  let found = byFile.get(path);
  if (found !== undefined) return found;
  const text = readText(path);
  found = typeof text === 'string' ? parse(path, text, base) : null;
  byFile.set(path, found);
  return found;
}

/**
 * The package in whose scope files of a folder are: the nearest package.json up to a node_modules.
 * @param {string} dir absolute
 * @returns {Package|null}
 */
function packageScope(dir) {
  let found = byFolder.get(dir);
  if (found !== undefined) return found;
  if (basename(dir) === 'node_modules') found = null;
  else found = readPackage(dir === '/' ? '/package.json' : `${dir}/package.json`);
  if (found === null && dir !== '/' && basename(dir) !== 'node_modules') {
    found = packageScope(dirname(dir));
  }
  byFolder.set(dir, found);
  return found;
}

module.exports = { readPackage, packageScope };
