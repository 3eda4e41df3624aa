// Modules, standard streams, children, names looked up, signals.
const { execFile, fork, spawnSync } = require('child_process');
setTimeout(() => process.exit(3), 5000).unref();
process.on('SIGUSR2', () => {});
process.stdout.on('error', () => {});
process.stdin.on('error', () => {}).resume();
require('./child');
require('dns').lookup('127.0.0.1', () => {});
require('dns').lookup('localhost', () => {});
spawnSync('true', { input: 'x' });
const child = execFile('cat', (error, text) => process.stdout.write(text));
child.on('error', () => {});
child.stdin.on('error', () => {});
child.stdin.end('text\n');
const forked = fork(`${__dirname}/child.js`);
forked.on('error', () => {});
forked.on('message', () => forked.disconnect());
