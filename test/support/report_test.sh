#!/bin/sh
# What is printed about errors that end a program, against test/report/NAME.txt, for a runtime:
#
#   report_test.sh RUNTIME [NAME...]
#
# Standard error of NAME.js and its exit code, with what may differ taken out: paths, the frames of
# a stack (one line "at ..." stays for a run of them), versions; and the excerpt of the source,
# where the script has the line "// No excerpt" since Node shows its own text there.  Scripts with
# the line "// Needs more than the C API" are left out under EDDY_ENGINE_FAST=0.  UPDATE=1 writes
# the .txt files instead of comparing.  The last line is "N passed, N failed".
set -u
runtime=$1; shift
dir=$(cd "$(dirname "$0")/../report" && pwd) || exit 1
got=$(mktemp) || exit 1
trap 'rm -f "$got"' EXIT
[ $# != 0 ] || set -- $(cd "$dir" && ls ./*.js | sed 's#^\./##; s/\.js$//')
passed=0 failed=0

normalize() {
  sed -e "s#$dir/##g" -e 's/^Node\.js v.*/Node.js/' -e 's/^(Use `[a-z]* /(Use `node /' \
      -e 's/^\( *\)at .*[^{]$/\1at .../' \
      -e 's/^\( *\)at .* {$/\1at ... {/' -e '/^ *\.\.\. [0-9]* lines matching/d' |
    awk -v skip="$(grep -c '^// No excerpt' "$dir/$name.js")" '
      NR == 1 && $0 !~ /^[^ ]*:[0-9]+$/ { skip = 0 }
      skip { if ($0 == "") skip = 0; next }
      { key = $0; sub(/ \{$/, "", key); if (key ~ /at \.\.\.$/ && key == last) { held = $0; next }
        if (last ~ /at \.\.\.$/) print held
        last = key; held = $0
        if (key !~ /at \.\.\.$/) print }
      END { if (last ~ /at \.\.\.$/) print held }'
}

for name in "$@"; do
  [ "${EDDY_ENGINE_FAST:-1}" != 0 ] || ! grep -q '^// Needs more' "$dir/$name.js" || continue
  "$runtime" "$dir/$name.js" 2>"$got.raw" >/dev/null </dev/null; code=$?
  { normalize <"$got.raw"; echo "exit $code"; } >"$got"
  rm -f "$got.raw"
  if [ -n "${UPDATE:-}" ]; then cp "$got" "$dir/$name.txt"; fi
  if diff "$dir/$name.txt" "$got" >"$got.diff" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED $name; alone: $0 $runtime $name"
    cat "$got.diff"
  fi
  rm -f "$got.diff"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
