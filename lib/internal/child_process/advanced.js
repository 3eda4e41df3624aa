'use strict';
// internal/child_process/advanced - messages of serialization: 'advanced', with which more than
// JSON's values travel between processes.  The bytes are Node's.

const { DefaultDeserializer, DefaultSerializer } = require('internal/clone/v8_serdes');

const VIEW = 0;
const NO_VIEW = 1;

class ChannelSerializer extends DefaultSerializer {
  _writeHostObject(object) {
    if (ArrayBuffer.isView(object)) {
      this.writeUint32(VIEW);
      super._writeHostObject(object);
    } else {
      this.writeUint32(NO_VIEW);
      this.writeValue({ ...object });
    }
  }
}

class ChannelDeserializer extends DefaultDeserializer {
  _readHostObject() {
    return this.readUint32() === VIEW ? super._readHostObject() : this.readValue();
  }
}

function encode(message) {
  const serializer = new ChannelSerializer();
  serializer.writeHeader();
  serializer.writeValue(message);
  return serializer.releaseBuffer();
}

function decode(bytes) {
  const deserializer = new ChannelDeserializer(new Uint8Array(bytes));
  deserializer.readHeader();
  return deserializer.readValue();
}

module.exports = { decode, encode };
