'use strict';
// internal/dns/packet - DNS messages: a query to bytes, an answer to records.
// RFC 1035 (messages, A, NS, CNAME, SOA, PTR, MX, TXT), 3596 (AAAA), 2782 (SRV), 3403 (NAPTR),
// 6698 (TLSA), 8659 (CAA).
// Public face: lib/node/dns.js.

const TYPES = {
  __proto__: null, A: 1, NS: 2, CNAME: 5, SOA: 6, PTR: 12, MX: 15, TXT: 16, AAAA: 28, SRV: 33,
  NAPTR: 35, TLSA: 52, ANY: 255, CAA: 257,
};

const HEADER = 12;
const MAX_NAME = 255;
const MAX_LABEL = 63;
const TRUNCATED = 0x0200;
const IS_ANSWER = 0x8000;

class BadMessage extends Error {}

/**
 * @param {string} name in ASCII
 * @returns {number[]|undefined} bytes; undefined: no name for DNS
 */
function encodeName(name) {
  const bytes = [];
  const labels = name.endsWith('.') ? name.slice(0, -1) : name;
  if (labels !== '') {
    for (const label of labels.split('.')) {
      if (label === '' || label.length > MAX_LABEL) return undefined;
      bytes.push(label.length, ...Buffer.from(label, 'latin1'));
    }
  }
  bytes.push(0);
  return bytes.length > MAX_NAME ? undefined : bytes;
}

/**
 * @param {number} id
 * @param {string} name
 * @param {string} type of TYPES
 * @returns {Buffer|undefined} undefined: bad name
 */
function encodeQuery(id, name, type) {
  const encoded = encodeName(name);
  if (encoded === undefined) return undefined;
  const number = TYPES[type];
  return Buffer.from([
    id >> 8, id & 255, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, // recursion desired; one question
    ...encoded, number >> 8, number & 255, 0, 1,
  ]);
}

class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  need(count) {
    if (this.at + count > this.bytes.length) throw new BadMessage();
  }

  u8() {
    this.need(1);
    return this.bytes[this.at++];
  }

  u16() {
    this.need(2);
    return this.bytes.readUInt16BE((this.at += 2) - 2);
  }

  u32() {
    this.need(4);
    return this.bytes.readUInt32BE((this.at += 4) - 4);
  }

  take(count) {
    this.need(count);
    return this.bytes.subarray(this.at, this.at += count);
  }

  text(encoding = 'latin1') {
    return this.take(this.u8()).toString(encoding);
  }

  // A name, which may go on elsewhere; each pointer must point further back than the one before.
  name() {
    const labels = [];
    let back; // where reading goes on after the first pointer
    let limit = this.at;
    let size = 0;
    for (;;) {
      const length = this.u8();
      if (length === 0) break;
      if ((length & 0xC0) === 0xC0) {
        const target = (length & 0x3F) << 8 | this.u8();
        back ??= this.at;
        if (target >= limit) throw new BadMessage();
        this.at = limit = target;
        continue;
      }
      size += length + 1;
      if (length > MAX_LABEL || size > MAX_NAME) throw new BadMessage();
      labels.push(this.take(length).toString('latin1'));
    }
    if (back !== undefined) this.at = back;
    return labels.join('.');
  }
}

function ipv6Text(bytes) {
  const groups = [];
  for (let i = 0; i < 16; i += 2) groups.push(bytes.readUInt16BE(i).toString(16));
  let best = { start: -1, length: 1 };
  for (let i = 0; i < 8; i++) {
    let length = 0;
    while (groups[i + length] === '0') length++;
    if (length > best.length) best = { start: i, length };
  }
  if (best.start < 0) return groups.join(':');
  const tail = groups.slice(best.start + best.length).join(':');
  return `${groups.slice(0, best.start).join(':')}::${tail}`;
}

// Each reads the data of one record: `end` is where that stops.
const READERS = {
  __proto__: null,
  [TYPES.A]: (r) => ({ address: [...r.take(4)].join('.') }),
  [TYPES.AAAA]: (r) => ({ address: ipv6Text(r.take(16)) }),
  [TYPES.NS]: (r) => ({ value: r.name() }),
  [TYPES.CNAME]: (r) => ({ value: r.name() }),
  [TYPES.PTR]: (r) => ({ value: r.name() }),
  [TYPES.MX](r) {
    const priority = r.u16();
    return { exchange: r.name(), priority };
  },
  [TYPES.TXT](r, end) {
    const entries = [];
    while (r.at < end) entries.push(r.text('utf8'));
    return { entries };
  },
  [TYPES.SRV](r) {
    const [priority, weight, port] = [r.u16(), r.u16(), r.u16()];
    return { name: r.name(), port, priority, weight };
  },
  [TYPES.SOA](r) {
    const [nsname, hostmaster] = [r.name(), r.name()];
    return {
      nsname, hostmaster, serial: r.u32(), refresh: r.u32(), retry: r.u32(), expire: r.u32(),
      minttl: r.u32(),
    };
  },
  [TYPES.NAPTR](r) {
    const [order, preference] = [r.u16(), r.u16()];
    const [flags, service, regexp] = [r.text(), r.text(), r.text()];
    return { flags, service, regexp, replacement: r.name(), order, preference };
  },
  [TYPES.TLSA](r, end) {
    const [certUsage, selector, match] = [r.u8(), r.u8(), r.u8()];
    const data = new Uint8Array(r.take(end - r.at)).buffer;
    return { certUsage, selector, match, data };
  },
  [TYPES.CAA](r, end) {
    const critical = r.u8();
    const tag = r.text();
    return { critical, [tag]: r.take(end - r.at).toString('latin1') };
  },
};

const NAMES = Object.fromEntries(Object.entries(TYPES).map(([name, number]) => [number, name]));

function readRecord(reader) {
  reader.name();
  const type = reader.u16();
  reader.u16(); // class
  const ttl = reader.u32();
  const length = reader.u16();
  reader.need(length);
  const end = reader.at + length;
  const read = READERS[type];
  const data = read === undefined ? undefined : read(reader, end);
  if (reader.at > end) throw new BadMessage();
  reader.at = end;
  return data === undefined ? undefined : { type: NAMES[type], ttl, data };
}

/**
 * @param {Buffer} bytes an answer
 * @param {Buffer} query that it should belong to
 * @returns {{code: number, isTruncated: boolean, records: object[]}|undefined} undefined: it
 *   answers something else; records: { type, ttl, data }
 * @throws {BadMessage}
 */
function decodeAnswer(bytes, query) {
  const reader = new Reader(bytes);
  if (bytes.length < HEADER || bytes.readUInt16BE(0) !== query.readUInt16BE(0)) return undefined;
  const flags = bytes.readUInt16BE(2);
  if ((flags & IS_ANSWER) === 0) return undefined;
  const [questions, answers] = [bytes.readUInt16BE(4), bytes.readUInt16BE(6)];
  reader.at = HEADER;
  const asked = new Reader(query);
  asked.at = HEADER;
  for (let i = 0; i < questions; i++) {
    const isSame = reader.name().toLowerCase() === asked.name().toLowerCase() &&
      reader.u16() === asked.u16();
    reader.u16();
    if (!isSame || questions > 1) return undefined;
  }
  const isTruncated = (flags & TRUNCATED) !== 0;
  const records = [];
  for (let i = 0; i < answers && !isTruncated; i++) {
    const record = readRecord(reader);
    if (record !== undefined) records.push(record);
  }
  return { code: flags & 15, isTruncated, records };
}

module.exports = { encodeQuery, decodeAnswer, BadMessage };
