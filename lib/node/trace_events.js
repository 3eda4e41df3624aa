'use strict';
// trace_events - which categories of events a program wants traced.
// https://nodejs.org/api/tracing.html
// The engine emits no such events, so no file is written; the categories are kept as in Node.

const { codes: { ERR_TRACE_EVENTS_CATEGORY_REQUIRED } } = require('internal/errors');
const { validateObject, validateStringArray } = require('internal/validators');

const MAX_ENABLED = 10;
const enabled = new Set(); // Tracing objects

class Tracing {
  #categories;
  #isEnabled = false;

  constructor(categories) {
    this.#categories = categories;
  }

  enable() {
    if (this.#isEnabled || this.#categories.length === 0) return;
    this.#isEnabled = true;
    enabled.add(this);
    if (enabled.size > MAX_ENABLED) {
      process.emitWarning('Possible trace_events memory leak detected. There are more than ' +
        `${MAX_ENABLED} enabled Tracing objects.`);
    }
  }

  disable() {
    this.#isEnabled = false;
    enabled.delete(this);
  }

  get enabled() {
    return this.#isEnabled;
  }

  get categories() {
    return this.#categories.join(',');
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    if (typeof depth === 'number' && depth < 0) return this;
    const { inspect } = require('util');
    const shown = { enabled: this.enabled, categories: this.categories };
    return `Tracing ${inspect(shown, { ...options, depth: options.depth === null ? null :
      options.depth - 1 })}`;
  }
}

/**
 * https://nodejs.org/api/tracing.html#trace_eventscreatetracingoptions
 * @param {object} options { categories: string[] }
 * @returns {Tracing}
 * @throws {ERR_TRACE_EVENTS_CATEGORY_REQUIRED|ERR_INVALID_ARG_TYPE}
 */
function createTracing(options) {
  validateObject(options, 'options');
  validateStringArray(options.categories, 'options.categories');
  if (options.categories.length === 0) throw new ERR_TRACE_EVENTS_CATEGORY_REQUIRED();
  return new Tracing([...options.categories]);
}

/** @returns {string|undefined} the categories of all that is enabled, with commas between */
function getEnabledCategories() {
  const names = new Set();
  for (const tracing of enabled) for (const name of tracing.categories.split(',')) names.add(name);
  return names.size === 0 ? undefined : [...names].sort().join(',');
}

module.exports = { createTracing, getEnabledCategories };
