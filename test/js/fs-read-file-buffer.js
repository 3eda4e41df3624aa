'use strict';
// What readFileSync returns is a whole Buffer, in a program that has not looked at Buffer before.
const bytes = require('node:fs').readFileSync(__filename);
if (!String(bytes).startsWith("'use strict'")) throw new Error(`not a Buffer: ${bytes}`);
