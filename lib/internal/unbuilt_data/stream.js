'use strict';
// internal/unbuilt_data/stream - what 'stream' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"self":["events","isDestroyed isDisturbed isErrored isReadable isWritable Readable Writab' +
  'le Duplex Transform PassThrough duplexPair pipeline addAbortSignal finished destroy compos' +
  'e setDefaultHighWaterMark getDefaultHighWaterMark Stream","pipe eventNames"],"f":"isDestro' +
  'yed isDisturbed isErrored isReadable isWritable duplexPair pipeline addAbortSignal finishe' +
  'd destroy compose setDefaultHighWaterMark getDefaultHighWaterMark _isArrayBufferView _isUi' +
  'nt8Array _uint8ArrayToBuffer","c":{"Readable":["stream","ReadableState from fromWeb toWeb ' +
  'wrap","destroy push unshift isPaused setEncoding read pipe unpipe on addListener removeLis' +
  'tener off removeAllListeners resume pause wrap iterator compose drop filter flatMap map ta' +
  'ke every forEach reduce toArray some find"],"Writable":["stream","WritableState writeKnown' +
  'Buffer fromWeb toWeb","pipe write cork uncork setDefaultEncoding end destroy"],"Duplex":["' +
  'stream#Readable","fromWeb toWeb from","write cork uncork setDefaultEncoding end destroy"],' +
  '"Transform":["stream#Duplex","",""],"PassThrough":["stream#Transform","",""]},"o":{"promis' +
  'es":{"r":{"finished":"stream/promises#finished","pipeline":"stream/promises#pipeline"}}},"' +
  'r":{"Stream":"stream"}}';
