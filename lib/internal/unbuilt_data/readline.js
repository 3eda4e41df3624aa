'use strict';
// internal/unbuilt_data/readline - what 'readline' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"c":{"Interface":["events","","question"]},"f":"clearLine clearScreenDown createInterface' +
  ' cursorTo emitKeypressEvents moveCursor","o":{"promises":{"r":{"Interface":"readline/promi' +
  'ses#Interface","Readline":"readline/promises#Readline","createInterface":"readline/promise' +
  's#createInterface"}}}}';
