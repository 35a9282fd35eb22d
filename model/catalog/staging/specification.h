// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Internal to model/catalog: specifications column by column, as imports bring them.
#include "model/catalog/snapshot_builder.h"
#include "model/catalog/staging/import_batch.h"
#include "model/catalog/store/benchmark_check.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wattfare {

// The value of a column of a dimension as its CSV would show it; nullopt if the key is unknown, "" if the value is.
std::optional<std::string> specificationText(
    const Snapshot &snapshot, std::string_view table, std::string_view key, std::string_view column);

// Columns of a dimension that no record of a snapshot holds: its furtherColumns do.
std::vector<std::string_view> furtherColumnsOf(std::string_view table);

// What a staged column says in the catalogue. Of an accelerator staged by its name at EC2: its key, "" if none has the
// name, or several have it and none of them the memory.
std::string stagedValue(const Snapshot &current, const ImportBatch::Specification &row);

// Columns of one key, later imports already over earlier ones.
using SpecificationColumns = Snapshot::Columns;

// Merges into data() before indexDimensions(): a known key column by column, an unknown one as a new record if it has
// what a record needs. False if it has not.
bool mergeSpecification(SnapshotBuilder &builder, std::string_view table, const std::string &key,
    const SpecificationColumns &columns, SourceIndex source);

// Table and key.
using SpecificationKey = std::pair<std::string, std::string>;
using NewSpecifications = std::map<SpecificationKey, SpecificationColumns>;
// Whether the catalogue has the key of a dimension.
bool hasSpecification(const Snapshot &snapshot, std::string_view table, std::string_view key);
// Keys that the catalogue lacks and that the batches, taken together, bring with all that a record needs.
NewSpecifications newSpecifications(std::span<const ImportBatch *const> batches, const Snapshot &current);
// The columns without which a new record of the table is left out.
std::span<const std::string_view> neededColumns(std::string_view table);
// Whether the subject of a figure or the model of a benchmark is one of the catalogue or of `added`.
bool knowsSubject(
    const Snapshot &current, const NewSpecifications &added, SubjectKind kind, const std::string &subject);
bool knowsModel(const Snapshot &current, const NewSpecifications &added, const ImportBatch::FactRow &row);
// Why a row of benchmarks cannot be, by what the catalogue knows of its accelerator and model; other tables: nothing.
std::optional<BenchmarkFault> faultOf(const Snapshot &current, const ImportBatch::FactRow &row);

// The provider is part of every key. Staged prices name their type "p4d.24xlarge", or
// "gcp:a2-highgpu-1g" where the provider is not aws.
struct StagedType {
    std::string_view provider = "aws", name;
};
StagedType stagedType(std::string_view staged);
std::string stagedTypeName(std::string_view provider, std::string_view name);
// The type of the catalogue, if it is that provider's; kNone otherwise.
TypeIndex typeOfStaged(const Snapshot &current, std::string_view staged);
// Whether the type is one of the catalogue or of `added`, by that provider.
bool knowsType(const Snapshot &current, const NewSpecifications &added, std::string_view staged);

// What tells a source from others, but not one edition of it from the next: imports by what they say of themselves.
std::string editionKey(const Source &source);
std::string editionKey(const ImportSource &source);

// What completeFor() makes disappear.
struct Removal {
    std::string book; // "on_demand", "spot" or "commitment"
    TypeIndex type = kNone;
    RegionIndex region = kNone;
    Date asOf;
    std::size_t row = 0; // of the book: the observation in force until then
};
// `kept`: offers that a list lacks, but that stay because the list is only a part (isWholeList).
std::vector<Removal> removalsOf(const ImportBatch &batch, const Snapshot &current, std::size_t *kept = nullptr);

} // namespace wattfare
