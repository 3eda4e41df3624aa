'use strict';
// internal/fs/constants - fs.constants: flags and modes of the system, by their names.

module.exports = Object.freeze({ __proto__: null, ...internalBinding('constants').fs() });
