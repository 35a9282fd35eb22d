#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Checks the layout of every C++ file by clang-format, and the changed lines of sources by clang-tidy. Rewrites nothing;
# clang-format -i FILE does.
#   installer/check-style.sh [--since COMMIT]
# What changed is what differs from COMMIT, without it from the commit before; a clone of one commit has nothing to compare
# with. clang-tidy stops after TIDY_SECONDS (300), and says so.
set -euo pipefail
cd "$(dirname "$0")/.."

since=
case "${1-}" in
"") ;;
--since) since=${2:?--since needs a commit} ;;
*) echo "usage: check-style.sh [--since COMMIT]" >&2 && exit 2 ;;
esac
[ -n "$since" ] || since=$(git rev-parse --verify --quiet HEAD~1 || git rev-parse HEAD)

mapfile -t files < <(git ls-files -- '*.h' '*.cpp')
mapfile -t sources < <(git diff --name-only --diff-filter=d "$since" -- 'app/*.cpp' 'model/*.cpp' 'views/*.cpp')

status=0
echo "Style: the layout of ${#files[@]} files"
clang-format --dry-run --Werror "${files[@]}" || status=1
if [ ${#sources[@]} -gt 0 ]; then
    echo "Style: clang-tidy on the changed lines of ${#sources[@]} sources"
    # It reads one source at a time: by commands without unity files and without GCC's precompiled headers.
    cmake --preset dev -B build/style -DWATTFARE_TESTS=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
    code=0
    found=$(git diff -U0 --no-color "$since" -- 'app/*.cpp' 'model/*.cpp' 'views/*.cpp' \
        | timeout "${TIDY_SECONDS:-300}" clang-tidy-diff -p1 -path build/style -j "$(nproc)" -quiet 2>/dev/null) || code=$?
    grep -E '(warning|error):' <<<"$found" || true
    if [ $code -eq 124 ]; then
        echo "Style: clang-tidy was stopped after ${TIDY_SECONDS:-300} seconds; the rest is unread."
    elif [ $code -ne 0 ]; then
        echo "Style: clang-tidy ended with $code" && status=1
    fi
    if grep -q 'error:' <<<"$found"; then # what .clang-tidy makes an error, and what does not compile
        status=1
    fi
fi
exit $status
