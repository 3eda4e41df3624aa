// Deeper than util.inspect goes, and without the program's own way to show it.
throw Object.assign(new Error('x'), {
  o: { a: { b: { c: { d: { e: { f: 1 } } } } } },
  [Symbol.for('nodejs.util.inspect.custom')]() { return 'own'; },
});
