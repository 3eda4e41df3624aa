'use strict';
// internal/fs/watch_tree - fs.watch with `recursive`: Linux watches single folders, so each folder of
// the tree has a watch of its own, made and dropped as folders come and go.

const EventEmitter = require('events');
const native = internalBinding('fs');
const check = require('internal/fs/check');
const constants = require('internal/fs/constants');
const { numbers } = require('internal/fs/stats');
const { uvException } = require('internal/errors');
const { resolve } = require('internal/module/paths');

const FOLDER = constants.UV_DIRENT_DIR;

function kindOf(path) {
  return native.lstat(path) < 0 ? undefined : numbers[1] & constants.S_IFMT;
}

/** As FSWatcher, for a folder and all below it. */
class TreeWatcher extends EventEmitter {
  #options;
  #root = '';
  #folders = new Map(); // path -> id of its watch
  #known = new Set(); // paths that were there when we last looked
  #isIgnored = null;
  #isRef = true;
  #isClosed = false;

  constructor(options) {
    super();
    this.#options = options;
    this.#isRef = options.persistent;
  }

  start(path) {
    this.#root = resolve('', typeof path === 'string' ? path : check.decode(path, 'utf8'));
    const { makeIgnore } = require('internal/fs/watch');
    this.#isIgnored = makeIgnore(this.#options.ignore);
    const kind = kindOf(this.#root);
    if (kind === undefined) this.#refuse(-2, path);
    if (kind === constants.S_IFDIR) {
      this.#addFolder(this.#root, false);
    } else {
      this.#watch(this.#root, (events) => {
        this.#tell(events, this.#root.slice(this.#root.lastIndexOf('/') + 1));
      });
    }
  }

  #refuse(errno, path) {
    const error = uvException({ errno, syscall: 'watch', path: `${path}` });
    error.filename = path;
    throw error;
  }

  #relative(path) {
    return path.slice(this.#root === '/' ? 1 : this.#root.length + 1);
  }

  #tell(events, name) {
    if (this.#isClosed || this.#isIgnored?.(name)) return;
    const { encoding } = this.#options;
    const shown = encoding === undefined || encoding === null || encoding === 'utf8' ? name :
      check.decode(require('buffer').Buffer.from(name), encoding);
    this.emit('change', events & 1 ? 'rename' : 'change', shown);
  }

  #watch(path, onEvent) {
    const id = native.watch(path, false, (status, events, name) => {
      if (this.#isClosed) return;
      if (status < 0) return;
      onEvent(events, name);
    });
    if (id < 0) return id;
    this.#folders.set(path, id);
    if (!this.#isRef) native.watchRef(id, false);
    return id;
  }

  // A folder and what is in it; what is found in a folder that just came is news.
  #addFolder(path, isNew) {
    if (this.#folders.has(path)) return;
    if (this.#isIgnored?.(this.#relative(path)) && path !== this.#root) return;
    const id = this.#watch(path, (events, name) => this.#onEvent(path, events, name));
    if (id < 0) {
      if (path === this.#root) this.#refuse(id, path);
      return;
    }
    const entries = native.readdir(path, false);
    if (typeof entries === 'number') return;
    for (let i = 0; i < entries.length; i += 2) {
      const below = `${path === '/' ? '' : path}/${entries[i]}`;
      this.#known.add(below);
      if (isNew) this.#tell(1, this.#relative(below));
      if (entries[i + 1] === FOLDER) this.#addFolder(below, isNew);
    }
  }

  #onEvent(folder, events, name) {
    if (name === null) return;
    const path = `${folder === '/' ? '' : folder}/${name}`;
    const kind = kindOf(path);
    if (kind === undefined) this.#drop(path);
    const wasKnown = this.#known.has(path);
    if (kind !== undefined) this.#known.add(path);
    this.#tell(events, this.#relative(path));
    if (kind === constants.S_IFDIR && !this.#isClosed) this.#addFolder(path, !wasKnown);
  }

  #drop(path) {
    this.#known.delete(path);
    for (const [folder, id] of this.#folders) {
      if (folder !== path && !folder.startsWith(`${path}/`)) continue;
      native.watchClose(id);
      this.#folders.delete(folder);
    }
    for (const known of this.#known) if (known.startsWith(`${path}/`)) this.#known.delete(known);
  }

  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const id of this.#folders.values()) native.watchClose(id);
    this.#folders.clear();
    this.#known.clear();
    process.nextTick(() => this.emit('close'));
  }

  #setRef(isRef) {
    this.#isRef = isRef;
    for (const id of this.#folders.values()) native.watchRef(id, isRef);
    return this;
  }

  ref() {
    return this.#setRef(true);
  }

  unref() {
    return this.#setRef(false);
  }
}

module.exports = { TreeWatcher };
