'use strict';
// internal/unbuilt_data/inspector/promises - what 'inspector/promises' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"r":{"open":"inspector#open","close":"inspector#close","url":"inspector#url","waitForDebu' +
  'gger":"inspector#waitForDebugger","console":"inspector#console","Network":"inspector#Netwo' +
  'rk","NetworkResources":"inspector#NetworkResources","DOMStorage":"inspector#DOMStorage"},"' +
  'c":{"Session":["inspector#Session","","post"]}}';
