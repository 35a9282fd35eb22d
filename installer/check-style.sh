#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Checks the layout of every C++ file by clang-format, and the changed lines of sources and headers by clang-tidy. Rewrites
# nothing; clang-format -i FILE does.
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
rooms=('app/*' 'model/*' 'views/*')
mapfile -t changed < <(git diff --name-only --diff-filter=d "$since" -- "${rooms[@]}" | grep -E '\.(h|cpp)$')

# A header is read in its own source; without one, in the first that includes it.
sources=()
for file in "${changed[@]}"; do
    source=${file%.h}
    case $file in
    *.cpp) source=$file ;;
    *) [ -f "$source.cpp" ] && source=$source.cpp \
        || source=$({ git grep -lF "#include \"$file\"" -- "${rooms[@]/%/.cpp}" || true; } | sed -n 1p) ;; # head would break the pipe
    esac
    [ -n "$source" ] && sources+=("$source") || echo "Style: no source includes $file itself; clang-tidy leaves it unread."
done
mapfile -t sources < <(printf '%s\n' "${sources[@]}" | sort -u | grep .)

status=0
echo "Style: the layout of ${#files[@]} files"
clang-format --dry-run --Werror "${files[@]}" || status=1
if [ ${#sources[@]} -gt 0 ]; then
    echo "Style: clang-tidy on the changed lines of ${#changed[@]} files, in ${#sources[@]} sources"
    # It reads one source at a time: by commands without unity files and without GCC's precompiled headers.
    cmake --preset dev -B build/style -DWATTFARE_TESTS=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
    lines=$(git diff -U0 --no-color --diff-filter=d "$since" -- "${changed[@]}" | awk '
        /^\+\+\+ / { file = substr($2, 3) }
        /^@@ / { split(substr($3, 2), at, ","); count = at[2] == "" ? 1 : at[2]
            if (count > 0) ranges[file] = ranges[file] (ranges[file] == "" ? "" : ",") "[" at[1] "," at[1] + count - 1 "]" }
        END { for (file in ranges) all = all (all == "" ? "" : ",") "{\"name\":\"" file "\",\"lines\":[" ranges[file] "]}"
            print "[" all "]" }')
    code=0
    printf '%s\0' "${sources[@]}" | timeout "${TIDY_SECONDS:-300}" xargs -0 -n 1 -P "$(nproc)" \
        clang-tidy -p build/style --quiet -line-filter="$lines" 2>/dev/null || code=$?
    if [ $code -eq 124 ]; then
        echo "Style: clang-tidy was stopped after ${TIDY_SECONDS:-300} seconds; the rest is unread."
    elif [ $code -ne 0 ]; then # what .clang-tidy makes an error, what does not compile, or no clang-tidy
        echo "Style: clang-tidy ended with $code" && status=1
    fi
fi
exit $status
