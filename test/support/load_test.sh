#!/bin/sh
# The programs of examples/ under load, for a runtime: load_test.sh RUNTIME [REQUESTS]
#
# ab asks each HTTP program REQUESTS times (50000) over 1, 5, 10, 50 and 100 connections, with and
# without keep-alive.  Each run must end with every request answered by 200, none failed, no write
# error; and where the protocol lets a connection live (an answer to HTTP/1.0 that says its length)
# each was kept alive.  The TCP program must give back what many clients send.  The last line is
# "N passed, N failed".
set -u
runtime=$1 requests=${2:-50000}
cd "$(dirname "$0")/../.." || exit 1
out=$(mktemp) || exit 1
server=
trap 'rm -f "$out"; [ -z "$server" ] || kill "$server"' EXIT
passed=0 failed=0

# start FILE: runs it, and waits for its port; the first program's is in its text
start() {
  PORT=$port "$runtime" "$1" >/dev/null & server=$!
  for _ in $(seq 100); do
    "$runtime" test/support/echo_load.js probe "$port" && return
    sleep 0.1
  done
  echo "$1 does not listen"
}

stop() {
  kill "$server"; wait "$server" 2>/dev/null
  server=
}

# value NAME: of a line "NAME: 12 ..." of ab's report, 0 when there is none
value() { awk -F': *' -v name="$1" '$1 == name { n = $2 + 0 } END { print n + 0 }' "$out"; }

judge() {
  if [ "$2" = ok ]; then passed=$((passed + 1)); return; fi
  failed=$((failed + 1))
  echo "FAILED $1: $2"
}

# hit FILE CONNECTIONS OPTION KEPT: KEPT of the requests are to be kept alive
hit() {
  # shellcheck disable=SC2086
  timeout 300 ab -q -n "$requests" -c "$2" $3 "http://127.0.0.1:$port/" >"$out" 2>&1
  verdict=ok
  [ "$(value 'Complete requests')" = "$requests" ] || verdict="not all were answered: $(tail -1 "$out")"
  for bad in 'Failed requests' 'Write errors' 'Non-2xx responses'; do
    [ "$(value "$bad")" = 0 ] || verdict="$bad: $(value "$bad")"
  done
  [ "$(value 'Keep-Alive requests')" = "$4" ] || verdict="kept alive: $(value 'Keep-Alive requests')"
  judge "$1 -c $2 $3" "$verdict"
}

for file in examples/0[1-5]-*.js; do
  port=8124
  case $file in *01-*) ;; *) port=8125 ;; esac
  case $file in *01-* | *04-*) kept=$requests ;; *) kept=0 ;; esac
  start "$file"
  for connections in 1 5 10 50 100; do
    hit "$file" $connections '' 0
    hit "$file" $connections -k $kept
  done
  stop
done

port=8125
start examples/06-tcp-echo.js
"$runtime" test/support/echo_load.js load "$port" 100 >"$out" 2>&1 && verdict=ok || verdict=$(tail -3 "$out")
judge examples/06-tcp-echo.js "$verdict"
stop
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
