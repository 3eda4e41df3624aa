#!/bin/sh
# Bundles one file of bundle/ with what it uses from npm: bundle.sh NAME OUT_DIR.
# Writes OUT_DIR/NAME.js, pure ASCII, for tools/embed.  The packages come from node_modules
# (tools/npm-deps.sh); esbuild is a program of its own, no Node is run.
set -eu
name=$1 out=$2
case $(uname -m) in
  x86_64) arch=x64 ;;
  aarch64) arch=arm64 ;;
  *) echo "bundle.sh: esbuild has no package for $(uname -m) here" >&2; exit 1 ;;
esac

# A copy of undici in which the files of bundle/undici are put over its own.
packages=$out/$name.packages
rm -rf "$packages"
mkdir -p "$packages"
if [ "$name" = fetch ]; then
  mkdir "$packages/eddy-undici"
  cp -R node_modules/undici/lib "$packages/eddy-undici/lib"
  cp -R bundle/undici/lib/. "$packages/eddy-undici/lib"
fi

NODE_PATH=$packages "node_modules/@esbuild/linux-$arch/bin/esbuild" "bundle/$name.js" \
  --bundle --minify --platform=node --format=cjs --target=es2022 --legal-comments=none \
  --keep-names --external:'internal/*' --define:__UNDICI_IS_NODE__=true --log-level=warning \
  --outfile="$out/$name.tmp"
# Built-in modules know each other without the prefix; what fetch needs of crypto has a face of its own.
sed -e 's/require("node:/require("/g' -e 's/require("crypto")/require("internal\/fetch\/crypto")/g' "$out/$name.tmp" > "$out/$name.js.tmp"
rm -rf "$packages" "$out/$name.tmp"
if LC_ALL=C grep -n -P '[^\x20-\x7e\t\n]' "$out/$name.js.tmp" | cut -c1-80 | grep .; then
  echo "bundle.sh: $name has bytes that are not printable ASCII" >&2
  exit 1
fi
mv "$out/$name.js.tmp" "$out/$name.js"
