'use strict';
// internal/util/inspect_regexp - colours for the parts of a regular expression.
// Public face: util.inspect with colors (inspect.styles.regexp).  Native half: none.
//
// The palette's colours are taken in turn: what belongs together, a pair of brackets or all that
// repeats, has the same distance from the nesting depth it stands at, so that depths are told
// apart.  Distances:
const reference = 0; // \k< > and the slashes
const bracket = 1; // ( ) [ ] { } \p{ } and flags
const literal = 2; // characters, escapes, names of groups, properties and code points
const any = 3; // the dot, counts in braces
const operator = 4; // | ^ $ * + ? and the comma

class Painter {
  constructor(source, colors, palette) {
    this.source = source;
    this.codes = palette.map((name) => colors[name] ?? colors.green);
    this.depth = 0;
    this.at = 0;
    this.out = '';
  }

  // Paints the next `length` characters.
  take(length, distance) {
    const { codes } = this;
    const code = codes[Math.max(0, this.depth + distance) % codes.length];
    const text = this.source.slice(this.at, this.at + length);
    if (text !== '') this.out += `\u001b[${code[0]}m${text}\u001b[${code[1]}m`;
    this.at += length;
  }

  match(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    return found === null ? '' : found[0];
  }

  // What is up to and with a closing sign, its inside one further on: \p{Letter}.
  takeNamed(opening, close, distance) {
    const end = this.source.indexOf(close, this.at + opening);
    if (end === -1) return this.take(opening, literal);
    this.take(opening, distance);
    this.take(end - this.at, distance + 1);
    this.take(1, distance);
  }

  takeEscape(isInClass) {
    const next = this.source[this.at + 1];
    const third = this.source[this.at + 2];
    const distance = isInClass ? bracket : literal;
    if (third === '{' && (next === 'p' || next === 'P' || next === 'u')) {
      this.takeNamed(3, '}', bracket);
    } else if (next === 'k' && third === '<') {
      this.takeNamed(3, '>', reference);
    } else if (next === 'x') {
      this.take(this.match(/\\x[0-9a-fA-F]{2}|\\x/y).length, distance);
    } else {
      this.take(2, distance);
    }
  }

  // The members of a class are painted as its brackets are one level further out.
  takeClass() {
    this.take(1, bracket);
    this.depth++;
    if (this.source[this.at] === '^') this.take(1, bracket);
    const first = this.at;
    while (this.at < this.source.length && this.source[this.at] !== ']') {
      if (this.source[this.at] === '\\') this.takeEscape(true);
      else this.take(1, this.isRange(first) ? literal : bracket);
    }
    this.depth--;
    this.take(1, bracket);
  }

  isRange(first) {
    return this.source[this.at] === '-' && this.at > first && this.source[this.at + 1] !== ']';
  }

  takeGroup() {
    this.take(1, bracket);
    const kind = this.match(/\?(?:<[=!]|[:=!]|<)/y);
    this.take(kind.length, bracket);
    if (kind === '?<') {
      this.take(this.match(/[^>]*/y).length, literal);
      this.take(1, bracket);
    }
    this.depth++;
    if (kind === '' && this.source[this.at] === '?') this.take(1, bracket); // modifiers: (?i:
  }

  takeCount(text) {
    this.take(1, bracket);
    for (const part of text.slice(1, -1).split(/(,)/)) {
      this.take(part.length, part === ',' ? literal : any);
    }
    this.take(1, bracket);
  }

  takeNext() {
    switch (this.source[this.at]) {
      case '\\': return this.takeEscape(false);
      case '[': return this.takeClass();
      case '(': return this.takeGroup();
      case ')':
        this.depth--;
        return this.take(1, bracket);
      case '.': return this.take(1, any);
      case '|': case '^': case '$': case '*': case '+': case '?': case ',':
        return this.take(1, operator);
      case '{': {
        const count = this.match(/\{\d+(?:,\d*)?\}/y);
        return count === '' ? this.take(1, literal) : this.takeCount(count);
      }
      default: return this.take(1, literal);
    }
  }
}

/**
 * Paints a regular expression.
 * @param {string} text its source between slashes, with flags
 * @param {object} colors inspect.colors
 * @param {string[]} palette names of colours, at least one
 * @returns {string} the text with escapes for colours
 */
function highlight(text, colors, palette) {
  const end = text.lastIndexOf('/');
  const painter = new Painter(text, colors, palette);
  painter.take(1, reference);
  while (painter.at < end) painter.takeNext();
  painter.depth = 0;
  painter.take(1, reference);
  painter.take(text.length, bracket);
  return painter.out;
}

module.exports = { highlight };
