'use strict';
// internal/util/inspect - any value as text that a programmer can read.
// Public face: lib/node/util.js (inspect), lib/internal/util/format.js, lib/internal/console.js.
// Native half: internal/util/native.
//
// Class Inspection holds the options and the state of one call.  Its `format` prints one value,
// `property` one property.  An object is printed in four steps: inspect_shape says its class and
// keys, inspect_kinds what its kind shows beyond properties, `property` adds those, and
// inspect_layout places the pieces on lines.

const { isKind, kindOf } = require('internal/util/kinds');
const { fallbackName, Shape } = require('internal/util/inspect_shape');
const { printerOf } = require('internal/util/inspect_kinds');
const { joinEntries, visibleWidth } = require('internal/util/inspect_layout');
const {
  bigintText, isIdentifier, numberText, quoteText, spaces, symbolKey,
} = require('internal/util/inspect_text');
const { defaults } = require('internal/util/inspect_defaults');

const { getProxyDetails } = require('internal/util/native');
const { assign, getOwnPropertyDescriptor, hasOwn, keys: ownKeys } = Object;
const symbolToString = Symbol.prototype.toString;
const customInspect = Symbol.for('nodejs.util.inspect.custom');

const shortestLine = 16; // a text in an object is not broken below this length
const mostText = 2 ** 27; // printed characters at one depth after which deeper objects are cut

function plain(text) {
  return text;
}

function paint(text, style) {
  const look = inspect.styles[style];
  if (typeof look === 'function') return look(text);
  const codes = look === undefined ? undefined : inspect.colors[look];
  return codes === undefined ? text : `\u001b[${codes[0]}m${text}\u001b[${codes[1]}m`;
}

class Inspection {
  constructor(options) {
    this.showHidden = options.showHidden;
    this.depth = options.depth;
    this.colors = options.colors;
    this.customInspect = options.customInspect;
    this.showProxy = options.showProxy;
    this.maxArrayLength = options.maxArrayLength;
    this.maxStringLength = options.maxStringLength;
    this.breakLength = options.breakLength;
    this.compact = options.compact;
    this.sorted = options.sorted;
    this.getters = options.getters;
    this.numericSeparator = options.numericSeparator;
    this.userOptions = undefined; // the program's own, with keys that mean nothing to us
    this.stylize = plain;
    this.seen = []; // objects being printed, the outermost first
    this.circular = undefined; // object -> number, of those that contain themselves
    this.indent = 0; // columns from the left
    this.lastLevel = 0; // depth of the object printed last
    this.spent = []; // characters printed, by indent
  }

  isTooDeep(level) {
    return level > this.depth && this.depth !== null;
  }

  isError(value) {
    return isKind(value, 'Error') || value instanceof Error;
  }

  // The same inspection with other options, sharing what is being printed.
  derive(changes) {
    return assign(new Inspection(this), {
      stylize: this.stylize, seen: this.seen, indent: this.indent, userOptions: this.userOptions,
    }, changes);
  }

