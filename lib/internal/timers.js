'use strict';
// internal/timers - the timers and immediates under lib/node/timers.js.
// Native half: src/bind/bind_turn.c (one loop timer under all of ours, the check phase).
//
// Timers of the same duration share a list: they come due in the order of their start, so a start
// or a stop is O(1).  The lists stand in a binary heap by the due time of their first timer.

const { setTimer, setTimerRef, setImmediates, now, setTimerHooks } = internalBinding('turn');
const { settle, onFatal } = require('internal/turn');
const { context, kFrame } = require('internal/async_context');

const TIMEOUT_MAX = 2 ** 31 - 1;

const lists = new Map(); // duration in ms -> TimerList
const heap = []; // TimerLists, first due first
let refCount = 0; // active timers that keep the loop alive
let armedFor = -1; // due time for which the native timer is set
let isRunning = false;
let firing; // the timer whose callback runs
let lastId = 0;
const byId = new Map(); // primitives made of timers -> timer

class TimerList {
  constructor(duration) {
    this.duration = duration;
    this.due = 0;
    this.at = -1; // place in the heap
    this.next = this;
    this.prev = this;
  }
}

function place(list, at) {
  heap[at] = list;
  list.at = at;
}

function siftUp(list, at) {
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent].due <= list.due) break;
    place(heap[parent], at);
    at = parent;
  }
  place(list, at);
}

function siftDown(list, at) {
  const count = heap.length;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= count) break;
    if (child + 1 < count && heap[child + 1].due < heap[child].due) child++;
    if (heap[child].due >= list.due) break;
    place(heap[child], at);
    at = child;
  }
  place(list, at);
}

function heapRemove(list) {
  const at = list.at;
  const last = heap.pop();
  list.at = -1;
  if (last === list) return;
  if (at > 0 && heap[(at - 1) >> 1].due > last.due) siftUp(last, at);
  else siftDown(last, at);
}

function append(list, timer) {
  const last = list.prev;
  timer._idlePrev = last;
  timer._idleNext = list;
  last._idleNext = timer;
  list.prev = timer;
  if (last === list) list.next = timer;
}

// Lists and timers form one ring; a list's links are `next`/`prev`, so both names are kept on it.
Object.defineProperties(TimerList.prototype, {
  _idleNext: { get() { return this.next; }, set(v) { this.next = v; } },
  _idlePrev: { get() { return this.prev; }, set(v) { this.prev = v; } },
});

function unlink(timer) {
  const { _idleNext: next, _idlePrev: prev } = timer;
  prev._idleNext = next;
  next._idlePrev = prev;
  timer._idleNext = timer._idlePrev = null;
}

function arm() {
  if (isRunning) return;
  if (heap.length === 0) {
    if (armedFor >= 0) setTimer(-1);
    armedFor = -1;
    return;
  }
  const due = heap[0].due;
  if (due === armedFor) return;
  armedFor = due;
  const wait = due - now();
  setTimer(wait > 0 ? wait : 0);
}

function addRef(by) {
  const before = refCount;
  refCount += by;
  if ((before === 0) !== (refCount === 0)) setTimerRef(refCount !== 0);
}

// Puts the timer at the end of its list, due `_idleTimeout` ms after `start`.
function insert(timer, start) {
  const duration = Math.trunc(timer._idleTimeout);
  timer._idleStart = start;
  let list = lists.get(duration);
  if (list === undefined) {
    list = new TimerList(duration);
    lists.set(duration, list);
  }
  if (list.at === -1) {
    list.due = start + duration;
    append(list, timer);
    heap.push(list);
    siftUp(list, heap.length - 1);
    arm();
  } else {
    append(list, timer);
  }
}

function start(timer) {
  if (timer._idleNext !== null) unlink(timer);
  else if (timer.isRef) addRef(1);
  insert(timer, now());
}

