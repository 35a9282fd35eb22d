// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"

#include <QString>

#include <span>
#include <string_view>

namespace wattfare {

// Words for the quantities of figures and the named results of derivations: "full_load_w" reads "power at full load".
QString quantityName(std::string_view id);

// "NVIDIA data sheet (NVIDIA, 2021)" of a source; several joined by a semicolon.
QString sourceName(const Source &source);
QString sourceNames(const Snapshot &snapshot, std::span<const SourceIndex> sources);

} // namespace wattfare
