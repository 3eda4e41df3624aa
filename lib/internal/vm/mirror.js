'use strict';
// internal/vm/mirror - a contextified object and the global object of its context show the same.
//
// The engine knows no global object that asks another one for its properties.  So each property of
// the contextified object (the sandbox) stands on the context's global object as an accessor that
// reads and writes the sandbox, and what a script puts on the global object is moved to the sandbox
// when the script ends:
//
//   enter: sandbox keys -> accessors on the global; accessors of vanished keys go
//   ... a script runs ...
//   leave: new global keys -> sandbox (and an accessor in their place); deleted ones are deleted there
//
// `var` finds the accessors that declare() has made before the run, and uses them.  A function
// declaration replaces them by a property that can't be moved: such names have a copy on either
// side, and the side that has changed wins.  let, const and class are no properties at all.
// Public face: lib/node/vm.js.

const {
  defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, has, ownKeys, set,
} = Reflect;

const OWN = 1;
const ENUMERABLE = 2;
const WRITABLE = 4;
const FIXED = 8; // can't be deleted or made otherwise

// How one key stands on the global object.
class Mirror {
  constructor(sandbox, global, key, shadowed) {
    this.get = () => {
      const value = sandbox[key];
      return value === sandbox ? global : value; // the same object to scripts
    };
    this.set = (value) => { set(sandbox, key, value); };
    this.shadowed = shadowed; // what the context itself has under this name: comes back
    this.flags = 0;
    this.round = 0; // the pass that saw it last
    this.isDeclared = false; // by a `var`: stays though the sandbox has no such key
    this.isCopy = false;
    this.last = undefined; // of a copy: what both sides had
  }
}

// Object.prototype of any realm ends the part of the chain that scripts see.
function isRoot(object) {
  return getPrototypeOf(object) === null && getOwnPropertyDescriptor(object, 'hasOwnProperty');
}

// A sandbox may be a proxy, whose traps throw what they like.
function describe(object, key) {
  try {
    return getOwnPropertyDescriptor(object, key);
  } catch {
    return { writable: true, enumerable: true, configurable: true };
  }
}

function flagsOf(desc) {
  const canSet = 'get' in desc || 'set' in desc ? desc.set !== undefined : desc.writable;
  return OWN | (desc.enumerable ? ENUMERABLE : 0) | (canSet ? WRITABLE : 0) |
    (desc.configurable ? 0 : FIXED);
}

class Mirrors {
  #sandbox;
  #global;
  #natural; // keys that every new context has
  #known = new Map(); // key -> Mirror
  #round = 0;

  constructor(sandbox, global, natural) {
    this.#sandbox = sandbox;
    this.#global = global;
    this.#natural = natural;
  }

