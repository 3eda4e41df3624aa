'use strict';
// deepEqual and deepStrictEqual, checked both ways round.
const assert = require('node:assert');
const { isDeepStrictEqual } = require('node:util');

function holds(name, a, b) {
  try {
    assert[name](a, b);
  } catch (error) {
    assert.strictEqual(error.code, 'ERR_ASSERTION');
    return false;
  }
  return true;
}

function check(a, b, strict, loose) {
  for (const [x, y] of [[a, b], [b, a]]) {
    assert.strictEqual(holds('deepStrictEqual', x, y), strict);
    assert.strictEqual(holds('notDeepStrictEqual', x, y), !strict);
    assert.strictEqual(isDeepStrictEqual(x, y), strict);
    assert.strictEqual(holds('deepEqual', x, y), loose);
    assert.strictEqual(holds('notDeepEqual', x, y), !loose);
  }
}
const same = (a, b) => check(a, b, true, true);
const loose = (a, b) => check(a, b, false, true);
const differ = (a, b) => check(a, b, false, false);

same({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] });
same({ a: 1, b: 2 }, { b: 2, a: 1 });
loose([1, 2], ['1', 2]);
loose({ a: 0 }, { a: -0 });
same([NaN], [NaN]);
differ([1, 2], [1, 2, 3]);
differ({ a: undefined }, {});
differ({ a: undefined }, { b: undefined });
differ([, 1], [undefined, 1]);
differ([1], Object.assign(Object.create([]), { 0: 1, length: 1 }));
differ({}, []);
differ({ 0: 1, length: 1 }, [1]);
loose([undefined], [null]);
loose([1n], [1]);
differ((function() { return arguments; })(1), [1]);

class A { constructor(x) { this.x = x; } }
class B { constructor(x) { this.x = x; } }
same(new A(1), new A(1));
loose(new A(1), new B(1));
loose(new A(1), { x: 1 });
loose(Object.create(null), {});
differ({ a: 1, [Symbol.toStringTag]: 'x' }, { a: 1 });

same(new Date(5), new Date(5));
same(new Date(NaN), new Date(NaN));
differ(new Date(5), new Date(6));
same(/a/gi, /a/gi);
differ(/a/g, /a/i);
differ(Object.assign(/a/g, { lastIndex: 3 }), /a/g);
same(Object(1), Object(1));
differ(Object(1), Object(2));
differ(Object(1), 1);
same(new Error('a'), new Error('a'));
differ(new Error('a'), new Error('b'));
differ(new Error('a', { cause: 1 }), new Error('a'));
differ(() => 1, () => 1);
differ(new WeakMap(), new WeakMap());
differ(Promise.resolve(), Promise.resolve());

same(new Uint8Array([1]), new Uint8Array([1]));
differ(new Uint8Array([1]), new Uint8Array([2]));
differ(new Uint8Array([1]), new Int8Array([1]));
loose(new Uint8Array([97]), Buffer.from('a'));
loose(new Float32Array([0]), new Float32Array([-0]));
same(new ArrayBuffer(2), new ArrayBuffer(2));
differ(new ArrayBuffer(2), new SharedArrayBuffer(2));

same(new Set([1, 2]), new Set([2, 1]));
same(new Set([{ a: 1 }, { b: 1 }]), new Set([{ b: 1 }, { a: 1 }]));
differ(new Set([{ a: 1 }, { a: 1 }]), new Set([{ a: 1 }, { a: 2 }]));
loose(new Set([1]), new Set(['1']));
same(new Map([[1, 2], [3, 4]]), new Map([[3, 4], [1, 2]]));
same(new Map([[{ a: 1 }, 1], [{ a: 2 }, 2]]), new Map([[{ a: 2 }, 2], [{ a: 1 }, 1]]));
differ(new Map([[{ a: 1 }, 1], [{ a: 2 }, 2]]), new Map([[{ a: 2 }, 1], [{ a: 1 }, 2]]));
loose(new Map([[1, 2]]), new Map([['1', '2']]));
differ(new Map([[1, undefined]]), new Map([[2, undefined]]));
differ(new Set(), new Map());

const key = Symbol('key');
same({ [key]: 1 }, { [key]: 1 });
loose({ [key]: 1 }, { [key]: 2 });
loose({ [key]: 1 }, {});
same(Object.defineProperty({}, key, { value: 1 }), {});

function ring(length) {
  const first = {};
  let last = first;
  for (let i = 1; i < length; i++) last = last.next = {};
  last.next = first;
  return first;
}
same(ring(2), ring(2));
differ({ next: { next: null } }, ring(1));
const list = [1];
list.push(list);
const other = [1];
other.push(other);
same(list, other);
const set = new Set();
set.add(set);
same(set, new Set([set]));
