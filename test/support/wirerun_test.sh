#!/bin/sh
# Does the wire test runner see what it must?   test/support/wirerun_test.sh WIRERUN RUNTIME...
# Says so with its last line; else says what is wrong and ends with 1.
wirerun=$1
shift
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
fail() {
  echo "wirerun_test: $1; the output was:"
  echo "$out"
  exit 1
}

# file NAME LINE...: makes a .wire file.
file() {
  name=$dir/$1.wire
  shift
  printf '%s\n' "$@" > "$name"
}

# runs CODE TEXT NAME...: wirerun on those files ends with CODE and says TEXT.
runs() {
  code=$1 text=$2 files=
  shift 2
  for f; do files="$files $dir/$f.wire"; done
  out=$("$wirerun" $options $runtime -- $files 2>&1)
  got=$?
  [ $got -eq "$code" ] || fail "$* must end with $code, not $got"
  case $out in *"$text"*) ;; *) fail "$* must say '$text'" ;; esac
}

options= runtime=$*
get='> GET /no-date HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
file good "$get" '< HTTP/1.1 200 OK\r\n' '< Connection: close\r\n' \
  '< Content-Length: 7\r\n\r\nno date<eof>'
runs 0 '2 passed, 0 failed' good
file wildcards "$get" '< HTTP/1.1 ... OK\r\n...no ...<eof>'
runs 0 '2 passed, 0 failed' wildcards
file date '> GET / HTTP/1.1\r\nHost: x\r\n\r\n' '< HTTP/1.1 ...Date: <date>\r\n...\r\n\r\nok'
runs 0 '2 passed, 0 failed' date
file quiet 'silent 20' 'half-close' '< <eof>'
runs 0 '2 passed, 0 failed' quiet

file wrong-byte "$get" '< HTTP/1.1 201 OK...<eof>'
runs 1 'wrong-byte.wire:2: another reply came' wrong-byte
runs 1 '(11 of ' wrong-byte
file early-end "$get" '< HTTP/1.1 200 OK...no date and more'
runs 1 'early-end.wire:2: another reply came' early-end
file too-much '> GET /no-date HTTP/1.1\r\nHost: x\r\n\r\n' '< HTTP/1.1 200 OK\r\n'
runs 1 'too-much.wire: after the last step there came' too-much
file not-silent "$get" 'silent 5000'
runs 1 'not-silent.wire:2: something came' not-silent
file not-a-date '> GET /own-date HTTP/1.1\r\nHost: x\r\n\r\n' '< HTTP/1.1 200 OK\r\nDate: <date>...'
runs 1 'not-a-date.wire:2: another reply came' not-a-date
runs 1 "alone: $wirerun $* -- $dir/wrong-byte.wire" wrong-byte
runs 1 '2 passed, 1 failed' wrong-byte good # the server is there again

options=-s1
runs 0 '2 passed, 0 failed' good
options=

file unknown 'frobnicate'
runs 2 'unknown.wire:1: unknown step' unknown
file escape '# comment' '> \q'
runs 2 'escape.wire:2: unknown escape' escape
file after-eof '< <eof>x'
runs 2 'after-eof.wire:1: nothing can follow <eof>' after-eof
file empty '# nothing'
runs 2 'has no steps' empty
runs 2 'No such file or directory' is-not-there

# A server that dies, and ones that never start.
cat > "$dir/dies.js" <<'END'
const server = require('net').createServer((socket) => {
  socket.on('data', () => process.exit(3));
});
server.listen(process.env.PORT, '127.0.0.1');
END
file dies "program $dir/dies.js" '> hello' '< hello'
runs 1 'dies.wire: the server died with exit code 3' dies
file missing "program $dir/missing.js" '> hello' '< hello'
runs 1 'ends before it listens' missing
runtime=/no/such/runtime
runs 1 'cannot run /no/such/runtime' good
echo '1 passed, 0 failed'
