'use strict';
// internal/clone/tags - the format of cloned values: V8's, version 15, so that v8.serialize() and
// the 'advanced' messages between processes are understood by Node, and Node's here.
//
//   FF 0F value                        numbers below in groups of 7 bits, lowest first ("varint")
//   '_' undefined  '0' null  'T' 'F' booleans  'I' int (zigzag)  'U' unsigned  'N' double
//   'Z' bits, bytes                    bigint: sign | bytes * 2, then magnitude
//   '"' 'c' 'S' strings                Latin-1, UTF-16, UTF-8 (src/bind/bind_serdes.c)
//   'o' {key value} '{' count          object
//   'A' length {value} {key value} '$' count length       array without holes
//   'a' length {key value} '@' count length               array with holes
//   ';' {key value} ':' count   '\'' {value} ',' count    Map, Set
//   'D' double   'R' source flags      Date, RegExp
//   'n' 'y' 'x' 'z' 's'                boxed number, true, false, bigint, string
//   'B' length bytes   '~' length max bytes   't' index   'u' index     array buffers
//   'V' kind offset length flags       a view of the buffer just before
//   'r' {'E' 'R' 'F' 'S' 'T' 'U' type, 'm' message, 's' stack, 'c' cause} '.'     error
//   '^' id                             an object that was there before: they are numbered from 0
//   '\\' ...                           what the delegate wrote   '-' a hole   00 padding

const code = (char) => char.charCodeAt(0);

// Types of views -> [number in 'V', bytes an element, class name].
const VIEWS = {
  __proto__: null,
  Int8Array: [code('b'), 1],
  Uint8Array: [code('B'), 1],
  Uint8ClampedArray: [code('C'), 1],
  Int16Array: [code('w'), 2],
  Uint16Array: [code('W'), 2],
  Int32Array: [code('d'), 4],
  Uint32Array: [code('D'), 4],
  Float16Array: [code('h'), 2],
  Float32Array: [code('f'), 4],
  Float64Array: [code('F'), 8],
  BigInt64Array: [code('q'), 8],
  BigUint64Array: [code('Q'), 8],
  DataView: [code('?'), 1],
};

// Letters of RegExp flags, by bit; '' are V8's own.
const REGEXP_FLAGS = ['g', 'i', 'm', 'y', 'u', 's', '', 'd', 'v'];

// Error types by their letter.
const ERRORS = {
  __proto__: null,
  EvalError: code('E'),
  RangeError: code('R'),
  ReferenceError: code('F'),
  SyntaxError: code('S'),
  TypeError: code('T'),
  URIError: code('U'),
};

const VERSION = 15;

module.exports = { ERRORS, REGEXP_FLAGS, VERSION, VIEWS };
