#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Starts Wattfare on the bundled catalogue. What is installed, built, or packed as a .deb under build/ is used where it is of
# this commit; otherwise it installs what is missing and builds, and says how long that still takes. Without a display it
# evaluates the same scenario on the command line, prints the table and writes the PDF. Arguments go to the program.
set -euo pipefail
cd "$(dirname "$0")/.."

# The commit of this tree; nothing where it was changed since, or is no clone.
commit=""
if [ -z "$(git status --porcelain 2>&1)" ]; then
    commit=$(git rev-parse HEAD)
fi

# Prints the folder of programs of this commit, if there are any.
ready() {
    [ -n "$commit" ] || return 1
    if [ "$(cat /usr/share/wattfare/commit 2>/dev/null)" = "$commit" ]; then
        echo /usr/bin
        return
    fi
    if [ "$(cat build/release/documents/commit 2>/dev/null)" = "$commit" ] && [ -x build/release/bin/wattfare ] \
        && [ -x build/release/bin/wattfare-cli ] && [ -f build/release/resources/catalog.db ]; then
        echo build/release/bin
        return
    fi
    local package
    command -v dpkg-deb >/dev/null || return 1
    for package in build/*/wattfare_*.deb; do
        [ -f "$package" ] || continue
        [ "$(dpkg-deb --fsys-tarfile "$package" | tar -xO ./usr/share/wattfare/commit 2>/dev/null)" = "$commit" ] || continue
        rm -rf build/unpacked
        dpkg-deb --extract "$package" build/unpacked
        # Its libraries may not be here: then it is built after all.
        build/unpacked/usr/bin/wattfare --version >/dev/null 2>&1 || continue
        echo build/unpacked/usr/bin
        return
    done
    return 1
}

if bin=$(ready); then
    echo "Using the programs of this commit in $bin."
else
    ./installer/setup.sh build
    ./installer/build.sh release
    bin=build/release/bin
fi

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$bin/wattfare" "$@"
fi
echo "No display: evaluating the LayoutLM scenario on the command line instead of opening the window."
"$bin/wattfare-cli" evaluate preset:layoutlm
"$bin/wattfare-cli" report preset:layoutlm -o wattfare-layoutlm.pdf --force
echo "Report written to $(pwd)/wattfare-layoutlm.pdf"