function stop(timer) {
  if (timer._idleNext === null) return;
  const list = lists.get(Math.trunc(timer._idleTimeout));
  unlink(timer);
  if (timer.isRef) addRef(-1);
  if (list === undefined) return; // a program has changed the duration; an empty list goes when due
  if (list.next === list && list.at !== -1) {
    heapRemove(list);
    lists.delete(list.duration);
    arm();
  }
}

// A timer as setTimeout and setInterval return it.
// https://nodejs.org/api/timers.html#class-timeout
class Timeout {
  constructor(callback, after, args, isRepeat) {
    if (after === undefined) after = 1;
    else after = +after;
    if (!(after >= 1 && after <= TIMEOUT_MAX)) after = checkDuration(after);
    this._idleTimeout = after;
    this._idlePrev = null;
    this._idleNext = null;
    this._idleStart = null;
    this._onTimeout = callback;
    this._timerArgs = args;
    this._repeat = isRepeat ? this._idleTimeout : null;
    this._destroyed = false;
    this.isRef = true;
    this.id = 0;
    this[kFrame] = context.frame;
    if (context.tracking) hooks().trackNew(this, 'Timeout');
    hide(this);
  }

  ref() {
    if (!this.isRef) {
      this.isRef = true;
      if (this._idleNext !== null) addRef(1);
    }
    return this;
  }

  unref() {
    if (this.isRef) {
      this.isRef = false;
      if (this._idleNext !== null) addRef(-1);
    }
    return this;
  }

  hasRef() {
    return this.isRef;
  }

  refresh() {
    if (!this._destroyed) start(this);
    return this;
  }

  close() {
    clearTimeout(this);
    return this;
  }

  [Symbol.toPrimitive]() {
    if (this.id === 0) {
      this.id = ++lastId;
      byId.set(this.id, this);
    }
    return this.id;
  }

  [Symbol.dispose]() {
    clearTimeout(this);
  }
}

function hide() {}

function hooks() {
  return require('internal/async_hooks');
}

const warned = { negative: false, notANumber: false }; // once a process is enough

function checkDuration(after) {
  if (after > TIMEOUT_MAX) {
    process.emitWarning(`${after} does not fit into a 32-bit signed integer.` +
      '\nTimeout duration was set to 1.', 'TimeoutOverflowWarning');
  } else if (after < 0 && !warned.negative) {
    warned.negative = true;
    process.emitWarning(`${after} is a negative number.\nTimeout duration was set to 1.`,
      'TimeoutNegativeWarning');
  } else if (Number.isNaN(after) && !warned.notANumber) {
    warned.notANumber = true;
    process.emitWarning(`${after} is not a number.\nTimeout duration was set to 1.`,
      'TimeoutNaNWarning');
  }
  return 1;
}

function finish(timer) {
  if (context.tracking && !timer._destroyed) hooks().trackEnd(timer);
  timer._destroyed = true;
  if (timer.id !== 0) byId.delete(timer.id);
}

function fire(timer) {
  const args = timer._timerArgs;
  context.frame = timer[kFrame];
  try {
    if (context.tracking) hooks().runTracked(timer, timer._onTimeout, timer, args ?? []);
    else if (args === undefined) timer._onTimeout();
    else timer._onTimeout(...args);
  } catch (error) {
    onFatal(error);
  }
}

// One timer that is due: it leaves its list, its callback runs, an interval starts again.
function expire(timer) {
  unlink(timer);
  if (timer.isRef) addRef(-1);
  if (typeof timer._onTimeout !== 'function') return finish(timer);
  firing = timer;
  fire(timer);
  firing = undefined;
  if (timer._idleNext !== null || timer._destroyed) return; // refreshed, or cleared
  if (timer._repeat !== null && timer._onTimeout !== null && timer._idleTimeout !== -1) {
    timer._idleTimeout = timer._repeat;
    if (timer.isRef) addRef(1);
    insert(timer, now());
  } else {
    finish(timer);
  }
}

// Returns whether to go back to C first, where promise jobs run (the plain way).
function runList(list, time) {
  for (let timer = list.next; timer !== list; timer = list.next) {
    const due = timer._idleStart + list.duration;
    if (due > time) {
      list.due = due;
      siftDown(list, list.at);
      return false;
    }
    expire(timer);
    if (!settle()) return true;
  }
  if (list.at !== -1) {
    heapRemove(list);
    lists.delete(list.duration);
  }
  return false;
}