  /**
   * Prints a value.
   * @param {any} value any value
   * @param {number} level its depth; NaN lifts the limit
   * @param {boolean} [isTyped] whether it is the buffer of a typed array printed already
   * @returns {string} text, perhaps of several lines
   */
  format(value, level, isTyped) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) {
      return this.primitive(value);
    }
    const kind = kindOf(value);
    if (kind === 'Proxy') return this.proxy(value, level, isTyped);
    return this.object(value, value, kind, level, isTyped);
  }

  object(value, receiver, kind, level, isTyped) {
    if (this.customInspect) {
      const method = value[customInspect];
      if (typeof method === 'function' && method !== inspect && !isPrototype(value)) {
        const isForeign = receiver !== value || !(value instanceof Object);
        const text = this.custom(method, receiver, level, isForeign);
        if (text !== undefined) return text;
      }
    }
    if (this.seen.length !== 0 && this.seen.includes(value)) return this.backReference(value);
    return this.members(value, kind, level, isTyped);
  }

  // `text` of undefined means: the object answered with itself, so print it as if it had none.
  custom(method, receiver, level, isForeign) {
    const depth = this.depth === null ? null : this.depth - level;
    const answer = method.call(receiver, depth, userOptions(this, isForeign), inspect);
    if (answer === receiver) return undefined;
    if (typeof answer !== 'string') return this.format(answer, level);
    return answer.replaceAll('\n', `\n${spaces(this.indent)}`);
  }

  backReference(value) {
    this.circular ??= new Map();
    let index = this.circular.get(value);
    if (index === undefined) {
      index = this.circular.size + 1;
      this.circular.set(value, index);
    }
    return this.stylize(`[Circular *${index}]`, 'special');
  }

  proxy(value, level, isTyped) {
    if (this.showProxy) return this.proxyParts(value, level);
    let layers = 0;
    let target = value;
    let kind;
    do {
      target = getProxyDetails(target, false);
      layers++;
      if (target === null || target === undefined) {
        return wrapProxy(this, this.stylize('<Revoked Proxy>', 'special'), layers - 1);
      }
      kind = kindOf(target);
    } while (kind === 'Proxy');
    if (this.customInspect && typeof target[customInspect] === 'function') {
      return this.object(target, value, kind, level, isTyped);
    }
    if (this.seen.includes(target)) return this.backReference(target);
    return wrapProxy(this, this.object(target, value, kind, level, isTyped), layers);
  }

  proxyParts(value, level) {
    const parts = getProxyDetails(value, true);
    if (!parts || parts[0] === null) return this.stylize('<Revoked Proxy>', 'special');
    if (this.isTooDeep(level)) return this.stylize('Proxy [Array]', 'special');
    this.indent += 2;
    const printed = [this.format(parts[0], level + 1), this.format(parts[1], level + 1)];
    this.indent -= 2;
    return this.join(printed, '', 'Proxy [', ']', true, level + 1);
  }

  join(entries, base, open, close, isList, level, list) {
    return joinEntries(this, entries, base, open, close, isList, level, list);
  }

  members(value, kind, level, isTyped) {
    const shape = new Shape(this, value, kind, level);
    const done = printerOf(value, kind, shape.name)(this, value, shape, level, isTyped);
    if (done !== undefined) return done;
    if (this.isTooDeep(level)) {
      const name = shape.prefix(fallbackName(value, shape)).slice(0, -1);
      return this.stylize(shape.name === null ? name : `[${name}]`, 'special');
    }
    this.seen.push(value);
    this.lastLevel = level + 1;
    const { indent } = this;
    let entries;
    try {
      entries = this.entries(value, shape, level + 1);
    } catch (error) {
      this.indent = indent;
      return this.interrupted(error, shape);
    } finally {
      this.seen.pop();
    }
    return this.finish(value, shape, entries, level + 1);
  }

  entries(value, shape, level) {
    const entries = shape.members === null ? [] : shape.members(this, value, level, shape);
    const { keys } = shape;
    const own = this.sorted && shape.isList ? [] : entries;
    for (let i = 0; i < keys.length; i++) {
      own.push(this.property(value, keys[i], level, shape.isList));
    }
    if (shape.hidden !== undefined) own.push(...shape.hidden);
    if (this.sorted) {
      own.sort(this.sorted === true ? undefined : this.sorted);
      if (own !== entries) entries.push(...own);
    }
    return entries;
  }

  finish(value, shape, entries, level) {
    let { base, open } = shape;
    const index = this.circular === undefined ? undefined : this.circular.get(value);
    if (index !== undefined) {
      const mark = this.stylize(`<ref *${index}>`, 'special');
      if (this.compact !== true) base = base === '' ? mark : `${mark} ${base}`;
      else open = `${mark} ${open}`;
    }
    const text = this.join(entries, base, open, shape.close, shape.isList, level,
      shape.isList ? value : undefined);
    this.spend(text.length);
    return text;
  }

  // An endless or huge structure must not take all memory: beyond the budget, no more depth.
  spend(length) {
    const total = (this.spent[this.indent] || 0) + length;
    this.spent[this.indent] = total;
    if (total > mostText) this.depth = -1;
  }

  interrupted(error, shape) {
    if (!(error instanceof RangeError) || !error.message.startsWith('Maximum call stack size')) {
      throw error;
    }
    return this.stylize(`[${shape.prefix('Object').slice(0, -1)}: Inspection interrupted ` +
      'prematurely. Maximum call stack size exceeded.]', 'special');
  }

  primitive(value) {
    switch (typeof value) {
      case 'string': return this.string(value);
      case 'number': return this.stylize(numberText(value, this.numericSeparator), 'number');
      case 'bigint': return this.stylize(bigintText(value, this.numericSeparator), 'bigint');
      case 'symbol': return this.stylize(symbolToString.call(value), 'symbol');
      case 'boolean': return this.stylize(`${value}`, 'boolean');
      case 'undefined': return this.stylize('undefined', 'undefined');
      default: return this.stylize('null', 'null');
    }
  }

  string(value) {
    let rest = '';
    if (value.length > this.maxStringLength) {
      const count = value.length - this.maxStringLength;
      value = value.slice(0, this.maxStringLength);
      rest = `... ${count} more character${count > 1 ? 's' : ''}`;
    }
    if (this.compact !== true && value.length > shortestLine &&
        value.length > this.breakLength - this.indent - 4 && value.indexOf('\n') !== -1) {
      return this.lines(value) + rest;
    }
    return this.stylize(quoteText(value), 'string') + rest;
  }

  // A long text of several lines: one literal a line, added up.
  lines(value) {
    const parts = [];
    let start = 0;
    while (start < value.length) {
      const newline = value.indexOf('\n', start);
      const end = newline === -1 ? value.length : newline + 1;
      parts.push(this.stylize(quoteText(value.slice(start, end)), 'string'));
      start = end;
    }
    return parts.join(` +\n${spaces(this.indent + 2)}`);
  }

  plainPrimitive(value) {
    const { stylize } = this;
    this.stylize = plain;
    const text = this.primitive(value);
    this.stylize = stylize;
    return text;
  }

  // An element that is known to be data; undefined for a hole.
  value(list, index, level) {
    const value = list[index];
    if (value === undefined) {
      return hasOwn(list, index) ? this.stylize('undefined', 'undefined') : undefined;
    }
    this.indent += 2;
    const text = this.format(value, level);
    this.indent -= 2;
    return text;
  }

  // A member of an array: a property without its key; undefined for a hole.
  element(list, index, level) {
    const own = getOwnPropertyDescriptor(list, index);
    return own === undefined ? undefined : this.propertyValue(own, level, 2, list);
  }

  property(holder, key, level, isOfList, own, receiver = holder) {
    own ??= getOwnPropertyDescriptor(holder, key) ?? { value: holder[key], enumerable: true };
    const isTight = this.compact === true && !isOfList;
    const text = this.propertyValue(own, level, isTight ? 3 : 2, receiver);
    const name = this.key(key, own.enumerable);
    if (isTight && own.value !== undefined && this.breakLength < visibleWidth(text, this.colors)) {
      return `${name}:\n${spaces(this.indent + 3)}${text}`;
    }
    return `${name}: ${text}`;
  }

  key(key, isEnumerable) {
    if (typeof key === 'symbol') {
      const text = this.stylize(symbolKey(key), 'symbol');
      return isEnumerable ? text : `[${text}]`;
    }
    if (key === '__proto__') return isEnumerable ? "['__proto__']" : "[['__proto__']]";
    if (isIdentifier(key)) return isEnumerable ? this.stylize(key, 'name') : `[${key}]`;
    const text = this.stylize(quoteText(key), 'string');
    return isEnumerable ? text : `[${text}]`;
  }

  propertyValue(own, level, shift, receiver) {
    if (own.value !== undefined) {
      this.indent += shift;
      const text = this.format(own.value, level);
      this.indent -= shift;
      return text;
    }
    if (own.get !== undefined) return this.accessor(own, level, receiver);
    return own.set !== undefined ? this.stylize('[Setter]', 'special') :
      this.stylize('undefined', 'undefined');
  }

  accessor(own, level, receiver) {
    const label = own.set === undefined ? 'Getter' : 'Getter/Setter';
    const { getters } = this;
    const isCalled = getters === true || (getters === 'get' && own.set === undefined) ||
      (getters === 'set' && own.set !== undefined);
    if (!isCalled) return this.stylize(`[${label}]`, 'special');
    this.indent += 2;
    try {
      return this.gotten(own.get.call(receiver), label, level);
    } catch (error) {
      const text = `<Inspection threw (${this.format(error, level)})>`;
      return `${this.stylize(`[${label}:`, 'special')} ${text}${this.stylize(']', 'special')}`;
    } finally {
      this.indent -= 2;
    }
  }

  gotten(value, label, level) {
    if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
      return `${this.stylize(`[${label}]`, 'special')} ${this.format(value, level)}`;
    }
    const text = this.primitive(value);
    return `${this.stylize(`[${label}:`, 'special')} ${text}${this.stylize(']', 'special')}`;
  }
}

