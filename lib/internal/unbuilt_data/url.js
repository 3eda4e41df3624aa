'use strict';
// internal/unbuilt_data/url - what 'url' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"c":{"Url":["","","parse format resolve resolveObject parseHost"],"URL":["","parse canPar' +
  'se createObjectURL revokeObjectURL","toString toJSON"],"URLPattern":["","","exec test"],"U' +
  'RLSearchParams":["","","append delete get getAll has set sort entries forEach keys values ' +
  'toString"]},"f":"parse resolve resolveObject format domainToASCII domainToUnicode pathToFi' +
  'leURL fileURLToPath fileURLToPathBuffer urlToHttpOptions"}';
