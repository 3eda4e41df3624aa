'use strict';
// v8 - what programs know as the engine's own module.  https://nodejs.org/api/v8.html
// Serialization is in lib/internal/clone; the rest is not built (internal/unbuilt).

for (const name of ['Serializer', 'Deserializer', 'DefaultSerializer', 'DefaultDeserializer',
  'deserialize', 'serialize']) {
  const set = (value) => Object.defineProperty(exports, name, {
    value, writable: true, enumerable: true, configurable: true,
  });
  Object.defineProperty(exports, name, {
    __proto__: null,
    get() {
      const value = require('internal/clone/v8_serdes')[name];
      set(value);
      return value;
    },
    set,
    enumerable: true,
    configurable: true,
  });
}

require('internal/unbuilt').complete(exports, 'v8');
