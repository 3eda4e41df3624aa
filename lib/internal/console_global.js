'use strict';
// internal/console_global - the first console: strings and numbers, until lib/node/console.js.
const { write } = internalBinding('stdio');
function log(...args) { write(1, args.map(String).join(' ') + '\n'); }
module.exports = { log, error(...args) { write(2, args.map(String).join(' ') + '\n'); } };
