'use strict';
// internal/child_process - the parts of child_process behind its public face, which programs that look
// inside (--expose-internals) find and replace here.

const { ChildProcess } = require('internal/child_process/child');
const { readStdio, stdioOfText } = require('internal/child_process/stdio');

/**
 * What the option stdio asks for; a list is made three entries long at least.
 * @returns {{stdio: object[], ipc: object|undefined, ipcFd: number|undefined}}
 */
function getValidStdio(stdio, isSync) {
  if (Array.isArray(stdio)) while (stdio.length < 3) stdio.push(undefined);
  const { stdio: entries, ipcAt } = readStdio(stdio, isSync);
  return {
    stdio: entries,
    ipc: ipcAt === -1 ? undefined : entries[ipcAt],
    ipcFd: ipcAt === -1 ? undefined : ipcAt,
  };
}

module.exports = {
  ChildProcess,
  getValidStdio,
  setupChannel: (...args) => require('internal/child_process/channel').setUpChannel(...args),
  spawnSync: (options) => require('internal/child_process/sync').runSync(options),
  stdioStringToArray: stdioOfText,
};
