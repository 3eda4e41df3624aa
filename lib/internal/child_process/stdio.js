'use strict';
// internal/child_process/stdio - what the option stdio asks for, and the descriptors for it.
// https://nodejs.org/api/child_process.html#optionsstdio
// Native half: src/bind/bind_process_wrap.c.

const {
  codes: {
    ERR_INVALID_ARG_VALUE, ERR_INVALID_SYNC_FORK_INPUT, ERR_IPC_ONE_PIPE, ERR_IPC_SYNC_FORK,
  },
  errnoException,
} = require('internal/errors');
const wrap = internalBinding('process_wrap');

// ORDER: src/bind/bind_process_wrap.c, src/sys/sys_process.h
const IGNORE = -1;
const PIPE = -2;

/**
 * 'pipe' and its kin as a list of three (or four, with a channel).
 * @throws {ERR_INVALID_ARG_VALUE}
 */
function stdioOfText(stdio, channel) {
  let list;
  switch (stdio) {
    case 'ignore':
    case 'overlapped':
    case 'pipe':
      list = [stdio, stdio, stdio];
      break;
    case 'inherit':
      list = [0, 1, 2];
      break;
    default:
      throw new ERR_INVALID_ARG_VALUE('stdio', stdio);
  }
  if (channel) list.push(channel);
  return list;
}

// The descriptor under a stream of ours.
function fdOf(value) {
  if (typeof value.fd === 'number') return value.fd;
  const handle = value._handle;
  if (handle && typeof handle.fd === 'number') return handle.fd;
  return undefined;
}

function isView(value) {
  return ArrayBuffer.isView(value) || typeof value === 'string';
}

function readEntry(value, i, isSync) {
  if (value === undefined || value === null) value = i < 3 ? 'pipe' : 'ignore';
  if (value === 'ignore') return { type: 'ignore' };
  if (value === 'pipe' || value === 'overlapped' || (typeof value === 'number' && value < 0)) {
    return { type: 'pipe' };
  }
  if (value === 'ipc') return { type: 'ipc' };
  if (value === 'inherit') return { type: 'inherit', fd: i };
  if (typeof value === 'number') return { type: 'fd', fd: value };
  if (isView(value)) {
    if (!isSync) throw new ERR_INVALID_SYNC_FORK_INPUT(require('util').inspect(value));
    if (typeof value === 'string') throw new ERR_INVALID_ARG_VALUE('stdio', value);
    return { type: 'pipe', input: value };
  }
  const fd = typeof value === 'object' ? fdOf(value) : undefined;
  if (fd === undefined) throw new ERR_INVALID_ARG_VALUE('stdio', value);
  const entry = { type: 'fd', fd };
  if (value._handle && typeof value.fd !== 'number') {
    entry.type = 'wrap';
    entry.stream = value;
  }
  return entry;
}

/**
 * @param {string|Array} stdio as programs give it
 * @param {boolean} isSync
 * @returns {{stdio: object[], ipcAt: number}} entries { type, fd?, input?, stream? }; the index of
 *   the channel or -1
 */
function readStdio(stdio, isSync) {
  if (typeof stdio === 'string') stdio = stdioOfText(stdio);
  else if (!Array.isArray(stdio)) throw new ERR_INVALID_ARG_VALUE('stdio', stdio);
  const entries = [];
  let ipcAt = -1;
  for (let i = 0; i < Math.max(stdio.length, 3); i++) {
    const entry = readEntry(stdio[i], i, isSync);
    if (entry.type === 'ipc') {
      if (isSync) throw new ERR_IPC_SYNC_FORK();
      if (ipcAt !== -1) throw new ERR_IPC_ONE_PIPE();
      ipcAt = i;
    }
    entries.push(entry);
  }
  return { stdio: entries, ipcAt };
}

/** Descriptors for a child that is waited for: pipes are made later. */
function fdsForSync(entries) {
  return Int32Array.from(entries, (entry) => {
    if (entry.type === 'pipe') return PIPE;
    return entry.type === 'ignore' ? IGNORE : entry.fd;
  });
}

/**
 * Makes the pipes: entries of type pipe and ipc get `ours` and `theirs`.
 * @returns {Int32Array|number} the child's descriptors; a negative errno when there are too many
 *   open files
 */
function openPipes(entries) {
  const fds = new Int32Array(entries.length);
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i];
    if (entry.type === 'ignore') {
      fds[i] = IGNORE;
    } else if (entry.type === 'pipe' || entry.type === 'ipc') {
      const pair = wrap.pair();
      if (typeof pair === 'number') {
        closePipes(entries, true);
        return pair;
      }
      entry.ours = pair[0];
      fds[i] = entry.theirs = pair[1];
    } else {
      fds[i] = entry.fd;
    }
  }
  return fds;
}

/** Closes the child's ends, ours too when nothing was started. */
function closePipes(entries, isFailed) {
  for (const entry of entries) {
    if (entry.theirs !== undefined) wrap.closeFd(entry.theirs);
    entry.theirs = undefined;
    if (isFailed && entry.ours !== undefined) wrap.closeFd(entry.ours);
  }
}

module.exports = { closePipes, fdsForSync, openPipes, readStdio, stdioOfText };
