'use strict';
// internal/process/users - process.setuid and its family.
// https://nodejs.org/api/process.html#processsetuidid
// Native half: src/bind/bind_user.c.

const native = internalBinding('user');
const { codes, uvErrmapGet } = require('internal/errors');
const { validateArray, validateUint32 } = require('internal/validators');

function checkId(id, name) {
  if (typeof id === 'number') validateUint32(id, name);
  else if (typeof id !== 'string') {
    throw new codes.ERR_INVALID_ARG_TYPE(name, ['number', 'string'], id);
  }
}

// As the system's own texts look: 'EPERM, Operation not permitted'.
function refused(errno, syscall) {
  const [code, text] = uvErrmapGet(errno);
  const error = new Error(`${code}, ${text[0].toUpperCase()}${text.slice(1)}`);
  error.errno = -errno;
  error.code = code;
  error.syscall = syscall;
  return error;
}

function makeSetter(kind, call) {
  const set = native[call];
  return { [call](id) {
    checkId(id, 'id');
    const result = set(id);
    if (result === 1) throw new codes.ERR_UNKNOWN_CREDENTIAL(kind, id);
    if (result < 0) throw refused(result, call);
  } }[call];
}

function setgroups(groups) {
  validateArray(groups, 'groups');
  groups.forEach((id, i) => checkId(id, `groups[${i}]`));
  const result = native.setgroups(groups);
  if (result > 0) throw new codes.ERR_UNKNOWN_CREDENTIAL('Group', groups[result - 1]);
  if (result < 0) throw refused(result, 'setgroups');
}

function initgroups(user, extraGroup) {
  checkId(user, 'user');
  checkId(extraGroup, 'extraGroup');
  const result = native.initgroups(user, extraGroup);
  if (result === 1) throw new codes.ERR_UNKNOWN_CREDENTIAL('User', user);
  if (result === 2) throw new codes.ERR_UNKNOWN_CREDENTIAL('Group', extraGroup);
  if (result < 0) throw refused(result, 'initgroups');
}

function getgroups() {
  const result = native.getgroups();
  if (typeof result === 'number') throw refused(result, 'getgroups');
  return result;
}

module.exports = {
  getuid: native.getuid,
  geteuid: native.geteuid,
  getgid: native.getgid,
  getegid: native.getegid,
  getgroups,
  setuid: makeSetter('User', 'setuid'),
  seteuid: makeSetter('User', 'seteuid'),
  setgid: makeSetter('Group', 'setgid'),
  setegid: makeSetter('Group', 'setegid'),
  setgroups,
  initgroups,
};
