'use strict';
// internal/net/ip - what is an IP address.  RFC 791, RFC 4291 section 2.2, RFC 4007 section 11
// (zones).  Public face: lib/node/net.js (isIP, isIPv4, isIPv6).

const V4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const GROUP = /^[0-9a-fA-F]{1,4}$/;
const ZONE = /^[0-9a-zA-Z-.:]+$/;

function isIPv4(text) {
  return V4.test(`${text}`);
}

// How many 16-bit groups the colon-separated text has; -1: it is malformed.
function countGroups(text, mayEndInV4) {
  if (text === '') return 0;
  const parts = text.split(':');
  let count = 0;
  for (let i = 0; i < parts.length; i++) {
    if (GROUP.test(parts[i])) count += 1;
    else if (mayEndInV4 && i === parts.length - 1 && V4.test(parts[i])) count += 2;
    else return -1;
  }
  return count;
}

function isIPv6(text) {
  text = `${text}`;
  const percent = text.indexOf('%');
  if (percent !== -1) {
    if (!ZONE.test(text.slice(percent + 1))) return false;
    text = text.slice(0, percent);
  }
  const gap = text.indexOf('::');
  if (gap === -1) return countGroups(text, true) === 8;
  if (text.indexOf('::', gap + 1) !== -1) return false;
  const before = countGroups(text.slice(0, gap), false);
  const after = countGroups(text.slice(gap + 2), true);
  return before >= 0 && after >= 0 && before + after <= 7;
}

function isIP(text) {
  if (isIPv4(text)) return 4;
  return isIPv6(text) ? 6 : 0;
}

module.exports = { isIP, isIPv4, isIPv6 };
