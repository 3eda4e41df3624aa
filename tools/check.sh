#!/bin/sh
# All checkers, one after another: check.sh [NAME...].  Each prints FILE:LINE: what is wrong; the last line
# is "N passed, N failed".
set -u
cd "$(dirname "$0")/.." || exit 1
BUILD=${BUILD:-build} MAKE=${MAKE:-make}
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
passed=0 failed=0

run() {
  name=$1; shift
  start=$(date +%s)
  if "$@" >"$log" 2>&1; then
    passed=$((passed + 1)); word=ok
  else
    failed=$((failed + 1)); word=FAILED
    head -100 "$log"
  fi
  printf '%-10s %s (%s s)\n' "$name" "$word" $(($(date +%s) - start))
  [ $word = ok ] || echo "alone: tools/check.sh $name"
}

[ $# != 0 ] || set -- format layers names sizes banned tools pages cppcheck tidy
for name in "$@"; do
  case $name in
    format | layers | sizes | banned) run "$name" "tools/check-$name" ;;
    names) run names tools/check-names "$BUILD" ;;
    tools) run tools test/support/check_test.sh ;;
    pages) run pages test/support/pages_test.sh "$BUILD/eddy" ;;
    cppcheck) run cppcheck $MAKE -s BUILD="$BUILD" check-cppcheck ;;
    tidy) run tidy $MAKE -s -k -j"$(nproc)" BUILD="$BUILD" check-tidy ;;
    *) echo "check.sh: no checker $name" >&2; exit 2 ;;
  esac
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
