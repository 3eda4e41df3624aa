'use strict';
// Tests the runner of tests: this one never ends, not even when asked to.
console.log('printed by always-hangs');
process.on('SIGTERM', () => {});
setInterval(() => {}, 1000);
