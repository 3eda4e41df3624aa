#!/bin/sh
# Installs the npm packages of the lock file, when they are not there yet or the lock file has changed.
set -eu
stamp=node_modules/.lock-of-eddy
[ -f "$stamp" ] && cmp -s package-lock.json "$stamp" && exit 0
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
cp package-lock.json "$stamp"
