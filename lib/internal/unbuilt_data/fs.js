'use strict';
// internal/unbuilt_data/fs - what 'fs' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
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
  'fs/promises#readFile","watch":"fs/promises#watch","constants":"fs#constants"}}}}';
