'use strict';
// internal/fs/utf8_stream - the place of fs.Utf8Stream, which is not built yet.

const { makeClass } = require('internal/unbuilt');

module.exports = {
  Utf8Stream: makeClass('fs.Utf8Stream', 'Utf8Stream',
    ['events', '', 'write flush flushSync reopen end destroy']),
};
