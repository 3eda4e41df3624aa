'use strict';
// Tests the runner of tests: this one dies of a signal.
process.kill(process.pid, 'SIGSEGV');
setInterval(() => {}, 1000);
