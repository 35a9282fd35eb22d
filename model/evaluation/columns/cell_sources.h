// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/evaluation/results.h"

#include <string>
#include <vector>

namespace wattfare {

// Ids of the sources that a figure rests on, by its derivation, each once and in its order; empty for a missing figure.
std::vector<std::string> sourcesOf(const Results &results, std::size_t row, Metric metric);

} // namespace wattfare
