#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Lines of the sources that the tests run: tests/coverage.sh [--model]. Builds build/coverage, runs every test, prints each
# layer's lines with its least covered files, and ends with 1 where a layer is under its limit. --model: the model alone,
# without Qt, in a quarter of the time.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v gcovr > /dev/null || { echo "missing: apt-get install --no-install-recommends gcovr" >&2; exit 2; }
gui=ON build=build/coverage limits="model:92 views:80 app:80"
if [[ "${1:-}" == --model ]]; then
    gui=OFF build=build/coverage-model limits="model:92"
fi
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DWATTFARE_UNITY=ON -DWATTFARE_GUI=$gui \
    -DCMAKE_CXX_FLAGS_DEBUG="-O1 --coverage -fprofile-update=prefer-atomic -w" > /dev/null
cmake --build "$build"
find "$build" -name '*.gcda' -delete
ctest --test-dir "$build" --output-on-failure -j "$(nproc)" || echo "coverage: some tests failed; their lines count as they ran" >&2
gcovr --root . --object-directory "$build" -j "$(nproc)" --exclude-unreachable-branches --filter '(model|views|app)/' \
    --json "$build/coverage.json" "$build"
result=0
for limit in $limits; do
    layer=${limit%:*}
    echo "== $layer, limit ${limit#*:} %; the files with the most lines that no test runs"
    gcovr --root . -a "$build/coverage.json" --filter "$layer/" --csv "$build/$layer.csv" --print-summary \
        --fail-under-line "${limit#*:}" | grep '^lines' || result=1
    awk -F, 'NR > 1 && $2 > $3 { printf "%6d of %5d  %s\n", $2 - $3, $2, $1 }' "$build/$layer.csv" | sort -rn | head -n 12
done
exit $result
