'use strict';
// internal/wasm - WebAssembly's promises keep the program alive, as any other work in other
// threads.  The engine settles them through its own queue, of which the loop knows nothing.
// Native half: src/bind/bind_turn.c hold, release; src/engine/glib_pump.c.

const { hold, release } = internalBinding('turn');

function holdUntilSettled(target, name) {
  const original = target[name];
  if (typeof original !== 'function') return;
  const wrapped = {
    // A method, so that it is no constructor either, with the original's name and length.
    [name](bytes, ...rest) {
      const promise = Reflect.apply(original, this, [bytes, ...rest]);
      hold();
      promise.then(release, release);
      return promise;
    },
  }[name];
  Object.defineProperty(target, name, {
    value: wrapped, writable: true, enumerable: true, configurable: true,
  });
}

function install(WebAssembly) {
  for (const name of ['compile', 'instantiate']) holdUntilSettled(WebAssembly, name);
  return WebAssembly;
}

module.exports = { install };
