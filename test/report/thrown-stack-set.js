// Needs more than the C API
const error = new Error('x');
error.stack = 'my own stack';
setTimeout(() => { throw error; });
