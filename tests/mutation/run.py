#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Do the tests notice a changed formula or rule? One build holds all mutants; each runs the test cases that come by it.

Writes build/mutation/mutants.tsv: number, file, line, mutant, and who noticed. Survivors that were looked at stand in survivors.md.
"""
import argparse
import concurrent.futures
import json
import os
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
import mutants as m

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build" / "mutation"
TREE = WORK / "tree"
BUILD = TREE / "build" / "mutation"
FOLDERS = ["model/economics", "model/energy", "model/evaluation"]
PROGRAMS = ["test_economics", "test_energy", "test_explain", "test_levers", "test_analysis", "test_evaluation"]  # quickest first
SLOW = 3.0  # seconds of a test case that only those meet that the others did not notice


def write(path, text):
    if not path.is_file() or path.read_text() != text:
        path.unlink(missing_ok=True)
        path.write_text(text)


def copy_tree():
    """The sources as they are now; what did not change keeps its date, so that little is compiled again."""
    for name in subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n"):
        source, copy = ROOT / name, TREE / name
        if not source.is_file() or any(name.startswith(f + "/") for f in FOLDERS) and source.suffix in (".cpp", ".h"):
            continue
        if not copy.is_file() or copy.stat().st_mtime_ns != source.stat().st_mtime_ns:
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)


def choose(seed, count, dropped):
    """One mutant a line at most, of lines drawn evenly."""
    draw = random.Random(seed)
    lines = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".cpp", ".h"):
                name = str(path.relative_to(ROOT))
                for mutant in m.mutants_of(name, path.read_text()):
                    lines.setdefault((name, mutant.line), []).append(mutant)
    keys = sorted(lines)
    draw.shuffle(keys)
    chosen = [draw.choice(lines[key]) for key in keys[:count]]
    for i, mutant in enumerate(sorted(chosen, key=lambda x: (x.file, x.line))):
        mutant.id = i
    return [x for x in chosen if [x.file, x.line, x.what] not in dropped], len(keys)


def write_mutants(chosen):
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".cpp", ".h"):
                name = str(path.relative_to(ROOT))
                mine = [x for x in chosen if x.file == name]
                (TREE / name).parent.mkdir(parents=True, exist_ok=True)
                write(TREE / name, m.mutated(path.read_text(), mine) if mine else path.read_text())


def blamed(output, chosen):
    """The mutants on the lines that the compiler complains of."""
    places = set()
    for kinds in ("error", "note|required from|  required"):
        for hit in re.finditer(rf"(model/\S+?):(\d+):\d+:\s+(?:{kinds})", output):
            places.add((hit[1], int(hit[2])))
        found = [x for x in chosen if (x.file, x.line) in places]
        # An expression over several lines is blamed on any of them.
        near = found or [x for x in chosen if any((x.file, x.line + d) in places for d in (-1, 1, -2, 2))]
        if near:
            return near
    return []


def compiler():
    commands = json.loads((BUILD / "compile_commands.json").read_text())
    command = next(shlex.split(c["command"]) for c in commands if "wattfare_model.dir" in c["command"])
    kept = [a for a in command if a.startswith(("-I", "-D", "-std")) or a.startswith("/usr/include")]
    kept = [x for a in kept for x in (["-isystem", a] if a.startswith("/usr/include") else [a])]
    return ["c++", *kept, "-w", "-fsyntax-only", "-fdiagnostics-color=never", "-fmax-errors=0"]


def drop_what_does_not_compile(chosen, dropped, jobs):
    todo = [str(p.relative_to(ROOT)) for f in FOLDERS for p in sorted((ROOT / f).rglob("*.cpp"))]
    base = compiler()
    while todo:
        write_mutants(chosen)
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            ran = list(pool.map(lambda n: subprocess.run([*base, n], cwd=TREE, capture_output=True, text=True), todo))
        bad = []
        todo = [name for name, r in zip(todo, ran) if r.returncode]
        for name, r in zip(todo, [r for r in ran if r.returncode]):
            blame = blamed(r.stderr, chosen)
            if not blame:
                sys.exit(f"{name} does not compile, whatever the mutants:\n{r.stderr[:3000]}")
            bad += [x for x in blame if x not in bad]
        chosen = [x for x in chosen if x not in bad]
        dropped += [[x.file, x.line, x.what] for x in bad]
        print(f"{len(todo)} files do not compile, {len(bad)} mutants dropped", flush=True)
    return chosen


def build(chosen, dropped):
    while True:
        r = subprocess.run(["ninja", "-C", str(BUILD), "-k", "0", *PROGRAMS], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if r.returncode == 0:
            return chosen
        bad = blamed(r.stdout, chosen)
        if not bad:
            sys.exit(r.stdout[-5000:])
        print("dropped:", *[f"{x.file}:{x.line} {x.what}" for x in bad], sep="\n  ", flush=True)
        dropped += [[x.file, x.line, x.what] for x in bad]
        chosen = [x for x in chosen if x not in bad]
        write_mutants(chosen)


def run(program, cases, seconds, **environment):
    """What notices when these test cases run; None where they pass. The seconds are of processor time: others use the machine too."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))

    listed = WORK / f"cases.{os.getpid()}.{random.random()}"
    listed.write_text("".join(re.sub(r"([,\[\]])", r"\\\1", c) + "\n" for c in cases))
    try:
        # A crash in the heap can leave the report of it waiting for the heap's lock, which takes no processor time.
        r = subprocess.run([str(BUILD / "bin" / program), "--abort", "-f", str(listed)], env={**os.environ, **environment}, preexec_fn=limit,
                           stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace", text=True, timeout=60 + 10 * seconds)
    except subprocess.TimeoutExpired:
        return "no end"
    finally:
        listed.unlink()
    if r.returncode == 0:
        return None if "All tests passed" in r.stdout else sys.exit(f"{program} ran nothing of {cases}:\n{r.stdout}")
    if r.returncode < 0:
        return "no end" if -r.returncode in (signal.SIGXCPU, signal.SIGKILL) else f"signal {-r.returncode}"
    # The name of the test case stands between two lines of dashes.
    name = re.search(r"^-{70,}\n(.+)\n", r.stdout, re.M)
    return name[1].strip() if name else "failed"


def cases_of(program):
    r = subprocess.run([str(BUILD / "bin" / program), "--list-test-names-only"], capture_output=True, text=True)
    return [line for line in r.stdout.split("\n") if line]


def reach(program, case):
    path = WORK / f"reached.{random.random()}"
    began = time.monotonic()
    if why := run(program, [case], 1200, WATTFARE_REACHED=str(path)):
        sys.exit(f"{program} \"{case}\" fails without a mutant: {why}")
    took = time.monotonic() - began
    ids = {int(x) for x in path.read_text().split()} if path.is_file() else set()
    path.unlink(missing_ok=True)
    return program, case, took, ids


def reached_by_tests(pool):
    """Of every test case: its time, and the mutants that it comes by. Kept as long as the programs are the same."""
    kept = WORK / "reached.json"
    state = [os.stat(BUILD / "bin" / p).st_mtime_ns for p in PROGRAMS]
    if kept.is_file() and (found := json.loads(kept.read_text()))["state"] == state:
        return [(p, c, t, set(ids)) for p, c, t, ids in found["cases"]]
    cases = list(pool.map(lambda pc: reach(*pc), [(p, c) for p in PROGRAMS for c in cases_of(p)]))
    kept.write_text(json.dumps({"state": state, "cases": [(p, c, t, sorted(ids)) for p, c, t, ids in cases]}))
    return cases


def judge(mutant, reached, slow):
    """Who notices: the quick test cases or the slow ones that come by the mutant."""
    for program in PROGRAMS:
        cases = [r for r in reached if r[0] == program and (r[2] > SLOW) == slow and mutant.id in r[3]]
        if cases:
            if why := run(program, [c[1] for c in cases], 20 + round(4 * sum(c[2] for c in cases)), WATTFARE_MUTANT=str(mutant.id)):
                return f"killed: {program}: {why}"
    return "survived" if any(mutant.id in r[3] for r in reached) else "reached by no test"


def main():
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("--seed", type=int, default=1)
    args.add_argument("--count", type=int, default=400, help="lines drawn; some mutants do not compile")
    args.add_argument("--jobs", type=int, default=os.cpu_count())
    args.add_argument("--quick", action="store_true", help="without the slow test cases")
    args.add_argument("--only", type=int, nargs="*", help="numbers of mutants; the others are compiled, not run")
    options = args.parse_args()
    TREE.mkdir(parents=True, exist_ok=True)
    copy_tree()
    memory = WORK / f"dropped.{options.seed}.{options.count}.json"
    dropped = json.loads(memory.read_text()) if memory.is_file() else []
    chosen, lines = choose(options.seed, options.count, dropped)
    write_mutants(chosen)
    subprocess.run(["cmake", "-S", str(TREE), "-B", str(BUILD), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -w",
                    "-DWATTFARE_UNITY=ON", "-DWATTFARE_GUI=OFF", "-DWATTFARE_HARDEN=OFF"], check=True, stdout=subprocess.DEVNULL)
    if not memory.is_file():
        chosen = drop_what_does_not_compile(chosen, dropped, options.jobs)
    chosen = build(chosen, dropped)
    memory.write_text(json.dumps(dropped, indent=0))
    print(f"{lines} lines can be mutated; {len(chosen)} mutants compiled in, {len(dropped)} do not compile", flush=True)

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        reached = reached_by_tests(pool)
        judged = [x for x in sorted(chosen, key=lambda x: x.id) if options.only is None or x.id in options.only]
        said = {}
        for slow in (False,) if options.quick else (False, True):
            left = [x for x in judged if said.get(x.id, "survived") == "survived"]
            for mutant, why in zip(left, pool.map(lambda x: judge(x, reached, slow), left)):
                said[mutant.id] = why
                if options.only is not None or (slow and why == "survived") or why.startswith("reached"):
                    print(*row_of(mutant, why), sep="\t", flush=True)
            if options.only is None:
                (WORK / "mutants.tsv").write_text("".join("\t".join(row_of(x, said[x.id])) + "\n" for x in judged))
    counts = [why.split(":")[0] for why in said.values()]
    print(", ".join(f"{counts.count(why)} {why}" for why in sorted(set(counts))), f"of {len(counts)} mutants")


def row_of(mutant, why):
    return str(mutant.id), mutant.file, str(mutant.line), mutant.what, why


if __name__ == "__main__":
    main()
