'use strict';
// internal/unbuilt_data/timers - what 'timers' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"setTimeout clearTimeout setImmediate clearImmediate setInterval clearInterval","o":{' +
  '"promises":{"r":{"setTimeout":"timers/promises#setTimeout","setImmediate":"timers/promises' +
  '#setImmediate","setInterval":"timers/promises#setInterval","scheduler":"timers/promises#sc' +
  'heduler"}}}}';
