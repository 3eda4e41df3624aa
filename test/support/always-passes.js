'use strict';
// Tests the runner of tests: this one passes, and what it prints must not be shown.
console.log('not to be seen');
