'use strict';
// internal/webstreams/from -- ReadableStream.from().  Streams standard, 4.9.1
// (ReadableStreamFromIterable).

const { codes: { ERR_ARG_NOT_ITERABLE } } = require('internal/errors');
const {
  apply, invalidState, isPlain, isolate, rejected, resolved, then,
} = require('internal/webstreams/common');
const { newReadable, recordOf } = require('internal/webstreams/readable');

/** How the values of an iterable are got: its own async iterator, or one around its sync one. */
function iteratorOf(iterable) {
  const asyncMethod = iterable[Symbol.asyncIterator];
  const isAsync = asyncMethod !== undefined && asyncMethod !== null;
  const method = isAsync ? asyncMethod : iterable[Symbol.iterator];
  if (typeof method !== 'function') throw new ERR_ARG_NOT_ITERABLE(shown(iterable));
  const iterator = apply(method, iterable, []);
  if (isPlain(iterator)) throw invalidState('The iterator method must return an object');
  return { iterator, isAsync, next: iterator.next };
}

function shown(value) {
  return require('internal/util/inspect').inspect(value);
}

class IterableSource {
  constructor({ iterator, isAsync, next }) {
    this.iterator = iterator;
    this.isAsync = isAsync;
    this.next = next;
    this.canPull = true;
    this.controller = undefined;
    this.take = (result) => this.onResult(result);
  }

  pull() {
    const result = apply(this.next, this.iterator, []);
    if (this.isAsync) return then.call(resolved(result), this.take);
    return this.isEnd(result) ? undefined : then.call(resolved(result.value), (value) => {
      this.controller.enqueue(value);
    });
  }

  isEnd(result) {
    if (isPlain(result)) {
      throw invalidState(
        'The promise returned by the iterator.next() method must fulfill with an object');
    }
    if (!result.done) return false;
    if (this.controller.isOpen) this.controller.close();
    return true;
  }

  onResult(result) {
    if (!this.isEnd(result)) this.controller.enqueue(result.value);
  }

  cancel(reason) {
    try {
      const method = this.iterator.return;
      if (method === undefined || method === null) return resolved(undefined);
      const result = apply(method, this.iterator, [reason]);
      if (!this.isAsync) {
        checkReturn(result);
        return then.call(resolved(result.value), () => undefined);
      }
      return then.call(resolved(result), checkReturn);
    } catch (error) {
      return rejected(error);
    }
  }
}

isolate(IterableSource);

function checkReturn(result) {
  if (isPlain(result)) {
    throw invalidState(
      'The promise returned by the iterator.return() method must fulfill with an object');
  }
}

/** @throws ERR_ARG_NOT_ITERABLE, ERR_INVALID_STATE */
function streamFrom(iterable) {
  const source = new IterableSource(iteratorOf(iterable));
  const stream = newReadable(source, 0, undefined);
  source.controller = recordOf(stream).controller;
  return stream;
}

module.exports = { streamFrom };
