'use strict';
// internal/messaging/queue - messages that wait for their receivers, and when these get them.
// Native half: src/bind/bind_messaging.c.

const { setHook, schedule } = internalBinding('messaging');
const { hold, release } = internalBinding('turn');
const { later, settle } = require('internal/turn');

const AT_ONCE = 1000; // messages to one receiver before the loop gets its turn again

let due = []; // receivers with messages to be given out
let made = 0;

// In the order in which they were made, as the handles of Node's loop.
setHook(() => {
  const now = due;
  due = [];
  if (now.length > 1) now.sort((a, b) => a.number - b.number);
  for (const receiver of now) {
    receiver.isDue = false;
    receiver.deliver();
  }
});

/** Where messages arrive.  `give(message)` is called for each while it is started. */
class Receiver {
  constructor(give) {
    this.give = give;
    this.number = made++;
    this.queue = [];
    this.isStarted = false;
    this.isClosed = false;
    this.isDue = false;
    this.isRef = false;
    this.isHeld = false;
    this.isDelivering = false;
    this.onEnd = null; // after what is being given out
  }

  put(message) {
    if (this.isClosed) return;
    this.queue.push(message);
    this.wake();
  }

  wake() {
    if (!this.isStarted || this.isDue || this.queue.length === 0) return;
    this.isDue = true;
    due.push(this);
    schedule();
  }

  deliver() {
    const limit = Math.max(this.queue.length, AT_ONCE);
    this.isDelivering = true;
    for (let i = 0; i < limit && this.isStarted && this.queue.length > 0; i++) {
      this.give(this.queue.shift());
      settle();
    }
    this.isDelivering = false;
    if (this.onEnd !== null) later(this.onEnd);
    else this.wake();
  }

  start() {
    if (this.isClosed) return;
    this.isStarted = true;
    this.wake();
  }

  stop() {
    this.isStarted = false;
  }

  /** Does it keep the program alive? */
  setRef(isRef) {
    this.isRef = isRef;
    this.count();
  }

  count() {
    const isHeld = this.isRef && !this.isClosed;
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    if (isHeld) hold();
    else release();
  }

  /** Messages that have come are given out first, then `callback` is called. */
  close(callback) {
    if (this.isClosed) return;
    this.isClosed = true;
    this.count();
    if (this.isDelivering) this.onEnd = callback;
    else later(callback);
  }
}

module.exports = { Receiver };
