'use strict';
// internal/console_rare - console.table, console.time and console.clear.
// Public face: lib/internal/console.js.  Native half: internal/util/native (previewEntries).

const { kindOf } = require('internal/util/kinds');

// ---- time ------------------------------------------------------------------------------------

function now() {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}

function twoDigits(number) {
  return String(number).padStart(2, '0');
}

/**
 * A span of time for people.
 * @param {number} ms
 * @returns {string} such as '1.5ms', '2.300s', '1:05.000 (m:ss.mmm)'
 */
function formatTime(ms) {
  if (ms < 1000) return `${Number(ms.toFixed(3))}ms`;
  const hours = Math.floor(ms / 3600000);
  const minutes = Math.floor(ms / 60000) % 60;
  const seconds = ((ms % 60000) / 1000).toFixed(3);
  if (hours === 0 && minutes === 0) return `${seconds}s`;
  const rest = seconds.padStart(6, '0');
  if (hours === 0) return `${minutes}:${rest} (m:ss.mmm)`;
  return `${hours}:${twoDigits(minutes)}:${rest} (h:mm:ss.mmm)`;
}

function time(self, label) {
  if (self._times.has(label)) {
    process.emitWarning(`Label '${label}' already exists for console.time()`);
    return;
  }
  self._times.set(label, now());
}

function report(self, method, label, data) {
  const end = now();
  const start = self._times.get(label);
  if (start === undefined) {
    process.emitWarning(`No such label '${label}' for console.${method}()`);
    return false;
  }
  self.log('%s: %s', label, formatTime(end - start), ...data);
  return true;
}

function timeEnd(self, label) {
  if (report(self, 'timeEnd', label, [])) self._times.delete(label);
}

function timeLog(self, label, data) {
  report(self, 'timeLog', label, data);
}

/** Moves the cursor of a terminal to its first cell and clears all behind it. */
function clear(stream) {
  if (stream.isTTY && process.env.TERM !== 'dumb') stream.write('\u001b[1;1H\u001b[0J');
}

// ---- table -----------------------------------------------------------------------------------

const indexName = '(index)';
const iterationName = '(iteration index)';

function cellWidth(text) {
  return require('internal/util/text_width').textWidth(text);
}

function joinRow(cells, widths) {
  const padded = cells.map((cell, i) => ` ${cell}${' '.repeat(widths[i] - cellWidth(cell) - 1)}`);
  return `\u2502${padded.join('\u2502')}\u2502`;
}

function line(widths, left, middle, right) {
  return left + widths.map((width) => '\u2500'.repeat(width)).join(middle) + right;
}

// Columns with their names as a drawn table.
function draw(names, columns) {
  const count = Math.max(0, ...columns.map((column) => column.length));
  const widths = names.map((name, i) =>
    Math.max(cellWidth(name), ...Array.from(columns[i], (cell) => cellWidth(cell ?? ''))) + 2);
  const rows = [
    line(widths, '\u250c', '\u252c', '\u2510'),
    joinRow(names, widths),
    line(widths, '\u251c', '\u253c', '\u2524'),
  ];
  for (let i = 0; i < count; i++) {
    rows.push(joinRow(columns.map((column) => column[i] ?? ''), widths));
  }
  rows.push(line(widths, '\u2514', '\u2534', '\u2518'));
  return rows.join('\n');
}

// Entries of a map or set, or those that an iterator of one would still give: [list, isPairs].
function entriesOf(data, kind) {
  if (kind === 'Map') return [[...Map.prototype.entries.call(data)].flat(1), true];
  if (kind === 'Set') return [[...Set.prototype.values.call(data)], false];
  const { previewEntries } = require('internal/util/native');
  const [list, isPairs] = (previewEntries && previewEntries(data, true)) || [[], false];
  return [list, isPairs && kind === 'MapIterator'];
}

function drawEntries(data, kind, show) {
  const [list, isPairs] = entriesOf(data, kind);
  const step = isPairs ? 2 : 1;
  const columns = [[], [], []];
  for (let i = 0; i < list.length; i += step) {
    columns[0].push(show(i / step));
    columns[1].push(show(list[i]));
    if (isPairs) columns[2].push(show(list[i + 1]));
  }
  return isPairs ? draw([iterationName, 'Key', 'Values'], columns) :
    draw([iterationName, 'Values'], columns.slice(0, 2));
}

function isPrimitive(value) {
  return value === null || (typeof value !== 'object' && typeof value !== 'function');
}

function drawObject(data, properties, show) {
  const indices = Object.keys(data);
  const columns = new Map();
  const values = [];
  indices.forEach((index, row) => {
    const item = data[index];
    const isPlain = isPrimitive(item);
    if (isPlain && properties === undefined) {
      values[row] = show(item);
      return;
    }
    for (const key of properties ?? Object.keys(item)) {
      if (!columns.has(key)) columns.set(key, []);
      columns.get(key)[row] = !isPlain && Object.hasOwn(item, key) ? show(item[key]) : '';
    }
  });
  // Keys that are integers come first, as in an object.
  const ordered = Object.keys(Object.fromEntries([...columns.keys()].map((key) => [key, true])));
  const byName = new Map([...columns].map(([key, column]) => [String(key), column]));
  const names = [indexName, ...ordered];
  const cells = [indices, ...ordered.map((key) => byName.get(key))];
  if (values.length !== 0) {
    names.push('Values');
    cells.push(values);
  }
  return draw(names, cells);
}

/**
 * A table of what an object or collection holds.
 * @param {object} data rows
 * @param {string[]} [properties] columns to show
 * @param {object} [options] for util.inspect
 * @returns {string}
 */
function table(data, properties, options) {
  const { inspect } = require('internal/util/inspect');
  const show = (value) => {
    const isLarge = value !== null && typeof value === 'object' && !Array.isArray(value) &&
      Object.keys(value).length > 2;
    return inspect(value, {
      depth: isLarge ? -1 : 0, maxArrayLength: 3, breakLength: Infinity, ...options,
    });
  };
  const kind = kindOf(data);
  const isCollection = kind === 'Map' || kind === 'Set' || kind === 'MapIterator' ||
    kind === 'SetIterator';
  return isCollection ? drawEntries(data, kind, show) : drawObject(data, properties, show);
}

module.exports = { clear, formatTime, table, time, timeEnd, timeLog };
