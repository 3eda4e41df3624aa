'use strict';
// internal/unbuilt_data/vm - what 'vm' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"c":{"Script":["","","runInThisContext runInContext runInNewContext"]},"f":"createContext' +
  ' createScript runInContext runInNewContext runInThisContext isContext compileFunction meas' +
  'ureMemory","o":{"constants":{"s":{"USE_MAIN_CONTEXT_DEFAULT_LOADER":"vm_dynamic_import_mai' +
  'n_context_default","DONT_CONTEXTIFY":"vm_context_no_contextify"}}}}';
