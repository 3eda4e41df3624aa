'use strict';
// MIME types are parsed and written by the WHATWG's rules.
const assert = require('node:assert');
const { MIMEParams, MIMEType } = require('node:util');

const mime = new MIMEType('Text/HTML; Charset="utf-8"; q=a;q=b; bad');
assert.strictEqual(`${mime}`, 'text/html;charset=utf-8;q=a');
assert.strictEqual(mime.essence, 'text/html');
assert.strictEqual(JSON.stringify({ mime }), '{"mime":"text/html;charset=utf-8;q=a"}');
mime.type = 'APPLICATION';
mime.subtype = 'xml';
mime.params.set('X', 'a "b"');
mime.params.delete('q');
assert.strictEqual(mime.toString(), 'application/xml;charset=utf-8;x="a \\"b\\""');
assert.deepStrictEqual([...mime.params], [['charset', 'utf-8'], ['x', 'a "b"']]);
assert.strictEqual(mime.params.get('none'), null);
for (const bad of ['', 'text', '/x', 'x/', 'te xt/x', 'x/y z']) {
  assert.throws(() => new MIMEType(bad), { code: 'ERR_INVALID_MIME_SYNTAX' });
}
assert.throws(() => new MIMEParams().set('a b', 'c'), { code: 'ERR_INVALID_MIME_SYNTAX' });
assert.throws(() => new MIMEParams().set('a', '\n'), { code: 'ERR_INVALID_MIME_SYNTAX' });
