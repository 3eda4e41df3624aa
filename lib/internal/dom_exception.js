'use strict';
// internal/dom_exception: DOMException.
// Public face: the global of that name (Web IDL, 2.8.1 and 4.3).  Native half: none.

const { codes: { ERR_INVALID_THIS } } = require('internal/errors');

// Names in the order of their codes, from 1; a "-" has a constant but no error name of its own.
const nameOfCode = [
  'IndexSizeError INDEX_SIZE_ERR',
  '- DOMSTRING_SIZE_ERR',
  'HierarchyRequestError HIERARCHY_REQUEST_ERR',
  'WrongDocumentError WRONG_DOCUMENT_ERR',
  'InvalidCharacterError INVALID_CHARACTER_ERR',
  '- NO_DATA_ALLOWED_ERR',
  'NoModificationAllowedError NO_MODIFICATION_ALLOWED_ERR',
  'NotFoundError NOT_FOUND_ERR',
  'NotSupportedError NOT_SUPPORTED_ERR',
  'InUseAttributeError INUSE_ATTRIBUTE_ERR',
  'InvalidStateError INVALID_STATE_ERR',
  'SyntaxError SYNTAX_ERR',
  'InvalidModificationError INVALID_MODIFICATION_ERR',
  'NamespaceError NAMESPACE_ERR',
  'InvalidAccessError INVALID_ACCESS_ERR',
  '- VALIDATION_ERR',
  'TypeMismatchError TYPE_MISMATCH_ERR',
  'SecurityError SECURITY_ERR',
  'NetworkError NETWORK_ERR',
  'AbortError ABORT_ERR',
  'URLMismatchError URL_MISMATCH_ERR',
  'QuotaExceededError QUOTA_EXCEEDED_ERR',
  'TimeoutError TIMEOUT_ERR',
  'InvalidNodeTypeError INVALID_NODE_TYPE_ERR',
  'DataCloneError DATA_CLONE_ERR',
];

/** Constructs to whatever it is given, so that a subclass can put private fields on it. */
class Given {
  constructor(object) {
    return object;
  }
}

/** The state of a DOMException, as private fields on an Error: the error itself stays bare. */
class State extends Given {
  #name;
  #message;

  constructor(error, message, name) {
    super(error);
    this.#message = message;
    this.#name = name;
  }

  static has(value) {
    return typeof value === 'object' && value !== null && #name in value;
  }

  static name(error) {
    return error.#name;
  }

  static message(error) {
    return error.#message;
  }
}

function check(value) {
  if (!State.has(value)) throw new ERR_INVALID_THIS('DOMException');
}

let codeOfName;
function codeOf(name) {
  codeOfName ??= new Map(nameOfCode.map((line, i) => [line.split(' ')[0], i + 1]));
  return name === '-' ? 0 : codeOfName.get(name) ?? 0;
}

class DOMException {
  /**
   * @param {string} [message]
   * @param {string|{name?: string, cause?: any}} [options] name ('Error'), or name and cause
   */
  constructor(message = '', options = 'Error') {
    // A real Error: it has a stack, and Error.isError and util.types say so.
    const error = new Error();
    Object.setPrototypeOf(error, new.target.prototype);
    if (options !== null && typeof options === 'object') {
      const { name } = options;
      new State(error, `${message}`, name === undefined ? name : `${name}`);
      if ('cause' in options) {
        Object.defineProperty(error, 'cause', {
          __proto__: null,
          value: options.cause,
          configurable: true,
          writable: true,
          enumerable: false,
        });
      }
    } else {
      new State(error, `${message}`, `${options}`);
    }
    return error;
  }

  get name() {
    check(this);
    return State.name(this);
  }

  get message() {
    check(this);
    return State.message(this);
  }

  get code() {
    check(this);
    return codeOf(State.name(this));
  }
}

Object.setPrototypeOf(DOMException.prototype, Error.prototype);
Object.defineProperties(DOMException.prototype, {
  name: { __proto__: null, enumerable: true },
  message: { __proto__: null, enumerable: true },
  code: { __proto__: null, enumerable: true },
  [Symbol.toStringTag]: { __proto__: null, value: 'DOMException', configurable: true },
});
nameOfCode.forEach((line, i) => {
  const constant = { __proto__: null, value: i + 1, enumerable: true };
  Object.defineProperty(DOMException, line.split(' ')[1], constant);
  Object.defineProperty(DOMException.prototype, line.split(' ')[1], constant);
});

/**
 * What a structured clone of a DOMException carries.
 * @returns {{message: string, name: string, stack: string}}
 */
function serialize(error) {
  return { message: State.message(error), name: State.name(error), stack: error.stack };
}

/** The DOMException that serialize() described. */
function deserialize({ message, name, stack }) {
  const error = new DOMException(message, name);
  Object.defineProperty(error, 'stack', {
    __proto__: null, value: stack, writable: true, configurable: true, enumerable: false,
  });
  return error;
}

module.exports = { DOMException, deserialize, isDOMException: State.has, serialize };
