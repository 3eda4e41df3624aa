'use strict';
// internal/util/diff - the shortest edit from one list of lines to another.
// Public face: util.diff, messages of assert.  Native half: none.
//
// Eugene Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986), the
// greedy variant of section 4.  In the edit graph x counts lines of `actual`, y of `expected`;
// diagonal k = x - y; after d edits reach[k] is the largest x reachable on diagonal k.

// Keeping the reaches of every d takes O(d^2) memory.  Texts that differ in more lines than this
// are reported as all removed and all inserted between their common ends.
const mostEdits = 4000;

function isSameLine(a, b, ignoreComma) {
  if (a === b) return true;
  // The last of several entries has no comma, which is no difference.
  return ignoreComma && (`${a},` === b || a === `${b},`);
}

// Whether the best path to diagonal k at depth d comes from the diagonal above, k + 1.
function comesFromAbove(reach, k, d, middle) {
  return k === -d || (k !== d && reach[middle + k - 1] < reach[middle + k + 1]);
}

// One list of reaches a depth, diagonals -d-1 to d+1, until both ends are reached.
function search(actual, expected, ignoreComma) {
  const history = [];
  const limit = Math.min(actual.length + expected.length, mostEdits);
  const middle = limit + 1;
  const reach = new Int32Array(2 * limit + 3);
  for (let d = 0; d <= limit; d++) {
    history.push(reach.slice(middle - d - 1, middle + d + 2));
    for (let k = -d; k <= d; k += 2) {
      let x = comesFromAbove(reach, k, d, middle) ?
        reach[middle + k + 1] : reach[middle + k - 1] + 1;
      while (x < actual.length && x - k < expected.length &&
             isSameLine(actual[x], expected[x - k], ignoreComma)) x++;
      reach[middle + k] = x;
      if (x >= actual.length && x - k >= expected.length) return history;
    }
  }
  return null;
}

// Walks back from both ends, so the edits come out last first.
function traceBack(history, actual, expected, ignoreComma) {
  const edits = [];
  let x = actual.length;
  let y = expected.length;
  for (let d = history.length - 1; d >= 0; d--) {
    const reach = history[d];
    const middle = d + 1;
    const k = x - y;
    const from = comesFromAbove(reach, k, d, middle) ? k + 1 : k - 1;
    const fromX = reach[middle + from];
    const fromY = fromX - from;
    while (x > fromX && y > fromY) {
      x--;
      y--;
      // Shown with the comma: it stands before further lines.
      edits.push([0, !ignoreComma || actual[x].endsWith(',') ? actual[x] : expected[y]]);
    }
    if (d === 0) break;
    if (x > fromX) edits.push([1, actual[--x]]);
    else edits.push([-1, expected[--y]]);
  }
  return edits.reverse();
}

function crudeDiff(actual, expected, ignoreComma) {
  const shortest = Math.min(actual.length, expected.length);
  let start = 0;
  while (start < shortest && isSameLine(actual[start], expected[start], ignoreComma)) start++;
  let end = 0;
  while (end < shortest - start && isSameLine(actual[actual.length - 1 - end],
    expected[expected.length - 1 - end], ignoreComma)) end++;
  return [
    ...actual.slice(0, start).map((line) => [0, line]),
    ...actual.slice(start, actual.length - end).map((line) => [1, line]),
    ...expected.slice(start, expected.length - end).map((line) => [-1, line]),
    ...actual.slice(actual.length - end).map((line) => [0, line]),
  ];
}

/**
 * @param {ArrayLike<string>} actual lines (or characters of a string)
 * @param {ArrayLike<string>} expected lines to compare with
 * @param {boolean} [ignoreComma] whether a comma at a line's end makes no difference
 * @returns {Array<[number, string]>} in order: 0 in both, 1 only in actual, -1 only in expected
 */
function diffLines(actual, expected, ignoreComma = false) {
  const history = search(actual, expected, ignoreComma);
  return history === null ? crudeDiff(actual, expected, ignoreComma) :
    traceBack(history, actual, expected, ignoreComma);
}

function validateInput(value, name) {
  const { validateString, validateStringArray } = require('internal/validators');
  if (Array.isArray(value)) validateStringArray(value, name);
  else validateString(value, name);
}

/**
 * util.diff (nodejs.org/api/util.html#utildiffactual-expected).
 * @param {string|string[]} actual one text or list
 * @param {string|string[]} expected the other
 * @returns {Array<[number, string]>} see diffLines; [] when both are the same
 */
function diff(actual, expected) {
  if (actual === expected) return [];
  validateInput(actual, 'actual');
  validateInput(expected, 'expected');
  return diffLines(actual, expected);
}

module.exports = { diff, diffLines };
