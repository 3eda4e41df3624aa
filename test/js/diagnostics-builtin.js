'use strict';
// What the built-in modules tell diagnostics_channel: net, http, child_process, require.
const assert = require('node:assert');
const http = require('node:http');
const { AsyncLocalStorage } = require('node:async_hooks');
const { spawn, ChildProcess } = require('node:child_process');
const { once } = require('node:events');
const dc = require('node:diagnostics_channel');
const net = require('node:net');

const seen = [];
const note = (data, name) => seen.push(name);
const kinds = { start: note, end: note, asyncStart: note, asyncEnd: note, error: note };

function take() {
  return seen.splice(0);
}

function traceRequire() {
  dc.tracingChannel('module.require').subscribe(kinds);
  require('node:path');
  assert.throws(() => require('./no-such-module'), { code: 'MODULE_NOT_FOUND' });
  dc.tracingChannel('module.require').unsubscribe(kinds);
  require('node:path');
  const name = 'tracing:module.require:';
  assert.deepStrictEqual(take(),
    ['start', 'end', 'start', 'error', 'end'].map((event) => name + event));
}

async function traceSpawn() {
  const process = [];
  const noteProcess = (data) => process.push(data.process instanceof ChildProcess);
  dc.subscribe('child_process', noteProcess);
  dc.tracingChannel('child_process.spawn').subscribe(kinds);
  await once(spawn('true'), 'close');
  await once(spawn('no-such-program'), 'error').catch(() => {});
  dc.tracingChannel('child_process.spawn').unsubscribe(kinds);
  dc.unsubscribe('child_process', noteProcess);
  const name = 'tracing:child_process.spawn:';
  assert.deepStrictEqual(take(), ['start', 'end', 'start', 'error'].map((event) => name + event));
  assert.deepStrictEqual(process, [true, true]);
}

async function traceNet() {
  dc.tracingChannel('net.server.listen').subscribe(kinds);
  dc.subscribe('net.client.socket', note);
  dc.subscribe('net.server.socket', note);
  const server = net.createServer((socket) => socket.end()).listen(0);
  await once(server, 'listening');
  const name = 'tracing:net.server.listen:';
  assert.deepStrictEqual(take(), [`${name}asyncStart`, `${name}asyncEnd`]);
  const client = net.connect(server.address().port).resume();
  await once(client, 'close');
  server.close();
  assert.deepStrictEqual(take(), ['net.client.socket', 'net.server.socket']);
  dc.unsubscribe('net.client.socket', note);
  dc.unsubscribe('net.server.socket', note);
  dc.tracingChannel('net.server.listen').unsubscribe(kinds);
}

function traceUdp() {
  const dgram = require('node:dgram');
  dc.subscribe('udp.socket', note);
  dgram.createSocket('udp4').close();
  dc.unsubscribe('udp.socket', note);
  assert.deepStrictEqual(take(), ['udp.socket']);
}

async function traceHttp() {
  const als = new AsyncLocalStorage();
  const stores = [];
  dc.subscribe('http.server.request.start', ({ request }) => als.enterWith(request.url));
  dc.subscribe('http.server.response.finish', () => stores.push(als.getStore()));
  const server = http.createServer((req, res) => setImmediate(() => res.end())).listen(0);
  await once(server, 'listening');
  for (const path of ['/a', '/b']) {
    const { 0: res } = await once(http.get({ port: server.address().port, path }), 'response');
    await once(res.resume(), 'end');
  }
  server.close();
  await once(server, 'close');
  assert.deepStrictEqual(stores, ['/a', '/b']);
}

traceRequire();
traceUdp();
traceSpawn().then(traceNet).then(traceHttp);
