'use strict';
// What the files of bench/micro share: measure() runs each case for a while and prints a line of JSON,
// { name: units a second }, by CPU time of all threads of the process.

const FOR_US = 150e3; // of CPU time a case

/** Text that packs like a program does: the same everywhere. */
function sample(length) {
  const words = ['function', 'return', 'const', 'value', 'this', '(', ')', ' = ', ';\n', '  ', 'if',
    'callback', 'options', 'length', '.', ' => {', '}\n', 'stream', 'buffer', '0x1f'];
  let seed = 42;
  let text = '';
  while (text.length < length) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    text += words[(seed >>> 16) % words.length] + ((seed >>> 9) % 7 === 0 ? seed % 1000 : ' ');
  }
  return Buffer.from(text.slice(0, length), 'latin1');
}

function cpu() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** cases: [name, units a call, synchronous function, or null and one that takes a callback] */
function measure(cases) {
  const result = {};
  let at = 0;
  function next() {
    if (at === cases.length) {
      process.stdout.write(`${JSON.stringify(result)}\n`);
      return;
    }
    const [name, units, now, later] = cases[at++];
    let calls = 0;
    let start;
    const finish = () => {
      result[name] = units * calls / ((cpu() - start) / 1e6);
      setImmediate(next);
    };
    if (now) {
      for (let i = 0; i < 3; i++) now();
      start = cpu();
      do { now(); calls++; } while (cpu() - start < FOR_US);
      finish();
      return;
    }
    const again = () => {
      calls++;
      if (cpu() - start < FOR_US) later(again);
      else finish();
    };
    later(() => {
      start = cpu();
      later(again);
    });
  }
  next();
}

module.exports = { measure, sample };
