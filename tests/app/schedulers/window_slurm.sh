#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# window_slurm.sh TEST: the tests of the window that need a real Slurm, on one of one node. Exit code 77 where it cannot run.
set -euo pipefail
python=/usr/bin/python3 # Debian's own, for which its packages are
[ -x $python ] || python=python3
. "$(dirname "$0")/one_node.sh"
export HOME=$folder/home XDG_DATA_HOME=$folder/home XDG_CONFIG_HOME=$folder/home QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
mkdir "$HOME"
"$1" "[slurm]"
stop
left=$(pgrep -a -f "$folder" || true)
[ -z "$left" ] || fail "still running: $left"
