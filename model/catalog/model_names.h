// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <span>
#include <string_view>
#include <vector>

namespace wattfare {

// Those of the models that a person may mean by a text, the likeliest first: one by its key or name; those whose names
// hold each of the words ("BERT", "llama 8b"); those of a size ("7", "7B", "350M": parameters, in billions without a
// letter), by their names, else within a factor of 1.5. Models of the presets come first, the later version
// before the earlier, then those with more benchmarks. Empty where it means none.
std::vector<ModelIndex> modelsMeant(const Snapshot &snapshot, std::span<const ModelIndex> among, std::string_view text);

} // namespace wattfare
