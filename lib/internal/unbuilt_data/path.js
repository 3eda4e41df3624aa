'use strict';
// internal/unbuilt_data/path - what 'path' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"resolve normalize isAbsolute join relative toNamespacedPath dirname basename extname' +
  ' format parse matchesGlob","v":{"sep":"/","delimiter":":"},"o":{"win32":{"r":{"resolve":"p' +
  'ath/win32#resolve","normalize":"path/win32#normalize","isAbsolute":"path/win32#isAbsolute"' +
  ',"join":"path/win32#join","relative":"path/win32#relative","toNamespacedPath":"path/win32#' +
  'toNamespacedPath","dirname":"path/win32#dirname","basename":"path/win32#basename","extname' +
  '":"path/win32#extname","format":"path/win32#format","parse":"path/win32#parse","matchesGlo' +
  'b":"path/win32#matchesGlob","posix":"path","_makeLong":"path/win32#toNamespacedPath"},"v":' +
  '{"sep":"\\\\","delimiter":";"},"o":{"win32":{"r":{"resolve":"path/win32#resolve","normaliz' +
  'e":"path/win32#normalize","isAbsolute":"path/win32#isAbsolute","join":"path/win32#join","r' +
  'elative":"path/win32#relative","toNamespacedPath":"path/win32#toNamespacedPath","dirname":' +
  '"path/win32#dirname","basename":"path/win32#basename","extname":"path/win32#extname","form' +
  'at":"path/win32#format","parse":"path/win32#parse","matchesGlob":"path/win32#matchesGlob",' +
  '"posix":"path","_makeLong":"path/win32#toNamespacedPath"},"v":{"sep":"\\\\","delimiter":";' +
  '"},"g":"win32"}}}},"r":{"posix":"path","_makeLong":"path#toNamespacedPath"}}';
