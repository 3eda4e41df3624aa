'use strict';
// Medians, ratios and tables.

function median(list) {
  const sorted = list.filter(Number.isFinite).sort((a, b) => a - b);
  if (!sorted.length) return NaN;
  const mid = sorted.length >> 1;
  return sorted.length % 2 ? sorted[mid] : (sorted[mid - 1] + sorted[mid]) / 2;
}

/** Half of the way from the smallest to the largest, in percent of the median. */
function spread(list) {
  return (Math.max(...list) - Math.min(...list)) / 2 / median(list) * 100;
}

/**
 * The middle ratio of values that were measured in the same rounds: what slows the machine down for
 * a while touches both sides of each ratio.
 *
 * @param {Map<number, number>} ours    by round
 * @param {Map<number, number>} theirs  by round
 */
function ratio(ours, theirs) {
  const list = [];
  for (const [round, value] of ours) {
    if (theirs && theirs.has(round)) list.push(value / theirs.get(round));
  }
  return median(list);
}

/** A number with about three digits; '-' for what isn't there. */
function show(n) {
  if (!Number.isFinite(n)) return '-';
  if (Math.abs(n) >= 100) return String(Math.round(n));
  return n.toFixed(Math.abs(n) >= 10 ? 1 : 2);
}

/**
 * Rows as text in columns, the first one to the left, the others to the right.
 *
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const width = head.map((text, i) => Math.max(text.length, ...rows.map((row) => row[i].length)));
  const line = (row) => row.map((text, i) => (i ? text.padStart(width[i]) : text.padEnd(width[i])))
    .join('  ').trimEnd();
  return [line(head), line(width.map((w) => '-'.repeat(w))), ...rows.map(line)].join('\n');
}

/** The values of one kind a round: pick(round's object) by round. */
const series = (result, pick) => {
  const map = new Map();
  for (const [round, value] of (result ? result.rounds : [])) map.set(round, pick(value));
  return map;
};
const mid = (map) => median([...map.values()]);

/** One load on all servers: `results` as serverRounds() gives them, `base` a peer's name. */
function loadTable(results, name, base) {
  const of = (peer) => results.find((r) => r.name === peer);
  const cpu = (result) => series(result, (round) => round.loads[name].cpuUs);
  const rows = results.filter((r) => r.rounds.size).map((r) => {
    const get = (key) => mid(series(r, (round) => round.loads[name][key]));
    const errors = Math.max(...series(r, (round) => round.loads[name].errors).values());
    const rps = (result) => series(result, (round) => round.loads[name].rps);
    return [
      r.name, show(get('cpuUs')), show(spread([...cpu(r).values()])),
      show(ratio(cpu(r), cpu(of(base)))), show(ratio(cpu(r), cpu(of('limit')))),
      show(get('rps')), show(ratio(rps(r), rps(of(base)))),
      show(get('p50Ms')), show(get('p99Ms')), show(get('switchesPer1000')),
      name === 'ab' ? '-' : show(get('kept') * 100), String(errors),
    ];
  });
  return table(['server', 'CPU us/req', '+-%', `x ${base}`, 'x limit', 'req/s', `x ${base}`,
                'p50 ms', 'p99 ms', 'switches/1000', 'kept %', 'errors'], rows);
}

function plainTable(results, base, columns) {
  const baseResult = results.find((r) => r.name === base);
  const head = [''];
  for (const [title] of columns) head.push(title, `x ${base}`);
  const rows = results.filter((r) => r.rounds.size).map((r) => {
    const row = [r.name];
    for (const [, pick] of columns) {
      row.push(show(mid(series(r, pick))), show(ratio(series(r, pick), series(baseResult, pick))));
    }
    return row;
  });
  return table(head, rows);
}

const memoryTable = (results, base) => plainTable(results, base, [
  ['RSS idle MiB', (r) => r.rssIdleKib / 1024],
  ['PSS idle MiB', (r) => r.pssIdleKib / 1024],
  ['RSS after MiB', (r) => r.rssAfterKib / 1024],
]);

const startTable = (results, base) => plainTable(results, base, [
  ['wall ms', (r) => r.wallMs],
  ['CPU ms', (r) => r.cpuMs],
  ['max RSS MiB', (r) => r.rssKib / 1024],
]);

/** What sweep() found. */
function sweepTable(runs) {
  const count = (n) => (Number.isFinite(n) ? String(Math.round(n)) : '-');
  const head = ['program', 'clients', '-k', 'complete', 'errors', 'kept alive', 'req/s', ''];
  const rows = runs.map((r) => [
    `${r.peer} ${r.program}`, count(r.clients), r.keepAlive ? 'yes' : 'no', count(r.requests),
    count(r.errors), r.keepAlive ? count(r.kept * r.requests) : '-', show(r.rps),
    r.ok ? 'ok' : 'WRONG',
  ]);
  return table(head, rows);
}

module.exports = { loadTable, memoryTable, show, startTable, sweepTable };
