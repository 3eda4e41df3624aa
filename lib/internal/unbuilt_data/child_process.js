'use strict';
// internal/unbuilt_data/child_process - what 'child_process' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"_forkChild exec execFile execFileSync execSync fork spawn spawnSync","c":{"ChildProc' +
  'ess":["events","","spawn kill ref unref"]}}';
