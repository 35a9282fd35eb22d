#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Wattfare developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, checks the style, builds with warnings as errors, and passes the tests. Arguments go to ctest.
set -euo pipefail
cd "$(dirname "$0")/.."

./installer/setup.sh test
./installer/check-style.sh
./installer/build.sh ci
# What the tests need was installed above: a test that finds it missing fails.
WATTFARE_ALL_TESTS=1 ctest --preset ci "$@"