function wrapProxy(insp, text, layers) {
  const open = insp.stylize('Proxy(', 'special');
  const close = insp.stylize(')', 'special');
  for (; layers > 0; layers--) text = `${open}${text}${close}`;
  return text;
}

// A class's prototype has the method, but not what the method reads.
function isPrototype(value) {
  const own = getOwnPropertyDescriptor(value, 'constructor');
  return own !== undefined && own.value !== undefined && own.value !== null &&
    own.value.prototype === value;
}

// What a custom inspection function gets as its second argument.  Code of another realm gets
// nothing of ours by which it could reach our prototypes.
function userOptions(insp, isForeign) {
  const options = isForeign ? { __proto__: null } : { stylize: insp.stylize };
  for (const name in defaults) options[name] = insp[name];
  assign(options, insp.userOptions);
  if (!isForeign) return options;
  options.stylize = Object.setPrototypeOf((value, style) => {
    let text;
    try {
      text = `${insp.stylize(value, style)}`;
    } catch {
      text = ''; // the error would be of our realm
    }
    return text;
  }, null);
  return options;
}

function readOptions(insp, options) {
  for (const name of ownKeys(options)) {
    if (hasOwn(defaults, name) || name === 'stylize') insp[name] = options[name];
    else insp.userOptions ??= options;
  }
}

