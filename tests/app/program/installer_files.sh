#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# installer_files.sh TREE: manifests and workflows can be read, and name files that are there.
set -euo pipefail
cd "$1"
fail() { echo "FAILED: $*"; exit 1; }
for tool in flatpak-builder python3 desktop-file-validate; do
    command -v $tool >/dev/null && continue
    [ -n "${WATTFARE_ALL_TESTS:-}" ] && fail "$tool is missing: installer/setup.sh test brings it"
    echo "$tool is missing"; exit 77
done
for script in installer/*.sh .ci/run; do
    bash -n "$script" || fail "$script"
    [ -x "$script" ] || fail "$script cannot be run"
done
shown=$(flatpak-builder --show-manifest installer/flatpak/org.wattfare.Wattfare.yml) || fail "the Flatpak manifest"
grep -q '"id" : "org.wattfare.Wattfare"' <<< "$shown" || fail "the Flatpak manifest has another id: $shown"
python3 - <<'END'
import json, pathlib, re, sys
import yaml
json.loads(pathlib.Path("installer/vcpkg/vcpkg.json").read_text())
json.loads(pathlib.Path("CMakePresets.json").read_text())
faults = []
for file in [*pathlib.Path(".github").rglob("*.yml"), pathlib.Path("installer/flatpak/org.wattfare.Wattfare.yml")]:
    document = yaml.safe_load(file.read_text())
    if file.parent.name == "workflows":
        for name, job in document["jobs"].items():
            for step in job["steps"]:
                if ("run" in step) == ("uses" in step):
                    faults.append(f"{file}: a step of {name} has not one of run and uses")
                if "uses" in step and not re.fullmatch(r"[\w.-]+/[\w./-]+@v\d+(\.\d+)*", step["uses"]):
                    faults.append(f"{file}: {step['uses']} has no version")
                for path in re.findall(r"(?<![\w/])(?:\./)?(installer/[\w./-]+\.(?:sh|md|yml|png|svg))", step.get("run", "")):
                    if not pathlib.Path(path).exists():
                        faults.append(f"{file}: {path} is not there")
presets = {p["name"] for p in json.loads(pathlib.Path("CMakePresets.json").read_text())["configurePresets"]}
for file in pathlib.Path(".github/workflows").glob("*.yml"):
    for preset in re.findall(r"--preset[= ]([a-z]+)", file.read_text()):
        if preset not in presets:
            faults.append(f"{file}: no preset {preset}")
sys.exit("\n".join(faults) or 0)
END
echo "manifests and workflows can be read"
