'use strict';
// url - URLs: the standard's class, and the older functions.  https://nodejs.org/api/url.html
// The parts are in lib/internal/url and load when they are first read.
// Native half: src/bind/bind_url.c.

function lazy(name, load) {
  const set = (value) => Object.defineProperty(exports, name, {
    value, writable: true, enumerable: true, configurable: true,
  });
  Object.defineProperty(exports, name, {
    __proto__: null,
    get() {
      const value = load();
      set(value);
      return value;
    },
    set,
    enumerable: true,
    configurable: true,
  });
}

for (const name of ['Url', 'parse', 'resolve', 'resolveObject', 'format']) {
  lazy(name, () => require('internal/url/legacy')[name]);
}
exports.URL = require('internal/url').URL;
lazy('URLPattern', () => require('internal/url/pattern').URLPattern);
lazy('URLSearchParams', () => require('internal/url/search_params').URLSearchParams);
for (const name of ['domainToASCII', 'domainToUnicode', 'pathToFileURL', 'fileURLToPath',
  'fileURLToPathBuffer', 'urlToHttpOptions']) {
  lazy(name, () => require('internal/url/file')[name]);
}
