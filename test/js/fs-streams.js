'use strict';
// createReadStream and createWriteStream: ranges, events, errors, descriptors, piping.
const assert = require('assert');
const fs = require('fs');
const { pipeline } = require('stream');
const at = require('./lib/folder');

const big = Buffer.alloc(200000, 'abcdefgh');
fs.writeFileSync(at('big'), big);
let left = 0;
const once = (test = () => {}) => {
  left++;
  return (...args) => {
    left--;
    return test(...args);
  };
};
process.on('exit', () => assert.strictEqual(left, 0));

const events = [];
const whole = fs.createReadStream(at('big'));
assert.strictEqual(whole.pending, true);
for (const name of ['open', 'ready', 'end', 'close']) whole.on(name, () => events.push(name));
const chunks = [];
whole.on('data', (chunk) => chunks.push(chunk));
whole.on('close', once(() => {
  assert.deepStrictEqual(events, ['open', 'ready', 'end', 'close']);
  assert(Buffer.concat(chunks).equals(big));
  assert.strictEqual(whole.bytesRead, big.length);
  assert.strictEqual(chunks[0].length, 65536);
}));

function collect(stream, test) {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => { text += chunk; });
  stream.on('end', once(() => test(text)));
}
collect(fs.createReadStream(at('big'), { start: 3, end: 9 }), (text) => {
  assert.strictEqual(text, 'defghab');
});
collect(fs.createReadStream(at('big'), { start: big.length - 2, highWaterMark: 1 }), (text) => {
  assert.strictEqual(text, 'gh');
});
collect(fs.ReadStream(null, { fd: fs.openSync(at('big')), end: 0 }), (text) => {
  assert.strictEqual(text, 'a');
});

fs.createReadStream(at('none')).on('error', once((error) => {
  assert.deepStrictEqual([error.code, error.syscall, error.path], ['ENOENT', 'open', at('none')]);
}));
assert.throws(() => fs.createReadStream(at('big'), { start: 5, end: 2 }), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => fs.createReadStream(at('big'), { start: 'x' }), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => fs.createReadStream(5), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => fs.createReadStream(null, { fd: 'x' }), { code: 'ERR_INVALID_ARG_TYPE' });

const writer = fs.createWriteStream(at('out'), { highWaterMark: 4 });
assert.strictEqual(writer.write('many '), false);
writer.write(Buffer.from('words '));
writer.end('here', once());
writer.on('finish', once(() => assert.strictEqual(writer.bytesWritten, 15)));
writer.on('close', once(() => {
  assert.strictEqual(fs.readFileSync(at('out'), 'utf8'), 'many words here');
  const patch = fs.createWriteStream(at('out'), { flags: 'r+', start: 5 });
  patch.end('WORDS', once(() => {
    assert.strictEqual(fs.readFileSync(at('out'), 'utf8'), 'many WORDS here');
  }));
}));
fs.createWriteStream(at('none/x')).on('error', once(({ code }) => assert.strictEqual(code, 'ENOENT')));

pipeline(fs.createReadStream(at('big')), fs.createWriteStream(at('piped')), once((error) => {
  assert.strictEqual(error, undefined);
  assert(fs.readFileSync(at('piped')).equals(big));
}));

const gone = fs.createReadStream(at('big'));
gone.destroy(new Error('mine'));
gone.on('error', once(({ message }) => assert.strictEqual(message, 'mine')));
gone.on('close', once());

// An `open` of a program's own, put on the prototype, as graceful-fs does.
function Own(...args) {
  return fs.ReadStream.apply(this, args);
}
Object.setPrototypeOf(Own.prototype, fs.ReadStream.prototype);
Own.prototype.open = function() {
  fs.open(this.path, this.flags, (error, fd) => {
    this.fd = fd;
    this.emit('open', fd);
  });
};
collect(new Own(at('big'), { end: 3 }), (text) => assert.strictEqual(text, 'abcd'));
