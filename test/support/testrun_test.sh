#!/bin/sh
# Does the runner of tests count what it must?   test/support/testrun_test.sh TESTRUN RUNTIME...
# Says so with its last line; else says what is wrong and ends with 1.
testrun=$1
shift
dir=$(dirname "$0")
fail() {
  echo "testrun_test: $1; the output was:"
  echo "$out"
  exit 1
}
shows() {
  case $out in *"$1"*) ;; *) fail "'$1' is missing" ;; esac
}

ulimit -c 0 # writing the memory of the one that crashes takes a busy machine seconds
out=$("$testrun" -j 4 -t 5 "$@" -- "$dir/always-passes.js" "$dir/always-fails.js" \
  "$dir/always-hangs.js" "$dir/always-crashes.js" "$dir/no-such-file.js" 2>&1)
[ $? -eq 1 ] || fail "failures must end with 1"
shows "always-fails.js: exit code 1"
shows "printed by always-fails"
shows "always-hangs.js: still running after 5 s"
shows "printed by always-hangs"
shows "always-crashes.js: Aborted"
shows "alone: $* $dir/always-crashes.js"
shows "no-such-file.js: exit code 1"
shows "1 passed, 4 failed"
case $out in *"not to be seen"*) fail "output of a test that passed is shown" ;; esac

out=$("$testrun" "$@" -- "$dir/always-passes.js" 2>&1)
[ $? -eq 0 ] || fail "a run without failures must end with 0"
[ "$out" = "1 passed, 0 failed" ] || fail "it must say '1 passed, 0 failed' and nothing else"

# What a test leaves running goes with it.
PID_FILE=$(mktemp) && export PID_FILE || fail "no temporary file"
out=$("$testrun" -t 5 sh -- "$dir/leaves-a-child.sh" 2>&1)
pid=$(cat "$PID_FILE")
rm -f "$PID_FILE"
[ -n "$pid" ] || fail "leaves-a-child.sh did not run"
[ "$(sed -n 's/^State:.//p' "/proc/$pid/status" 2>/dev/null | cut -c1)" != S ] ||
  fail "process $pid outlives its test"

out=$("$testrun" /no/such/runtime -- "$dir/always-passes.js" 2>&1)
[ $? -eq 1 ] || fail "a runtime that is not there must end with 1"
shows "cannot run /no/such/runtime: No such file or directory"

out=$("$testrun" -j 0 "$@" -- x 2>&1)
[ $? -eq 2 ] || fail "a wrong option must end with 2"
echo '1 passed, 0 failed'
