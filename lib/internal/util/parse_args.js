'use strict';
// internal/util/parse_args - command lines as options and positionals.
// Public face: util.parseArgs (nodejs.org/api/util.html#utilparseargsconfig).  Native half: none.
//
// Two steps: `tokenize` splits the arguments, never failing; `parseArgs` checks the tokens and
// collects their values.

const { codes } = require('internal/errors');
const {
  validateArray, validateBoolean, validateBooleanArray, validateObject, validateString,
  validateStringArray, validateUnion,
} = require('internal/validators');

const { hasOwn } = Object;

function own(object, key, fallback) {
  return hasOwn(object, key) && object[key] !== undefined ? object[key] : fallback;
}

function typeOf(options, name) {
  return hasOwn(options, name) ? own(options[name], 'type') : undefined;
}

// The name of the option with a one-letter name; the letter itself if there is none.
function longName(options, letter) {
  for (const name of Object.keys(options)) if (own(options[name], 'short') === letter) return name;
  return letter;
}

function defaultArgs() {
  const isText = process.execArgv.some((arg) => /^(?:-e|--eval|-p|-pe|--print)(?:=|$)/.test(arg));
  return process.argv.slice(isText ? 1 : 2);
}

class Tokenizer {
  constructor(args, options) {
    this.args = args;
    this.options = options;
    this.index = 0;
    this.tokens = [];
  }

  add(name, rawName, value, inlineValue) {
    this.tokens.push({ kind: 'option', name, rawName, index: this.index, value, inlineValue });
  }

  // An option without a value of its own takes the next argument, whatever it looks like.
  addBare(name, rawName) {
    const next = this.args[this.index + 1];
    if (typeOf(this.options, name) === 'string' && next !== undefined && next !== null) {
      this.add(name, rawName, next, false);
      this.index++;
    } else {
      this.add(name, rawName, undefined, undefined);
    }
  }

  // -abc: letters of options without values; one with a value takes the rest.
  addLetters(arg) {
    for (let i = 1; i < arg.length; i++) {
      const name = longName(this.options, arg[i]);
      if (i === arg.length - 1) {
        this.addBare(name, `-${arg[i]}`);
      } else if (typeOf(this.options, name) === 'string') {
        return this.add(name, `-${arg[i]}`, arg.slice(i + 1), true);
      } else {
        this.add(name, `-${arg[i]}`, undefined, undefined);
      }
    }
  }

  addPositional() {
    this.tokens.push({ kind: 'positional', index: this.index, value: this.args[this.index] });
  }

  run() {
    for (; this.index < this.args.length; this.index++) {
      const arg = this.args[this.index];
      if (typeof arg !== 'string' || arg[0] !== '-' || arg.length === 1) {
        this.addPositional();
      } else if (arg === '--') {
        this.tokens.push({ kind: 'option-terminator', index: this.index });
        while (++this.index < this.args.length) this.addPositional();
      } else if (arg[1] !== '-') {
        this.addLetters(arg);
      } else {
        const equals = arg.indexOf('=', 3);
        if (equals === -1) this.addBare(arg.slice(2), arg);
        else this.add(arg.slice(2, equals), arg.slice(0, equals), arg.slice(equals + 1), true);
      }
    }
    return this.tokens;
  }
}

function isNegation(token, options) {
  return token.name.startsWith('no-') && token.value === undefined &&
    typeOf(options, token.name.slice(3)) === 'boolean';
}

function throwValue(text) {
  throw new codes.ERR_PARSE_ARGS_INVALID_OPTION_VALUE(text);
}

// What strict parsing does not let pass.
function checkOption(token, options, settings) {
  const { name, rawName, value } = token;
  if (!hasOwn(options, name)) {
    if (settings.allowNegative && isNegation(token, options)) return;
    throw new codes.ERR_PARSE_ARGS_UNKNOWN_OPTION(rawName, settings.allowPositionals);
  }
  const letter = own(options[name], 'short');
  const shown = `${letter === undefined ? '' : `-${letter}, `}--${name}`;
  const type = typeOf(options, name);
  if (type === 'string' && typeof value !== 'string') {
    throwValue(`Option '${shown} <value>' argument missing`);
  }
  if (type === 'boolean' && value !== undefined) {
    throwValue(`Option '${shown}' does not take an argument`);
  }
  if (token.inlineValue === false && value.length > 1 && value[0] === '-') {
    const example = rawName.startsWith('--') ? `'${rawName}=-XYZ'` :
      `'--${name}=-XYZ' or '${rawName}-XYZ'`;
    throwValue(`Option '${rawName}' argument is ambiguous.\n` +
      `Did you forget to specify the option argument for '${rawName}'?\n` +
      `To specify an option argument starting with a dash use ${example}.`);
  }
}

