'use strict';
// process.report: what it says is true, files are named as asked for, errors bring one when wanted.
const assert = require('node:assert');
const fs = require('node:fs');
const net = require('node:net');
const os = require('node:os');
const path = require('node:path');
const { spawnSync } = require('node:child_process');

const { report } = process;
const made = report.getReport(Object.assign(new Error('for the report'), { extra: 1 }));
assert.strictEqual(made.header.processId, process.pid);
assert.strictEqual(made.header.cwd, process.cwd());
assert.strictEqual(made.header.event, 'JavaScript API');
assert.strictEqual(made.header.osRelease, os.release());
assert.deepStrictEqual(made.header.componentVersions, { ...process.versions });
assert.strictEqual(made.javascriptStack.message, 'Error: for the report');
assert.strictEqual(made.javascriptStack.errorProperties.extra, '1');
assert.ok(made.javascriptHeap.usedMemory > 0);
assert.strictEqual(made.environmentVariables.PATH, process.env.PATH);
assert.ok(made.userLimits.open_files.soft > 0);
assert.ok(made.sharedObjects.some((name) => /libc|ld/.test(name)));
JSON.stringify(made);

const server = net.createServer().listen(0, () => {
  assert.ok(report.getReport().libuv.some(({ type }) => type === 'tcp'));
  assert.ok(process.getActiveResourcesInfo().includes('TCPServerWrap'));
  assert.ok(process._getActiveHandles().includes(server));
  server.unref();
  server.close();
});

report.excludeEnv = true;
assert.strictEqual(report.getReport().environmentVariables, undefined);
assert.throws(() => report.getReport(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => report.writeReport(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => { report.compact = 1; }, { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => { report.signal = 'sigusr2'; }, {
  code: 'ERR_UNKNOWN_SIGNAL', message: /must use all capital letters/,
});

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true }));
const child = spawnSync(process.execPath, ['--report-uncaught-exception', '--report-compact',
  `--report-directory=${dir}`, '-e', 'throw new Error("end of it")']);
assert.strictEqual(child.status, 1);
const { 0: name, length } = fs.readdirSync(dir);
assert.strictEqual(length, 1);
assert.match(name, new RegExp(`^report\\.\\d{8}\\.\\d{6}\\.${child.pid}\\.0\\.001\\.json$`));
const text = fs.readFileSync(path.join(dir, name), 'utf8');
assert.strictEqual(text.indexOf('\n'), text.length - 1);
assert.strictEqual(JSON.parse(text).header.event, 'Exception');
