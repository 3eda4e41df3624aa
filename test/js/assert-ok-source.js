'use strict';
// A false value without a message is told by the text of the call.
const assert = require('node:assert');

const says = (f, message) => assert.throws(f, { message, generatedMessage: true });
const head = 'The expression evaluated to a falsy value:\n\n';

says(() => assert(false), `${head}  assert(false)\n`);
says(() => assert.ok(0), `${head}  assert.ok(0)\n`);
says(() => assert.equal.call && assert(null, undefined), `${head}  assert(null, undefined)\n`);
says(() => assert['ok'](''), `${head}  assert['ok']('')\n`);
says(() => assert(1 > 2 || ')'.length === 2), `${head}  assert(1 > 2 || ')'.length === 2)\n`);
says(() => { assert(/\)/.test('a')); assert(true); }, `${head}  assert(/\\)/.test('a'))\n`);
says(() => assert.ok(`${1}${`)`}` === ''), `${head}  assert.ok(\`\${1}\${\`)\`}\` === '')\n`);
assert.throws(() => assert(), { message: 'No value argument passed to `assert.ok()`' });
assert.throws(() => assert.ok(), { message: 'No value argument passed to `assert.ok()`' });
says(() => assert.strict(false), `${head}  assert.strict(false)\n`);
