#!/bin/sh
# What the docs name is there: each file in backquotes and each link, each function of docs/route.md,
# each Route number of the sources in docs/route.md with its file, each target of make.  The README's
# first program runs and answers.  pages_test.sh [EDDY]; the last line is "N passed, N failed".
set -u
cd "$(dirname "$0")/../.." || exit 1
passed=0 failed=0
check() { if [ "$1" = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "$2"; fi; }

for doc in README.md CONTRIBUTING.md docs/*.md docs/internals/*.md; do
  for file in $(grep -oE '`(src|lib|docs|examples|test|bench|fuzz|tools)/[A-Za-z0-9_./-]+`' "$doc" | tr -d '`' | sort -u); do
    case $file in *NAME*) continue ;; esac
    [ -e "$file" ]; check $? "$doc names $file, which is not there"
  done
  for link in $(grep -oE '\]\([A-Za-z0-9_./-]+\)' "$doc" | sed 's/^](//; s/)$//' | sort -u); do
    [ -e "$(dirname "$doc")/$link" ]; check $? "$doc links to $link, which is not there"
  done
done
for name in $(grep -oE '`[a-z][A-Za-z0-9]*_[a-z0-9_]+`' docs/route.md | tr -d '`' | sort -u); do
  grep -rqw -- "$name" src lib; check $? "docs/route.md names $name, which is nowhere in src or lib"
done
for number in $(grep -rhoE 'Route [0-9]{3}' src lib | sort -u | sed 's/Route //'); do
  grep -q "$number" docs/route.md; check $? "docs/route.md says nothing of Route $number"
done
for number in $(grep -E '^## [0-9]' docs/route.md | grep -oE '[0-9]{3}'); do
  grep -rqE "Route $number" src lib; check $? "docs/route.md has a Route $number, and the code has none"
done
for target in $(cat README.md CONTRIBUTING.md docs/*.md docs/internals/*.md |
  grep -oE '(`|^ {4})make [a-z][a-z-]*[` ]' |
  sed 's/.*make //; s/[` ]//g' | sort -u); do
  grep -qE "^([a-z-]+ )*$target( [a-z-]+)*:" Makefile; check $? "the Makefile has no $target"
done

# The first program, on a free port, asks itself and ends.
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
sed -n '/^```js$/,/^```$/p' README.md | sed '/^```/d; s/listen(8000/listen(0/' >"$dir/hello.js"
cat >>"$dir/hello.js" <<'JS'
server.on('listening', () => http.get({ host: '127.0.0.1', port: server.address().port }, (res) => {
  res.setEncoding('latin1').on('data', (text) => {
    console.log(text);
    process.exit();
  });
}));
JS
out=$(timeout 20 "${1:-build/eddy}" "$dir/hello.js" 2>&1)
[ "$out" = "listening
hello" ]; check $? "the first program of README.md said: $out"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
