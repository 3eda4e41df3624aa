'use strict';
// internal/unbuilt_data - what each public module of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js; not edited by hand.  Read by internal/unbuilt.
//
// One JSON text a module, parsed when somebody needs it.  Fields of a shape, all may be missing:
//   f  names of functions, separated by spaces
//   c  classes: { name: [what it extends as "module#name", static methods, methods] }
//   v  values as they are          u  names whose value is undefined
//   s  symbols: { name: description }
//   o  objects: { name: shape }    i  what the object is an instance of, as "module#name"
//   r  the same as elsewhere: { name: "module" or "module#name" }
//   g  names whose value is too large or of no plain kind
//   self  the module is itself a function ("f") or a class (an array as in c)

module.exports = {
  __proto__: null,
  'assert':
    '{"self":"f","c":{"AssertionError":["#Error","","toString"],"Assert":["","","fail ok equal ' +
    'notEqual deepEqual notDeepEqual deepStrictEqual notDeepStrictEqual strictEqual notStrictEq' +
    'ual partialDeepStrictEqual throws rejects doesNotThrow doesNotReject ifError match doesNot' +
    'Match"]},"f":"ok fail equal notEqual deepEqual notDeepEqual deepStrictEqual notDeepStrictE' +
    'qual strictEqual notStrictEqual partialDeepStrictEqual match doesNotMatch throws rejects d' +
    'oesNotThrow doesNotReject ifError strict"}',
  'async_hooks':
    '{"c":{"AsyncLocalStorage":["","bind snapshot","disable enterWith run exit getStore withSco' +
    'pe"],"AsyncResource":["","bind","runInAsyncScope emitDestroy asyncId triggerAsyncId bind"]' +
    '},"f":"createHook executionAsyncId triggerAsyncId executionAsyncResource","v":{"asyncWrapP' +
    'roviders":{"NONE":0,"DIRHANDLE":1,"DNSCHANNEL":2,"ELDHISTOGRAM":3,"FILEHANDLE":4,"FILEHAND' +
    'LECLOSEREQ":5,"BLOBREADER":6,"FSEVENTWRAP":7,"FSREQCALLBACK":8,"FSREQPROMISE":9,"GETADDRIN' +
    'FOREQWRAP":10,"GETNAMEINFOREQWRAP":11,"HEAPSNAPSHOT":12,"HTTP2SESSION":13,"HTTP2STREAM":14' +
    ',"HTTP2PING":15,"HTTP2SETTINGS":16,"HTTPINCOMINGMESSAGE":17,"HTTPCLIENTREQUEST":18,"LOCKS"' +
    ':19,"DTLS_ENDPOINT":20,"DTLS_SESSION":21,"JSSTREAM":22,"MESSAGEPORT":23,"PIPECONNECTWRAP":' +
    '24,"PIPESERVERWRAP":25,"PIPEWRAP":26,"PROCESSWRAP":27,"PROMISE":28,"QUERYWRAP":29,"QUIC_EN' +
    'DPOINT":30,"QUIC_LOGSTREAM":31,"QUIC_SESSION":32,"QUIC_STREAM":33,"QUIC_UDP":34,"SHUTDOWNW' +
    'RAP":35,"SIGNALWRAP":36,"STATWATCHER":37,"STREAMPIPE":38,"TCPCONNECTWRAP":39,"TCPSERVERWRA' +
    'P":40,"TCPWRAP":41,"TTYWRAP":42,"UDPSENDWRAP":43,"UDPWRAP":44,"SIGINTWATCHDOG":45,"WORKER"' +
    ':46,"WORKERCPUPROFILE":47,"WORKERCPUUSAGE":48,"WORKERHEAPPROFILE":49,"WORKERHEAPSNAPSHOT":' +
    '50,"WORKERHEAPSTATISTICS":51,"WRITEWRAP":52,"ZLIB":53,"CHECKPRIMEREQUEST":54,"PBKDF2REQUES' +
    'T":55,"KEYPAIRGENREQUEST":56,"KEYGENREQUEST":57,"KEYEXPORTREQUEST":58,"ARGON2REQUEST":59,"' +
    'CIPHERREQUEST":60,"DERIVEBITSREQUEST":61,"HASHREQUEST":62,"RANDOMBYTESREQUEST":63,"RANDOMP' +
    'RIMEREQUEST":64,"SCRYPTREQUEST":65,"SIGNREQUEST":66,"TLSWRAP":67,"VERIFYREQUEST":68}}}',
  'buffer':
    '{"c":{"Buffer":["","from copyBytesFrom of alloc allocUnsafe allocUnsafeSlow isBuffer compa' +
    're isEncoding concat byteLength stringLength","readBigUInt64LE readBigUInt64BE readBigUint' +
    '64LE readBigUint64BE readBigInt64LE readBigInt64BE writeBigUInt64LE writeBigUInt64BE write' +
    'BigUint64LE writeBigUint64BE writeBigInt64LE writeBigInt64BE readUIntLE readUInt32LE readU' +
    'Int16LE readUInt8 readUIntBE readUInt32BE readUInt16BE readUintLE readUint32LE readUint16L' +
    'E readUint8 readUintBE readUint32BE readUint16BE readIntLE readInt32LE readInt16LE readInt' +
    '8 readIntBE readInt32BE readInt16BE writeUIntLE writeUInt32LE writeUInt16LE writeUInt8 wri' +
    'teUIntBE writeUInt32BE writeUInt16BE writeUintLE writeUint32LE writeUint16LE writeUint8 wr' +
    'iteUintBE writeUint32BE writeUint16BE writeIntLE writeInt32LE writeInt16LE writeInt8 write' +
    'IntBE writeInt32BE writeInt16BE readFloatLE readFloatBE readDoubleLE readDoubleBE writeFlo' +
    'atLE writeFloatBE writeDoubleLE writeDoubleBE asciiSlice base64Slice base64urlSlice latin1' +
    'Slice hexSlice ucs2Slice utf8Slice asciiWrite base64Write base64urlWrite latin1Write hexWr' +
    'ite ucs2Write utf8Write copy toString equals inspect compare indexOf lastIndexOf includes ' +
    'fill write toJSON subarray slice swap16 swap32 swap64 toLocaleString"],"Blob":["","","slic' +
    'e arrayBuffer text bytes stream textStream"],"File":["buffer#Blob","",""]},"f":"transcode ' +
    'isUtf8 isAscii isLatin1 btoa atob resolveObjectURL","v":{"kMaxLength":9007199254740991,"kS' +
    'tringMaxLength":536870888,"constants":{"MAX_LENGTH":9007199254740991,"MAX_STRING_LENGTH":5' +
    '36870888},"INSPECT_MAX_BYTES":50}}',
  'child_process':
    '{"f":"_forkChild exec execFile execFileSync execSync fork spawn spawnSync","c":{"ChildProc' +
    'ess":["events","","spawn kill ref unref"]}}',
  'cluster':
    '{"i":"events","v":{"isWorker":false,"isMaster":true,"isPrimary":true,"workers":{},"setting' +
    's":{},"SCHED_NONE":1,"SCHED_RR":2,"schedulingPolicy":2},"c":{"Worker":["events","","kill s' +
    'end isDead isConnected disconnect destroy"]},"f":"setupPrimary fork disconnect","r":{"setu' +
    'pMaster":"cluster#setupPrimary"}}',
  'console':
    '{"f":"log info debug warn error dir time timeEnd timeLog trace assert clear count countRes' +
    'et group groupEnd table dirxml groupCollapsed _stdoutErrorHandler _stderrErrorHandler prof' +
    'ile profileEnd timeStamp context createTask","v":{"_ignoreErrors":true},"o":{"_times":{"f"' +
    ':"get set has delete clear entries forEach keys values"},"_stdout":{"i":"stream#Writable",' +
    '"o":{"_writableState":{"f":"getBuffer onwrite","v":{"highWaterMark":65536,"length":0,"cork' +
    'ed":0,"writelen":0,"bufferedIndex":0,"pendingcb":0}}},"v":{"fd":1,"readable":false,"autoCl' +
    'ose":false,"_type":"fs","_isStdio":true},"f":"destroySoon _destroy"},"_stderr":{"i":"strea' +
    'm#Writable","o":{"_writableState":{"f":"getBuffer onwrite","v":{"highWaterMark":65536,"len' +
    'gth":0,"corked":0,"writelen":0,"bufferedIndex":0,"pendingcb":0}}},"v":{"fd":2,"readable":f' +
    'alse,"autoClose":false,"_type":"fs","_isStdio":true},"f":"destroySoon _destroy"}},"c":{"Co' +
    'nsole":["","","log info debug warn error dir time timeEnd timeLog trace assert clear count' +
    ' countReset group groupEnd table dirxml groupCollapsed"]}}',
  'crypto':
    '{"f":"argon2 argon2Sync checkPrime checkPrimeSync createCipheriv createDecipheriv createDi' +
    'ffieHellman createDiffieHellmanGroup createECDH createHash createHmac createMac createPriv' +
    'ateKey createPublicKey createSecretKey createSign createVerify diffieHellman generatePrime' +
    ' generatePrimeSync getCiphers getCipherInfo getCurves getHashes getMacs hkdf hkdfSync pars' +
    'ePKCS12 pbkdf2 pbkdf2Sync generateKeyPair generateKeyPairSync generateKey generateKeySync ' +
    'privateDecrypt privateEncrypt publicDecrypt publicEncrypt randomBytes randomFill randomFil' +
    'lSync randomInt randomUUID randomUUIDv7 scrypt scryptSync sign setEngine timingSafeEqual g' +
    'etFips setFips verify hash encapsulate decapsulate secureHeapUsed getRandomValues","r":{"g' +
    'etDiffieHellman":"crypto#createDiffieHellmanGroup","prng":"crypto#randomBytes","pseudoRand' +
    'omBytes":"crypto#randomBytes","rng":"crypto#randomBytes"},"c":{"Certificate":["","exportCh' +
    'allenge exportPublicKey verifySpkac","verifySpkac exportPublicKey exportChallenge"],"Ciphe' +
    'riv":["stream#Transform","","update final setAutoPadding getAuthTag setAAD"],"Decipheriv":' +
    '["stream#Transform","","update final setAutoPadding setAuthTag setAAD"],"DiffieHellman":["' +
    '","","generateKeys computeSecret getPrime getGenerator getPublicKey getPrivateKey setPubli' +
    'cKey setPrivateKey"],"DiffieHellmanGroup":["","","generateKeys computeSecret getPrime getG' +
    'enerator getPublicKey getPrivateKey"],"ECDH":["","convertKey","computeSecret setPrivateKey' +
    ' setPublicKey getPrivateKey generateKeys getPublicKey"],"Hash":["stream#Transform","","cop' +
    'y update digest"],"Hmac":["stream#Transform","","update digest"],"KeyObject":["","from","t' +
    'oCryptoKey equals"],"Sign":["stream#Writable","","update sign"],"Verify":["stream#Writable' +
    '","","update verify"],"X509Certificate":["","","toString toJSON checkHost checkEmail check' +
    'IP checkIssued checkPrivateKey verify toLegacyObject"]},"v":{"fips":0,"constants":{"OPENSS' +
    'L_VERSION_NUMBER":810549392,"SSL_OP_ALL":2147485776,"SSL_OP_ALLOW_NO_DHE_KEX":1024,"SSL_OP' +
    '_ALLOW_UNSAFE_LEGACY_RENEGOTIATION":262144,"SSL_OP_CIPHER_SERVER_PREFERENCE":4194304,"SSL_' +
    'OP_CISCO_ANYCONNECT":32768,"SSL_OP_COOKIE_EXCHANGE":8192,"SSL_OP_CRYPTOPRO_TLSEXT_BUG":214' +
    '7483648,"SSL_OP_DONT_INSERT_EMPTY_FRAGMENTS":2048,"SSL_OP_LEGACY_SERVER_CONNECT":4,"SSL_OP' +
    '_NO_COMPRESSION":131072,"SSL_OP_NO_ENCRYPT_THEN_MAC":524288,"SSL_OP_NO_QUERY_MTU":4096,"SS' +
    'L_OP_NO_RENEGOTIATION":1073741824,"SSL_OP_NO_SESSION_RESUMPTION_ON_RENEGOTIATION":65536,"S' +
    'SL_OP_NO_SSLv2":0,"SSL_OP_NO_SSLv3":33554432,"SSL_OP_NO_TICKET":16384,"SSL_OP_NO_TLSv1":67' +
    '108864,"SSL_OP_NO_TLSv1_1":268435456,"SSL_OP_NO_TLSv1_2":134217728,"SSL_OP_NO_TLSv1_3":536' +
    '870912,"SSL_OP_PRIORITIZE_CHACHA":2097152,"SSL_OP_TLS_ROLLBACK_BUG":8388608,"ENGINE_METHOD' +
    '_RSA":1,"ENGINE_METHOD_DSA":2,"ENGINE_METHOD_DH":4,"ENGINE_METHOD_RAND":8,"ENGINE_METHOD_E' +
    'C":2048,"ENGINE_METHOD_CIPHERS":64,"ENGINE_METHOD_DIGESTS":128,"ENGINE_METHOD_PKEY_METHS":' +
    '512,"ENGINE_METHOD_PKEY_ASN1_METHS":1024,"ENGINE_METHOD_ALL":65535,"ENGINE_METHOD_NONE":0,' +
    '"DH_CHECK_P_NOT_SAFE_PRIME":2,"DH_CHECK_P_NOT_PRIME":1,"DH_UNABLE_TO_CHECK_GENERATOR":4,"D' +
    'H_NOT_SUITABLE_GENERATOR":8,"RSA_PKCS1_PADDING":1,"RSA_SSLV23_PADDING":2,"RSA_NO_PADDING":' +
    '3,"RSA_PKCS1_OAEP_PADDING":4,"RSA_X931_PADDING":5,"RSA_PKCS1_PSS_PADDING":6,"RSA_PSS_SALTL' +
    'EN_DIGEST":-1,"RSA_PSS_SALTLEN_MAX_SIGN":-2,"RSA_PSS_SALTLEN_AUTO":-2,"defaultCoreCipherLi' +
    'st":"TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE-RSA-' +
    'AES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-AE' +
    'S256-GCM-SHA384:DHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-SHA256:DHE-RSA-AES128-SHA256:EC' +
    'DHE-RSA-AES256-SHA384:DHE-RSA-AES256-SHA384:ECDHE-RSA-AES256-SHA256:DHE-RSA-AES256-SHA256:' +
    'HIGH:!aNULL:!eNULL:!EXPORT:!DES:!RC4:!MD5:!PSK:!SRP:!CAMELLIA","TLS1_VERSION":769,"TLS1_1_' +
    'VERSION":770,"TLS1_2_VERSION":771,"TLS1_3_VERSION":772,"POINT_CONVERSION_COMPRESSED":2,"PO' +
    'INT_CONVERSION_UNCOMPRESSED":4,"POINT_CONVERSION_HYBRID":6,"defaultCipherList":"TLS_AES_25' +
    '6_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE-RSA-AES128-GCM-SHA2' +
    '56:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES256-GCM-SHA384' +
    ':DHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-SHA256:DHE-RSA-AES128-SHA256:ECDHE-RSA-AES256-' +
    'SHA384:DHE-RSA-AES256-SHA384:ECDHE-RSA-AES256-SHA256:DHE-RSA-AES256-SHA256:HIGH:!aNULL:!eN' +
    'ULL:!EXPORT:!DES:!RC4:!MD5:!PSK:!SRP:!CAMELLIA"}},"o":{"webcrypto":{"f":"getRandomValues r' +
    'andomUUID"},"subtle":{"f":"encrypt decrypt sign verify digest generateKey deriveKey derive' +
    'Bits importKey exportKey wrapKey unwrapKey getPublicKey encapsulateBits encapsulateKey dec' +
    'apsulateBits decapsulateKey"}}}',
  'dgram':
    '{"f":"createSocket","c":{"Socket":["events","","bind bindSync connect connectSync disconne' +
    'ct sendto send close address remoteAddress setBroadcast setTTL setMulticastTTL setMulticas' +
    'tLoopback setMulticastInterface addMembership dropMembership addSourceSpecificMembership d' +
    'ropSourceSpecificMembership ref unref setRecvBufferSize setSendBufferSize getRecvBufferSiz' +
    'e getSendBufferSize getSendQueueSize getSendQueueCount"]}}',
  'diagnostics_channel':
    '{"f":"channel hasSubscribers subscribe tracingChannel unsubscribe boundedChannel","c":{"Ch' +
    'annel":["","","subscribe unsubscribe bindStore unbindStore publish runStores withStoreScop' +
    'e"],"BoundedChannel":["","","subscribe unsubscribe withScope run"]}}',
  'dns':
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
    'TNETWORKPARAMS":"EADDRGETNETWORKPARAMS","CANCELLED":"ECANCELLED"}}}}',
  'domain':
    '{"v":{"_stack":[],"active":null},"c":{"Domain":["events","","enter exit add remove run int' +
    'ercept bind"]},"f":"createDomain","r":{"create":"domain#createDomain"}}',
  'events':
    '{"self":["","addAbortListener once on getEventListeners getMaxListeners listenerCount Even' +
    'tEmitter setMaxListeners init","setMaxListeners getMaxListeners emit addListener on prepen' +
    'dListener once prependOnceListener removeListener off removeAllListeners listeners rawList' +
    'eners listenerCount eventNames"],"f":"addAbortListener once on getEventListeners getMaxLis' +
    'teners listenerCount setMaxListeners init","r":{"EventEmitter":"events"},"v":{"usingDomain' +
    's":true,"captureRejections":false,"defaultMaxListeners":10},"s":{"captureRejectionSymbol":' +
    '"nodejs.rejection","errorMonitor":"events.errorMonitor","kMaxEventTargetListeners":"events' +
    '.maxEventTargetListeners","kMaxEventTargetListenersWarned":"events.maxEventTargetListeners' +
    'Warned"},"c":{"EventEmitterAsyncResource":["events","","emit emitDestroy"]}}',
  'ffi':
    '{"c":{"DynamicLibrary":["","","close getFunction getFunctions getSymbol getSymbols registe' +
    'rCallback unregisterCallback refCallback unrefCallback"]},"f":"dlopen dlclose dlsym export' +
    'ArrayBuffer exportArrayBufferView exportString exportBuffer getInt8 getUint8 getInt16 getU' +
    'int16 getInt32 getUint32 getInt64 getUint64 getFloat32 getFloat64 getCurrentEventLoop getR' +
    'awPointer setInt8 setUint8 setInt16 setUint16 setInt32 setUint32 setInt64 setUint64 setFlo' +
    'at32 setFloat64 toString toArrayBuffer toBuffer","v":{"suffix":"so","types":{"VOID":"void"' +
    ',"POINTER":"pointer","BUFFER":"buffer","ARRAY_BUFFER":"arraybuffer","FUNCTION":"function",' +
    '"BOOL":"bool","CHAR":"char","STRING":"string","FLOAT":"float","DOUBLE":"double","INT_8":"i' +
    'nt8","UINT_8":"uint8","INT_16":"int16","UINT_16":"uint16","INT_32":"int32","UINT_32":"uint' +
    '32","INT_64":"int64","UINT_64":"uint64","FLOAT_32":"float32","FLOAT_64":"float64"}}}',
  'fs':
    '{"f":"appendFile appendFileSync access accessSync chown chownSync chmod chmodSync close cl' +
    'oseSync copyFile copyFileSync cp cpSync createReadStream createWriteStream exists existsSy' +
    'nc fchown fchownSync fchmod fchmodSync fdatasync fdatasyncSync fstat fstatSync fsync fsync' +
    'Sync ftruncate ftruncateSync futimes futimesSync glob globSync lchown lchownSync link link' +
    'Sync lstat lstatSync lutimes lutimesSync mkdir mkdirSync mkdtemp mkdtempSync mkdtempDispos' +
    'ableSync open openSync openAsBlob openAsBlobSync readdir readdirSync read readSync readv r' +
    'eadvSync readFile readFileSync readlink readlinkSync realpath realpathSync rename renameSy' +
    'nc rm rmSync rmdir rmdirSync stat statfs statSync statfsSync symlink symlinkSync truncate ' +
    'truncateSync unwatchFile unlink unlinkSync utimes utimesSync watch watchFile writeFile wri' +
    'teFileSync write writeSync writev writevSync _toUnixTimestamp opendir opendirSync","u":"lc' +
    'hmod lchmodSync","c":{"Dirent":["","","isDirectory isFile isBlockDevice isCharacterDevice ' +
    'isSymbolicLink isFIFO isSocket"],"Stats":["","",""],"ReadStream":["stream#Readable","","cl' +
    'ose"],"WriteStream":["stream#Writable","","close destroySoon"],"Utf8Stream":["events","","' +
    'write flush flushSync reopen end destroy"],"Dir":["","","read readSync close closeSync ent' +
    'ries"]},"r":{"FileReadStream":"fs#ReadStream","FileWriteStream":"fs#WriteStream"},"v":{"co' +
    'nstants":{"UV_FS_SYMLINK_DIR":1,"UV_FS_SYMLINK_JUNCTION":2,"O_RDONLY":0,"O_WRONLY":1,"O_RD' +
    'WR":2,"UV_DIRENT_UNKNOWN":0,"UV_DIRENT_FILE":1,"UV_DIRENT_DIR":2,"UV_DIRENT_LINK":3,"UV_DI' +
    'RENT_FIFO":4,"UV_DIRENT_SOCKET":5,"UV_DIRENT_CHAR":6,"UV_DIRENT_BLOCK":7,"S_IFMT":61440,"S' +
    '_IFREG":32768,"S_IFDIR":16384,"S_IFCHR":8192,"S_IFBLK":24576,"S_IFIFO":4096,"S_IFLNK":4096' +
    '0,"S_IFSOCK":49152,"O_CREAT":64,"O_EXCL":128,"UV_FS_O_FILEMAP":0,"UV_FS_O_TEMPORARY":0,"UV' +
    '_FS_O_SHORT_LIVED":0,"UV_FS_O_SEQUENTIAL":0,"UV_FS_O_RANDOM":0,"O_NOCTTY":256,"O_TRUNC":51' +
    '2,"O_APPEND":1024,"O_DIRECTORY":65536,"O_NOATIME":262144,"O_NOFOLLOW":131072,"O_SYNC":1052' +
    '672,"O_DSYNC":4096,"O_DIRECT":16384,"O_NONBLOCK":2048,"S_IRWXU":448,"S_IRUSR":256,"S_IWUSR' +
    '":128,"S_IXUSR":64,"S_IRWXG":56,"S_IRGRP":32,"S_IWGRP":16,"S_IXGRP":8,"S_IRWXO":7,"S_IROTH' +
    '":4,"S_IWOTH":2,"S_IXOTH":1,"F_OK":0,"R_OK":4,"W_OK":2,"X_OK":1,"UV_FS_COPYFILE_EXCL":1,"C' +
    'OPYFILE_EXCL":1,"UV_FS_COPYFILE_FICLONE":2,"COPYFILE_FICLONE":2,"UV_FS_COPYFILE_FICLONE_FO' +
    'RCE":4,"COPYFILE_FICLONE_FORCE":4}},"o":{"promises":{"r":{"access":"fs/promises#access","c' +
    'opyFile":"fs/promises#copyFile","cp":"fs/promises#cp","glob":"fs/promises#glob","open":"fs' +
    '/promises#open","opendir":"fs/promises#opendir","rename":"fs/promises#rename","truncate":"' +
    'fs/promises#truncate","rm":"fs/promises#rm","rmdir":"fs/promises#rmdir","mkdir":"fs/promis' +
    'es#mkdir","readdir":"fs/promises#readdir","readlink":"fs/promises#readlink","symlink":"fs/' +
    'promises#symlink","lstat":"fs/promises#lstat","stat":"fs/promises#stat","statfs":"fs/promi' +
    'ses#statfs","link":"fs/promises#link","unlink":"fs/promises#unlink","chmod":"fs/promises#c' +
    'hmod","lchmod":"fs/promises#lchmod","lchown":"fs/promises#lchown","chown":"fs/promises#cho' +
    'wn","utimes":"fs/promises#utimes","lutimes":"fs/promises#lutimes","realpath":"fs/promises#' +
    'realpath","mkdtemp":"fs/promises#mkdtemp","mkdtempDisposable":"fs/promises#mkdtempDisposab' +
    'le","writeFile":"fs/promises#writeFile","appendFile":"fs/promises#appendFile","readFile":"' +
    'fs/promises#readFile","watch":"fs/promises#watch","constants":"fs#constants"}}}}',
  'http':
    '{"f":"_connectionListener createServer isValidHeaderName isValidHeaderValue validateHeader' +
    'Name validateHeaderValue get request setMaxIdleHTTPParsers setGlobalProxyFromEnv websocket' +
    'Mask websocketUnmask","v":{"METHODS":["ACL","BIND","CHECKOUT","CONNECT","COPY","DELETE","G' +
    'ET","HEAD","LINK","LOCK","M-SEARCH","MERGE","MKACTIVITY","MKCALENDAR","MKCOL","MOVE","NOTI' +
    'FY","OPTIONS","PATCH","POST","PROPFIND","PROPPATCH","PURGE","PUT","QUERY","REBIND","REPORT' +
    '","SEARCH","SOURCE","SUBSCRIBE","TRACE","UNBIND","UNLINK","UNLOCK","UNSUBSCRIBE"],"STATUS_' +
    'CODES":{"100":"Continue","101":"Switching Protocols","102":"Processing","103":"Early Hints' +
    '","200":"OK","201":"Created","202":"Accepted","203":"Non-Authoritative Information","204":' +
    '"No Content","205":"Reset Content","206":"Partial Content","207":"Multi-Status","208":"Alr' +
    'eady Reported","226":"IM Used","300":"Multiple Choices","301":"Moved Permanently","302":"F' +
    'ound","303":"See Other","304":"Not Modified","305":"Use Proxy","307":"Temporary Redirect",' +
    '"308":"Permanent Redirect","400":"Bad Request","401":"Unauthorized","402":"Payment Require' +
    'd","403":"Forbidden","404":"Not Found","405":"Method Not Allowed","406":"Not Acceptable","' +
    '407":"Proxy Authentication Required","408":"Request Timeout","409":"Conflict","410":"Gone"' +
    ',"411":"Length Required","412":"Precondition Failed","413":"Payload Too Large","414":"URI ' +
    'Too Long","415":"Unsupported Media Type","416":"Range Not Satisfiable","417":"Expectation ' +
    'Failed","418":"I\'m a Teapot","421":"Misdirected Request","422":"Unprocessable Entity","42' +
    '3":"Locked","424":"Failed Dependency","425":"Too Early","426":"Upgrade Required","428":"Pr' +
    'econdition Required","429":"Too Many Requests","431":"Request Header Fields Too Large","45' +
    '1":"Unavailable For Legal Reasons","500":"Internal Server Error","501":"Not Implemented","' +
    '502":"Bad Gateway","503":"Service Unavailable","504":"Gateway Timeout","505":"HTTP Version' +
    ' Not Supported","506":"Variant Also Negotiates","507":"Insufficient Storage","508":"Loop D' +
    'etected","509":"Bandwidth Limit Exceeded","510":"Not Extended","511":"Network Authenticati' +
    'on Required"},"maxHeaderSize":16384},"c":{"Agent":["events","","createConnection getName a' +
    'ddRequest createSocket removeSocket keepSocketAlive reuseSocket destroy"],"ClientRequest":' +
    '["http#OutgoingMessage","","abort destroy onSocket setTimeout setNoDelay setSocketKeepAliv' +
    'e clearTimeout"],"IncomingMessage":["stream#Readable","","setTimeout"],"OutgoingMessage":[' +
    '"stream","","cork uncork setTimeout destroy setHeader setHeaders appendHeader getHeader ge' +
    'tHeaderNames getRawHeaderNames getHeaders hasHeader removeHeader write addTrailers end flu' +
    'shHeaders pipe"],"Server":["net#Server","","close closeAllConnections closeIdleConnections' +
    ' setTimeout"],"ServerResponse":["http#OutgoingMessage","","assignSocket detachSocket write' +
    'Information writeContinue writeProcessing writeEarlyHints writeHead"],"WebSocket":["#Event' +
    'Target","","close send"],"CloseEvent":["","",""],"MessageEvent":["","","initMessageEvent"]' +
    '},"o":{"globalAgent":{"i":"http#Agent","v":{"domain":null,"defaultPort":80,"protocol":"htt' +
    'p:","requests":{},"sockets":{},"freeSockets":{},"keepAliveMsecs":1000,"keepAlive":true,"ma' +
    'xSockets":null,"maxFreeSockets":256,"scheduling":"lifo","maxTotalSockets":null,"totalSocke' +
    'tCount":0,"agentKeepAliveTimeoutBuffer":1000},"o":{"options":{"v":{"keepAlive":true,"sched' +
    'uling":"lifo","timeout":5000,"noDelay":true,"path":null},"u":"proxyEnv"}}}}}',
  'http2':
    '{"f":"connect createServer createSecureServer getDefaultSettings getPackedSettings getUnpa' +
    'ckedSettings performServerHandshake","v":{"constants":{"NGHTTP2_ERR_FRAME_SIZE_ERROR":-522' +
    ',"NGHTTP2_SESSION_SERVER":0,"NGHTTP2_SESSION_CLIENT":1,"NGHTTP2_STREAM_STATE_IDLE":1,"NGHT' +
    'TP2_STREAM_STATE_OPEN":2,"NGHTTP2_STREAM_STATE_RESERVED_LOCAL":3,"NGHTTP2_STREAM_STATE_RES' +
    'ERVED_REMOTE":4,"NGHTTP2_STREAM_STATE_HALF_CLOSED_LOCAL":5,"NGHTTP2_STREAM_STATE_HALF_CLOS' +
    'ED_REMOTE":6,"NGHTTP2_STREAM_STATE_CLOSED":7,"NGHTTP2_FLAG_NONE":0,"NGHTTP2_FLAG_END_STREA' +
    'M":1,"NGHTTP2_FLAG_END_HEADERS":4,"NGHTTP2_FLAG_ACK":1,"NGHTTP2_FLAG_PADDED":8,"NGHTTP2_FL' +
    'AG_PRIORITY":32,"DEFAULT_SETTINGS_HEADER_TABLE_SIZE":4096,"DEFAULT_SETTINGS_ENABLE_PUSH":1' +
    ',"DEFAULT_SETTINGS_MAX_CONCURRENT_STREAMS":4294967295,"DEFAULT_SETTINGS_INITIAL_WINDOW_SIZ' +
    'E":65535,"DEFAULT_SETTINGS_MAX_FRAME_SIZE":16384,"DEFAULT_SETTINGS_MAX_HEADER_LIST_SIZE":6' +
    '5535,"DEFAULT_SETTINGS_ENABLE_CONNECT_PROTOCOL":0,"MAX_MAX_FRAME_SIZE":16777215,"MIN_MAX_F' +
    'RAME_SIZE":16384,"MAX_INITIAL_WINDOW_SIZE":2147483647,"NGHTTP2_SETTINGS_HEADER_TABLE_SIZE"' +
    ':1,"NGHTTP2_SETTINGS_ENABLE_PUSH":2,"NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS":3,"NGHTTP2_S' +
    'ETTINGS_INITIAL_WINDOW_SIZE":4,"NGHTTP2_SETTINGS_MAX_FRAME_SIZE":5,"NGHTTP2_SETTINGS_MAX_H' +
    'EADER_LIST_SIZE":6,"NGHTTP2_SETTINGS_ENABLE_CONNECT_PROTOCOL":8,"PADDING_STRATEGY_NONE":0,' +
    '"PADDING_STRATEGY_ALIGNED":1,"PADDING_STRATEGY_MAX":2,"PADDING_STRATEGY_CALLBACK":1,"NGHTT' +
    'P2_NO_ERROR":0,"NGHTTP2_PROTOCOL_ERROR":1,"NGHTTP2_INTERNAL_ERROR":2,"NGHTTP2_FLOW_CONTROL' +
    '_ERROR":3,"NGHTTP2_SETTINGS_TIMEOUT":4,"NGHTTP2_STREAM_CLOSED":5,"NGHTTP2_FRAME_SIZE_ERROR' +
    '":6,"NGHTTP2_REFUSED_STREAM":7,"NGHTTP2_CANCEL":8,"NGHTTP2_COMPRESSION_ERROR":9,"NGHTTP2_C' +
    'ONNECT_ERROR":10,"NGHTTP2_ENHANCE_YOUR_CALM":11,"NGHTTP2_INADEQUATE_SECURITY":12,"NGHTTP2_' +
    'HTTP_1_1_REQUIRED":13,"NGHTTP2_DEFAULT_WEIGHT":16,"HTTP2_HEADER_STATUS":":status","HTTP2_H' +
    'EADER_METHOD":":method","HTTP2_HEADER_AUTHORITY":":authority","HTTP2_HEADER_SCHEME":":sche' +
    'me","HTTP2_HEADER_PATH":":path","HTTP2_HEADER_PROTOCOL":":protocol","HTTP2_HEADER_ACCEPT_E' +
    'NCODING":"accept-encoding","HTTP2_HEADER_ACCEPT_LANGUAGE":"accept-language","HTTP2_HEADER_' +
    'ACCEPT_RANGES":"accept-ranges","HTTP2_HEADER_ACCEPT":"accept","HTTP2_HEADER_ACCESS_CONTROL' +
    '_ALLOW_CREDENTIALS":"access-control-allow-credentials","HTTP2_HEADER_ACCESS_CONTROL_ALLOW_' +
    'HEADERS":"access-control-allow-headers","HTTP2_HEADER_ACCESS_CONTROL_ALLOW_METHODS":"acces' +
    's-control-allow-methods","HTTP2_HEADER_ACCESS_CONTROL_ALLOW_ORIGIN":"access-control-allow-' +
    'origin","HTTP2_HEADER_ACCESS_CONTROL_EXPOSE_HEADERS":"access-control-expose-headers","HTTP' +
    '2_HEADER_ACCESS_CONTROL_REQUEST_HEADERS":"access-control-request-headers","HTTP2_HEADER_AC' +
    'CESS_CONTROL_REQUEST_METHOD":"access-control-request-method","HTTP2_HEADER_AGE":"age","HTT' +
    'P2_HEADER_AUTHORIZATION":"authorization","HTTP2_HEADER_CACHE_CONTROL":"cache-control","HTT' +
    'P2_HEADER_CONNECTION":"connection","HTTP2_HEADER_CONTENT_DISPOSITION":"content-disposition' +
    '","HTTP2_HEADER_CONTENT_ENCODING":"content-encoding","HTTP2_HEADER_CONTENT_LENGTH":"conten' +
    't-length","HTTP2_HEADER_CONTENT_TYPE":"content-type","HTTP2_HEADER_COOKIE":"cookie","HTTP2' +
    '_HEADER_DATE":"date","HTTP2_HEADER_ETAG":"etag","HTTP2_HEADER_FORWARDED":"forwarded","HTTP' +
    '2_HEADER_HOST":"host","HTTP2_HEADER_IF_MODIFIED_SINCE":"if-modified-since","HTTP2_HEADER_I' +
    'F_NONE_MATCH":"if-none-match","HTTP2_HEADER_IF_RANGE":"if-range","HTTP2_HEADER_LAST_MODIFI' +
    'ED":"last-modified","HTTP2_HEADER_LINK":"link","HTTP2_HEADER_LOCATION":"location","HTTP2_H' +
    'EADER_RANGE":"range","HTTP2_HEADER_REFERER":"referer","HTTP2_HEADER_SERVER":"server","HTTP' +
    '2_HEADER_SET_COOKIE":"set-cookie","HTTP2_HEADER_STRICT_TRANSPORT_SECURITY":"strict-transpo' +
    'rt-security","HTTP2_HEADER_TRANSFER_ENCODING":"transfer-encoding","HTTP2_HEADER_TE":"te","' +
    'HTTP2_HEADER_UPGRADE_INSECURE_REQUESTS":"upgrade-insecure-requests","HTTP2_HEADER_UPGRADE"' +
    ':"upgrade","HTTP2_HEADER_USER_AGENT":"user-agent","HTTP2_HEADER_VARY":"vary","HTTP2_HEADER' +
    '_X_CONTENT_TYPE_OPTIONS":"x-content-type-options","HTTP2_HEADER_X_FRAME_OPTIONS":"x-frame-' +
    'options","HTTP2_HEADER_KEEP_ALIVE":"keep-alive","HTTP2_HEADER_PROXY_CONNECTION":"proxy-con' +
    'nection","HTTP2_HEADER_X_XSS_PROTECTION":"x-xss-protection","HTTP2_HEADER_ALT_SVC":"alt-sv' +
    'c","HTTP2_HEADER_CONTENT_SECURITY_POLICY":"content-security-policy","HTTP2_HEADER_EARLY_DA' +
    'TA":"early-data","HTTP2_HEADER_EXPECT_CT":"expect-ct","HTTP2_HEADER_ORIGIN":"origin","HTTP' +
    '2_HEADER_PURPOSE":"purpose","HTTP2_HEADER_TIMING_ALLOW_ORIGIN":"timing-allow-origin","HTTP' +
    '2_HEADER_X_FORWARDED_FOR":"x-forwarded-for","HTTP2_HEADER_PRIORITY":"priority","HTTP2_HEAD' +
    'ER_ACCEPT_CHARSET":"accept-charset","HTTP2_HEADER_ACCESS_CONTROL_MAX_AGE":"access-control-' +
    'max-age","HTTP2_HEADER_ALLOW":"allow","HTTP2_HEADER_CONTENT_LANGUAGE":"content-language","' +
    'HTTP2_HEADER_CONTENT_LOCATION":"content-location","HTTP2_HEADER_CONTENT_MD5":"content-md5"' +
    ',"HTTP2_HEADER_CONTENT_RANGE":"content-range","HTTP2_HEADER_DNT":"dnt","HTTP2_HEADER_EXPEC' +
    'T":"expect","HTTP2_HEADER_EXPIRES":"expires","HTTP2_HEADER_FROM":"from","HTTP2_HEADER_IF_M' +
    'ATCH":"if-match","HTTP2_HEADER_IF_UNMODIFIED_SINCE":"if-unmodified-since","HTTP2_HEADER_MA' +
    'X_FORWARDS":"max-forwards","HTTP2_HEADER_PREFER":"prefer","HTTP2_HEADER_PROXY_AUTHENTICATE' +
    '":"proxy-authenticate","HTTP2_HEADER_PROXY_AUTHORIZATION":"proxy-authorization","HTTP2_HEA' +
    'DER_REFRESH":"refresh","HTTP2_HEADER_RETRY_AFTER":"retry-after","HTTP2_HEADER_TRAILER":"tr' +
    'ailer","HTTP2_HEADER_TK":"tk","HTTP2_HEADER_VIA":"via","HTTP2_HEADER_WARNING":"warning","H' +
    'TTP2_HEADER_WWW_AUTHENTICATE":"www-authenticate","HTTP2_HEADER_HTTP2_SETTINGS":"http2-sett' +
    'ings","HTTP2_METHOD_ACL":"ACL","HTTP2_METHOD_BASELINE_CONTROL":"BASELINE-CONTROL","HTTP2_M' +
    'ETHOD_BIND":"BIND","HTTP2_METHOD_CHECKIN":"CHECKIN","HTTP2_METHOD_CHECKOUT":"CHECKOUT","HT' +
    'TP2_METHOD_CONNECT":"CONNECT","HTTP2_METHOD_COPY":"COPY","HTTP2_METHOD_DELETE":"DELETE","H' +
    'TTP2_METHOD_GET":"GET","HTTP2_METHOD_HEAD":"HEAD","HTTP2_METHOD_LABEL":"LABEL","HTTP2_METH' +
    'OD_LINK":"LINK","HTTP2_METHOD_LOCK":"LOCK","HTTP2_METHOD_MERGE":"MERGE","HTTP2_METHOD_MKAC' +
    'TIVITY":"MKACTIVITY","HTTP2_METHOD_MKCALENDAR":"MKCALENDAR","HTTP2_METHOD_MKCOL":"MKCOL","' +
    'HTTP2_METHOD_MKREDIRECTREF":"MKREDIRECTREF","HTTP2_METHOD_MKWORKSPACE":"MKWORKSPACE","HTTP' +
    '2_METHOD_MOVE":"MOVE","HTTP2_METHOD_OPTIONS":"OPTIONS","HTTP2_METHOD_ORDERPATCH":"ORDERPAT' +
    'CH","HTTP2_METHOD_PATCH":"PATCH","HTTP2_METHOD_POST":"POST","HTTP2_METHOD_PRI":"PRI","HTTP' +
    '2_METHOD_PROPFIND":"PROPFIND","HTTP2_METHOD_PROPPATCH":"PROPPATCH","HTTP2_METHOD_PUT":"PUT' +
    '","HTTP2_METHOD_REBIND":"REBIND","HTTP2_METHOD_REPORT":"REPORT","HTTP2_METHOD_SEARCH":"SEA' +
    'RCH","HTTP2_METHOD_TRACE":"TRACE","HTTP2_METHOD_UNBIND":"UNBIND","HTTP2_METHOD_UNCHECKOUT"' +
    ':"UNCHECKOUT","HTTP2_METHOD_UNLINK":"UNLINK","HTTP2_METHOD_UNLOCK":"UNLOCK","HTTP2_METHOD_' +
    'UPDATE":"UPDATE","HTTP2_METHOD_UPDATEREDIRECTREF":"UPDATEREDIRECTREF","HTTP2_METHOD_VERSIO' +
    'N_CONTROL":"VERSION-CONTROL","HTTP_STATUS_CONTINUE":100,"HTTP_STATUS_SWITCHING_PROTOCOLS":' +
    '101,"HTTP_STATUS_PROCESSING":102,"HTTP_STATUS_EARLY_HINTS":103,"HTTP_STATUS_OK":200,"HTTP_' +
    'STATUS_CREATED":201,"HTTP_STATUS_ACCEPTED":202,"HTTP_STATUS_NON_AUTHORITATIVE_INFORMATION"' +
    ':203,"HTTP_STATUS_NO_CONTENT":204,"HTTP_STATUS_RESET_CONTENT":205,"HTTP_STATUS_PARTIAL_CON' +
    'TENT":206,"HTTP_STATUS_MULTI_STATUS":207,"HTTP_STATUS_ALREADY_REPORTED":208,"HTTP_STATUS_I' +
    'M_USED":226,"HTTP_STATUS_MULTIPLE_CHOICES":300,"HTTP_STATUS_MOVED_PERMANENTLY":301,"HTTP_S' +
    'TATUS_FOUND":302,"HTTP_STATUS_SEE_OTHER":303,"HTTP_STATUS_NOT_MODIFIED":304,"HTTP_STATUS_U' +
    'SE_PROXY":305,"HTTP_STATUS_TEMPORARY_REDIRECT":307,"HTTP_STATUS_PERMANENT_REDIRECT":308,"H' +
    'TTP_STATUS_BAD_REQUEST":400,"HTTP_STATUS_UNAUTHORIZED":401,"HTTP_STATUS_PAYMENT_REQUIRED":' +
    '402,"HTTP_STATUS_FORBIDDEN":403,"HTTP_STATUS_NOT_FOUND":404,"HTTP_STATUS_METHOD_NOT_ALLOWE' +
    'D":405,"HTTP_STATUS_NOT_ACCEPTABLE":406,"HTTP_STATUS_PROXY_AUTHENTICATION_REQUIRED":407,"H' +
    'TTP_STATUS_REQUEST_TIMEOUT":408,"HTTP_STATUS_CONFLICT":409,"HTTP_STATUS_GONE":410,"HTTP_ST' +
    'ATUS_LENGTH_REQUIRED":411,"HTTP_STATUS_PRECONDITION_FAILED":412,"HTTP_STATUS_PAYLOAD_TOO_L' +
    'ARGE":413,"HTTP_STATUS_URI_TOO_LONG":414,"HTTP_STATUS_UNSUPPORTED_MEDIA_TYPE":415,"HTTP_ST' +
    'ATUS_RANGE_NOT_SATISFIABLE":416,"HTTP_STATUS_EXPECTATION_FAILED":417,"HTTP_STATUS_TEAPOT":' +
    '418,"HTTP_STATUS_MISDIRECTED_REQUEST":421,"HTTP_STATUS_UNPROCESSABLE_ENTITY":422,"HTTP_STA' +
    'TUS_LOCKED":423,"HTTP_STATUS_FAILED_DEPENDENCY":424,"HTTP_STATUS_TOO_EARLY":425,"HTTP_STAT' +
    'US_UPGRADE_REQUIRED":426,"HTTP_STATUS_PRECONDITION_REQUIRED":428,"HTTP_STATUS_TOO_MANY_REQ' +
    'UESTS":429,"HTTP_STATUS_REQUEST_HEADER_FIELDS_TOO_LARGE":431,"HTTP_STATUS_UNAVAILABLE_FOR_' +
    'LEGAL_REASONS":451,"HTTP_STATUS_INTERNAL_SERVER_ERROR":500,"HTTP_STATUS_NOT_IMPLEMENTED":5' +
    '01,"HTTP_STATUS_BAD_GATEWAY":502,"HTTP_STATUS_SERVICE_UNAVAILABLE":503,"HTTP_STATUS_GATEWA' +
    'Y_TIMEOUT":504,"HTTP_STATUS_HTTP_VERSION_NOT_SUPPORTED":505,"HTTP_STATUS_VARIANT_ALSO_NEGO' +
    'TIATES":506,"HTTP_STATUS_INSUFFICIENT_STORAGE":507,"HTTP_STATUS_LOOP_DETECTED":508,"HTTP_S' +
    'TATUS_BANDWIDTH_LIMIT_EXCEEDED":509,"HTTP_STATUS_NOT_EXTENDED":510,"HTTP_STATUS_NETWORK_AU' +
    'THENTICATION_REQUIRED":511}},"s":{"sensitiveHeaders":"sensitiveHeaders"},"c":{"Http2Server' +
    'Request":["stream#Readable","","setTimeout"],"Http2ServerResponse":["stream","","setTraile' +
    'r addTrailers getHeader getHeaderNames getHeaders hasHeader removeHeader setHeader appendH' +
    'eader flushHeaders writeHead cork uncork write end destroy setTimeout createPushResponse w' +
    'riteInformation writeContinue writeEarlyHints"]}}',
  'https':
    '{"c":{"Agent":["http#Agent","","createConnection keepSocketAlive getName"],"Server":["tls#' +
    'Server","","closeAllConnections closeIdleConnections setTimeout close"]},"o":{"globalAgent' +
    '":{"i":"https#Agent","v":{"domain":null,"defaultPort":443,"protocol":"https:","requests":{' +
    '},"sockets":{},"freeSockets":{},"keepAliveMsecs":1000,"keepAlive":true,"maxSockets":null,"' +
    'maxFreeSockets":256,"scheduling":"lifo","maxTotalSockets":null,"totalSocketCount":0,"agent' +
    'KeepAliveTimeoutBuffer":1000,"maxCachedSessions":100,"_sessionCache":{"map":{},"list":[]}}' +
    ',"o":{"options":{"v":{"keepAlive":true,"scheduling":"lifo","timeout":5000,"defaultPort":44' +
    '3,"protocol":"https:","noDelay":true,"path":null},"u":"proxyEnv"}}}},"f":"createServer get' +
    ' request"}',
  'inspector':
    '{"f":"open close url waitForDebugger","o":{"console":{"f":"debug error info log warn dir d' +
    'irxml table trace group groupCollapsed groupEnd clear count countReset assert time timeLog' +
    ' timeEnd","r":{"profile":"console#profile","profileEnd":"console#profileEnd","timeStamp":"' +
    'console#timeStamp","context":"console#context"}},"Network":{"f":"requestWillBeSent respons' +
    'eReceived loadingFinished loadingFailed dataSent dataReceived webSocketCreated webSocketCl' +
    'osed webSocketHandshakeResponseReceived"},"NetworkResources":{"f":"put"},"DOMStorage":{"f"' +
    ':"domStorageItemAdded domStorageItemRemoved domStorageItemUpdated domStorageItemsCleared r' +
    'egisterStorage"}},"c":{"Session":["events","","connect connectToMainThread post disconnect' +
    '"]}}',
  'module':
    '{"self":["","isBuiltin createRequire syncBuiltinESMExports Module registerHooks runMain re' +
    'gister enableCompileCache findPackageJSON flushCompileCache getCompileCacheDir stripTypeSc' +
    'riptTypes findSourceMap SourceMap getSourceMapsSupport setSourceMapsSupport","load require' +
    '"],"f":"_stat wrap isBuiltin _readPackage _findPath _nodeModulePaths _resolveLookupPaths _' +
    'load _resolveFilename createRequire _initPaths _preloadModules syncBuiltinESMExports regis' +
    'terHooks runMain register enableCompileCache findPackageJSON flushCompileCache getCompileC' +
    'acheDir stripTypeScriptTypes findSourceMap getSourceMapsSupport setSourceMapsSupport","o":' +
    '{"_cache":{"o":{}},"_extensions":{"f":".js .json .node"}},"v":{"_pathCache":{},"globalPath' +
    's":[],"wrapper":["(function (exports, require, module, __filename, __dirname) { ","\\n});"' +
    '],"builtinModules":["_http_agent","_http_client","_http_common","_http_incoming","_http_ou' +
    'tgoing","_http_server","_tls_common","_tls_wrap","assert","assert/strict","async_hooks","b' +
    'uffer","child_process","cluster","console","constants","crypto","dgram","diagnostics_chann' +
    'el","dns","dns/promises","domain","events","fs","fs/promises","http","http2","https","insp' +
    'ector","inspector/promises","module","net","os","path","path/posix","path/win32","perf_hoo' +
    'ks","process","punycode","querystring","readline","readline/promises","repl","stream","str' +
    'eam/consumers","stream/promises","stream/web","string_decoder","sys","timers","timers/prom' +
    'ises","tls","trace_events","tty","url","util","util/types","v8","vm","wasi","worker_thread' +
    's","zlib","node:ffi","node:sea","node:sqlite","node:test","node:test/reporters"],"constant' +
    's":{"compileCacheStatus":{"FAILED":0,"ENABLED":1,"ALREADY_ENABLED":2,"DISABLED":3}}},"r":{' +
    '"Module":"module"},"c":{"SourceMap":["","","findEntry findOrigin"]}}',
  'net':
    '{"f":"_createServerHandle _normalizeArgs _TransferredBoundSocket connect createServer isIP' +
    ' isIPv4 isIPv6 getDefaultAutoSelectFamily setDefaultAutoSelectFamily getDefaultAutoSelectF' +
    'amilyAttemptTimeout setDefaultAutoSelectFamilyAttemptTimeout","c":{"BlockList":["","isBloc' +
    'kList","addAddress addAddresses addRange addSubnet addCIDR addCIDRs removeAddress removeRa' +
    'nge removeSubnet removeCIDR check clear toJSON fromJSON"],"SocketAddress":["","isSocketAdd' +
    'ress parse","toJSON"],"BoundSocket":["","","address fd close"],"Server":["events","","list' +
    'en address getConnections close ref unref"],"Socket":["stream#Duplex","","setTimeout setNo' +
    'Delay setKeepAlive setTypeOfService getTypeOfService address end resetAndDestroy pause res' +
    'ume read destroySoon connect ref unref"]},"r":{"createConnection":"net#connect","Stream":"' +
    'net#Socket"}}',
  'os':
    '{"f":"arch availableParallelism cpus endianness freemem getPriority homedir hostname loada' +
    'vg networkInterfaces platform release setPriority tmpdir totalmem type userInfo uptime ver' +
    'sion machine","v":{"constants":{"UV_UDP_REUSEADDR":4,"dlopen":{"RTLD_LAZY":1,"RTLD_NOW":2,' +
    '"RTLD_GLOBAL":256,"RTLD_LOCAL":0,"RTLD_DEEPBIND":8},"errno":{"E2BIG":7,"EACCES":13,"EADDRI' +
    'NUSE":98,"EADDRNOTAVAIL":99,"EAFNOSUPPORT":97,"EAGAIN":11,"EALREADY":114,"EBADF":9,"EBADMS' +
    'G":74,"EBUSY":16,"ECANCELED":125,"ECHILD":10,"ECONNABORTED":103,"ECONNREFUSED":111,"ECONNR' +
    'ESET":104,"EDEADLK":35,"EDESTADDRREQ":89,"EDOM":33,"EDQUOT":122,"EEXIST":17,"EFAULT":14,"E' +
    'FBIG":27,"EHOSTUNREACH":113,"EIDRM":43,"EILSEQ":84,"EINPROGRESS":115,"EINTR":4,"EINVAL":22' +
    ',"EIO":5,"EISCONN":106,"EISDIR":21,"ELOOP":40,"EMFILE":24,"EMLINK":31,"EMSGSIZE":90,"EMULT' +
    'IHOP":72,"ENAMETOOLONG":36,"ENETDOWN":100,"ENETRESET":102,"ENETUNREACH":101,"ENFILE":23,"E' +
    'NOBUFS":105,"ENODATA":61,"ENODEV":19,"ENOENT":2,"ENOEXEC":8,"ENOLCK":37,"ENOLINK":67,"ENOM' +
    'EM":12,"ENOMSG":42,"ENOPROTOOPT":92,"ENOSPC":28,"ENOSR":63,"ENOSTR":60,"ENOSYS":38,"ENOTCO' +
    'NN":107,"ENOTDIR":20,"ENOTEMPTY":39,"ENOTSOCK":88,"ENOTSUP":95,"ENOTTY":25,"ENXIO":6,"EOPN' +
    'OTSUPP":95,"EOVERFLOW":75,"EPERM":1,"EPIPE":32,"EPROTO":71,"EPROTONOSUPPORT":93,"EPROTOTYP' +
    'E":91,"ERANGE":34,"EROFS":30,"ESPIPE":29,"ESRCH":3,"ESTALE":116,"ETIME":62,"ETIMEDOUT":110' +
    ',"ETXTBSY":26,"EWOULDBLOCK":11,"EXDEV":18},"signals":{"SIGHUP":1,"SIGINT":2,"SIGQUIT":3,"S' +
    'IGILL":4,"SIGTRAP":5,"SIGABRT":6,"SIGIOT":6,"SIGBUS":7,"SIGFPE":8,"SIGKILL":9,"SIGUSR1":10' +
    ',"SIGSEGV":11,"SIGUSR2":12,"SIGPIPE":13,"SIGALRM":14,"SIGTERM":15,"SIGCHLD":17,"SIGSTKFLT"' +
    ':16,"SIGCONT":18,"SIGSTOP":19,"SIGTSTP":20,"SIGTTIN":21,"SIGTTOU":22,"SIGURG":23,"SIGXCPU"' +
    ':24,"SIGXFSZ":25,"SIGVTALRM":26,"SIGPROF":27,"SIGWINCH":28,"SIGIO":29,"SIGPOLL":29,"SIGPWR' +
    '":30,"SIGSYS":31},"priority":{"PRIORITY_LOW":19,"PRIORITY_BELOW_NORMAL":10,"PRIORITY_NORMA' +
    'L":0,"PRIORITY_ABOVE_NORMAL":-7,"PRIORITY_HIGH":-14,"PRIORITY_HIGHEST":-20}},"EOL":"\\n","' +
    'devNull":"/dev/null"}}',
  'path':
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
    '"},"g":"win32"}}}},"r":{"posix":"path","_makeLong":"path#toNamespacedPath"}}',
  'perf_hooks':
    '{"c":{"Performance":["#EventTarget","","clearMarks clearMeasures clearResourceTimings getE' +
    'ntries getEntriesByName getEntriesByType mark measure now setResourceTimingBufferSize toJS' +
    'ON eventLoopUtilization markResourceTiming timerify"],"PerformanceEntry":["","","toJSON"],' +
    '"PerformanceMark":["perf_hooks#PerformanceEntry","","toJSON"],"PerformanceMeasure":["perf_' +
    'hooks#PerformanceEntry","","toJSON"],"PerformanceObserver":["","","observe disconnect take' +
    'Records"],"PerformanceObserverEntryList":["","","getEntries getEntriesByType getEntriesByN' +
    'ame"],"PerformanceResourceTiming":["perf_hooks#PerformanceEntry","","toJSON"]},"f":"monito' +
    'rEventLoopDelay eventLoopUtilization timerify createHistogram createSlidingWindowHistogram' +
    ' importHistogram","o":{"performance":{"i":"perf_hooks#Performance"}},"v":{"constants":{"NO' +
    'DE_PERFORMANCE_GC_MAJOR":4,"NODE_PERFORMANCE_GC_MINOR":1,"NODE_PERFORMANCE_GC_MINOR_MARK_S' +
    'WEEP":2,"NODE_PERFORMANCE_GC_INCREMENTAL":8,"NODE_PERFORMANCE_GC_WEAKCB":16,"NODE_PERFORMA' +
    'NCE_GC_FLAGS_NO":0,"NODE_PERFORMANCE_GC_FLAGS_CONSTRUCT_RETAINED":2,"NODE_PERFORMANCE_GC_F' +
    'LAGS_FORCED":4,"NODE_PERFORMANCE_GC_FLAGS_SYNCHRONOUS_PHANTOM_PROCESSING":8,"NODE_PERFORMA' +
    'NCE_GC_FLAGS_ALL_AVAILABLE_GARBAGE":16,"NODE_PERFORMANCE_GC_FLAGS_ALL_EXTERNAL_MEMORY":32,' +
    '"NODE_PERFORMANCE_GC_FLAGS_SCHEDULE_IDLE":64}}}',
  'punycode':
    '{"v":{"version":"2.1.0"},"o":{"ucs2":{"f":"decode encode"}},"f":"decode encode toASCII toU' +
    'nicode"}',
  'querystring':
    '{"f":"unescapeBuffer unescape escape stringify parse","r":{"encode":"querystring#stringify' +
    '","decode":"querystring#parse"}}',
  'readline':
    '{"c":{"Interface":["events","","question"]},"f":"clearLine clearScreenDown createInterface' +
    ' cursorTo emitKeypressEvents moveCursor","o":{"promises":{"r":{"Interface":"readline/promi' +
    'ses#Interface","Readline":"readline/promises#Readline","createInterface":"readline/promise' +
    's#createInterface"}}}}',
  'repl':
    '{"f":"start writer isValidSyntax","c":{"REPLServer":["readline#Interface","","setupHistory' +
    ' clearBufferedCommand close createContext resetContext displayPrompt setPrompt complete co' +
    'mpleteOnEditorMode defineCommand"],"Recoverable":["#Error","",""]},"s":{"REPL_MODE_SLOPPY"' +
    ':"repl-sloppy","REPL_MODE_STRICT":"repl-strict"},"v":{"builtinModules":["assert","assert/s' +
    'trict","async_hooks","buffer","child_process","cluster","console","constants","crypto","dg' +
    'ram","diagnostics_channel","dns","dns/promises","domain","events","fs","fs/promises","http' +
    '","http2","https","inspector","inspector/promises","module","net","os","path","path/posix"' +
    ',"path/win32","perf_hooks","process","punycode","querystring","readline","readline/promise' +
    's","repl","stream","stream/consumers","stream/promises","stream/web","string_decoder","sys' +
    '","timers","timers/promises","tls","trace_events","tty","url","util","util/types","v8","vm' +
    '","wasi","worker_threads","zlib"]},"r":{"_builtinLibs":"repl#builtinModules"}}',
  'sea':
    '{"f":"isSea getAsset getRawAsset getAssetAsBlob getAssetKeys"}',
  'sqlite':
    '{"c":{"Database":["","","open close prepare exec function createTagStore location aggregat' +
    'e createSession applyChangeset enableLoadExtension enableDefensive loadExtension serialize' +
    ' deserialize setAuthorizer createModule"],"Statement":["","","iterate all get run columns ' +
    'stat resetStats setAllowBareNamedParameters setAllowUnknownNamedParameters setReadBigInts ' +
    'setReturnArrays close"],"Session":["","","changeset patchset close"]},"r":{"DatabaseSync":' +
    '"sqlite#Database","StatementSync":"sqlite#Statement"},"v":{"constants":{"SQLITE_CHANGESET_' +
    'OMIT":0,"SQLITE_CHANGESET_REPLACE":1,"SQLITE_CHANGESET_ABORT":2,"SQLITE_CHANGESET_DATA":1,' +
    '"SQLITE_CHANGESET_NOTFOUND":2,"SQLITE_CHANGESET_CONFLICT":3,"SQLITE_CHANGESET_CONSTRAINT":' +
    '4,"SQLITE_CHANGESET_FOREIGN_KEY":5,"SQLITE_OK":0,"SQLITE_DENY":1,"SQLITE_IGNORE":2,"SQLITE' +
    '_CREATE_INDEX":1,"SQLITE_CREATE_TABLE":2,"SQLITE_CREATE_TEMP_INDEX":3,"SQLITE_CREATE_TEMP_' +
    'TABLE":4,"SQLITE_CREATE_TEMP_TRIGGER":5,"SQLITE_CREATE_TEMP_VIEW":6,"SQLITE_CREATE_TRIGGER' +
    '":7,"SQLITE_CREATE_VIEW":8,"SQLITE_DELETE":9,"SQLITE_DROP_INDEX":10,"SQLITE_DROP_TABLE":11' +
    ',"SQLITE_DROP_TEMP_INDEX":12,"SQLITE_DROP_TEMP_TABLE":13,"SQLITE_DROP_TEMP_TRIGGER":14,"SQ' +
    'LITE_DROP_TEMP_VIEW":15,"SQLITE_DROP_TRIGGER":16,"SQLITE_DROP_VIEW":17,"SQLITE_INSERT":18,' +
    '"SQLITE_PRAGMA":19,"SQLITE_READ":20,"SQLITE_SELECT":21,"SQLITE_TRANSACTION":22,"SQLITE_UPD' +
    'ATE":23,"SQLITE_ATTACH":24,"SQLITE_DETACH":25,"SQLITE_ALTER_TABLE":26,"SQLITE_REINDEX":27,' +
    '"SQLITE_ANALYZE":28,"SQLITE_CREATE_VTABLE":29,"SQLITE_DROP_VTABLE":30,"SQLITE_FUNCTION":31' +
    ',"SQLITE_SAVEPOINT":32,"SQLITE_COPY":0,"SQLITE_RECURSIVE":33}},"f":"backup"}',
  'stream':
    '{"self":["events","isDestroyed isDisturbed isErrored isReadable isWritable Readable Writab' +
    'le Duplex Transform PassThrough duplexPair pipeline addAbortSignal finished destroy compos' +
    'e setDefaultHighWaterMark getDefaultHighWaterMark Stream","pipe eventNames"],"f":"isDestro' +
    'yed isDisturbed isErrored isReadable isWritable duplexPair pipeline addAbortSignal finishe' +
    'd destroy compose setDefaultHighWaterMark getDefaultHighWaterMark _isArrayBufferView _isUi' +
    'nt8Array _uint8ArrayToBuffer","c":{"Readable":["stream","ReadableState from fromWeb toWeb ' +
    'wrap","destroy push unshift isPaused setEncoding read pipe unpipe on addListener removeLis' +
    'tener off removeAllListeners resume pause wrap iterator compose drop filter flatMap map ta' +
    'ke every forEach reduce toArray some find"],"Writable":["stream","WritableState writeKnown' +
    'Buffer fromWeb toWeb","pipe write cork uncork setDefaultEncoding end destroy"],"Duplex":["' +
    'stream#Readable","fromWeb toWeb from","write cork uncork setDefaultEncoding end destroy"],' +
    '"Transform":["stream#Duplex","",""],"PassThrough":["stream#Transform","",""]},"o":{"promis' +
    'es":{"r":{"finished":"stream/promises#finished","pipeline":"stream/promises#pipeline"}}},"' +
    'r":{"Stream":"stream"}}',
  'string_decoder':
    '{"c":{"StringDecoder":["","","write end text"]}}',
  'test':
    '{"self":"f","f":"expectFailure skip todo only after afterEach before beforeEach describe g' +
    'etTestContext run","r":{"it":"test","suite":"test#describe","test":"test"},"o":{"mock":{"f' +
    '":"fn method getter setter property reset restoreAll"},"snapshot":{"f":"setDefaultSnapshot' +
    'Serializers setResolveSnapshotPath"},"assert":{"f":"register"}}}',
  'timers':
    '{"f":"setTimeout clearTimeout setImmediate clearImmediate setInterval clearInterval","o":{' +
    '"promises":{"r":{"setTimeout":"timers/promises#setTimeout","setImmediate":"timers/promises' +
    '#setImmediate","setInterval":"timers/promises#setInterval","scheduler":"timers/promises#sc' +
    'heduler"}}}}',
  'tls':
    '{"v":{"CLIENT_RENEG_LIMIT":3,"CLIENT_RENEG_WINDOW":600,"DEFAULT_CIPHERS":"TLS_AES_256_GCM_' +
    'SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECD' +
    'HE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES256-GCM-SHA384:DHE-R' +
    'SA-AES128-GCM-SHA256:ECDHE-RSA-AES128-SHA256:DHE-RSA-AES128-SHA256:ECDHE-RSA-AES256-SHA384' +
    ':DHE-RSA-AES256-SHA384:ECDHE-RSA-AES256-SHA256:DHE-RSA-AES256-SHA256:HIGH:!aNULL:!eNULL:!E' +
    'XPORT:!DES:!RC4:!MD5:!PSK:!SRP:!CAMELLIA","DEFAULT_ECDH_CURVE":"auto","DEFAULT_MIN_VERSION' +
    '":"TLSv1.2","DEFAULT_MAX_VERSION":"TLSv1.3"},"f":"getCiphers getCertificateCompressionAlgo' +
    'rithms getCACertificates setDefaultCACertificates convertALPNProtocols checkServerIdentity' +
    ' createSecureContext createServer connect","g":"rootCertificates","c":{"SecureContext":[""' +
    ',"",""],"TLSSocket":["net#Socket","","disableRenegotiation renegotiate exportKeyingMateria' +
    'l setMaxSendFragment setServername setSession getSession getPeerCertificate getCertificate' +
    ' getPeerX509Certificate getX509Certificate setKeyCert getCipher getSharedSigalgs getEpheme' +
    'ralKeyInfo getFinished getPeerFinished getProtocol getTLSTicket isSessionReused enableTrac' +
    'e"],"Server":["net#Server","","setSecureContext getTicketKeys setTicketKeys addContext"]}}',
  'trace_events':
    '{"f":"createTracing getEnabledCategories"}',
  'tty':
    '{"f":"isatty","c":{"ReadStream":["net#Socket","","setRawMode"],"WriteStream":["net#Socket"' +
    ',"","getColorDepth hasColors cursorTo moveCursor clearLine clearScreenDown getWindowSize"]' +
    '}}',
  'url':
    '{"c":{"Url":["","","parse format resolve resolveObject parseHost"],"URL":["","parse canPar' +
    'se createObjectURL revokeObjectURL","toString toJSON"],"URLPattern":["","","exec test"],"U' +
    'RLSearchParams":["","","append delete get getAll has set sort entries forEach keys values ' +
    'toString"]},"f":"parse resolve resolveObject format domainToASCII domainToUnicode pathToFi' +
    'leURL fileURLToPath fileURLToPathBuffer urlToHttpOptions"}',
  'util':
    '{"f":"_errnoException _exceptionWithHostPort _extend callbackify convertProcessSignalToExi' +
    'tCode debug deprecate format styleText formatWithOptions getCallSites getSystemErrorMap ge' +
    'tSystemErrorName getSystemErrorMessage inherits inspect isArray isDeepStrictEqual isPartia' +
    'lDeepStrictEqual markPromiseAsHandled promisify stripVTControlCharacters toUSVString trans' +
    'ferableAbortSignal transferableAbortController aborted parseEnv parseArgs diff debounce th' +
    'rottle setTraceSigInt","r":{"debuglog":"util#debug"},"o":{"types":{"r":{"isArgumentsObject' +
    '":"util/types#isArgumentsObject","isArrayBuffer":"util/types#isArrayBuffer","isAsyncFuncti' +
    'on":"util/types#isAsyncFunction","isBigIntObject":"util/types#isBigIntObject","isBooleanOb' +
    'ject":"util/types#isBooleanObject","isDate":"util/types#isDate","isExternal":"util/types#i' +
    'sExternal","isGeneratorFunction":"util/types#isGeneratorFunction","isGeneratorObject":"uti' +
    'l/types#isGeneratorObject","isMap":"util/types#isMap","isMapIterator":"util/types#isMapIte' +
    'rator","isModuleNamespaceObject":"util/types#isModuleNamespaceObject","isNativeError":"uti' +
    'l/types#isNativeError","isNumberObject":"util/types#isNumberObject","isPromise":"util/type' +
    's#isPromise","isProxy":"util/types#isProxy","isRegExp":"util/types#isRegExp","isSet":"util' +
    '/types#isSet","isSetIterator":"util/types#isSetIterator","isSharedArrayBuffer":"util/types' +
    '#isSharedArrayBuffer","isStringObject":"util/types#isStringObject","isSymbolObject":"util/' +
    'types#isSymbolObject","isWeakMap":"util/types#isWeakMap","isWeakSet":"util/types#isWeakSet' +
    '","isAnyArrayBuffer":"util/types#isAnyArrayBuffer","isBoxedPrimitive":"util/types#isBoxedP' +
    'rimitive","isArrayBufferView":"stream#_isArrayBufferView","isDataView":"util/types#isDataV' +
    'iew","isTypedArray":"util/types#isTypedArray","isUint8Array":"stream#_isUint8Array","isUin' +
    't8ClampedArray":"util/types#isUint8ClampedArray","isUint16Array":"util/types#isUint16Array' +
    '","isUint32Array":"util/types#isUint32Array","isInt8Array":"util/types#isInt8Array","isInt' +
    '16Array":"util/types#isInt16Array","isInt32Array":"util/types#isInt32Array","isFloat16Arra' +
    'y":"util/types#isFloat16Array","isFloat32Array":"util/types#isFloat32Array","isFloat64Arra' +
    'y":"util/types#isFloat64Array","isBigInt64Array":"util/types#isBigInt64Array","isBigUint64' +
    'Array":"util/types#isBigUint64Array","isKeyObject":"util/types#isKeyObject","isCryptoKey":' +
    '"util/types#isCryptoKey"}}},"c":{"TextDecoder":["","","decode"],"TextEncoder":["","","enco' +
    'de encodeInto"],"MIMEType":["","parse","toString toJSON"],"MIMEParams":["","","delete get ' +
    'has set entries keys values toString toJSON"]}}',
  'v8':
    '{"f":"cachedDataVersionTag getHeapSnapshot getHeapStatistics getHeapSpaceStatistics getHea' +
    'pCodeStatistics getCppHeapStatistics setFlagsFromString deserialize takeCoverage stopCover' +
    'age serialize writeHeapSnapshot queryObjects setHeapSnapshotNearHeapLimit setHeapProfileNe' +
    'arHeapLimit isStringOneByteRepresentation startCpuProfile startHeapProfile","c":{"Serializ' +
    'er":["","","writeHeader writeValue releaseBuffer transferArrayBuffer writeUint32 writeUint' +
    '64 writeDouble writeRawBytes"],"Deserializer":["","","readHeader readValue getWireFormatVe' +
    'rsion transferArrayBuffer readUint32 readUint64 readDouble readRawBytes"],"DefaultSerializ' +
    'er":["v8#Serializer","",""],"DefaultDeserializer":["v8#Deserializer","",""],"GCProfiler":[' +
    '"","","start stop"]},"o":{"promiseHooks":{"f":"createHook onInit onBefore onAfter onSettle' +
    'd"},"startupSnapshot":{"f":"addDeserializeCallback addSerializeCallback setDeserializeMain' +
    'Function isBuildingSnapshot"}}}',
  'vm':
    '{"c":{"Script":["","","runInThisContext runInContext runInNewContext"]},"f":"createContext' +
    ' createScript runInContext runInNewContext runInThisContext isContext compileFunction meas' +
    'ureMemory","o":{"constants":{"s":{"USE_MAIN_CONTEXT_DEFAULT_LOADER":"vm_dynamic_import_mai' +
    'n_context_default","DONT_CONTEXTIFY":"vm_context_no_contextify"}}}}',
  'wasi':
    '{"c":{"WASI":["","","finalizeBindings start initialize getImportObject"]}}',
  'worker_threads':
    '{"v":{"isInternalThread":false,"isMainThread":true,"resourceLimits":{},"threadId":0,"threa' +
    'dName":"","parentPort":null,"workerData":null},"c":{"MessagePort":["#EventTarget","","post' +
    'Message start ref unref hasRef close"],"MessageChannel":["","",""],"Worker":["events","","' +
    'postMessage terminate ref unref getHeapSnapshot getHeapStatistics cpuUsage startCpuProfile' +
    ' startHeapProfile"],"BroadcastChannel":["#EventTarget","","close postMessage ref unref"]},' +
    '"f":"markAsUncloneable markAsUntransferable isMarkedAsUntransferable moveMessagePortToCont' +
    'ext receiveMessageOnPort postMessageToThread setEnvironmentData getEnvironmentData","s":{"' +
    'SHARE_ENV":"nodejs.worker_threads.SHARE_ENV"},"o":{"locks":{"f":"request query"}}}',
  'zlib':
    '{"f":"crc32 deflate deflateSync gzip gzipSync deflateRaw deflateRawSync unzip unzipSync in' +
    'flate inflateSync gunzip gunzipSync inflateRaw inflateRawSync brotliCompress brotliCompres' +
    'sSync brotliDecompress brotliDecompressSync zstdCompress zstdCompressSync zstdDecompress z' +
    'stdDecompressSync createDeflate createInflate createDeflateRaw createInflateRaw createGzip' +
    ' createGunzip createUnzip createBrotliCompress createBrotliDecompress createZstdCompress c' +
    'reateZstdDecompress createZipArchive createZipArchiveSync zipFiles getMaxZipContentSize se' +
    'tMaxZipContentSize","c":{"Deflate":["stream#Transform","",""],"Inflate":["stream#Transform' +
    '","",""],"Gzip":["stream#Transform","",""],"Gunzip":["stream#Transform","",""],"DeflateRaw' +
    '":["stream#Transform","",""],"InflateRaw":["stream#Transform","",""],"Unzip":["stream#Tran' +
    'sform","",""],"BrotliCompress":["stream#Transform","",""],"BrotliDecompress":["stream#Tran' +
    'sform","",""],"ZstdCompress":["stream#Transform","",""],"ZstdDecompress":["stream#Transfor' +
    'm","",""],"ZipEntry":["","read create createSync createStream createSymlink",""],"ZipFile"' +
    ':["","open openSync",""],"ZipBuffer":["","",""]},"v":{"constants":{"Z_NO_FLUSH":0,"Z_PARTI' +
    'AL_FLUSH":1,"Z_SYNC_FLUSH":2,"Z_FULL_FLUSH":3,"Z_FINISH":4,"Z_BLOCK":5,"Z_OK":0,"Z_STREAM_' +
    'END":1,"Z_NEED_DICT":2,"Z_ERRNO":-1,"Z_STREAM_ERROR":-2,"Z_DATA_ERROR":-3,"Z_MEM_ERROR":-4' +
    ',"Z_BUF_ERROR":-5,"Z_VERSION_ERROR":-6,"Z_NO_COMPRESSION":0,"Z_BEST_SPEED":1,"Z_BEST_COMPR' +
    'ESSION":9,"Z_DEFAULT_COMPRESSION":-1,"Z_FILTERED":1,"Z_HUFFMAN_ONLY":2,"Z_RLE":3,"Z_FIXED"' +
    ':4,"Z_DEFAULT_STRATEGY":0,"ZLIB_VERNUM":4897,"DEFLATE":1,"INFLATE":2,"GZIP":3,"GUNZIP":4,"' +
    'DEFLATERAW":5,"INFLATERAW":6,"UNZIP":7,"BROTLI_DECODE":8,"BROTLI_ENCODE":9,"ZSTD_DECOMPRES' +
    'S":11,"ZSTD_COMPRESS":10,"Z_MIN_WINDOWBITS":8,"Z_MAX_WINDOWBITS":15,"Z_DEFAULT_WINDOWBITS"' +
    ':15,"Z_MIN_CHUNK":64,"Z_MAX_CHUNK":null,"Z_DEFAULT_CHUNK":16384,"Z_MIN_MEMLEVEL":1,"Z_MAX_' +
    'MEMLEVEL":9,"Z_DEFAULT_MEMLEVEL":8,"Z_MIN_LEVEL":-1,"Z_MAX_LEVEL":9,"Z_DEFAULT_LEVEL":-1,"' +
    'BROTLI_OPERATION_PROCESS":0,"BROTLI_OPERATION_FLUSH":1,"BROTLI_OPERATION_FINISH":2,"BROTLI' +
    '_OPERATION_EMIT_METADATA":3,"BROTLI_PARAM_MODE":0,"BROTLI_MODE_GENERIC":0,"BROTLI_MODE_TEX' +
    'T":1,"BROTLI_MODE_FONT":2,"BROTLI_DEFAULT_MODE":0,"BROTLI_PARAM_QUALITY":1,"BROTLI_MIN_QUA' +
    'LITY":0,"BROTLI_MAX_QUALITY":11,"BROTLI_DEFAULT_QUALITY":11,"BROTLI_PARAM_LGWIN":2,"BROTLI' +
    '_MIN_WINDOW_BITS":10,"BROTLI_MAX_WINDOW_BITS":24,"BROTLI_LARGE_MAX_WINDOW_BITS":30,"BROTLI' +
    '_DEFAULT_WINDOW":22,"BROTLI_PARAM_LGBLOCK":3,"BROTLI_MIN_INPUT_BLOCK_BITS":16,"BROTLI_MAX_' +
    'INPUT_BLOCK_BITS":24,"BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING":4,"BROTLI_PARAM_SIZE_' +
    'HINT":5,"BROTLI_PARAM_LARGE_WINDOW":6,"BROTLI_PARAM_NPOSTFIX":7,"BROTLI_PARAM_NDIRECT":8,"' +
    'BROTLI_DECODER_RESULT_ERROR":0,"BROTLI_DECODER_RESULT_SUCCESS":1,"BROTLI_DECODER_RESULT_NE' +
    'EDS_MORE_INPUT":2,"BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT":3,"BROTLI_DECODER_PARAM_DISABL' +
    'E_RING_BUFFER_REALLOCATION":0,"BROTLI_DECODER_PARAM_LARGE_WINDOW":1,"BROTLI_DECODER_NO_ERR' +
    'OR":0,"BROTLI_DECODER_SUCCESS":1,"BROTLI_DECODER_NEEDS_MORE_INPUT":2,"BROTLI_DECODER_NEEDS' +
    '_MORE_OUTPUT":3,"BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_NIBBLE":-1,"BROTLI_DECODER_ERROR_FO' +
    'RMAT_RESERVED":-2,"BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_META_NIBBLE":-3,"BROTLI_DECODER_E' +
    'RROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET":-4,"BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_SAME":' +
    '-5,"BROTLI_DECODER_ERROR_FORMAT_CL_SPACE":-6,"BROTLI_DECODER_ERROR_FORMAT_HUFFMAN_SPACE":-' +
    '7,"BROTLI_DECODER_ERROR_FORMAT_CONTEXT_MAP_REPEAT":-8,"BROTLI_DECODER_ERROR_FORMAT_BLOCK_L' +
    'ENGTH_1":-9,"BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_2":-10,"BROTLI_DECODER_ERROR_FORMAT_' +
    'TRANSFORM":-11,"BROTLI_DECODER_ERROR_FORMAT_DICTIONARY":-12,"BROTLI_DECODER_ERROR_FORMAT_W' +
    'INDOW_BITS":-13,"BROTLI_DECODER_ERROR_FORMAT_PADDING_1":-14,"BROTLI_DECODER_ERROR_FORMAT_P' +
    'ADDING_2":-15,"BROTLI_DECODER_ERROR_FORMAT_DISTANCE":-16,"BROTLI_DECODER_ERROR_FORMAT_BLOC' +
    'K_SWITCH":-17,"BROTLI_DECODER_ERROR_DICTIONARY_NOT_SET":-19,"BROTLI_DECODER_ERROR_INVALID_' +
    'ARGUMENTS":-20,"BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MODES":-21,"BROTLI_DECODER_ERROR_ALLOC_' +
    'TREE_GROUPS":-22,"BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MAP":-25,"BROTLI_DECODER_ERROR_ALLOC_' +
    'RING_BUFFER_1":-26,"BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_2":-27,"BROTLI_DECODER_ERROR_AL' +
    'LOC_BLOCK_TYPE_TREES":-30,"BROTLI_DECODER_ERROR_UNREACHABLE":-31,"ZSTD_e_continue":0,"ZSTD' +
    '_e_flush":1,"ZSTD_e_end":2,"ZSTD_fast":1,"ZSTD_dfast":2,"ZSTD_greedy":3,"ZSTD_lazy":4,"ZST' +
    'D_lazy2":5,"ZSTD_btlazy2":6,"ZSTD_btopt":7,"ZSTD_btultra":8,"ZSTD_btultra2":9,"ZSTD_c_comp' +
    'ressionLevel":100,"ZSTD_c_windowLog":101,"ZSTD_c_hashLog":102,"ZSTD_c_chainLog":103,"ZSTD_' +
    'c_searchLog":104,"ZSTD_c_minMatch":105,"ZSTD_c_targetLength":106,"ZSTD_c_strategy":107,"ZS' +
    'TD_c_enableLongDistanceMatching":160,"ZSTD_c_ldmHashLog":161,"ZSTD_c_ldmMinMatch":162,"ZST' +
    'D_c_ldmBucketSizeLog":163,"ZSTD_c_ldmHashRateLog":164,"ZSTD_c_contentSizeFlag":200,"ZSTD_c' +
    '_checksumFlag":201,"ZSTD_c_dictIDFlag":202,"ZSTD_c_nbWorkers":400,"ZSTD_c_jobSize":401,"ZS' +
    'TD_c_overlapLog":402,"ZSTD_d_windowLogMax":100,"ZSTD_CLEVEL_DEFAULT":3,"ZSTD_error_no_erro' +
    'r":0,"ZSTD_error_GENERIC":1,"ZSTD_error_prefix_unknown":10,"ZSTD_error_version_unsupported' +
    '":12,"ZSTD_error_frameParameter_unsupported":14,"ZSTD_error_frameParameter_windowTooLarge"' +
    ':16,"ZSTD_error_corruption_detected":20,"ZSTD_error_checksum_wrong":22,"ZSTD_error_literal' +
    's_headerWrong":24,"ZSTD_error_dictionary_corrupted":30,"ZSTD_error_dictionary_wrong":32,"Z' +
    'STD_error_dictionaryCreation_failed":34,"ZSTD_error_parameter_unsupported":40,"ZSTD_error_' +
    'parameter_combination_unsupported":41,"ZSTD_error_parameter_outOfBound":42,"ZSTD_error_tab' +
    'leLog_tooLarge":44,"ZSTD_error_maxSymbolValue_tooLarge":46,"ZSTD_error_maxSymbolValue_tooS' +
    'mall":48,"ZSTD_error_stabilityCondition_notRespected":50,"ZSTD_error_stage_wrong":60,"ZSTD' +
    '_error_init_missing":62,"ZSTD_error_memory_allocation":64,"ZSTD_error_workSpace_tooSmall":' +
    '66,"ZSTD_error_dstSize_tooSmall":70,"ZSTD_error_srcSize_wrong":72,"ZSTD_error_dstBuffer_nu' +
    'll":74,"ZSTD_error_noForwardProgress_destFull":80,"ZSTD_error_noForwardProgress_inputEmpty' +
    '":82},"codes":{"0":"Z_OK","1":"Z_STREAM_END","2":"Z_NEED_DICT","Z_OK":0,"Z_STREAM_END":1,"' +
    'Z_NEED_DICT":2,"Z_ERRNO":-1,"Z_STREAM_ERROR":-2,"Z_DATA_ERROR":-3,"Z_MEM_ERROR":-4,"Z_BUF_' +
    'ERROR":-5,"Z_VERSION_ERROR":-6,"-1":"Z_ERRNO","-2":"Z_STREAM_ERROR","-3":"Z_DATA_ERROR","-' +
    '4":"Z_MEM_ERROR","-5":"Z_BUF_ERROR","-6":"Z_VERSION_ERROR"},"Z_NO_FLUSH":0,"Z_PARTIAL_FLUS' +
    'H":1,"Z_SYNC_FLUSH":2,"Z_FULL_FLUSH":3,"Z_FINISH":4,"Z_BLOCK":5,"Z_OK":0,"Z_STREAM_END":1,' +
    '"Z_NEED_DICT":2,"Z_ERRNO":-1,"Z_STREAM_ERROR":-2,"Z_DATA_ERROR":-3,"Z_MEM_ERROR":-4,"Z_BUF' +
    '_ERROR":-5,"Z_VERSION_ERROR":-6,"Z_NO_COMPRESSION":0,"Z_BEST_SPEED":1,"Z_BEST_COMPRESSION"' +
    ':9,"Z_DEFAULT_COMPRESSION":-1,"Z_FILTERED":1,"Z_HUFFMAN_ONLY":2,"Z_RLE":3,"Z_FIXED":4,"Z_D' +
    'EFAULT_STRATEGY":0,"ZLIB_VERNUM":4897,"DEFLATE":1,"INFLATE":2,"GZIP":3,"GUNZIP":4,"DEFLATE' +
    'RAW":5,"INFLATERAW":6,"UNZIP":7,"ZSTD_DECOMPRESS":11,"ZSTD_COMPRESS":10,"Z_MIN_WINDOWBITS"' +
    ':8,"Z_MAX_WINDOWBITS":15,"Z_DEFAULT_WINDOWBITS":15,"Z_MIN_CHUNK":64,"Z_MAX_CHUNK":null,"Z_' +
    'DEFAULT_CHUNK":16384,"Z_MIN_MEMLEVEL":1,"Z_MAX_MEMLEVEL":9,"Z_DEFAULT_MEMLEVEL":8,"Z_MIN_L' +
    'EVEL":-1,"Z_MAX_LEVEL":9,"Z_DEFAULT_LEVEL":-1,"ZSTD_e_continue":0,"ZSTD_e_flush":1,"ZSTD_e' +
    '_end":2,"ZSTD_fast":1,"ZSTD_dfast":2,"ZSTD_greedy":3,"ZSTD_lazy":4,"ZSTD_lazy2":5,"ZSTD_bt' +
    'lazy2":6,"ZSTD_btopt":7,"ZSTD_btultra":8,"ZSTD_btultra2":9,"ZSTD_c_compressionLevel":100,"' +
    'ZSTD_c_windowLog":101,"ZSTD_c_hashLog":102,"ZSTD_c_chainLog":103,"ZSTD_c_searchLog":104,"Z' +
    'STD_c_minMatch":105,"ZSTD_c_targetLength":106,"ZSTD_c_strategy":107,"ZSTD_c_enableLongDist' +
    'anceMatching":160,"ZSTD_c_ldmHashLog":161,"ZSTD_c_ldmMinMatch":162,"ZSTD_c_ldmBucketSizeLo' +
    'g":163,"ZSTD_c_ldmHashRateLog":164,"ZSTD_c_contentSizeFlag":200,"ZSTD_c_checksumFlag":201,' +
    '"ZSTD_c_dictIDFlag":202,"ZSTD_c_nbWorkers":400,"ZSTD_c_jobSize":401,"ZSTD_c_overlapLog":40' +
    '2,"ZSTD_d_windowLogMax":100,"ZSTD_CLEVEL_DEFAULT":3,"ZSTD_error_no_error":0,"ZSTD_error_GE' +
    'NERIC":1,"ZSTD_error_prefix_unknown":10,"ZSTD_error_version_unsupported":12,"ZSTD_error_fr' +
    'ameParameter_unsupported":14,"ZSTD_error_frameParameter_windowTooLarge":16,"ZSTD_error_cor' +
    'ruption_detected":20,"ZSTD_error_checksum_wrong":22,"ZSTD_error_literals_headerWrong":24,"' +
    'ZSTD_error_dictionary_corrupted":30,"ZSTD_error_dictionary_wrong":32,"ZSTD_error_dictionar' +
    'yCreation_failed":34,"ZSTD_error_parameter_unsupported":40,"ZSTD_error_parameter_combinati' +
    'on_unsupported":41,"ZSTD_error_parameter_outOfBound":42,"ZSTD_error_tableLog_tooLarge":44,' +
    '"ZSTD_error_maxSymbolValue_tooLarge":46,"ZSTD_error_maxSymbolValue_tooSmall":48,"ZSTD_erro' +
    'r_stabilityCondition_notRespected":50,"ZSTD_error_stage_wrong":60,"ZSTD_error_init_missing' +
    '":62,"ZSTD_error_memory_allocation":64,"ZSTD_error_workSpace_tooSmall":66,"ZSTD_error_dstS' +
    'ize_tooSmall":70,"ZSTD_error_srcSize_wrong":72,"ZSTD_error_dstBuffer_null":74,"ZSTD_error_' +
    'noForwardProgress_destFull":80,"ZSTD_error_noForwardProgress_inputEmpty":82}}',
  'dns/promises': '{"same":"dns#promises"}',
  'fs/promises': '{"same":"fs#promises"}',
  'readline/promises': '{"same":"readline#promises"}',
  'stream/consumers':
    '{"f":"arrayBuffer blob buffer bytes text json"}',
  'stream/promises': '{"same":"stream#promises"}',
  'stream/web':
    '{"c":{"ReadableStream":["","from","cancel getReader pipeThrough pipeTo tee values"],"Reada' +
    'bleStreamTee":["","",""],"ReadableStreamDefaultReader":["","","read releaseLock cancel"],"' +
    'ReadableStreamBYOBReader":["","","read releaseLock cancel"],"ReadableStreamBYOBRequest":["' +
    '","","respond respondWithNewView"],"ReadableByteStreamController":["","","close enqueue er' +
    'ror"],"ReadableStreamDefaultController":["","","close enqueue error"],"TransformStream":["' +
    '","",""],"TransformStreamDefaultController":["","","enqueue error terminate"],"WritableStr' +
    'eam":["","","abort close getWriter"],"WritableStreamDefaultWriter":["","","abort close rel' +
    'easeLock write"],"WritableStreamDefaultController":["","","error"],"ByteLengthQueuingStrat' +
    'egy":["","",""],"CountQueuingStrategy":["","",""],"TextEncoderStream":["","",""],"TextDeco' +
    'derStream":["","",""],"CompressionStream":["","",""],"DecompressionStream":["","",""]}}',
  'test/reporters':
    '{"f":"dot junit spec tap lcov"}',
  'timers/promises': '{"same":"timers#promises"}',
  '_http_agent':
    '{"r":{"Agent":"http#Agent","globalAgent":"http#globalAgent"}}',
  '_http_client':
    '{"r":{"ClientRequest":"http#ClientRequest"}}',
  '_http_common':
    '{"f":"_checkInvalidHeaderChar _checkIsHttpToken freeParser isLenient calculateLenientFlags' +
    ' prepareError","o":{"chunkExpression":{"f":"exec compile toString test","v":{"lastIndex":0' +
    '}},"continueExpression":{"f":"exec compile toString test","v":{"lastIndex":0}},"parsers":{' +
    '"f":"alloc free ctor","v":{"name":"parsers","max":1000,"list":[]}}},"v":{"CRLF":"\\r\\n","' +
    'methods":["DELETE","GET","HEAD","POST","PUT","CONNECT","OPTIONS","TRACE","COPY","LOCK","MK' +
    'COL","MOVE","PROPFIND","PROPPATCH","SEARCH","UNLOCK","BIND","REBIND","UNBIND","ACL","REPOR' +
    'T","MKACTIVITY","CHECKOUT","MERGE","M-SEARCH","NOTIFY","SUBSCRIBE","UNSUBSCRIBE","PATCH","' +
    'PURGE","MKCALENDAR","LINK","UNLINK","SOURCE","QUERY"]},"s":{"kIncomingMessage":"IncomingMe' +
    'ssage","kSkipPendingData":"SkipPendingData"},"c":{"HTTPParser":["","","close free remove e' +
    'xecute finish initialize pause resume consume unconsume getCurrentBuffer"]}}',
  '_http_incoming':
    '{"r":{"IncomingMessage":"http#IncomingMessage"},"s":{"kDetachAbortSignal":"kDetachAbortSig' +
    'nal","kHeadersCount":"kHeadersCount"},"f":"asciiEqualIgnoreCase getRawHeader readStart rea' +
    'dStop"}',
  '_http_outgoing':
    '{"s":{"kHighWaterMark":"kHighWaterMark","kUniqueHeaders":"kUniqueHeaders"},"f":"parseUniqu' +
    'eHeadersOption","r":{"isValidHeaderName":"http#isValidHeaderName","isValidHeaderValue":"ht' +
    'tp#isValidHeaderValue","validateHeaderName":"http#validateHeaderName","validateHeaderValue' +
    '":"http#validateHeaderValue","OutgoingMessage":"http#OutgoingMessage"}}',
  '_http_server':
    '{"r":{"STATUS_CODES":"http#STATUS_CODES","Server":"http#Server","ServerResponse":"http#Ser' +
    'verResponse","_connectionListener":"http#_connectionListener"},"f":"setupConnectionsTracki' +
    'ng storeHTTPOptions httpServerPreClose","s":{"kServerResponse":"ServerResponse","kConnecti' +
    'onsCheckingInterval":"http.server.connectionsCheckingInterval"}}',
  '_tls_common':
    '{"r":{"SecureContext":"tls#SecureContext","createSecureContext":"tls#createSecureContext"}' +
    ',"f":"translatePeerCertificate"}',
  '_tls_wrap':
    '{"r":{"TLSSocket":"tls#TLSSocket","Server":"tls#Server","createServer":"tls#createServer",' +
    '"connect":"tls#connect"}}',
  'assert/strict': '{"same":"assert#strict"}',
  'constants':
    '{"v":{"RTLD_LAZY":1,"RTLD_NOW":2,"RTLD_GLOBAL":256,"RTLD_LOCAL":0,"RTLD_DEEPBIND":8,"E2BIG' +
    '":7,"EACCES":13,"EADDRINUSE":98,"EADDRNOTAVAIL":99,"EAFNOSUPPORT":97,"EAGAIN":11,"EALREADY' +
    '":114,"EBADF":9,"EBADMSG":74,"EBUSY":16,"ECANCELED":125,"ECHILD":10,"ECONNABORTED":103,"EC' +
    'ONNREFUSED":111,"ECONNRESET":104,"EDEADLK":35,"EDESTADDRREQ":89,"EDOM":33,"EDQUOT":122,"EE' +
    'XIST":17,"EFAULT":14,"EFBIG":27,"EHOSTUNREACH":113,"EIDRM":43,"EILSEQ":84,"EINPROGRESS":11' +
    '5,"EINTR":4,"EINVAL":22,"EIO":5,"EISCONN":106,"EISDIR":21,"ELOOP":40,"EMFILE":24,"EMLINK":' +
    '31,"EMSGSIZE":90,"EMULTIHOP":72,"ENAMETOOLONG":36,"ENETDOWN":100,"ENETRESET":102,"ENETUNRE' +
    'ACH":101,"ENFILE":23,"ENOBUFS":105,"ENODATA":61,"ENODEV":19,"ENOENT":2,"ENOEXEC":8,"ENOLCK' +
    '":37,"ENOLINK":67,"ENOMEM":12,"ENOMSG":42,"ENOPROTOOPT":92,"ENOSPC":28,"ENOSR":63,"ENOSTR"' +
    ':60,"ENOSYS":38,"ENOTCONN":107,"ENOTDIR":20,"ENOTEMPTY":39,"ENOTSOCK":88,"ENOTSUP":95,"ENO' +
    'TTY":25,"ENXIO":6,"EOPNOTSUPP":95,"EOVERFLOW":75,"EPERM":1,"EPIPE":32,"EPROTO":71,"EPROTON' +
    'OSUPPORT":93,"EPROTOTYPE":91,"ERANGE":34,"EROFS":30,"ESPIPE":29,"ESRCH":3,"ESTALE":116,"ET' +
    'IME":62,"ETIMEDOUT":110,"ETXTBSY":26,"EWOULDBLOCK":11,"EXDEV":18,"PRIORITY_LOW":19,"PRIORI' +
    'TY_BELOW_NORMAL":10,"PRIORITY_NORMAL":0,"PRIORITY_ABOVE_NORMAL":-7,"PRIORITY_HIGH":-14,"PR' +
    'IORITY_HIGHEST":-20,"SIGHUP":1,"SIGINT":2,"SIGQUIT":3,"SIGILL":4,"SIGTRAP":5,"SIGABRT":6,"' +
    'SIGIOT":6,"SIGBUS":7,"SIGFPE":8,"SIGKILL":9,"SIGUSR1":10,"SIGSEGV":11,"SIGUSR2":12,"SIGPIP' +
    'E":13,"SIGALRM":14,"SIGTERM":15,"SIGCHLD":17,"SIGSTKFLT":16,"SIGCONT":18,"SIGSTOP":19,"SIG' +
    'TSTP":20,"SIGTTIN":21,"SIGTTOU":22,"SIGURG":23,"SIGXCPU":24,"SIGXFSZ":25,"SIGVTALRM":26,"S' +
    'IGPROF":27,"SIGWINCH":28,"SIGIO":29,"SIGPOLL":29,"SIGPWR":30,"SIGSYS":31,"UV_FS_SYMLINK_DI' +
    'R":1,"UV_FS_SYMLINK_JUNCTION":2,"O_RDONLY":0,"O_WRONLY":1,"O_RDWR":2,"UV_DIRENT_UNKNOWN":0' +
    ',"UV_DIRENT_FILE":1,"UV_DIRENT_DIR":2,"UV_DIRENT_LINK":3,"UV_DIRENT_FIFO":4,"UV_DIRENT_SOC' +
    'KET":5,"UV_DIRENT_CHAR":6,"UV_DIRENT_BLOCK":7,"S_IFMT":61440,"S_IFREG":32768,"S_IFDIR":163' +
    '84,"S_IFCHR":8192,"S_IFBLK":24576,"S_IFIFO":4096,"S_IFLNK":40960,"S_IFSOCK":49152,"O_CREAT' +
    '":64,"O_EXCL":128,"UV_FS_O_FILEMAP":0,"UV_FS_O_TEMPORARY":0,"UV_FS_O_SHORT_LIVED":0,"UV_FS' +
    '_O_SEQUENTIAL":0,"UV_FS_O_RANDOM":0,"O_NOCTTY":256,"O_TRUNC":512,"O_APPEND":1024,"O_DIRECT' +
    'ORY":65536,"O_NOATIME":262144,"O_NOFOLLOW":131072,"O_SYNC":1052672,"O_DSYNC":4096,"O_DIREC' +
    'T":16384,"O_NONBLOCK":2048,"S_IRWXU":448,"S_IRUSR":256,"S_IWUSR":128,"S_IXUSR":64,"S_IRWXG' +
    '":56,"S_IRGRP":32,"S_IWGRP":16,"S_IXGRP":8,"S_IRWXO":7,"S_IROTH":4,"S_IWOTH":2,"S_IXOTH":1' +
    ',"F_OK":0,"R_OK":4,"W_OK":2,"X_OK":1,"UV_FS_COPYFILE_EXCL":1,"COPYFILE_EXCL":1,"UV_FS_COPY' +
    'FILE_FICLONE":2,"COPYFILE_FICLONE":2,"UV_FS_COPYFILE_FICLONE_FORCE":4,"COPYFILE_FICLONE_FO' +
    'RCE":4,"OPENSSL_VERSION_NUMBER":810549392,"SSL_OP_ALL":2147485776,"SSL_OP_ALLOW_NO_DHE_KEX' +
    '":1024,"SSL_OP_ALLOW_UNSAFE_LEGACY_RENEGOTIATION":262144,"SSL_OP_CIPHER_SERVER_PREFERENCE"' +
    ':4194304,"SSL_OP_CISCO_ANYCONNECT":32768,"SSL_OP_COOKIE_EXCHANGE":8192,"SSL_OP_CRYPTOPRO_T' +
    'LSEXT_BUG":2147483648,"SSL_OP_DONT_INSERT_EMPTY_FRAGMENTS":2048,"SSL_OP_LEGACY_SERVER_CONN' +
    'ECT":4,"SSL_OP_NO_COMPRESSION":131072,"SSL_OP_NO_ENCRYPT_THEN_MAC":524288,"SSL_OP_NO_QUERY' +
    '_MTU":4096,"SSL_OP_NO_RENEGOTIATION":1073741824,"SSL_OP_NO_SESSION_RESUMPTION_ON_RENEGOTIA' +
    'TION":65536,"SSL_OP_NO_SSLv2":0,"SSL_OP_NO_SSLv3":33554432,"SSL_OP_NO_TICKET":16384,"SSL_O' +
    'P_NO_TLSv1":67108864,"SSL_OP_NO_TLSv1_1":268435456,"SSL_OP_NO_TLSv1_2":134217728,"SSL_OP_N' +
    'O_TLSv1_3":536870912,"SSL_OP_PRIORITIZE_CHACHA":2097152,"SSL_OP_TLS_ROLLBACK_BUG":8388608,' +
    '"ENGINE_METHOD_RSA":1,"ENGINE_METHOD_DSA":2,"ENGINE_METHOD_DH":4,"ENGINE_METHOD_RAND":8,"E' +
    'NGINE_METHOD_EC":2048,"ENGINE_METHOD_CIPHERS":64,"ENGINE_METHOD_DIGESTS":128,"ENGINE_METHO' +
    'D_PKEY_METHS":512,"ENGINE_METHOD_PKEY_ASN1_METHS":1024,"ENGINE_METHOD_ALL":65535,"ENGINE_M' +
    'ETHOD_NONE":0,"DH_CHECK_P_NOT_SAFE_PRIME":2,"DH_CHECK_P_NOT_PRIME":1,"DH_UNABLE_TO_CHECK_G' +
    'ENERATOR":4,"DH_NOT_SUITABLE_GENERATOR":8,"RSA_PKCS1_PADDING":1,"RSA_SSLV23_PADDING":2,"RS' +
    'A_NO_PADDING":3,"RSA_PKCS1_OAEP_PADDING":4,"RSA_X931_PADDING":5,"RSA_PKCS1_PSS_PADDING":6,' +
    '"RSA_PSS_SALTLEN_DIGEST":-1,"RSA_PSS_SALTLEN_MAX_SIGN":-2,"RSA_PSS_SALTLEN_AUTO":-2,"defau' +
    'ltCoreCipherList":"TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA' +
    '256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:' +
    'ECDHE-ECDSA-AES256-GCM-SHA384:DHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-SHA256:DHE-RSA-AE' +
    'S128-SHA256:ECDHE-RSA-AES256-SHA384:DHE-RSA-AES256-SHA384:ECDHE-RSA-AES256-SHA256:DHE-RSA-' +
    'AES256-SHA256:HIGH:!aNULL:!eNULL:!EXPORT:!DES:!RC4:!MD5:!PSK:!SRP:!CAMELLIA","TLS1_VERSION' +
    '":769,"TLS1_1_VERSION":770,"TLS1_2_VERSION":771,"TLS1_3_VERSION":772,"POINT_CONVERSION_COM' +
    'PRESSED":2,"POINT_CONVERSION_UNCOMPRESSED":4,"POINT_CONVERSION_HYBRID":6,"defaultCipherLis' +
    't":"TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE-RSA-A' +
    'ES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES' +
    '256-GCM-SHA384:DHE-RSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-SHA256:DHE-RSA-AES128-SHA256:ECD' +
    'HE-RSA-AES256-SHA384:DHE-RSA-AES256-SHA384:ECDHE-RSA-AES256-SHA256:DHE-RSA-AES256-SHA256:H' +
    'IGH:!aNULL:!eNULL:!EXPORT:!DES:!RC4:!MD5:!PSK:!SRP:!CAMELLIA"}}',
  'inspector/promises':
    '{"r":{"open":"inspector#open","close":"inspector#close","url":"inspector#url","waitForDebu' +
    'gger":"inspector#waitForDebugger","console":"inspector#console","Network":"inspector#Netwo' +
    'rk","NetworkResources":"inspector#NetworkResources","DOMStorage":"inspector#DOMStorage"},"' +
    'c":{"Session":["inspector#Session","","post"]}}',
  'path/posix': '{"same":"path"}',
  'path/win32': '{"same":"path#win32"}',
  'sys': '{"same":"util"}',
  'util/types': '{"same":"util#types"}',
};
