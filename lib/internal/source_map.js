'use strict';
// internal/source_map - module.SourceMap: positions of generated code and where they come from.
// https://nodejs.org/api/module.html#class-modulesourcemap; ECMA-426 (source map format).

const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { validateObject } = require('internal/validators');

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

// The numbers of one segment: base 64 digits, five bits each, lowest first; the first bit is the
// sign.
function decodeSegment(text) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const char of text) {
    const digit = DIGITS.indexOf(char);
    if (digit < 0) break;
    value += (digit & 31) * 2 ** shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value % 2 === 1 ? -((value - 1) / 2) : value / 2);
    value = 0;
    shift = 0;
  }
  return numbers;
}

// Appends the mappings of a map that is no index: [line, column, source, line, column, name].
function addMappings(out, map, lineOffset, columnOffset) {
  const { sources = [], names = [], sourceRoot, mappings = '' } = map;
  const sourceOf = (i) => (sourceRoot ? `${sourceRoot.replace(/\/$/, '')}/${sources[i]}` :
    sources[i]);
  let [source, line, column, name] = [0, 0, 0, 0];
  mappings.split(';').forEach((row, i) => {
    let generated = i === 0 ? columnOffset : 0;
    if (row === '') return;
    for (const segment of row.split(',')) {
      const [step = 0, s, l = 0, c = 0, n] = decodeSegment(segment);
      generated += step;
      if (s === undefined) {
        out.push([lineOffset + i, generated]);
        continue;
      }
      source += s;
      line += l;
      column += c;
      if (n !== undefined) name += n;
      out.push([lineOffset + i, generated, sourceOf(source), line, column,
        n === undefined ? undefined : names[name]]);
    }
  });
}

class SourceMap {
  #payload;
  #lineLengths;
  #mappings; // sorted by generated place

  /**
   * @param {object} payload a source map, version 3
   * @param {object} [options] { lineLengths: number[] }
   * @throws {ERR_INVALID_ARG_TYPE}
   */
  constructor(payload, options = undefined) {
    validateObject(payload, 'payload');
    if (payload.sources !== undefined && !Array.isArray(payload.sources)) {
      throw new ERR_INVALID_ARG_TYPE('payload.sources', 'Array', payload.sources);
    }
    this.#payload = structuredCopy(payload);
    this.#lineLengths = options?.lineLengths;
    this.#mappings = [];
    if (Array.isArray(payload.sections)) {
      for (const { offset, map } of payload.sections) {
        addMappings(this.#mappings, map, offset.line, offset.column);
      }
    } else {
      addMappings(this.#mappings, payload, 0, 0);
    }
    this.#mappings.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  }

  get payload() {
    return structuredCopy(this.#payload);
  }

  get lineLengths() {
    return this.#lineLengths?.slice();
  }

  /**
   * The mapping at or before a place of the generated code; both count from 0.
   * @returns {object} {} before the first
   */
  findEntry(lineOffset, columnOffset) {
    let low = 0;
    let high = this.#mappings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const [line, column] = this.#mappings[middle];
      if (line < lineOffset || (line === lineOffset && column <= columnOffset)) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return {};
    const [line, column, source, originalLine, originalColumn, name] = this.#mappings[low - 1];
    return {
      generatedLine: line, generatedColumn: column, originalSource: source, originalLine,
      originalColumn, name,
    };
  }

  /**
   * The original place for one of the generated code; both count from 1.
   * @returns {object} { name, fileName, lineNumber, columnNumber }, or {}
   */
  findOrigin(lineNumber, columnNumber) {
    const entry = this.findEntry(lineNumber - 1, columnNumber - 1);
    if (entry.originalSource === undefined || entry.generatedLine === undefined) return {};
    return {
      name: entry.name,
      fileName: entry.originalSource,
      lineNumber: entry.originalLine + lineNumber - entry.generatedLine,
      columnNumber: entry.originalColumn + columnNumber - entry.generatedColumn,
    };
  }
}

// Maps are JSON: their arrays and objects are copied, so that a program can't change ours.
function structuredCopy(value) {
  if (Array.isArray(value)) return value.map(structuredCopy);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, structuredCopy(each)]));
}

module.exports = { SourceMap };
