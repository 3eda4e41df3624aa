'use strict';
// internal/unbuilt_data/v8 - what 'v8' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"cachedDataVersionTag getHeapSnapshot getHeapStatistics getHeapSpaceStatistics getHea' +
  'pCodeStatistics getCppHeapStatistics setFlagsFromString deserialize takeCoverage stopCover' +
  'age serialize writeHeapSnapshot queryObjects setHeapSnapshotNearHeapLimit setHeapProfileNe' +
  'arHeapLimit isStringOneByteRepresentation startCpuProfile startHeapProfile","c":{"Serializ' +
  'er":["","","writeHeader writeValue releaseBuffer transferArrayBuffer writeUint32 writeUint' +
  '64 writeDouble writeRawBytes"],"Deserializer":["","","readHeader readValue getWireFormatVe' +
  'rsion transferArrayBuffer readUint32 readUint64 readDouble readRawBytes"],"DefaultSerializ' +
  'er":["v8#Serializer","",""],"DefaultDeserializer":["v8#Deserializer","",""],"GCProfiler":[' +
  '"","","start stop"]},"o":{"promiseHooks":{"f":"createHook onInit onBefore onAfter onSettle' +
  'd"},"startupSnapshot":{"f":"addDeserializeCallback addSerializeCallback setDeserializeMain' +
  'Function isBuildingSnapshot"}}}';
