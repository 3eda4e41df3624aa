class Outer extends Error {}
throw new Outer('outer', { cause: new RangeError('inner') });
