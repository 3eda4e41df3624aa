'use strict';
// internal/unbuilt_data/ffi - what 'ffi' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"c":{"DynamicLibrary":["","","close getFunction getFunctions getSymbol getSymbols registe' +
  'rCallback unregisterCallback refCallback unrefCallback"]},"f":"dlopen dlclose dlsym export' +
  'ArrayBuffer exportArrayBufferView exportString exportBuffer getInt8 getUint8 getInt16 getU' +
  'int16 getInt32 getUint32 getInt64 getUint64 getFloat32 getFloat64 getCurrentEventLoop getR' +
  'awPointer setInt8 setUint8 setInt16 setUint16 setInt32 setUint32 setInt64 setUint64 setFlo' +
  'at32 setFloat64 toString toArrayBuffer toBuffer","v":{"suffix":"so","types":{"VOID":"void"' +
  ',"POINTER":"pointer","BUFFER":"buffer","ARRAY_BUFFER":"arraybuffer","FUNCTION":"function",' +
  '"BOOL":"bool","CHAR":"char","STRING":"string","FLOAT":"float","DOUBLE":"double","INT_8":"i' +
  'nt8","UINT_8":"uint8","INT_16":"int16","UINT_16":"uint16","INT_32":"int32","UINT_32":"uint' +
  '32","INT_64":"int64","UINT_64":"uint64","FLOAT_32":"float32","FLOAT_64":"float64"}}}';
