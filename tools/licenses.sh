#!/bin/sh
# Prints the licences of eddy and of what is bundled into it: `eddy --licenses` shows the same.
set -eu
cd "$(dirname "$0")/.."
echo "eddy"
echo
cat LICENSE
for package in temporal-polyfill temporal-spec temporal-utils undici urlpattern-polyfill; do
  folder=node_modules/$package
  version=$(sed -n 's/^  "version": "\(.*\)",*$/\1/p' "$folder/package.json")
  printf '\n%s\n\n%s %s (bundled)\n\n' "$(printf '%080d' 0 | tr 0 -)" "$package" "$version"
  cat "$folder/LICENSE"
done
