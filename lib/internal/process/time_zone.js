'use strict';
// internal/process/time_zone - what follows when a program sets or deletes process.env.TZ.
// Native half: src/bind/bind_time_zone.c.
//
// The engine keeps the local fields of a Date (hour, day, ...) in the object once they have been
// asked for, and a new zone does not reach them.  A program that sets TZ once, as many do on their
// first line, has no such objects.  One that sets it again may: then the methods that use local
// time are wrapped, so that each object forgets its fields when it is first used after a change.

const native = internalBinding('time_zone');

const LOCAL = ['getDate', 'getDay', 'getFullYear', 'getHours', 'getMinutes', 'getMonth',
  'getSeconds', 'getTimezoneOffset', 'getYear', 'setDate', 'setFullYear', 'setHours',
  'setMilliseconds', 'setMinutes', 'setMonth', 'setSeconds', 'setYear', 'toDateString', 'toString',
  'toTimeString'];

let changes = 0;
let fresh; // WeakMap: Date -> the change after which it forgot its fields

// Only asking for the fields of another time makes the engine drop those that it has.
function forget(date, { getTime, setTime, getHours }) {
  const time = getTime.call(date);
  if (Number.isNaN(time)) return;
  setTime.call(date, time === 0 ? 1 : 0);
  getHours.call(date);
  setTime.call(date, time);
}

function wrapMethods() {
  const { prototype } = Date;
  const { getTime, setTime, getHours } = prototype;
  const originals = { getTime, setTime, getHours };
  fresh = new WeakMap();
  for (const name of LOCAL) {
    const original = prototype[name];
    if (typeof original !== 'function') continue;
    const { [name]: method } = {
      [name](...args) {
        if (fresh.get(this) !== changes) {
          forget(this, originals); // throws as it should for what is no Date
          fresh.set(this, changes);
        }
        return original.apply(this, args);
      },
    };
    Object.defineProperty(method, 'length', { value: original.length, configurable: true });
    Object.defineProperty(prototype, name, {
      __proto__: null, value: method, writable: true, enumerable: false, configurable: true,
    });
  }
}

/** The zone that TZ names now is used from here on. */
function changed() {
  changes++;
  if (changes === 2) wrapMethods();
  native.reset();
}

module.exports = { changed };
