'use strict';
// Paths and file: URLs, domains, options for http.request.
const assert = require('node:assert');
const url = require('node:url');

assert.strictEqual(url.pathToFileURL('/a b/%#?~').href, 'file:///a%20b/%25%23%3F%7E');
assert.strictEqual(url.pathToFileURL('/a/').href, 'file:///a/');
assert.strictEqual(url.pathToFileURL('C:\\a\\b', { windows: true }).href, 'file:///C:/a/b');
assert.strictEqual(url.pathToFileURL('\\\\srv\\a', { windows: true }).href, 'file://srv/a');
assert.throws(() => url.pathToFileURL('\\\\srv', { windows: true }),
  { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => url.pathToFileURL(1), { code: 'ERR_INVALID_ARG_TYPE' });

assert.strictEqual(url.fileURLToPath('file:///a%20b/%C3%A9'), '/a b/é');
assert.strictEqual(url.fileURLToPath(new URL('file:///C:/a'), { windows: true }), 'C:\\a');
assert.strictEqual(url.fileURLToPath('file://srv/a', { windows: true }), '\\\\srv\\a');
assert.deepStrictEqual(url.fileURLToPathBuffer('file:///a%FF'), Buffer.from('2f61ff', 'hex'));
assert.throws(() => url.fileURLToPath('file:///a%2Fb'), { code: 'ERR_INVALID_FILE_URL_PATH' });
assert.throws(() => url.fileURLToPath('file://h/'), { code: 'ERR_INVALID_FILE_URL_HOST' });
assert.throws(() => url.fileURLToPath('http://h/'), { code: 'ERR_INVALID_URL_SCHEME' });
assert.throws(() => url.fileURLToPath('file:///a%FF'), URIError);
assert.throws(() => url.fileURLToPath({}), { code: 'ERR_INVALID_ARG_TYPE' });

assert.strictEqual(url.domainToASCII('español.com'), 'xn--espaol-zwa.com');
assert.strictEqual(url.domainToASCII('a b'), '');
assert.strictEqual(url.domainToUnicode('xn--espaol-zwa.com'), 'español.com');

assert.deepStrictEqual({ ...url.urlToHttpOptions(new URL('https://u:%40@[::1]:8/a?b#c')) }, {
  protocol: 'https:', hostname: '::1', hash: '#c', search: '?b', pathname: '/a', path: '/a?b',
  href: 'https://u:%40@[::1]:8/a?b#c', port: 8, auth: 'u:@',
});
