// No excerpt
const EventEmitter = require('events');
const error = new Error('nobody listens');
new EventEmitter().emit('error', error);
