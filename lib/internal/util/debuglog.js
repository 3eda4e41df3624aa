'use strict';
// internal/util/debuglog - messages that NODE_DEBUG turns on.
// Public face: util.debuglog (nodejs.org/api/util.html#utildebuglogsection-callback).
// Native half: internalBinding('stdio').write when process.stderr is untouched.

let enabledNames = null; // pattern of NODE_DEBUG, read once

function isEnabled(name) {
  if (enabledNames === null) {
    const list = process.env.NODE_DEBUG;
    if (!list) {
      enabledNames = /^$./;
    } else {
      const pattern = list.replace(/[|\\{}()[\]^$+?.]/g, '\\$&')
        .replaceAll('*', '.*').replaceAll(',', '$|^');
      enabledNames = new RegExp(`^${pattern}$`, 'i');
    }
  }
  return enabledNames.test(name);
}

function warnOfSecrets(name) {
  if (name !== 'HTTP' && name !== 'HTTP2') return;
  process.emitWarning(
    `Setting the NODE_DEBUG environment variable to '${name.toLowerCase()}' can expose ` +
    'sensitive data (such as passwords, tokens and authentication headers) in the resulting log.');
}

function makeLog(name) {
  warnOfSecrets(name);
  return function debug(...args) {
    const { formatWithOptions } = require('internal/util/format');
    const colors = require('internal/util/colors').showsColors(process.stderr);
    const pid = formatWithOptions({ colors }, '%O', process.pid);
    process.stderr.write(`${name} ${pid}: ${formatWithOptions({ colors }, ...args)}\n`);
  };
}

function silent() {}

/**
 * A function that logs if NODE_DEBUG names the section.
 * @param {string} section its name, case does not matter
 * @param {Function} [callback] gets, at the first call, a function that need not look again
 * @returns {Function} takes the arguments of util.format; `enabled` tells whether it logs
 */
function debuglog(section, callback) {
  const name = String(section).toUpperCase();
  let log = null;
  let enabled;
  const test = () => enabled ??= isEnabled(name);

  function addEnabled(target) {
    return Object.defineProperty(target, 'enabled', {
      __proto__: null,
      get() { return test(); },
      configurable: true,
      enumerable: true,
    });
  }

  const logger = (...args) => {
    if (log === null) {
      log = test() ? makeLog(name) : silent;
      if (typeof callback === 'function') {
        callback(addEnabled((...rest) => log(...rest)));
      }
    }
    log(...args);
  };
  return addEnabled(logger);
}

module.exports = { debuglog };
