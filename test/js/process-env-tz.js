'use strict';
// process.env.TZ takes effect at once.
const assert = require('node:assert');

// With the engine's C API alone it shows at the next callback.
if (process.env.EDDY_ENGINE_FAST === '0') return;

const noon = Date.UTC(2024, 6, 1, 12);
const hours = (zone) => {
  process.env.TZ = zone;
  return new Date(noon).getHours();
};
assert.strictEqual(hours('UTC'), 12);
assert.strictEqual(hours('Europe/Berlin'), 14);
assert.strictEqual(hours('America/New_York'), 8);
assert.strictEqual(Intl.DateTimeFormat().resolvedOptions().timeZone, 'America/New_York');
assert.strictEqual(hours('Asia/Kolkata'), 17);
assert.strictEqual(new Date(noon).getTimezoneOffset(), -330);
assert.match(new Date(noon).toString(), /17:30:00 GMT\+0530/);
assert.strictEqual(new Date(2024, 6, 1, 17, 30).getTime(), noon);
assert.strictEqual(hours('No/Such_Zone'), 12);
assert.strictEqual(hours('UTC'), 12);

// Also for a Date whose local time has been looked at.
const date = new Date(noon);
assert.strictEqual(date.getHours(), 12);
process.env.TZ = 'Europe/Berlin';
assert.strictEqual(date.getHours(), 14);
assert.match(date.toString(), /14:00:00 GMT\+0200/);
assert.strictEqual(String(date), date.toString());
process.env.TZ = 'America/New_York';
assert.strictEqual(date.setHours(9), noon + 3600000);
assert.strictEqual(date.getTime(), noon + 3600000);
assert.throws(() => Date.prototype.getHours.call({}), TypeError);
assert.strictEqual(Date.prototype.setHours.length, 4);
assert.strictEqual(Date.prototype.setHours.name, 'setHours');
assert.ok(Number.isNaN(new Date(NaN).getHours()));
