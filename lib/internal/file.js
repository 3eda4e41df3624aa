'use strict';
// internal/file: File, a Blob with a name and a date.
// Public face: the global File, buffer.File.  Native half: none.
// Source: https://w3c.github.io/FileAPI/#file-section

const {
  codes: {
    ERR_INVALID_THIS,
    ERR_MISSING_ARGS,
  },
} = require('internal/errors');
const { Blob, inspectAs, kFromParts, serializeBlob } = require('internal/blob');

const customInspect = Symbol.for('nodejs.util.inspect.custom');

/** @returns {boolean} is it a File?  Set by the class. */
let isFile;

class File extends Blob {
  #name;
  #lastModified;

  /**
   * @param {Iterable<string|ArrayBuffer|ArrayBufferView|Blob>} fileBits
   * @param {string} fileName
   * @param {{endings?: string, type?: string, lastModified?: number}} [options]
   *   lastModified: ms since 1970, default now
   */
  constructor(fileBits, fileName, options = undefined) {
    if (arguments.length < 2) throw new ERR_MISSING_ARGS('fileBits', 'fileName');
    super(fileBits, options);
    if (options === kFromParts) {
      this.#name = fileName;
      this.#lastModified = fileBits.lastModified;
      return;
    }
    const { lastModified } = options ?? {};
    this.#lastModified = lastModified === undefined ? Date.now() : +lastModified || 0;
    this.#name = `${fileName}`.toWellFormed();
  }

  get name() {
    if (!isFile(this)) throw new ERR_INVALID_THIS('File');
    return this.#name;
  }

  get lastModified() {
    if (!isFile(this)) throw new ERR_INVALID_THIS('File');
    return this.#lastModified;
  }

  static {
    isFile = (value) => typeof value === 'object' && value !== null && #name in value;
  }

  [customInspect](depth, options) {
    if (typeof depth === 'number' && depth < 0) return options.stylize('[File]', 'special');
    const { size, type, name, lastModified } = this;
    return inspectAs('File', { size, type, name, lastModified }, options);
  }
}

for (const name of ['name', 'lastModified']) {
  Object.defineProperty(File.prototype, name, { enumerable: true });
}
Object.defineProperty(File.prototype, customInspect, { enumerable: false });
Object.defineProperty(File.prototype, Symbol.toStringTag, {
  __proto__: null, configurable: true, value: 'File',
});

/**
 * As serializeBlob, with what a File has besides.
 * @param {File} file
 */
function serializeFile(file) {
  return { ...serializeBlob(file), name: file.name, lastModified: file.lastModified };
}

/** A File of what serializeFile gave. */
function deserializeFile(data) {
  return new File(data, data.name, kFromParts);
}

module.exports = { File, deserializeFile, isFile, serializeFile };