  enter() {
    this.#round++;
    const sandbox = this.#sandbox;
    for (const key of ownKeys(sandbox)) {
      const desc = describe(sandbox, key);
      if (desc !== undefined) this.#show(key, flagsOf(desc));
    }
    let proto = getPrototypeOf(sandbox);
    for (; proto !== null && !isRoot(proto); proto = getPrototypeOf(proto)) {
      for (const key of ownKeys(proto)) {
        if (key !== 'constructor' && this.#known.get(key)?.round !== this.#round) {
          this.#show(key, WRITABLE);
        }
      }
    }
    for (const [key, mirror] of this.#known) {
      if (mirror.round !== this.#round && !mirror.isDeclared) this.#hide(key, mirror);
    }
  }

  leave() {
    this.#round++;
    const round = this.#round;
    for (const key of ownKeys(this.#global)) {
      const mirror = this.#known.get(key);
      if (mirror === undefined) {
        if (!this.#natural.has(key)) this.#adopt(key, getOwnPropertyDescriptor(this.#global, key));
        continue;
      }
      mirror.round = round;
      if (mirror.isCopy) {
        const value = this.#global[key];
        if (!Object.is(value, mirror.last)) set(this.#sandbox, key, mirror.last = value);
        continue;
      }
      const desc = getOwnPropertyDescriptor(this.#global, key);
      if (desc.get !== mirror.get) this.#adopt(key, desc);
    }
    for (const [key, mirror] of this.#known) {
      if (mirror.round === round) continue;
      this.#known.delete(key);
      if (mirror.flags & OWN) deleteProperty(this.#sandbox, key);
      if (mirror.shadowed !== undefined) defineProperty(this.#global, key, mirror.shadowed);
    }
  }

  /** Accessors for the names that a script declares by `var`. */
  declare(names) {
    for (const name of names) {
      if (this.#known.has(name) || this.#natural.has(name)) continue;
      const mirror = this.#show(name, ENUMERABLE | WRITABLE);
      if (mirror !== undefined) mirror.isDeclared = true;
    }
  }

  /** What Object.getOwnPropertyDescriptor of the global object gives for a mirrored key. */
  describe(key) {
    const mirror = this.#known.get(key);
    if (mirror === undefined || mirror.isCopy) return getOwnPropertyDescriptor(this.#global, key);
    const desc = getOwnPropertyDescriptor(this.#sandbox, key);
    return desc === undefined && mirror.shadowed !== undefined ? mirror.shadowed : desc;
  }

  /**
   * Object.defineProperty of the global object.
   * @returns {boolean} it could be done
   */
  define(key, desc) {
    const mirror = this.#known.get(key);
    if (mirror === undefined || mirror.isCopy) {
      const own = getOwnPropertyDescriptor(this.#global, key);
      if (own !== undefined && !own.configurable && !defineProperty(this.#global, key, desc)) {
        return false;
      }
    }
    if (!defineProperty(this.#sandbox, key, desc)) return false;
    if (mirror?.isCopy) mirror.last = this.#global[key];
    else this.#show(key, flagsOf(getOwnPropertyDescriptor(this.#sandbox, key)));
    return true;
  }

  #show(key, flags) {
    const known = this.#known.get(key);
    if (known !== undefined) {
      known.round = this.#round;
      if (known.isCopy) {
        this.#refreshCopy(key, known);
        return known;
      }
      if (known.flags === flags) return known;
    }
    const mirror = known ??
      new Mirror(this.#sandbox, this.#global, key,
        getOwnPropertyDescriptor(this.#global, key));
    const isDone = defineProperty(this.#global, key, {
      __proto__: null,
      get: mirror.get,
      set: flags & WRITABLE ? mirror.set : undefined,
      enumerable: (flags & ENUMERABLE) !== 0,
      configurable: (flags & FIXED) === 0,
    });
    if (!isDone) return undefined; // NaN, Infinity, undefined: the context's own stay
    mirror.flags = flags;
    mirror.round = this.#round;
    this.#known.set(key, mirror);
    return mirror;
  }

  #refreshCopy(key, mirror) {
    const value = this.#sandbox[key];
    if (!Object.is(value, mirror.last)) set(this.#global, key, mirror.last = value);
  }

  #hide(key, mirror) {
    this.#known.delete(key);
    if (!deleteProperty(this.#global, key)) set(this.#global, key, undefined);
    else if (mirror.shadowed !== undefined) defineProperty(this.#global, key, mirror.shadowed);
  }

  // A property that a script has put on the global object.
  #adopt(key, desc) {
    if (desc.configurable) {
      if (!this.#give(key, desc)) return;
      this.#known.delete(key);
      this.#show(key, flagsOf(desc));
      return;
    }
    if (!('value' in desc)) {
      this.#give(key, desc);
      return;
    }
    if (has(this.#sandbox, key)) set(this.#sandbox, key, desc.value);
    else this.#give(key, { ...desc, configurable: true });
    const mirror = new Mirror(this.#sandbox, this.#global, key, undefined);
    mirror.isCopy = true;
    mirror.last = desc.value;
    mirror.round = this.#round;
    this.#known.set(key, mirror);
  }

  #give(key, desc) {
    getOwnPropertyDescriptor(this.#sandbox, key); // a proxy may object
    try {
      return defineProperty(this.#sandbox, key, desc);
    } catch {
      return false; // a proxy's trap: the property stays with the context
    }
  }
}

module.exports = { Mirrors };
