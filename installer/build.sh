#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Configures and builds a preset, with ccache and mold where they are, and says how far it is and how long it still takes:
#   installer/build.sh PRESET [TARGET...]
set -euo pipefail
cd "$(dirname "$0")/.."
preset=${1:-release}
[ $# -gt 0 ] && shift
options=()
if command -v ccache >/dev/null; then
    options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    # What is not cached yet is compiled at once, not preprocessed first; precompiled headers are cached as well.
    export CCACHE_DEPEND=1 CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-time_macros,pch_defines}
fi
# What users get, and what runs under sanitizers, is linked by the system's linker.
[ "$preset" = ci ] && command -v mold >/dev/null && options+=(-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=mold)
log=$(mktemp)
trap 'rm -f "$log"' EXIT
cmake --preset "$preset" "${options[@]}" > "$log" 2>&1 || { cat "$log"; exit 1; }

# Ninja says finished steps, all steps and seconds; the rest is taken to go as fast as what is done. On a terminal one line
# is written over, elsewhere there is a line for every tenth; what the compiler says is shown as it is.
terminal=0
[ -t 1 ] && terminal=1
NINJA_STATUS="@%f %t %e " cmake --build --preset "$preset" ${1:+--target "$@"} 2>&1 | awk -v terminal=$terminal '
    function clock(seconds) { return seconds < 90 ? sprintf("%d s", seconds) : sprintf("%d min %02d s", seconds / 60, seconds % 60) }
    /^@[0-9]+ [0-9]+ [0-9.]+ / {
        done = substr($1, 2); all = $2; gone = $3
        if (all < 5) next
        share = int(100 * done / all)
        line = sprintf("%3d %%, %s gone", share, clock(gone))
        if (done >= all / 20) line = line sprintf(", about %s left", clock(gone / done * (all - done)))
        if (terminal) printf "\r%-60s", line
        else if (int(share / 10) > tenth) { tenth = int(share / 10); print line }
        fflush(); next
    }
    /^ninja: no work to do/ { next }
    { if (terminal) printf "\r%-60s\r", ""; print; fflush() }
    END { if (terminal && all) print "" }'
