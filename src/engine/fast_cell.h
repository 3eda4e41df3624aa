/* fast_cell — what the engine keeps inside objects and no API tells: the kind of a cell, a promise's
 * state, a proxy's handler, where an iterator of a Map or Set stands.  util.inspect and util.types
 * show it.
 *
 *   bytes 0 to 3        a number for its structure: what named properties it has, and which prototype
 *   byte 5 of a cell    a number for its kind (which number means what, lib/ learns from samples)
 *   promise             word 2, bits 0 and 1: 0 pending, 1 fulfilled, 2 rejected; word 3: its value
 *   proxy               word 2: target, word 3: handler, null when revoked
 *   Map, Set iterator   words 2 to 5: all of its state
 *
 * Each is tested with samples at the first fast_cell_init and stays off if it is not so, or under
 * EDDY_ENGINE_FAST=0: promises are then shown as pending, iterators as empty, and kinds are probed
 * from JavaScript, at some 10 us an object instead of 10 ns.
 *
 * Threads: the tests are run once, under a lock; the rest reads only the objects it is given. */
#pragma once

#include "engine/env.h"

enum {
  FAST_CELL_TYPE = 1,
  FAST_CELL_PROMISE = 2,
  FAST_CELL_PROXY = 4,
  FAST_CELL_ITERATOR = 8,
  FAST_CELL_STRUCTURE = 16,
};

/* Which of the above can be used, as bits.  Call with the lock held. */
unsigned fast_cell_init(struct env *env);

/* The kind's number; `object` must be one.  Needs FAST_CELL_TYPE. */
static inline unsigned fast_cell_type(JSValueRef object) {
  return ((const uint8_t *)object)[5];
}

/* The structure's number: two live objects that share it have the same named properties and the same
 * prototype.  Needs FAST_CELL_STRUCTURE. */
static inline uint32_t fast_cell_structure(JSValueRef object) {
  return *(const uint32_t *)object;
}

/* Word `i` of an object as a value. */
static inline JSValueRef fast_cell_word(JSValueRef object, unsigned i) {
  return ((const JSValueRef *)object)[i];
}

/* Puts iterator `to` where `from` stands, on the same collection.  `to` must be fresh, and both of
 * one class.  Needs FAST_CELL_ITERATOR. */
void fast_cell_copy_iterator(JSValueRef to, JSValueRef from);
