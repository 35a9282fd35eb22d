#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A catalogue far larger than the bundled one: made, imported by the program, and used, with time and memory of each step.

tests/bench/heavy.py [--bin build/bench/bin] [--spot 5000000] [--benchmarks 500000] [--folder FOLDER]

The bundled benchmarks repeated under other ids with made-up rates, and made-up spot prices. FOLDER is kept and used again.
The preset "bench" builds the programs and bench_window beside them.
"""
import argparse
import csv
import os
import random
import subprocess
import sys
import tempfile
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ZONES = [region + letter for region in ("us-east-1", "eu-central-1", "us-west-2", "ap-southeast-2") for letter in "abc"]


def write_benchmarks(path, count):
    draw = random.Random(1)
    rows, head = [], None
    for source in sorted((ROOT / "resources/catalog").glob("benchmark_*.csv")):
        with source.open(newline="") as file:
            table = csv.DictReader(file)
            head = table.fieldnames
            rows += [row for row in table if row["class"] == "measured" and row["throughput"]]
    with path.open("w", newline="") as file:
        out = csv.DictWriter(file, head, lineterminator="\n")
        out.writeheader()
        for i in range(count):
            row = dict(rows[i % len(rows)])
            row["id"] = f"heavy-{i}"
            row["throughput"] = f"{float(row['throughput']) * draw.uniform(0.9, 1.1):.6g}"
            out.writerow(row)


def write_history(path, count):
    with (ROOT / "resources/catalog/price_spot.csv").open(newline="") as file:
        types = sorted({row["instance_type"] for row in csv.DictReader(file)})
    draw = random.Random(2)
    newest = datetime(2026, 11, 1, tzinfo=timezone.utc)
    usd = [f"{draw.uniform(0.1, 3):.6f}" for _ in range(9_973)]
    minutes = [f"{i // 60:02}:{i % 60:02}+00:00\n" for i in range(3_600)]
    written = path.with_suffix(".part")
    with written.open("w") as file:
        file.write("AvailabilityZone,InstanceType,ProductDescription,SpotPrice,Timestamp\n")
        for i in range(count):
            second = 7 * i % 3_600
            if i == 0 or second < 7:
                hour = f"{newest - timedelta(hours=7 * i // 3_600 + 1):%Y-%m-%dT%H:}"
            file.write(f"{ZONES[i % 12]},{types[i // 12 % len(types)]},Linux/UNIX,{usd[i % 9_973]},{hour}{minutes[3_599 - second]}")
    written.rename(path)


def measured(what, command, environment=None, whole=False):
    """Runs a command and says its time, the peak of its memory and its last line, or below it all of them."""
    with tempfile.TemporaryFile() as out:
        began = time.monotonic()
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env={**os.environ, **(environment or {})})
        _, status, usage = os.wait4(process.pid, 0)
        took = time.monotonic() - began
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        lines = out.read().decode(errors="replace").rstrip().split("\n")
    said = "" if whole else lines[-1].strip()
    print(f"{what:<58} {took:8.2f} s  processor {usage.ru_utime + usage.ru_stime:8.2f} s  peak {usage.ru_maxrss / 1024:7.0f} MB  {said[:160]}", flush=True)
    if whole:
        print(*(f"  {line}" for line in lines), sep="\n", flush=True)
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: ends with {process.returncode}\n" + "\n".join(lines[-20:]))


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--bin", type=Path, default=ROOT / "build/bench/bin")
    args.add_argument("--spot", type=int, default=5_000_000)
    args.add_argument("--benchmarks", type=int, default=500_000)
    args.add_argument("--folder", type=Path)
    options = args.parse_args()
    temporary = None if options.folder else tempfile.TemporaryDirectory()
    folder = options.folder or Path(temporary.name)
    folder.mkdir(parents=True, exist_ok=True)
    os.environ |= {f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("DATA", "CONFIG", "STATE", "CACHE")}
    cli = [options.bin / "wattfare-cli"]
    if not list(folder.glob("data/**/overlay.db")):
        benchmarks, history = folder / "benchmark.csv", folder / "spot_history.csv"
        if not benchmarks.exists():
            write_benchmarks(benchmarks, options.benchmarks)
        if not history.exists():
            write_history(history, options.spot)
        measured(f"import {options.spot:,} rows of spot prices, {history.stat().st_size / 1e6:.0f} MB", [*cli, "import", history])
        measured(f"import {options.benchmarks:,} benchmarks, {benchmarks.stat().st_size / 1e6:.0f} MB", [*cli, "-q", "import", benchmarks])
    overlay = next(folder.glob("data/**/overlay.db"))
    print(f"overlay {overlay.stat().st_size / 1e6:.0f} MB")
    chat = "preset:llama31-8b-chat"
    measured("evaluate", [*cli, "-q", "evaluate", chat, "--limit", "5"])
    measured("evaluate, filtered and ordered", [*cli, "-q", "evaluate", chat, "--where", "usd_per_million < 20 AND region = 'us-east-1'", "--order-by", "kwh_per_million"])
    measured("query: count the benchmarks by accelerator", [*cli, "-q", "query", "SELECT accelerator, count(*) FROM overlay.benchmark GROUP BY 1 ORDER BY 2 DESC LIMIT 5"])
    measured("query: mean spot price of a type by region", [*cli, "-q", "query", "SELECT region, avg(nano_usd_per_hour) / 1e9 FROM overlay.price_spot WHERE instance_type = 'g5.xlarge' GROUP BY 1"])
    measured("window: start to first painted result", [options.bin / "wattfare", "--time-start"],
             {"QT_QPA_PLATFORM": "offscreen"})
    bench = options.bin / "bench_window"
    if bench.exists():
        measured("window: filter and scroll", [bench, "60", "heavy", overlay.parent], {"QT_QPA_PLATFORM": "offscreen"}, whole=True)
    else:
        print(f"window: filter and scroll: {bench} is missing; the preset bench builds it")


if __name__ == "__main__":
    main()
