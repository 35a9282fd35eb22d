#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""From before the program is started until it says that its first result is painted, as a person waits for it.

Measured outside the program: Linux tells a process when it began in steps of 10 ms alone.
"""
import argparse
import os
import statistics
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def start(program):
    began = time.monotonic()
    with subprocess.Popen([program, "--time-start"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        line = process.stdout.readline()
        took = (time.monotonic() - began) * 1000
    if process.returncode != 0 or b"first painted result" not in line:
        raise SystemExit(f"{program} ends with {process.returncode}: {line.decode(errors='replace')}")
    return took


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--bin", type=Path, default=ROOT / "build/release/bin")
    args.add_argument("--runs", type=int, default=40)
    options = args.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    program = options.bin / "wattfare"
    start(program)  # its files come from the disk then
    times = sorted(start(program) for _ in range(options.runs))
    low, middle, high = statistics.quantiles(times, n=4)
    print(f"start to first painted result, {options.runs} runs: median {middle:.0f} ms, "
          f"quartiles {low:.0f} and {high:.0f}, least {times[0]:.0f}, most {times[-1]:.0f}")


if __name__ == "__main__":
    main()
