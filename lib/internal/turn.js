'use strict';
// internal/turn - what runs after each entry from the loop: the process.nextTick queue, promise
// jobs, rejections.  Native half: src/bind/bind_turn.c, src/engine/turn.c (which says the order).

const { registers, runJobs, setHooks } = internalBinding('turn');

// Which AsyncLocalStorage values belong to what runs now: see internal/async_context.
const context = {
  frame: undefined,
  tracking: false, // do operations have ids? See internal/async_hooks
  failure: undefined, // the last error that left a frame: { error, frame }
};

// ORDER: enum turn_reg in src/engine/env.h
const TICKS = 0;
const REJECTIONS = 1;

// A ring of ticks, objects with a method `run()`.
let ring = new Array(256);
let mask = 255;
let head = 0;
let tail = 0;

function grow() {
  const old = ring;
  const size = old.length;
  ring = new Array(size * 2);
  for (let i = 0; i < size; i++) ring[i] = old[(head + i) & mask];
  mask = size * 2 - 1;
  head = 0;
  tail = size;
}

// Queues a tick; process.nextTick (internal/process/ticks) is the public face.
function pushTick(tick) {
  ring[tail] = tick;
  tail = (tail + 1) & mask;
  registers[TICKS] = 1;
  if (tail === head) grow();
}

// A tick of the built-in modules' own: `callback` without arguments.
class Later {
  constructor(callback) {
    this.callback = callback;
    this.frame = context.frame;
  }

  run() {
    context.frame = this.frame;
    this.callback();
  }
}
function later(callback) {
  pushTick(new Later(callback));
}

// After an error that somebody took the rest of the ticks runs in the next turn, so that a program
// that does nothing but fail in ticks does not keep all else waiting.
function yieldToLoop() {
  registers[TICKS] = 0;
  context.frame = undefined;
  require('timers').setImmediate(() => { registers[TICKS] = 1; });
  runJobs();
}

function runTicks() {
  do {
    while (head !== tail) {
      const tick = ring[head];
      ring[head] = undefined;
      head = (head + 1) & mask;
      try {
        tick.run();
      } catch (error) {
        onFatal(error);
        if (head !== tail) return yieldToLoop();
      }
    }
    registers[TICKS] = 0;
    context.frame = undefined;
    runJobs();
  } while (head !== tail);
}

// Ticks and jobs after a callback that JavaScript itself took from a queue (timers, immediates):
// the same order as after a callback from C.  Returns false where jobs can't be run on demand: they
// run when C is returned to, which the caller does before its next callback.
function settle() {
  context.frame = undefined;
  for (;;) {
    if (registers[TICKS] !== 0) runTicks();
    if (!runJobs()) return false;
    if (registers[TICKS] !== 0) continue;
    if (registers[REJECTIONS] === 0) return true;
    runRejections();
  }
}

function runRejections() {
  registers[REJECTIONS] = 0;
  require('internal/process/fatal').rejections.run();
}

function onFatal(error) {
  require('internal/process/fatal').onFatal(error);
}

function setUpTurn() {
  internalBinding('errors').onRejection((promise, reason) => {
    require('internal/process/rejections').add(promise, reason);
  });
  setHooks(runTicks, runRejections, onFatal);
}

module.exports = { context, pushTick, later, settle, onFatal, setUpTurn, registers, REJECTIONS };