function store(values, token, options, allowNegative) {
  let { name, value } = token;
  if (name === '__proto__') return;
  if (allowNegative && name.startsWith('no-') && value === undefined) {
    name = name.slice(3);
    value = false;
  }
  value ??= true;
  if (hasOwn(options, name) && own(options[name], 'multiple', false)) {
    (values[name] ??= []).push(value);
  } else {
    values[name] = value;
  }
}

function validateDefault(value, type, isMultiple, name) {
  if (type === 'string') {
    (isMultiple ? validateStringArray : validateString)(value, name);
  } else {
    (isMultiple ? validateBooleanArray : validateBoolean)(value, name);
  }
}

function validateOption(option, name) {
  validateObject(option, `options.${name}`);
  const type = own(option, 'type');
  validateUnion(type, `options.${name}.type`, ['string', 'boolean']);
  if (hasOwn(option, 'short')) {
    validateString(option.short, `options.${name}.short`);
    if (option.short.length !== 1) {
      throw new codes.ERR_INVALID_ARG_VALUE(`options.${name}.short`, option.short,
        'must be a single character');
    }
  }
  const isMultiple = own(option, 'multiple');
  if (hasOwn(option, 'multiple')) validateBoolean(isMultiple, `options.${name}.multiple`);
  const fallback = own(option, 'default');
  if (fallback !== undefined) {
    validateDefault(fallback, type, isMultiple, `options.${name}.default`);
  }
}

/**
 * Parses a command line.
 * @param {object} [config]
 * @param {string[]} [config.args] what is parsed, by default the program's arguments
 * @param {object} [config.options] name -> {type: 'string'|'boolean', short, multiple, default}
 * @param {boolean} [config.strict=true] whether what is not described is an error
 * @param {boolean} [config.allowPositionals=!strict] whether arguments may be no options
 * @param {boolean} [config.allowNegative=false] whether --no-name turns a boolean off
 * @param {boolean} [config.tokens=false] whether the tokens are returned, too
 * @returns {{values: object, positionals: string[], tokens: object[]|undefined}}
 * @throws ERR_PARSE_ARGS_UNKNOWN_OPTION, ERR_PARSE_ARGS_INVALID_OPTION_VALUE,
 *   ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL
 */
function parseArgs(config = {}) {
  const args = own(config, 'args') ?? defaultArgs();
  const strict = own(config, 'strict', true);
  const allowPositionals = own(config, 'allowPositionals', !strict);
  const returnsTokens = own(config, 'tokens', false);
  const allowNegative = own(config, 'allowNegative', false);
  const options = own(config, 'options', { __proto__: null });
  validateArray(args, 'args');
  validateBoolean(strict, 'strict');
  validateBoolean(allowPositionals, 'allowPositionals');
  validateBoolean(returnsTokens, 'tokens');
  validateBoolean(allowNegative, 'allowNegative');
  validateObject(options, 'options');
  for (const [name, option] of Object.entries(options)) validateOption(option, name);

  const tokens = new Tokenizer(args, options).run();
  const values = { __proto__: null };
  const positionals = [];
  for (const token of tokens) {
    if (token.kind === 'option') {
      if (strict) checkOption(token, options, { allowPositionals, allowNegative });
      store(values, token, options, allowNegative);
    } else if (token.kind === 'positional') {
      if (!allowPositionals) throw new codes.ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL(token.value);
      positionals.push(token.value);
    }
  }
  for (const [name, option] of Object.entries(options)) {
    const fallback = own(option, 'default');
    if (fallback !== undefined && values[name] === undefined) values[name] = fallback;
  }
  return returnsTokens ? { values, positionals, tokens } : { values, positionals };
}

module.exports = { parseArgs };
