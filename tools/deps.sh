#!/bin/sh
# Installs what is missing of Debian's packages.  deps.sh build: what `make` needs; deps.sh test: what
# the tests need besides.  Does nothing, and needs no root, when all is there.
set -eu

need=
# pkg NAME: a Debian package
pkg() { dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q 'ok installed' || need="$need $1"; }
# tool COMMAND PACKAGE: a command, from wherever it came
tool() { command -v "$1" >/dev/null 2>&1 || need="$need $2"; }

tool make make
tool pkg-config pkg-config
command -v "${CC:-gcc}" >/dev/null 2>&1 || tool gcc gcc
pkg libc6-dev
pkg libjavascriptcoregtk-4.1-dev
pkg libuv1-dev
pkg libglib2.0-dev
pkg zlib1g-dev
tool npm npm
pkg libdeflate-dev
pkg libbrotli-dev
pkg libzstd-dev
pkg libssl-dev
if [ "${1:-build}" = test ]; then
  tool clang clang
  tool clang-format clang-format
  tool clang-tidy clang-tidy
  tool cppcheck cppcheck
  tool ab apache2-utils
  tool curl curl
  tool python3 python3-minimal
  pkg libclang-rt-14-dev
  pkg node-llhttp
fi
[ -n "$need" ] || exit 0

sudo=
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null 2>&1 || {
    echo "These packages are missing, and neither root nor sudo is there to install them:$need" >&2
    exit 1
  }
  sudo=sudo
fi
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086
install() { $sudo apt-get install -y -q --no-install-recommends $need; }
echo "Installing:$need"
install || { $sudo apt-get update -q && install; }
