'use strict';
// status - prints docs/status.md: which public modules are built and what they lack.  Run by eddy
// (`make status`, `make check-status`), since only eddy knows:
//
//   eddy --expose-internals tools/status.js > docs/status.md

const { builtinModules } = require('module');
const { shapeOf, absentName } = require('internal/unbuilt');
const { ids } = require('internal/builtins');

const files = new Set(ids());

const HEAD = `# What is built

Made by \`make status\`; not edited by hand.

Every public module of Node ${process.versions.node} loads. What is not built yet has its true name,
kind and constants. Calling it, or making an instance of it, throws an \`Error\` whose code is
\`ERR_EDDY_NOT_BUILT\` and whose message names it, such as
\`tls.connect is not built in eddy ${process.versions.eddy} yet\`.

| module | state | not built |
|---|---|---|
`;

function words(list) {
  return list ? list.split(' ') : [];
}

// Names of a shape that something must stand behind.
function namesOf(shape) {
  return [...words(shape.f), ...words(shape.g), ...Object.keys(shape.c ?? {}),
    ...Object.keys(shape.v ?? {}), ...Object.keys(shape.o ?? {}), ...Object.keys(shape.r ?? {}),
    ...Object.keys(shape.s ?? {})];
}

function isAbsent(exports, name) {
  const own = Object.getOwnPropertyDescriptor(exports, name);
  if (own === undefined) return !(name in exports);
  if (own.get !== undefined && !own.enumerable) return true;
  try {
    return absentName(exports[name]) !== undefined;
  } catch (error) {
    return error.code === 'ERR_EDDY_NOT_BUILT';
  }
}

// The shape behind names that are the same as others.
function wholeShape(id) {
  let shape = shapeOf(id);
  while (shape?.same !== undefined) {
    const [of, member] = shape.same.split('#');
    shape = member === undefined ? shapeOf(of) : shapeOf(of).o?.[member];
  }
  return shape;
}

function describe(name) {
  const id = name.replace(/^node:/, '');
  const shape = wholeShape(id);
  const exports = require(name);
  if (shape === undefined) return ['built', ''];
  const names = namesOf(shape);
  const missing = names.filter((one) => isAbsent(exports, one)).sort();
  if (missing.length === 0) return ['built', ''];
  const isBare = !files.has(id) && names.every((one) => isAbsent(exports, one) || isPlain(exports[one]));
  if (isBare) return ['names only', 'everything but constants'];
  return ['in part', missing.map((one) => `\`${one}\``).join(', ')];
}

function isPlain(value) {
  return typeof value !== 'function';
}

let page = HEAD;
for (const name of [...builtinModules].sort()) {
  const [state, missing] = describe(name);
  page += `| \`${name}\` | ${state} | ${missing} |\n`;
}
process.stdout.write(page);
