'use strict';
// internal/unbuilt_data/domain - what 'domain' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"v":{"_stack":[],"active":null},"c":{"Domain":["events","","enter exit add remove run int' +
  'ercept bind"]},"f":"createDomain","r":{"create":"domain#createDomain"}}';
