'use strict';
// internal/module/main_module - the module that the process runs: require.main, process.mainModule.
// Apart from its users, so that neither of them must be loaded for the other.

module.exports = { main: { module: undefined } };
