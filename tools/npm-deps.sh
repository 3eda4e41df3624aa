#!/bin/sh
# Installs the npm packages of the lock file, when they are not there yet or the lock file has changed.
set -eu
stamp=node_modules/.lock-of-eddy
if [ -f "$stamp" ] && cmp -s package-lock.json "$stamp"; then
  touch "$stamp" # make compares times
  exit 0
fi
command -v npm >/dev/null 2>&1 || {
  echo "npm is missing, which fetches what the build bundles: run 'make deps' first" >&2
  exit 1
}
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
cp package-lock.json "$stamp"
