'use strict';
// internal/unbuilt_data/crypto - what 'crypto' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
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
  'apsulateBits decapsulateKey"}}}';
