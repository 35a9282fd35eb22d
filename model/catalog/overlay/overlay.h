// SPDX-FileCopyrightText: 2026 The Wattfare developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "model/catalog/snapshot.h"
#include "model/catalog/staging/import_batch.h"
#include "model/support/progress.h"
#include "model/support/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

// The user's own database beside the shipped catalogue: imports, own prices and figures, preferences (rule 15).
namespace wattfare {

struct ImportInfo {
    std::int64_t id = 0;
    std::string kind, fileName, title, edition, sha256;
    std::int64_t importedAt = 0; // seconds since 1970 UTC
    std::size_t rows = 0; // written, tombstones included
};

// Imports that were taken back: every row as the file held it.
struct KeptImports {
    std::vector<std::int64_t> ids;
    std::string database; // a SQLite database of the rows
};

// One decision of the user. What is set and what is left empty depends on the kind:
//   price       type, region ("*": every one), option, value = USD an hour
//   discount    type, region ("*": every one), option, value = per cent off the catalogue's price
//   figure      subjectKind, subject, quantity, unit, value, low, high
//   preference  subjectKind, subject, quantity; method, year, sourceKey identify the figure that shall count
//   throughput  type, model, quantity = "inference" or "training", unit = "inferences/s" (...), value per instance;
//               precision, sequenceLength, nodes, batch where it matters; becomes the benchmark "user-<id>"
struct UserChoice {
    enum class Kind : std::uint8_t { price, discount, figure, preference, throughput };
    std::int64_t id = 0; // given by the overlay
    Kind kind = Kind::figure;
    std::string type, region;
    std::string
        option; // "on_demand", "spot", or "plan/term/payment" of a commitment ("reserved_standard/1/no_upfront")
    SubjectKind subjectKind = SubjectKind::instanceType;
    std::string subject, quantity, unit, method, sourceKey, model, precision, basis, note;
    std::optional<int> year;
    double value = 0;
    std::optional<double> low, high, sequenceLength, nodes, batchSize;
    std::int64_t setAt = 0; // seconds since 1970 from which a price holds; given by the overlay where it is 0
};

// badInput for a value out of range or a missing field, as Overlay::set refuses it.
Result<void> checkChoice(const UserChoice &choice);
// True if setting one replaces the other.
bool sameSubject(const UserChoice &a, const UserChoice &b);

class Overlay
{
public:
    // Opens for writing; makes the file and its folder if they are missing; migrates an older version in one
    // transaction each. Errors: fileAccess (read-only, full disk, locked), notADatabase, corrupt, wrongSchema,
    // schemaTooNew.
    static Result<std::unique_ptr<Overlay>> open(const std::filesystem::path &file);
    ~Overlay();
    Overlay(const Overlay &) = delete;
    Overlay &operator=(const Overlay &) = delete;

    // Writes a batch in one transaction: all of it or nothing. Rows of types and regions that neither `current` nor the
    // batch knows are left out, as diffImport shows. Errors: badInput (a value out of range, named by line and field),
    // fileAccess, cancelled. A cancelled or failed import leaves no trace.
    Result<ImportInfo> apply(const ImportBatch &batch, const Snapshot &current, const ProgressFn &progress = {});

    Result<std::vector<ImportInfo>> imports() const; // newest first
    Result<void> revert(std::int64_t importId); // takes back everything the import wrote
    // The same for all of them or none, and what they had written for restore(). notFound if one is not there any more.
    Result<KeptImports> takeBack(std::span<const std::int64_t> importIds);
    // Puts the same rows back under the same numbers. notFound ("overlay.changed_elsewhere") where another program has
    // taken one of their places since; then nothing is written.
    Result<void> restore(const KeptImports &kept);

    // Own values and preferences. Setting one with the same key replaces the earlier one; undo brings that back.
    Result<std::int64_t> set(const UserChoice &choice); // badInput for a value out of range or a missing field
    Result<void> clear(std::int64_t choiceId); // removes one, even one that cannot be read; can be undone
    Result<std::vector<UserChoice>> choices() const; // those in force, newest first
    Result<std::optional<UserChoice>> undo(); // the last set or clear; nullopt if there is none
    Result<std::optional<UserChoice>> redo();

    // Fits the methods of throughput to the benchmarks of `snapshot`, which was read with this overlay, and keeps them
    // in place of earlier ones. Errors: fileAccess, cancelled.
    Result<void> refit(const Snapshot &snapshot, const ProgressFn &progress = {});

    const std::filesystem::path &file() const;

private:
    Overlay();
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

// Imports and choices of an overlay that is only read, newest first; both empty if there is no such file. Errors: as
// loadSnapshot.
Result<std::pair<std::vector<ImportInfo>, std::vector<UserChoice>>> readOverlayLists(const std::filesystem::path &file);

// Tells whether another window or program has written to the overlay. Cheap enough for a timer.
class OverlayWatch
{
public:
    explicit OverlayWatch(std::filesystem::path file);
    ~OverlayWatch();
    OverlayWatch(const OverlayWatch &) = delete;
    OverlayWatch &operator=(const OverlayWatch &) = delete;
    bool changed(); // since the last call, or since the construction

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace wattfare
