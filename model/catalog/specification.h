// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: specifications column by column, as imports bring them.
#include "model/catalog/import_batch.h"
#include "model/catalog/snapshot_builder.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wattfare {

// The value of a column of a dimension as its CSV would show it; nullopt if the key is unknown, "" if the value is.
std::optional<std::string> specificationText(const Snapshot &snapshot, std::string_view table, std::string_view key,
                                             std::string_view column);

// Columns of one key, later imports already over earlier ones.
using SpecificationColumns = std::map<std::string, std::string, std::less<>>;

// Merges into data() before indexDimensions(): a known key column by column, an unknown one as a new record if it has
// what a record needs. False if it has not.
bool mergeSpecification(SnapshotBuilder &builder, std::string_view table, const std::string &key,
                        const SpecificationColumns &columns, SourceIndex source);

// What completeFor() makes disappear.
struct Removal {
    std::string book; // "on_demand" or "spot"
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    Date asOf;
};
std::vector<Removal> removalsOf(const ImportBatch &batch, const Snapshot &current);

} // namespace wattfare
