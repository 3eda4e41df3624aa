'use strict';
// internal/unbuilt_data/dns - what 'dns' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"lookup lookupService getDefaultResultOrder setDefaultResultOrder setServers getServe' +
  'rs resolve resolve4 resolve6 resolveAny resolveCaa resolveCname resolveMx resolveNaptr res' +
  'olveNs resolvePtr resolveSoa resolveSrv resolveTlsa resolveTxt reverse","c":{"Resolver":["' +
  '","","resolveAny resolve4 resolve6 resolveCaa resolveCname resolveMx resolveNs resolveTlsa' +
  ' resolveTxt resolveSrv resolvePtr resolveNaptr resolveSoa reverse resolve"]},"v":{"ADDRCON' +
  'FIG":32,"ALL":16,"V4MAPPED":8,"NODATA":"ENODATA","FORMERR":"EFORMERR","SERVFAIL":"ESERVFAI' +
  'L","NOTFOUND":"ENOTFOUND","NOTIMP":"ENOTIMP","REFUSED":"EREFUSED","BADQUERY":"EBADQUERY","' +
  'BADNAME":"EBADNAME","BADFAMILY":"EBADFAMILY","BADRESP":"EBADRESP","CONNREFUSED":"ECONNREFU' +
  'SED","TIMEOUT":"ETIMEOUT","EOF":"EOF","FILE":"EFILE","NOMEM":"ENOMEM","DESTRUCTION":"EDEST' +
  'RUCTION","BADSTR":"EBADSTR","BADFLAGS":"EBADFLAGS","NONAME":"ENONAME","BADHINTS":"EBADHINT' +
  'S","NOTINITIALIZED":"ENOTINITIALIZED","LOADIPHLPAPI":"ELOADIPHLPAPI","ADDRGETNETWORKPARAMS' +
  '":"EADDRGETNETWORKPARAMS","CANCELLED":"ECANCELLED"},"o":{"promises":{"r":{"lookup":"dns/pr' +
  'omises#lookup","lookupService":"dns/promises#lookupService","Resolver":"dns/promises#Resol' +
  'ver","getDefaultResultOrder":"dns#getDefaultResultOrder","setDefaultResultOrder":"dns#setD' +
  'efaultResultOrder","setServers":"dns/promises#setServers","getServers":"dns/promises#getSe' +
  'rvers","resolve":"dns/promises#resolve","resolve4":"dns/promises#resolve4","resolve6":"dns' +
  '/promises#resolve6","resolveAny":"dns/promises#resolveAny","resolveCaa":"dns/promises#reso' +
  'lveCaa","resolveCname":"dns/promises#resolveCname","resolveMx":"dns/promises#resolveMx","r' +
  'esolveNaptr":"dns/promises#resolveNaptr","resolveNs":"dns/promises#resolveNs","resolvePtr"' +
  ':"dns/promises#resolvePtr","resolveSoa":"dns/promises#resolveSoa","resolveSrv":"dns/promis' +
  'es#resolveSrv","resolveTlsa":"dns/promises#resolveTlsa","resolveTxt":"dns/promises#resolve' +
  'Txt","reverse":"dns/promises#reverse"},"v":{"NODATA":"ENODATA","FORMERR":"EFORMERR","SERVF' +
  'AIL":"ESERVFAIL","NOTFOUND":"ENOTFOUND","NOTIMP":"ENOTIMP","REFUSED":"EREFUSED","BADQUERY"' +
  ':"EBADQUERY","BADNAME":"EBADNAME","BADFAMILY":"EBADFAMILY","BADRESP":"EBADRESP","CONNREFUS' +
  'ED":"ECONNREFUSED","TIMEOUT":"ETIMEOUT","EOF":"EOF","FILE":"EFILE","NOMEM":"ENOMEM","DESTR' +
  'UCTION":"EDESTRUCTION","BADSTR":"EBADSTR","BADFLAGS":"EBADFLAGS","NONAME":"ENONAME","BADHI' +
  'NTS":"EBADHINTS","NOTINITIALIZED":"ENOTINITIALIZED","LOADIPHLPAPI":"ELOADIPHLPAPI","ADDRGE' +
  'TNETWORKPARAMS":"EADDRGETNETWORKPARAMS","CANCELLED":"ECANCELLED"}}}}';
