'use strict';
// Tests the runner of tests: this one fails, and what it prints must be shown.
console.log('printed by always-fails');
throw new Error('this test always fails');
