'use strict';
// internal/unbuilt_data/tty - what 'tty' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"isatty","c":{"ReadStream":["net#Socket","","setRawMode"],"WriteStream":["net#Socket"' +
  ',"","getColorDepth hasColors cursorTo moveCursor clearLine clearScreenDown getWindowSize"]' +
  '}}';
