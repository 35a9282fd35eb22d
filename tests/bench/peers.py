#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same work by Wattfare and by what else one would take, one after the other in one run: seconds and ratios.

tests/bench/peers.py [--bin build/bench/bin] [--rows 1000000] [--megabytes 300] [--only WORD]

Each program is started anew for each line, so that its start and its reading of the file count. Times are wall times, the least
of --rounds runs. Results are compared before times are: what differs ends the run.
"""
import argparse
import csv
import json
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import date, timedelta
from pathlib import Path

sys.dont_write_bytecode = True
import heavy

PACKAGES = {"sqlite3": "sqlite3", "sqlitebrowser": "sqlitebrowser", "vd": "visidata", "soffice": "libreoffice-calc-nogui"}
DEBIAN_PYTHON = "/usr/bin/python3"  # the one that python3-numpy is for

# ---- What a person would write in Python; run by `peers.py --python NAME ARGUMENT...` in a process of its own -------------


def read_rows(path):
    with open(path, newline="") as file:
        rows = csv.reader(file)
        next(rows)
        return [(kind, region, day, float(usd)) for _, kind, region, day, usd, *_ in rows]


def python_sort(path):
    rows = read_rows(path)
    rows.sort(key=lambda r: r[3])
    return rows[0][3]


def python_filter(path):
    return sum(1 for r in read_rows(path) if r[0] == "g5.xlarge" and r[3] < 0.5)


def python_price_list(path, database):
    """On-demand prices of Linux on shared hosts, into SQLite: a part of what the import keeps and checks."""
    import sqlite3
    with open(path) as file:
        offer = json.load(file)
    rows = []
    for sku, product in offer["products"].items():
        a = product["attributes"]
        if (product["productFamily"], a["operatingSystem"], a["tenancy"], a["capacitystatus"], a["preInstalledSw"]) != (
                "Compute Instance", "Linux", "Shared", "Used", "NA"):
            continue
        for term in offer["terms"]["OnDemand"][sku].values():
            for dimension in term["priceDimensions"].values():
                rows.append((a["instanceType"], a["regionCode"], round(float(dimension["pricePerUnit"]["USD"]) * 1e9)))
    db = sqlite3.connect(database)
    db.execute("CREATE TABLE price (type TEXT, region TEXT, nano INTEGER, PRIMARY KEY (type, region))")
    db.executemany("INSERT INTO price VALUES (?, ?, ?)", rows)
    db.commit()
    return len(rows)


def python_checkpoint(count, work=100.0, tau=2.0, delta=1 / 60, restart=1 / 12, wait=1 / 6, hazard=0.05):
    draw, total = random.Random(7), 0.0
    for _ in range(int(count)):
        done = clock = 0.0
        while done < work:
            part = min(tau, work - done)
            length = part + (delta if done + part < work else 0.0)
            starting = 0.0
            while (life := draw.expovariate(hazard)) < starting + length:
                clock += life + wait
                starting = restart
            clock += starting + length
            done += part
        total += clock
    return total / int(count)


def numpy_checkpoint(count, work=100.0, tau=2.0, delta=1 / 60, restart=1 / 12, wait=1 / 6, hazard=0.05):
    import numpy
    draw = numpy.random.default_rng(7)
    clock, done = numpy.zeros(int(count)), 0.0
    while done < work:
        part = min(tau, work - done)
        length = part + (delta if done + part < work else 0.0)
        open_, starting = numpy.arange(len(clock)), 0.0
        while len(open_):
            life = draw.exponential(1 / hazard, len(open_))
            lost = life < starting + length
            clock[open_] += numpy.where(lost, life + wait, starting + length)
            open_, starting = open_[lost], restart
        done += part
    return float(clock.mean())


def python_fleet(count, units=40, hours=168.0, hazard=0.05, lead=0.05):
    """Unit-hours of a maintained fleet of one pool, each loss replaced after the lead."""
    draw, total = random.Random(7), 0.0
    for _ in range(int(count)):
        for _ in range(units):
            t = 0.0
            while True:
                life = draw.expovariate(hazard)
                total += min(life, hours - t)
                t += life + lead
                if t >= hours:
                    break
    return total / int(count)


def numpy_fleet(count, units=40, hours=168.0, hazard=0.05, lead=0.05):
    import numpy
    draw = numpy.random.default_rng(7)
    t = numpy.zeros(int(count) * units)
    total = 0.0
    while len(t):
        life = draw.exponential(1 / hazard, len(t))
        total += float(numpy.minimum(life, hours - t).sum())
        t = t + life + lead
        t = t[t < hours]
    return total / int(count)


def python_deadline(count, trace, work=48.0, deadline=70.0, change=0.2, spot=0.97, on_demand=3.06, gap=1 / 6, block_hours=24.0):
    """The greedy policy over blocks drawn from a trace, tick by tick (help: Methods: Deadlines)."""
    ticks = [line.strip() == "1" for line in open(trace)]
    block, last, tiny = round(block_hours / gap), math.floor(deadline / gap + 1e-9), 1e-9
    draw, total = random.Random(7), 0.0

    def needed(hours):
        return math.ceil(hours / gap - tiny)

    for _ in range(int(count)):
        done = pending = usd = 0.0
        machine = None
        for t in range(last):
            if t % block == 0:
                start = draw.randrange(len(ticks) - block + 1)
            has = ticks[start + t % block]
            left, rest = last - t, work - done
            if machine == "spot" and not has:
                machine = None
            if needed(rest + 2 * change) >= left:
                want = "spot" if machine == "spot" else "demand"
            else:
                want = "spot" if has else None
            if needed(rest + change) >= left and not (machine == "spot" and pending < tiny):
                want = "demand"
            if want and want != machine:
                pending = change
            machine = want
            if machine:
                usd += (spot if machine == "spot" else on_demand) * gap
                used = min(pending, gap)
                pending -= used
                done += gap - used
                if done >= work - tiny:
                    break
        total += usd
    return total / int(count)


# ---- The run ----------------------------------------------------------------------------------------------------------


class Peers:
    def __init__(self, options, folder):
        self.options, self.folder, self.table = options, folder, []
        self.cli = [str(options.bin / "wattfare-cli"), "-q", "--overlay", str(folder / "overlay.db")]
        self.environment = os.environ | {"HOME": str(folder), "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}

    def run(self, command, before=lambda: None):
        """Least time of the rounds, and what the last one said."""
        times = []
        for _ in range(self.options.rounds):
            before()
            began = time.monotonic()
            r = subprocess.run([str(c) for c in command], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
            times.append(time.monotonic() - began)
            if r.returncode:
                sys.exit(f"{command}: ends with {r.returncode}\n{r.stdout[-2000:]}{r.stderr[-2000:]}")
        return min(times), r.stdout

    def python(self, name, *arguments, before=lambda: None):
        seconds, said = self.run([DEBIAN_PYTHON, Path(__file__).resolve(), "--python", name, *arguments], before)
        return seconds, float(said)

    def line(self, what, ours, peers):
        """Adds a row; a peer is (name, seconds or None, share of the work that it did)."""
        for name, seconds in peers:
            ratio = f"{seconds / ours:.3g} x" if seconds else "—"
            self.table.append((what, f"{ours:.2f} s", name, f"{seconds:.2f} s" if seconds else "not measured", ratio))
            print(f"{what:<44} Wattfare {ours:7.2f} s   {name:<34} {f'{seconds:7.2f} s' if seconds else 'not measured':>12}   {ratio}", flush=True)


def same(what, ours, theirs, within):
    if not abs(ours - theirs) <= within:
        sys.exit(f"{what}: Wattfare has {ours}, the other {theirs}")


def write_prices(path, count):
    """Made-up spot prices of every type and region of the catalogue, as many days back as it takes."""
    def column(table, name):
        with (heavy.ROOT / f"resources/catalog/{table}.csv").open(newline="") as file:
            return sorted({row[name] for row in csv.DictReader(file)})
    types, regions = column("instance_type", "instance_type"), column("region", "region")
    draw, newest = random.Random(4), date(2026, 11, 1)
    with path.open("w") as file:
        file.write("provider,instance_type,region,as_of,usd_per_hour,low_usd_per_hour,high_usd_per_hour,basis,source\n")
        for i in range(count):
            usd = f"{draw.uniform(0.1, 3):.6f}"
            day = newest - timedelta(days=i // (len(types) * len(regions)))
            file.write(f"aws,{types[i % len(types)]},{regions[i // len(types) % len(regions)]},{day},{usd},{usd},{usd},regional,spotinfo-spot-2026-08\n")


def tables(p):
    spot = p.folder / "spot.csv"
    write_prices(spot, p.options.rows)
    rows = f"{p.options.rows:,} rows"

    def fresh(*names):
        return lambda: [(p.folder / n).unlink(missing_ok=True) for n in names]

    ours_import, _ = p.run([*p.cli, "import", spot], fresh("overlay.db"))
    sort = "SELECT instance_type, region, nano_usd_per_hour / 1e9 FROM overlay.price_spot ORDER BY nano_usd_per_hour LIMIT 1"
    pick = "SELECT count(*) FROM overlay.price_spot WHERE instance_type = 'g5.xlarge' AND nano_usd_per_hour < 500000000"
    ours_sort, said = p.run([*p.cli, "--format", "csv", "query", sort])
    least = float(said.strip().split("\n")[-1].split(",")[-1])
    ours_pick, said = p.run([*p.cli, "--format", "csv", "query", pick])
    count = float(said.strip().split("\n")[-1])

    lite_import, _ = p.run(["sqlite3", "lite.db", ".import --csv spot.csv spot"], fresh("lite.db"))
    lite_sort, said = p.run(["sqlite3", "lite.db", "SELECT usd_per_hour + 0 FROM spot ORDER BY usd_per_hour + 0 LIMIT 1"])
    same("least price", least, float(said), 1e-9)
    filtered = "SELECT count(*) FROM spot WHERE instance_type = 'g5.xlarge' AND usd_per_hour + 0 < 0.5"
    lite_pick, said = p.run(["sqlite3", "lite.db", filtered])
    same("rows found", count, float(said), 0)
    (p.folder / "sort.sql").write_text("SELECT * FROM spot ORDER BY usd_per_hour + 0;\n")
    (p.folder / "pick.sql").write_text(filtered + ";\n")
    browser = {}
    if shutil.which("sqlitebrowser"):
        for name in ("sort", "pick"):
            browser[name], _ = p.run(["sqlitebrowser", "-R", "-q", "-s", f"{name}.sql", "lite.db"])

    def visidata(name, *steps):
        lines = [{"longname": "open-file", "input": "spot.csv"}, {"sheet": "spot", "col": "usd_per_hour", "longname": "type-float"}, *steps]
        (p.folder / f"{name}.vdj").write_text("".join(json.dumps({"sheet": "", "col": "", "row": "", "input": "", "keystrokes": ""} | x) + "\n" for x in lines))
        seconds, _ = p.run(["vd", "-b", "-p", f"{name}.vdj", "-o", f"{name}.tsv"], fresh(f"{name}.tsv"))
        return seconds, len((p.folder / f"{name}.tsv").read_text().strip().split("\n")) - 1

    few = [{"sheet": "spot", "longname": "select-expr", "input": "instance_type == 'g5.xlarge' and usd_per_hour < 0.5"}, {"sheet": "spot", "longname": "dup-selected"}]
    vd_pick, found = visidata("pick", *few)
    same("rows found by VisiData", count, found, 0)
    vd_both, _ = visidata("both", {"sheet": "spot", "col": "usd_per_hour", "longname": "sort-asc"}, *few)
    py_sort, x = p.python("python_sort", spot)
    same("least price", least, x, 1e-9)
    py_pick, x = p.python("python_filter", spot)
    same("rows found", count, x, 0)
    calc, _ = p.run(["soffice", "--headless", "--convert-to", "ods", "spot.csv"], fresh("spot.ods")) if shutil.which("soffice") else (None, "")

    p.line(f"open a CSV of {rows}, kept", ours_import, [("sqlite3 .import", lite_import), ("LibreOffice Calc, to ODS", calc)])
    p.line("sort by price", ours_sort, [("sqlite3", lite_sort), ("DB Browser, open, run and end", browser.get("sort"))])
    p.line("filter by type and price", ours_pick, [("sqlite3", lite_pick), ("DB Browser, open, run and end", browser.get("pick"))])
    p.line("open, then filter", ours_import + ours_pick, [("VisiData, filter", vd_pick), ("Python csv", py_pick)])
    p.line("open, then sort", ours_import + ours_sort, [("VisiData, sort and filter", vd_both), ("Python csv", py_sort)])


def price_list(p):
    # bench_import leaves its files where it is given a folder; few rows of spot prices, which are measured above.
    p.run([p.options.bin / "bench_import", p.options.megabytes, 1000, p.folder / "list"])
    path = p.folder / "list/price_list.json"
    ours, _ = p.run([*p.cli, "import", path], lambda: (p.folder / "overlay.db").unlink(missing_ok=True))
    _, said = p.run([*p.cli, "--format", "csv", "query", "SELECT count(*) FROM overlay.price_on_demand WHERE region = 'eu-central-1' AND as_of = '2026-11-01'"])
    theirs, count = p.python("python_price_list", path, p.folder / "python.db", before=lambda: (p.folder / "python.db").unlink(missing_ok=True))
    same("prices kept", float(said.strip().split("\n")[-1]), count, 0)
    p.line(f"import an AWS price list of {path.stat().st_size / 1e6:.0f} MB", ours, [("Python json, on-demand prices alone", theirs)])


def simulations(p):
    def ours(what, count, quantity, *parameters):
        seconds, said = p.run([*p.cli, "--format", "csv", "simulate", what, *parameters, "--trajectories", count, "--seed", 7])
        row = next(r for r in csv.DictReader(said.split("\n")) if list(r.values())[0] == quantity)
        return seconds, float(row[next(k for k in row if k.lower() == "mean")])

    def compare(what, quantity, parameters, count, peers, within):
        seconds, mean = ours(what, count, quantity, *parameters)
        found = []
        for name, function, its, more in peers:
            took, theirs = p.python(function, its, *more)
            same(f"{what}: mean {quantity}", mean, theirs, within * mean)
            found.append((f"{name}, {its:,}, times {count // its:,}", took * count / its))
        p.line(f"{what}, {count:,} trajectories", seconds, found)

    compare("checkpoint", "hours", ["work_hours=100", "hazard_per_hour=0.05", "interval_hours=2"], 1_000_000,
            [("Python", "python_checkpoint", 20_000, []), ("numpy", "numpy_checkpoint", 1_000_000, [])], 0.005)
    compare("fleet", "unit_hours", ["pool=a:us-east-1a:1:1:0.05", "on_demand_usd_per_unit_hour=3"], 100_000,
            [("Python", "python_fleet", 1_000, []), ("numpy", "numpy_fleet", 20_000, [])], 0.005)
    draw, up, lines = random.Random(3), True, []
    for _ in range(20_000):
        up = up != (draw.random() < (0.03 if up else 0.06))
        lines.append("1\n" if up else "0\n")
    trace = p.folder / "trace.txt"
    trace.write_text("".join(lines))
    compare("deadline", "usd", ["policy=greedy", "spot_usd_per_hour=0.97", "on_demand_usd_per_hour=3.06", "--trace", str(trace), "--gap-seconds", "600"],
            1_000_000, [("Python", "python_deadline", 5_000, [trace])], 0.02)


def main():
    if len(sys.argv) > 2 and sys.argv[1] == "--python":
        print(repr(globals()[sys.argv[2]](*sys.argv[3:])))
        return
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--bin", type=Path, default=heavy.ROOT / "build/bench/bin")
    args.add_argument("--rows", type=int, default=1_000_000)
    args.add_argument("--megabytes", type=int, default=300)
    args.add_argument("--rounds", type=int, default=1)
    args.add_argument("--only", choices=["tables", "price_list", "simulations"])
    options = args.parse_args()
    options.bin = options.bin.resolve()
    missing = [package for program, package in PACKAGES.items() if not shutil.which(program)]
    if subprocess.run([DEBIAN_PYTHON, "-c", "import numpy"], capture_output=True).returncode:
        missing.append("python3-numpy")
    if missing:
        sys.exit("missing: apt-get install --no-install-recommends " + " ".join(missing))
    with tempfile.TemporaryDirectory() as folder:
        p = Peers(options, Path(folder))
        for work in (tables, price_list, simulations):
            if options.only in (None, work.__name__):
                work(p)
    print("\n| what | Wattfare | instead | takes | ratio |\n| --- | --- | --- | --- | --- |")
    for row in p.table:
        print("| " + " | ".join(row) + " |")


if __name__ == "__main__":
    main()
