#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs the Debian packages that Wattfare is built from and runs with, if any is missing.
#   installer/setup.sh [build|test|package]      test adds what only the tests need, package what packages are made and verified by
set -euo pipefail

packages=(
    g++ cmake ninja-build pkg-config ccache
    qt6-base-dev qt6-base-dev-tools qt6-charts-dev qt6-svg-dev libqt6opengl6-dev libgl-dev libqt6svg6 qt6-qpa-plugins
    qt6-l10n-tools qt6-tools-dev qt6-tools-dev-tools qt6-translations-l10n
    libsqlite3-dev libsqlitecpp-dev libsimdjson-dev nlohmann-json3-dev libcsv-dev zlib1g-dev libssl-dev librandom123-dev libexpected-dev libeigen3-dev libglpk-dev libyaml-cpp-dev libpqxx-dev
    libcli11-dev libqpdf-dev libxlsxwriter-dev libminizip-dev
    fonts-dejavu-core fonts-noto-cjk
)
if [ "${1:-build}" = test ]; then
    packages+=(catch2 clang-format clang-tidy librapidcheck-dev poppler-utils locales mold xvfb xauth appstream desktop-file-utils util-linux
        flatpak-builder python3-yaml mandoc zsh fish strace slurm-wlm munge python3-botocore python3-kubernetes postgresql-15)
    # Opens the workbooks of the tests; any LibreOffice with Calc does.
    command -v soffice >/dev/null || packages+=(libreoffice-calc-nogui)
fi
if [ "${1:-build}" = package ]; then
    packages+=(dpkg-dev file rpm debootstrap lintian)
fi

missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "Missing packages and no sudo: ${missing[*]}" >&2; exit 1; }
    as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
