'use strict';
// Runs a file of bench/micro on several runtimes in turn, and prints the medians side by side:
//   node bench/micro/compare.js bench/micro/zlib.js build/eddy node [...]   (ROUNDS=5)
const { spawnSync } = require('node:child_process');

const [file, ...runtimes] = process.argv.slice(2);
const rounds = Number(process.env.ROUNDS ?? 5);
const seen = runtimes.map(() => ({}));
for (let round = 0; round < rounds; round++) {
  runtimes.forEach((runtime, i) => {
    const { stdout, stderr } = spawnSync(runtime, [file], { encoding: 'utf8' });
    if (!stdout) throw new Error(`${runtime}: ${stderr}`);
    for (const [name, value] of Object.entries(JSON.parse(stdout))) {
      (seen[i][name] ??= []).push(value);
    }
  });
}
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
console.log(`| case | ${runtimes.map((path) => path.split('/').pop()).join(' | ')} | ratio |`);
console.log(`|---|${runtimes.map(() => '---:|').join('')}---:|`);
for (const name of Object.keys(seen[0])) {
  const values = seen.map((one) => median(one[name]));
  const ratio = (values[0] / values[1]).toFixed(2);
  console.log(`| ${name} | ${values.map((v) => v.toFixed(1)).join(' | ')} | ${ratio} |`);
}
