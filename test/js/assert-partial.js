'use strict';
// partialDeepStrictEqual: what is expected must be there, more may be.
const assert = require('node:assert');

function holds(actual, expected) {
  try {
    assert.partialDeepStrictEqual(actual, expected);
  } catch (error) {
    assert.strictEqual(error.operator, 'partialDeepStrictEqual');
    return false;
  }
  return true;
}
const yes = (actual, expected) => assert.strictEqual(holds(actual, expected), true);
const no = (actual, expected) => assert.strictEqual(holds(actual, expected), false);

yes({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 2 } });
yes({ a: 1 }, {});
no({ a: 1 }, { a: '1' });
no({ a: 1 }, { b: undefined });
no({}, { a: 1 });
yes([1, 2, 3], [1, 3]);
no([1, 2, 3], [3, 1]);
no([1], [1, 1]);
yes([{ a: 1, b: 2 }, { c: 3 }], [{ c: 3 }]);
yes(new Set([1, 2, { a: 1 }]), new Set([{ a: 1 }, 1]));
no(new Set([1]), new Set([1, 2]));
yes(new Map([['a', { x: 1, y: 2 }], ['b', 2]]), new Map([['a', { x: 1 }]]));
no(new Map([['a', 1]]), new Map([['a', 2]]));
yes(new Uint8Array([1, 2, 3]), new Uint8Array([1, 2]));
no(new Uint8Array([1, 2]), new Uint8Array([1, 2, 3]));
no([], {});
no({}, []);
no(1, '1');
yes(NaN, NaN);
yes(new Date(1), new Date(1));
no(new Date(1), new Date(2));
yes(/a/g, /a/g);
yes(Object.assign(new Error('a'), { extra: 1 }), new Error('a'));
no(new Error('a'), new Error('b'));
const key = Symbol('key');
yes({ [key]: { a: 1, b: 1 }, c: 1 }, { [key]: { a: 1 } });
no({}, { [key]: 1 });
class A { a = 1; }
yes(new A(), { a: 1 });
const ring = { a: 1 };
ring.self = ring;
const other = {};
other.self = other;
yes(ring, other);
