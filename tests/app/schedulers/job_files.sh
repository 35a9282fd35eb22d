#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# job_files.sh WATTFARE_CLI CATALOG: the files for AWS Batch and Kubernetes have the form that the clients of both have of
# them: the service model of botocore, the types of Kubernetes' own client. Nothing is sent. Exit code 77 without them.
set -euo pipefail
python=/usr/bin/python3 # Debian's own, for which its packages are
[ -x $python ] || python=python3
cli=$1 catalog=$2
if ! $python -c 'import botocore, kubernetes' 2>/dev/null; then
    [ -n "${WATTFARE_ALL_TESTS:-}" ] && { echo "FAILED: python3-botocore or python3-kubernetes is missing: installer/setup.sh test brings them"; exit 1; }
    echo "SKIPPED: python3-botocore or python3-kubernetes is missing"; exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
wattfare() { "$cli" --catalog "$catalog" --no-overlay --quiet "$@"; }
for shards in 1 64; do
    plan="$folder/$shards"
    wattfare study plan preset:layoutlm --axis 'inference.demand_per_hour=1e4..1e9:100:log' -o "$plan" --shards $shards > /dev/null
    wattfare study export "$plan" --engine aws-batch --image registry.example/wattfare:1 --volume fs-0123456789abcdef0 --queue spot
    wattfare study export "$plan" --engine kubernetes --image registry.example/wattfare:1 --volume studies --at-once 10
    $python "$(dirname "$0")/job_files.py" "$plan"
done
