'use strict';
// internal/unbuilt_data/buffer - what 'buffer' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"c":{"Buffer":["","from copyBytesFrom of alloc allocUnsafe allocUnsafeSlow isBuffer compa' +
  're isEncoding concat byteLength stringLength","readBigUInt64LE readBigUInt64BE readBigUint' +
  '64LE readBigUint64BE readBigInt64LE readBigInt64BE writeBigUInt64LE writeBigUInt64BE write' +
  'BigUint64LE writeBigUint64BE writeBigInt64LE writeBigInt64BE readUIntLE readUInt32LE readU' +
  'Int16LE readUInt8 readUIntBE readUInt32BE readUInt16BE readUintLE readUint32LE readUint16L' +
  'E readUint8 readUintBE readUint32BE readUint16BE readIntLE readInt32LE readInt16LE readInt' +
  '8 readIntBE readInt32BE readInt16BE writeUIntLE writeUInt32LE writeUInt16LE writeUInt8 wri' +
  'teUIntBE writeUInt32BE writeUInt16BE writeUintLE writeUint32LE writeUint16LE writeUint8 wr' +
  'iteUintBE writeUint32BE writeUint16BE writeIntLE writeInt32LE writeInt16LE writeInt8 write' +
  'IntBE writeInt32BE writeInt16BE readFloatLE readFloatBE readDoubleLE readDoubleBE writeFlo' +
  'atLE writeFloatBE writeDoubleLE writeDoubleBE asciiSlice base64Slice base64urlSlice latin1' +
  'Slice hexSlice ucs2Slice utf8Slice asciiWrite base64Write base64urlWrite latin1Write hexWr' +
  'ite ucs2Write utf8Write copy toString equals inspect compare indexOf lastIndexOf includes ' +
  'fill write toJSON subarray slice swap16 swap32 swap64 toLocaleString"],"Blob":["","","slic' +
  'e arrayBuffer text bytes stream textStream"],"File":["buffer#Blob","",""]},"f":"transcode ' +
  'isUtf8 isAscii isLatin1 btoa atob resolveObjectURL","v":{"kMaxLength":9007199254740991,"kS' +
  'tringMaxLength":536870888,"constants":{"MAX_LENGTH":9007199254740991,"MAX_STRING_LENGTH":5' +
  '36870888},"INSPECT_MAX_BYTES":50}}';
