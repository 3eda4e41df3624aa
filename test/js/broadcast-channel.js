'use strict';
// BroadcastChannel between channels of one thread.
const assert = require('node:assert');
const util = require('node:util');

const sender = new BroadcastChannel('news');
const others = [new BroadcastChannel('news'), new BroadcastChannel('news')];
const stranger = new BroadcastChannel('other');
const got = [];
sender.onmessage = stranger.onmessage = () => assert.fail('not for these');
for (const channel of others) {
  channel.onmessage = ({ data, target }) => {
    assert.strictEqual(target, channel);
    got.push(data);
    if (got.length < 2) return;
    assert.deepStrictEqual(got, [{ a: 1 }, { a: 1 }]);
    assert.notStrictEqual(got[0], got[1]);
    for (const one of [sender, stranger, ...others]) one.close();
    assert.throws(() => sender.postMessage(1), { name: 'InvalidStateError' });
    assert.strictEqual(util.inspect(sender), "BroadcastChannel { name: 'news', active: false }");
  };
}
sender.postMessage({ a: 1 });
assert.throws(() => sender.postMessage(), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => sender.postMessage(Symbol('x')), { name: 'DataCloneError' });
assert.throws(() => new BroadcastChannel(), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => BroadcastChannel.prototype.close.call({}), { code: 'ERR_INVALID_THIS' });
