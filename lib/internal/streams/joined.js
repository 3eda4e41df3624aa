'use strict';
// internal/streams/joined -- a Duplex in front of two other streams: what is written to it goes
// to `sink`, what is read from it comes from `source`.  Who makes one tells it when they are over.
// Public face: Duplex.from and stream.compose make it.  Native half: none.

const { AbortError } = require('internal/errors');
const { Duplex } = require('internal/streams/duplex');
const { destroyer } = require('internal/streams/destroy');

class Joined extends Duplex {
  #onReadable = false; // the reader waits for the source
  #onDrain = null; // write callback that waits for the sink
  #onFinish = null; // final callback that waits for sinkDone()
  #onClose = null; // destroy callback that waits for over()
  #isOver = false;

  /** Classic streams, or null for a side that is not there. */
  constructor(source, sink) {
    super({
      readableObjectMode: !!source?.readableObjectMode,
      writableObjectMode: !!sink?.writableObjectMode,
      readable: !!source,
      writable: !!sink,
    });
    this.source = source;
    this.sink = sink;
    this.members = [sink, source]; // destroyed with this
    sink?.on('drain', () => {
      const callback = this.#onDrain;
      this.#onDrain = null;
      callback?.();
    });
    source?.on('readable', () => {
      if (!this.#onReadable) return;
      this.#onReadable = false;
      this._read();
    });
    source?.on('end', () => this.push(null));
  }

  /** All that was written has arrived. */
  sinkDone() {
    const callback = this.#onFinish;
    this.#onFinish = null;
    callback?.();
  }

  /** A member has ended, well or with an error. */
  over(err) {
    const callback = this.#onClose;
    this.#onClose = null;
    this.#isOver = true;
    if (callback) callback(err);
    else if (err) this.destroy(err);
  }

  _write(chunk, encoding, callback) {
    if (this.sink.write(chunk, encoding)) callback();
    else this.#onDrain = callback;
  }

  _final(callback) {
    if (!this.sink) {
      callback();
      return;
    }
    this.#onFinish = callback;
    this.sink.end();
  }

  _read() {
    for (;;) {
      const chunk = this.source.read();
      if (chunk === null) {
        this.#onReadable = true;
        return;
      }
      if (!this.push(chunk)) return;
    }
  }

  _destroy(err, callback) {
    this.#onReadable = false;
    this.#onDrain = null;
    this.#onFinish = null;
    if (this.#isOver || (!this.source && !this.sink)) {
      callback(err);
      return;
    }
    err ||= new AbortError();
    this.#onClose = callback;
    for (const member of this.members) destroyer(member, err);
  }
}

module.exports = { Joined };
