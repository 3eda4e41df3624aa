'use strict';
// internal/util/inspect_style - ANSI colours and which of them util.inspect uses for what.
// Public face: util.inspect.colors, util.inspect.styles, util.styleText.  Native half: none.

const hues = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

// Name: [code that turns it on, code that turns it off] (ECMA-48, SGR).
const colors = {
  __proto__: null,
  reset: [0, 0],
  bold: [1, 22],
  dim: [2, 22],
  italic: [3, 23],
  underline: [4, 24],
  blink: [5, 25],
  inverse: [7, 27],
  hidden: [8, 28],
  strikethrough: [9, 29],
  doubleunderline: [21, 24],
};

function capital(name) {
  return `${name[0].toUpperCase()}${name.slice(1)}`;
}

function bright(hue) {
  return hue === 'black' ? 'gray' : `${hue}Bright`;
}

hues.forEach((hue, i) => { colors[hue] = [30 + i, 39]; });
hues.forEach((hue, i) => { colors[`bg${capital(hue)}`] = [40 + i, 49]; });
colors.framed = [51, 54];
colors.overlined = [53, 55];
hues.forEach((hue, i) => { colors[bright(hue)] = [90 + i, 39]; });
hues.forEach((hue, i) => { colors[`bg${capital(bright(hue))}`] = [100 + i, 49]; });

function addAlias(alias, name) {
  Object.defineProperty(colors, alias, {
    get() {
      return this[name];
    },
    set(value) {
      this[name] = value;
    },
    configurable: true,
    enumerable: false,
  });
}

for (const pair of ['grey gray', 'blackBright gray', 'bgGrey bgGray', 'bgBlackBright bgGray',
  'faint dim', 'crossedout strikethrough', 'strikeThrough strikethrough',
  'crossedOut strikethrough', 'conceal hidden', 'swapColors inverse', 'swapcolors inverse',
  'doubleUnderline doubleunderline']) {
  addAlias(...pair.split(' '));
}

function highlightRegExp(text) {
  const palette = highlightRegExp.colors;
  return require('internal/util/inspect_regexp').highlight(text, colors,
    Array.isArray(palette) && palette.length !== 0 ? palette : regexpColors.slice());
}

const regexpColors = ['green', 'red', 'yellow', 'cyan', 'magenta'];
highlightRegExp.colors = regexpColors.slice();

// What is printed: a name in `colors`, or a function from the plain text to the coloured one.
const styles = {
  __proto__: null,
  special: 'cyan',
  number: 'yellow',
  bigint: 'yellow',
  boolean: 'yellow',
  undefined: 'grey',
  null: 'bold',
  string: 'green',
  symbol: 'green',
  date: 'magenta',
  regexp: highlightRegExp,
  module: 'underline',
};

module.exports = { colors, styles };
