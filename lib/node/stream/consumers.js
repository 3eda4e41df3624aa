'use strict';
// stream/consumers -- everything that a stream (or any async iterable) gives, as one value.
// Public face: this.  Native half: none.

const { Buffer } = require('buffer');

async function chunksOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

/** One chunk as bytes, by the rules of Blob parts: what is neither text nor bytes becomes text. */
function bytesOf(chunk) {
  if (ArrayBuffer.isView(chunk)) {
    return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  if (chunk instanceof ArrayBuffer) return Buffer.from(chunk);
  return Buffer.from(String(chunk));
}

/** All bytes in memory of their own. */
async function collect(stream) {
  const parts = (await chunksOf(stream)).map(bytesOf);
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * @param {ReadableStream|stream.Readable|AsyncIterator} stream
 * @returns {Promise<Blob>}
 * @see https://nodejs.org/api/webstreams.html#streamconsumersblobstream
 */
async function blob(stream) {
  const { Blob } = require('buffer');
  return new Blob(await chunksOf(stream));
}

/** @returns {Promise<ArrayBuffer>} */
async function arrayBuffer(stream) {
  return (await collect(stream)).buffer;
}

/** @returns {Promise<Buffer>} */
async function buffer(stream) {
  return Buffer.from((await collect(stream)).buffer);
}

/** @returns {Promise<Uint8Array>} */
function bytes(stream) {
  return collect(stream);
}

/** @returns {Promise<string>} the UTF-8 text */
async function text(stream) {
  const decoder = new TextDecoder();
  let result = '';
  for await (const chunk of stream) {
    result += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return result + decoder.decode();
}

/** @returns {Promise<*>} the text parsed as JSON */
async function json(stream) {
  return JSON.parse(await text(stream));
}

module.exports = { arrayBuffer, blob, buffer, bytes, text, json };
