'use strict';
// internal/fs/stats - what stat, statfs and readdir answer: Stats, BigIntStats, StatFs, Dirent.
// https://nodejs.org/api/fs.html#class-fsstats
// Native half: the registers of src/bind/bind_fs.h.

const native = internalBinding('fs');
const constants = require('internal/fs/constants');

const COUNT = native.registers.byteLength / 16;
const numbers = new Float64Array(native.registers, 0, COUNT);
const integers = new BigInt64Array(native.registers, COUNT * 8, COUNT);

// Own, writable, from then on: a stat's dates are made when they are first read.
function defineDate(prototype, name, key) {
  const put = (target, value) => Object.defineProperty(target, name, {
    __proto__: null, value, enumerable: true, configurable: true, writable: true,
  });
  Object.defineProperty(prototype, name, {
    __proto__: null,
    get() {
      const date = new Date(Number(this[key]) + 0.5);
      put(this, date);
      return date;
    },
    set(value) {
      put(this, value);
    },
    enumerable: true,
    configurable: true,
  });
}

// What both kinds of Stats can do.
function StatsBase(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks) {
  this.dev = dev;
  this.mode = mode;
  this.nlink = nlink;
  this.uid = uid;
  this.gid = gid;
  this.rdev = rdev;
  this.blksize = blksize;
  this.ino = ino;
  this.size = size;
  this.blocks = blocks;
}

const KINDS = {
  isDirectory: constants.S_IFDIR,
  isFile: constants.S_IFREG,
  isBlockDevice: constants.S_IFBLK,
  isCharacterDevice: constants.S_IFCHR,
  isSymbolicLink: constants.S_IFLNK,
  isFIFO: constants.S_IFIFO,
  isSocket: constants.S_IFSOCK,
};
for (const name of Object.keys(KINDS)) {
  const kind = KINDS[name];
  StatsBase.prototype[name] = { [name]() { return this._checkModeProperty(kind); } }[name];
}

function Stats(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks, atimeMs, mtimeMs,
               ctimeMs, birthtimeMs) {
  StatsBase.call(this, dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks);
  this.atimeMs = atimeMs;
  this.mtimeMs = mtimeMs;
  this.ctimeMs = ctimeMs;
  this.birthtimeMs = birthtimeMs;
}
Object.setPrototypeOf(Stats.prototype, StatsBase.prototype);
Object.setPrototypeOf(Stats, StatsBase);
Stats.prototype._checkModeProperty = function(kind) {
  return (this.mode & constants.S_IFMT) === kind;
};

function BigIntStats(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks, atimeNs, mtimeNs,
                     ctimeNs, birthtimeNs) {
  StatsBase.call(this, dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks);
  this.atimeMs = atimeNs / 1000000n;
  this.mtimeMs = mtimeNs / 1000000n;
  this.ctimeMs = ctimeNs / 1000000n;
  this.birthtimeMs = birthtimeNs / 1000000n;
  this.atimeNs = atimeNs;
  this.mtimeNs = mtimeNs;
  this.ctimeNs = ctimeNs;
  this.birthtimeNs = birthtimeNs;
}
Object.setPrototypeOf(BigIntStats.prototype, StatsBase.prototype);
Object.setPrototypeOf(BigIntStats, StatsBase);
BigIntStats.prototype._checkModeProperty = function(kind) {
  return (this.mode & BigInt(constants.S_IFMT)) === BigInt(kind);
};

for (const { prototype } of [Stats, BigIntStats]) {
  defineDate(prototype, 'atime', 'atimeMs');
  defineDate(prototype, 'mtime', 'mtimeMs');
  defineDate(prototype, 'ctime', 'ctimeMs');
  defineDate(prototype, 'birthtime', 'birthtimeMs');
}

function milliseconds(at) {
  return numbers[at] * 1000 + numbers[at + 1] / 1e6;
}

function nanoseconds(at) {
  return integers[at] * 1000000000n + integers[at + 1];
}

/**
 * The stat that stands in the registers.
 * @param {boolean} isBig
 * @param {number} [at] 0, or 18 for the older of two
 */
function takeStats(isBig, at = 0) {
  const from = isBig ? integers : numbers;
  const Class = isBig ? BigIntStats : Stats;
  const time = isBig ? nanoseconds : milliseconds;
  return new Class(from[at], from[at + 1], from[at + 2], from[at + 3], from[at + 4], from[at + 5],
    from[at + 6], from[at + 7], from[at + 8], from[at + 9], time(at + 10), time(at + 12),
    time(at + 14), time(at + 16));
}

/** A Stats of nothing: all zero, as watchFile gives for a missing file. */
function emptyStats(isBig) {
  const zero = isBig ? 0n : 0;
  return new (isBig ? BigIntStats : Stats)(...new Array(14).fill(zero));
}

function StatFs(type, bsize, frsize, blocks, bfree, bavail, files, ffree) {
  this.type = type;
  this.bsize = bsize;
  this.frsize = frsize;
  this.blocks = blocks;
  this.bfree = bfree;
  this.bavail = bavail;
  this.files = files;
  this.ffree = ffree;
}

/** The statfs that stands in the registers. */
function takeStatFs(isBig) {
  const from = isBig ? integers : numbers;
  return new StatFs(from[0], from[1], from[7], from[2], from[3], from[4], from[5], from[6]);
}

const kType = Symbol('type');

/** An entry of a folder. https://nodejs.org/api/fs.html#class-fsdirent */
class Dirent {
  constructor(name, type, parentPath) {
    this.name = name;
    this.parentPath = parentPath;
    this[kType] = type;
  }
}
const TYPES = {
  isDirectory: constants.UV_DIRENT_DIR,
  isFile: constants.UV_DIRENT_FILE,
  isBlockDevice: constants.UV_DIRENT_BLOCK,
  isCharacterDevice: constants.UV_DIRENT_CHAR,
  isSymbolicLink: constants.UV_DIRENT_LINK,
  isFIFO: constants.UV_DIRENT_FIFO,
  isSocket: constants.UV_DIRENT_SOCKET,
};
for (const name of Object.keys(TYPES)) {
  const type = TYPES[name];
  Dirent.prototype[name] = { [name]() { return this[kType] === type; } }[name];
}

const DIRENT_OF_STAT = new Map(Object.keys(KINDS).map((name) => [KINDS[name], TYPES[name]]));

/** The type of an entry from the mode in the registers, where the file system did not say it. */
function direntTypeOfStat() {
  return DIRENT_OF_STAT.get(numbers[1] & constants.S_IFMT) ?? constants.UV_DIRENT_UNKNOWN;
}

// fs.Stats is public but not for programs to make.
function PublicStats(...args) {
  require('internal/fs/check').warnOnce('fs.Stats constructor is deprecated.', 'DeprecationWarning', 'DEP0180');
  return Reflect.construct(Stats, args, new.target === undefined ? Stats : new.target);
}
PublicStats.prototype = Stats.prototype;
Object.defineProperty(PublicStats, 'name', { value: 'Stats' });
Object.defineProperty(PublicStats, 'length', { value: 14 });
Object.defineProperty(Stats.prototype, 'constructor', {
  value: PublicStats, writable: true, enumerable: false, configurable: true,
});

module.exports = {
  Stats: PublicStats, BigIntStats, Dirent, takeStats, emptyStats, takeStatFs, direntTypeOfStat,
  numbers, kType,
};
