'use strict';
// internal/streams/legacy -- `Stream`, the base of all streams, with the pipe() of Node's first
// years, which old libraries still call on emitters of 'data' and 'end'.
// Public face: lib/node/stream.js.  Native half: none.

const EventEmitter = require('events');

/**
 * The base class; only an EventEmitter with pipe().  Callable without `new` on a subclass's
 * instance (`Stream.call(this)`).
 * @param {object} [options] { captureRejections }
 */
function Stream(options) {
  EventEmitter.call(this, options);
}
Object.setPrototypeOf(Stream.prototype, EventEmitter.prototype);
Object.setPrototypeOf(Stream, EventEmitter);

/** Puts `listener` before those that are there, also on emitters that cannot do so themselves. */
function prependListener(emitter, event, listener) {
  if (typeof emitter.prependListener === 'function') {
    emitter.prependListener(event, listener);
    return;
  }
  const present = emitter._events?.[event];
  if (!present) emitter.on(event, listener);
  else if (Array.isArray(present)) present.unshift(listener);
  else emitter._events[event] = [listener, present];
}

function hasErrorListener(emitter) {
  const { listenerCount } = EventEmitter.prototype;
  const count = typeof emitter.listenerCount === 'function' ? emitter.listenerCount : listenerCount;
  return count.call(emitter, 'error') > 0;
}

/** One legacy pipe: its listeners on both ends, and how to take them off. */
class LegacyPipe {
  constructor(source, dest, ends) {
    this.source = source;
    this.dest = dest;
    this.ended = false;
    this.hooks = [];
    this.hook(source, 'data', (chunk) => {
      if (dest.writable && dest.write(chunk) === false && source.pause) source.pause();
    });
    this.hook(dest, 'drain', () => {
      if (source.readable && source.resume) source.resume();
    });
    if (ends) {
      this.hook(source, 'end', () => {
        if (this.firstEnd()) dest.end();
      });
      this.hook(source, 'close', () => {
        if (this.firstEnd() && typeof dest.destroy === 'function') dest.destroy();
      });
    }
    this.hookError(source);
    this.hookError(dest);
    const unhook = () => this.unhook();
    this.hook(source, 'end', unhook);
    this.hook(source, 'close', unhook);
    this.hook(dest, 'close', unhook);
  }

  firstEnd() {
    const first = !this.ended;
    this.ended = true;
    return first;
  }

  hook(emitter, event, listener) {
    emitter.on(event, listener);
    this.hooks.push(emitter, event, listener);
  }

  hookError(emitter) {
    const listener = (err) => {
      this.unhook();
      // Ours was the only listener: the error goes on as if it had not been there.
      if (!hasErrorListener(emitter)) emitter.emit('error', err);
    };
    prependListener(emitter, 'error', listener);
    this.hooks.push(emitter, 'error', listener);
  }

  unhook() {
    const { hooks } = this;
    this.hooks = [];
    for (let i = 0; i < hooks.length; i += 3) hooks[i].removeListener(hooks[i + 1], hooks[i + 2]);
  }
}

Stream.prototype.pipe = function(dest, options) {
  const ends = !dest._isStdio && (!options || options.end !== false);
  new LegacyPipe(this, dest, ends);
  dest.emit('pipe', this);
  return dest;
};

const EVENT_ORDER = [
  'close', 'error', 'prefinish', 'finish', 'drain', 'data', 'end', 'readable',
];

/** The events that have listeners; those of streams come first, always in the same order. */
Stream.prototype.eventNames = function eventNames() {
  const names = EventEmitter.prototype.eventNames.call(this);
  if (!('_readableState' in this || '_writableState' in this)) return names;
  const known = EVENT_ORDER.filter((name) => names.includes(name));
  return known.concat(names.filter((name) => !EVENT_ORDER.includes(name)));
};

module.exports = { Stream, prependListener };
