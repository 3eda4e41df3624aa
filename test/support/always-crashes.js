'use strict';
// Tests the runner of tests: this one dies of a signal.
process.abort();
