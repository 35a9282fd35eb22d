#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds, and starts Wattfare on the bundled catalogue. Without a display it evaluates the same
# scenario on the command line, prints the table and writes the PDF. Arguments go to the program.
set -euo pipefail
cd "$(dirname "$0")/.."

./installer/setup.sh build
launcher=()
command -v ccache >/dev/null && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
cmake --preset release "${launcher[@]}" >/dev/null
cmake --build --preset release
bin=build/release/bin

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$bin/wattfare" "$@"
fi
echo "No display: evaluating the LayoutLM scenario on the command line instead of opening the window."
"$bin/wattfare-cli" evaluate preset:layoutlm
"$bin/wattfare-cli" report preset:layoutlm -o wattfare-layoutlm.pdf --force
echo "Report written to $(pwd)/wattfare-layoutlm.pdf"
