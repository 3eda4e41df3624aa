'use strict';
// os: shapes and plausibility of what it says.

const assert = require('node:assert');
const os = require('node:os');

assert.strictEqual(os.EOL, '\n');
assert.strictEqual(os.devNull, '/dev/null');
assert.strictEqual(os.platform(), process.platform);
assert.strictEqual(os.arch(), process.arch);
assert.strictEqual(`${os.arch}`, process.arch);
assert.strictEqual(os.type(), 'Linux');
for (const name of ['hostname', 'homedir', 'release', 'version', 'machine', 'tmpdir']) {
  assert.strictEqual(typeof os[name](), 'string');
  assert.notStrictEqual(os[name](), '');
  assert.strictEqual(`${os[name]}`, os[name]());
}
assert.ok(os.totalmem() >= os.freemem() && os.freemem() > 0);
assert.ok(os.uptime() > 0);
assert.ok(os.availableParallelism() >= 1);
assert.strictEqual(os.loadavg().length, 3);
for (const cpu of os.cpus()) {
  assert.deepStrictEqual(Object.keys(cpu), ['model', 'speed', 'times']);
  assert.deepStrictEqual(Object.keys(cpu.times), ['user', 'nice', 'sys', 'idle', 'irq']);
}
const { lo } = os.networkInterfaces();
if (lo !== undefined) {
  const address = lo.find((one) => one.family === 'IPv4');
  assert.strictEqual(address.cidr, '127.0.0.1/8');
  assert.strictEqual(address.internal, true);
}
const user = os.userInfo();
assert.strictEqual(user.uid, process.getuid());
assert.strictEqual(os.userInfo({ encoding: 'buffer' }).username.toString(), user.username);
assert.strictEqual(os.constants.signals.SIGINT, 2);
assert.strictEqual(os.constants.errno.ENOENT, 2);
assert.strictEqual(os.constants.priority.PRIORITY_HIGH, -14);

process.env.TMPDIR = '/somewhere/';
assert.strictEqual(os.tmpdir(), '/somewhere');

os.setPriority(os.getPriority());
assert.throws(() => os.getPriority(-1), {
  name: 'SystemError',
  code: 'ERR_SYSTEM_ERROR',
  message: 'A system error occurred: uv_os_getpriority returned ESRCH (no such process)',
  syscall: 'uv_os_getpriority',
});
assert.throws(() => os.setPriority(0, 20), { code: 'ERR_OUT_OF_RANGE' });
