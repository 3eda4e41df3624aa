'use strict';

function fail(what) {
  throw new TypeError(`no ${what}`);
}

fail('luck');
