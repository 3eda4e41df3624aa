'use strict';
// internal/console_global - the global `console`.
// https://nodejs.org/api/console.html
// Native half: see internal/console.

const self = require('internal/console').makeGlobal();

// For an inspector, which there is not.
Object.assign(self, {
  profile() {},
  profileEnd() {},
  timeStamp() {},
  context() {
    return require('internal/console').makeGlobal();
  },
  createTask() {
    return { run: (fn) => fn() };
  },
});
module.exports = self;
