'use strict';
// internal/error_messages: bases and texts of the ERR_* codes (Node's documentation, "Node.js error
// codes"). Loaded by internal/errors when the first such error is thrown.
//
// A text is a string with %s, %d, %j places for the constructor's arguments, or a function of them.
// `inits` has what some codes add to the error beside `code` and `message`.

let inspectValue;
function inspect(value, options) {
  inspectValue ??= require('internal/util/inspect').inspect;
  return inspectValue(value, options);
}

// ---- grammar ----------------------------------------------------------------------------------

/** ['a', 'b', 'c'] -> 'a, b, or c'; ['a', 'b'] -> 'a or b'. */
function formatList(list, word = 'and') {
  const { length } = list;
  if (length < 3) return list.join(` ${word} `);
  return `${list.slice(0, -1).join(', ')}, ${word} ${list[length - 1]}`;
}

/** What a wrong value was, for "Received ...": type and, where short, value. */
function determineSpecificType(value) {
  if (value === null) return 'null';
  if (value === undefined) return 'undefined';
  const type = typeof value;
  switch (type) {
    case 'bigint':
      return `type bigint (${value}n)`;
    case 'number':
      return `type number (${Object.is(value, -0) ? '-0' : value})`;
    case 'boolean':
      return `type boolean (${value})`;
    case 'symbol':
      return `type symbol (${String(value)})`;
    case 'function':
      return `function ${value.name}`;
    case 'string':
      if (value.length > 28) value = `${value.slice(0, 25)}...`;
      return `type string (${value.includes("'") ? JSON.stringify(value) : `'${value}'`})`;
    default:
      if (value.constructor && 'name' in value.constructor) {
        return `an instance of ${value.constructor.name}`;
      }
      return inspect(value, { depth: -1 });
  }
}

const primitives = ['string', 'function', 'number', 'object', 'Function', 'Object', 'boolean',
  'bigint', 'symbol'];

/** Sorts the expected names into types, classes and everything else. */
function sortExpected(expected) {
  const types = [];
  const instances = [];
  const others = [];
  for (const name of expected) {
    if (primitives.includes(name)) types.push(name.toLowerCase());
    else if (/^([A-Z][a-z0-9]*)+$/.test(name)) instances.push(name);
    else others.push(name);
  }
  const at = types.indexOf('object');
  // Beside classes "object" reads better as one more class.
  if (instances.length > 0 && at !== -1) {
    types.splice(at, 1);
    instances.push('Object');
  }
  return { types, instances, others };
}

function describeOthers(others) {
  if (others.length > 1) return `one of ${formatList(others, 'or')}`;
  const [only] = others;
  return only.toLowerCase() === only ? only : `an ${only}`;
}

function describeExpected(expected) {
  const { types, instances, others } = sortExpected([expected].flat());
  const parts = [];
  if (types.length > 0) {
    parts.push(`${types.length > 1 ? 'one of type' : 'of type'} ${formatList(types, 'or')}`);
  }
  if (instances.length > 0) parts.push(`an instance of ${formatList(instances, 'or')}`);
  if (others.length > 0) parts.push(describeOthers(others));
  return parts.join(' or ');
}

function describeArgument(name) {
  if (name.endsWith(' argument')) return `The ${name}`;
  return `The "${name}" ${name.includes('.') ? 'property' : 'argument'}`;
}

/** 1234567 -> 1_234_567 */
function groupDigits(digits) {
  const start = digits[0] === '-' ? 1 : 0;
  let end = digits.length;
  let grouped = '';
  while (end >= start + 4) {
    grouped = `_${digits.slice(end - 3, end)}${grouped}`;
    end -= 3;
  }
  return digits.slice(0, end) + grouped;
}

function describeNumber(value) {
  if (Number.isInteger(value) && Math.abs(value) > 2 ** 32) return groupDigits(String(value));
  if (typeof value === 'bigint') {
    const digits = String(value);
    return `${value > 2n ** 32n || value < -(2n ** 32n) ? groupDigits(digits) : digits}n`;
  }
  return inspect(value);
}

function describeScheme(expected) {
  const list = Array.isArray(expected) ? expected : [expected];
  return list.length > 1 ? `one of scheme ${formatList(list, 'or')}` : `of scheme ${list[0]}`;
}

function describePackageTarget(packagePath, key, target, isImport = false, base = undefined) {
  const relative = typeof target === 'string' && !isImport && target.length > 0 &&
    !target.startsWith('./');
  const what = key === '.' ? `"exports" main target ${JSON.stringify(target)} defined` :
    `"${isImport ? 'imports' : 'exports'}" target ${JSON.stringify(target)} defined for '${key}'`;
  return `Invalid ${what} in the package config ${packagePath}package.json` +
    (base ? ` imported from ${base}` : '') +
    (relative ? '; targets must start with "./"' : '');
}

function describeMissingExport(packagePath, subpath, base = undefined) {
  const what = subpath === '.' ? `No "exports" main defined in ${packagePath}package.json` :
    `Package subpath '${subpath}' is not defined by "exports" in ${packagePath}package.json`;
  return base ? `${what} imported from ${base}` : what;
}