let passTime = -1; // of the pass over what is due that is under way

// Called by the loop when the native timer is due; again as long as it returns true.
function runTimers() {
  isRunning = true;
  armedFor = -1;
  if (passTime < 0) passTime = now();
  while (heap.length !== 0 && heap[0].due <= passTime) {
    if (runList(heap[0], passTime)) return true;
  }
  passTime = -1;
  isRunning = false;
  arm();
  return false;
}

function clearTimeout(timer) {
  if (timer === undefined || timer === null) return;
  if (typeof timer !== 'object') {
    timer = byId.get(Number(timer));
    if (timer === undefined) return;
  }
  if (!(timer instanceof Timeout)) return;
  timer._onTimeout = null;
  stop(timer);
  finish(timer);
}

// Immediates: two queues, so that what an immediate starts waits for the next turn.
let waiting = [];
let running = []; // of the check phase that is under way
let runningAt = 0;
let isChecking = false;
let refImmediates = 0;

// https://nodejs.org/api/timers.html#class-immediate
class Immediate {
  constructor(callback, args) {
    this._onImmediate = callback;
    this._argv = args;
    this._destroyed = false;
    this.isRef = true;
    this[kFrame] = context.frame;
    if (context.tracking) hooks().trackNew(this, 'Immediate');
    refImmediates++;
    waiting.push(this);
    setImmediates(true, true);
  }

  ref() {
    if (!this.isRef && !this._destroyed) {
      this.isRef = true;
      refImmediates++;
      setImmediates(waiting.length !== 0, true);
    }
    return this;
  }

  unref() {
    if (this.isRef && !this._destroyed) {
      this.isRef = false;
      refImmediates--;
      setImmediates(waiting.length !== 0, refImmediates !== 0);
    }
    return this;
  }

  hasRef() {
    return this.isRef;
  }

  [Symbol.dispose]() {
    clearImmediate(this);
  }
}

function retire(immediate) {
  if (context.tracking) hooks().trackEnd(immediate);
  immediate._destroyed = true;
  if (immediate.isRef) refImmediates--;
}

function clearImmediate(immediate) {
  if (!(immediate instanceof Immediate) || immediate._destroyed) return;
  immediate._onImmediate = null;
  retire(immediate);
  setImmediates(waiting.length !== 0, refImmediates !== 0);
}

// Called by the loop's check phase; again as long as it returns true.
function runImmediates() {
  if (!isChecking) {
    isChecking = true;
    running = waiting;
    runningAt = 0;
    waiting = [];
  }
  while (runningAt !== running.length) {
    const immediate = running[runningAt++];
    if (immediate._destroyed) continue;
    const args = immediate._argv;
    retire(immediate);
    context.frame = immediate[kFrame];
    try {
      const callback = immediate._onImmediate;
      if (context.tracking) hooks().runTracked(immediate, callback, immediate, args ?? []);
      else if (args === undefined) immediate._onImmediate();
      else immediate._onImmediate(...args);
    } catch (error) {
      onFatal(error);
      continue; // its ticks run behind the next immediate, as in Node
    }
    if (!settle()) return true;
  }
  isChecking = false;
  running = [];
  setImmediates(waiting.length !== 0, refImmediates !== 0);
  return false;
}

/** Kinds of what keeps the loop alive: for process.getActiveResourcesInfo. */
function activeNames() {
  const again = firing?._repeat && firing.isRef && !firing._destroyed &&
    firing._idleNext === null ? 1 : 0; // an interval in its callback is in no list
  return [...new Array(refCount + again).fill('Timeout'), ...new Array(refImmediates).fill('Immediate')];
}

setTimerHooks(runTimers, runImmediates);

module.exports = {
  Timeout, Immediate, start, clearTimeout, clearImmediate, activeNames, TIMEOUT_MAX,
};
