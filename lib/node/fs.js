'use strict';
// fs - files and folders.
// https://nodejs.org/api/fs.html
// The work is done in lib/internal/fs; what a program may never use loads when it is first read.

const ops = require('internal/fs/ops');
const { toSeconds } = require('internal/fs/check');
const { Stats, Dirent } = require('internal/fs/stats');
const io = require('internal/fs/io');
const more = require('internal/fs/more');
const whole = require('internal/fs/whole');

const fs = exports;

// Both forms of the calls that are one system call.
for (const name of ['access', 'chmod', 'chown', 'copyFile', 'fchmod', 'fchown', 'fdatasync', 'fstat',
  'fsync', 'ftruncate', 'futimes', 'lchown', 'link', 'lstat', 'lutimes', 'mkdtemp', 'readlink',
  'rename', 'rmdir', 'stat', 'statfs', 'symlink', 'unlink', 'utimes']) {
  fs[name] = ops.makeAsync(name);
  fs[`${name}Sync`] = ops.makeSync(name);
}
const {
  exists, existsSync, lstatSync, mkdir, mkdirSync, mkdtempDisposableSync, realpath, realpathSync, rm,
  rmSync, statSync, truncate, truncateSync,
} = more;
Object.assign(fs, {
  appendFile: whole.appendFile, appendFileSync: whole.appendFileSync,
  close: io.close, closeSync: io.closeSync,
  exists, existsSync,
  lchmod: undefined, lchmodSync: undefined,
  lstatSync,
  mkdir, mkdirSync, mkdtempDisposableSync,
  open: io.open, openSync: io.openSync,
  read: io.read, readSync: io.readSync,
  readFile: whole.readFile, readFileSync: whole.readFileSync,
  readv: io.readv, readvSync: io.readvSync,
  realpath, realpathSync, rm, rmSync, statSync, truncate, truncateSync,
  write: io.write, writeSync: io.writeSync,
  writeFile: whole.writeFile, writeFileSync: whole.writeFileSync,
  writev: io.writev, writevSync: io.writevSync,
  Stats, Dirent,
  _toUnixTimestamp: toSeconds,
});

// util.promisify gives an object where a callback gets two values.
const promisifyArguments = Symbol.for('eddy.util.promisify.args');
function promisesGive(name, names) {
  Object.defineProperty(fs[name], promisifyArguments, { __proto__: null, value: names });
}
promisesGive('read', ['bytesRead', 'buffer']);
promisesGive('readv', ['bytesRead', 'buffers']);
promisesGive('write', ['bytesWritten', 'buffer']);
promisesGive('writev', ['bytesWritten', 'buffers']);

// Functions of a file that loads with the first call.
function forward(id, names) {
  for (const [name, length] of names) {
    const call = { [name](...args) { return require(id)[name](...args); } }[name];
    Object.defineProperty(call, 'length', { value: length });
    fs[name] = call;
  }
}
forward('internal/fs/dir', [['opendir', 3], ['opendirSync', 2], ['readdir', 3], ['readdirSync', 2]]);
forward('internal/fs/watch', [['watch', 3], ['watchFile', 3], ['unwatchFile', 2]]);
forward('internal/fs/cp', [['cp', 4], ['cpSync', 3]]);
forward('internal/fs/glob', [['glob', 3], ['globSync', 2]]);
forward('internal/fs/blob', [['openAsBlob', 1], ['openAsBlobSync', 1]]);

function createReadStream(path, options) {
  return new fs.ReadStream(path, options);
}

function createWriteStream(path, options) {
  return new fs.WriteStream(path, options);
}
Object.assign(fs, { createReadStream, createWriteStream });

function lazy(name, id, key, enumerable = true) {
  const put = (value) => Object.defineProperty(fs, name, {
    __proto__: null, value, writable: true, enumerable, configurable: true,
  });
  Object.defineProperty(fs, name, {
    __proto__: null,
    get() {
      const value = require(id)[key];
      put(value);
      return value;
    },
    set: put,
    enumerable,
    configurable: true,
  });
}
lazy('ReadStream', 'internal/fs/streams', 'ReadStream');
lazy('WriteStream', 'internal/fs/streams', 'WriteStream');
lazy('FileReadStream', 'internal/fs/streams', 'ReadStream');
lazy('FileWriteStream', 'internal/fs/streams', 'WriteStream');
lazy('Dir', 'internal/fs/dir', 'Dir');
lazy('Utf8Stream', 'internal/fs/utf8_stream', 'Utf8Stream');
Object.defineProperty(fs, 'promises', {
  __proto__: null,
  get: () => require('internal/fs/promises'),
  enumerable: true,
  configurable: true,
});
Object.defineProperty(fs, 'constants', {
  __proto__: null,
  value: require('internal/fs/constants'),
  writable: false,
  enumerable: true,
  configurable: false,
});
