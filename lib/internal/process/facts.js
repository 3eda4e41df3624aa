'use strict';
// internal/process/facts - what process says about the binary: versions, release, features, config,
// allowedNodeEnvironmentFlags.  Each is made when it is first read.

const { options } = require('internal/builtins');
const native = internalBinding('facts');

/**
 * Versions of what is inside.  `v8` names no engine that is here: packages read it to choose native
 * builds or language features, so it is the V8 of the Node that eddy follows (docs:
 * node-differences).
 */
function makeVersions() {
  const { jsc, uv, zlib } = native.versions();
  const all = {
    node: options.nodeVersion.slice(1),
    eddy: options.version,
    jsc,
    modules: '147',
    napi: '10',
    uv,
    v8: '14.6.202.34-node.40',
    zlib,
    // Asking these loads the library, so that is left until somebody does.
    get brotli() { return internalBinding('zlib').versions()[0]; },
    get openssl() { return internalBinding('crypto').version(); },
    get zstd() { return internalBinding('zlib').versions()[1]; },
  };
  Object.defineProperty(all, Symbol.for('nodejs.util.inspect.custom'), {
    __proto__: null, value: (depth, options, inspect) => inspect({ ...all }, options),
  });
  return Object.freeze(all);
}

function makeRelease() {
  const base = `https://nodejs.org/download/release/${options.nodeVersion}/node-${options.nodeVersion}`;
  return {
    name: 'node',
    sourceUrl: `${base}.tar.gz`,
    headersUrl: `${base}-headers.tar.gz`,
  };
}

/** What this build can do; a feature that is not built yet is false. */
function makeFeatures() {
  return {
    inspector: false,
    debug: false,
    uv: true,
    ipv6: true,
    tls_alpn: false,
    tls_sni: false,
    tls_ocsp: false,
    tls: false,
    openssl_is_boringssl: false,
    cached_builtins: true,
    require_module: true,
    dtls: false,
    quic: false,
    typescript: false,
  };
}

function makeConfig() {
  const config = {
    target_defaults: {
      cflags: [],
      configurations: { Release: {}, Debug: {} },
      default_configuration: 'Release',
      defines: [],
      include_dirs: [],
      libraries: [],
    },
    variables: {
      asan: 0,
      coverage: false,
      debug_node: false,
      host_arch: native.arch,
      is_debug: 0,
      napi_build_version: '10',
      node_builtin_shareable_builtins: [],
      node_byteorder: 'little',
      node_module_version: 147,
      node_prefix: '/usr/local',
      node_shared: false,
      node_use_openssl: false,
      openssl_is_fips: false,
      openssl_quic: false,
      target_arch: native.arch,
      v8_enable_i18n_support: 1,
      v8_enable_webassembly: 1,
    },
  };
  return deepFreeze(config);
}

function deepFreeze(object) {
  for (const value of Object.values(object)) {
    if (value !== null && typeof value === 'object') deepFreeze(value);
  }
  return Object.freeze(object);
}

// ---- allowedNodeEnvironmentFlags --------------------------------------------------------------

const letters = { '-r': '--require', '-C': '--conditions' };

function normalize(flag) {
  let name = `${flag}`.replace(/=.*$/s, '').replaceAll('_', '-');
  if (letters[name] !== undefined) return letters[name];
  if (!name.startsWith('-')) name = `--${name}`;
  return name.startsWith('--') ? name : `-${name}`;
}

// A Set that cannot be changed and whose has() takes what a command line may hold.
class NodeEnvironmentFlagsSet extends Set {
  constructor(flags) {
    super();
    for (const flag of flags) super.add(flag);
    Object.freeze(this);
  }

  add() {
    return this;
  }

  delete() {
    return false;
  }

  clear() {}

  has(flag) {
    if (typeof flag !== 'string') return false;
    if (super.has(flag)) return true;
    const name = normalize(flag);
    return super.has(name) || super.has(name.replace(/^--no-/, '--'));
  }
}
Object.freeze(NodeEnvironmentFlagsSet.prototype);

function makeFlags() {
  const flags = options.envFlags().map((name) => `--${name}`);
  return new NodeEnvironmentFlagsSet([...flags, '-r', '-C']);
}

module.exports = { makeVersions, makeRelease, makeFeatures, makeConfig, makeFlags };
