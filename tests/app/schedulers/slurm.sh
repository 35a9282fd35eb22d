#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# slurm.sh WATTFARE_CLI HELP_PAGE: a real Slurm of one node, with its own ports, folders, configuration and munge, runs
# the example of the help page as it is written there: a study of 64 shards as an array. A task is killed in the middle,
# what is missing is sent again, and the merged result has the bytes of one process. Exit code 77 where it cannot run.
set -euo pipefail
python=/usr/bin/python3 # Debian's own, for which its packages are
[ -x $python ] || python=python3
cli=$1 page=$2
. "$(dirname "$0")/one_node.sh"

# --- the example of the help page, as it is written there ---
mkdir "$folder/home" "$folder/work"
export HOME=$folder/home XDG_DATA_HOME=$folder/home XDG_CONFIG_HOME=$folder/home WATTFARE_DAY=2026-09-14
PATH=$(dirname "$cli"):$PATH
cd "$folder/work"
example() { # WORDS: its first piece with them
    awk -v wanted="$1" '/^```/ { if (inside && index(piece, wanted)) { printf "%s", piece; exit } inside = !inside; piece = ""; next }
        inside { piece = piece $0 "\n" }' "$page"
}
json() { $python -c 'import json, sys; d = json.load(sys.stdin); print(eval(sys.argv[1]))' "$1"; }
seconds() { date +%s%N; }
taken() { awk -v a="$1" -v b="$(seconds)" 'BEGIN { printf "%.1f s", (b - a) / 1e9 }'; }
waited() { squeue -h -r -t PENDING,RUNNING,COMPLETING | wc -l; }
drained() {
    for _ in $(seq 9000); do
        [ "$(waited)" -eq 0 ] && return 0
        sleep 0.1
    done
    fail "the array does not end: $(squeue -r | head -n 5)"
}
# Kills the task of a shard in the middle of its work, once it has begun; the daemons stay.
killOne() {
    local pid
    while [ "$(waited)" -gt 0 ]; do
        for pid in $(pgrep -f "study run $folder/work/chat-plan" || true); do
            [ "$(tr '\0' '\n' 2>/dev/null < "/proc/$pid/environ" | sed -n 's/^SLURM_ARRAY_TASK_ID=//p')" = "$1" ] || continue
            kill -9 "$pid" 2>/dev/null && return 0
        done
        sleep 0.02
    done
    return 1
}

begin=$(seconds)
eval "$(example "study plan" | sed 's/study plan/study run --threads 2/; s/--shards 64 -o chat-plan/-o one.db/; /study submit/d')" > /dev/null
[ -s one.db ] || fail "the help page plans nothing: $(example "study plan")"
echo "one process on 2 threads: $(taken "$begin")"
begin=$(seconds)
(set -x; eval "$(example "study plan")")
wattfare-cli --format json study submit chat-plan --engine slurm | json 'd["sent"]' | grep -qx 0 || fail "shards on their way were sent again"
victim=32
killOne $victim || fail "no task of shard $victim was seen"
drained
echo "64 shards on Slurm, 2 at a time: $(taken "$begin")"
wattfare-cli --format json study status chat-plan > status
[ "$(json 'd["done"]' < status)" = 63 ] || fail "not all but one are done: $(cat status)"
[ "$(json '[t["shard"] for t in d["tasks"]]' < status)" = "[$victim]" ] || fail "the killed task is not named: $(cat status)"
[ "$(json 'd["accounts"]' < status)" = False ] || fail "accounts where there are none"
wattfare-cli study merge chat-plan -o early.db 2> err && fail "merged with a shard missing"
[ -e early.db ] && fail "an incomplete result was left"
(set -x; eval "$(example "study status")") | tee said
grep -qE "1 shards? sent \($victim\)" said || fail "more or less than the missing shard was sent"
drained
begin=$(seconds)
(set -x; eval "$(example "study merge")") | tee said
grep -q '@us-east-1/on-demand' said || fail "the example's query names nobody"
echo "merged and asked in $(taken "$begin")"
cmp one.db chat.db || fail "the merged result has other bytes than that of one process"
wattfare-cli --format json study status chat-plan | json 'd["complete"]' | grep -qx True || fail "complete, and not said to be"

# --- cancelled, and sent again ---
plan() { wattfare-cli study plan preset:llama31-8b-chat --axis llm.output_tokens_per_hour=1e5..1e9:20:log "$@" > /dev/null; }
plan --shards 8 -o "second plan, 50%"
wattfare-cli study submit "second plan, 50%" --engine slurm --at-once 1 > /dev/null
wattfare-cli --format json study cancel "second plan, 50%" | json 'd["cancelled"] > 0' | grep -qx True || fail "nothing was cancelled"
drained
wattfare-cli study submit "second plan, 50%" --engine slurm > /dev/null
drained
ls "second plan, 50%"/slurm-*_7.log > /dev/null || fail "no log beside the shards"
wattfare-cli study merge "second plan, 50%" -o second.db

# --- a partition that there is not, and a scheduler that is gone ---
plan --shards 4 -o third
code=0; wattfare-cli study submit third --engine slurm --partition nowhere 2> err || code=$?
[ $code = 2 ] && grep -q refused err || fail "a partition that there is not: exit code $code, $(cat err)"
kill "$controller"
for _ in $(seq 100); do kill -0 "$controller" 2>/dev/null || break; sleep 0.1; done
code=0; wattfare-cli study submit third --engine slurm 2> err || code=$?
[ $code = 1 ] && grep -q 'does not answer' err || fail "a scheduler that is gone: exit code $code, $(cat err)"
wattfare-cli --format json study status third 2> err | json 'd["scheduler"], d["done"]' | grep -qx "('silent', 0)" || fail "status without a scheduler"
stop
left=$(pgrep -a -f "$folder" || true)
[ -z "$left" ] || fail "still running: $left"
echo "the example of the help page ran on Slurm; its result has the bytes of one process"
