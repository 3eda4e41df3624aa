'use strict';
// internal/webstreams/transfer -- streams that change hands: structuredClone(stream, { transfer }),
// postMessage.  Streams standard, 9.2 (transfer), 9.3 (cross-realm transforms).
//
// The old stream is piped into a port; the new one is at the port's other end.  Messages are
// { type: 'chunk' | 'pull' | 'close' | 'error', value }.  The ports keep no process alive.

const { Deferred, excuse, rejected, resolved, then } = require('internal/webstreams/common');
const readable = require('internal/webstreams/readable');
const writable = require('internal/webstreams/writable');

function ports() {
  return require('internal/messaging/port');
}

function listen(port, end) {
  port.on('message', ({ type, value }) => end.onMessage(type, value));
  port.on('messageerror', () => {
    const { DOMException } = require('internal/dom_exception');
    const error = new DOMException('Internal transferred stream error', 'DataCloneError');
    end.sendError(error);
    end.fail(error);
  });
  port.unref();
}

/** An error may be something that cannot be sent: then its text must do. */
function sendError(port, reason) {
  try {
    port.postMessage({ type: 'error', value: reason });
  } catch (error) {
    port.postMessage({ type: 'error', value: error });
  }
}

/** The source of a stream whose chunks come from a port. */
class PortSource {
  constructor(port) {
    this.port = port;
    this.canPull = true;
    this.controller = undefined;
    this.pulling = new Deferred();
    this.pulling.resolve();
  }

  onMessage(type, value) {
    const { controller } = this;
    if (type === 'chunk') {
      if (controller.isOpen) controller.enqueue(value);
      this.pulling.resolve();
    } else if (type === 'close') {
      if (controller.isOpen) controller.close();
      this.port.close();
    } else if (type === 'error') {
      this.fail(value);
    }
  }

  sendError(reason) {
    sendError(this.port, reason);
  }

  fail(error) {
    this.controller.error(error);
    this.pulling.resolve();
    this.port.close();
  }

  pull() {
    this.pulling = new Deferred();
    this.port.postMessage({ type: 'pull', value: undefined });
    return this.pulling.promise;
  }

  cancel(reason) {
    try {
      sendError(this.port, reason);
      return resolved(undefined);
    } catch (error) {
      return rejected(error);
    } finally {
      this.port.close();
    }
  }
}

/** The sink of a stream whose chunks go to a port. */
class PortSink {
  constructor(port) {
    this.port = port;
    this.controller = undefined;
    this.wanted = new Deferred(); // the other side has asked for a chunk
  }

  onMessage(type, value) {
    if (type === 'pull') this.wanted.resolve();
    else if (type === 'error') this.fail(value);
  }

  sendError(reason) {
    sendError(this.port, reason);
  }

  fail(error) {
    this.controller.errorIfNeeded(error);
    this.wanted.resolve();
  }

  write(chunk) {
    return then.call(this.wanted.promise, () => {
      this.wanted = new Deferred();
      try {
        this.port.postMessage({ type: 'chunk', value: chunk });
      } catch (error) {
        sendError(this.port, error);
        this.port.close();
        throw error;
      }
    });
  }

  close() {
    this.port.postMessage({ type: 'close', value: undefined });
    this.port.close();
    return resolved(undefined);
  }

  abort(reason) {
    try {
      sendError(this.port, reason);
      return resolved(undefined);
    } catch (error) {
      return rejected(error);
    } finally {
      this.port.close();
    }
  }
}

/** A ReadableStream of what comes from a port. */
function readableOf(port) {
  const source = new PortSource(port);
  const stream = readable.newReadable(source, 0, undefined);
  source.controller = readable.recordOf(stream).controller;
  listen(port, source);
  return stream;
}

/** A WritableStream into a port. */
function writableOf(port) {
  const sink = new PortSink(port);
  const stream = writable.newWritable(sink, 1, undefined);
  sink.controller = writable.recordOf(stream).controller;
  listen(port, sink);
  return stream;
}

function pipe(from, to) {
  const how = { preventAbort: false, preventCancel: false, preventClose: false, signal: undefined };
  excuse(require('internal/webstreams/pipe').pipe(from, to, how));
}

/** What is sent in place of a ReadableStream, which is not locked; restored by restoreReadable(). */
function takeReadable(stream) {
  const { MessageChannel, takeState } = ports();
  const { port1, port2 } = new MessageChannel();
  pipe(readable.recordOf(stream), writable.recordOf(writableOf(port1)));
  return takeState(port2);
}

function restoreReadable(state) {
  return readableOf(ports().fromState(state));
}

function takeWritable(stream) {
  const { MessageChannel, takeState } = ports();
  const { port1, port2 } = new MessageChannel();
  pipe(readable.recordOf(readableOf(port1)), writable.recordOf(stream));
  return takeState(port2);
}

function restoreWritable(state) {
  return writableOf(ports().fromState(state));
}

function takeTransform(stream) {
  return { readable: takeReadable(stream.readable), writable: takeWritable(stream.writable) };
}

function restoreTransform(state) {
  const { fromSides } = require('internal/webstreams/transform');
  return fromSides(restoreReadable(state.readable), restoreWritable(state.writable));
}

module.exports = {
  restoreReadable, restoreTransform, restoreWritable, takeReadable, takeTransform, takeWritable,
};
