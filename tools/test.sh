#!/bin/sh
# Runs suites and adds up what they count.  test.sh SUITE...; the last line is "N passed, N failed".
#   unit       C unit tests                      js       test/js and test/report on eddy
#   plain      test/js, every VM entry outermost slow     test/js, nothing beyond the engine's C API
#   wire       test/wire on eddy                 parity   test/js and test/wire on Node
#   tools      the runners' own tests            check    what of `make check` is quick
#   load       examples/ under ab, a few requests each (`make load` has more)
#   asan ubsan all of unit, js, wire in such a build      fuzz   every fuzz target for a few seconds
# BUILD names the build's folder, NODE the Node to compare with, JOBS how many at a time.
set -u
BUILD=${BUILD:-build}
JOBS=${JOBS:-$(nproc)}
MAKE=${MAKE:-make}
NODE=${NODE:-$(ls node_modules/node-linux-*/bin/node 2>/dev/null | head -1)}
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
passed=0 failed=0

# count NAME COMMAND...: runs it, shows its output, adds its last "N passed, N failed".  A command that
# fails without having counted a failure counts as one, and so does one that counts nothing: a suite that
# is missing must not pass.
count() {
  name=$1; shift
  echo "== $name"
  start=$(date +%s)
  "$@" >"$log" 2>&1; code=$?
  line=$(grep -E '^([a-z]+: )?[0-9]+ passed, [0-9]+ failed' "$log" | tail -1)
  p=$(echo "$line" | sed -n 's/.*\b\([0-9][0-9]*\) passed.*/\1/p')
  f=$(echo "$line" | sed -n 's/.*, \([0-9][0-9]*\) failed.*/\1/p')
  p=${p:-0} f=${f:-0}
  [ "$code" = 0 ] || [ "$f" != 0 ] || f=1
  [ "$p" != 0 ] || [ "$f" != 0 ] || { f=1; echo "$name: no test has run"; cat "$log"; }
  if [ "$code" != 0 ] || [ "$f" != 0 ]; then tail -200 "$log"; fi
  echo "   $name: $p passed, $f failed ($(($(date +%s) - start)) s)"
  passed=$((passed + p)) failed=$((failed + f))
}

unit_all() {
  up=0 uf=0
  for c in test/unit/*/*_test.c; do
    t=$1/${c%.c}
    if [ -x "$t" ]; then out=$("$t" 2>&1); code=$?; else out="no $t" code=1; fi
    n=$(echo "$out" | sed -n 's/^\([0-9]*\) passed.*/\1/p' | tail -1)
    b=$(echo "$out" | sed -n 's/^[0-9]* passed, \([0-9]*\) failed.*/\1/p' | tail -1)
    if [ "$code" != 0 ]; then echo "$t"; echo "$out"; [ "${b:-0}" != 0 ] || b=1; fi
    up=$((up + ${n:-0})) uf=$((uf + ${b:-0}))
  done
  echo "$up passed, $uf failed"
  [ "$uf" = 0 ]
}

js() { "$BUILD/testrun" -j "$JOBS" "$@" -- test/js/*.js; }
wire() { "$BUILD/wirerun" "$@"; }
# Exchanges on which Node does the same, and those where eddy is stricter.
WIRE="test/wire/*.wire" STRICT="test/wire/strict/*.wire"

reports() { test/support/report_test.sh "$1"; }

# A build of another kind, and the tests that say something there.
sanitized() {
  if ! $MAKE -s -j"$(nproc)" MODE="$1" BUILD="build-$1" all tests >"$log" 2>&1; then
    tail -50 "$log"
    echo "   $1: does not build"
    failed=$((failed + 1))
    return
  fi
  count "$1: unit" unit_all "build-$1"
  count "$1: js" "$BUILD/testrun" -j "$JOBS" -t 120 "build-$1/eddy" -- test/js/*.js
  count "$1: wire" wire "build-$1/eddy" -- $WIRE $STRICT
}

for suite in "$@"; do
  case $suite in
    unit) count unit unit_all "$BUILD" ;;
    js)
      count js js "$BUILD/eddy"
      count reports reports "$BUILD/eddy" ;;
    plain)
      export EDDY_PLAIN_TURN=1
      count "js, plain turn" js "$BUILD/eddy"
      unset EDDY_PLAIN_TURN ;;
    slow)
      export EDDY_ENGINE_FAST=0
      count "js, C API only" js "$BUILD/eddy"
      count "reports, C API only" reports "$BUILD/eddy"
      unset EDDY_ENGINE_FAST ;;
    wire)
      count wire wire "$BUILD/eddy" -- $WIRE $STRICT
      count "wire, byte by byte" wire -s 1 "$BUILD/eddy" -- $WIRE $STRICT
      ;;
    load) count load test/support/load_test.sh "$BUILD/eddy" 2000 ;;
    tools)
      count "tools: testrun" test/support/testrun_test.sh "$BUILD/testrun" "$BUILD/eddy"
      count "tools: wirerun" test/support/wirerun_test.sh "$BUILD/wirerun" "$BUILD/eddy"
      count status $MAKE -s check-status
      ;;
    check) count check tools/check.sh format layers names sizes banned tools pages ;;
    fuzz) count fuzz $MAKE -s fuzz-all ;;
    parity)
      [ -n "$NODE" ] || { echo "no Node to compare with: npm ci"; failed=$((failed + 1)); continue; }
      count "js on Node" js "$NODE"
      count "reports on Node" reports "$NODE"
      count "wire on Node" wire "$NODE" -- $WIRE
      ;;
    asan)
      export ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=0
      export LSAN_OPTIONS="suppressions=$PWD/test/support/lsan.supp:print_suppressions=0"
      sanitized asan
      unset ASAN_OPTIONS LSAN_OPTIONS ;;
    ubsan)
      export UBSAN_OPTIONS=print_stacktrace=1
      sanitized ubsan
      unset UBSAN_OPTIONS ;;
    *) echo "test.sh: no suite $suite" >&2; exit 2 ;;
  esac
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
