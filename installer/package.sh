#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Packs what a preset has built: .deb, .rpm and .tar.gz with the programs, .tar.gz of the sources, each with its SHA-256 beside
# it, in build/packages.
#   installer/package.sh [PRESET]      release unless said otherwise; built first where it is not up to date
set -euo pipefail
cd "$(dirname "$0")/.."
preset=${1:-release}
out=$PWD/build/packages
./installer/setup.sh package
./installer/build.sh "$preset" wattfare_packed
rm -rf "$out"
mkdir -p "$out"
cpack --config "build/$preset/CPackConfig.cmake" -B "$out" > "$out/cpack.log" 2>&1 || { cat "$out/cpack.log"; exit 1; }
cpack --config "build/$preset/CPackSourceConfig.cmake" -B "$out" >> "$out/cpack.log" 2>&1 || { cat "$out/cpack.log"; exit 1; }
rm -rf "$out/_CPack_Packages"
(cd "$out" && sha256sum -c --quiet ./*.sha256 && ls -l --time-style=+ ./*.deb ./*.rpm ./*.tar.gz | awk '{print $5, $6}')
