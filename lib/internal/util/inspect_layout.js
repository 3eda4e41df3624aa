'use strict';
// internal/util/inspect_layout - places printed entries on lines: one line, columns or one each.
// Public face: lib/internal/util/inspect.js (options breakLength and compact).  Native half: none.
//
// "Entries" are the already printed members of one object; `opts` is the running inspection
// (breakLength, compact, colors, maxArrayLength, indent: columns the object stands in from left).

const { spaces } = require('internal/util/inspect_text');

const longest = 15; // columns of a grouped list at most
const plainText = /^[ -~]*$/;

let width = null;

function visibleWidth(text, colors) {
  if (plainText.test(text)) return text.length;
  width ??= require('internal/util/text_width');
  return width.textWidth(text, colors);
}

function uncoloredLength(text) {
  width ??= require('internal/util/text_width');
  return width.stripControl(text).length;
}

function fits(opts, entries, taken, base) {
  let total = entries.length + taken;
  if (total + entries.length > opts.breakLength) return false;
  for (let i = 0; i < entries.length; i++) {
    total += opts.colors ? uncoloredLength(entries[i]) : entries[i].length;
    if (total > opts.breakLength) return false;
  }
  return base === '' || base.indexOf('\n') === -1;
}

// How many columns make a list of `count` cells look square: a row is about 2.5 columns high, and
// the widest cell counts less the more it sticks out of the average.
function pickColumns(opts, widest, total, entries, count) {
  const bias = Math.sqrt(widest - total / entries);
  const cell = Math.max(widest - 3 - bias, 1);
  return Math.min(
    Math.round(Math.sqrt(2.5 * cell * count) / cell),
    Math.floor((opts.breakLength - opts.indent) / widest),
    opts.compact * 4,
    longest);
}

function columnWidths(widths, columns) {
  const result = new Array(columns).fill(0);
  for (let i = 0; i < widths.length; i++) {
    if (widths[i] > result[i % columns]) result[i % columns] = widths[i];
  }
  return result;
}

function isAllNumbers(list, count) {
  if (list === undefined) return true;
  for (let i = 0; i < count; i++) {
    const type = typeof list[i];
    if (type !== 'number' && type !== 'bigint') return false;
  }
  return true;
}

// One line of cells: numbers are aligned to the right, all else to the left.
function joinRow(entries, start, end, widths, columnWidth, alignRight) {
  let line = '';
  for (let i = start; i < end; i++) {
    const space = spaces(columnWidth[i - start] - widths[i]);
    const isLast = i === end - 1;
    if (alignRight) line += space + entries[i] + (isLast ? '' : ', ');
    else line += isLast ? entries[i] : `${entries[i]}, ${space}`;
  }
  return line;
}

/**
 * Puts the entries of a long list into columns, if they are short enough to look good so.
 * @param {object} opts the running inspection
 * @param {string[]} entries printed entries, more than six
 * @param {object} [list] what was printed, to see whether all its entries are numbers
 * @returns {string[]} rows, or `entries` itself when columns don't suit
 */
function groupEntries(opts, entries, list) {
  const hasRest = opts.maxArrayLength < entries.length; // the last one is "... more items"
  const count = hasRest ? entries.length - 1 : entries.length;
  const widths = new Array(count);
  let total = 0;
  let widest = 0;
  for (let i = 0; i < count; i++) {
    const cell = visibleWidth(entries[i], opts.colors);
    widths[i] = cell;
    total += cell + 2;
    if (cell > widest) widest = cell;
  }
  const cellWidth = widest + 2; // with its comma and space
  const isWorthIt = cellWidth * 3 + opts.indent < opts.breakLength &&
    (total / cellWidth > 5 || widest <= 6);
  if (!isWorthIt) return entries;
  const columns = pickColumns(opts, cellWidth, total, entries.length, count);
  if (columns <= 1) return entries;
  const perColumn = columnWidths(widths, columns);
  const alignRight = isAllNumbers(list, entries.length);
  const rows = [];
  for (let i = 0; i < count; i += columns) {
    rows.push(joinRow(entries, i, Math.min(i + columns, count), widths, perColumn, alignRight));
  }
  if (hasRest) rows.push(entries[count]);
  return rows;
}

// Adds up where Array.prototype.join would copy: in a deep structure every level would copy all
// that is below it.
function concat(entries, separator) {
  let text = entries.length === 0 ? '' : entries[0];
  for (let i = 1; i < entries.length; i++) text += separator + entries[i];
  return text;
}

// compact: true.  As few lines as possible: the first entry stands beside the brace.
function joinTight(opts, entries, base, open, close) {
  const lead = base === '' ? '' : ` ${base}`;
  if (fits(opts, entries, 0, base)) return `${open}${lead} ${concat(entries, ', ')} ${close}`;
  const line = `\n${spaces(opts.indent)}`;
  const start = base === '' && open.length === 1 ? ' ' : `${lead}${line}  `;
  return `${open}${start}${concat(entries, `,${line}  `)} ${close}`;
}

function isOneLine(opts, entries, base, open, level) {
  return opts.lastLevel - level < opts.compact &&
    fits(opts, entries, entries.length + opts.indent + open.length + base.length + 10, base);
}

/**
 * Joins the entries of one object between its braces.
 * @param {object} opts the running inspection
 * @param {string[]} entries printed entries
 * @param {string} base what stands before the opening brace (a function, an error), or ''
 * @param {string} open opening brace with its prefix
 * @param {string} close closing brace
 * @param {boolean} isList whether entries may be put into columns
 * @param {number} level depth of the object's members
 * @param {object} [list] the printed array, see groupEntries
 * @returns {string} the printed object
 */
function joinEntries(opts, entries, base, open, close, isList, level, list) {
  if (opts.compact === true) return joinTight(opts, entries, base, open, close);
  const lead = base === '' ? '' : `${base} `;
  if (typeof opts.compact === 'number' && opts.compact >= 1) {
    const ungrouped = entries;
    if (isList && entries.length > 6) entries = groupEntries(opts, entries, list);
    if (entries === ungrouped && isOneLine(opts, entries, base, open, level)) {
      const joined = concat(entries, ', ');
      if (joined.indexOf('\n') === -1) return `${lead}${open} ${joined} ${close}`;
    }
  }
  const line = `\n${spaces(opts.indent)}`;
  return `${lead}${open}${line}  ${concat(entries, `,${line}  `)}${line}${close}`;
}

module.exports = { joinEntries, visibleWidth };
