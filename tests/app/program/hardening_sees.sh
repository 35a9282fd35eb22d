#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# hardening_sees.sh COMPILER CMAKE READELF PROCESSOR FOLDER OBJDUMP: a small program with every guard passes hardening.cmake; without
# one of them, each in its turn, it fails and that one is named.
set -euo pipefail
compiler=$1 cmake=$2 readelf=$3 processor=$4 here=$5 objdump=$6
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/small.cpp" <<'END'
#include <cstdio>
#include <cstring>
char large(const char *text)
{
    volatile char pages[65536];
    pages[0] = *text;
    return pages[0];
}
int main(int count, char **words)
{
    char copy[16];
    std::memcpy(copy, words[0], static_cast<unsigned>(count));
    return std::printf("%.16s%c", copy, large(copy)) == 0;
}
END
all=(-O2 -fPIE -pie -fstack-protector-strong -fstack-clash-protection -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -Wl,-z,relro -Wl,-z,now -Wl,-z,noexecstack)
check() { "$cmake" "-DREADELF=$readelf" "-DOBJDUMP=$objdump" "-DPROGRAM=$folder/small" "-DPROCESSOR=$processor" -P "$here/hardening.cmake" 2>&1; }
"$compiler" "${all[@]}" "$folder/small.cpp" -o "$folder/small"
check || { echo "refused with every guard"; exit 1; }
without() { # FLAGS that take the guard away, WORDS that must be said
    "$compiler" "${all[@]}" $1 "$folder/small.cpp" -o "$folder/small"
    if said=$(check); then echo "not seen: $2"; exit 1; fi
    grep -qF "$2" <<< "$said" || { echo "not named: $2"; echo "$said"; exit 1; }
}
without "-fno-PIE -no-pie" "PIE"
without "-Wl,-z,norelro" "RELRO"
without "-Wl,-z,lazy" "BIND_NOW"
without "-Wl,-z,execstack" "not executed"
without "-fno-stack-protector" "canaries"
[ "$processor" != x86_64 ] || [ -z "$objdump" ] || without "-fno-stack-clash-protection" "stack clash"
without "-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=0" "FORTIFY"
