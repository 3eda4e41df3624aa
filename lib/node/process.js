'use strict';
module.exports = { argv: [], env: {}, exitCode: undefined, emitWarning(text) { internalBinding('stdio').write(2, text + '\n'); }, nextTick(...args) { require('internal/process/ticks').nextTick(...args); } };
