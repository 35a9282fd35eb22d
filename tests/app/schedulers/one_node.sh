# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
# To be sourced: a real Slurm of one node, with its own ports, folders, configuration and munge, in the new folder
# $folder; SLURM_CONF names it, $controller is its slurmctld, stop() ends what was started, and so does the end of the
# script. Exit code 77 where it cannot run. Needs $python.
fail() { echo "FAILED: $*"; exit 1; }
skip() { echo "SKIPPED: $*"; exit 77; }
for tool in munged slurmctld slurmd sbatch squeue scancel scontrol sinfo; do
    PATH=$PATH:/usr/sbin command -v $tool >/dev/null && continue
    [ -n "${WATTFARE_ALL_TESTS:-}" ] && fail "$tool is missing: installer/setup.sh test brings it"
    skip "$tool is missing"
done
PATH=$PATH:/usr/sbin
folder=$(mktemp -d) pids=()
stop() { # those that this script started, by their ids
    local pid
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    for pid in "${pids[@]}"; do
        for _ in $(seq 50); do kill -0 "$pid" 2>/dev/null || break; sleep 0.1; done
        kill -9 "$pid" 2>/dev/null || true
    done
    pids=()
}
trap 'stop; rm -rf "$folder"' EXIT

# --- the cluster ---
node=$(hostname -s) me=$(id -un)
mkdir -p "$folder"/{state,spool,munge}
chmod 755 "$folder" "$folder/munge"
head -c 1024 /dev/urandom > "$folder/munge/key"
chmod 600 "$folder/munge/key"
(umask 077; exec munged --foreground --force --key-file="$folder/munge/key" --socket="$folder/munge/socket" --pid-file="$folder/munge/pid" \
    --log-file="$folder/munge/log" --seed-file="$folder/munge/seed" > "$folder/munged.out" 2>&1) & pids+=($!)
freePort() { $python -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
cat > "$folder/slurm.conf" <<CONFIGURATION
ClusterName=wattfare
SlurmctldHost=$node(127.0.0.1)
SlurmUser=$me
SlurmdUser=$me
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket
CredType=cred/munge
SlurmctldPort=$(freePort)
SlurmdPort=$(freePort)
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SchedulerParameters=batch_sched_delay=0,sched_interval=1
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MailProg=/bin/true
ReturnToService=2
NodeName=$node NodeAddr=127.0.0.1 CPUs=2 RealMemory=8192 State=UNKNOWN
PartitionName=main Nodes=$node Default=YES MaxTime=INFINITE State=UP
CONFIGURATION
export SLURM_CONF=$folder/slurm.conf
for _ in $(seq 50); do [ -S "$folder/munge/socket" ] && break; sleep 0.1; done
[ -S "$folder/munge/socket" ] || skip "munge does not start here: $(cat "$folder/munged.out" "$folder/munge/log" 2>/dev/null | tail -n 1)"
slurmctld -D > "$folder/slurmctld.out" 2>&1 & controller=$!; pids=($controller "${pids[@]}")
slurmd -D -N "$node" > "$folder/slurmd.out" 2>&1 & pids=($! "${pids[@]}")
for _ in $(seq 100); do
    timeout 10 sinfo -h -o %T 2>/dev/null | grep -q idle && break
    sleep 0.2
done
timeout 10 sinfo -h -o %T 2>/dev/null | grep -q idle \
    || skip "Slurm does not start here: $(cat "$folder"/slurm*.out "$folder"/slurm*.log 2>/dev/null | grep -iE 'error|fatal' | tail -n 1)"
