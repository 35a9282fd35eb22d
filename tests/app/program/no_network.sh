#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# no_network.sh WATTFARE WATTFARE_CLI TREE: neither the window, with every view drawn, nor the command line makes a socket of
# the internet unless it is asked to. strace sees every one that they or what they start makes.
set -euo pipefail
window=$1 cli=$2 tree=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "FAILED: $*"; exit 1; }
if ! command -v strace >/dev/null; then
    [ -n "${WATTFARE_ALL_TESTS:-}" ] && fail "strace is missing: installer/setup.sh test brings it"
    echo "strace is missing"; exit 77
fi
# Proxies of the environment would be asked instead of the servers: also by a socket of the internet.
export HOME=$folder XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_STATE_HOME=$folder/state XDG_RUNTIME_DIR=$folder
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0" # LeakSanitizer cannot look while strace does
sockets() { # COMMAND...: how it ended is `code`, its sockets of the internet are `found`, one line each
    code=0
    strace -f --seccomp-bpf -qq -e trace=socket -o "$folder/trace" "$@" > "$folder/said" 2>&1 < /dev/null || code=$?
    found=$(grep -E 'AF_INET6?\b' "$folder/trace" || true)
}
strace -f --seccomp-bpf -qq -e trace=socket -o "$folder/trace" true 2> "$folder/why" || {
    echo "strace cannot trace here: $(cat "$folder/why")"; exit 77
}
# A test that sees nothing would pass as well.
sockets bash -c 'exec 3<>/dev/tcp/127.0.0.1/9'
[ -n "$found" ] || fail "a socket of the internet was not seen"

none() {
    sockets "$@"
    [ -z "$found" ] || fail "$(basename "$1") ${*:2} makes $found"
    [ "$code" -eq 0 ] || fail "$(basename "$1") ${*:2} ended with $code: $(tail -n 5 "$folder/said")"
}
none "$window" --screenshot "$folder/views" --size 1024x680
[ "$(find "$folder/views" -name '*.png' | wc -l)" -ge 10 ] || fail "too few views drawn"
none "$window" --time-start
none "$cli" presets
none "$cli" evaluate preset:layoutlm --limit 3
none "$cli" explain preset:layoutlm inf1.2xlarge kwh_per_million
none "$cli" report preset:layoutlm -o "$folder/layoutlm.pdf"
none "$cli" query "SELECT count(*) FROM instance_type"
none "$cli" check
none "$cli" import "$tree/tests/data/importers/price_list.json" --dry-run
none "$cli" place "$tree/tests/data/containers/ecs-gpu.json"
none "$cli" advise preset:layoutlm --type g4dn.2xlarge
none "$cli" simulate checkpoint work_hours=10 hazard_per_hour=0.05 --seed 7 --trajectories 1000
none "$cli" study run preset:layoutlm --axis inference.demand_per_hour=1e4..1e8:3:log -o "$folder/study.db"
none "$cli" guide
none "$cli" levers preset:llama31-8b-chat
none "$cli" energy g5.xlarge --hours 1
none "$cli" hardware nvidia-l4
none "$cli" claims
none "$cli" --overlay "$folder/own.db" own price g5.xlarge@us-east-1 0.77
none "$cli" --overlay "$folder/own.db" imports
echo "no socket of the internet"
