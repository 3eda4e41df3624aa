'use strict';
// trace_events keeps the categories that are enabled.
const assert = require('node:assert');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { createTracing, getEnabledCategories } = require('node:trace_events');

// Node writes its log where it runs.
const folder = mkdtempSync(`${tmpdir()}/trace-`);
process.chdir(folder);
process.on('exit', () => rmSync(folder, { recursive: true }));

assert.strictEqual(getEnabledCategories(), undefined);
const tracing = createTracing({ categories: ['node.perf', 'v8'] });
assert.strictEqual(tracing.enabled, false);
assert.strictEqual(tracing.categories, 'node.perf,v8');
tracing.enable();
assert.strictEqual(tracing.enabled, true);
assert.strictEqual(getEnabledCategories(), 'node.perf,v8');
tracing.disable();
assert.strictEqual(getEnabledCategories(), undefined);
assert.throws(() => createTracing({ categories: [] }),
  { code: 'ERR_TRACE_EVENTS_CATEGORY_REQUIRED' });
assert.throws(() => createTracing(), { code: 'ERR_INVALID_ARG_TYPE' });

const inspector = require('node:inspector');
assert.strictEqual(inspector.url(), undefined);
assert.throws(() => inspector.waitForDebugger(), { code: 'ERR_INSPECTOR_NOT_ACTIVE' });
assert.throws(() => new inspector.Session().post('Runtime.enable'),
  { code: 'ERR_INSPECTOR_NOT_CONNECTED' });
