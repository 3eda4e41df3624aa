#!/bin/sh
# Each system call that may fail failing in turn, in programs of test/torture:
#
#   tools/torture/run.sh RUNTIME FAULT_LIBRARY [FILE...]
#
# A program may print errors, end early, end with any exit code; it must not crash or hang (each ends
# itself, with 3, after some seconds).  The last line is "N passed, N failed".
set -u
runtime=$1 library=$(realpath "$2") || exit 1
shift 2
[ $# != 0 ] || set -- $(ls test/torture/*.js | grep -v child)
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0

for file in "$@"; do
  at=1
  while [ $at -le 1000 ]; do
    timeout -k 1 20 env FAULT_AT=$at FAULT_LOG="$tmp/log" LD_PRELOAD="$library" \
      "$runtime" "$file" >"$tmp/out" 2>&1 </dev/null
    code=$?
    name=$(cut -d' ' -f2 "$tmp/log" 2>/dev/null)
    rm -f "$tmp/log"
    if [ "$code" -ge 124 ] && [ "$code" != 125 ]; then
      failed=$((failed + 1))
      echo "FAILED $file: exit code $code when call $at fails${name:+ ($name)}"
      echo "alone: FAULT_AT=$at LD_PRELOAD=$library $runtime $file"
      tail -5 "$tmp/out"
    else
      passed=$((passed + 1))
      [ "$name" != - ] || break # there are not that many calls
    fi
    at=$((at + 1))
  done
  echo "$file: $((at - 1)) calls"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
