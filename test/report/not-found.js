// No excerpt
require('./no-such-file');
