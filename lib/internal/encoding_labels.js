'use strict';
// internal/encoding_labels: the names by which programs ask for an encoding, and the tables of
// those with one byte a character.  Loaded when a TextDecoder is made for something else than
// UTF-8.  Public face: TextDecoder.  Native half: src/bind/bind_encoding.c, over ICU's converters.
// Source: https://encoding.spec.whatwg.org/#names-and-labels and its indexes

// A line each: the name, then its other labels.
const names = `
utf-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
ibm866 866 cp866 csibm866
iso-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
iso-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
iso-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
iso-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
iso-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e \
iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
iso-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 \
iso_8859-7 iso_8859-7:1987 sun_eu_greek
iso-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 \
iso_8859-8 iso_8859-8:1988 visual
iso-8859-8-i csiso88598i logical
iso-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6
iso-8859-13 iso8859-13 iso885913
iso-8859-14 iso8859-14 iso885914
iso-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9
iso-8859-16
koi8-r cskoi8r koi koi8 koi8_r
koi8-u koi8-ru
macintosh csmacintosh mac x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620
windows-1250 cp1250 x-cp1250
windows-1251 cp1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 \
iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252
windows-1253 cp1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 \
iso_8859-9:1989 l5 latin5 x-cp1254
windows-1255 cp1255 x-cp1255
windows-1256 cp1256 x-cp1256
windows-1257 cp1257 x-cp1257
windows-1258 cp1258 x-cp1258
x-mac-cyrillic x-mac-ukrainian
gbk chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk
gb18030
big5 big5-hkscs cn-big5 csbig5 x-x-big5
euc-jp cseucpkdfmtjapanese x-euc-jp
iso-2022-jp csiso2022jp
shift_jis csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis
euc-kr cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 \
windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr
utf-16be unicodefffe
utf-16le csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16
x-user-defined
`;

let byLabel;

/**
 * @param {string} label any case, white space around it
 * @returns {string|undefined} the encoding's name
 */
function getEncodingFromLabel(label) {
  if (byLabel === undefined) {
    byLabel = new Map();
    for (const line of names.trim().split('\n')) {
      const all = line.split(' ');
      for (const one of all) byLabel.set(one, all[0]);
    }
  }
  return byLabel.get(label.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '').toLowerCase());
}

// ---- one byte a character --------------------------------------------------------------------

const singleByte = ' ibm866 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 ' +
  'iso-8859-8 iso-8859-8-i iso-8859-10 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 koi8-r ' +
  'koi8-u macintosh windows-874 windows-1250 windows-1251 windows-1253 windows-1254 ' +
  'windows-1255 windows-1256 windows-1257 windows-1258 x-mac-cyrillic x-user-defined ';

// Where ICU's tables differ from the standard's, and what ICU has not at all: the byte (two digits)
// and its character (four).
const corrections = {
  '__proto__': null,
  'iso-8859-16': 'a10104 a20105 a30141 a420ac a5201e a60160 a80161 aa0218 ac0179 ae017a af017b ' +
    'b2010c b30142 b4017d b5201d b8017e b9010d ba0219 bc0152 bd0153 be0178 bf017c c30102 c50106 ' +
    'd00110 d10143 d50150 d7015a d80170 dd0118 de021a e30103 e50107 f00111 f10144 f50151 f7015b ' +
    'f80171 fd0119 fe021b',
  'koi8-u': 'ae045e be040e',
  'windows-1253': 'aafffd',
  'windows-1255': 'ca05ba',
  'windows-874': 'dbfffd dcfffd ddfffd defffd fcfffd fdfffd fefffd fffffd',
};

const tables = new Map();

/** Is this the name of an encoding with one byte a character? */
function isSingleByte(name) {
  return singleByte.includes(` ${name} `);
}

/** The characters that the bytes 80..FF have for ICU, as far as it knows the encoding. */
function icuTable(name, encoding) {
  const upper = Uint8Array.from({ length: 128 }, (_, i) => 128 + i);
  const converter = encoding.openConverter(name, 0);
  if (converter === undefined) return undefined;
  const text = encoding.decodeConverter(converter, upper, 1);
  return text.length === 128 ? Uint16Array.from(text, (char) => char.charCodeAt(0)) : undefined;
}

/**
 * The characters of the bytes 80..FF, U+FFFD for those that have none.
 * @param {string} name isSingleByte
 * @param {object} encoding internalBinding('encoding')
 * @returns {Uint16Array|undefined} undefined if this machine has no ICU
 */
function singleByteTable(name, encoding) {
  let table = tables.get(name);
  if (table !== undefined) return table;
  if (name === 'x-user-defined') {
    table = Uint16Array.from({ length: 128 }, (_, i) => 0xf780 + i);
  } else if (name === 'iso-8859-16') {
    table = Uint16Array.from({ length: 128 }, (_, i) => 128 + i);
  } else {
    table = icuTable(name, encoding);
  }
  if (table === undefined) return undefined;
  for (const entry of corrections[name]?.split(' ') ?? []) {
    table[Number.parseInt(entry.slice(0, 2), 16) - 128] = Number.parseInt(entry.slice(2), 16);
  }
  tables.set(name, table);
  return table;
}

module.exports = { getEncodingFromLabel, isSingleByte, singleByteTable };