/**
 * Any value as text (nodejs.org/api/util.html#utilinspectobject-options).
 * @param {any} value the value
 * @param {object|boolean} [options] options, or showHidden in the old form
 * @param {number|null} [depth] objects deeper than this are named only (old form)
 * @param {boolean} [useColors] with ANSI colours (old form)
 * @returns {string} the text
 */
function inspect(value, options, ...old) {
  const insp = new Inspection(defaults);
  if (old.length !== 0) {
    if (old[0] !== undefined) insp.depth = old[0];
    if (old.length > 1 && old[1] !== undefined) insp.colors = old[1];
  }
  if (typeof options === 'boolean') insp.showHidden = options;
  else if (options) readOptions(insp, options);
  if (insp.colors) insp.stylize = paint;
  if (insp.maxArrayLength === null) insp.maxArrayLength = Infinity;
  if (insp.maxStringLength === null) insp.maxStringLength = Infinity;
  return insp.format(value, 0);
}

inspect.custom = customInspect;
// Plain properties to a program; their tables are made when first read.
for (const name of ['colors', 'styles']) {
  const own = { configurable: true, enumerable: true };
  Object.defineProperty(inspect, name, {
    ...own,
    get() {
      const value = require('internal/util/inspect_style')[name];
      Object.defineProperty(inspect, name, { ...own, writable: true, value });
      return value;
    },
    set(value) {
      Object.defineProperty(inspect, name, { ...own, writable: true, value });
    },
  });
}
Object.defineProperty(inspect, 'defaultOptions', {
  get() {
    return defaults;
  },
  set(options) {
    require('internal/validators').validateObject(options, 'options');
    assign(defaults, options);
  },
  configurable: false,
  enumerable: false,
});

module.exports = { inspect };
