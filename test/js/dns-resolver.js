'use strict';
// Queries to a name server: records of all kinds, errors, retries, TCP for what is too long.
const assert = require('node:assert');
const dgram = require('node:dgram');
const dns = require('node:dns');
const net = require('node:net');
const { once } = require('node:events');

const name = (text) => Buffer.concat([...text.split('.').map((label) =>
  Buffer.from([label.length, ...Buffer.from(label)])), Buffer.from([0])]);
const u16 = (...numbers) => Buffer.from(numbers.flatMap((n) => [n >> 8, n & 255]));
const text = (string) => Buffer.from([string.length, ...Buffer.from(string)]);

const RECORDS = {
  'four.test': [[5, name('other.test')], [1, Buffer.from([1, 2, 3, 4])]],
  'six.test': [[28, Buffer.from('20010db8000000000000000000000001', 'hex')]],
  'mail.test': [[15, Buffer.concat([u16(10), name('mx.mail.test')])]],
  'text.test': [[16, Buffer.concat([text('one'), text('two')])]],
  'service.test': [[33, Buffer.concat([u16(1, 2, 443), name('host.test')])]],
  'start.test': [[6, Buffer.concat([name('ns.test'), name('admin.test'),
    u16(0, 1, 0, 2, 0, 3, 0, 4, 0, 5)])]],
  'caa.test': [[257, Buffer.concat([Buffer.from([0]), text('issue'), Buffer.from('ca.test')])]],
  'naptr.test': [[35, Buffer.concat([u16(5, 6), text('s'), text('SIP'), text(''),
    name('sip.test')])]],
  '4.3.2.1.in-addr.arpa': [[12, name('back.test')]],
  'long.test': [[16, text('x'.repeat(200))]],
};

function answer(query, isUdp) {
  let at = 12;
  const labels = [];
  while (query[at] !== 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]));
    at += query[at] + 1;
  }
  const asked = labels.join('.');
  const question = query.subarray(12, at + 5);
  const isTruncated = asked === 'long.test' && isUdp;
  const records = isTruncated ? [] : RECORDS[asked] ?? [];
  const code = asked === 'missing.test' ? 3 : 0;
  return Buffer.concat([query.subarray(0, 2), u16(0x8180 | code | (isTruncated ? 0x200 : 0)),
    u16(1, records.length, 0, 0), question, ...records.flatMap(([type, data]) =>
      [Buffer.from([0xC0, 12]), u16(type, 1, 0, 60, data.length), data])]);
}

(async () => {
  const tcp = net.createServer((socket) => {
    socket.on('data', (data) => {
      const reply = answer(data.subarray(2), false);
      socket.end(Buffer.concat([u16(reply.length), reply]));
    });
  });
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address();
  const udp = dgram.createSocket('udp4');
  let dropped = 0;
  udp.on('message', (message, from) => {
    if (message.includes('silent')) return;
    if (message.includes('lossy') && dropped++ === 0) return;
    udp.send(message.includes('bad') ? message.subarray(0, 20) : answer(message, true), from.port);
  });
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');

  const resolver = new dns.promises.Resolver({ timeout: 100, tries: 2 });
  resolver.setServers([`127.0.0.1:${port}`]);
  assert.deepStrictEqual(resolver.getServers(), [`127.0.0.1:${port}`]);
  assert.deepStrictEqual(await resolver.resolve4('four.test'), ['1.2.3.4']);
  assert.deepStrictEqual(await resolver.resolve4('four.test', { ttl: true }),
    [{ address: '1.2.3.4', ttl: 60 }]);
  assert.deepStrictEqual(await resolver.resolve('six.test', 'AAAA'), ['2001:db8::1']);
  assert.deepStrictEqual(await resolver.resolveMx('mail.test'),
    [{ exchange: 'mx.mail.test', priority: 10, type: 'MX' }]);
  assert.deepStrictEqual(await resolver.resolveTxt('text.test'), [['one', 'two']]);
  assert.deepStrictEqual(await resolver.resolveSrv('service.test'),
    [{ name: 'host.test', port: 443, priority: 1, weight: 2, type: 'SRV' }]);
  const soa = await resolver.resolveSoa('start.test');
  assert.strictEqual(soa.nsname, 'ns.test');
  assert.deepStrictEqual([soa.serial, soa.refresh, soa.retry, soa.expire, soa.minttl],
    [1, 2, 3, 4, 5]);
  assert.deepStrictEqual(await resolver.resolveCaa('caa.test'),
    [{ critical: 0, issue: 'ca.test', type: 'CAA' }]);
  const [naptr] = await resolver.resolveNaptr('naptr.test');
  assert.deepStrictEqual([naptr.flags, naptr.service, naptr.replacement, naptr.order],
    ['s', 'SIP', 'sip.test', 5]);
  assert.deepStrictEqual(await resolver.resolveCname('four.test'), ['other.test']);
  assert.deepStrictEqual(await resolver.reverse('1.2.3.4'), ['back.test']);
  assert.deepStrictEqual(await resolver.resolveTxt('long.test'), [['x'.repeat(200)]]);

  await assert.rejects(resolver.resolve4('missing.test'), { code: 'ENOTFOUND', syscall: 'queryA',
    hostname: 'missing.test', message: 'queryA ENOTFOUND missing.test' });
  await assert.rejects(resolver.resolve4('text.test'), { code: 'ENODATA', syscall: 'queryA' });
  assert.throws(() => resolver.setServers(['nowhere']), { code: 'ERR_INVALID_IP_ADDRESS' });
  await assert.rejects(resolver.resolve4('silent.test'), { code: 'ETIMEOUT' });

  const waiting = resolver.resolve4('silent.test');
  setImmediate(() => resolver.cancel());
  await assert.rejects(waiting, { code: 'ECANCELLED' });

  const callbacks = new dns.Resolver();
  callbacks.setServers([`127.0.0.1:${port}`]);
  callbacks.resolve('four.test', (error, list) => {
    assert.strictEqual(error, null);
    assert.deepStrictEqual(list, ['1.2.3.4']);
    udp.close();
    tcp.close();
  });
  assert.throws(() => callbacks.resolve('x', 'NONE', () => {}), { code: 'ERR_INVALID_ARG_VALUE' });
  assert.throws(() => callbacks.resolve4('x'), { code: 'ERR_INVALID_ARG_TYPE' });
})();
