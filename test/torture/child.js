// The forked child of processes.js, which also requires it.
if (process.send) process.send('hello');
exports.name = 'child';