function basename(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The file names of a module and of those that required it. */
function requireStack(module) {
  const names = [];
  for (let at = module; at; at = at.parent) names.push(at.filename || at.id);
  return names;
}

/** Why require() did not take an ES module, and what to do about it. */
function describeRequireEsm(filename, hasEsmSyntax, parent = null, packageJson = null) {
  let message = `require() of ES Module ${filename}${parent ? ` from ${parent}` : ''} ` +
    'not supported.';
  if (packageJson === null) {
    if (!filename.endsWith('.mjs')) return message;
    return `${message}\nInstead change the require of ${filename} to a dynamic import() ` +
      'which is available in all CommonJS modules.';
  }
  const short = parent && basename(filename) !== basename(parent) ? basename(filename) : filename;
  if (hasEsmSyntax) {
    return `${message}\nInstead change the require of ${short} in ${parent} to a dynamic ` +
      'import() which is available in all CommonJS modules.';
  }
  message += `\n${short} is treated as an ES module file as it is a .js file whose nearest ` +
    'parent package.json contains "type": "module" which declares all .js files in that package ' +
    `scope as ES modules.\nInstead either rename ${short} to end in .cjs, change the requiring ` +
    'code to use dynamic import() which is available in all CommonJS modules, or change ' +
    `"type": "module" to "type": "commonjs" in ${packageJson} to treat all .js files as CommonJS ` +
    '(using .mjs for all ES modules instead).\n';
  return message;
}

// ---- texts ------------------------------------------------------------------------------------

const typeErrors = {
  __proto__: null,
  ERR_AMBIGUOUS_ARGUMENT: 'The "%s" argument is ambiguous. %s',
  ERR_ARG_NOT_ITERABLE: '%s must be iterable',
  ERR_ASYNC_CALLBACK: '%s must be a function',
  ERR_ASYNC_TYPE: 'Invalid name for async "type": %s',
  ERR_CONSOLE_WRITABLE_STREAM: 'Console expects a writable stream instance for %s',
  ERR_CONSTRUCT_CALL_INVALID: 'Constructor cannot be called',
  ERR_CONSTRUCT_CALL_REQUIRED: 'Class constructor %s cannot be invoked without `new`',
  ERR_CRYPTO_ECDH_INVALID_FORMAT: 'Invalid ECDH format: %s',
  ERR_CRYPTO_INVALID_DIGEST: 'Invalid digest: %s',
  ERR_CRYPTO_INVALID_JWK: 'Invalid JWK data',
  ERR_CRYPTO_INVALID_KEY_OBJECT_TYPE: 'Invalid key object type %s, expected %s.',
  ERR_CRYPTO_INVALID_AUTH_TAG: 'Invalid authentication tag length: %s',
  ERR_CRYPTO_INVALID_CURVE: 'Invalid EC curve name',
  ERR_CRYPTO_INVALID_IV: 'Invalid initialization vector',
  ERR_CRYPTO_INVALID_MAC: 'Invalid MAC: %s',
  ERR_CRYPTO_INVALID_COUNTER: 'Invalid counter',
  ERR_ENCODING_INVALID_ENCODED_DATA: (encoding) =>
    `The encoded data was not valid for encoding ${encoding}`,
  ERR_FEATURE_UNAVAILABLE_ON_PLATFORM:
    'The feature %s is unavailable on the current platform, which is being used to run Node.js',
  ERR_HTTP2_ALTSVC_INVALID_ORIGIN: 'HTTP/2 ALTSVC frames require a valid origin',
  ERR_HTTP2_ALTSVC_LENGTH: 'HTTP/2 ALTSVC frames are limited to 16382 bytes',
  ERR_HTTP2_HEADER_SINGLE_VALUE: 'Header field "%s" must only have a single value',
  ERR_HTTP2_INVALID_CONNECTION_HEADERS:
    'HTTP/1 Connection specific headers are forbidden: "%s"',
  ERR_HTTP2_INVALID_HEADER_VALUE: 'Invalid value "%s" for header "%s"',
  ERR_HTTP2_INVALID_ORIGIN: 'HTTP/2 ORIGIN frames require a valid origin',
  ERR_HTTP2_INVALID_PSEUDOHEADER: '"%s" is an invalid pseudoheader or is used incorrectly',
  ERR_HTTP2_INVALID_SETTING_VALUE: (name, actual) =>
    `Invalid value for setting "${name}": ${actual}`,
  ERR_HTTP2_ORIGIN_LENGTH: 'HTTP/2 ORIGIN frames are limited to 16382 bytes',
  ERR_HTTP2_PSEUDOHEADER_NOT_ALLOWED: 'Cannot set HTTP/2 pseudo-headers',
  ERR_HTTP_INVALID_HEADER_VALUE: 'Invalid value "%s" for header "%s"',
  ERR_ILLEGAL_CONSTRUCTOR: 'Illegal constructor',
  ERR_IMPORT_ATTRIBUTE_MISSING: 'Module "%s" needs an import attribute of "%s: %s"',
  ERR_IMPORT_ATTRIBUTE_TYPE_INCOMPATIBLE: 'Module "%s" is not of type "%s"',
  ERR_IMPORT_ATTRIBUTE_UNSUPPORTED: (name, value, url) =>
    `Import attribute "${name}" with value "${value}" is not supported` +
    (url ? ` in ${url}` : ''),
  ERR_INCOMPATIBLE_OPTION_PAIR: 'Option "%s" cannot be used in combination with option "%s"',
  ERR_INVALID_ARG_TYPE: (name, expected, actual) =>
    `${describeArgument(name)} must be ${describeExpected(expected)}. ` +
    `Received ${determineSpecificType(actual)}`,
  ERR_INVALID_ARG_VALUE: (name, value, reason = 'is invalid') => {
    let shown = inspect(value);
    if (shown.length > 128) shown = `${shown.slice(0, 128)}...`;
    const kind = name.includes('.') ? 'property' : 'argument';
    return `The ${kind} '${name}' ${reason}. Received ${shown}`;
  },
  ERR_INVALID_CHAR: (name, field) =>
    `Invalid character in ${name}${field === undefined ? '' : ` ["${field}"]`}`,
  ERR_INVALID_CURSOR_POS: 'Cannot set cursor row without setting its column',
  ERR_INVALID_FD_TYPE: 'Unsupported fd type: %s',
  ERR_INVALID_FILE_URL_HOST: 'File URL host must be "localhost" or empty on %s',
  ERR_INVALID_FILE_URL_PATH: (reason) => `File URL path ${reason}`,
  ERR_INVALID_HANDLE_TYPE: 'This handle type cannot be sent',
  ERR_INVALID_HTTP_TOKEN: '%s must be a valid HTTP token ["%s"]',
  ERR_INVALID_IP_ADDRESS: 'Invalid IP address: %s',
  ERR_INVALID_MIME_SYNTAX: (production, text, at) =>
    `The MIME syntax for a ${production} in "${text}" is invalid` +
    (at === -1 ? '' : ` at ${at}`),
  ERR_INVALID_OBJECT_DEFINE_PROPERTY: '%s',
  ERR_INVALID_MODULE_SPECIFIER: (request, reason, parent) =>
    `Invalid module "${request}" ${reason}${parent ? ` imported from ${parent}` : ''}`,
  ERR_INVALID_PROTOCOL: 'Protocol "%s" not supported. Expected "%s"',
  ERR_INVALID_REPL_EVAL_CONFIG: 'Cannot specify both "breakEvalOnSigint" and "eval" for REPL',
  ERR_INVALID_REPL_INPUT: '%s',
  ERR_INVALID_RETURN_PROPERTY: (expected, hook, property, value) =>
    `Expected a valid ${expected} to be returned for the "${property}" from the "${hook}" hook ` +
    `but got ${determineSpecificType(value)}.`,
  ERR_INVALID_RETURN_PROPERTY_VALUE: (expected, hook, property, value) =>
    `Expected ${expected} to be returned for the "${property}" from the "${hook}" hook ` +
    `but got ${determineSpecificType(value)}.`,
  ERR_INVALID_RETURN_VALUE: (expected, name, value) =>
    `Expected ${expected} to be returned from the "${name}" function ` +
    `but got ${determineSpecificType(value)}.`,
  ERR_INVALID_SYNC_FORK_INPUT:
    'Asynchronous forks do not support Buffer, TypedArray, DataView or string input: %s',
  ERR_INVALID_THIS: 'Value of "this" must be of type %s',
  ERR_INVALID_TUPLE: '%s must be an iterable %s tuple',
  ERR_INVALID_URL: () => 'Invalid URL',
  ERR_INVALID_URL_SCHEME: (expected) =>
    `The URL must be ${describeScheme(expected)}`,
  ERR_MISSING_ARGS: (...names) => {
    const quote = (name) =>
      Array.isArray(name) ? name.map((one) => `"${one}"`).join(' or ') : `"${name}"`;
    const plural = names.length > 1 ? 's' : '';
    return `The ${formatList(names.map(quote))} argument${plural} must be specified`;
  },
  ERR_MISSING_OPTION: '%s is required',
  ERR_MISSING_PASSPHRASE: 'Passphrase required for encrypted key',
  ERR_MISSING_TRANSFERABLE_IN_TRANSFER_LIST:
    'Object that needs transfer was found in message but not listed in transferList',
  ERR_MODULE_LINK_MISMATCH: '%s',
  ERR_NAPI_CONS_FUNCTION: 'Constructor must be a function',
  ERR_NO_ICU: '%s is not supported on Node.js compiled without ICU',
  ERR_PACKAGE_IMPORT_NOT_DEFINED: (specifier, packagePath, base) =>
    `Package import specifier "${specifier}" is not defined` +
    (packagePath ? ` in package ${packagePath}package.json` : '') +
    ` imported from ${base}`,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: '%s',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL:
    "Unexpected argument '%s'. This command does not take positional arguments",
  ERR_PARSE_ARGS_UNKNOWN_OPTION: (option, allowPositionals) =>
    `Unknown option '${option}'` + (!allowPositionals || option === '' ? '' :
      ". To specify a positional argument starting with a '-', place it at the end of the " +
      `command after '--', as in '-- ${JSON.stringify(option)}`),
  ERR_PERFORMANCE_INVALID_TIMESTAMP: '%d is not a valid timestamp',
  ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS: '%s',
  ERR_SOCKET_BAD_BUFFER_SIZE: 'Buffer size must be a positive integer',
  ERR_SOCKET_BAD_TYPE: 'Bad socket type specified. Valid types are: udp4, udp6',
  ERR_STREAM_ITER_MISSING_FLAG: 'The stream/iter API requires the --experimental-stream-iter flag',
  ERR_STREAM_NULL_VALUES: 'May not write null values to stream',
  ERR_TLS_ALPN_CALLBACK_INVALID_RESULT: (value, protocols) =>
    `ALPN callback returned a value (${value}) that did not match any of the client's offered ` +
    `protocols (${protocols.join(', ')})`,
  ERR_TLS_ALPN_CALLBACK_WITH_PROTOCOLS:
    'The ALPNCallback and ALPNProtocols TLS options are mutually exclusive',
  ERR_TLS_INVALID_CONTEXT: '%s must be a SecureContext',
  ERR_TLS_INVALID_PROTOCOL_VERSION: '%j is not a valid %s TLS protocol version',
  ERR_TLS_PROTOCOL_VERSION_CONFLICT:
    'TLS protocol version %j conflicts with secureProtocol %j',
  ERR_TRACE_EVENTS_CATEGORY_REQUIRED: 'At least one category is required',
  ERR_TRAILING_JUNK_AFTER_STREAM_END: 'Trailing junk found after the end of the compressed stream',
  ERR_UNESCAPED_CHARACTERS: '%s contains unescaped characters',
  ERR_UNKNOWN_ENCODING: 'Unknown encoding: %s',
  ERR_UNKNOWN_FILE_EXTENSION: 'Unknown file extension "%s" for %s',
  ERR_UNKNOWN_SIGNAL: (signal, isLower = false) =>
    `Unknown signal: ${signal}${isLower ? ' (signals must use all capital letters)' : ''}`,
  ERR_UNSUPPORTED_RESOLVE_REQUEST: 'Failed to resolve module specifier "%s" from "%s": ' +
    'Invalid relative URL or base scheme is not hierarchical.',
  ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING: 'A dynamic import callback was not specified.',
  ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING_FLAG:
    'A dynamic import callback was invoked without --experimental-vm-modules',
  ERR_WEBASSEMBLY_RESPONSE: 'WebAssembly response %s',
  ERR_WORKER_PATH: (filename) =>
    'The worker script or module filename must be an absolute path or a relative path starting ' +
    `with './' or '../'.${
      filename.startsWith('file://') ? ' Wrap file:// URLs with `new URL`.' : ''}` +
    `${/^data:text\/javascript/i.test(filename) ? ' Wrap data: URLs with `new URL`.' : ''}` +
    ` Received "${filename}"`,
  ERR_WORKER_UNSUPPORTED_OPERATION: '%s is not supported in workers',
  ERR_ZIP_NOT_WRITABLE: 'this archive was not opened for writing',
};

const rangeErrors = {
  __proto__: null,
  ERR_BROTLI_INVALID_PARAM: '%s is not a valid Brotli parameter',
  ERR_BUFFER_OUT_OF_BOUNDS: (name) => name ? `"${name}" is outside of buffer bounds` :
    'Attempt to access memory outside buffer bounds',
  ERR_BUFFER_TOO_LARGE: 'Cannot create a Buffer larger than %s bytes',
  ERR_CHILD_PROCESS_STDIO_MAXBUFFER: '%s maxBuffer length exceeded',
  ERR_CRYPTO_INVALID_KEYLEN: 'Invalid key length',
  ERR_CRYPTO_INVALID_KEYPAIR: 'Invalid key pair',
  ERR_CRYPTO_INVALID_KEYTYPE: 'Invalid key type',
  ERR_CRYPTO_INVALID_MESSAGELEN: 'Invalid message length',
  ERR_CRYPTO_INVALID_SALT_LENGTH: 'Invalid salt length',
  ERR_CRYPTO_INVALID_SCRYPT_PARAMS: 'Invalid scrypt params: %s',
  ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH: 'Input buffers must have the same byte length',
  ERR_ENCODING_NOT_SUPPORTED: 'The "%s" encoding is not supported',
  ERR_FS_FILE_TOO_LARGE: 'File size (%s) is greater than 2 GiB',
  ERR_HTTP2_INFO_STATUS_NOT_ALLOWED: 'Informational status codes cannot be used',
  ERR_HTTP2_INVALID_INFO_STATUS: 'Invalid informational status code: %s',
  ERR_HTTP2_INVALID_PACKED_SETTINGS_LENGTH: 'Packed settings length must be a multiple of six',
  ERR_HTTP2_PING_LENGTH: 'HTTP2 ping payload must be 8 bytes',
  ERR_HTTP2_STATUS_INVALID: 'Invalid status code: %s',
  ERR_HTTP_INVALID_STATUS_CODE: 'Invalid status code: %s',
  ERR_INVALID_ADDRESS_FAMILY: (family, host, port) =>
    `Invalid address family: ${family} ${host}:${port}`,
  ERR_INVALID_ASYNC_ID: 'Invalid %s value: %s',
  ERR_INVALID_BUFFER_SIZE: 'Buffer size must be a multiple of %s',
  ERR_INVALID_FD: '"fd" must be a positive integer: %s',
  ERR_NAPI_INVALID_DATAVIEW_ARGS: 'byte_offset + byte_length should be less than or equal to the ' +
    'size in bytes of the array passed in',
  ERR_NAPI_INVALID_TYPEDARRAY_ALIGNMENT: 'start offset of %s should be a multiple of %s',
  ERR_NAPI_INVALID_TYPEDARRAY_LENGTH: 'Invalid typed array length',
  ERR_OUT_OF_RANGE: (name, range, value, whole = false) =>
    `${whole ? name : `The value of "${name}" is out of range.`} It must be ${range}. ` +
    `Received ${describeNumber(value)}`,
  ERR_SOCKET_BAD_PORT: (name, port, allowZero = true) =>
    `${name} should be ${allowZero ? '>=' : '>'} 0 and < 65536. ` +
    `Received ${determineSpecificType(port)}.`,
  ERR_UNKNOWN_MODULE_FORMAT: 'Unknown module format: %s for URL %s',
  ERR_ZIP_ARCHIVE_TOO_LARGE: 'ZIP archive structure exceeds the allowed size: %s',
  ERR_ZIP_ENTRY_TOO_LARGE: 'ZIP entry exceeds the allowed size: %s',
  ERR_ZSTD_INVALID_PARAM: '%s is not a valid zstd parameter',
};

const errors = {
  __proto__: null,
  ERR_ACCESS_DENIED: (message) => message,
  ERR_ASSERTION: '%s',
  ERR_ASYNC_LOADER_REQUEST_NEVER_SETTLED: 'Async loader request never settled',
  ERR_CANNOT_WATCH_SIGINT: 'Cannot watch for SIGINT signals',
  ERR_CHILD_CLOSED_BEFORE_REPLY: 'Child closed before reply received',
  ERR_CHILD_PROCESS_IPC_REQUIRED:
    "Forked processes must have an IPC channel, missing value 'ipc' in %s",
  ERR_CLOSED_MESSAGE_PORT: 'Cannot send data on closed MessagePort',
  ERR_CONTEXT_NOT_INITIALIZED: 'context used is not initialized',
  ERR_DEBUGGER_ERROR: '%s',
  ERR_DEBUGGER_STARTUP_ERROR: (message) => message,
  ERR_DIR_CLOSED: 'Directory handle was closed',
  ERR_DIR_CONCURRENT_OPERATION: 'Cannot do synchronous work on directory handle with concurrent ' +
    'asynchronous operations',
  ERR_DLOPEN_DISABLED: 'Cannot load native addon because loading addons is disabled.',
  ERR_DLOPEN_FAILED: '%s',
  ERR_DNS_SET_SERVERS_FAILED: 'c-ares failed to set servers: "%s" [%s]',
  ERR_DOMAIN_CALLBACK_NOT_AVAILABLE: 'A callback was registered through ' +
    'process.setUncaughtExceptionCaptureCallback(), which is mutually exclusive with using the ' +
    '`domain` module',
  ERR_DOMAIN_CANNOT_SET_UNCAUGHT_EXCEPTION_CAPTURE: 'The `domain` module is in use, which is ' +
    'mutually exclusive with calling process.setUncaughtExceptionCaptureCallback()',
  ERR_DUPLICATE_STARTUP_SNAPSHOT_MAIN_FUNCTION:
    'Deserialize main function is already configured.',
  ERR_EDDY_NOT_BUILT: (what) =>
    `${what} is not built in eddy ${require('internal/builtins').options.version} yet`,
  ERR_EVAL_ESM_CANNOT_PRINT: '--print cannot be used with ESM input',
  ERR_EVENT_RECURSION: 'The event "%s" is already being dispatched',
  ERR_FALSY_VALUE_REJECTION: () => 'Promise was rejected with falsy value',
  ERR_FFI_LIBRARY_CLOSED: 'Library is closed',
  ERR_FS_WATCH_QUEUE_OVERFLOW: 'fs.watch() queued more than %d events',
  ERR_HTTP_BODY_NOT_ALLOWED:
    'Adding content for this request method or response status is not allowed.',
  ERR_HTTP_CONTENT_LENGTH_MISMATCH: "Response body's content-length of %s byte(s) does not match " +
    'the content-length of %s byte(s) set in header',
  ERR_HTTP_HEADERS_SENT: 'Cannot %s headers after they are sent to the client',
  ERR_HTTP_REQUEST_TIMEOUT: 'Request timeout',
  ERR_HTTP_SOCKET_ASSIGNED: 'ServerResponse has an already assigned socket',
  ERR_HTTP_SOCKET_ENCODING: 'Changing the socket encoding is not allowed per RFC7230 Section 3.',
  ERR_HTTP_TRAILER_INVALID: 'Trailers are invalid with this transfer encoding',
  ERR_INPUT_TYPE_NOT_ALLOWED:
    '--input-type can only be used with string input via --eval, --print, or STDIN',
  ERR_INSPECTOR_ALREADY_ACTIVATED: 'Inspector is already activated. Close it with ' +
    'inspector.close() before activating it again.',
  ERR_INSPECTOR_ALREADY_CONNECTED: '%s is already connected',
  ERR_INSPECTOR_CLOSED: 'Session was closed',
  ERR_INSPECTOR_COMMAND: 'Inspector error %d: %s',
  ERR_INSPECTOR_NOT_ACTIVE: 'Inspector is not active',
  ERR_INSPECTOR_NOT_AVAILABLE: 'Inspector is not available',
  ERR_INSPECTOR_NOT_CONNECTED: 'Session is not connected',
  ERR_INSPECTOR_NOT_WORKER: 'Current thread is not a worker',
  ERR_INTERNAL_ASSERTION: (message) => {
    const suffix = 'This is caused by either a bug in Node.js or incorrect usage of Node.js ' +
      'internals.\nPlease open an issue with this stack trace at ' +
      'https://github.com/nodejs/node/issues\n';
    return message === undefined ? suffix : `${message}\n${suffix}`;
  },
  ERR_INVALID_PACKAGE_CONFIG: (path, base, message) =>
    `Invalid package config ${path}${base ? ` while importing ${base}` : ''}.` +
    (message ? ` ${message}` : ''),
  ERR_INVALID_PACKAGE_TARGET: describePackageTarget,
  ERR_INVALID_STATE: 'Invalid state: %s',
  ERR_IPC_CHANNEL_CLOSED: 'Channel closed',
  ERR_IPC_DISCONNECTED: 'IPC channel is already disconnected',
  ERR_IPC_ONE_PIPE: 'Child process can have only one IPC pipe',
  ERR_IPC_SYNC_FORK: 'IPC cannot be used with synchronous forks',
  ERR_INVALID_ADDRESS: 'Invalid socket address',
  ERR_IP_BLOCKED: (ip) => `IP(${ip}) is blocked by net.BlockList`,
  ERR_LOADER_CHAIN_INCOMPLETE: '"%s" did not call the next hook in its chain and did not ' +
    'explicitly signal a short circuit. If this is intentional, include `shortCircuit: true` in ' +
    "the hook's return.",
  ERR_MEMORY_ALLOCATION_FAILED: 'Failed to allocate memory',
  // allowed: Node's words
  ERR_METHOD_NOT_IMPLEMENTED: 'The %s method is not implemented',
  ERR_MODULE_NOT_FOUND: (path, base, exactUrl) =>
    `Cannot find ${exactUrl ? 'module' : 'package'} '${path}' imported from ${base}`,
  ERR_MULTIPLE_CALLBACK: 'Callback called multiple times',
  ERR_NOT_BUILDING_SNAPSHOT: 'Operation cannot be invoked when not building startup snapshot',
  ERR_NOT_IN_SINGLE_EXECUTABLE_APPLICATION:
    'Operation cannot be invoked when not in a single-executable application',
  ERR_NOT_SUPPORTED_IN_SNAPSHOT: '%s is not supported in startup snapshot',
  ERR_NO_CRYPTO: 'Node.js is not compiled with OpenSSL crypto support',
  ERR_NO_TEMPORAL: 'Temporal is not supported in this environment',
  ERR_NO_TYPESCRIPT: 'Node.js is not compiled with TypeScript support',
  ERR_OPERATION_FAILED: 'Operation failed: %s',
  ERR_PACKAGE_MAP_EXTERNAL_FILE:
    'Cannot resolve "%s" from "%s": file is not within any package defined in %s',
  ERR_PACKAGE_MAP_KEY_NOT_FOUND:
    'Package key "%s" referenced in dependencies but not defined in %s',
  ERR_PACKAGE_PATH_NOT_EXPORTED: describeMissingExport,
  ERR_PROTO_ACCESS: 'Accessing Object.prototype.__proto__ has been disallowed with ' +
    '--disable-proto=throw',
  ERR_PROXY_INVALID_CONFIG: '%s',
  ERR_PROXY_TUNNEL: '%s',
  ERR_QUIC_CONNECTION_FAILED: 'QUIC connection failed',
  ERR_QUIC_ENDPOINT_CLOSED: 'QUIC endpoint closed: %s (%d)',
  ERR_QUIC_OPEN_STREAM_FAILED: 'Failed to open QUIC stream',
  ERR_QUIC_STREAM_ABORTED: '%s',
  ERR_QUIC_VERSION_NEGOTIATION_ERROR: 'The QUIC session requires version negotiation',
  ERR_REQUIRE_ASYNC_MODULE: (filename, parent) =>
    'require() cannot be used on an ESM graph with top-level await. Use import() instead. To see ' +
    'where the top-level await comes from, use --experimental-print-required-tla.' +
    (filename ? `\nRequired module: ${filename}` : '') +
    (parent ? `\nRequire stack:\n- ${requireStack(parent).join('\n- ')}` : ''),
  ERR_REQUIRE_CYCLE_MODULE: '%s',
  ERR_REQUIRE_ESM: describeRequireEsm,
  ERR_REQUIRE_ESM_RACE_CONDITION: (filename, parent, inLoaderWorker) =>
    `Cannot require() ES Module ${filename} because it is not yet fully loaded.\n` +
    'This may be caused by a race condition if the module is simultaneously dynamically ' +
    'import()-ed via Promise.all().\n' +
    'Try await-ing the import() sequentially in a loop instead.\n' +
    ` (From ${parent ? `${parent} in ` : ' '}` +
    `${inLoaderWorker ? 'loader hook worker thread' : 'non-loader-hook thread'})`,
  ERR_SCRIPT_EXECUTION_INTERRUPTED: 'Script execution was interrupted by `SIGINT`',
  ERR_SCRIPT_EXECUTION_TIMEOUT: 'Script execution timed out after %sms',
  ERR_SERVER_ALREADY_LISTEN: 'Listen method has been called more than once without closing.',
  ERR_SERVER_NOT_RUNNING: 'Server is not running.',
  ERR_SINGLE_EXECUTABLE_APPLICATION_ASSET_NOT_FOUND:
    'Cannot find asset %s for the single executable application',
  ERR_SOCKET_ALREADY_BOUND: 'Socket is already bound',
  ERR_SOCKET_CLOSED: 'Socket is closed',
  ERR_SOCKET_CLOSED_BEFORE_CONNECTION: 'Socket closed before the connection was established',
  ERR_SOCKET_CONNECTION_TIMEOUT: 'Socket connection timeout',
  ERR_SOCKET_DGRAM_IS_CONNECTED: 'Already connected',
  ERR_SOCKET_DGRAM_NOT_CONNECTED: 'Not connected',
  ERR_SOCKET_DGRAM_NOT_RUNNING: 'Not running',
  ERR_SOCKET_HANDLE_ADOPTED: 'The bound socket has already been adopted by a server or socket',
  ERR_SOURCE_MAP_CORRUPT: "The source map for '%s' does not exist or is corrupt.",
  ERR_SOURCE_MAP_MISSING_SOURCE: "Cannot find '%s' imported from the source map for '%s'",
  ERR_STREAM_ALREADY_FINISHED: 'Cannot call %s after a stream was finished',
  ERR_STREAM_CANNOT_PIPE: 'Cannot pipe, not readable',
  ERR_STREAM_DESTROYED: 'Cannot call %s after a stream was destroyed',
  ERR_STREAM_PREMATURE_CLOSE: 'Premature close',
  ERR_STREAM_PUSH_AFTER_EOF: 'stream.push() after EOF',
  ERR_STREAM_UNABLE_TO_PIPE: 'Cannot pipe to a closed or destroyed stream',
  ERR_STREAM_UNSHIFT_AFTER_END_EVENT: 'stream.unshift() after end event',
  ERR_STREAM_WRAP: 'Stream has StringDecoder set or is in objectMode',
  ERR_STREAM_WRITE_AFTER_END: 'write after end',
  ERR_STRING_TOO_LONG: 'Cannot create a string longer than 0x%s characters',
  ERR_SYNTHETIC: 'JavaScript Callstack',
  ERR_TEST_FAILURE: (error) => {
    const message = typeof error === 'string' ? error : error?.message;
    return typeof message === 'string' ? message : inspect(error);
  },
  ERR_THROTTLED: 'The call was dropped by the throttled function',
  ERR_TRACE_EVENTS_UNAVAILABLE: 'Trace events are unavailable',
  ERR_UNAVAILABLE_DURING_EXIT: 'Cannot call function in process exit handler',
  ERR_UNCAUGHT_EXCEPTION_CAPTURE_ALREADY_SET: '`process.setupUncaughtExceptionCapture()` was ' +
    'called while a capture callback was already active',
  ERR_UNHANDLED_ERROR: (error) =>
    error === undefined ? 'Unhandled error.' : `Unhandled error. (${error})`,
  ERR_UNKNOWN_BUILTIN_MODULE: 'No such built-in module: %s',
  ERR_UNKNOWN_CREDENTIAL: '%s identifier does not exist: %s',
  ERR_UNSUPPORTED_DIR_IMPORT: (path, base) =>
    `Directory import '${path}' is not supported resolving ES modules imported from ${base}`,
  ERR_UNSUPPORTED_ESM_URL_SCHEME: (url, supported) =>
    `Only URLs with a scheme in: ${formatList(supported)} are supported by the default ESM ` +
    `loader. Received protocol '${url.protocol}'`,
  ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING:
    'Stripping types is currently unsupported for files under node_modules, for "%s"',
  ERR_USE_AFTER_CLOSE: '%s was closed',
  ERR_VALID_PERFORMANCE_ENTRY_TYPE: 'At least one valid performance entry type is required',
  ERR_VFS_INVALID_TARGET:
    '%s is not a valid --vfs-load source: must be an existing file or directory',
  ERR_VM_MODULE_ALREADY_LINKED: 'Module has already been linked',
  ERR_VM_MODULE_CACHED_DATA_REJECTED: 'cachedData buffer was rejected',
  ERR_VM_MODULE_CANNOT_CREATE_CACHED_DATA:
    'Cached data cannot be created for a module which has been evaluated',
  ERR_VM_MODULE_DIFFERENT_CONTEXT: 'Linked modules must use the same context',
  ERR_VM_MODULE_LINK_FAILURE: (message) => message,
  ERR_VM_MODULE_NOT_MODULE: 'Provided module is not an instance of Module',
  ERR_VM_MODULE_STATUS: 'Module status %s',
  ERR_WASI_ALREADY_STARTED: 'WASI instance has already started',
  ERR_WEBASSEMBLY_NOT_SUPPORTED:
    'WebAssembly is not supported in this environment, but is required for %s',
  ERR_WORKER_HANDLE_NOT_TRANSFERABLE: '%s cannot be transferred in its current state; it must be ' +
    'a freshly created or accepted handle that has not started reading and has no pending writes',
  ERR_WORKER_INIT_FAILED: 'Worker initialization failure: %s',
  ERR_WORKER_INVALID_EXEC_ARGV: (flags, what = 'invalid execArgv flags') =>
    `Initiated Worker with ${what}: ${Array.from(flags).join(', ')}`,
  ERR_WORKER_MESSAGING_ERRORED:
    'The destination thread threw an error while processing the message',
  ERR_WORKER_MESSAGING_FAILED: 'Cannot find the destination thread or listener',
  ERR_WORKER_MESSAGING_SAME_THREAD: 'Cannot sent a message to the same thread',
  ERR_WORKER_MESSAGING_TIMEOUT: 'Sending a message to another thread timed out',
  ERR_WORKER_NOT_RUNNING: 'Worker instance not running',
  ERR_WORKER_OUT_OF_MEMORY: 'Worker terminated due to reaching memory limit: %s',
  ERR_WORKER_UNSERIALIZABLE_ERROR: 'Serializing an uncaught exception failed',
  ERR_ZIP_ENTRY_CORRUPT: 'ZIP entry is corrupt: %s',
  ERR_ZIP_ENTRY_NOT_FOUND: 'no such entry %j in the archive',
  ERR_ZIP_INVALID_ARCHIVE: 'invalid ZIP archive: %s',
  ERR_ZIP_UNSUPPORTED_FEATURE: 'unsupported ZIP feature: %s',
  ERR_ZLIB_INITIALIZATION_FAILED: '%s',
};

const http2Errors = {
  __proto__: null,
  ERR_HTTP2_CONNECT_AUTHORITY: ':authority header is required for CONNECT requests',
  ERR_HTTP2_CONNECT_PATH: 'The :path header is forbidden for CONNECT requests',
  ERR_HTTP2_CONNECT_SCHEME: 'The :scheme header is forbidden for CONNECT requests',
  ERR_HTTP2_GOAWAY_SESSION: 'New streams cannot be created after receiving a GOAWAY',
  ERR_HTTP2_HEADERS_AFTER_RESPOND:
    'Cannot specify additional headers after response initiated',
  ERR_HTTP2_HEADERS_SENT: 'Response has already been initiated.',
  ERR_HTTP2_INVALID_SESSION: 'The session has been destroyed',
  ERR_HTTP2_INVALID_STREAM: 'The stream has been destroyed',
  ERR_HTTP2_MAX_PENDING_SETTINGS_ACK: 'Maximum number of pending settings acknowledgements',
  ERR_HTTP2_NESTED_PUSH: 'A push stream cannot initiate another push stream.',
  ERR_HTTP2_NO_MEM: 'Out of memory',
  ERR_HTTP2_NO_SOCKET_MANIPULATION:
    'HTTP/2 sockets should not be directly manipulated (e.g. read and written)',
  ERR_HTTP2_OUT_OF_STREAMS:
    'No stream ID is available because maximum stream ID has been reached',
  ERR_HTTP2_PAYLOAD_FORBIDDEN: 'Responses with %s status must not have a payload',
  ERR_HTTP2_PING_CANCEL: 'HTTP2 ping cancelled',
  ERR_HTTP2_PUSH_DISABLED: 'HTTP/2 client has disabled push streams',
  ERR_HTTP2_SEND_FILE: 'Directories cannot be sent',
  ERR_HTTP2_SEND_FILE_NOSEEK: 'Offset or length can only be specified for regular files',
  ERR_HTTP2_SESSION_ERROR: 'Session closed with error code %s',
  ERR_HTTP2_SETTINGS_CANCEL: 'HTTP2 session settings canceled',
  ERR_HTTP2_SOCKET_BOUND: 'The socket is already bound to an Http2Session',
  ERR_HTTP2_SOCKET_UNBOUND: 'The socket has been disconnected from the Http2Session',
  ERR_HTTP2_STATUS_101: 'HTTP status code 101 (Switching Protocols) is forbidden in HTTP/2',
  ERR_HTTP2_STREAM_CANCEL: (cause) => 'The pending stream has been canceled' +
    (typeof cause?.message === 'string' ? ` (caused by: ${cause.message})` : ''),
  ERR_HTTP2_STREAM_ERROR: 'Stream closed with error code %s',
  ERR_HTTP2_STREAM_SELF_DEPENDENCY: 'A stream cannot depend on itself',
  ERR_HTTP2_TOO_MANY_CUSTOM_SETTINGS:
    'Number of custom settings exceeds MAX_ADDITIONAL_SETTINGS',
  ERR_HTTP2_TOO_MANY_INVALID_FRAMES: 'Too many invalid HTTP/2 frames',
  ERR_HTTP2_TOO_MANY_ORIGINS:
    'The server sent more ORIGIN frames than the allowed number of %s',
  ERR_HTTP2_TRAILERS_ALREADY_SENT: 'Trailing headers have already been sent',
  ERR_HTTP2_TRAILERS_NOT_READY:
    'Trailing headers cannot be sent until after the wantTrailers event is emitted',
  ERR_HTTP2_UNSUPPORTED_PROTOCOL: 'protocol "%s" is unsupported.',
};

const cryptoErrors = {
  __proto__: null,
  ERR_CRYPTO_ARGON2_NOT_SUPPORTED: 'Argon2 algorithm not supported',
  ERR_CRYPTO_CUSTOM_ENGINE_NOT_SUPPORTED: 'Custom engines not supported by this OpenSSL',
  ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY: 'Public key is not valid for specified curve',
  ERR_CRYPTO_ENGINE_UNKNOWN: 'Engine "%s" was not found',
  ERR_CRYPTO_FIPS_FORCED: 'Cannot set FIPS mode, it was forced with --force-fips at startup.',
  ERR_CRYPTO_FIPS_UNAVAILABLE: 'Cannot set FIPS mode in a non-FIPS build.',
  ERR_CRYPTO_HASH_FINALIZED: 'Digest already called',
  ERR_CRYPTO_HASH_UPDATE_FAILED: 'Hash update failed',
  ERR_CRYPTO_INCOMPATIBLE_KEY: 'Incompatible %s: %s',
  ERR_CRYPTO_INCOMPATIBLE_KEY_OPTIONS: 'The selected key encoding %s %s.',
  ERR_CRYPTO_INITIALIZATION_FAILED: 'Initialization failed',
  ERR_CRYPTO_INVALID_STATE: 'Invalid state for operation %s',
  ERR_CRYPTO_JWK_UNSUPPORTED_CURVE: 'Unsupported JWK EC curve: %s.',
  ERR_CRYPTO_JWK_UNSUPPORTED_KEY_TYPE: 'Unsupported JWK Key Type.',
  ERR_CRYPTO_KEM_NOT_SUPPORTED: 'KEM is not supported',
  ERR_CRYPTO_MAC_FINALIZED: 'MAC already finalized',
  ERR_CRYPTO_MAC_NOT_SUPPORTED: 'MAC is not supported',
  ERR_CRYPTO_MAC_UPDATE_FAILED: 'MAC update failed',
  ERR_CRYPTO_OPERATION_FAILED: '%s',
  ERR_CRYPTO_PBKDF2_ERROR: 'PBKDF2 error',
  ERR_CRYPTO_SCRYPT_NOT_SUPPORTED: 'Scrypt algorithm not supported',
  ERR_CRYPTO_SIGN_KEY_REQUIRED: 'No key provided to sign',
  ERR_CRYPTO_UNKNOWN_CIPHER: 'Unknown cipher',
  ERR_CRYPTO_UNKNOWN_DH_GROUP: 'Unknown DH group',
  ERR_CRYPTO_UNSUPPORTED_OPERATION: 'Unsupported crypto operation',
  ERR_TLS_CERT_ALTNAME_INVALID: (reason) =>
    `Hostname/IP does not match certificate's altnames: ${reason}`,
  ERR_TLS_DH_PARAM_SIZE: 'DH parameter size %s is less than 2048',
  ERR_TLS_HANDSHAKE_TIMEOUT: 'TLS handshake timeout',
  ERR_TLS_INVALID_STATE: 'TLS socket connection must be securely established',
  ERR_TLS_PSK_SET_IDENTITY_HINT_FAILED: 'Failed to set PSK identity hint',
  ERR_TLS_RENEGOTIATION_DISABLED: 'TLS session renegotiation disabled for this socket',
  ERR_TLS_RENEGOTIATION_UNSUPPORTED:
    'TLS session renegotiation is unsupported by this TLS implementation',
  ERR_TLS_REQUIRED_SERVER_NAME: '"servername" is required parameter for Server.addContext',
  ERR_TLS_SESSION_ATTACK: 'TLS session renegotiation attack detected',
  ERR_TLS_SNI_FROM_SERVER: 'Cannot issue SNI from a TLS server-side socket',
};

/** Parts of texts of the system codes; internal/errors adds what the call returned. */
const systemErrors = {
  __proto__: null,
  ERR_FS_CP_DIR_TO_NON_DIR: 'Cannot overwrite non-directory with directory',
  ERR_FS_CP_EEXIST: 'Target already exists',
  ERR_FS_CP_EINVAL: 'Invalid src or dest',
  ERR_FS_CP_FIFO_PIPE: 'Cannot copy a FIFO pipe',
  ERR_FS_CP_NON_DIR_TO_DIR: 'Cannot overwrite directory with non-directory',
  ERR_FS_CP_SOCKET: 'Cannot copy a socket file',
  ERR_FS_CP_SYMLINK_TO_SUBDIRECTORY: 'Cannot overwrite symlink in subdirectory of self',
  ERR_FS_CP_UNKNOWN: 'Cannot copy an unknown file type',
  ERR_FS_EISDIR: 'Path is a directory',
  ERR_SOCKET_BUFFER_SIZE: 'Could not get or set buffer size',
  ERR_SYSTEM_ERROR: 'A system error occurred',
  ERR_TTY_INIT_FAILED: 'TTY initialization failed',
};

const otherErrors = {
  __proto__: null,
  ERR_INVALID_TYPESCRIPT_SYNTAX: [SyntaxError, '%s'],
  ERR_INVALID_URI: [URIError, 'URI malformed'],
  ERR_PACKAGE_MAP_INVALID: [SyntaxError, 'Invalid package-map.json at "%s": %s'],
  ERR_SRI_PARSE: [SyntaxError,
    'Subresource Integrity string %j had an unexpected %j at position %d'],
  ERR_TLS_CERT_ALTNAME_FORMAT: [SyntaxError, 'Invalid subject alternative name string'],
  ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX: [SyntaxError, '%s'],
};

// ---- what errors carry beside code and message ------------------------------------------------

const inits = {
  __proto__: null,
  ERR_ACCESS_DENIED(err, message, permission = '', resource = '') {
    err.permission = permission;
    err.resource = resource;
  },
  ERR_DEBUGGER_STARTUP_ERROR(err, message, details) {
    Object.assign(err, details);
  },
  ERR_ENCODING_INVALID_ENCODED_DATA(err, encoding, errno) {
    err.errno = errno;
  },
  ERR_FALSY_VALUE_REJECTION(err, reason) {
    err.reason = reason;
  },
  ERR_HTTP2_INVALID_SETTING_VALUE(err, name, actual, min, max) {
    err.actual = actual;
    if (min !== undefined) {
      err.min = min;
      err.max = max;
    }
  },
  ERR_HTTP2_STREAM_CANCEL(err, cause) {
    if (cause) err.cause = cause;
  },
  ERR_INVALID_ADDRESS_FAMILY(err, family, host, port) {
    err.host = host;
    err.port = port;
  },
  ERR_INVALID_FILE_URL_PATH(err, reason, input) {
    err.input = input;
  },
  ERR_INVALID_URL(err, input, base) {
    err.input = input;
    if (base !== undefined) err.base = base;
  },
  ERR_MODULE_NOT_FOUND(err, path, base, exactUrl) {
    if (exactUrl) err.url = `${exactUrl}`;
  },
  ERR_TEST_FAILURE(err, error, failureType) {
    err.failureType = failureType;
    err.cause = error;
  },
  ERR_TLS_CERT_ALTNAME_INVALID(err, reason, host, cert) {
    err.reason = reason;
    err.host = host;
    err.cert = cert;
  },
  ERR_UNSUPPORTED_DIR_IMPORT(err, path, base, exactUrl) {
    err.url = exactUrl;
  },
  ERR_VM_MODULE_LINK_FAILURE(err, message, cause) {
    err.cause = cause;
  },
};

/** Where a code that is neither a TypeError nor a RangeError may be. */
const plainTables = [errors, http2Errors, cryptoErrors, systemErrors];

/**
 * The base class and the text of a code.
 * @param {string} code
 * @returns {{base: Function, message: string|Function, init: Function|undefined}|undefined}
 */
function find(code) {
  const init = inits[code];
  if (code in typeErrors) return { base: TypeError, message: typeErrors[code], init };
  if (code in rangeErrors) return { base: RangeError, message: rangeErrors[code], init };
  for (const table of plainTables) {
    if (code in table) return { base: Error, message: table[code], init };
  }
  if (code in otherErrors) {
    const [base, message] = otherErrors[code];
    return { base, message, init };
  }
  return undefined;
}

module.exports = { determineSpecificType, find, formatList };
