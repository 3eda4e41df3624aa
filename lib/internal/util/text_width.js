'use strict';
// internal/util/text_width - how many terminal columns a text takes, and removal of escapes.
// Public face: lib/node/util.js (stripVTControlCharacters), console.table, readline.
// Native half: none.  Loaded only when text is not plain printable ASCII.

// One terminal control sequence (ECMA-48): an operating system command up to BEL or ST, a control
// sequence with its parameters, or a two-character escape.  ESC is 1b, the 8-bit CSI 9b.
const control = new RegExp(
  '\\u001b\\][^\\u0007\\u001b\\u009c]*(?:\\u0007|\\u001b\\\\|\\u009c)|' +
  '[\\u001b\\u009b][[\\]()#;?]*(?:\\d{1,4}(?:[;:]\\d{0,4})*)?[\\dA-PR-TZcf-nq-uy=><~]', 'g');

// Runs of code points that fill two columns: Unicode 17 EastAsianWidth W and F, of the blocks
// below U+20000 joined where only unassigned code points lie between.  Pairs of first, last.
const widePairs = [
  0x1100, 0x115f, 0x231a, 0x231b, 0x2329, 0x232a, 0x23e9, 0x23ec, 0x23f0, 0x23f0, 0x23f3, 0x23f3,
  0x25fd, 0x25fe, 0x2614, 0x2615, 0x2630, 0x2637, 0x2648, 0x2653, 0x267f, 0x267f, 0x268a, 0x268f,
  0x2693, 0x2693, 0x26a1, 0x26a1, 0x26aa, 0x26ab, 0x26bd, 0x26be, 0x26c4, 0x26c5, 0x26ce, 0x26ce,
  0x26d4, 0x26d4, 0x26ea, 0x26ea, 0x26f2, 0x26f3, 0x26f5, 0x26f5, 0x26fa, 0x26fa, 0x26fd, 0x26fd,
  0x2705, 0x2705, 0x270a, 0x270b, 0x2728, 0x2728, 0x274c, 0x274c, 0x274e, 0x274e, 0x2753, 0x2755,
  0x2757, 0x2757, 0x2795, 0x2797, 0x27b0, 0x27b0, 0x27bf, 0x27bf, 0x2b1b, 0x2b1c, 0x2b50, 0x2b50,
  0x2b55, 0x2b55, 0x2e80, 0x303e, 0x3041, 0x3247, 0x3250, 0x4dbf, 0x4e00, 0xa4c6, 0xa960, 0xa97c,
  0xac00, 0xd7a3, 0xf900, 0xfaff, 0xfe10, 0xfe19, 0xfe30, 0xfe6b, 0xff01, 0xff60, 0xffe0, 0xffe6,
  0x16fe0, 0x18d08, 0x1aff0, 0x1b2fb, 0x1d300, 0x1d356, 0x1d360, 0x1d376, 0x1f004, 0x1f004,
  0x1f0cf, 0x1f0cf, 0x1f18e, 0x1f18e, 0x1f191, 0x1f19a, 0x1f200, 0x1f320, 0x1f32d, 0x1f335,
  0x1f337, 0x1f37c, 0x1f37e, 0x1f393, 0x1f3a0, 0x1f3ca, 0x1f3cf, 0x1f3d3, 0x1f3e0, 0x1f3f0,
  0x1f3f4, 0x1f3f4, 0x1f3f8, 0x1f43e, 0x1f440, 0x1f440, 0x1f442, 0x1f4fc, 0x1f4ff, 0x1f53d,
  0x1f54b, 0x1f54e, 0x1f550, 0x1f567, 0x1f57a, 0x1f57a, 0x1f595, 0x1f596, 0x1f5a4, 0x1f5a4,
  0x1f5fb, 0x1f64f, 0x1f680, 0x1f6c5, 0x1f6cc, 0x1f6cc, 0x1f6d0, 0x1f6d2, 0x1f6d5, 0x1f6d8,
  0x1f6dc, 0x1f6df, 0x1f6eb, 0x1f6ec, 0x1f6f4, 0x1f6fc, 0x1f7e0, 0x1f7eb, 0x1f7f0, 0x1f7f0,
  0x1f90c, 0x1f93a, 0x1f93c, 0x1f945, 0x1f947, 0x1f9ff, 0x1fa70, 0x1faff, 0x20000, 0x2fffd,
  0x30000, 0x3fffd,
];

// Marks that combine with what stands before them, format controls and variation selectors.
const noWidth = /^[\p{Mn}\p{Me}\p{Cf}\p{Emoji_Modifier}]$/u;

function isWide(code) {
  let low = 0;
  let high = widePairs.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < widePairs[middle * 2]) high = middle - 1;
    else if (code > widePairs[middle * 2 + 1]) low = middle + 1;
    else return true;
  }
  return false;
}

function columnsOf(char) {
  const code = char.codePointAt(0);
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return 0;
  if (code < 0x300) return 1;
  if (noWidth.test(char)) return 0;
  return isWide(code) ? 2 : 1;
}

/**
 * Removes terminal control sequences from a text.
 * @param {string} text any text
 * @returns {string} the text as a reader sees it (nodejs.org/api/util.html,
 * stripVTControlCharacters)
 */
function stripControl(text) {
  return text.indexOf('\u001b') === -1 && text.indexOf('\u009b') === -1 ?
    text : text.replace(control, '');
}

/**
 * The columns that a text takes on a terminal with a fixed-width font.
 * @param {string} text any text
 * @param {boolean} [strip=true] whether control sequences are removed first
 * @returns {number} columns
 */
function textWidth(text, strip = true) {
  if (strip) text = stripControl(text);
  let width = 0;
  for (const char of text.normalize('NFC')) width += columnsOf(char);
  return width;
}

module.exports = { stripControl, textWidth };
