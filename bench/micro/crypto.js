'use strict';
// Digests of short and long input, HMAC, random values: thousands (of calls, or of KB) a second.
const crypto = require('node:crypto');
const { measure, sample } = require('./lib.js');

const long = sample(1 << 20);
const short = 'some text that is to be hashed, of about 60 characters length.';
const key = Buffer.alloc(32, 1);
const iv = Buffer.alloc(12, 2);
const times = (n, fn) => () => { for (let i = 0; i < n; i++) fn(); };

measure([
  ['createHash sha256, short, hex', 1,
    times(1000, () => crypto.createHash('sha256').update(short).digest('hex'))],
  ['createHash md5, short, hex', 1,
    times(1000, () => crypto.createHash('md5').update(short).digest('hex'))],
  ['hash sha256, short', 1, times(1000, () => crypto.hash('sha256', short))],
  ['createHmac sha256, short, hex', 1,
    times(1000, () => crypto.createHmac('sha256', key).update(short).digest('hex'))],
  ['createHash sha256, 1 MiB', 1048, () => crypto.createHash('sha256').update(long).digest()],
  ['aes-256-gcm, short', 1, times(1000, () => {
    const cipher = crypto.createCipheriv('aes-256-gcm', key, iv);
    cipher.update(short);
    cipher.final();
  })],
  ['randomBytes 16', 1, times(1000, () => crypto.randomBytes(16))],
  ['randomUUID', 1, times(1000, () => crypto.randomUUID())],
  ['randomInt', 1, times(1000, () => crypto.randomInt(1000))],
]);
