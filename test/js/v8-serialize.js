'use strict';
// v8.serialize: the bytes are those of the format's description, and bad bytes are errors.
const assert = require('node:assert');
const v8 = require('node:v8');

for (const [value, hex] of [
  [1, '4902'], [-1, '4901'], [1.5, '4e000000000000f83f'], [-0, '4e0000000000000080'],
  ['a\u00e9', '220261e9'], ['a\u0436', '630461003604'], [null, '30'], [undefined, '5f'],
  [true, '54'],
  [12n, '5a100c00000000000000'], [{ a: 1, 2: 3 }, '6f490449062201614902' + '7b02'],
  [[1, 2], '41024902' + '49042400' + '02'], [new Map([[1, 2]]), '3b490249043a02'],
  [new Set([1]), '2749022c01'], [/a/gi, '5222016103'], [new Date(0), '440000000000000000'],
  [new Uint8Array(2), '5c01020000'], [new Uint8Array(2).buffer, '42020000'],
]) {
  const bytes = v8.serialize(value);
  assert.strictEqual(bytes.toString('hex'), `ff0f${hex}`);
  assert.deepStrictEqual(v8.deserialize(bytes), value);
  for (let cut = 2; cut < bytes.length; cut++) {
    assert.throws(() => v8.deserialize(bytes.subarray(0, cut)), Error);
  }
}
const loop = { list: [] };
loop.list.push(loop, new Error('m'));
const back = v8.deserialize(v8.serialize(loop));
assert.strictEqual(back.list[0], back);
assert.strictEqual(back.list[1].message, 'm');
assert.throws(() => v8.serialize(() => {}), /could not be cloned/);
assert.throws(() => v8.deserialize(1), { code: 'ERR_INVALID_ARG_TYPE' });

// Classes to be inherited from.
class Own extends v8.Serializer {
  _writeHostObject() { this.writeUint32(7); }
}
const own = new Own();
own._setTreatArrayBufferViewsAsHostObjects(true);
own.writeHeader();
own.writeValue([new Uint8Array(1)]);
own.writeUint64(1, 2);
own.writeDouble(0.5);
class Reader extends v8.Deserializer {
  _readHostObject() { return { host: this.readUint32() }; }
}
const reader = new Reader(own.releaseBuffer());
assert.strictEqual(reader.readHeader(), true);
assert.strictEqual(reader.getWireFormatVersion(), 15);
assert.deepStrictEqual(reader.readValue(), [{ host: 7 }]);
assert.deepStrictEqual(reader.readUint64(), [1, 2]);
assert.strictEqual(reader.readDouble(), 0.5);
assert.throws(() => reader.readUint32(), /ReadUint32/);
