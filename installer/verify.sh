#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Shows that the packages work where nothing of Wattfare was: builds them (or takes the .deb that is named), makes a bare Debian
# by debootstrap from the mirror that this machine's apt uses, runs the AppDir there, installs the .deb with its
# dependencies, runs the programs as an ordinary user, opens a document by its type, removes all, and compares what is left.
# Ends at the first step that fails. Needs root, and about 2 GB in build/verify.
#   installer/verify.sh [--preset PRESET] [FILE.deb]
set -euo pipefail
cd "$(dirname "$0")/.."
preset=release deb=""
while [ $# -gt 0 ]; do
    case $1 in
        --preset) preset=$2; shift 2 ;;
        *) deb=$(realpath "$1"); shift ;;
    esac
done
[ "$(id -u)" -eq 0 ] || { echo "installer/verify.sh makes a root file system: run it as root" >&2; exit 1; }
# All mounts are seen by this script and its children alone, and go with them.
if [ -z "${WATTFARE_VERIFY_NAMESPACE:-}" ]; then
    command -v debootstrap >/dev/null || ./installer/setup.sh package
    WATTFARE_VERIFY_NAMESPACE=1 exec unshare --mount --propagation private "$0" --preset "$preset" ${deb:+"$deb"}
fi

work=$PWD/build/verify root=$PWD/build/verify/root
number=0 what="start"
step() { number=$((number + 1)); what=$1; printf '\n%2d. %s\n' "$number" "$what"; }
say() { sed 's/^/      /'; }
# Never into what is mounted there.
clear_root() { umount -q "$root/opt/appdir" "$root/proc" 2>/dev/null || true; rm -rf --one-file-system "$root"; }
trap 'code=$?; [ $code -eq 0 ] || printf "\nFAILED in step %d: %s\n" "$number" "$what"; clear_root; exit $code' EXIT
trap 'exit 130' INT TERM
die() { echo "      $*"; exit 1; }
inside() { chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
person() { chroot --userspec=1000:1000 "$root" /usr/bin/env -i HOME=/home/person USER=person PATH=/usr/bin:/bin LC_ALL=C.UTF-8 \
    XDG_RUNTIME_DIR=/home/person/run QT_QPA_PLATFORM=offscreen XDG_CURRENT_DESKTOP=GNOME XDG_DATA_DIRS=/usr/local/share:/usr/share "$@"; }
# Draws every view; the offscreen platform says much that is of no use.
draw() {
    person "$@" > "$work/said" 2>&1 || { say < "$work/said"; exit 1; }
    { grep -v 'This plugin does not support' "$work/said" || true; } | say
}
mkdir -p "$work"

if [ -z "$deb" ]; then
    step "Packages: .deb, .rpm, .tar.gz and sources with checksums"
    ./installer/package.sh "$preset" | say
    deb=$(echo "$PWD"/build/packages/*.deb)
fi
step "The package $(basename "$deb")"
[ ! -f "$deb.sha256" ] || (cd "$(dirname "$deb")" && sha256sum -c "$(basename "$deb").sha256") | say
dpkg-deb -f "$deb" Package Version Architecture Installed-Size Depends Recommends | say
version=$(dpkg-deb -f "$deb" Version)
if command -v lintian >/dev/null; then
    lintian --allow-root --tag-display-limit 0 "$deb" > "$work/lintian.txt" 2>&1 || true
    sort "$work/lintian.txt" | cut -d: -f1 | uniq -c | sed 's/^ */lintian: /' | say
    # The project has no address of its own for mail yet.
    if grep '^E:' "$work/lintian.txt" | grep -v 'bogus-mail-host'; then die "errors of lintian"; fi
    grep '^[EW]:' "$work/lintian.txt" | say
fi
if ls build/packages/*.rpm >/dev/null 2>&1; then
    step "The .rpm, the archives and the .deb hold the same files"
    dpkg-deb --fsys-tarfile "$deb" | tar -t | sed -n 's|^\./usr|/usr|p' | grep -v '/$' | sort > "$work/deb.files"
    rpm -qpl build/packages/*.rpm 2>/dev/null | sort > "$work/rpm.all"
    # A .rpm also lists folders that are its own.
    comm -23 "$work/deb.files" "$work/rpm.all" > "$work/only.deb"
    [ ! -s "$work/only.deb" ] || { say < "$work/only.deb"; die "not in the .rpm"; }
    rpm -qp --requires build/packages/*.rpm 2>/dev/null | grep -v '(' | say
    archive=$(ls build/packages/wattfare-*.tar.gz | grep -v source)
    tar -tzf "$archive" | grep -v '/$' | sed 's|^[^/]*/|/usr/|; s|^/usr/usr/|/usr/|' | sort > "$work/archive.files"
    diff "$work/deb.files" "$work/archive.files" | say || die "the archive holds other files"
    rm -rf "$work/source" && mkdir "$work/source"
    tar -xzf build/packages/wattfare-*-source.tar.gz -C "$work/source" --strip-components=1
    [ ! -e "$work/source/build" ] && [ ! -e "$work/source/.git" ] || die "the sources hold more than sources"
    cmake -S "$work/source" -B "$work/source/build/core" -G Ninja -DWATTFARE_GUI=OFF > "$work/source.log" 2>&1 || { tail "$work/source.log"; die "the sources do not configure"; }
    echo "$(wc -l < "$work/deb.files") files each; the sources configure" | say
    rm -rf "$work/source"
fi

suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
step "A bare Debian $suite from the mirror of this machine's apt"
mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Identifier: Packages' | awk -v suite="$suite" '$2 == suite {print $1; exit}')
[ -n "$mirror" ] || die "apt knows no mirror of $suite: run apt-get update"
base=$work/base-$suite.tar
if [ ! -f "$base" ]; then
    clear_root
    debootstrap --variant=minbase "$suite" "$root" "$mirror" > "$work/debootstrap.log" 2>&1 || { tail -n 5 "$work/debootstrap.log"; exit 1; }
    tar -C "$root" -cf "$base.part" . && mv "$base.part" "$base"
fi
clear_root && mkdir -p "$root"
tar -C "$root" -xf "$base"
# The same sources and proxy as outside; the security updates that the .deb was built against with them.
rm -f "$root/etc/apt/sources.list"
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
    [ -f "$file" ] && grep -q "$suite" "$file" && grep -qF "${mirror%/}" "$file" && cp "$file" "$root/etc/apt/sources.list.d/"
done
mkdir -p "$root/usr/share/keyrings"
cp -n /usr/share/keyrings/*.gpg "$root/usr/share/keyrings/" 2>/dev/null || true
apt-config dump | grep -iE '^Acquire::(http|https)::' > "$root/etc/apt/apt.conf.d/50outside" || true
cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d" && chmod +x "$root/usr/sbin/policy-rc.d"
mount -t proc proc "$root/proc"
inside useradd --create-home --uid 1000 person
inside mkdir -p /home/person/run && inside chown person: /home/person/run && chmod 700 "$root/home/person/run"
inside dpkg-query -W | wc -l | sed 's/$/ packages/' | say
! inside sh -c 'ls /usr/lib/*/libQt6*' 2>/dev/null || die "Qt is there already"

if [ -d "build/$preset/bin" ]; then
    step "The AppDir, where there is neither Qt nor a font"
    ./installer/appdir.sh "$preset" "$work/Wattfare.AppDir" | say
    mkdir "$root/opt/appdir" && mount --bind "$work/Wattfare.AppDir" "$root/opt/appdir"
    person /opt/appdir/AppRun --version | say
    person /opt/appdir/AppRun wattfare-cli --no-overlay evaluate preset:layoutlm --as-of 2026-07-20 --limit 3 --columns instance_type,region,usd_per_million 2>&1 | say
    draw /opt/appdir/AppRun --screenshot /home/person/appdir --size 1024x680
    pictures=$(find "$root/home/person/appdir" -name '*.png' -size +4k | wc -l)
    [ "$pictures" -ge 10 ] || die "$pictures pictures"
    echo "$pictures pictures drawn" | say
    rm -rf "$work/pictures" && cp -r "$root/home/person/appdir" "$work/pictures"
    rm -rf "$root/home/person/appdir"
    umount "$root/opt/appdir" && rmdir "$root/opt/appdir"
fi

step "Installed by apt with what it depends on, and nothing that it only recommends"
cp "$deb" "$root/tmp/wattfare.deb"
inside apt-get update -qq
inside apt-get install -y -qq --no-install-recommends /tmp/wattfare.deb > "$work/install.log" 2>&1 || { tail "$work/install.log"; exit 1; }
rm "$root/tmp/wattfare.deb"
inside dpkg-query -W -f '${Package} ${Version} ${Status}\n' wattfare | say
inside dpkg --verify wattfare
echo "$(inside dpkg -L wattfare | while read -r f; do [ -f "$root$f" ] && echo x; done | wc -l) files, $(inside dpkg-query -W | wc -l) packages now" | say

for program in wattfare wattfare-cli; do
    cmake -DREADELF=readelf -DOBJDUMP=objdump "-DPROGRAM=$root/usr/bin/$program" "-DPROCESSOR=$(uname -m)" -P tests/app/program/hardening.cmake \
        || die "$program lacks guards"
done
echo "guards of both programs: random address, read-only table of functions, canaries, checked copies, touched pages" | say

step "Both programs, as an ordinary user"
person wattfare --version | tee "$work/version" | say
grep -qx "wattfare ${version%%-*}" "$work/version" || die "not the version of the package"
person wattfare-cli --version | say
person wattfare-cli --no-overlay evaluate preset:layoutlm --as-of 2026-07-20 --limit 3 --columns instance_type,region,usd_per_million > "$work/table.txt"
say < "$work/table.txt"
[ "$(wc -l < "$work/table.txt")" -ge 4 ] || die "no table"
person wattfare-cli --no-overlay report preset:layoutlm -o /home/person/layoutlm.pdf 2>&1 | say
head -c 5 "$root/home/person/layoutlm.pdf" | grep -q '%PDF-' || die "no PDF"
ls -s --block-size=K "$root/home/person/layoutlm.pdf" | awk '{print "layoutlm.pdf", $1}' | say
person wattfare-cli check | tail -n 2 | say

step "The window, offscreen: every view into a picture"
draw wattfare --screenshot /home/person/shots --size 1024x680
pictures=$(find "$root/home/person/shots" -name '*.png' -size +4k | wc -l)
[ "$pictures" -ge 10 ] || die "$pictures pictures"
echo "$pictures pictures" | say

step "A .wattfare opened by its type, with what a desktop has installed"
inside apt-get install -y -qq --no-install-recommends xdg-utils libglib2.0-bin shared-mime-info desktop-file-utils dbus > "$work/desktop.log" 2>&1 || { tail "$work/desktop.log"; exit 1; }
cp resources/presets/hpc-fp64.wattfare "$root/home/person/answer.wattfare"
type=$(person xdg-mime query filetype /home/person/answer.wattfare) || die "xdg-mime finds no type: $type"
default=$(person xdg-mime query default application/x-wattfare-scenario) || die "xdg-mime finds no program: $default"
echo "xdg-mime: $type, opened by $default" | say
[ "$type" = application/x-wattfare-scenario ] || die "not its type"
[ "$default" = org.wattfare.Wattfare.desktop ] || die "not its program"
known=$(person gio mime application/x-wattfare-scenario) # whole: a reader that ends early would end gio by a broken pipe
echo "${known%%$'\n'*}" | say
[[ $known == *org.wattfare.Wattfare.desktop* ]] || die "gio knows no program"
# gio starts what the type names; the process that comes must have the file as its argument and must stay.
# It keeps what it writes to: a pipe would be waited for.
person gio open /home/person/answer.wattfare > "$work/gio" 2>&1 < /dev/null || { say < "$work/gio"; die "gio open failed"; }
say < "$work/gio"
found=""
for _ in $(seq 60); do
    for process in $(chroot "$root" sh -c 'grep -lsz /home/person/answer.wattfare /proc/[0-9]*/cmdline' | cut -d/ -f3); do
        [ "$(readlink "/proc/$process/root")" = "$root" ] && [ "$(basename "$(readlink "/proc/$process/exe")")" = wattfare ] && found=$process
    done
    [ -n "$found" ] && break
    sleep 1
done
[ -n "$found" ] || die "gio open started no wattfare with the document"
sleep 5
[ -d "/proc/$found" ] || die "it ended by itself"
echo "gio open started: $(tr '\0' ' ' < "/proc/$found/cmdline")" | say
kill "$found"
while [ -d "/proc/$found" ]; do sleep 0.2; done
draw wattfare --screenshot /home/person/opened --size 1024x680 /home/person/answer.wattfare
picture=explore.png # others are of scenarios of their own, or of none
[ -f "$root/home/person/opened/$picture" ] || die "no picture of the opened document"
! cmp -s "$root/home/person/shots/$picture" "$root/home/person/opened/$picture" || die "$picture is the same without the document"
echo "$picture shows the document, not the first start" | say

step "Manual pages, completions, icons, licences"
for file in man/man1/wattfare.1.gz man/man1/wattfare-cli.1.gz bash-completion/completions/wattfare-cli zsh/vendor-completions/_wattfare-cli \
    fish/vendor_completions.d/wattfare-cli.fish icons/hicolor/scalable/apps/org.wattfare.Wattfare.svg icons/hicolor/48x48/apps/org.wattfare.Wattfare.png \
    metainfo/org.wattfare.Wattfare.metainfo.xml mime/packages/org.wattfare.Wattfare.xml; do
    [ -s "$root/usr/share/$file" ] || [ "${file%%/*}" = man ] || die "no $file"
done
# A minimal system may leave documentation out; the package has it.
documents=$(dpkg-deb -c "$deb" | grep -oE '(man1/wattfare(-cli)?\.1\.gz|doc/wattfare/[a-zA-Z.-]+)$' | tr '\n' ' ')
echo "$documents" | say
[[ $documents == *man1/wattfare-cli.1.gz* ]] || die "no manual page"

step "Removed without a trace"
everything() { (cd "$root" && find etc usr opt root srv var home -xdev \( -path var/cache -o -path var/log -o -path var/lib/apt -o -path var/lib/dpkg -o -path home/person \) -prune -o -print | sort); }
inside dpkg -L wattfare | sed 's|^/||' | sort > "$work/own"
everything > "$work/with"
inside apt-get purge -y -qq wattfare > "$work/purge.log" 2>&1
everything > "$work/without"
comm -13 "$work/with" "$work/without" > "$work/new"
[ ! -s "$work/new" ] || { say < "$work/new"; die "files that were not there before"; }
comm -23 "$work/with" "$work/without" | comm -23 - "$work/own" > "$work/gone"
echo "gone besides its own files: $(tr '\n' ' ' < "$work/gone")" | say
if grep -i wattfare "$work/without"; then die "these are left"; fi
if grep -rilE 'wattfare' "$root/usr/share/mime" "$root/usr/share/applications" "$root/var/lib/dpkg/status" "$root/etc"; then die "these still name it"; fi
inside dpkg-query -W wattfare > /dev/null 2>&1 && die "dpkg still knows it"
(cd "$root/home/person" && find . -ipath '*wattfare*' -not -name '*.wattfare' -type f) | sed 's/^/a person keeps /' | say
inside apt-get autoremove --purge -y -qq > "$work/autoremove.log" 2>&1
inside sh -c 'ls /usr/lib/*/libQt6Widgets*' > /dev/null 2>&1 && die "Qt stays though nothing needs it"
inside dpkg-query -W | wc -l | sed 's/$/ packages after autoremove/' | say
clear_root
printf '\nAll %d steps passed.\n' "$number"
