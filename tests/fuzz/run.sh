#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Fuzzes every format for some seconds each with the programs of the preset `fuzz`, which it builds, and fails at the first finding. What reaches new code is kept in build/fuzz/corpus and is the beginning of the next run.
#   tests/fuzz/run.sh [SECONDS [TARGET...]]      30 seconds and all targets unless said otherwise
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-30}
[ $# -gt 0 ] && shift
bin=build/fuzz/bin corpus=build/fuzz/corpus
[ -f build/fuzz/CMakeCache.txt ] || cmake --preset fuzz
cmake --build --preset fuzz
# Of the catalogue some rows a table: what is whole is what hostile changes begin with.
mkdir -p "$corpus/database"
python3 - build/fuzz/resources/catalog.db "$corpus/database/seed.db" <<'END'
import pathlib, shutil, sqlite3, sys
shutil.copy(*sys.argv[1:])
db = sqlite3.connect(sys.argv[2])
for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").fetchall():
    key = db.execute("SELECT name FROM pragma_table_info(?) WHERE pk = 1", (table,)).fetchone()
    order = key[0] if key else "rowid"
    if db.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0] > 400:
        db.execute(f'DELETE FROM "{table}" WHERE "{order}" NOT IN (SELECT "{order}" FROM "{table}" LIMIT 40)')
db.commit()
db.execute("VACUUM")
END
kinds=$($bin/fuzz_import --kind= 2>&1 | sed 's/^--kind= one of //; s/, / /g') || true
targets=("$@")
[ $# -gt 0 ] || targets=($kinds scenario containers tasks csv filter database
    study plan shard result schedule team)
[ $# -gt 0 ] || [ ! -x $bin/fuzz_pdf ] || targets+=(pdf) # where there is Qt
for target in "${targets[@]}"; do
    mkdir -p "$corpus/$target"
    options=(-max_total_time="$seconds" -timeout=120 -rss_limit_mb=4096 -print_final_stats=1 -verbosity=0
        "-artifact_prefix=$corpus/$target-")
    case $target in
        scenario) program=$bin/fuzz_scenario seeds=resources/presets ;;
        study|plan|shard|schedule|team|pdf) program=$bin/fuzz_$target seeds=tests/data/fuzz/$target ;;
        containers|tasks) program=$bin/fuzz_$target seeds=tests/data/containers ;;
        csv|filter) program=$bin/fuzz_$target seeds=tests/data/importers options+=(-dict=tests/fuzz/catalog/$target.dict) ;;
        database|result) program=$bin/fuzz_$target seeds=$corpus/$target ;;
        *) program=$bin/fuzz_import seeds=tests/data/importers options+=("--kind=$target")
            [ ! -f tests/fuzz/import/$target.dict ] || options+=(-dict=tests/fuzz/import/$target.dict) ;;
    esac
    said=$($program "${options[@]}" "$corpus/$target" "$seeds" 2>&1) || { echo "$said"; echo "FOUND by $target"; exit 1; }
    printf '%-26s %s runs, %s kept\n' "$target" "$(sed -n 's/^stat::number_of_executed_units: //p' <<< "$said")" "$(ls "$corpus/$target" | wc -l)"
done
