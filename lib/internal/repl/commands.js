'use strict';
// internal/repl/commands - the keywords that begin with a dot.
// https://nodejs.org/api/repl.html#commands-and-special-keys

const fs = require('fs');

function help() {
  const names = Object.keys(this.commands).sort();
  const width = Math.max(...names.map((name) => name.length)) + 3;
  for (const name of names) {
    this.output.write(`.${name}${this.commands[name].help ?
      ' '.repeat(width - name.length) + this.commands[name].help : ''}\n`);
  }
  this.output.write('\nPress Ctrl+C to abort current expression, Ctrl+D to exit the REPL\n');
  this.displayPrompt();
}

function save(file) {
  try {
    if (file === '') throw new Error('no file is named');
    fs.writeFileSync(file, this.lines.join('\n'));
    this.output.write(`Session saved to: ${file}\n`);
  } catch {
    this.output.write(`Failed to save: ${file}\n`);
  }
  this.displayPrompt();
}

function load(file) {
  let text;
  try {
    if (!fs.statSync(file).isFile()) {
      this.output.write(`Failed to load: ${file} is not a valid file\n`);
      this.displayPrompt();
      return;
    }
    text = fs.readFileSync(file, 'utf8');
  } catch {
    this.output.write(`Failed to load: ${file}\n`);
    this.displayPrompt();
    return;
  }
  this.startEditorMode();
  for (const line of text.replace(/^\uFEFF/, '').replace(/\n$/, '').split('\n')) {
    this.emit('line', line);
  }
  this.endEditorMode();
}

/** Adds them to a REPL. */
function define(repl) {
  repl.defineCommand('break', {
    help: 'Sometimes you get stuck, this gets you out',
    action() {
      this.clearBufferedCommand();
      this.displayPrompt();
    },
  });
  repl.defineCommand('clear', {
    help: repl.useGlobal ? 'Alias for .break' : 'Break, and also clear the local context',
    action() {
      this.clearBufferedCommand();
      if (!this.useGlobal) {
        this.output.write('Clearing context...\n');
        this.resetContext();
      }
      this.displayPrompt();
    },
  });
  repl.defineCommand('exit', { help: 'Exit the REPL', action() { this.close(); } });
  repl.defineCommand('help', { help: 'Print this help message', action: help });
  repl.defineCommand('save', {
    help: 'Save all evaluated commands in this REPL session to a file', action: save,
  });
  repl.defineCommand('load', { help: 'Load JS from a file into the REPL session', action: load });
  if (!repl.terminal) return;
  repl.defineCommand('editor', {
    help: 'Enter editor mode',
    action() {
      this.startEditorMode();
      this.output.write('// Entering editor mode (Ctrl+D to finish, Ctrl+C to cancel)\n');
    },
  });
}

module.exports = { define };
