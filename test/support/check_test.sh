#!/bin/sh
# The checkers of `make check` find what is planted: a copy of their scripts, small trees with one
# fault each.  Ends with "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 1
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
passed=0 failed=0
mkdir -p "$dir/tools" "$dir/src/base" "$dir/src/net" "$dir/src/engine" "$dir/lib" "$dir/build/obj/base"
cp tools/check-* "$dir/tools"
: >"$dir/tools/size-allow"
: >"$dir/tools/names-allow"
printf 'base:\nnet: base\nengine: base\n' >"$dir/src/LAYERS"

# finds NAME PATTERN COMMAND...: the command fails and says PATTERN; without PATTERN it is content.
finds() {
  name=$1 pattern=$2; shift 2
  out=$(cd "$dir" && "$@" 2>&1); code=$?
  if [ -z "$pattern" ] && [ $code = 0 ]; then passed=$((passed + 1)); return; fi
  if [ -n "$pattern" ] && [ $code != 0 ] && echo "$out" | grep -q -- "$pattern"; then
    passed=$((passed + 1)); return
  fi
  failed=$((failed + 1))
  echo "FAILED $name: exit code $code, wanted: ${pattern:-nothing}"; echo "$out"
}
file() { cat >"$dir/$1"; }

file src/base/a.c <<'C'
#include "net/conn.h"
C
finds layer-up 'src/base/a.c:1: base/ may not include net/' tools/check-layers
file src/base/a.c <<'C'
#include <JavaScriptCore/JavaScript.h>
C
finds layer-js 'src/base/a.c:1: base/ may not know JavaScript' tools/check-layers
file src/base/a.c <<'C'
#include "a.h"
C
finds layer-unnamed 'src/base/a.c:1: "a.h": name the layer' tools/check-layers
file src/base/a.c <<'C'
#include "base/a.h"
C
finds layer-good '' tools/check-layers
mkdir "$dir/src/odd"
finds layer-missing 'src/LAYERS: no line for src/odd' tools/check-layers
rmdir "$dir/src/odd"

file src/base/a.c <<'C'
char *f(const char *in) {
  /* strcpy(a, b) in a comment */
  const char *text = "malloc(1)";
  return strdup(in);
}
C
finds banned-strdup '^src/base/a.c:4: strdup(: instead' tools/check-banned src/base/a.c
file src/base/a.c <<'C'
void f(void *p) {
  free(p); /* allowed: from the resolver, which says so */
}
C
finds banned-allowed '' tools/check-banned src/base/a.c
for call in 'strcpy(a, b)' 'strcat(a, b)' 'sprintf(a, "")' 'vsprintf(a, "", b)' 'atoi(a)' 'atol(a)' \
  'strtok(a, b)' 'gets(a)' 'malloc(1)' 'calloc(1, 1)' 'realloc(a, 1)' 'free(a)' 'assert(a)'; do
  echo "  $call;" >"$dir/src/base/a.c"
  finds "banned ${call%%(*}" "instead:" tools/check-banned src/base/a.c
done
echo '  JSValueProtect(ctx, v);' >"$dir/src/net/a.c"
finds banned-protect 'js_pin_set' tools/check-banned src/net/a.c
mv "$dir/src/net/a.c" "$dir/src/engine/a.c"
finds banned-protect-engine '' tools/check-banned src/engine/a.c
printf "// caf\303\251\n" >"$dir/lib/a.js"
finds ascii 'lib/a.js:1: ' tools/check-banned lib/a.js
printf '// TO%s: more\n' DO >"$dir/lib/a.js"
finds words 'lib/a.js:1: TO.O' tools/check-banned lib/a.js

{ echo 'int f(int a) {'; yes '  a++;' | head -100; echo '}'; } >"$dir/src/base/a.c"
finds size-lines 'src/base/a.c:1: f has 102 lines' tools/check-sizes src/base/a.c
{ echo 'int f(int a) {'; yes '  if (a) a++;' | head -20; echo '}'; } >"$dir/src/base/a.c"
finds size-paths 'f has cyclomatic number 21' tools/check-sizes src/base/a.c
echo 'src/base/a.c:f  a test' >"$dir/tools/size-allow"
finds size-allowed '' tools/check-sizes src/base/a.c
{ echo 'const f = (a) => {'; yes '  a();' | head -100; echo '};'; } >"$dir/lib/a.js"
finds size-js 'lib/a.js:1: f has 102 lines' tools/check-sizes lib/a.js
yes '// line' | head -801 >"$dir/lib/a.js"
finds size-file 'lib/a.js: 801 lines' tools/check-sizes lib/a.js

printf 'int  f(void) {return 1;}\n' >"$dir/src/base/a.c"
cp .clang-format "$dir"
finds format-c 'src/base/a.c:1' tools/check-format src/base/a.c
finds format-fix '' tools/check-format -i src/base/a.c
finds format-fixed '' tools/check-format src/base/a.c
printf 'f(); \n' >"$dir/lib/a.js"
finds format-blank 'lib/a.js:1: a blank at the end' tools/check-format lib/a.js

printf 'int other_name(void);\nint other_name(void) { return 1; }\n' >"$dir/src/base/a.c"
${CC:-cc} -c -o "$dir/build/obj/base/a.o" "$dir/src/base/a.c"
printf 'int main(void) { return 0; }\n' | ${CC:-cc} -x c -o "$dir/build/eddy" -
finds names 'src/base/a.c: other_name: should begin with a_' tools/check-names
echo 'src/base/*.c  other_  a test' >"$dir/tools/names-allow"
finds names-allowed '' tools/check-names
printf 'int a(void);\nint a(void) { return 1; }\n' >"$dir/src/base/a.c"
${CC:-cc} -c -o "$dir/build/obj/base/a.o" "$dir/src/base/a.c"
finds names-stale 'tools/names-allow:1: nothing needs this line' tools/check-names

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
