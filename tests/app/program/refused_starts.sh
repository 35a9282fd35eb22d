#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# refused_starts.sh WATTFARE: what the window cannot be started with ends with 2 and one line that says why, never an abort.
set -euo pipefail
window=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder XDG_RUNTIME_DIR=$folder LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY

refused() { # WORDS [NAME=VALUE...] -- ARGUMENT...
    local words=$1 code=0 set=()
    shift
    while [ "$1" != -- ]; do set+=("$1"); shift; done
    shift
    timeout 60 env "${set[@]}" "$window" "$@" > "$folder/out" 2> "$folder/err" || code=$?
    [ $code -eq 2 ] && [ ! -s "$folder/out" ] && [ "$(wc -l < "$folder/err")" -eq 1 ] && grep -qF -- "$words" "$folder/err" && return
    echo "FAILED: ${set[*]} wattfare $*: ends with $code and says" && cat "$folder/out" "$folder/err"
    exit 1
}
refused "--scale: not a number" QT_QPA_PLATFORM=offscreen -- --scale nan
refused "--scale" QT_QPA_PLATFORM=offscreen -- --scale 0.5
refused "xx is not a language" QT_QPA_PLATFORM=offscreen -- --language xx
refused "--size" QT_QPA_PLATFORM=offscreen -- --size 1x
refused "DISPLAY=:77" QT_QPA_PLATFORM=xcb DISPLAY=:77 --
refused "neither DISPLAY nor WAYLAND_DISPLAY" --
refused "no-such-platform" QT_QPA_PLATFORM=no-such-platform --
echo "starts that cannot be are refused in one line"
