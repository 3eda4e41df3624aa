'use strict';
// internal/fs/web - FileHandle.readableWebStream: a file as a stream of bytes.
// https://nodejs.org/api/fs.html#filehandlereadablewebstreamoptions

const { codes } = require('internal/errors');
const { validateBoolean, validateObject } = require('internal/validators');
const { kRef, kUnref } = require('internal/fs/filehandle');

const CHUNK = 16384;
const locked = new WeakSet();

function readableWebStream(handle, options = {}) {
  validateObject(options, 'options');
  const { autoClose = false } = options;
  validateBoolean(autoClose, 'options.autoClose');
  if (handle.fd === -1) throw new codes.ERR_INVALID_STATE('The FileHandle is closed');
  if (locked.has(handle)) throw new codes.ERR_INVALID_STATE('The FileHandle is locked');
  locked.add(handle);
  handle[kRef]();
  let isDone = false;
  const finish = async () => {
    if (isDone) return;
    isDone = true;
    handle[kUnref]();
    if (autoClose) await handle.close();
  };
  const { ReadableStream } = require('stream/web');
  const stream = new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: CHUNK,
    async pull(controller) {
      const { view } = controller.byobRequest;
      const { bytesRead } = await handle.read(view, view.byteOffset, view.byteLength);
      if (bytesRead === 0) {
        await finish();
        controller.close();
      }
      controller.byobRequest.respond(bytesRead);
    },
    cancel: finish,
  });
  handle.once('close', () => { isDone = true; });
  return stream;
}

module.exports = { readableWebStream };
